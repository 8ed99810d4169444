import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { READ_TOKEN } from '../stage/github.ts';
import type { ActionResult } from '../stage/runner.ts';
import { ended, openSalon, type Salon } from './salon.ts';

// GitHub forgets a cache after a week, and when there is too much of it. What the branch did stands in its runs' artifacts too.
let salon: Salon;
let answer = 'good';

const SUITE = 'tests: [{ name: refund, user_input: refund please, checks: { contains: good } }]\n';
const refund = (result: ActionResult) => {
  const file = path.join(salon.workspace(), result.outputs['report'] ?? '');
  return (JSON.parse(readFileSync(file, 'utf8')) as Report).tests.find((t) => t.name === 'refund');
};
const forget = () => {
  for (const entry of salon.cache.entries()) salon.cache.forget(entry.key);
  expect(salon.cache.entries()).toEqual([]);
};

beforeAll(async () => {
  salon = await openSalon({ agent: () => answer });
  const files = { 'viva.config.yml': salon.config(), 'shop.viva.yml': SUITE, 'prompt.md': 'v1\n' };
  await salon.push(files, { inputs: { runs: '10' } });
  forget();
}, 60_000);
afterAll(() => salon.close());

test('a pull request is weighed against what the last push left', async () => {
  answer = 'bad';
  const result = await salon.pull(1, { 'prompt.md': 'v2\n' });
  expect(result.log).toContain('The cache knows nothing of main: its history comes from what run 1 left.');
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(refund(result)).toMatchObject({ comparison: 'regressed', base: { passed: 10, completed: 10 } });
});

test('nothing changed: base’s runs are served, and nobody is asked', async () => {
  answer = 'good';
  forget();
  const result = await salon.pull(2, { 'README.md': 'new words\n' });
  expect([...ended(result), result.outputs['agent-calls']]).toEqual([0, 'neutral', 'nothing_to_run', '0']);
});

test('a token that may not read other runs: said, and the test is new', async () => {
  forget();
  const result = await salon.pull(3, { 'prompt.md': 'v3\n' }, { token: READ_TOKEN });
  expect(result.log).toContain('What earlier runs of main left could not be looked at');
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(refund(result)?.comparison).toBe('new');
});

test('a push goes on with the history that was there', async () => {
  forget();
  await salon.push({ 'README.md': 'other words\n' });
  forget();
  const result = await salon.pull(4, { 'prompt.md': 'v4\n' });
  expect(refund(result)).toMatchObject({ comparison: 'still_passing', base: { passed: 10, completed: 10 } });
});

test('a pull request’s own artifact is no history, whoever it is by', async () => {
  forget();
  for (const artifact of salon.cache.artifacts().filter((a) => a.runId === 1 || a.runId === 5))
    salon.cache.replace(artifact, Buffer.from('gone'));
  const result = await salon.pull(5, { 'prompt.md': 'v5\n' });
  expect(result.log).toContain('is not believed');
  expect(refund(result)?.comparison).toBe('new');
});
