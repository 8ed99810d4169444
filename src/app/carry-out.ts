// Runs, talked and judged side by side, until done, stopped or out of budget.
import type { Judge } from '../model/judging.ts';
import type { Redact } from '../model/ports.ts';
import type { Problem } from '../model/problems.ts';
import type { RunReport, Spent } from '../model/report.ts';
import type { JudgeSettings, Test } from '../model/suite.ts';
import type { PlannedRun } from '../plan/plan.ts';
import type { Halt } from '../score/compare.ts';
import type { GateResult, GateRun } from '../score/gate.ts';
import { addSpent, nothingSpent } from '../score/spent.ts';
import { openBudget } from './budget.ts';
import { type Executor, executeRun } from './execute.ts';
import { gateOf, isCompared } from './gate.ts';
import type { Identity } from './identify.ts';
import type { Ledger } from './ledger.ts';
import type { Plan } from './planning.ts';
import type { Examinee, Prepared } from './prepare.ts';
import { type Filled, judgeId } from './ready.ts';
import type { RunRequest } from './request.ts';
import { type Rerunning, rerun, resultOf } from './rerun.ts';
import { type Places, places, workThrough } from './schedule.ts';
import type { Storage } from './storage.ts';

export interface Task {
  readonly examinee: Examinee;
  readonly identity: Identity;
  readonly planned: PlannedRun;
}

export interface Performed {
  readonly runs: ReadonlyMap<string, readonly RunReport[]>;
  readonly spent: Spent;
  /** With base's past as it is judged now. */
  readonly plan?: Plan;
  readonly problems: readonly Problem[];
  /** Secrets that this run cannot have; nothing was called then. */
  readonly withheld: readonly string[];
  /** Why planned runs were left out. */
  readonly left_out?: 'budget' | 'bail' | 'cancelled';
  readonly stopped_by?: 'SIGINT' | 'SIGTERM';
  /** Runs beyond the first ones, and why there were no more of them. */
  readonly reruns: number;
  readonly halt?: Halt;
}

export interface Work {
  readonly request: RunRequest;
  readonly prepared: Prepared;
  readonly ledger: Ledger;
  readonly storage: Storage;
  readonly tasks: readonly Task[];
  readonly filled: Filled;
  readonly plan: Plan;
  /** Before the first run. */
  readonly already?: Spent;
  readonly redact: Redact;
}

/** Conversations at once: an agent that runs on this machine shares it. */
const placesOf = (work: Work, started: boolean): number => work.request.options.concurrency ?? (started ? 5 : 20);
/** The judge's own limit: that many finished conversations may wait for it or be judged. */
const JUDGE_PLACES = 20;

export async function carryOut(work: Work): Promise<Performed> {
  const { request, tasks, filled, plan } = work;
  const { options, signal, progress } = request;
  const shared = sharedKeys(tasks);
  const executorOf = executors(work, shared);
  const workers = [...filled.agents.values()].reduce((sum, a) => sum + placesOf(work, a.commands.start !== undefined), JUDGE_PLACES);
  const budget = openBudget(work.prepared.config.budget);
  const runs = new Map<string, RunReport[]>();
  let spent = work.already ?? nothingSpent;
  budget.settle(0, spent);
  let failed = false;
  const refusal = () => [...filled.judges.values()].map((j) => j.refused()).find((p) => p !== undefined);
  const mayStart = () => !signal.aborted && budget.open() && !(options.bail && failed) && !refusal();
  const one = async ({ examinee, identity, planned }: Task): Promise<RunReport> => {
    const { test } = examinee;
    const reserved = planned.action === 'run' ? plan.calls_of(test.id) : 0;
    budget.reserve(reserved);
    const done = await executeRun(test, identity, planned, executorOf(examinee.judge));
    budget.settle(reserved, done.usage);
    spent = addSpent(spent, done.usage);
    failed ||= done.status === 'failed';
    const list = runs.get(test.id);
    if (list) list.push(done);
    else runs.set(test.id, [done]);
    progress.runDone?.(test, done);
    return done;
  };
  progress.planned?.(plan.tests.size, tasks.length);
  const left = await workThrough(tasks, workers, mayStart, async (task) => void (await one(task)));
  const again = left.length > 0 ? undefined : await rerunFailed({ work, runs, shared, workers, mayStart, one, calls_left: budget.left });
  for (const list of runs.values()) list.sort((a, b) => a.index - b.index);
  const refused = refusal();
  const why = signal.aborted ? 'cancelled' : budget.open() ? 'bail' : 'budget';
  return {
    runs,
    spent,
    problems: refused ? [refused] : [],
    withheld: [],
    ...(signal.aborted && { stopped_by: signal.reason === 'SIGINT' ? ('SIGINT' as const) : ('SIGTERM' as const) }),
    ...(left.length > 0 && !refused && { left_out: why }),
    ...(again?.out_of_calls && { left_out: 'budget' as const }),
    reruns: again?.reruns ?? 0,
    ...((again?.halt ?? (left.length > 0 && why !== 'budget')) && { halt: 'cancelled' as const }),
  };
}

interface Failed {
  readonly work: Work;
  readonly runs: ReadonlyMap<string, readonly RunReport[]>;
  readonly shared: Executor['shared'];
  readonly workers: number;
  readonly mayStart: () => boolean;
  readonly one: (task: Task) => Promise<RunReport>;
  readonly calls_left: () => number;
}

/** Where a test is held against base, one failure is no verdict: it runs again. */
async function rerunFailed({ work, runs, shared, workers, mayStart, one, calls_left }: Failed): Promise<Rerunning | undefined> {
  const { request, prepared, plan, tasks } = work;
  if (!isCompared(request) || request.options.reeval) return undefined;
  const first = new Map(tasks.map((t) => [t.examinee.test.id, t]));
  const next = new Map([...plan.tests].map(([id, t]) => [id, t.next]));
  const taskOf = ({ test }: GateRun): Task[] => {
    const task = first.get(test);
    const index = next.get(test) ?? 0;
    next.set(test, index + 1);
    if (!task) return [];
    // Tests that ask the same may run again in different batches: still one conversation.
    const key = task.identity.transcriptKey(index);
    if (!shared.has(key)) shared.set(key, undefined);
    return [{ ...task, planned: { index, action: 'run', why: 'one failing run is no proof' } }];
  };
  return rerun({
    gate: gateOf({ request, prepared, plan, runs, live: new Map(), base_runs: () => false, reruns: 0 }),
    calls_left,
    mayGoOn: mayStart,
    more: (n) => request.progress.more?.(n),
    make: async (batch) => {
      const results: GateResult[] = [];
      await workThrough(batch.flatMap(taskOf), workers, mayStart, async (task) => {
        const done = await one(task);
        results.push({ test: task.examinee.test.id, side: 'head', result: resultOf(done) });
      });
      return results;
    },
  });
}

/** One executor a judge; agents and what is shared between conversations are the same for all. */
function executors(work: Work, shared: Executor['shared']): (judge: JudgeSettings | 'none') => Executor {
  const { request, filled, ledger, prepared } = work;
  const { world, catalog, occasion, signal } = request;
  const { redact } = work;
  const agent = agentsOf(work);
  const made = new Map<Judge | undefined, Executor>();
  return (settings) => {
    const judge = settings === 'none' ? undefined : filled.judges.get(judgeId(settings));
    const known = made.get(judge);
    if (known) return known;
    const { search, files, clock } = world;
    const readFile = (path: string) => files.read(path);
    const examiner = { checks: catalog.checks, search, readFile, judge, verdict: ledger.verdict, keep: ledger.addVerdict, redact, signal };
    const executor: Executor = {
      agent,
      examiner,
      store: work.storage,
      ledger,
      occasion,
      clock,
      redact,
      signal,
      shared,
      share: prepared.config.share.transcripts,
    };
    made.set(judge, executor);
    return executor;
  };
}

function agentsOf(work: Work): Executor['agent'] {
  const { world, catalog } = work.request;
  const tools = { http: world.http, clock: world.clock, random: world.random };
  const limits = new Map<string, Places>();
  return (name) => {
    const filled = work.filled.agents.get(name);
    const protocol = catalog.protocols.find((p) => p.name === filled?.agent.protocol);
    if (!filled || !protocol) return undefined;
    const limit = limits.get(name) ?? places(placesOf(work, filled.commands.start !== undefined));
    limits.set(name, limit);
    const open = (test: Test) => protocol.open({ agent: filled.agent, folder: test.tdx ?? { project: '', agent: name }, tools });
    return { ready: filled.agent, open, places: limit };
  };
}

/** Transcript keys that several tasks have: they share one conversation. */
function sharedKeys(tasks: readonly Task[]): Executor['shared'] {
  const seen = new Set<string>();
  const shared: Executor['shared'] = new Map();
  for (const { identity, planned } of tasks) {
    if (planned.action !== 'run') continue;
    const key = identity.transcriptKey(planned.index);
    if (seen.has(key)) shared.set(key, undefined);
    seen.add(key);
  }
  return shared;
}
