import type { FailOn, OnError } from '../model/config.ts';
import { SKIPS } from '../model/finding.ts';
import { PROBLEMS, type Problem } from '../model/problems.ts';
import type { Conclusion, Decision, Reason, TestReport } from '../model/report.ts';

export interface Situation {
  readonly tests: readonly TestReport[];
  readonly problems: readonly Problem[];
  readonly mode: 'action' | 'terminal';
  readonly fail_on: FailOn;
  readonly on_error: OnError;
  /** false in a terminal without `--base`: there `regressed` means `failed`. */
  readonly compared: boolean;
  /** Names of secrets that a selected test lacks, in a run that cannot have them. */
  readonly withheld: readonly string[];
  readonly budget_spent: boolean;
  readonly dry_run: boolean;
  readonly stopped_by?: 'SIGINT' | 'SIGTERM';
}

const names = (tests: readonly TestReport[]): string =>
  tests
    .slice(0, 3)
    .map((t) => t.name)
    .join(', ') + (tests.length > 3 ? ` and ${tests.length - 3} more` : '');

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

function decision(conclusion: Conclusion, reason: Reason, exit: Decision['exit'], text: string): Decision {
  return { conclusion, reason, exit, text };
}

/** The table of design.md, section 5: the first row that applies. */
export function decide(s: Situation): Decision {
  if (s.stopped_by) {
    const exit = s.stopped_by === 'SIGINT' ? 130 : 143;
    return decision('failure', 'cancelled', exit, `stopped by ${s.stopped_by}; what was done until then is reported`);
  }
  const selected = s.tests.filter((t) => t.selected && t.comparison !== 'removed');
  return (
    setUpIsWrong(s, selected) ??
    (s.fail_on === 'nothing' ? undefined : testsAreRed(s, selected)) ??
    couldNotTest(s, selected) ??
    decision('success', 'met', 0, selected.length === 0 ? 'nothing had to run' : `${count(selected.length, 'test')} examined`)
  );
}

function setUpIsWrong(s: Situation, selected: readonly TestReport[]): Decision | undefined {
  const errors = s.problems.filter((p) => p.severity === 'error');
  const withExit = (exit: number) => errors.filter((p) => PROBLEMS[p.code].exit === exit);
  const first = (list: readonly Problem[]) => `${list[0]?.message ?? ''}${list.length > 1 ? ` (and ${list.length - 1} more)` : ''}`;
  if (withExit(2).length > 0) return decision('failure', 'bad_config', 2, first(withExit(2)));
  if (withExit(3).length > 0) return decision('failure', 'no_match', 3, first(withExit(3)));
  // What stopped before a test was known is told by couldNotTest: it is not "nothing".
  if (withExit(4).length > 0) return undefined;
  if (selected.length === 0) return decision('neutral', 'nothing_to_run', 0, 'nothing changed');
  if (s.withheld.length > 0)
    return decision('neutral', 'no_secrets', 0, `this run has no secrets (${s.withheld.join(', ')}), so no test was run`);
  return undefined;
}

function testsAreRed(s: Situation, selected: readonly TestReport[]): Decision | undefined {
  const red = (reason: Reason, tests: readonly TestReport[], text: string) =>
    tests.length > 0 ? decision('failure', reason, 1, text) : undefined;
  const firm = selected.filter((t) => t.advice === undefined);
  const regressed = firm.filter((t) => t.comparison === 'regressed');
  const failed = firm.filter((t) => t.status === 'failed');
  const unconfirmed = firm.filter((t) => t.comparison === 'unconfirmed');
  const byFailures = s.fail_on === 'failed' || !s.compared;
  const never = selected.filter((t) => t.never);
  const missed = firm.filter((t) => t.threshold?.state === 'missed');
  return (
    red('regressed', regressed, `${count(regressed.length, 'test')} regressed: ${names(regressed)}`) ??
    (byFailures ? red('failed', failed, `${count(failed.length, 'test')} failed: ${names(failed)}`) : undefined) ??
    (s.fail_on === 'unconfirmed'
      ? red('unconfirmed', unconfirmed, `${count(unconfirmed.length, 'test')} could not be confirmed: ${names(unconfirmed)}`)
      : undefined) ??
    red('never', never, `something happened that must never happen: ${names(never)}`) ??
    red('below_threshold', missed, `${count(missed.length, 'test')} missed the threshold written on it: ${names(missed)}`)
  );
}

function couldNotTest(s: Situation, selected: readonly TestReport[]): Decision | undefined {
  const skipped = selected.filter((t) => t.status === 'skipped');
  const own = skipped.filter((t) => t.code === 'skip');
  const failedSetUp = s.problems.find((p) => p.severity === 'error' && PROBLEMS[p.code].exit === 4);
  if (!failedSetUp && own.length === selected.length)
    return decision('neutral', 'nothing_to_run', 0, 'every selected test is skipped by its own `skip`');
  if (s.dry_run) return decision('success', 'met', 0, 'dry run: nothing was called');
  const runs = selected.flatMap((t) => t.runs).filter((r) => r.status !== 'skipped');
  const errored = runs.filter((r) => r.status === 'errored');
  const budgetOnly = skipped.length > 0 && skipped.every((t) => t.code === 'budget' || t.code === 'skip');
  const nothingDone = skipped.length === selected.length && !budgetOnly;
  if (failedSetUp || nothingDone || errored.length > runs.length * 0.2) {
    const text = failedSetUp
      ? failedSetUp.message
      : nothingDone
        ? `every selected test was skipped (${[...new Set(skipped.map((t) => SKIPS[t.code ?? 'unchanged']))].join('; ')})`
        : `${errored.length} of ${count(runs.length, 'run')} errored`;
    return s.on_error === 'fail' ? decision('failure', 'could_not_test', 4, text) : decision('neutral', 'could_not_test', 0, text);
  }
  const soft = s.mode === 'action' ? 0 : 4;
  if (s.budget_spent) return decision('neutral', 'budget', soft, 'the budget was spent before every test had run');
  const erroredTests = selected.filter((t) => t.status === 'errored');
  if (errored.length > 0 || erroredTests.length > 0) {
    const n = Math.max(errored.length, erroredTests.length);
    return decision('success', 'met_with_errors', soft, `${count(n, 'run')} errored and ${n === 1 ? 'was' : 'were'} not counted`);
  }
  return undefined;
}
