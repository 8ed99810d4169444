// What a plan will cost, before it is carried out.
import type { PlannedRun } from './plan.ts';

export interface Estimated {
  readonly runs: readonly Pick<PlannedRun, 'action'>[];
  /** Inputs to the agent in one run. */
  readonly rounds: number;
  /** Calls to the judge for one run, at the least; 0: nothing to judge, or no judge. */
  readonly judge_calls: number;
  /** Of its judge, USD per million tokens; undefined: not known. */
  readonly prices?: { readonly input: number; readonly output: number } | undefined;
}

export interface Estimate {
  readonly agent_calls: number;
  readonly judge_calls: number;
  /** Judge only, for no agent says what it costs; undefined: no price is known. */
  readonly usd?: number;
}

/** Of one call: a prompt of about 7 kB, an answer with its reasons. */
const TYPICAL = { input: 2000, output: 400 };

export function estimate(tests: readonly Estimated[], tokens: { readonly input: number; readonly output: number } = TYPICAL): Estimate {
  let agent = 0;
  let judge = 0;
  let usd: number | undefined;
  for (const { runs, rounds, judge_calls, prices } of tests) {
    const talked = runs.filter((r) => r.action === 'run').length;
    const judged = judge_calls * (talked + runs.filter((r) => r.action === 'judge').length);
    agent += talked * rounds;
    judge += judged;
    if (prices) usd = (usd ?? 0) + (judged * (tokens.input * prices.input + tokens.output * prices.output)) / 1_000_000;
  }
  return { agent_calls: agent, judge_calls: judge, ...(usd !== undefined && { usd }) };
}
