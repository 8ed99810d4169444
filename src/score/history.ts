// Which fresh runs of the base branch speak for a test.
import type { HistoryRun, Memory } from '../model/memory.ts';
import type { Counts } from '../model/report.ts';
import { evidence, fixedEvidence } from './evidence.ts';
import { MOVED_EVIDENCE } from './presets.ts';

export interface HistoryQuery {
  readonly memory: Pick<Memory, 'history'>;
  readonly test: string;
  readonly inputs: string;
  readonly judgement: string;
  /** The base commit and its first-parent ancestors, newest first; a run elsewhere is no evidence about the base. */
  readonly ancestors: readonly string[] | ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly most?: number;
  readonly days?: number;
  /** Ids of all tests that there are now: a test goes on with the runs of a removed one with the same keys, for it was renamed. */
  readonly present?: ReadonlySet<string>;
}

export interface History {
  readonly counts: Counts;
  /** Newest first. */
  readonly runs: readonly HistoryRun[];
  /** Also those from before base last changed, which say nothing about it now. */
  readonly all: readonly HistoryRun[];
  /** Hash of the newest passing transcript. */
  readonly passing?: string;
}

const DAY = 86_400_000;

/** Of this test as it is asked and judged now: the newest `most` runs of `days`, since base last changed; each counted once. */
export function historyFor(query: HistoryQuery, byInputs = indexHistory(query.memory)): History {
  return historyOf(runsFor(query, byInputs, (run) => run.judgement === query.judgement));
}

/** Newest first. */
export function historyOf(newest: readonly HistoryRun[]): History {
  const runs = sinceChange(newest);
  const passing = runs.find((r) => r.passed)?.transcript;
  return {
    runs,
    all: newest,
    counts: { passed: runs.filter((r) => r.passed).length, completed: runs.length },
    ...(passing && { passing }),
  };
}

/** Runs that answered the same, but were judged otherwise and not yet as the test is judged now. Newest first. */
export function judgedOtherwise(query: HistoryQuery, byInputs = indexHistory(query.memory)): readonly HistoryRun[] {
  const known = new Set(byInputs(query.inputs).flatMap((r) => (r.judgement === query.judgement ? [runOf(r)] : [])));
  const others = runsFor(query, byInputs, (run) => run.judgement !== query.judgement && !known.has(runOf(run)));
  return [...new Map(others.map((r) => [runOf(r), r])).values()];
}

/** The same run under another judgement: one run still, but counted for that judgement. */
export const judgedAgain = (run: HistoryRun, judgement: string, passed: boolean): HistoryRun => ({
  ...run,
  id: `${runOf(run)}~${judgement.slice(0, 16)}`,
  judgement,
  passed,
});

const runOf = ({ id }: HistoryRun): string => id.replace(/~[0-9a-f]{1,16}$/, '');

function runsFor(
  query: HistoryQuery,
  byInputs: ReturnType<typeof indexHistory>,
  fits: (run: HistoryRun) => boolean,
): readonly HistoryRun[] {
  const { test, ancestors, now, most = 40, days = 14 } = query;
  const position = positionsIn(ancestors);
  const candidates = byInputs(query.inputs).filter((run) => {
    const age = now - Date.parse(run.at);
    // A clock that was a little ahead is forgiven, a date from the future is not.
    return fits(run) && position.has(run.commit) && age <= days * DAY && age > -DAY;
  });
  const own = candidates.filter((r) => r.test === test);
  const chosen = [...own, ...renamed(candidates, query.present, own)];
  const place = (run: HistoryRun) => position.get(run.commit) ?? 0;
  return [...new Map(chosen.map((r) => [r.id, r])).values()]
    .sort((a, b) => place(a) - place(b) || Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? -1 : 1))
    .slice(0, most);
}

/** Made once for many tests: the runs that answer the same inputs. */
export function indexHistory({ history }: Pick<Memory, 'history'>): (inputs: string) => readonly HistoryRun[] {
  const index = new Map<string, HistoryRun[]>();
  for (const run of history) {
    const list = index.get(run.inputs);
    if (list) list.push(run);
    else index.set(run.inputs, [run]);
  }
  return (inputs) => index.get(inputs) ?? [];
}

const positions = new WeakMap<HistoryQuery['ancestors'], ReadonlyMap<string, number>>();

/** Many tests ask with the same commits. */
function positionsIn(ancestors: HistoryQuery['ancestors']): ReadonlyMap<string, number> {
  const made = positions.get(ancestors) ?? new Map([...ancestors].reverse().map((commit, i, all) => [commit, all.length - i]));
  positions.set(ancestors, made);
  return made;
}

/**
 * The runs of a removed test with the same keys, from before this one's own. Two may have had these keys: the one that ran last is taken,
 * never both.
 */
function renamed(
  candidates: readonly HistoryRun[],
  present: ReadonlySet<string> | undefined,
  own: readonly HistoryRun[],
): readonly HistoryRun[] {
  const since = Math.min(...own.map((r) => Date.parse(r.at)));
  const gone = present ? candidates.filter((r) => !present.has(r.test) && Date.parse(r.at) < since) : [];
  const newest = gone.reduce<HistoryRun | undefined>((a, b) => (a && Date.parse(a.at) >= Date.parse(b.at) ? a : b), undefined);
  return gone.filter((r) => r.test === newest?.test);
}

/** Base itself changed: its runs of just now don't fit its history. */
export function movedOf(history: Counts, live: Counts): boolean {
  return history.completed > 0 && evidence(history.passed, history.completed, live.passed, live.completed) >= MOVED_EVIDENCE;
}

/** Over at most 39 places to cut, so that an unchanged base is cut once in a hundred histories at the most. */
const CHANGE_EVIDENCE = 4000;

/** The runs after the last change-point: where base broke or was mended, what it did before says nothing. `runs`: newest first. */
function sinceChange(runs: readonly HistoryRun[]): readonly HistoryRun[] {
  const total = runs.filter((r) => r.passed).length;
  if (total === 0 || total === runs.length) return runs;
  let best = { evidence: CHANGE_EVIDENCE, length: runs.length };
  let passed = 0;
  for (let length = 1; length < runs.length; length++) {
    if (runs[length - 1]?.passed) passed++;
    const [s, h] = [total - passed, runs.length - length];
    const change = Math.max(evidence(s, h, passed, length), fixedEvidence(s, h, passed, length));
    if (change >= best.evidence) best = { evidence: change, length };
  }
  return best.length === runs.length ? runs : sinceChange(runs.slice(0, best.length));
}
