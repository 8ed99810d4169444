// What an agent did, as it tells it by itself: a line a tool call in the trace file, else lines of its output.
import type { Failed, Observed } from '../model/agents.ts';
import { isObject, type Json } from '../model/json.ts';
import { failed } from './failure.ts';
import { atPath, parseJson } from './json.ts';
import { toolStatus } from './observed.ts';
import { toolArgs } from './tool-args.ts';

/** The names that frameworks give to the same thing. */
const NAMES = ['tool', 'tool_name', 'toolName', 'toolCall.name', 'function.name', 'functionName', 'name', 'action'];
const ARGS = [
  'args',
  'arguments',
  'action_input',
  'input',
  'parameters',
  'toolCall.args',
  'toolCall.arguments',
  'toolCall.input',
  'function.arguments',
  'functionArguments',
];
const RESULTS = ['result', 'output', 'observation'];
const IDS = ['call', 'id', 'tool_call_id', 'toolCallId', 'toolCall.id'];
/** A `name` or an `action` alone may be anything: an answer has them too. */
const SURE = NAMES.slice(0, 6);
const LONGEST_NAME = 500;

export type CallId = () => string;

/** One record of a trace, whatever it names its parts; undefined: it speaks of no tool. */
export function toolRecord(record: Json, callId: CallId, sure = false): readonly Observed[] | undefined {
  const name = first(record, NAMES);
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) return undefined;
  const written = first(record, ARGS);
  if (sure && written === undefined && first(record, SURE) === undefined) return undefined;
  const id = first(record, IDS);
  const call = typeof id === 'string' && id !== '' && id.length <= LONGEST_NAME ? id : callId();
  // Frameworks of the ReAct kind give a tool one text.
  const args = toolArgs(written) ?? { input: written ?? null };
  const called: Observed = { kind: 'call', call, name, args };
  const content = first(record, RESULTS);
  const error = atPath(record, 'error');
  if (content === undefined && !error) return [called];
  const status = error ? 'error' : toolStatus(atPath(record, 'status'));
  return [called, { kind: 'result', call, name, status, content: content ?? { error: error ?? null } }];
}

function first(record: Json, paths: readonly string[]): Json | undefined {
  if (!isObject(record)) return undefined;
  return paths.map((path) => atPath(record, path)).find((value) => value !== undefined && value !== null);
}

/**
 * A line a tool call; other lines are the agent's own affair. One that begins as a call and cannot be read could hide what is forbidden: then
 * nobody can tell. `torn`: the agent was stopped, perhaps in the middle of its last line.
 */
export function readTrace(text: string, callId: CallId, torn: boolean): readonly Observed[] | Failed {
  const whole = text.trimStart().startsWith('[') ? parseJson(text.trim()) : undefined;
  if (Array.isArray(whole)) return whole.flatMap((record) => toolRecord(record, callId) ?? []);
  const observed: Observed[] = [];
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    if (!/^\s*[{[]/.test(line)) continue;
    const record = parseJson(line);
    const last = i === lines.length - 1;
    if (record === undefined && torn && last) continue;
    if (record === undefined) return failed('AGENT_ERROR', `line ${i + 1} of its trace file is not JSON`, line);
    observed.push(...(toolRecord(record, callId) ?? []));
  }
  return observed;
}

/** For an agent that writes no trace: JSON lines first, then `Action:` markers. */
export function callsInOutput(text: string, callId: CallId): readonly Observed[] {
  const lines = text.split('\n');
  const told = lines.flatMap((line) => (/^\s*\{/.test(line) ? (toolRecord(parseJson(line) ?? null, callId, true) ?? []) : []));
  return told.length > 0 ? told : marked(lines, callId);
}

const MARKER = /^\s*(?:\*\*)?Action:(?:\*\*)?\s*([\w./:-]+)\s*(?:\((.*)\)\s*)?$/;
const INPUT_MARKER = /^\s*(?:\*\*)?Action Input:(?:\*\*)?\s*(.*)$/;

/** `Action: search({"q":"x"})`, or `Action: search` with `Action Input: …` below it. */
function marked(lines: readonly string[], callId: CallId): readonly Observed[] {
  return lines.flatMap((line, i): Observed[] => {
    const [, name, inside] = MARKER.exec(line) ?? [];
    if (name === undefined || name.length > LONGEST_NAME) return [];
    const below = lines.slice(i + 1, i + 3).find((next) => next.trim() !== '') ?? '';
    const written = inside ?? INPUT_MARKER.exec(below)?.[1] ?? '';
    return [{ kind: 'call', call: callId(), name, args: argsOf(written.trim()) }];
  });
}

function argsOf(written: string): Json {
  if (written === '') return {};
  const parsed = parseJson(written);
  return isObject(parsed) ? parsed : { input: parsed ?? written };
}
