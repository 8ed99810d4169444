// What became of a test, in one word: the first that applies. Every test of a report has exactly one, so counts add up.
import type { Decision, Report, TestReport } from '../model/report.ts';

export type Outcome =
  | 'never'
  | 'regressed'
  | 'below_threshold'
  | 'failed'
  | 'advised'
  | 'new_failing'
  | 'unconfirmed'
  | 'errored'
  | 'fixed'
  | 'flaky'
  | 'removed'
  | 'still_failing'
  | 'would_run'
  | 'would_judge'
  | 'would_reuse'
  | 'skipped'
  | 'new_passing'
  | 'as_before'
  | 'untouched'
  | 'passed';

/** Most important first: the order of rows, of evidence and of annotations. `word` stands in tables. */
export const OUTCOMES: { readonly [outcome in Outcome]: { readonly icon: string; readonly word: string; readonly changed: boolean } } = {
  never: { icon: '🔴', word: 'forbidden', changed: true },
  regressed: { icon: '🔴', word: 'regressed', changed: true },
  below_threshold: { icon: '🔴', word: 'below threshold', changed: true },
  failed: { icon: '🔴', word: 'failed', changed: true },
  advised: { icon: '🟡', word: 'failed by advice', changed: true },
  new_failing: { icon: '🟠', word: 'new and failing', changed: true },
  unconfirmed: { icon: '🟡', word: 'unconfirmed', changed: true },
  errored: { icon: '🚧', word: 'could not test', changed: true },
  fixed: { icon: '🟢', word: 'fixed', changed: true },
  flaky: { icon: '⚪', word: 'flaky', changed: true },
  removed: { icon: '➖', word: 'removed', changed: false },
  still_failing: { icon: '✖️', word: 'still failing', changed: false },
  would_run: { icon: '▶️', word: 'would run', changed: false },
  would_judge: { icon: '▶️', word: 'would be judged', changed: false },
  would_reuse: { icon: '✔️', word: 'would be reused', changed: false },
  skipped: { icon: '⏭️', word: 'skipped', changed: false },
  new_passing: { icon: '✔️', word: 'new and passing', changed: false },
  as_before: { icon: '✔️', word: 'as before', changed: false },
  untouched: { icon: '⏭️', word: 'not touched', changed: false },
  passed: { icon: '✔️', word: 'passed', changed: false },
};

const RANK: { readonly [outcome: string]: number } = Object.fromEntries(Object.keys(OUTCOMES).map((o, i) => [o, i]));

export function outcome(test: TestReport): Outcome {
  const { comparison, status } = test;
  if (comparison === 'removed') return 'removed';
  if (test.planned) return planned(test.planned);
  if (!test.selected) return status === 'passed' ? 'as_before' : status === 'failed' ? 'still_failing' : 'untouched';
  if (status === 'skipped') return 'skipped';
  if (test.never) return 'never';
  const bad = comparison === 'regressed' || test.threshold?.state === 'missed' || (status === 'failed' && comparison === undefined);
  if (test.advice && bad) return 'advised';
  if (comparison === 'regressed') return 'regressed';
  if (test.threshold?.state === 'missed') return 'below_threshold';
  if (status === 'errored') return 'errored';
  if (comparison === 'unconfirmed') return 'unconfirmed';
  if (comparison === 'fixed') return 'fixed';
  if (comparison === 'flaky') return 'flaky';
  if (comparison === 'still_failing') return 'still_failing';
  if (comparison === 'still_passing') return 'as_before';
  const passes = status === 'passed';
  if (comparison === 'new') return passes ? 'new_passing' : 'new_failing';
  return passes ? 'passed' : 'failed';
}

/** Of a dry run. */
function planned({ run, judge, reuse }: NonNullable<TestReport['planned']>): Outcome {
  return run > 0 ? 'would_run' : judge > 0 ? 'would_judge' : reuse > 0 ? 'would_reuse' : 'skipped';
}

/** Most important first, then as in the files. */
export const byWeight = (tests: readonly TestReport[]): readonly TestReport[] =>
  tests
    .map((test, i) => ({ test, i, rank: RANK[outcome(test)] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ test }) => test);

export const isChanged = (test: TestReport): boolean => OUTCOMES[outcome(test)].changed;

/** Whether this test is what makes the job red. */
export function turnsRed(test: TestReport, { conclusion, reason }: Decision): boolean {
  if (conclusion !== 'failure' || !test.selected || (test.advice && !test.never)) return false;
  const o = outcome(test);
  const always = o === 'never' || o === 'regressed' || o === 'below_threshold' || o === 'failed';
  if (reason === 'failed') return test.status === 'failed' && o !== 'removed';
  if (reason === 'unconfirmed') return always || o === 'unconfirmed';
  if (reason === 'could_not_test') return o === 'errored';
  return always && (reason === 'regressed' || reason === 'never' || reason === 'below_threshold');
}

export function count(report: Pick<Report, 'tests'>): ReadonlyMap<Outcome, number> {
  const counts = new Map<Outcome, number>();
  for (const test of report.tests) counts.set(outcome(test), (counts.get(outcome(test)) ?? 0) + 1);
  return counts;
}

/** In the order of their first test. */
export function byFile(tests: readonly TestReport[]): ReadonlyMap<string, readonly TestReport[]> {
  const files = new Map<string, TestReport[]>();
  for (const test of tests) {
    const list = files.get(test.file);
    if (list) list.push(test);
    else files.set(test.file, [test]);
  }
  return files;
}
