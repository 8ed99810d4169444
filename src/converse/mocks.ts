// What the mocks answer. Sequences and the modules of mocks start anew with each run.
import type { Failed, ToolCall, ToolResult } from '../model/agents.ts';
import { type Called, type Code, calledWith, messageOf } from '../model/code.ts';
import { isObject, type Json } from '../model/json.ts';
import type { Clock } from '../model/ports.ts';
import type { Mock, MockContext, Test } from '../model/suite.ts';
import { deadline } from './deadline.ts';

export interface Mocks {
  /** undefined: no mock fits this call. `Failed`: nobody can tell what the mock would have answered. */
  answer(call: ToolCall, caller: Caller): Promise<ToolResult | Failed | undefined>;
  has(tool: string, agent: string): boolean;
}

export interface Caller {
  /** Who calls: a mock may be for one agent alone. */
  readonly agent: string;
  /** From 1. */
  readonly round: number;
  readonly signal: AbortSignal;
}

export interface Mocking {
  readonly test: Pick<Test, 'mocks' | 'unmocked_tools'>;
  /** Names this conversation among all others. */
  readonly conversation: string;
  readonly clock: Clock;
  /** Runs the mocks that are functions of a file. */
  readonly code: Code | undefined;
}

/** For a mock that is a function. */
const MOST_TIME = 30_000;

type Said = Pick<ToolResult, 'status' | 'content'> | { readonly broken: string };

interface Settling {
  readonly call: ToolCall;
  readonly context: MockContext;
  readonly signal: AbortSignal;
  readonly used: Map<Mock, number>;
}

export function createMocks(mocking: Mocking): Mocks {
  const { mocks, unmocked_tools } = mocking.test;
  const used = new Map<Mock, number>();
  const called = new Map<string, number>();
  const find = (tool: string, agent: string): Mock | undefined =>
    [`${agent}/${tool}`, tool].filter((name) => Object.hasOwn(mocks, name)).map((name) => mocks[name])[0];
  return {
    has: (tool, agent) => find(tool, agent) !== undefined,
    async answer(call, { agent, round, signal }) {
      const { call: id, name } = call;
      const callIndex = called.get(name) ?? 0;
      called.set(name, callIndex + 1);
      const mock = find(name, agent);
      const context = { callIndex, conversationId: mocking.conversation, turnIndex: round - 1, agent };
      const said = mock && (await settle(mock, { call, context, signal, used }, mocking));
      if (said && 'broken' in said) return { ok: false, code: 'HARNESS_ERROR', text: `the mock of \`${name}\` ${said.broken}` };
      if (said) return { call: id, name, ...said };
      return unmocked_tools === 'passthrough' ? { call: id, name, status: 'ok', content: null, unmocked: true } : undefined;
    },
  };
}

/** Which mock answers is settled before anything is waited for: of calls made at once, each takes the next of a sequence. */
function settle(mock: Mock, settling: Settling, mocking: Mocking): Promise<Said | undefined> | Said | undefined {
  const { call, used } = settling;
  if ('returns' in mock) return { status: 'ok', content: mock.returns };
  if ('error' in mock) return { status: 'error', content: { error: mock.error } };
  if ('function' in mock || 'module' in mock) return ask(mock, settling, mocking);
  if ('when' in mock) return fits(mock.when, call.args) ? settle(mock.mock, settling, mocking) : undefined;
  if ('choices' in mock) {
    for (const choice of mock.choices) {
      const said = settle(choice, settling, mocking);
      if (said) return said;
    }
    return undefined;
  }
  const at = used.get(mock) ?? 0;
  used.set(mock, at + 1);
  const next = mock.sequence[Math.min(at, mock.sequence.length - 1)];
  return next && settle(next, settling, mocking);
}

type Functional = Extract<Mock, { function: unknown } | { module: unknown }>;

async function ask(mock: Functional, { call, context, signal }: Settling, { clock, code, conversation }: Mocking): Promise<Said> {
  const limit = deadline(clock, signal, MOST_TIME);
  const run = (): Promise<Called> => {
    if ('function' in mock) return callHere(() => mock.function(structuredClone(call.args), context));
    const { file, name } = mock.module;
    const args = [call.args, { ...context }];
    return (
      code?.call({ file, name, args, session: conversation, signal: limit.signal }) ??
      Promise.resolve({ broken: 'is a function of a file, and nothing runs it here' })
    );
  };
  try {
    const answer = await limit.race(run());
    // Told to stop, it may say so in words of its own.
    if (!answer || ('broken' in answer && limit.signal.aborted)) return { broken: `did not settle within ${MOST_TIME / 1000} s` };
    if ('broken' in answer) return answer;
    return 'thrown' in answer ? { status: 'error', content: { error: answer.thrown } } : { status: 'ok', content: answer.value };
  } finally {
    limit.close();
  }
}

async function callHere(work: () => unknown): Promise<Called> {
  try {
    return calledWith(await work());
  } catch (error) {
    return { thrown: messageOf(error) };
  }
}

/** Partial: every key of `wanted` is there and fits; lists have the same length. */
function fits(wanted: Json, given: Json | undefined): boolean {
  if (Array.isArray(wanted)) return Array.isArray(given) && given.length === wanted.length && wanted.every((w, i) => fits(w, given[i]));
  if (!isObject(wanted)) return wanted === given;
  return isObject(given) && Object.entries(wanted).every(([key, w]) => Object.hasOwn(given, key) && fits(w as Json, given[key] as Json));
}
