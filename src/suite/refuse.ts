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
  if (isMapping(defaults)) inChecks(defaults['checks'], ['defaults', 'checks'], checks, refuse);
  const tests = Array.isArray(suite['tests']) ? suite['tests'] : [];
  for (const [i, test] of tests.entries()) {
    if (!isMapping(test) || 'skip' in test || misspells(test, 'skip', keys)) continue;
    inChecks(test['checks'], ['tests', i, 'checks'], checks, refuse);
    const rounds = Array.isArray(test['rounds']) ? test['rounds'] : [];
    for (const [j, round] of rounds.entries())
      if (isMapping(round)) inChecks(round['checks'], ['tests', i, 'rounds', j, 'checks'], checks, refuse);
  }
  return found.map((path, i) => problem('not_supported', `${whats[i]} is not supported yet.`, yaml.locate(path, 'key')));
}

type Refuse = (path: Path, what: string) => void;

function inChecks(checks: unknown, path: Path, names: readonly string[], refuse: Refuse): void {
  if (!isMapping(checks)) return;
  for (const name of names) if (name in checks) refuse([...path, name], `the check \`${name}\``);
  const groups = Array.isArray(checks['any_of']) ? checks['any_of'] : [];
  for (const [i, group] of groups.entries()) inChecks(group, [...path, 'any_of', i], names, refuse);
}
