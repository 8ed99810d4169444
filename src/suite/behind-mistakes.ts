// What is wrong besides what the schema found: a mistake in one test does not hide those of the others until the next try.
import type { z } from 'zod';
import { type Problem, problem } from '../model/problems.ts';
import { asText } from '../model/values.ts';
import { checkProblems } from './check-problems.ts';
import { type Expanding, expand, rowsOf } from './expand.ts';
import { isMapping, type Mapping, misspells } from './mapping.ts';
import { mockProblems } from './modules.ts';
import type { suiteSchema } from './native.ts';

type Issue = z.core.$ZodIssue;
type Schema = ReturnType<typeof suiteSchema>;

export async function behindMistakes(value: Mapping, issues: readonly Issue[], schema: Schema, given: Expanding): Promise<Problem[]> {
  const tests = Array.isArray(value['tests']) ? value['tests'] : [];
  const bad = new Set(issues.flatMap(({ path: [key, i] }) => (key === 'tests' && typeof i === 'number' ? [i] : [])));
  const good = [...tests.keys()].filter((i) => !bad.has(i));
  const unusable = new Set(issues.flatMap((issue) => outside(issue)));
  const found = await missingCases(tests, [...bad], given);
  // What holds for each test is not known: what would be said of them now could be wrong.
  if (unusable.has('defaults') || misspells(value, 'defaults', Object.keys(schema.shape))) return found;
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !unusable.has(key) && key !== 'tests'));
  const parsed = schema.safeParse({ ...rest, tests: good.map((i) => tests[i]) });
  if (!parsed.success) return found;
  // The tests have moved up into the places of the bad ones.
  const locate: Expanding['locate'] = (path, what) => {
    const i = path[0] === 'tests' && typeof path[1] === 'number' ? good[path[1]] : undefined;
    return given.locate(i === undefined ? path : ['tests', i, ...path.slice(2)], what);
  };
  const { tests: read, problems } = await expand(parsed.data, { ...given, locate });
  return [...found, ...problems, ...(await checkProblems(read, given)), ...(await mockProblems(read, given.read))];
}

/** Keys of the suite itself, besides its tests, that cannot be read. */
function outside(issue: Issue): readonly string[] {
  const [key] = issue.path;
  if (key === undefined) return issue.code === 'unrecognized_keys' ? issue.keys : [];
  return key === 'tests' ? [] : [String(key)];
}

async function missingCases(tests: readonly unknown[], bad: readonly number[], given: Expanding): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const i of bad) {
    const test = tests[i];
    const cases = isMapping(test) ? asText(test['cases']) : undefined;
    if (typeof cases !== 'string' || cases === '') continue;
    const rows = await rowsOf(cases, given);
    if ('wrong' in rows) found.push(problem('bad_suite', `cases: ${rows.wrong}.`, given.locate(['tests', i, 'cases'])));
  }
  return found;
}
