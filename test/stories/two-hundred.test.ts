import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// A suite of two hundred tests: what a pull request changes in it, and no more, is examined.
let salon: Salon;

interface Change {
  readonly asks?: string;
  readonly criterion?: string;
  readonly name?: string;
}
const block = (i: number, change: Change = {}) => `  - name: ${change.name ?? `test ${i}`}
    tags: [t${i % 7}]
    user_input: ${change.asks ?? `Question ${i}`}
    criteria: ${change.criterion ?? 'Is friendly'}
`;
const suite = (changes: { readonly [i: number]: Change } = {}, without: readonly number[] = []) =>
  `tests:\n${Array.from({ length: 200 }, (_, i) => (without.includes(i) ? '' : block(i, changes[i]))).join('')}`;
const config = () => salon.config().replace('runs: 3', 'runs: 1');

const asked = (from: number) =>
  salon.agent.requests.slice(from).map((r) => String((r.body['messages'] as { content: string }[]).at(-1)?.content));

beforeAll(async () => {
  salon = await openSalon();
  await salon.push({ 'viva.config.yml': config(), 'shop.viva.yml': suite(), 'prompt.md': 'v1\n', 'README.md': 'A salon.\n' });
}, 120_000);

afterAll(() => salon.close());

test('the base branch asked each of them once', () => {
  expect(salon.agent.requests).toHaveLength(200);
  expect(salon.model.asks()).toHaveLength(200);
});

test('one block of two hundred: that test alone', async () => {
  const before = salon.agent.requests.length;
  const result = await salon.pull(1, { 'shop.viva.yml': suite({ 123: { asks: 'Another question' } }) });
  expect(asked(before)).toEqual(['Another question']);
  expect([calls(result), ended(result)]).toEqual([
    [1, 1],
    [0, 'success', 'met'],
  ]);
  expect(salon.comments().at(-1)).toContain('### ✅ No regressions · 1 new and passing · 199 as before');
}, 60_000);

test('a criterion here, a block gone there, a name elsewhere: three tests, and nobody is talked to', async () => {
  const before = salon.agent.requests.length;
  const changes = { 5: { criterion: 'Is polite' }, 199: { name: 'the last one' } };
  const result = await salon.pull(2, { 'shop.viva.yml': suite(changes, [77]) });
  expect(asked(before)).toEqual([]);
  expect([calls(result), ended(result)]).toEqual([
    [0, 1],
    [0, 'success', 'met'],
  ]);
  expect(salon.comments().at(-1)).toContain('test 77');
}, 60_000);

test('README, comments and order: nothing to run', async () => {
  const blocks = Array.from({ length: 200 }, (_, i) => `  # number ${199 - i}\n${block(199 - i)}`);
  const result = await salon.pull(3, { 'README.md': 'Another salon.\n', 'shop.viva.yml': `# All questions\ntests:\n${blocks.join('')}` });
  expect(calls(result)).toEqual([0, 0]);
  expect(ended(result)).toEqual([0, 'neutral', 'nothing_to_run']);
}, 60_000);

test('the prompt beside it: all two hundred', async () => {
  const result = await salon.pull(4, { 'prompt.md': 'v2\n' });
  expect(calls(result)).toEqual([200, 0]);
  expect(ended(result)).toEqual([0, 'success', 'met']);
}, 120_000);
