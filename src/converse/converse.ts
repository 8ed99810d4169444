// One run of a test: every round is held, whatever came of the earlier ones; a limit or a broken agent ends it.
import type { Conversation, Failed, ReadyAgent, Remains, ToolCall, ToolResult, Turn } from '../model/agents.ts';
import type { AskedModel } from '../model/asking.ts';
import type { Code } from '../model/code.ts';
import type { Clock, Redact } from '../model/ports.ts';
import type { Test } from '../model/suite.ts';
import type { Exit, Transcript, Usage, Workspace } from '../model/transcript.ts';
import { runCommands } from '../model/workspace-checks.ts';
import { type Deadline, deadline } from './deadline.ts';
import { createMocks, type Mocks } from './mocks.ts';
import { lastPiece } from './redact.ts';
import { createRecorder, type Recorder, sum } from './transcribe.ts';
import { unmockedText } from './unmocked.ts';
import { openUser, type User } from './user.ts';

export interface ConverseInput {
  readonly test: Test;
  readonly agent: ReadyAgent;
  readonly agentVersion: string;
  /** Run index, from 0. */
  readonly run: number;
  /** Names this conversation among all others. */
  readonly id: string;
  readonly open: () => Conversation;
  /** Runs mocks that are functions of a file. */
  readonly code?: Code | undefined;
  /** Plays the user, where the test has a simulated one. */
  readonly simulator?: AskedModel | undefined;
  readonly clock: Clock;
  readonly redact: Redact;
  /** Told what is left of an agent’s program that failed. */
  readonly buried?: ((remains: Remains) => void) | undefined;
  /** Cancels the run: it ends as HARNESS_ERROR. */
  readonly signal: AbortSignal;
}

/** Of the whole run, where the test says nothing. */
const RUN_TIMEOUT = 300_000;
const MOST_TOOL_STEPS = 25;
/** Of one round: each is kept, answered and sent again. */
const MOST_TOOL_CALLS = 10_000;
/** For a look at the history after the run has ended early. */
const LAST_LOOK = 5000;

interface Scene extends ConverseInput {
  readonly conversation: Conversation;
  readonly mocks: Mocks;
  readonly recorder: Recorder;
  readonly began: number;
  /** Milliseconds that the simulated user took: they are not the agent's. */
  waited: number;
  left?: Workspace | undefined;
}

/** Never throws for what an agent does, or a mock. Nothing in the transcript is unredacted. */
export async function converse(input: ConverseInput): Promise<Transcript> {
  const { test, agent, clock, redact } = input;
  const at = new Date(clock.now()).toISOString();
  const began = clock.monotonic();
  const recorder = createRecorder(redact, () => Math.round(clock.monotonic() - began));
  const user = openUser(test, input.simulator);
  const scene: Scene = {
    ...input,
    began,
    waited: 0,
    recorder,
    conversation: input.open(),
    mocks: createMocks({ test, conversation: input.id, clock, code: input.code }),
  };
  const latency = await holdAll(scene, user);
  const ended = recorder.ended();
  const usage = sum(recorder.rounds.map((r) => r.usage));
  return {
    test: test.id,
    agent: agent.name,
    agent_version: input.agentVersion,
    ...(agent.endpoint !== undefined && { endpoint: redact(agent.endpoint) }),
    run: input.run,
    at,
    events: recorder.events(),
    rounds: recorder.rounds,
    latency,
    ...(usage && { usage }),
    agent_calls: scene.conversation.calls(),
    ...(scene.conversation.hides_tools?.() && { hides_tools: true }),
    ...(user && { user: user.told() }),
    ...(scene.left && { workspace: redactedWorkspace(scene.left, redact) }),
    ...(ended && { ended }),
  };
}

const redactedWorkspace = ({ changed, ran }: Workspace, redact: Redact): Workspace => ({
  changed: changed.map(({ path, how }) => ({ path: redact(path), how })),
  ran: ran.map((one) => ({ ...one, output: lastPiece(redact(one.output), 2000) })),
});

/** Milliseconds for all rounds. Nothing of the conversation is left. */
async function holdAll(scene: Scene, user: User | undefined): Promise<number> {
  const { recorder, conversation, clock, began, code, id } = scene;
  let round = 0;
  let firstInput = 0;
  try {
    for (let said = await inputOf(scene, user, 1); said !== undefined; said = await inputOf(scene, user, round + 1)) {
      round++;
      if (round === 1) firstInput = Math.round(clock.monotonic() - began);
      await hold(scene, round, said);
      if (recorder.ended()) break;
    }
    const latency = Math.round(clock.monotonic() - began - scene.waited);
    await takeHistory(scene, round, firstInput);
    const ended = recorder.ended();
    // After a crash its exit code may have been the one that was asked for.
    const commands = ended === undefined || ended.code === 'CRASH' ? runCommands(scene.test) : [];
    scene.left = await conversation.left?.(commands, scene.signal);
    return latency;
  } finally {
    code?.forget(id);
    await conversation.close?.();
  }
}

/** undefined: the conversation is over, or its next input cannot be had. */
async function inputOf(scene: Scene, user: User | undefined, round: number): Promise<string | undefined> {
  const { test, recorder, clock, signal } = scene;
  if (!user) return test.rounds[round - 1]?.user_input;
  if (round > user.max_rounds) return undefined;
  const asked = clock.monotonic();
  const next = await user.next(recorder.events(), signal);
  scene.waited += clock.monotonic() - asked;
  if ('say' in next) return next.say;
  if ('error' in next) recorder.end(round, signal.aborted ? CANCELLED : { ok: false, code: 'HARNESS_ERROR', text: next.error });
  return undefined;
}

async function hold(scene: Scene, round: number, input: string): Promise<void> {
  const { clock, recorder, signal, conversation } = scene;
  if (signal.aborted) return recorder.end(round, CANCELLED);
  recorder.user(round, input);
  const { limit, expired } = limited(scene, round);
  const usages: Usage[] = [];
  let exit: Exit | undefined;
  const began = clock.monotonic();
  try {
    let turn: Turn = { input };
    for (let steps = 1, calls = 0; ; steps++) {
      const reply = (await limit.race(conversation.say(turn, limit.signal))) ?? expired();
      exit = reply.exit;
      if (!reply.ok) {
        if (reply.remains) scene.buried?.(reply.remains);
        if (reply.so_far) recorder.said(round, { ok: true, calls: [], ...reply.so_far });
        if (reply.so_far?.usage) usages.push(reply.so_far.usage);
        return recorder.end(round, limit.signal.aborted && (reply.code === 'TIMEOUT' || signal.aborted) ? expired() : reply);
      }
      if (reply.usage) usages.push(reply.usage);
      if (reply.calls.length > 0 && steps > MOST_TOOL_STEPS)
        return recorder.end(round, loops(round, `${MOST_TOOL_STEPS} steps with tool calls`));
      calls += reply.calls.length;
      if (calls > MOST_TOOL_CALLS) return recorder.end(round, loops(round, `${MOST_TOOL_CALLS.toLocaleString('en')} tool calls`));
      recorder.said(round, reply);
      if (reply.calls.length === 0) return;
      const answer = await answerTools(scene, round, reply.calls, limit.signal);
      if (limit.signal.aborted) return recorder.end(round, expired());
      if ('ok' in answer) return recorder.end(round, answer);
      turn = answer;
    }
  } finally {
    limit.close();
    const usage = sum(usages);
    recorder.round({ latency: Math.round(clock.monotonic() - began), ...(usage && { usage }), ...(exit && { exit }) });
  }
}

/** The time for one round: the agent's own, or what is left of the run's; and what to say once it is over. */
function limited({ clock, test, agent, signal, began, waited }: Scene, round: number): { limit: Deadline; expired: () => Failed } {
  const whole = test.timeout ?? RUN_TIMEOUT;
  const left = whole - (clock.monotonic() - began - waited);
  const text =
    left < agent.timeout
      ? `the run took longer than its ${words(whole)}: round ${round} was not answered`
      : `round ${round} was not answered within ${words(agent.timeout)}`;
  return {
    limit: deadline(clock, signal, Math.min(agent.timeout, left)),
    expired: () => (signal.aborted ? CANCELLED : { ok: false, code: 'TIMEOUT', text }),
  };
}

const CANCELLED: Failed = { ok: false, code: 'HARNESS_ERROR', text: 'cancelled' };
const words = (ms: number): string => (ms >= 1000 ? `${Math.round(ms / 100) / 10} s` : `${ms} ms`);

function loops(round: number, most: string): Failed {
  return { ok: false, code: 'LIMIT', text: `round ${round} took more than ${most}` };
}

/** In the order of the calls; those before an unmocked one are kept. */
async function answerTools(scene: Scene, round: number, calls: readonly ToolCall[], signal: AbortSignal): Promise<Turn | Failed> {
  const { mocks, recorder, test, redact, agent } = scene;
  const results: ToolResult[] = [];
  for (const call of calls) {
    const result = await mocks.answer(call, { agent: agent.name, round, signal });
    if (!result)
      return { ok: false, code: 'UNMOCKED_TOOL', text: unmockedText(call, round, test, mocks.has(call.name, agent.name), redact) };
    if ('ok' in result) return result;
    recorder.result(round, result);
    results.push(result);
  }
  return { results };
}

/** After an early end too, as far as it goes: what the agent did until then is worth seeing. */
async function takeHistory({ conversation, recorder, signal, agent, clock }: Scene, round: number, shift: number): Promise<void> {
  if (!conversation.history) return;
  if (signal.aborted) return recorder.end(round, CANCELLED);
  const early = recorder.ended() !== undefined;
  const limit = deadline(clock, signal, early ? LAST_LOOK : agent.timeout);
  const history = await limit.race(conversation.history(limit.signal));
  limit.close();
  if (history?.ok) return recorder.replace(history.rounds, shift);
  if (signal.aborted) return recorder.end(round, CANCELLED);
  const late: Failed = { ok: false, code: 'TIMEOUT', text: `the history was not answered within ${words(agent.timeout)}` };
  if (!early) recorder.end(round, history && !limit.signal.aborted ? history : late);
}
