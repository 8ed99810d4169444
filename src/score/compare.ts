// Method 2.3: base against head, for one test. First match wins.
import type { Baseline } from '../model/config.ts';
import type { Comparison, Counts } from '../model/report.ts';
import { evidence, fixedEvidence, liveEvidence, meanRate } from './evidence.ts';
import { movedOf } from './history.ts';
import { ALPHA, FIXED_EVIDENCE, LIVE_EVIDENCE, SUSPECT_EVIDENCE } from './presets.ts';
import { type Detail, type Halt, inWords } from './words.ts';

export type { Halt };

export interface Sides {
  readonly inHead: boolean;
  /** Served wholly from base's transcripts: nothing new is known about the head. */
  readonly reused: boolean;
  readonly history: Counts;
  /** Base runs made just now, or with `live_before` for an earlier push of the same head. */
  readonly live: Counts;
  readonly live_before?: boolean;
  /** Runs made for this pull request. */
  readonly head: Counts;
  /** K: how many tests of this pull request have such runs. */
  readonly tests: number;
  /** Chance that a pull request which changes nothing is red. */
  readonly alpha?: number;
  readonly baseline: Baseline;
  /** Name of the base branch, for words. */
  readonly baseName: string;
  /** Base itself changed, so that its history does not count; undefined: told by history and live runs. */
  readonly moved?: boolean;
  /** Why no more runs are made although it is not proven. */
  readonly halted?: Halt;
}

export interface Compared {
  readonly comparison: Comparison;
  readonly detail?: Detail;
  /** Odds that an unchanged pull request would show this, 0.001 at least. */
  readonly odds?: number;
  /** For a person, without the test's name. */
  readonly text: string;
}

/** The model is not so good that smaller odds would mean anything. */
const LEAST_ODDS = 0.001;

export function compare(c: Sides): Compared {
  const { history, live, head } = c;
  const tests = Math.max(1, c.tests);
  const threshold = tests / (c.alpha ?? ALPHA);
  const moved = c.moved ?? movedOf(history, live);
  const base: Counts = moved ? live : { passed: history.passed + live.passed, completed: history.completed + live.completed };
  const { passed: x, completed: n } = head;
  const elive = liveEvidence(live.passed, live.completed, x, n);
  const e = moved ? elive : evidence(base.passed, base.completed, x, n);
  const holds = meanRate(base.passed, base.completed) >= 0.5;
  const answer = (comparison: Comparison, detail?: Detail, odds?: number): Compared => ({
    comparison,
    ...(detail && { detail }),
    ...(odds !== undefined && { odds }),
    text: inWords({ ...c, comparison, detail, odds, base, missing: () => missing(c, base, moved, threshold) }),
  });

  if (!c.inHead) return answer('removed');
  if (c.reused) {
    // Base's own transcripts, judged by new criteria, have no history yet: they are what base does.
    const known = history.completed > 0 ? history : head;
    return answer(meanRate(known.passed, known.completed) >= 0.5 ? 'still_passing' : 'still_failing', 'reused');
  }
  if (n === 0) return answer('unconfirmed', 'no_completed_run');
  if (history.completed + live.completed === 0) return answer('new', x === n ? 'passing' : 'failing');
  const odds = Math.max(LEAST_ODDS, Math.min(1, tests / e));
  if (holds && e >= threshold && elive >= LIVE_EVIDENCE) return answer('regressed', undefined, odds);
  if (c.baseline === 'history' && holds && e >= threshold) return answer('regressed', 'history_only', odds);
  if (!holds) {
    if (fixedEvidence(base.passed, base.completed, x, n) >= FIXED_EVIDENCE) return answer('fixed');
    return x > n / 2 ? answer('unconfirmed', 'may_be_fixed') : answer('still_failing', moved ? 'base_moved' : undefined);
  }
  if (x === n) return answer('still_passing');
  if (e >= threshold) return answer('unconfirmed', 'no_live_base', odds);
  if (e >= SUSPECT_EVIDENCE) return answer('unconfirmed', 'suspicious', odds);
  if (x > 0 || base.passed < base.completed) return answer('flaky');
  return answer('unconfirmed', 'too_little', odds);
}

const MOST_RUNS = 40;

/** More failing runs of the head and passing live runs of the base that would make it red; undefined: no reasonable number would. */
function missing(c: Sides, base: Counts, moved: boolean, threshold: number): { readonly head: number; readonly live: number } | undefined {
  const { passed: x, completed: n } = c.head;
  for (let more = 0; n + more <= MOST_RUNS; more++) {
    for (let live = 0; c.live.completed + live <= MOST_RUNS; live++) {
      if (c.baseline === 'history' && live > 0) break;
      const elive = liveEvidence(c.live.passed + live, c.live.completed + live, x, n + more);
      const e = moved ? elive : evidence(base.passed + live, base.completed + live, x, n + more);
      if (e >= threshold && (c.baseline === 'history' || elive >= LIVE_EVIDENCE)) return { head: more, live };
    }
  }
  return undefined;
}
