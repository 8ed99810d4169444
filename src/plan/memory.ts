// The small entry: how two of them become one, and what is forgotten.
import type { HistoryRun, Memory, StoredRun } from '../model/memory.ts';

export const emptyMemory: Memory = { schema_version: 1, runs: [], history: [], results: {}, verdicts: {} };

/** Union. A run that both have is one run; of two answers to one key the newer stays. */
export function mergeMemory(a: Memory, b: Memory): Memory {
  return {
    schema_version: 1,
    runs: distinct([...a.runs, ...b.runs], (r) => `${r.key} ${r.at}`),
    history: distinct([...a.history, ...b.history], (h) => h.id),
    results: newer(a.results, b.results),
    verdicts: newer(a.verdicts, b.verdicts),
  };
}

const distinct = <T>(items: readonly T[], id: (item: T) => string): T[] => [...new Map(items.map((item) => [id(item), item])).values()];

function newer<T extends { readonly at: string }>(a: { readonly [key: string]: T }, b: { readonly [key: string]: T }) {
  const merged = new Map(Object.entries(a));
  for (const [key, entry] of Object.entries(b)) {
    const known = merged.get(key);
    if (!known || Date.parse(known.at) < Date.parse(entry.at)) merged.set(key, entry);
  }
  return Object.fromEntries(merged);
}

export interface Pruning {
  readonly memory: Memory;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Given: history elsewhere is forgotten (a branch that was rewritten). */
  readonly ancestors?: ReadonlySet<string>;
  /** Runs of a test: as many transcripts are kept, two at the least; undefined: not known. */
  readonly runsOf?: (test: string) => number | undefined;
  /** Keys of results and verdicts that were served or made just now: they stay, and are young again. */
  readonly used?: ReadonlySet<string>;
}

const DAY = 86_400_000;
const DAYS = 14;
const MOST_HISTORY = 40;
/** Builds of an agent whose runs are kept for each test: open pull requests stand on older ones. */
const MOST_BUILDS = 8;
const MOST_ANSWERS = 100_000;
/** Of one build, of a test that this run leaves out: how many it asks for is not known here. */
const MOST_RUNS = 100;

export function pruneMemory({ memory, now, ancestors, runsOf, used = new Set() }: Pruning): Memory {
  const young = (entry: { readonly at: string }) => now - Date.parse(entry.at) <= DAYS * DAY;
  const history = groups(
    memory.history.filter((h) => young(h) && (!ancestors || ancestors.has(h.commit))),
    (h) => `${h.test} ${h.inputs} ${h.judgement}`,
  ).flatMap((group) => newestFirst(group).slice(0, MOST_HISTORY));
  const runs = groups(memory.runs, (r) => r.test).flatMap((group) =>
    keptRuns(group, Math.max(2, runsOf ? (runsOf(group[0]?.test ?? '') ?? MOST_RUNS) : 2), young),
  );
  const answers = <T extends { readonly at: string }>(record: { readonly [key: string]: T }) => {
    const at = new Date(now).toISOString();
    const entries = Object.entries(record).map(([key, entry]): [string, T] => [key, used.has(key) ? { ...entry, at } : entry]);
    const kept = entries.filter(([, entry]) => young(entry)).sort(([, a], [, b]) => Date.parse(b.at) - Date.parse(a.at));
    return Object.fromEntries(kept.slice(0, MOST_ANSWERS));
  };
  return { schema_version: 1, runs, history, results: answers(memory.results), verdicts: answers(memory.verdicts) };
}

/** Of one test: the newest runs of each build; of the newest build also old ones, for as long as there are no others. */
function keptRuns(runs: readonly StoredRun[], most: number, young: (run: StoredRun) => boolean): StoredRun[] {
  const own = newestFirst(runs.filter((r) => r.beside === undefined));
  const builds = groups(own, (r) => `${r.inputs} ${r.agent} ${r.agent_version}`).slice(0, MOST_BUILDS);
  // Base runs count together with the head that they were made for, so all of them stay as long as one does.
  const beside = groups(newestFirst(runs.filter((r) => r.beside !== undefined)), (r) => r.beside ?? '').slice(0, MOST_BUILDS);
  return [
    ...builds.flatMap((build, i) => build.slice(0, most).filter((run) => i === 0 || young(run))),
    ...beside.flatMap((pair) => pair.slice(0, MOST_RUNS).filter(young)),
  ];
}

const newestFirst = <T extends Pick<HistoryRun, 'at'>>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));

/** In the order of their first members. */
function groups<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const group = found.get(key(item));
    if (group) group.push(item);
    else found.set(key(item), [item]);
  }
  return [...found.values()];
}

/** Transcripts that the memory still speaks of. */
export const transcriptsOf = (memory: Memory): ReadonlySet<string> => new Set(memory.runs.map((r) => r.transcript));
