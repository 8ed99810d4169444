// The plan, carried out: everything needed is there before anything is called.
import type { Finding } from '../model/finding.ts';
import { PROBLEMS, type Problem, ProblemError } from '../model/problems.ts';
import type { RunReport } from '../model/report.ts';
import { resultKey } from '../plan/keys.ts';
import { nextRuns } from '../score/gate.ts';
import { addSpent, callsIn, nothingSpent } from '../score/spent.ts';
import { runStatus } from '../score/test.ts';
import { openBaseAgents } from './base-agents.ts';
import { carryOut } from './carry-out.ts';
import { causesOf } from './causes.ts';
import { toolsOf } from './executors.ts';
import { gateOf } from './gate.ts';
import type { Identity } from './identify.ts';
import { judgePast } from './judge-past.ts';
import type { Ledger } from './ledger.ts';
import { mockModuleProblems } from './mock-modules.ts';
import type { Plan } from './planning.ts';
import type { Examinee, Prepared } from './prepare.ts';
import { checkModels, type FilledAgent, fill, judgeId, missingKeys, refusalIn, startAgents, withStoredKeys } from './ready.ts';
import { mayTalk, type RunRequest } from './request.ts';
import type { Storage } from './storage.ts';
import type { Performed, Task, Work } from './work.ts';

export interface Performance {
  readonly request: RunRequest;
  readonly prepared: Prepared;
  readonly identities: ReadonlyMap<string, Identity>;
  readonly ledger: Ledger;
  readonly storage: Storage;
  readonly plan: Plan;
}

export async function perform({ request, prepared, identities, ledger, storage, plan }: Performance): Promise<Performed> {
  const nothing: Performed = { runs: new Map(), live: new Map(), spent: nothingSpent, problems: [], withheld: [], reruns: 0 };
  const tasks = tasksOf(prepared, identities, plan);
  const beside = besideOf(plan, identities, ledger);
  const again = mayRunAgain({ request, prepared, ledger, plan, tasks, beside });
  const calling = tasks.filter((t) => t.planned.action === 'run' || again.has(t.examinee.test.id));
  const judged = tasks.filter((t) => (t.planned.action === 'judge' || calling.includes(t)) && hasCriteria(t.examinee));
  const judges = judged.flatMap((t) => (t.examinee.judge === 'none' ? [] : [t.examinee.judge]));
  const players = calling.flatMap((t) => t.examinee.simulator ?? []);
  const models = [...judges, ...players];
  if (request.options.dry_run) return { ...nothing, problems: missingKeys(models, await withStoredKeys(request.world, models)) };
  const filled = await fill(
    request.world,
    distinct(
      calling.map((t) => t.examinee.agent),
      (a) => a.name,
    ),
    distinct(judges, judgeId),
    prepared.config.judge_variables,
    distinct(players, judgeId),
  );
  // Where others' transcripts are judged the secrets are there: one that is missing was forgotten.
  const withheld = !request.occasion.trusted && !request.occasion.judges_only;
  if (filled.missing.length > 0 && withheld) return { ...nothing, withheld: filled.missing };
  if (filled.problems.some((p) => p.severity === 'error' && PROBLEMS[p.code].exit === 2)) throw new ProblemError(filled.problems);
  if (filled.problems.some((p) => p.severity === 'error')) return { ...nothing, problems: filled.problems };
  request.world.hide(filled.secrets, []);
  const { redact } = request.world;
  const early = [...filled.agents.values()].filter((a) => a.commands.setup === undefined);
  const missing = await programProblems(request, early);
  if (missing.length > 0) throw new ProblemError(missing);
  const [started, checked] = await Promise.allSettled([
    startAgents(request.world, filled.agents.values(), redact),
    checkModels(filled, request.signal),
  ]);
  const baseAgents = openBaseAgents(request, redact);
  try {
    const rejected = [checked, started].flatMap((settled) => (settled.status === 'rejected' ? [settled.reason] : []));
    for (const reason of rejected) {
      // An agent or a judge that cannot be had: its tests are listed, and none of them is green.
      if (reason instanceof ProblemError && reason.exit === 4) return { ...nothing, problems: [...filled.problems, ...reason.problems] };
      throw reason;
    }
    const unloaded = await mockModuleProblems(
      request,
      calling.map((t) => t.examinee),
    );
    if (unloaded.length > 0) throw new ProblemError(unloaded);
    const late = await programProblems(
      request,
      [...filled.agents.values()].filter((a) => !early.includes(a)),
    );
    if (late.length > 0) throw new ProblemError(late);
    const past = await judgePast({ request, prepared, identities, ledger, storage, plan, filled });
    if (started.status === 'rejected') throw started.reason;
    const running = started.value;
    const work = {
      request,
      prepared,
      ledger,
      storage,
      tasks,
      filled,
      started: running,
      baseAgents,
      plan: past.plan,
      beside,
      already: past.spent,
      redact,
    };
    const performed = await carryOut(work);
    const { calls, usd = Number.POSITIVE_INFINITY } = prepared.config.budget;
    const causes = await causesOf({
      examinees: prepared.examinees,
      runs: performed.runs,
      ledger,
      judgeOf: ({ judge }) => (judge === 'none' ? undefined : filled.judges.get(judgeId(judge))),
      mayAsk: (more) => {
        const spent = addSpent(performed.spent, more);
        return callsIn(spent) < calls && (spent.usd ?? 0) < usd && !refusalIn(filled);
      },
      redact,
      signal: request.signal,
    });
    return {
      ...performed,
      errors: causes.errors,
      spent: addSpent(performed.spent, causes.spent),
      plan: past.plan,
      problems: [...filled.problems, ...performed.problems],
    };
  } finally {
    await Promise.all([baseAgents.stop(), request.world.code.stop(), started.status === 'fulfilled' && started.value.stop()]);
  }
}

/** What stands in the way of agents that are programs. A set-up may bring them. */
async function programProblems({ world, catalog }: RunRequest, agents: readonly FilledAgent[]): Promise<readonly Problem[]> {
  const asked = agents.map(({ agent }) => catalog.protocols.find((p) => p.name === agent.protocol)?.problem?.(agent, toolsOf(world)));
  return (await Promise.all(asked)).filter((p) => p !== undefined);
}

function tasksOf(prepared: Prepared, identities: ReadonlyMap<string, Identity>, plan: Plan): Task[] {
  return prepared.examinees.flatMap((examinee) => {
    const identity = identities.get(examinee.test.id);
    const runs = plan.tests.get(examinee.test.id)?.runs ?? [];
    return identity ? runs.map((planned) => ({ examinee, identity, planned })) : [];
  });
}

/** Tests that nobody has to be asked about, but that failed on an earlier push: what is missing for their proof is run now. */
function mayRunAgain({
  request,
  prepared,
  ledger,
  plan,
  tasks,
  beside,
}: Omit<Performance, 'identities' | 'storage'> & Pick<Work, 'tasks' | 'beside'>) {
  const again = new Set<string>();
  if (!mayTalk(request)) return again;
  const runs = new Map<string, RunReport[]>();
  let elsewhere = 0;
  for (const { examinee, identity, planned } of tasks) {
    const { id } = examinee.test;
    const findings = planned.stored && ledger.result(resultKey(planned.stored.transcript, identity.judgement));
    if (planned.action === 'run') elsewhere++;
    // How it will be judged now is not known yet.
    if (planned.action === 'judge') again.add(id);
    if (planned.action !== 'reuse' || !findings) continue;
    runs.set(id, [...(runs.get(id) ?? []), remembered(planned.index, findings)]);
  }
  const gate = gateOf({ request, prepared, plan, runs, live: beside, reruns: 0 });
  for (const { test } of nextRuns({ ...gate, elsewhere: (gate.elsewhere ?? 0) + elsewhere })) again.add(test);
  return again;
}

const remembered = (index: number, findings: readonly Finding[]): RunReport => ({
  index,
  ...runStatus(findings),
  from: 'verdicts',
  reused: true,
  findings,
  ms: 0,
  usage: nothingSpent,
});

function besideOf(plan: Plan, identities: ReadonlyMap<string, Identity>, ledger: Ledger): Work['beside'] {
  const found = [...plan.tests].map(([id, { beside }]): [string, RunReport[]] => {
    const judgement = identities.get(id)?.judgement ?? '';
    const runs = beside.flatMap((run) => {
      const findings = ledger.result(resultKey(run.transcript, judgement));
      return findings ? [{ ...remembered(run.index, findings), transcript: run.transcript }] : [];
    });
    return [id, runs];
  });
  return new Map(found.filter(([, runs]) => runs.length > 0));
}

/** The judge has something to say about it. */
export const hasCriteria = ({ test }: Examinee): boolean =>
  test.criteria.length > 0 || (test.metrics?.length ?? 0) > 0 || test.rounds.some((r) => r.criteria.length > 0);

function distinct<T>(list: readonly T[], id: (item: T) => string): T[] {
  return [...new Map(list.map((item) => [id(item), item])).values()];
}
