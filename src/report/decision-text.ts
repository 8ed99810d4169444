// The first line of every rendering: a reviewer who reads one line knows.
import type { Report } from '../model/report.ts';
import { count, type Outcome } from './outcome.ts';

type Headed = Pick<Report, 'decision' | 'tests' | 'problems' | 'dry_run' | 'base_name'>;

export const plural = (n: number, one: string, many = `${one}s`): string => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

/** A phrase as a sentence of its own. */
export const sentence = (phrase: string, capital = true): string =>
  `${capital ? phrase.slice(0, 1).toUpperCase() : phrase.slice(0, 1)}${phrase.slice(1)}${/[.!?…]$/.test(phrase) ? '' : '.'}`;

/** Words for a number of tests, in the order of the line. What nobody needs to look at is one number. */
const PARTS: readonly { readonly of: readonly Outcome[]; readonly say: (n: string) => string }[] = [
  { of: ['never'], say: (n) => `${n} did what must never happen` },
  { of: ['regressed'], say: (n) => `${n} regressed` },
  { of: ['below_threshold'], say: (n) => `${n} below threshold` },
  { of: ['failed'], say: (n) => `${n} failed` },
  { of: ['advised'], say: (n) => `${n} failed by a judge that only advises` },
  { of: ['new_failing'], say: (n) => `${n} new and failing` },
  { of: ['unconfirmed'], say: (n) => `${n} unconfirmed` },
  { of: ['errored'], say: (n) => `${n} could not be tested` },
  { of: ['fixed'], say: (n) => `${n} fixed` },
  { of: ['flaky'], say: (n) => `${n} flaky` },
  { of: ['removed'], say: (n) => `${n} removed` },
  { of: ['new_passing'], say: (n) => `${n} new and passing` },
  { of: ['skipped'], say: (n) => `${n} skipped` },
  { of: ['passed'], say: (n) => `${n} passed` },
  { of: ['as_before', 'still_failing', 'untouched'], say: (n) => `${n} as before` },
];

/** The decision in one line, without its icon: "1 test regressed · 1 fixed · 46 as before". */
export function headline(report: Headed): string {
  if (report.dry_run) return `Dry run · ${plural(report.tests.length, 'test')}, nothing was called`;
  const counts = count(report);
  const less = report.tests.filter((t) => t.weakened?.length).length;
  const parts = PARTS.map(({ of, say }) => ({ n: of.reduce((sum, o) => sum + (counts.get(o) ?? 0), 0), say })).filter(({ n }) => n > 0);
  const say = (list: typeof parts) => list.map((p) => p.say(p.n.toLocaleString('en-US')));
  const opening = OPENINGS[report.decision.reason](report);
  // Not one more kind of outcome: a test that asks for less is also one of the others.
  const weaker = less > 0 ? [`${less.toLocaleString('en-US')} ${less === 1 ? 'asks' : 'ask'} for less`] : [];
  if (opening !== undefined) return [opening, ...weaker, ...say(parts)].join(' · ');
  const [first, ...rest] = parts;
  return first ? [first.say(plural(first.n, 'test')), ...weaker, ...say(rest)].join(' · ') : 'No tests';
}

const errors = (report: Headed): number => report.problems.filter((p) => p.severity === 'error').length;

/** undefined: the counts say it all. */
const OPENINGS: { readonly [reason in Report['decision']['reason']]: (report: Headed) => string | undefined } = {
  met: opening,
  met_with_errors: opening,
  regressed: () => undefined,
  failed: () => undefined,
  unconfirmed: () => undefined,
  never: () => undefined,
  below_threshold: () => undefined,
  could_not_test: (r) => (r.decision.conclusion === 'failure' ? 'Could not test' : 'Not tested'),
  budget: () => 'Not tested to the end: the budget is spent',
  nothing_to_run: () => 'Not tested: nothing to run',
  no_secrets: () => 'Not tested: this pull request has no secrets',
  no_match: (r) =>
    `Nothing run: ${r.problems.some((p) => p.code === 'missing_file') ? 'a file is not there' : 'a pattern matched nothing'}`,
  bad_config: (r) => `Nothing run: ${errors(r) === 0 ? 'the set-up is wrong' : plural(errors(r), 'problem')} to fix first`,
  cancelled: () => 'Cancelled before the end',
};

const UNCHANGED: ReadonlySet<Outcome> = new Set(['as_before', 'untouched', 'still_failing', 'skipped']);

function opening(report: Headed): string | undefined {
  const counts = count(report);
  if (!report.tests.some((t) => t.comparison !== undefined)) {
    return counts.has('failed') || counts.has('errored') || counts.has('advised') ? undefined : 'All met';
  }
  if ([...counts.keys()].every((o) => UNCHANGED.has(o)))
    return report.tests.some((t) => t.weakened?.length) ? 'No regressions' : 'Nothing changed';
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
