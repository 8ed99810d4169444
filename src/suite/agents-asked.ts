// Which agents a suite's tests ask for, where it is written: known also where the rest of the suite is wrong.
import type { Place } from '../model/place.ts';
import type { Test } from '../model/suite.ts';
import { asText } from '../model/values.ts';
import { tdxOf } from './expand.ts';
import { isMapping, type Mapping, misspells } from './mapping.ts';
import type { YamlFile } from './yaml.ts';

export interface AgentAsked {
  /** undefined: none is named. */
  readonly agent?: string;
  readonly tdx?: Test['tdx'];
  /** Of the name; where there is none, of the first of the tests. */
  readonly place: Place;
  /** How many ask for it here. */
  readonly tests: number;
}

export interface KnownKeys {
  readonly suite: readonly string[];
  readonly test: readonly string[];
}

/** A test whose `agent` is misspelt asks for nobody knows whom: it is not listed. */
export function agentsAsked(suite: Mapping, file: string, keys: KnownKeys, { locate }: Pick<YamlFile, 'locate'>): readonly AgentAsked[] {
  const entries = Array.isArray(suite['tests']) ? [...suite['tests'].entries()] : [];
  const tests = entries.flatMap(([i, test]) => (isMapping(test) ? [{ i, test }] : []));
  const own = tests.filter(({ test }) => 'agent' in test);
  const others = tests.filter(({ test }) => !('agent' in test) && !misspells(test, 'agent', keys.test));
  const tdx = tdxOf(file);
  const asked = own.flatMap(({ i, test }) => named(test['agent'], locate(['tests', i, 'agent']), 1));
  const [first] = others;
  if (!first) return asked;
  if ('agent' in suite) return [...named(suite['agent'], locate(['agent']), others.length), ...asked];
  if (misspells(suite, 'agent', keys.suite)) return asked;
  const place = locate(['tests', first.i]);
  return [{ ...(tdx && { tdx }), place: { ...place, endLine: place.line }, tests: others.length }, ...asked];
}

/** What is no name at all is the schema's to say. */
function named(written: unknown, place: Place, tests: number): readonly AgentAsked[] {
  const agent = asText(written);
  return typeof agent === 'string' && agent !== '' ? [{ agent, place, tests }] : [];
}
