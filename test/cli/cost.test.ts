import { expect, test } from 'vitest';
import { findings, setDesk, statuses, suite } from './desk.ts';

const TWO = `tests:
  - name: two rounds
    rounds:
      - user_input: one
        checks: { max_cost: 0.0052 }
      - user_input: two
        checks: { max_cost: 0.014 }
    checks: { max_cost: 0.019 }
`;

test('an agent costs its tokens at the price of the model that it names, round by round and in all', async () => {
  const d = await setDesk({
    files: { 'a.viva.yml': TWO },
    agent: ({ input }) => ({ text: 'Hello!', usage: input === 'one' ? { input: 1000, output: 400 } : { input: 5000, output: 500 } }),
    settings: '    body: { model: "${MODEL}" }\n',
    config: 'budget: { usd: 1 }\n',
  });
  try {
    // gpt-4.1: 2 and 8 dollars a million tokens.
    const ran = await d.viva(['run', '--json'], { env: { MODEL: 'openai/gpt-4.1-2025-04-14' } });
    expect(findings(ran.report()).map((f) => [f.round, f.result, f.reason])).toEqual([
      [1, 'pass', ''],
      [2, 'pass', ''],
      [undefined, 'fail', 'cost $0.0192, more than $0.019'],
    ]);
    expect(statuses(ran.report())).toEqual({ 'two rounds': 'failed TELEMETRY' });
    expect(ran.report().usage.usd).toBeCloseTo(0.0192, 9);
  } finally {
    await d.close();
  }
});

test.each([
  ['no model', '', { input: 1, output: 1 }],
  ['a model without a known price', '    body: { model: in-house }\n', { input: 1, output: 1 }],
  ['no usage', '    body: { model: gpt-4.1 }\n', undefined],
])('%s: what it cost cannot be told, and nothing passes', async (_what, settings, usage) => {
  const d = await setDesk({
    files: { 'a.viva.yml': suite([{ name: 'greets', rest: '    checks: { max_cost: 1 }\n' }]) },
    agent: { '*': { text: 'Hello!', ...(usage && { usage }) } },
    settings,
  });
  try {
    const ran = await d.viva(['run', '--json']);
    expect([ran.exit, statuses(ran.report())]).toEqual([4, { greets: 'errored AGENT_ERROR' }]);
    expect(ran.report().usage.usd).toBeUndefined();
  } finally {
    await d.close();
  }
});

test('a round without its usage: the others alone are no sum, so neither tokens nor cost of the whole can be told', async () => {
  const d = await setDesk({
    files: { 'a.viva.yml': TWO.replace('max_cost: 0.014', 'contains: Hello').replace('max_cost: 0.019', 'max_cost: 1, max_tokens: 9999') },
    agent: ({ input }) => ({ text: 'Hello!', ...(input === 'one' && { usage: { input: 1000, output: 400 } }) }),
    settings: '    body: { model: gpt-4.1 }\n',
  });
  try {
    const ran = await d.viva(['run', '--json']);
    expect(findings(ran.report()).map((f) => [f.name, f.round, f.result])).toEqual([
      ['max_cost', 1, 'pass'],
      ['contains', 2, 'pass'],
      ['max_tokens', undefined, 'error'],
      ['max_cost', undefined, 'error'],
    ]);
  } finally {
    await d.close();
  }
});
