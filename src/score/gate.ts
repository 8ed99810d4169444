// Method 2.2: which runs to make next, of head and base, until each test of a pull request is decided. A ring of plain data: ask for
// `nextRuns`, make them, put what they gave back `withResults`, until there are none. `verdicts` can be had at any time.
import type { Baseline } from '../model/config.ts';
import type { Counts } from '../model/report.ts';
import type { Runs } from '../model/suite.ts';
import { type Compared, compare, type Halt } from './compare.ts';
import { evidence, fixedEvidence, liveEvidence, meanRate } from './evidence.ts';
import { movedOf } from './history.ts';
import {
  ALPHA,
  FIXED_EVIDENCE,
  futility,
  LEAST_BASE,
  LIVE_EVIDENCE,
  MOST_BASE,
  MOVED_TESTS,
  PROMISING_EVIDENCE,
  type Procedure,
  procedureOf,
  STEP,
} from './presets.ts';

export type Side = 'head' | 'base';

export interface GateRun {
  readonly test: string;
  readonly side: Side;
}

export interface GateResult extends GateRun {
  /** `error`: we cannot tell. It is counted nowhere. */
  readonly result: 'pass' | 'fail' | 'error';
}

export interface GateTest {
  readonly id: string;
  readonly runs: Runs;
  readonly history: Counts;
  /** Base runs made for this pull request. */
  readonly live: Counts;
  /** None of these was made just now: an earlier push or attempt with the same head did. */
  readonly live_before?: boolean;
  /** All that this version of the agent made for this pull request, on this push and earlier ones. */
  readonly head: Counts;
  readonly errored: { readonly [side in Side]: number };
  /** Whether the base can be run now. */
  readonly base_runs: boolean;
  /** Model calls of one more run, at the least. */
  readonly calls: number;
}

export interface Gate {
  readonly tests: readonly GateTest[];
  readonly baseline: Baseline;
  /** Runs made beyond the first ones, of both sides, errors included: they were paid for. */
  readonly spent: number;
  /** Model calls that the budget still has; undefined: as many as are wanted. */
  readonly calls_left?: number;
  /** How many tests of other shards have head runs too: the chance of a false alarm is one for the whole pull request. */
  readonly elsewhere?: number;
  readonly alpha?: number;
}

const MOST_ERRORS = 3;

/** A side that errs as often as it answers is left alone. */
function errs({ errored, head, live }: GateTest, side: Side): boolean {
  const { completed } = side === 'head' ? head : live;
  return errored[side] >= MOST_ERRORS && errored[side] >= completed;
}

/** The next batch: the strongest evidence first, head and base of a test in turn. Empty: nothing more is worth it, or affordable. */
export function nextRuns(gate: Gate): readonly GateRun[] {
  const view = viewOf(gate);
  const wanting = gate.tests.map((test) => ({ test, wanted: wantedBy(test, view) })).filter(({ wanted }) => wanted.head + wanted.base > 0);
  // What merely may be fixed never turns anything red: it waits for what may.
  const strength = new Map(wanting.map(({ test }) => [test, holds(test.history) ? used(test, movedFor(test, view)).e : 0]));
  const ordered = wanting.sort((a, b) => (strength.get(b.test) ?? 0) - (strength.get(a.test) ?? 0));
  let runs = purse(gate) - gate.spent;
  let calls = gate.calls_left ?? Number.POSITIVE_INFINITY;
  const batch: GateRun[] = [];
  for (const { test, wanted } of ordered) {
    for (const side of inTurn(wanted)) {
      if (runs < 1 || calls < test.calls) break;
      runs--;
      calls -= test.calls;
      batch.push({ test: test.id, side });
    }
  }
  return batch;
}

export function withResults(gate: Gate, results: readonly GateResult[]): Gate {
  const byTest = new Map<string, GateResult[]>();
  for (const result of results) {
    const list = byTest.get(result.test);
    if (list) list.push(result);
    else byTest.set(result.test, [result]);
  }
  const calls = new Map(gate.tests.map((t) => [t.id, t.calls]));
  const cost = results.reduce((sum, r) => sum + (calls.get(r.test) ?? 0), 0);
  return {
    ...gate,
    tests: gate.tests.map((test) => (byTest.get(test.id) ?? []).reduce(withResult, test)),
    spent: gate.spent + results.length,
    ...(gate.calls_left !== undefined && { calls_left: gate.calls_left - cost }),
  };
}

function withResult(test: GateTest, { side, result }: GateResult): GateTest {
  if (result === 'error') return { ...test, errored: { ...test.errored, [side]: test.errored[side] + 1 } };
  const add = (c: Counts): Counts => ({ passed: c.passed + (result === 'pass' ? 1 : 0), completed: c.completed + 1 });
  return side === 'head' ? { ...test, head: add(test.head) } : { ...test, live: add(test.live) };
}

/** Base against head for each test, by the evidence that there is. `stopped`: why no more runs are made although some are wanted. */
export function verdicts(gate: Gate, baseName: string, stopped: Halt = 'budget'): ReadonlyMap<string, Compared> {
  const view = viewOf(gate);
  return new Map(
    gate.tests.map((test) => {
      const wanted = wantedBy(test, view);
      const halted = wanted.head + wanted.base > 0 ? stopped : haltOf(test, gate.baseline);
      return [
        test.id,
        compare({
          inHead: true,
          reused: false,
          history: test.history,
          live: test.live,
          ...(test.live_before && { live_before: true }),
          head: test.head,
          tests: view.tests,
          alpha: gate.alpha ?? ALPHA,
          baseline: gate.baseline,
          baseName,
          moved: movedFor(test, view),
          ...(halted && { halted }),
        }),
      ];
    }),
  );
}

/** The base runs that each test was held against: without its history where base itself changed. */
export function baseCounts(gate: Gate): ReadonlyMap<string, Counts> {
  const view = viewOf(gate);
  return new Map(gate.tests.map((test) => [test.id, used(test, movedFor(test, view)).base]));
}

function haltOf(test: GateTest, baseline: Baseline): Halt | undefined {
  if (errs(test, 'head')) return 'head_errors';
  if (baseline === 'history') return undefined;
  if (!test.base_runs) return 'no_base';
  return errs(test, 'base') ? 'base_errors' : undefined;
}

/** K: the tests that could turn the pull request red by chance. */
export const gatedTests = (gate: Pick<Gate, 'tests' | 'elsewhere'>): number =>
  Math.max(1, gate.tests.filter((t) => t.head.completed > 0 && holds(t.history)).length + (gate.elsewhere ?? 0));

/** Whether a base that passed so often can be regressed from. */
const holds = (history: Counts): boolean => history.completed === 0 || history.passed / history.completed >= 0.5;

/** One purse for all: what each test brings, and what it takes to carry one of them to its end, however few there are. */
function purse(gate: Gate): number {
  const procedures = gate.tests.filter((t) => t.head.completed > 0).map((t) => procedureOf(t.runs));
  const alone = Math.max(0, ...procedures.map((p) => p.most - p.first + Math.max(p.live, LEAST_BASE)));
  return procedures.reduce((sum, p) => sum + p.extra, alone);
}

interface View {
  readonly tests: number;
  readonly threshold: number;
  readonly baseline: Baseline;
  /** Tests whose base no longer does what its history says. */
  readonly moved: ReadonlySet<GateTest>;
}

function viewOf(gate: Gate): View {
  const tests = gatedTests(gate);
  const moved = new Set(gate.tests.filter((t) => t.live.completed > 0 && holds(t.history) && movedOf(t.history, t.live)));
  return { tests, threshold: tests / (gate.alpha ?? ALPHA), baseline: gate.baseline, moved };
}

/** What always failed on base cannot be falsely red: its history stays. */
const movedFor = (test: GateTest, { moved }: View): boolean => moved.has(test) || (moved.size >= MOVED_TESTS && holds(test.history));

interface Used {
  readonly moved: boolean;
  readonly base: Counts;
  readonly e: number;
  readonly elive: number;
}

/** What speaks about a test, and how strongly; `moved`: without its history. */
function used({ history, live, head }: Counted, moved: boolean): Used {
  const base = moved ? live : { passed: history.passed + live.passed, completed: history.completed + live.completed };
  const elive = liveEvidence(live.passed, live.completed, head.passed, head.completed);
  return { moved, base, elive, e: moved ? elive : evidence(base.passed, base.completed, head.passed, head.completed) };
}

type Counted = Pick<GateTest, 'history' | 'live' | 'head'>;

interface Wanted {
  readonly head: number;
  readonly base: number;
}

const NOTHING: Wanted = { head: 0, base: 0 };

function wantedBy(test: GateTest, view: View): Wanted {
  const { head, history } = test;
  const procedure = procedureOf(test.runs);
  const mayHead = !errs(test, 'head') && head.completed < procedure.most;
  if (head.completed === 0) return NOTHING;
  if (!holds(history)) return { head: mayHead && mayBeFixed(test) ? 1 : 0, base: 0 };
  if (head.passed === head.completed) return NOTHING;
  const mayBase = view.baseline === 'live' && test.base_runs && !errs(test, 'base');
  const now = used(test, movedFor(test, view));
  // Base fails it too by now, so head cannot be worse.
  if (meanRate(now.base.passed, now.base.completed) < 0.5) return NOTHING;
  const moreHead = mayHead ? Math.min(STEP, procedure.most - head.completed) : 0;
  if (now.e >= view.threshold) return toConfirm(test, view, now, procedure, mayBase, moreHead);
  if (now.e <= futility(head.completed, procedure, view.threshold)) return NOTHING;
  if (!reachable(test, view, now.moved, mayBase, procedure)) return NOTHING;
  const short = mayBase ? Math.max(0, Math.min(STEP, LEAST_BASE - now.base.completed)) : 0;
  // Its head runs are made: only a base that is not known well enough may still decide it.
  if (moreHead === 0) return { head: 0, base: short };
  const room = MOST_BASE - now.base.completed - short;
  const promising = mayBase && now.e >= PROMISING_EVIDENCE ? Math.max(0, Math.min(STEP, room)) : 0;
  return { head: moreHead, base: short + promising };
}

/** History says that it dropped: the base of just now has to say so too. */
function toConfirm(test: GateTest, view: View, now: Used, procedure: Procedure, mayBase: boolean, moreHead: number): Wanted {
  if (view.baseline === 'history' || now.elive >= LIVE_EVIDENCE || !mayBase) return NOTHING;
  return test.live.completed < procedure.live ? { head: 0, base: STEP } : { head: moreHead, base: 0 };
}

/** One pass where base fails is no proof; a second run makes it one. */
function mayBeFixed({ history, live, head }: GateTest): boolean {
  if (head.completed >= STEP || head.passed < head.completed) return false;
  const base = { passed: history.passed + live.passed, completed: history.completed + live.completed };
  return fixedEvidence(base.passed, base.completed, head.passed, head.completed) < FIXED_EVIDENCE;
}

/** Whether it could be red at all, if every run to come spoke against head. */
function reachable(
  { history, live, head }: GateTest,
  view: View,
  moved: boolean,
  mayBase: boolean,
  { most, live: mostLive }: Procedure,
): boolean {
  const more = mayBase ? Math.max(0, Math.max(mostLive, LEAST_BASE) - live.completed) : 0;
  const worst = {
    history,
    live: { passed: live.passed + more, completed: live.completed + more },
    head: { passed: head.passed, completed: Math.max(most, head.completed) },
  };
  return used(worst, moved).e >= view.threshold;
}

/** base, head, base, head: what changes in the world meanwhile changes for both. */
function inTurn({ head, base }: Wanted): readonly Side[] {
  const turns: Side[] = [];
  for (let i = 0; i < Math.max(head, base); i++) {
    if (i < base) turns.push('base');
    if (i < head) turns.push('head');
  }
  return turns;
}
