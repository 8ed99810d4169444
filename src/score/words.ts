// A comparison in one line of plain words (method 2.3), without the test's name.
import type { Baseline } from '../model/config.ts';
import type { Comparison, Counts } from '../model/report.ts';

export type Detail =
  | 'reused'
  | 'passing'
  | 'failing'
  | 'no_completed_run'
  | 'history_only'
  | 'base_moved'
  | 'may_be_fixed'
  | 'no_live_base'
  | 'suspicious'
  | 'too_little';

export interface Sayable {
  readonly comparison: Comparison;
  readonly detail?: Detail | undefined;
  readonly odds?: number | undefined;
  readonly history: Counts;
  readonly live: Counts;
  readonly head: Counts;
  /** Base runs that count. */
  readonly base: Counts;
  readonly baseline: Baseline;
  readonly baseName: string;
  readonly missing: () => { readonly head: number; readonly live: number } | undefined;
}

export function inWords(c: Sayable): string {
  const { head, base, baseName } = c;
  const here = `${head.passed} of ${head.completed} here`;
  const there = `${base.passed} of ${base.completed} on ${baseName}`;
  switch (c.comparison) {
    case 'removed':
      return c.history.completed > 0 ? `passed ${counts(c.history)} on ${baseName}.` : 'has no history.';
    case 'new':
      return `${c.detail === 'passing' ? `passes ${counts(head)}` : `fails ${failed(head)}`}; no baseline yet.`;
    case 'regressed':
      return `${failsHere(c)}${c.detail === 'history_only' ? ', against history only' : ''}. ${oddsInWords(c.odds ?? 1)}`;
    case 'fixed':
      return `passes ${counts(head)}, was ${there}.`;
    case 'flaky':
      return `${here}, ${there}. Not counted.`;
    case 'still_passing':
      return c.detail === 'reused' ? reused(c) : `passes ${here}, ${there}.`;
    case 'still_failing':
      if (c.detail === 'reused') return reused(c);
      return c.detail === 'base_moved' ? `${baseName} now fails it too, ${counts(base)}: not this pull request.` : `${here}, ${there}.`;
    case 'unconfirmed':
      return unconfirmed(c);
  }
}

const counts = (c: Counts): string => `${c.passed} of ${c.completed}`;
const failed = (c: Counts): string => `${c.completed - c.passed} of ${c.completed}`;
const runs = (n: number, what: string): string => `${n} more ${what} ${n === 1 ? 'run' : 'runs'}`;

function failsHere({ head, base, live, baseName }: Sayable): string {
  const justNow = live.completed > 0 ? ` (${live.completed === base.completed ? 'all' : live.completed} of them just now)` : '';
  return `fails ${failed(head)} here, passes ${counts(base)} on ${baseName}${justNow}`;
}

function reused({ history, baseName }: Sayable): string {
  return history.completed > 0
    ? `${counts(history)} on ${baseName}; nothing changed, so it was not run again.`
    : 'nothing changed, so it was not run again.';
}

function unconfirmed(c: Sayable): string {
  const { head, base, baseName } = c;
  if (c.detail === 'no_completed_run')
    return base.completed > 0 ? `no run could be completed here, ${counts(base)} on ${baseName}.` : 'no run could be completed here.';
  if (c.detail === 'may_be_fixed')
    return `passes ${counts(head)} here, was ${counts(base)} on ${baseName}. It may be fixed: needs more runs here.`;
  return `${failsHere(c)}${c.baseline === 'history' ? ', against history only' : ''}. Not proven: ${needs(c)}.`;
}

function needs({ missing, baseName, base }: Sayable): string {
  const lacking = missing();
  if (!lacking) return `${counts(base)} on ${baseName} is too little to tell a regression from chance`;
  const parts = [
    ...(lacking.head > 0 ? [`${runs(lacking.head, 'failing')} here`] : []),
    ...(lacking.live > 0 ? [`${runs(lacking.live, 'passing')} on ${baseName} just now`] : []),
  ];
  return `needs ${parts.join(' and ')}`;
}

function oddsInWords(odds: number): string {
  const often = 1 / odds;
  const about = often < 10 ? Math.floor(often) : often < 100 ? Math.floor(often / 5) * 5 : Math.floor(often / 50) * 50;
  const frequency = odds <= 0.001 ? 'less than once in 1,000' : about <= 1 ? 'most of the time' : `about once in ${about}`;
  return `If nothing had changed, a pull request would show this ${frequency}.`;
}
