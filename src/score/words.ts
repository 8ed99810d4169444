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

/** Why no more runs are made although some are missing. */
export type Halt = 'budget' | 'cancelled' | 'head_errors' | 'base_errors' | 'no_base';

export interface Sayable {
  readonly comparison: Comparison;
  readonly detail?: Detail | undefined;
  readonly odds?: number | undefined;
  readonly history: Counts;
  readonly live: Counts;
  readonly live_before?: boolean;
  readonly head: Counts;
  /** Base runs that count. */
  readonly base: Counts;
  readonly baseline: Baseline;
  readonly baseName: string;
  readonly halted?: Halt | undefined;
  readonly missing: () => { readonly head: number; readonly live: number } | undefined;
}

export function inWords(c: Sayable): string {
  const { head, base, baseName } = c;
  const here = `${head.passed} of ${head.completed} here`;
  const there = base.completed > 0 ? `${counts(base)} on ${baseName}` : untold(c);
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

function failsHere({ head, base, live, live_before, baseName }: Sayable): string {
  const justNow =
    live.completed > 0
      ? ` (${live.completed === base.completed ? 'all' : live.completed} of them ${live_before ? 'run beside it' : 'just now'})`
      : '';
  return base.completed > 0
    ? `fails ${failed(head)} here, passes ${counts(base)} on ${baseName}${justNow}`
    : `fails ${failed(head)} here, ${untold({ baseName })}`;
}

/** Other tests showed that base changed, and this one was not run there since. */
const untold = ({ baseName }: Pick<Sayable, 'baseName'>): string => `${baseName} has changed since it was last run there`;

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
  const told = `${failsHere(c)}${c.baseline === 'history' ? ', against history only' : ''}`;
  // Where head has not shown enough yet, it is not for want of base runs.
  const halt = c.halted === 'no_base' && c.detail !== 'no_live_base' ? undefined : c.halted;
  return halt === undefined ? `${told}. Not proven: ${needs(c)}.` : `${told}${halted(c, halt)}.`;
}

function halted(c: Sayable, halt: Halt): string {
  switch (halt) {
    case 'budget':
      return `, then the budget ran out: ${needs(c)}`;
    case 'cancelled':
      return `, then the run was stopped: ${needs(c)}`;
    case 'head_errors':
      return `, then runs here could not be completed: ${needs(c)}`;
    case 'base_errors':
      return `. Not proven: runs on ${c.baseName} could not be completed just now`;
    case 'no_base':
      return `. Not proven: ${c.baseName} cannot be run just now, to see whether it still passes`;
  }
}

function needs({ missing, baseName, base }: Sayable): string {
  const lacking = missing();
  if (!lacking)
    return `${base.completed > 0 ? `${counts(base)} on ${baseName}` : 'what is known'} is too little to tell a regression from chance`;
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
