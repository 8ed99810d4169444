// Runs, talked and judged side by side, until done, stopped or out of budget.
import { type Problem, warning } from '../model/problems.ts';
import type { RunReport, Spent } from '../model/report.ts';
import type { Test } from '../model/suite.ts';
import type { Side } from '../score/gate.ts';
import { addSpent, callsIn, nothingSpent } from '../score/spent.ts';
import { type Bail, noBail, openBail } from './bail.ts';
import { openBudget } from './budget.ts';
import { type Executor, executeRun, notBegun } from './execute.ts';
import { executors, placesOf } from './executors.ts';
import type { Examinee } from './prepare.ts';
import { type FilledAgent, refusalIn } from './ready.ts';
import { type Failed, rerunFailed } from './rerun-failed.ts';
import { workThrough } from './schedule.ts';
import type { Performed, Task, Work } from './work.ts';

/** The judge's own limit: that many finished conversations may wait for it or be judged. */
const JUDGE_PLACES = 20;

export async function carryOut(work: Work): Promise<Performed> {
  const { request, tasks, filled, plan } = work;
  const { options, signal, progress } = request;
  const shared = { head: sharedKeys(tasks), base: new Map() };
  const bail = openBail(options.bail);
  const executorOf = bothSides(work, shared, bail);
  const workers = [...filled.agents.values()].reduce((sum, agent) => sum + placesOf(work, agent), JUDGE_PLACES);
  const budget = openBudget(work.prepared.config.budget);
  const made = { head: new Map<string, RunReport[]>(), base: new Map([...work.beside].map(([id, list]) => [id, [...list]])) };
  let spent = work.already ?? nothingSpent;
  budget.settle(0, spent);
  // Nothing more can be told: by a judge that refuses, of an agent that has ended.
  const lost = (): readonly Problem[] => [...[refusalIn(filled) ?? []].flat(), ...work.started.dead().values()];
  const mayStart = () => !signal.aborted && budget.open() && lost().length === 0;
  const keep = (side: Side, { id }: Test, done: RunReport) => {
    const list = made[side].get(id);
    if (list) list.push(done);
    else made[side].set(id, [done]);
  };
  const one = async ({ examinee, identity, planned }: Task, side: Side): Promise<RunReport> => {
    const { test } = examinee;
    const reserved = planned.action === 'run' ? plan.calls_of(test.id) : planned.action === 'judge' ? identity.judge_calls : 0;
    budget.reserve(reserved);
    const done = await executeRun(test, identity, planned, await executorOf[side](examinee));
    budget.settle(reserved, done.usage);
    spent = addSpent(spent, done.usage);
    keep(side, test, done);
    if (side === 'base') return done;
    if (done.status === 'failed') bail.failed(test);
    progress.runDone?.(test, done, made.head.get(test.id)?.length ?? 1, plan.tests.get(test.id)?.runs.length ?? 1);
    return done;
  };
  progress.planned?.(plan.tests.size, tasks.length);
  const left = await workThrough(tasks, workers, mayStart, async (task) => {
    const { test } = task.examinee;
    if (bail.ended(test)) keep('head', test, skippedRun(test, task.planned.index));
    else await one(task, 'head');
  });
  // Twice as many at once: base has places of its own.
  const reruns = { work, runs: made.head, live: made.base, shared, workers: 2 * workers, mayStart, one, calls_left: budget.left };
  const again = left.length > 0 ? undefined : await rerunFailed(reruns);
  const gone = lost();
  const why = signal.aborted || gone.length > 0 ? 'cancelled' : 'budget';
  for (const list of [...made.head.values(), ...made.base.values()]) list.sort((a, b) => a.index - b.index);
  return {
    runs: made.head,
    live: made.base,
    spent,
    problems: [...work.baseAgents.problems(), ...gone, ...unboundedCost(work.prepared.config.budget.usd, spent)],
    withheld: [],
    ...(signal.aborted && { stopped_by: signal.reason === 'SIGINT' ? ('SIGINT' as const) : ('SIGTERM' as const) }),
    ...(left.length > 0 && gone.length === 0 && { left_out: why }),
    ...(again?.out_of_calls && { left_out: 'budget' as const }),
    reruns: again?.reruns ?? 0,
    ...((again?.halt ?? (left.length > 0 && why !== 'budget')) && { halt: 'cancelled' as const }),
  };
}

function skippedRun(test: Test, index: number): RunReport {
  const about = { status: 'skipped', code: 'bail', from: 'agent', reused: false, ms: 0, usage: nothingSpent } as const;
  return { index, ...about, findings: [notBegun(test)] };
}

type ExecutorOf = (examinee: Examinee) => Promise<Executor>;

/** A budget in dollars can only hold what has a price. */
function unboundedCost(budget: number | undefined, spent: Spent): readonly Problem[] {
  if (budget === undefined || spent.usd !== undefined || callsIn(spent) === 0) return [];
  const advice = 'Give the judge its `prices`, or set a budget of calls.';
  return [warning('bad_config', `the budget of $${budget} held nothing back: nobody who was called has a known price.`, undefined, advice)];
}

/** What base does is base's: its runs belong to no pull request, and are no history of what they are held against. */
function bothSides(work: Work, shared: Failed['shared'], bail: Bail): { readonly [side in Side]: ExecutorOf } {
  const { request, filled, plan, baseAgents } = work;
  const { pr: _pr, commit: _head, ...occasion } = request.occasion;
  const ready = new Map<string, FilledAgent>();
  const head = executors(work, {
    agent: (name) => filled.agents.get(name),
    started: work.started,
    occasion: request.occasion,
    shared: shared.head,
    bail,
  });
  const ofBase = { ...occasion, ...(occasion.base !== undefined && { commit: occasion.base }), adds_history: false };
  const base = executors(work, { agent: (name) => ready.get(name), occasion: ofBase, shared: shared.base, bail: noBail });
  return {
    head: async ({ judge }) => head(judge),
    base: async ({ test, judge }) => {
      const live = plan.bases.get(test.id);
      const agent = live && (await baseAgents.ready(live));
      if (agent) ready.set(agent.agent.name, agent);
      return base(judge);
    },
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
