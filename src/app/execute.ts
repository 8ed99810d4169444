// One run of one test: the agent is talked to, or a stored transcript is taken; then it is examined.
import { converse } from '../converse/converse.ts';
import type { Price } from '../judge/judge.ts';
import type { Conversation, ReadyAgent, Remains } from '../model/agents.ts';
import type { AskedModel } from '../model/asking.ts';
import type { Code } from '../model/code.ts';
import type { Finding } from '../model/finding.ts';
import type { StoredRun } from '../model/memory.ts';
import type { Clock, Random, Redact } from '../model/ports.ts';
import type { Problem } from '../model/problems.ts';
import type { RunReport, Spent } from '../model/report.ts';
import type { Test } from '../model/suite.ts';
import { isErrored, type Transcript } from '../model/transcript.ts';
import { hash } from '../plan/canonical.ts';
import { resultKey, transcriptHash } from '../plan/keys.ts';
import type { PlannedRun } from '../plan/plan.ts';
import { addSpent, nothingSpent } from '../score/spent.ts';
import { runStatus } from '../score/test.ts';
import { agentCost } from './agent-cost.ts';
import type { Bail } from './bail.ts';
import type { DeadLetters } from './dead-letters.ts';
import { type Examiner, examine } from './examine.ts';
import type { Identity } from './identify.ts';
import type { Ledger } from './ledger.ts';
import { mocksRefused } from './mock-modules.ts';
import type { Occasion } from './occasion.ts';
import type { Places } from './schedule.ts';
import type { Storage } from './storage.ts';

export interface Executor {
  readonly agent: (name: string) =>
    | {
        readonly ready: ReadyAgent;
        readonly open: (test: Test) => Conversation;
        readonly places: Places;
        readonly died: () => Promise<Problem | undefined>;
      }
    | undefined;
  readonly examiner: Examiner;
  readonly store: Storage;
  readonly ledger: Ledger;
  readonly occasion: Occasion;
  readonly clock: Clock;
  readonly random: Random;
  /** Runs mocks that are functions of a file. */
  readonly code: Code;
  readonly redact: Redact;
  readonly signal: AbortSignal;
  /** Who plays users, by `judgeId`. */
  readonly simulator: (id: string) => AskedModel | undefined;
  /** Conversations under way whose transcript key more than one test has: they share one run. */
  readonly shared: Map<string, Promise<Transcript> | undefined>;
  /** Which transcripts may be stored. */
  readonly share: 'all' | 'failing' | 'none';
  readonly bail: Bail;
  /** For head's runs. */
  readonly dead_letters?: DeadLetters | undefined;
}

export async function executeRun(test: Test, identity: Identity, planned: PlannedRun, executor: Executor): Promise<RunReport> {
  const { ledger, clock } = executor;
  const began = clock.monotonic();
  const report: Reporter = (from, findings, spent, transcript, seen): RunReport => {
    const { status, code } = runStatus(findings);
    return {
      index: planned.index,
      status,
      ...(code && { code }),
      from,
      reused: from !== 'agent',
      ...(transcript && { transcript }),
      findings,
      ms: Math.round(clock.monotonic() - began),
      ...(seen && { latency: seen.conversation.latency, ...outputOf(seen.conversation) }),
      ...(seen && seen.saved > 0 && { judge_calls_saved: seen.saved }),
      usage: spent,
    };
  };
  if (planned.action === 'skip') return { ...report('transcript', [noTranscript(test, planned.why)], nothingSpent), reused: false };
  const stored = planned.stored;
  if (planned.action === 'reuse' && stored) {
    const findings = ledger.result(resultKey(stored.transcript, identity.judgement));
    if (findings) return report('verdicts', replaced(findings, test), nothingSpent, stored.transcript);
  }
  if (planned.action !== 'run' && stored) {
    const transcript = await executor.store.transcript(stored.transcript);
    if (transcript) {
      const examined = await examine(test, transcript, examinerOf(planned, executor), identity.agent_price);
      keepResult(executor, identity, stored.transcript, examined.findings);
      const seen = { conversation: transcript, saved: examined.saved };
      return report('transcript', examined.findings, examined.spent, stored.transcript, seen);
    }
  }
  return talk(test, identity, planned, executor, report);
}

/** Afresh: what the judge said before is not asked. */
const examinerOf = ({ afresh }: PlannedRun, { examiner, ledger }: Executor): Examiner =>
  afresh ? { ...examiner, verdict: ledger.verdictOfNow } : examiner;

/** A conversation that was examined just now. */
interface Seen {
  readonly conversation: Transcript;
  readonly saved: number;
}

type Reporter = (from: RunReport['from'], findings: readonly Finding[], spent: Spent, transcript?: string, seen?: Seen) => RunReport;

/** Of a conversation that was cut short there is no answer to hold against others. */
function outputOf({ events, ended }: Transcript): Pick<RunReport, 'output'> {
  const said = events.flatMap((e) => (e.type === 'agent' ? [e.text] : []));
  return ended || said.length === 0 ? {} : { output: hash(said).slice(0, 16) };
}

async function talk(test: Test, identity: Identity, planned: PlannedRun, executor: Executor, report: Reporter): Promise<RunReport> {
  const agent = executor.agent(identity.agent_name);
  if (!agent) return report('agent', [notRun(test, 'the agent is not available')], nothingSpent);
  const { bail } = executor;
  if (!bail.watches(test)) return talkTo(agent, test, identity, planned, executor, report);
  return agent.places(async () => {
    if (bail.ended(test)) return report('agent', [notBegun(test)], nothingSpent);
    const done = await talkTo({ ...agent, places: (work) => work() }, test, identity, planned, executor, report);
    if (done.status === 'failed') bail.failed(test);
    return done;
  });
}

type Agent = NonNullable<ReturnType<Executor['agent']>>;

async function talkTo(
  agent: Agent,
  test: Test,
  identity: Identity,
  planned: PlannedRun,
  executor: Executor,
  report: Reporter,
): Promise<RunReport> {
  const refused = mocksRefused(test, executor.occasion);
  if (refused !== undefined) return report('agent', [notRun(test, refused)], nothingSpent);
  const key = identity.transcriptKey(planned.index);
  const begun = executor.shared.get(key);
  let remains: Remains | undefined;
  const conversation =
    begun ??
    agent.places(() =>
      converse({
        test,
        agent: agent.ready,
        agentVersion: identity.version.version,
        run: planned.index,
        id: executor.random.uuid(),
        code: executor.code,
        open: () => agent.open(test),
        simulator: identity.simulator === undefined ? undefined : executor.simulator(identity.simulator),
        clock: executor.clock,
        redact: executor.redact,
        signal: executor.signal,
        buried: (left) => {
          remains = left;
        },
      }),
    );
  if (executor.shared.has(key)) executor.shared.set(key, conversation);
  const transcript = await withDeath(await conversation, agent);
  const content = transcriptHash(transcript);
  const stored = !transcript.ended || !isErrored(transcript.ended.code);
  // Before it is judged: what has been paid for is kept, even when the run is stopped.
  if (stored && executor.share === 'all') await executor.store.append(content, transcript);
  const examined = await examine(test, transcript, examinerOf(planned, executor), identity.agent_price);
  const died = examined.findings.some((f) => f.kind === 'run') && !executor.signal.aborted;
  if (remains && died) await executor.dead_letters?.write(test, transcript, remains);
  const failed = examined.findings.some((f) => f.result === 'fail');
  if (stored && executor.share === 'failing' && failed) await executor.store.append(content, transcript);
  if (stored) keepRun(executor, test, identity, planned, content, transcript);
  const spent = begun ? examined.spent : addSpent(agentSpent(transcript, identity.agent_price), examined.spent);
  const done = report('agent', examined.findings, spent, stored ? content : undefined, {
    conversation: transcript,
    saved: examined.saved,
  });
  if (stored) keepResult(executor, identity, content, examined.findings);
  if (executor.occasion.adds_history && (done.status === 'passed' || done.status === 'failed') && stored)
    keepHistory(executor, test, identity, done, content, transcript);
  return done;
}

/** "Connection refused" is how it looks from here: what happened is that it ended. */
async function withDeath(transcript: Transcript, { died }: Agent): Promise<Transcript> {
  const { ended } = transcript;
  // Who answered, whatever it was, lives.
  const silent = ended?.code === 'AGENT_ERROR' && !/ answered \d{3}\b/.test(ended.text);
  const death = silent ? await died() : undefined;
  if (!ended || !death || ended.text.startsWith(death.message)) return transcript;
  const text = `${death.message.replace(/\.$/, '')}: ${ended.text}`;
  const events = transcript.events.map((event) => (event.type === 'error' ? { ...event, text } : event));
  return { ...transcript, events, ended: { ...ended, text } };
}

function keepRun(executor: Executor, test: Test, identity: Identity, planned: PlannedRun, hash: string, transcript: Transcript): void {
  const run: StoredRun = {
    key: identity.transcriptKey(planned.index),
    test: test.id,
    inputs: identity.inputs,
    agent: identity.agent,
    agent_version: identity.version.version,
    ...(identity.endpoint !== undefined && { endpoint: identity.endpoint }),
    index: planned.index,
    transcript: hash,
    at: transcript.at,
    ...(executor.occasion.commit && { commit: executor.occasion.commit }),
    ...(executor.occasion.pr !== undefined && { pr: executor.occasion.pr }),
    ...(planned.beside !== undefined && { beside: planned.beside }),
  };
  executor.ledger.addRun(run);
}

/** Errors are never stored, nor is a result that lacks the judge's part. */
function keepResult(executor: Executor, identity: Identity, transcript: string, findings: readonly Finding[]): void {
  const complete = findings.every((f) => f.result !== 'error' && f.skip !== 'no_judge');
  if (complete) executor.ledger.addResult(resultKey(transcript, identity.judgement), { findings, transcript, parts: identity.parts });
}

function keepHistory(executor: Executor, test: Test, identity: Identity, done: RunReport, hash: string, transcript: Transcript): void {
  const commit = executor.occasion.commit;
  if (commit === undefined || done.findings.some((f) => f.skip === 'no_judge')) return;
  executor.ledger.addHistory({
    id: `${identity.transcriptKey(done.index)}@${transcript.at}`,
    test: test.id,
    inputs: identity.inputs,
    judgement: identity.judgement,
    commit,
    passed: done.status === 'passed',
    at: transcript.at,
    transcript: hash,
  });
}

/** And who played the user. */
function agentSpent(transcript: Transcript, price: Price | undefined): Spent {
  const usd = agentCost(transcript.usage, price);
  const agent = {
    ...(usd !== undefined && { usd }),
    agent_calls: transcript.agent_calls,
    judge_calls: 0,
    tokens: { input: transcript.usage?.input ?? 0, output: transcript.usage?.output ?? 0 },
  };
  return transcript.user ? addSpent(agent, userSpent(transcript.user)) : agent;
}

const userSpent = ({ calls, tokens, usd }: NonNullable<Transcript['user']>): Spent => ({
  ...(usd !== undefined && { usd }),
  agent_calls: 0,
  judge_calls: 0,
  user_calls: calls,
  tokens,
});

const noTranscript = (test: Test, reason: string): Finding => ({
  kind: 'run',
  name: 'no_transcript',
  result: 'skipped',
  skip: 'no_transcript',
  reason,
  place: test.place,
});

/** For a run that an earlier failure made pointless. */
export const notBegun = (test: Test): Finding => ({
  kind: 'run',
  name: 'bail',
  result: 'skipped',
  skip: 'bail',
  reason: '',
  place: test.place,
});

function notRun(test: Test, reason: string): Finding {
  return { kind: 'run', name: 'HARNESS_ERROR', result: 'error', code: 'HARNESS_ERROR', reason, place: test.place };
}

/** Stored findings carry the lines of the suite as it was: they point at today's lines again, by name and order. */
function replaced(findings: readonly Finding[], test: Test): readonly Finding[] {
  const places = new Map<string, Finding['place'][]>();
  const add = (key: string, place: Finding['place']) => places.set(key, [...(places.get(key) ?? []), place]);
  const parts = [...test.rounds.map((r, i) => ({ round: i + 1, ...r })), { round: undefined, ...test }];
  for (const part of parts) {
    for (const c of part.criteria) add(`criterion ${part.round ?? ''} ${c.text}`, c.place);
    for (const m of ('metrics' in part ? part.metrics : undefined) ?? []) add(`metric ${part.round ?? ''} ${m.metric.name}`, m.place);
    for (const c of part.checks) add(`check ${part.round ?? ''} ${c.name}`, c.place);
  }
  return findings.map((f) => {
    const place = places.get(`${f.kind} ${f.round ?? ''} ${f.name}`)?.shift();
    return { ...f, place: place ?? (f.round === undefined ? test.place : (test.rounds[f.round - 1]?.place ?? test.place)) };
  });
}
