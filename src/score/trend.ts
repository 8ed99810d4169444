// The suite's pass rate on the base branch, commit by commit: a test that did not run at a commit stands as it was found before.
import type { HistoryRun } from '../model/memory.ts';
import type { TrendPoint } from '../model/report.ts';

/** `histories`: of each test, its runs newest first; `ancestors`: newest first. Oldest point first. */
export function trendOf(histories: readonly (readonly HistoryRun[])[], ancestors: readonly string[]): readonly TrendPoint[] {
  const byCommit = new Map<string, Map<number, boolean[]>>();
  for (const [test, runs] of histories.entries()) {
    for (const { commit, passed } of runs) {
      const at = byCommit.get(commit) ?? new Map<number, boolean[]>();
      at.set(test, [...(at.get(test) ?? []), passed]);
      byCommit.set(commit, at);
    }
  }
  const standing = new Map<number, number>();
  const points: TrendPoint[] = [];
  for (const commit of [...ancestors].reverse()) {
    const ran = byCommit.get(commit);
    if (!ran) continue;
    for (const [test, results] of ran) standing.set(test, results.filter(Boolean).length / results.length);
    const sum = [...standing.values()].reduce((a, b) => a + b, 0);
    points.push({ commit, passed: Number(sum.toFixed(2)), completed: standing.size });
  }
  return points;
}
