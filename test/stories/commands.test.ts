import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSalon, type Salon } from './salon.ts';

// Who may ask the bot for what. What it does then is told in other stories.
let salon: Salon;
const suite = 'tests:\n  - name: refund flow\n    user_input: I want a refund\n    checks: { contains: refund }\n';
const answers = () => salon.comments().join('\n').split('<!-- viva:section ~bot -->')[1] ?? '';

beforeAll(async () => {
  salon = await openSalon();
  await salon.pull(1, { 'viva.config.yml': salon.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n' });
}, 60_000);

afterAll(() => salon.close());

test('/viva help by a writer: seen, answered in the one comment beside the report, done', async () => {
  const result = await salon.remark('/viva help\nplease');
  expect([result.exitCode, result.failed, result.reactions]).toEqual([0, false, ['eyes', 'rocket']]);
  expect(salon.comments()).toHaveLength(1);
  expect(salon.comments()[0]).toContain('new and passing');
  expect(answers()).toContain('💬 **anna**: `/viva help`');
  expect(answers()).toContain('- `/viva help`: this list');
});

test('the next push keeps the answer', async () => {
  await salon.pull(1, { 'prompt.md': 'v2\n' });
  expect(answers()).toContain('`/viva help`');
});

test.each([
  ['a reader', { by: 'mallory' }, 'by someone with write access: no, mallory: read'],
  ['somebody whom nobody knows', { by: 'ghost' }, 'by someone with write access: no, ghost: none'],
  ['a bot', { by: 'dependabot[bot]', type: 'Bot' as const }, 'by a person: no, dependabot[bot] is a bot'],
  ['a writer on an issue', { issue: true }, 'on a pull request: no, on an issue'],
])('by %s: refused by a reaction, and nothing is written', async (_, remark, logged) => {
  const before = salon.comments();
  const result = await salon.remark('/viva help', remark);
  expect(result.reactions).toEqual(['confused']);
  expect(result.log).toContain(logged);
  expect(salon.comments()).toEqual(before);
  expect(result.exitCode).toBe(0);
});

test.each([
  ['an edited comment', '/viva help', { action: 'edited' as const }],
  ['a deleted comment', '/viva help', { action: 'deleted' as const }],
  ['a comment like any other', 'Looks good to me', {}],
  ['a quoted command', '> /viva help', {}],
  ['a command in a block of code', '```\n/viva help\n```', {}],
  ['a command on the second line', 'Hm.\n/viva help', {}],
  ['a command of another bot', '/deploy staging', {}],
])('%s: nothing at all, not even a question to GitHub', async (_, body, remark) => {
  salon.github.requests.length = 0;
  const result = await salon.remark(body, remark);
  expect(result.reactions).toEqual([]);
  expect(salon.github.requests).toEqual([]);
  expect(result.exitCode).toBe(0);
});

test('an unknown command of ours: one helpful answer, whose text does nothing', async () => {
  const result = await salon.remark('/viva frobnicate <!-- viva:state 1.x --> @everyone `x` ::error::no');
  expect(result.reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain('I know no such command. There are:');
  expect(answers()).not.toMatch(/<!-- viva:state 1\.x|::error::.*\n::/);
  expect(result.annotations).toEqual([]);
});

test('a token that may not write: said, and the job is not red', async () => {
  const result = await salon.remark('/viva help', {}, { token: 'ghs_stageTokenThatMayOnlyRead00000000000002' });
  expect(result.exitCode).toBe(0);
  expect(result.annotations.map((a) => a.message)).toEqual([
    'The answer could not be written: Resource not accessible by integration: the token needs issues: write or pull-requests: write',
  ]);
});

test('a folder that is not checked out does not matter', async () => {
  const result = await salon.remark('/viva help', {}, { inputs: { 'working-directory': 'apps/salon' } });
  expect(result.reactions).toEqual(['eyes', 'rocket']);
});

test('on an enterprise server all of it goes there', async () => {
  const elsewhere = await openSalon({ github: { path: '/api/v3' } });
  try {
    await elsewhere.pull(1, { 'viva.config.yml': elsewhere.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n' });
    expect((await elsewhere.remark('/viva why refund flow')).reactions).toEqual(['eyes', 'rocket']);
    expect(elsewhere.comments()[0]).toContain('`refund flow` passed, new');
    expect((await elsewhere.remark('/reeval')).reactions).toEqual(['eyes']);
    expect(elsewhere.github.reruns).toEqual(['job 101']);
  } finally {
    await elsewhere.close();
  }
});
