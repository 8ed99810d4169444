// Criteria, checks or judge changed: what base did is still known, and is judged as the test is judged now. The agent is not asked.
import type { HistoryRun } from '../model/memory.ts';
import type { Spent } from '../model/report.ts';
import { resultKey } from '../plan/keys.ts';
import { historyOf, judgedAgain } from '../score/history.ts';
import { addSpent, nothingSpent } from '../score/spent.ts';
import { runStatus } from '../score/test.ts';
import { examine } from './examine.ts';
import { examinerOf } from './executors.ts';
import type { Identity } from './identify.ts';
import type { Ledger } from './ledger.ts';
import type { Plan, TestPlan } from './planning.ts';
import type { Examinee, Prepared } from './prepare.ts';
import { type Filled, judgeId, refusalIn } from './ready.ts';
import { isCompared, type RunRequest } from './request.ts';
import { workThrough } from './schedule.ts';
import type { Storage } from './storage.ts';

export interface Past {
  readonly request: RunRequest;
  readonly prepared: Prepared;
  readonly identities: ReadonlyMap<string, Identity>;
  readonly ledger: Ledger;
  readonly storage: Storage;
  readonly plan: Plan;
  readonly filled: Filled;
}

interface Job {
  readonly examinee: Examinee;
  readonly identity: Identity;
  readonly run: HistoryRun;
}

const PLACES = 20;
/** Of the budget: what happened is worth no more than what happens now. */
const SHARE = 0.5;

export async function judgePast(past: Past): Promise<{ readonly plan: Plan; readonly spent: Spent }> {
  const { request, prepared, plan } = past;
  const jobs = isCompared(request) ? jobsOf(past) : [];
  if (jobs.length === 0) return { plan, spent: nothingSpent };
  const { calls, usd = Number.POSITIVE_INFINITY } = prepared.config.budget;
  const found = new Map<string, HistoryRun[]>();
  let spent = nothingSpent;
  const mayStart = () =>
    !request.signal.aborted && spent.judge_calls < calls * SHARE && (spent.usd ?? 0) < usd * SHARE && !refusalIn(past.filled);
  await workThrough(alike(jobs), PLACES, mayStart, async (group) => {
    for (const job of group) {
      const done = await judgeOne(job, past);
      spent = addSpent(spent, done.spent);
      if (done.run) found.set(job.examinee.test.id, [...(found.get(job.examinee.test.id) ?? []), done.run]);
    }
  });
  const tests = new Map([...plan.tests].map(([id, t]) => [id, withPast(t, found.get(id) ?? [])]));
  return { plan: { ...plan, tests }, spent };
}

const jobsOf = ({ prepared, identities, plan, filled }: Past): readonly Job[] =>
  prepared.examinees.flatMap((examinee) => {
    const identity = identities.get(examinee.test.id);
    // Without its judge a test with criteria could only be told in part, and that is no history.
    if (!identity || (identity.parts.judge !== 'none' && !judgeOf(examinee, filled))) return [];
    return (plan.tests.get(examinee.test.id)?.past ?? []).map((run) => ({ examinee, identity, run }));
  });

/** Equal answers to one test are judged one after the other: once. */
function alike(jobs: readonly Job[]): readonly (readonly Job[])[] {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const key = `${job.run.transcript} ${job.examinee.test.id}`;
    groups.set(key, [...(groups.get(key) ?? []), job]);
  }
  return [...groups.values()];
}

const judgeOf = ({ judge }: Examinee, filled: Filled) => (judge === 'none' ? undefined : filled.judges.get(judgeId(judge)));

async function judgeOne({ examinee, identity, run }: Job, past: Past): Promise<{ readonly run?: HistoryRun; readonly spent: Spent }> {
  const { request, ledger, storage, filled } = past;
  const key = resultKey(run.transcript, identity.judgement);
  const known = ledger.result(key);
  const transcript = known ? undefined : await storage.transcript(run.transcript);
  if (!known && !transcript) return { spent: nothingSpent };
  const examiner = examinerOf({ request, ledger, redact: request.world.redact }, judgeOf(examinee, filled));
  const examined = transcript && (await examine(examinee.test, transcript, examiner, identity.agent_price));
  const findings = known ?? examined?.findings ?? [];
  const spent = examined?.spent ?? nothingSpent;
  const { status } = runStatus(findings);
  const told = (status === 'passed' || status === 'failed') && findings.every((f) => f.result !== 'error' && f.skip !== 'no_judge');
  if (!told) return { spent };
  if (examined) ledger.addResult(key, { findings, transcript: run.transcript, parts: identity.parts });
  const again = judgedAgain(run, identity.judgement, status === 'passed');
  ledger.addHistory(again);
  return { run: again, spent };
}

function withPast(test: TestPlan, found: readonly HistoryRun[]): TestPlan {
  if (found.length === 0) return test;
  const order = new Map(test.past.map((run, i) => [run.transcript + run.at, i]));
  const place = (run: HistoryRun) => order.get(run.transcript + run.at) ?? 0;
  const { counts, runs, all, passing } = historyOf([...test.history_all, ...[...found].sort((a, b) => place(a) - place(b))]);
  return { ...test, past: [], history: counts, history_runs: runs, history_all: all, ...(passing && { passing }) };
}
