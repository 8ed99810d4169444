import type { Spent } from '../model/report.ts';

export const nothingSpent: Spent = { agent_calls: 0, judge_calls: 0, tokens: { input: 0, output: 0 } };

export const callsIn = ({ agent_calls, judge_calls, user_calls = 0 }: Spent): number => agent_calls + judge_calls + user_calls;

/** `usd` sums what has a known price; undefined while nothing has. */
export function addSpent(a: Spent, b: Spent): Spent {
  const usd = a.usd === undefined ? b.usd : a.usd + (b.usd ?? 0);
  const user = (a.user_calls ?? 0) + (b.user_calls ?? 0);
  return {
    agent_calls: a.agent_calls + b.agent_calls,
    judge_calls: a.judge_calls + b.judge_calls,
    ...(user > 0 && { user_calls: user }),
    tokens: { input: a.tokens.input + b.tokens.input, output: a.tokens.output + b.tokens.output },
    ...(usd !== undefined && { usd }),
  };
}
