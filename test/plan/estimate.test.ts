import { expect, test } from 'vitest';
import { estimate } from '../../src/plan/estimate.ts';

const run = (action: 'run' | 'judge' | 'reuse') => ({ action });

test('what is asked, what is judged, and base’s past that has to be judged anew', () => {
  const one = { runs: [run('run'), run('run'), run('judge'), run('reuse')], rounds: 2, judge_calls: 3 };
  expect(estimate([one])).toEqual({ agent_calls: 4, judge_calls: 9 });
  expect(estimate([{ ...one, past: 6 }])).toEqual({ agent_calls: 4, judge_calls: 27 });
  // Two thousand tokens in at $3 a million, 400 out at $15, 27 times.
  expect(estimate([{ ...one, past: 6, prices: { input: 3, output: 15 } }]).usd).toBeCloseTo(27 * 0.012, 6);
});
