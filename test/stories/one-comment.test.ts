import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionResult } from '../stage/runner.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// A test that breaks, one that is mended, and a comment that is only one.
let salon: Salon;
let agentIs: 'old' | 'new' = 'old';

const suite = `tests:
  - name: refund flow
    user_input: I want a refund
    criteria: Asks before it refunds
  - name: opening hours
    user_input: When do you open?
    checks: { contains: "08:00" }
`;

beforeAll(async () => {
  salon = await openSalon({
    agent: ({ input }) => {
      if (/refund/.test(input)) return agentIs === 'old' ? 'Shall I refund it?' : 'Done, refunded!';
      return agentIs === 'old' ? 'No idea' : 'At 08:00';
    },
    judge: ({ criteria, data }) => criteria.map(() => !data.includes('refunded!')),
  });
  for (let n = 0; n < 8; n++)
    await salon.push({ 'viva.config.yml': salon.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n', news: `${n}\n` });
}, 60_000);

afterAll(() => salon.close());

test('one test regresses, another is fixed: red, and the comment was there before the job went red', async () => {
  agentIs = 'new';
  const order: string[] = [];
  // GitHub takes its time: what does not wait for it would be red before.
  salon.github.before = async (operation) => {
    if (operation !== 'issues/create-comment') return undefined;
    await new Promise((resolve) => setTimeout(resolve, 500));
    order.push('comment');
    return undefined;
  };
  const result = await salon.pull(1, { 'prompt.md': 'v2\n' }, { told: (what) => order.push(what) });
  salon.github.before = () => undefined;
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect([result.outputs['regressed'], result.outputs['fixed'], result.outputs['passed'], result.outputs['failed']]).toEqual([
    '1',
    '1',
    '1',
    '1',
  ]);
  // The same answer is judged once, and a fail is heard three times before it is believed.
  expect(calls(result)).toEqual([6, 3]);
  expect(order).toEqual(['comment', 'error', 'end']);
  const [comment = ''] = salon.comments();
  expect(comment).toContain('### ❌ 1 test regressed · 1 fixed');
  expect(comment).toContain(`/blob/${salon.github.pull.headSha}/shop.viva.yml#L2`);
  expect(result.annotations.map((a) => [a.level, a.file, a.line])).toEqual([['error', 'shop.viva.yml', 4]]);
  expect(result.summary).toContain('regressed');
});

test('five pushes and a re-run: still one comment, and what was paid for is not paid again', async () => {
  const results: ActionResult[] = [];
  for (let n = 0; n < 4; n++) results.push(await salon.pull(1, { 'README.md': `words ${n}\n` }));
  results.push(await salon.again({ attempt: 2, env: { GITHUB_RUN_ATTEMPT: '2' } }));
  expect(results.map(calls)).toEqual(Array(5).fill([0, 0]));
  expect(results.map((r) => ended(r)[0])).toEqual(Array(5).fill(1));
  expect(salon.comments()).toHaveLength(1);
});

test('a stranger who pastes the marker keeps his comment as it is', async () => {
  const forged = salon.github.comments[0]?.body ?? '';
  const pasted = { id: 1, user: { login: 'mallory', type: 'User' as const }, body: forged };
  salon.github.comments.unshift(pasted);
  agentIs = 'old';
  const result = await salon.pull(1, { 'prompt.md': 'v1\n\n' });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(pasted.body).toBe(forged);
  expect(salon.github.comments).toHaveLength(2);
  expect(salon.github.comments[1]?.body).not.toContain('regressed');
});
