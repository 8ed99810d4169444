// What a plan will cost, before it is carried out.
import type { PlannedRun } from './plan.ts';

export interface Estimated {
  readonly runs: readonly Pick<PlannedRun, 'action'>[];
  /** Inputs to the agent in one run. */
  readonly rounds: number;
  /** Calls to the judge for one run, at the least; 0: nothing to judge, or no judge. */
  readonly judge_calls: number;
  /** Stored runs of base that will be judged as the test is judged now. */
  readonly past?: number;
  /** Of its judge, USD per million tokens; undefined: not known. */
  readonly prices?: Price | undefined;
  /** Calls of a simulated user in one run, at the most. */
  readonly user_calls?: number;
  readonly user_prices?: Price | undefined;
}

interface Price {
  readonly input: number;
  readonly output: number;
}

export interface Estimate {
  readonly agent_calls: number;
  readonly judge_calls: number;
  readonly user_calls?: number;
  /** Judge and simulated user, for no agent says what it costs; undefined: no price is known. */
  readonly usd?: number;
}

/** Of one call: a prompt of about 7 kB, an answer with its reasons; the user’s are shorter. */
const TYPICAL = { input: 2000, output: 400 };
const TYPICAL_OF_USER = { input: 700, output: 100 };

export function estimate(tests: readonly Estimated[], tokens: Price = TYPICAL): Estimate {
  let [agent, judge, user] = [0, 0, 0];
  let usd: number | undefined;
  const pay = (calls: number, of: Price, price: Price | undefined) => {
    if (price && calls > 0) usd = (usd ?? 0) + (calls * (of.input * price.input + of.output * price.output)) / 1_000_000;
  };
  for (const { runs, rounds, judge_calls, past = 0, prices, user_calls = 0, user_prices } of tests) {
    const talked = runs.filter((r) => r.action === 'run').length;
    const judged = judge_calls * (talked + past + runs.filter((r) => r.action === 'judge').length);
    agent += talked * rounds;
    judge += judged;
    user += talked * user_calls;
    if (prices) usd ??= 0;
    pay(judged, tokens, prices);
    pay(talked * user_calls, TYPICAL_OF_USER, user_prices);
  }
  return { agent_calls: agent, judge_calls: judge, ...(user > 0 && { user_calls: user }), ...(usd !== undefined && { usd }) };
}
