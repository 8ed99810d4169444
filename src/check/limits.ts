import { type CheckAnswer, type CheckSubject, defineCheck } from '../model/contracts.ts';
import type { RoundTimes, Usage } from '../model/transcript.ts';
import { duration, number, wholeNumber } from '../model/values.ts';

export const maxLatency = defineCheck({
  name: 'max_latency',
  description: 'The complete answer came within this time (500ms, 5s, 2m). On a test: the whole conversation did.',
  schema: duration,
  evaluate: (most, subject) => {
    const took = subject.round === undefined ? subject.transcript.latency : timesOf(subject)?.latency;
    if (took === undefined) return unknown('the time of this round was not recorded');
    return within(took, most, `took ${time(took)}, more than ${time(most)}`);
  },
});

export const maxTokens = defineCheck({
  name: 'max_tokens',
  description: 'The agent used at most this many tokens, input and output together, as it reports them.',
  schema: wholeNumber(1),
  evaluate: (most, subject) => {
    const usage = usageOf(subject);
    if (!usage) return unknown('the agent reported no usage, so its tokens are not known');
    const used = usage.input + usage.output;
    return within(used, most, `used ${used} tokens (${usage.input} in, ${usage.output} out), more than ${most}`);
  },
});

export const maxCost = defineCheck({
  name: 'max_cost',
  description: 'The agent cost at most this many US dollars, where its price is known.',
  schema: number.refine((n) => n > 0, 'must be more than 0'),
  evaluate: (most, { cost }) => {
    if (cost === undefined) return unknown('what the agent cost is not known: it reported no usage, or its model has no known price');
    return within(cost, most, `cost ${dollars(cost)}, more than ${dollars(most)}`);
  },
});

export const limitChecks = [maxLatency, maxTokens, maxCost];

const timesOf = ({ transcript, round }: CheckSubject): RoundTimes | undefined =>
  round === undefined ? undefined : transcript.rounds[round - 1];

/** undefined: not known. A round without its usage makes the sum of the others less than what was used. */
export function usageOf({ transcript, round }: Pick<CheckSubject, 'transcript' | 'round'>): Usage | undefined {
  if (round !== undefined) return transcript.rounds[round - 1]?.usage;
  return transcript.rounds.every((r) => r.usage) ? transcript.usage : undefined;
}

const within = (actual: number, expected: number, reason: string): CheckAnswer =>
  actual <= expected ? { result: 'pass', reason: '' } : { result: 'fail', code: 'TELEMETRY', reason, expected, actual };

const unknown = (reason: string): CheckAnswer => ({ result: 'error', code: 'AGENT_ERROR', reason });

const time = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${Number((ms / 1000).toPrecision(4))} s`);
const dollars = (usd: number) => `$${Number(usd.toPrecision(4))}`;
