// Agentest's mocks: functions, and sequences of values.
import { isObject, type Json } from '../model/json.ts';
import type { Mock, MockFunction } from '../model/suite.ts';

const SEQUENCE = Symbol.for('viva.sequence');

export interface SequenceMock {
  (): unknown;
  readonly [SEQUENCE]: readonly unknown[];
}

/** Answers one value after the other; the last repeats. Anew in each conversation. A value that is a function is called. */
export function sequence(values: readonly unknown[]): SequenceMock {
  if (!Array.isArray(values) || values.length === 0) throw new Error('sequence() requires at least one value');
  let at = 0;
  // Called by nobody but programs that use it without a run.
  const next = () => values[Math.min(at++, values.length - 1)];
  return Object.assign(next, { [SEQUENCE]: [...values] });
}

const isSequence = (value: unknown): value is SequenceMock => typeof value === 'function' && SEQUENCE in value;

/** `id` names the code: where it changes, what the agent is asked has changed. */
export function mockOf(value: unknown, id: string): Mock {
  if (isSequence(value)) return { sequence: value[SEQUENCE].map((one, i) => mockOf(one, `${id}[${i}]`)) };
  if (typeof value === 'function') return { function: value as MockFunction, id };
  return { returns: plain(value) };
}

/** As it would be on its way to the agent. */
function plain(value: unknown): Json {
  const text = JSON.stringify(value);
  return text === undefined ? null : (JSON.parse(text) as Json);
}

export const isMocks = (value: unknown): value is { readonly [tool: string]: unknown } => isObject(value);
