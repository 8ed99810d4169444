// The keys of the two layers of memory. What a key leaves out may change without a call; what it holds, may not.
import type { AgentSettings } from '../model/config.ts';
import { isAsked, type Metric } from '../model/contracts.ts';
import type { Check, Criterion, Mock, Never, Test } from '../model/suite.ts';
import type { Event, Transcript } from '../model/transcript.ts';
import { runCommands } from '../model/workspace-checks.ts';
import { hash } from './canonical.ts';

/**
 * What the agent is asked, and what it can see of it: nothing about how the answers are judged. The limit decides what an answer can be.
 * `simulator`: the fingerprint of what plays the user. `attached`: hashes of the files that its mocks are made of.
 */
export function inputsKey(test: Test, simulator?: string, attached: readonly string[] = []): string {
  return hash({
    kind: 'inputs 1',
    rounds: test.rounds.map((r) => r.user_input),
    mocks: Object.fromEntries(Object.entries(test.mocks).map(([tool, mock]) => [tool, mockKey(mock)])),
    ...(attached.length > 0 && { attached }),
    unmocked_tools: test.unmocked_tools,
    timeout: test.timeout,
    // What they end with is part of the transcript.
    ...(runCommands(test).length > 0 && { run: runCommands(test) }),
    ...(test.user && { user: test.user, knows: test.knowledge, simulator }),
    // Templates fill these into requests.
    ...(test.tdx && { tdx: { project: test.tdx.project, agent: test.tdx.agent } }),
  });
}

/** As written: where a module is named, and a function itself, are no data. */
function mockKey(mock: Mock): unknown {
  if ('module' in mock) return { module: `${mock.module.file}#${mock.module.name}` };
  if ('function' in mock) return { function: mock.id };
  if ('sequence' in mock) return { sequence: mock.sequence.map(mockKey) };
  if ('choices' in mock) return { choices: mock.choices.map(mockKey) };
  return 'when' in mock ? { when: mock.when, mock: mockKey(mock.mock) } : mock;
}

/** Not the agent: which files make it up, its version, and where a base runs. */
const APART: ReadonlySet<string> = new Set(['paths', 'version', 'base']);

/** The agent's configuration as written: `${VAR}` stays unfilled, so that a secret's value or a port makes no difference. */
export function agentKey(agent: AgentSettings): string {
  return hash({
    kind: 'agent 1',
    name: agent.name,
    protocol: agent.protocol,
    settings: Object.fromEntries(Object.entries(agent.settings).filter(([key]) => !APART.has(key))),
    endpoint: agent.endpoint,
    setup: agent.setup,
    start: agent.start,
    ready: agent.ready,
    timeout: agent.timeout,
    env: agent.env.map(({ name, value }) => ({ name, value })),
  });
}

export interface TranscriptIdentity {
  readonly inputs: string;
  readonly agent: string;
  readonly version: string;
  /** From 0: repeats never share an entry. */
  readonly index: number;
}

export const transcriptKey = ({ inputs, agent, version, index }: TranscriptIdentity): string =>
  hash({ kind: 'transcript 1', inputs, agent, version, index });

/** The content of a run: what was said and done, not when nor how fast. */
export function transcriptHash(transcript: Transcript): string {
  return hash({
    kind: 'content 1',
    events: transcript.events.map(timeless),
    usage: [transcript.usage, ...transcript.rounds.map((r) => r.usage)].map((u) => u ?? null),
    ...(transcript.rounds.some((r) => r.exit) && { exits: transcript.rounds.map((r) => r.exit ?? null) }),
    ended: transcript.ended,
    ...(transcript.workspace && { workspace: transcript.workspace }),
  });
}

function timeless(event: Event): Omit<Event, 'at'> {
  const { at: _, ...rest } = event;
  return rest;
}

export interface JudgementParts {
  readonly criteria: string;
  readonly checks: string;
  readonly judge: string;
}

/**
 * What turns a transcript into pass or fail, in its three parts, so that a miss can say which one changed. `attached`: hashes of the files
 * that its checks read. A test without criteria does not depend on the judge.
 */
export function judgementParts(test: Test, judge: string, attached: readonly string[] = []): JudgementParts {
  const metrics = test.metrics ?? [];
  const judged = metrics.length > 0 || test.criteria.length > 0 || test.rounds.some((r) => r.criteria.length > 0);
  return {
    criteria: judged
      ? hash({
          criteria: criteriaOf(test.criteria),
          expected: test.expected,
          knowledge: test.knowledge,
          rounds: test.rounds.map((r) => ({ criteria: criteriaOf(r.criteria), expected: r.expected })),
          ...(metrics.length > 0 && {
            metrics: metrics.map((m) => metricOf(m.metric)),
            goal: test.user?.goal,
            profile: test.user?.profile,
          }),
        })
      : 'none',
    checks: hash({
      checks: checksOf(test.checks),
      never: neverOf(test.never),
      rounds: test.rounds.map((r) => ({ checks: checksOf(r.checks), never: neverOf(r.never) })),
      ...(attached.length > 0 && { attached }),
      ...(metrics.length > 0 && {
        bars: metrics.map((m) => m.at_least ?? null),
        fail_on_severity: test.fail_on_severity,
      }),
    }),
    judge: judged ? judge : 'none',
  };
}

export const judgementKey = (test: Test, judge: string, attached: readonly string[] = []): string =>
  keyOfParts(judgementParts(test, judge, attached));

export const keyOfParts = ({ criteria, checks, judge }: JudgementParts): string => hash({ kind: 'judgement 1', criteria, checks, judge });

const criteriaOf = (criteria: readonly Criterion[]) => criteria.map(({ text, isolate }) => ({ text, isolate }));
const checksOf = (checks: readonly Check[]) => checks.map(({ name, spec }) => ({ name, spec }));
const neverOf = (never: Never | undefined) => never && { tools: never.tools, contains: never.contains, regex: never.regex };

/** Of all findings of one transcript. */
export const resultKey = (transcript: string, judgement: string): string => hash({ kind: 'result 1', transcript, judgement });

export interface VerdictIdentity {
  readonly transcript: Transcript;
  /** From 1: the judge sees the conversation up to and including that round; undefined: all of it. */
  readonly round?: number | undefined;
  readonly criterion: Criterion;
  readonly expected?: string | undefined;
  readonly knowledge: readonly string[];
  /** The judge's fingerprint: model, parameters, prompt, vote rule. */
  readonly judge: string;
}

export function verdictKey({ transcript, round, criterion, expected, knowledge, judge }: VerdictIdentity): string {
  const { text, isolate } = criterion;
  const seen = seenHash(transcript, round);
  return hash({ kind: 'verdict 1', seen, whole: round === undefined, criterion: { text, isolate }, expected, knowledge, judge });
}

export interface MeasureIdentity extends Omit<VerdictIdentity, 'round' | 'criterion'> {
  readonly metric: Metric;
  readonly user?: Test['user'];
}

/** The bar that it is held to is no part of it: another bar asks nobody. */
export function measureKey({ transcript, metric, user, expected, knowledge, judge }: MeasureIdentity): string {
  const wants = user && { profile: user.profile, goal: user.goal };
  return hash({ kind: 'measure 1', seen: seenHash(transcript, undefined), metric: metricOf(metric), wants, expected, knowledge, judge });
}

/** Custom metrics may have more members than their kind. */
const metricOf = (m: Metric) =>
  isAsked(m)
    ? { name: m.name, of: m.of, question: m.question, scale: m.scale, only_with_tools: m.only_with_tools }
    : { name: m.name, of: m.of, version: m.version };

/** Many criteria ask about the same events: these are hashed once. */
const seenHashes = new WeakMap<Transcript, Map<number | undefined, string>>();

function seenHash(transcript: Transcript, round: number | undefined): string {
  const known = seenHashes.get(transcript) ?? new Map<number | undefined, string>();
  seenHashes.set(transcript, known);
  const made = known.get(round) ?? hash(transcript.events.filter((e) => round === undefined || e.round <= round).map(timeless));
  known.set(round, made);
  return made;
}
