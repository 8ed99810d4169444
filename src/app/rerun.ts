// What failed runs again, in batches, until the procedure asks no more or nothing more may begin.
import type { RunReport } from '../model/report.ts';
import type { Halt } from '../score/compare.ts';
import { type Gate, type GateResult, type GateRun, nextRuns, withResults } from '../score/gate.ts';

export interface Rerun {
  readonly gate: Gate;
  /** Makes them, side by side; fewer results than runs: it was stopped meanwhile. */
  readonly make: (batch: readonly GateRun[]) => Promise<readonly GateResult[]>;
  readonly calls_left: () => number;
  readonly mayGoOn: () => boolean;
  /** More runs are about to begin. */
  readonly more: (runs: number) => void;
}

export interface Rerunning {
  readonly reruns: number;
  /** Why it ended although more was wanted. */
  readonly halt?: Halt;
  /** The budget of calls ended it, not the procedure's own purse. */
  readonly out_of_calls: boolean;
}

export async function rerun({ gate: first, make, calls_left, mayGoOn, more }: Rerun): Promise<Rerunning> {
  let gate: Gate = { ...first, calls_left: calls_left() };
  for (let batch = nextRuns(gate); batch.length > 0 && mayGoOn(); batch = nextRuns(gate)) {
    more(batch.length);
    gate = { ...withResults(gate, await make(batch)), calls_left: calls_left() };
  }
  const { calls_left: _left, ...unlimited } = gate;
  const wanted = nextRuns(unlimited).length > 0;
  const out_of_calls = wanted && nextRuns(gate).length === 0;
  return { reruns: gate.spent, out_of_calls, ...(wanted && !out_of_calls && { halt: 'cancelled' as const }) };
}

/** What was skipped, for whatever reason, tells as little as an error. */
export const resultOf = ({ status }: RunReport): GateResult['result'] =>
  status === 'passed' ? 'pass' : status === 'failed' ? 'fail' : 'error';
