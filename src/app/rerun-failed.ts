// Where a test is held against base, one failure is no verdict: it runs again, on both sides.
import type { RunReport } from '../model/report.ts';
import type { GateResult, GateRun, Side } from '../score/gate.ts';
import type { Executor } from './execute.ts';
import { gateOf } from './gate.ts';
import type { Identity } from './identify.ts';
import { mayTalk } from './request.ts';
import { type Rerunning, rerun, resultOf } from './rerun.ts';
import { workThrough } from './schedule.ts';
import type { Task, Work } from './work.ts';

export interface Failed {
  readonly work: Work;
  readonly runs: ReadonlyMap<string, readonly RunReport[]>;
  readonly live: ReadonlyMap<string, readonly RunReport[]>;
  readonly shared: { readonly [side in Side]: Executor['shared'] };
  readonly workers: number;
  readonly mayStart: () => boolean;
  readonly one: (task: Task, side: Side) => Promise<RunReport>;
  readonly calls_left: () => number;
}

export async function rerunFailed({
  work,
  runs,
  live,
  shared,
  workers,
  mayStart,
  one,
  calls_left,
}: Failed): Promise<Rerunning | undefined> {
  const { request, prepared, plan, tasks } = work;
  if (!mayTalk(request)) return undefined;
  const first = new Map(tasks.map((t) => [t.examinee.test.id, t]));
  const nextIndex = indices(work);
  const taskOf = ({ test, side }: GateRun): readonly (readonly [Side, Task])[] => {
    const task = first.get(test);
    const identity = side === 'head' ? task?.identity : plan.bases.get(test)?.identity;
    if (!task || !identity) return [];
    const index = nextIndex(test, identity);
    // Tests that ask the same may run again in different batches: still one conversation.
    const key = identity.transcriptKey(index);
    if (!shared[side].has(key)) shared[side].set(key, undefined);
    const beside = side === 'base' ? { beside: task.identity.transcriptKey(0) } : {};
    return [[side, { ...task, identity, planned: { index, action: 'run', why: 'one failing run is no proof', ...beside } }]];
  };
  return rerun({
    gate: gateOf({ request, prepared, plan, runs, live, reruns: 0 }),
    calls_left,
    mayGoOn: mayStart,
    more: (n) => request.progress.more?.(n),
    make: async (batch) => {
      const results: GateResult[] = [];
      await workThrough(batch.flatMap(taskOf), workers, mayStart, async ([side, task]) => {
        const done = await one(task, side);
        results.push({ test: task.examinee.test.id, side, result: resultOf(done) });
      });
      return results;
    },
  });
}

/** Repeats of the same question to the same build never share an index, whichever side they are for. */
function indices({ tasks, plan, storage }: Work): (test: string, identity: Identity) => number {
  const next = new Map<string, number>();
  const counter = (test: string, identity: Identity) => `${test} ${identity.transcriptKey(0)}`;
  for (const { examinee, identity } of tasks) next.set(counter(examinee.test.id, identity), plan.tests.get(examinee.test.id)?.next ?? 0);
  const unused = ({ inputs, agent, version }: Identity): number =>
    storage.memory.runs
      .filter((r) => r.inputs === inputs && r.agent === agent && r.agent_version === version.version)
      .reduce((most, r) => Math.max(most, r.index + 1), 0);
  return (test, identity) => {
    const key = counter(test, identity);
    const index = next.get(key) ?? unused(identity);
    next.set(key, index + 1);
    return index;
  };
}
