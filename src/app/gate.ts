// What the procedure of reruns (score/gate.ts) has to know, from the plan and the runs made so far.
import type { Counts, RunReport } from '../model/report.ts';
import type { Gate, GateTest } from '../score/gate.ts';
import { headCounts } from '../score/head.ts';
import type { Plan } from './planning.ts';
import type { Prepared } from './prepare.ts';
import { isCompared, type RunRequest } from './request.ts';

export interface Standing {
  readonly request: RunRequest;
  readonly prepared: Prepared;
  readonly plan: Plan;
  readonly runs: ReadonlyMap<string, readonly RunReport[]>;
  /** Base runs made just now. */
  readonly live: ReadonlyMap<string, readonly RunReport[]>;
  /** Runs beyond the first ones. */
  readonly reruns: number;
}

export function gateOf(s: Standing): Gate {
  const { prepared, plan } = s;
  const heads = new Map(prepared.examinees.map((e) => [e.test.id, headOf(s, e.test.id)]));
  const tests = prepared.examinees.flatMap((e): GateTest[] => {
    const { id } = e.test;
    const planned = plan.tests.get(id);
    if (!planned?.selected) return [];
    const [head, base] = [s.runs.get(id) ?? [], s.live.get(id) ?? []];
    return [
      {
        id,
        runs: planned.asked,
        history: planned.history,
        live: completed(base),
        live_before: base.length > 0 && base.every((r) => r.reused),
        head: heads.get(id) ?? completed([]),
        errored: { head: errors(head), base: errors(base) },
        base_runs: plan.bases.has(id),
        calls: plan.calls_of(id),
      },
    ];
  });
  const gated = new Set(tests.map((t) => t.id));
  const elsewhere = [...heads].filter(([id, head]) => head.completed > 0 && !gated.has(id)).length;
  return { tests, baseline: prepared.config.baseline, spent: s.reruns, elsewhere };
}

/** The counts of the head: see `headCounts`. */
export function headOf({ request, plan, runs }: Pick<Standing, 'request' | 'plan' | 'runs'>, id: string): Counts {
  const stored = new Map((plan.tests.get(id)?.runs ?? []).map((p) => [p.index, p.stored]));
  const { pr, commit } = request.occasion;
  return headCounts(
    (runs.get(id) ?? []).map((run) => ({ ...run, pr: stored.get(run.index)?.pr, commit: stored.get(run.index)?.commit })),
    isCompared(request) ? { pr, commit } : undefined,
  );
}

const errors = (runs: readonly RunReport[]): number => runs.filter((r) => r.status === 'errored').length;

const completed = (runs: readonly RunReport[]): Counts => ({
  passed: runs.filter((r) => r.status === 'passed').length,
  completed: runs.filter((r) => r.status === 'passed' || r.status === 'failed').length,
});
