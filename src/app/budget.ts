import type { Config } from '../model/config.ts';
import type { Spent } from '../model/report.ts';
import { callsIn } from '../score/spent.ts';

export interface Budget {
  /** Whether one more run may begin. */
  open(): boolean;
  /** Calls that are neither made nor reserved. */
  left(): number;
  /** Calls that a run about to begin will make at the least. */
  reserve(calls: number): void;
  settle(reserved: number, spent: Spent): void;
}

/** What is under way finishes; calls of runs under way count as reserved, so that many at once do not overshoot. */
export function openBudget(limit: Config['budget']): Budget {
  let calls = 0;
  let usd = 0;
  let reserved = 0;
  return {
    open: () => calls + reserved < limit.calls && (limit.usd === undefined || usd < limit.usd),
    left: () => (limit.usd === undefined || usd < limit.usd ? Math.max(0, limit.calls - calls - reserved) : 0),
    reserve: (n) => {
      reserved += n;
    },
    settle(n, spent) {
      reserved -= n;
      calls += callsIn(spent);
      usd += spent.usd ?? 0;
    },
  };
}
