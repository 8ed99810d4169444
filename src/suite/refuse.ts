// What the grammar has and this version does not run: refused with its line, never ignored. A test with `skip` may have all of it.
import { type Problem, problem } from '../model/problems.ts';
import { isMapping, misspells } from './mapping.ts';
import type { YamlFile } from './yaml.ts';

type Path = readonly PropertyKey[];

/** `checks`: the names of checks that parse only. `keys`: those that a test may have. */
export function refusals(
  suite: { readonly [key: string]: unknown },
  checks: readonly string[],
  keys: readonly string[],
  yaml: Pick<YamlFile, 'locate'>,
): Problem[] {
  const found: Path[] = [];
  const whats: string[] = [];
  const refuse = (path: Path, what: string) => {
    found.push(path);
    whats.push(what);
  };
  const defaults = suite['defaults'];
  if (isMapping(defaults)) inPart(defaults, ['defaults'], checks, refuse);
  const tests = Array.isArray(suite['tests']) ? suite['tests'] : [];
  for (const [i, test] of tests.entries()) {
    if (!isMapping(test) || 'skip' in test || misspells(test, 'skip', keys)) continue;
    inPart(test, ['tests', i], checks, refuse);
    const rounds = Array.isArray(test['rounds']) ? test['rounds'] : [];
    for (const [j, round] of rounds.entries()) if (isMapping(round)) inPart(round, ['tests', i, 'rounds', j], checks, refuse);
  }
  return found.map((path, i) => problem('not_supported', `${whats[i]} is not supported yet.`, yaml.locate(path, 'key')));
}

type Refuse = (path: Path, what: string) => void;

function inPart(part: { readonly [key: string]: unknown }, path: Path, names: readonly string[], refuse: Refuse): void {
  inChecks(part['checks'], [...path, 'checks'], names, refuse);
  const mocks = part['mocks'];
  if (!isMapping(mocks)) return;
  for (const [tool, mock] of Object.entries(mocks)) {
    inMock(mock, [...path, 'mocks', tool], refuse);
  }
}

function inChecks(checks: unknown, path: Path, names: readonly string[], refuse: Refuse): void {
  if (!isMapping(checks)) return;
  for (const name of names) if (name in checks) refuse([...path, name], `the check \`${name}\``);
  const groups = Array.isArray(checks['any_of']) ? checks['any_of'] : [];
  for (const [i, group] of groups.entries()) inChecks(group, [...path, 'any_of', i], names, refuse);
}

function inMock(mock: unknown, path: Path, refuse: Refuse): void {
  if (Array.isArray(mock)) for (const [i, one] of mock.entries()) inMock(one, [...path, i], refuse);
  if (!isMapping(mock)) return;
  if ('module' in mock) refuse([...path, 'module'], 'a mock from a module (`module`)');
  if (Array.isArray(mock['sequence'])) for (const [i, one] of mock['sequence'].entries()) inMock(one, [...path, 'sequence', i], refuse);
}
