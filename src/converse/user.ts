// The simulated user: one call a round gives its next message, or says that it is done.
import type { AskedModel, Read } from '../model/asking.ts';
import type { Spent } from '../model/report.ts';
import type { Test } from '../model/suite.ts';
import type { Event, Transcript } from '../model/transcript.ts';
import { type Persona, userMessages, userSchema } from './user-prompt.ts';

export type Next = { readonly say: string } | { readonly done: true } | { readonly error: string };

export interface User {
  readonly max_rounds: number;
  /** `events`: all that happened until now, redacted. */
  next(events: readonly Event[], signal: AbortSignal): Promise<Next>;
  /** For the transcript. */
  told(): NonNullable<Transcript['user']>;
}

const MOST_OF_MESSAGE = 20_000;

/** undefined: the test's inputs are written. */
export function openUser({ user, knowledge }: Test, model: AskedModel | undefined): User | undefined {
  if (!user) return undefined;
  const persona: Persona = { user, knowledge };
  let done = false;
  let spent: Spent = { agent_calls: 0, judge_calls: 0, tokens: { input: 0, output: 0 } };
  return {
    max_rounds: user.max_rounds,
    async next(events, signal) {
      if (!model) return { error: 'there is no model to play the user' };
      const said = events.flatMap((e) => (e.type === 'user' || e.type === 'agent' ? [e.text] : []));
      const answer = await model.ask(
        { messages: (nonce) => userMessages(persona, events, nonce), schema: userSchema, data: said, read: (found) => read(found, events) },
        signal,
      );
      spent = sum(spent, answer.spent);
      if (!answer.ok) return { error: answer.error };
      done = 'done' in answer.value;
      return answer.value;
    },
    told: () => ({
      calls: spent.judge_calls,
      tokens: spent.tokens,
      ...(spent.usd !== undefined && { usd: spent.usd }),
      ended_by: done ? 'user' : 'limit',
    }),
  };
}

function read(answers: readonly { readonly [key: string]: unknown }[], before: readonly Event[]): Read<Next> {
  const { done, message } = answers.at(-1) ?? {};
  if (typeof done !== 'boolean') return { wrong: '"done" is neither true nor false' };
  if (done) return before.length > 0 ? { value: { done: true } } : { wrong: 'done before anything was said' };
  if (typeof message !== 'string' || message.trim() === '') return { wrong: 'an empty message' };
  return message.length > MOST_OF_MESSAGE ? { wrong: `a message of ${message.length} characters` } : { value: { say: message.trim() } };
}

const sum = (a: Spent, b: Spent): Spent => ({
  agent_calls: 0,
  judge_calls: a.judge_calls + b.judge_calls,
  tokens: { input: a.tokens.input + b.tokens.input, output: a.tokens.output + b.tokens.output },
  ...((a.usd !== undefined || b.usd !== undefined) && { usd: (a.usd ?? 0) + (b.usd ?? 0) }),
});
