// The plan, carried out: agents started, runs talked and judged side by side, until done, stopped or out of budget.
import type { Config } from '../model/config.ts';
import type { Judge } from '../model/judging.ts';
import { type Problem, PROBLEMS, ProblemError } from '../model/problems.ts';
import type { RunReport, Spent } from '../model/report.ts';
import type { JudgeSettings } from '../model/suite.ts';
import type { PlannedRun } from '../plan/plan.ts';
import { addSpent, nothingSpent } from '../score/spent.ts';
import { type Executor, executeRun } from './execute.ts';
import { openBudget } from './budget.ts';
import type { Identity } from './identify.ts';
import type { Ledger } from './ledger.ts';
import type { Plan, TestPlan } from './planning.ts';
import type { Examinee, Prepared } from './prepare.ts';
import { checkJudges, type Filled, fill, judgeId, startAgents } from './ready.ts';
import type { RunRequest } from './run.ts';
import { type Places, places, workThrough } from './schedule.ts';

export interface Performed {
  readonly runs: ReadonlyMap<string, readonly RunReport[]>;
  readonly spent: Spent;
  readonly problems: readonly Problem[];
  /** Secrets that this run cannot have; nothing was called then. */
  readonly withheld: readonly string[];
  /** Why planned runs were left out. */
  readonly left_out?: 'budget' | 'bail' | 'cancelled';
  readonly stopped_by?: 'SIGINT' | 'SIGTERM';
}

const JUDGE_PLACES = 20;

interface Task {
  readonly examinee: Examinee;
  readonly identity: Identity;
  readonly planned: PlannedRun;
}

export async function perform(
  request: RunRequest,
  prepared: Prepared,
  identities: ReadonlyMap<string, Identity>,
  ledger: Ledger,
  plan: Plan,
): Promise<Performed> {
  const nothing: Performed = { runs: new Map(), spent: nothingSpent, problems: [], withheld: [] };
  if (request.options.dry_run) return nothing;
  const tasks = tasksOf(prepared, identities, plan);
  const calling = tasks.filter((t) => t.planned.action === 'run');
  const judged = tasks.filter((t) => t.planned.action !== 'reuse' && hasCriteria(t.examinee) && plan.needs_judge(t.examinee.test.id));
  const judges = judged.flatMap((t) => (t.examinee.judge === 'none' ? [] : [t.examinee.judge]));
  const filled = await fill(request.world, distinct(calling.map((t) => t.examinee.agent), (a) => a.name), distinct(judges, judgeId));
  if (filled.missing.length > 0 && !request.occasion.trusted) return { ...nothing, withheld: filled.missing };
  if (filled.problems.some((p) => PROBLEMS[p.code].exit === 2)) throw new ProblemError(filled.problems);
  if (filled.problems.length > 0) return { ...nothing, problems: filled.problems };
  const [started, checked] = await Promise.allSettled([
    startAgents(request.world, filled.agents.values()),
    checkJudges(filled.judges.values(), request.signal),
  ]);
  try {
    for (const settled of [checked, started]) if (settled.status === 'rejected') throw settled.reason;
    return await carryOut(request, prepared.config, ledger, tasks, filled, plan);
  } finally {
    if (started.status === 'fulfilled') await started.value.stop();
  }
}

function tasksOf(prepared: Prepared, identities: ReadonlyMap<string, Identity>, plan: Plan): Task[] {
  return prepared.examinees.flatMap((examinee) => {
    const identity = identities.get(examinee.test.id);
    const runs: TestPlan['runs'] = plan.tests.get(examinee.test.id)?.runs ?? [];
    return identity ? runs.map((planned) => ({ examinee, identity, planned })) : [];
  });
}

const hasCriteria = ({ test }: Examinee): boolean => test.criteria.length > 0 || test.rounds.some((r) => r.criteria.length > 0);

function distinct<T>(list: readonly T[], id: (item: T) => string): T[] {
  return [...new Map(list.map((item) => [id(item), item])).values()];
}

async function carryOut(request: RunRequest, config: Config, ledger: Ledger, tasks: readonly Task[], filled: Filled, plan: Plan): Promise<Performed> {
  const { world, options, signal, progress } = request;
  const redact = world.redactor(filled.secrets, config.share.redact);
  const agentPlaces = new Map<string, Places>();
  let workers = JUDGE_PLACES;
  for (const [name, { commands }] of filled.agents) {
    const most = options.concurrency ?? (commands.start ? 5 : 20);
    agentPlaces.set(name, places(most));
    workers += most;
  }
  const judgePlaces = places(JUDGE_PLACES);
  const executorFor = (judge: Judge | undefined): Executor => ({
    agent: (name) => {
      const agent = filled.agents.get(name);
      const protocol = request.catalog.protocols.find((p) => p.name === agent?.agent.protocol);
      const place = agentPlaces.get(name);
      if (!agent || !protocol || !place) return undefined;
      const tools = { http: world.http, clock: world.clock, random: world.random };
      const open = (test: Examinee['test']) =>
        protocol.open({ agent: agent.agent, folder: test.tdx ?? { project: '', agent: agent.agent.name }, tools });
      return { ready: agent.agent, open, places: place };
    },
    examiner: {
      checks: request.catalog.checks,
      search: world.search,
      readFile: (path) => world.files.read(path),
      judge,
      verdict: ledger.verdict,
      keep: ledger.addVerdict,
      place: judgePlaces,
      redact,
      signal,
    },
    store: world.store,
    ledger,
    occasion: request.occasion,
    clock: world.clock,
    redact,
    signal,
    shared,
  });
  const shared: Executor['shared'] = sharedKeys(tasks);
  const executors = new Map<Judge | undefined, Executor>();
  const executorOf = (settings: JudgeSettings | 'none'): Executor => {
    const judge = settings === 'none' ? undefined : filled.judges.get(judgeId(settings));
    const known = executors.get(judge);
    if (known) return known;
    const made = executorFor(judge);
    executors.set(judge, made);
    return made;
  };
  const budget = openBudget(config.budget);
  const runs = new Map<string, RunReport[]>();
  let spent = nothingSpent;
  let failed = false;
  progress.planned?.(plan.tests.size, tasks.length);
  const judgeRefused = () => [...filled.judges.values()].map((j) => j.refused()).find((p) => p !== undefined);
  const left = await workThrough(
    tasks,
    workers,
    () => !signal.aborted && budget.open() && !(options.bail && failed) && !judgeRefused(),
    async ({ examinee, identity, planned }) => {
      const calls = planned.action === 'run' ? plan.calls_of(examinee.test.id) : 0;
      budget.reserve(calls);
      const done = await executeRun(examinee.test, identity, planned, executorOf(examinee.judge));
      budget.settle(calls, done.usage);
      spent = addSpent(spent, done.usage);
      failed ||= done.status === 'failed';
      const list = runs.get(examinee.test.id) ?? [];
      list.push(done);
      runs.set(examinee.test.id, list);
      progress.runDone?.(examinee.test, done);
    },
  );
  for (const list of runs.values()) list.sort((a, b) => a.index - b.index);
  const refused = judgeRefused();
  return {
    runs,
    spent,
    problems: refused ? [refused] : [],
    withheld: [],
    ...(signal.aborted && { stopped_by: signal.reason === 'SIGINT' ? ('SIGINT' as const) : ('SIGTERM' as const) }),
    ...(left.length > 0 && { left_out: signal.aborted ? ('cancelled' as const) : !budget.open() ? ('budget' as const) : ('bail' as const) }),
  };
}

/** Transcript keys that several tasks have. */
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
