import type { CheckKind } from '../model/contracts.ts';
import { type Problem, problem } from '../model/problems.ts';
import type { Check, Test } from '../model/suite.ts';
import { fromSuite } from './paths.ts';

interface Asking {
  readonly file: string;
  readonly checks: readonly CheckKind[];
  readonly read: (path: string) => Promise<string | undefined>;
}

/** What a check's schema cannot see. The cases of a test share their checks: each is asked once. */
export async function checkProblems(tests: readonly Test[], { file, checks, read }: Asking): Promise<readonly Problem[]> {
  const all = new Set(tests.flatMap((test) => [...test.checks, ...test.rounds.flatMap((round) => round.checks)]).flatMap(flat));
  const seen = new Set<string>();
  const readBeside = async (path: string) => {
    const joined = fromSuite(file, path);
    return joined === undefined ? undefined : read(joined);
  };
  const found: Problem[] = [];
  for (const check of all) {
    const kind = checks.find((k) => k.name === check.name);
    const written = `${check.place.line}:${check.place.column} ${check.name}`;
    if (!kind?.problem || seen.has(written)) continue;
    seen.add(written);
    const wrong = await kind.problem(check.spec, readBeside);
    if (wrong) found.push(problem('bad_suite', `${check.name}: ${wrong.replace(/\.?$/, '.')}`, check.place));
  }
  return found;
}

function flat(check: Check): readonly Check[] {
  if (check.name !== 'any_of' || !Array.isArray(check.spec)) return [check];
  // `any_of` holds lists of checks (expand.ts).
  return (check.spec as readonly (readonly Check[])[]).flat().flatMap(flat);
}
