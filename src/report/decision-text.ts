// The first line of every rendering: a reviewer who reads one line knows.
import type { Report } from '../model/report.ts';
import { count, type Outcome } from './outcome.ts';

type Headed = Pick<Report, 'decision' | 'tests' | 'problems' | 'dry_run' | 'base_name'>;

export const plural = (n: number, one: string, many = `${one}s`): string => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

/** A phrase as a sentence of its own. */
export const sentence = (phrase: string): string =>
  `${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}${/[.!?…]$/.test(phrase) ? '' : '.'}`;

/** Words for a number of tests with that outcome, in the order of the line. */
const PARTS: readonly [Outcome, (n: string) => string][] = [
  ['never', (n) => `${n} did what must never happen`],
  ['regressed', (n) => `${n} regressed`],
  ['below_threshold', (n) => `${n} below threshold`],
  ['failed', (n) => `${n} failed`],
  ['new_failing', (n) => `${n} new and failing`],
  ['unconfirmed', (n) => `${n} unconfirmed`],
  ['errored', (n) => `${n} could not be tested`],
  ['fixed', (n) => `${n} fixed`],
  ['flaky', (n) => `${n} flaky`],
  ['removed', (n) => `${n} removed`],
  ['still_failing', (n) => `${n} still failing`],
  ['new_passing', (n) => `${n} new and passing`],
  ['skipped', (n) => `${n} skipped`],
  ['passed', (n) => `${n} passed`],
  ['untouched', (n) => `${n} not touched`],
  ['as_before', (n) => `${n} as before`],
];

/** The decision in one line, without its icon: "1 test regressed · 1 fixed · 46 as before". */
export function headline(report: Headed): string {
  if (report.dry_run) return `Dry run · ${plural(report.tests.length, 'test')}, nothing was called`;
  const counts = count(report);
  const parts = PARTS.filter(([o]) => counts.has(o));
  const say = (only: readonly (typeof PARTS)[number][]) => only.map(([o, words]) => words((counts.get(o) ?? 0).toLocaleString('en-US')));
  const lead = LEADS[report.decision.reason](report);
  if (lead !== undefined) return [lead, ...say(parts)].join(' · ');
  const [first, ...rest] = parts;
  if (first === undefined) return 'No tests';
  const [o, words] = first;
  return [words(plural(counts.get(o) ?? 0, 'test')), ...say(rest)].join(' · ');
}

const errors = (report: Headed): number => report.problems.filter((p) => p.severity === 'error').length;

/** undefined: the counts say it all. */
const LEADS: { readonly [reason in Report['decision']['reason']]: (report: Headed) => string | undefined } = {
  met: lead,
  met_with_errors: lead,
  regressed: () => undefined,
  failed: () => undefined,
  unconfirmed: () => undefined,
  never: () => undefined,
  below_threshold: () => undefined,
  could_not_test: (r) => (r.decision.conclusion === 'failure' ? 'Could not test' : 'Not tested'),
  budget: () => 'Not tested to the end: the budget is spent',
  nothing_to_run: () => 'Not tested: nothing to run',
  no_secrets: () => 'Not tested: this pull request has no secrets',
  no_match: () => 'Nothing run: a pattern matched nothing',
  bad_config: (r) => `Nothing run: ${errors(r) === 0 ? 'the set-up is wrong' : plural(errors(r), 'problem')} to fix first`,
  cancelled: () => 'Cancelled before the end',
};

const UNCHANGED: ReadonlySet<Outcome> = new Set(['as_before', 'untouched', 'still_failing', 'skipped']);

function lead(report: Headed): string | undefined {
  const counts = count(report);
  if (report.tests.length === 0) return 'No tests';
  if (!report.tests.some((t) => t.comparison !== undefined)) {
    return counts.has('failed') || counts.has('errored') ? undefined : 'All met';
  }
  if ([...counts.keys()].every((o) => UNCHANGED.has(o))) return 'Nothing changed';
  if ([...counts.keys()].every((o) => o === 'new_passing' || o === 'new_failing' || o === 'skipped')) {
    return 'First examination, nothing to compare with yet';
  }
  return counts.has('regressed') ? 'Report only' : 'No regressions';
}

/** Red, green or neutral; the warning sign where the job is red or neutral because we could not tell. */
export function icon({ decision, dry_run }: Headed): string {
  if (dry_run) return '📋';
  if (decision.reason === 'could_not_test' || decision.reason === 'budget') return '⚠️';
  return { success: '✅', failure: '❌', neutral: '⚪' }[decision.conclusion];
}
