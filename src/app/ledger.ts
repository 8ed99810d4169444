// The memory as it grows during a run.
import type { Finding } from '../model/finding.ts';
import type { Verdict } from '../model/judging.ts';
import type { HistoryRun, Memory, StoredResult, StoredRun } from '../model/memory.ts';

export interface Ledger {
  readonly result: (key: string) => readonly Finding[] | undefined;
  readonly verdict: (key: string) => Verdict | undefined;
  /** Only what was judged in this run. */
  readonly verdictOfNow: (key: string) => Verdict | undefined;
  addRun(run: StoredRun): void;
  addHistory(run: HistoryRun): void;
  addResult(key: string, result: Omit<StoredResult, 'at'>): void;
  addVerdict(key: string, verdict: Verdict): void;
  memory(): Memory;
  /** Keys that were served or made now. */
  used(): ReadonlySet<string>;
}

export function openLedger(start: Memory, at: () => string): Ledger {
  const runs = new Map(start.runs.map((r) => [`${r.key} ${r.at}`, r]));
  const history = new Map(start.history.map((h) => [h.id, h]));
  const results = new Map(Object.entries(start.results));
  const verdicts = new Map(Object.entries(start.verdicts));
  const fresh = new Set<string>();
  const used = new Set<string>();
  const served = <T>(map: ReadonlyMap<string, T>, key: string): T | undefined => {
    const found = map.get(key);
    if (found !== undefined) used.add(key);
    return found;
  };
  return {
    result: (key) => served(results, key)?.findings,
    verdict: (key) => served(verdicts, key)?.verdict,
    verdictOfNow: (key) => (fresh.has(key) ? served(verdicts, key)?.verdict : undefined),
    addRun: (run) => void runs.set(`${run.key} ${run.at}`, run),
    addHistory: (run) => void history.set(run.id, run),
    addResult(key, result) {
      used.add(key);
      results.set(key, { ...result, at: at() });
    },
    addVerdict(key, verdict) {
      fresh.add(key);
      verdicts.set(key, { verdict, at: at() });
    },
    used: () => used,
    memory: () => ({
      schema_version: 1,
      runs: [...runs.values()],
      history: [...history.values()],
      results: Object.fromEntries(results),
      verdicts: Object.fromEntries(verdicts),
    }),
  };
}
