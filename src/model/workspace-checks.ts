// The commands that a test's `run` checks ask for: they are run once, in what the agent left.
import type { Check, Test } from './suite.ts';

type Checked = Pick<Test, 'checks'> & { readonly rounds: readonly { readonly checks: readonly Check[] }[] };

export function runCommands(test: Checked): readonly string[] {
  const checks = [...test.checks, ...test.rounds.flatMap((round) => round.checks)].flatMap(withAlternatives);
  return [
    ...new Set(
      checks.flatMap(({ name, spec }) => (name === 'run' && Array.isArray(spec) ? spec.filter((c) => typeof c === 'string') : [])),
    ),
  ];
}

/** The checks themselves, those of `any_of` too. */
export function withAlternatives(check: Check): readonly Check[] {
  return check.name === 'any_of' ? (check.spec as readonly (readonly Check[])[]).flat().flatMap(withAlternatives) : [check];
}
