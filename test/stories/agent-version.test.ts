import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// Where a build has a name, the name alone says whether the agent is another one.
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon();
  const suite = 'tests:\n  - name: greets\n    user_input: Hi\n    criteria: Is friendly\n';
  await salon.push(
    { 'viva.config.yml': salon.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n' },
    { inputs: { 'agent-version': 'build 1' } },
  );
}, 60_000);
afterAll(() => salon.close());

test('the build that base has, and nothing else changed: nothing to run', async () => {
  const result = await salon.pull(1, { 'README.md': 'Words.\n' }, { inputs: { 'agent-version': 'build 1' } });
  expect(ended(result)).toEqual([0, 'neutral', 'nothing_to_run']);
  expect(calls(result)).toEqual([0, 0]);
});

test('another build, and no file that tells of it: its tests run', async () => {
  const result = await salon.again({ inputs: { 'agent-version': 'build 2' } });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  // Word for word what the other build says: that is judged already.
  expect(calls(result)).toEqual([3, 0]);
  const same = await salon.again({ inputs: { 'agent-version': 'build 2' } });
  expect(calls(same)).toEqual([0, 0]);
});

test('base went on to that build: a new pull request with it has nothing to run', async () => {
  await salon.push({ 'README.md': 'Other words.\n' }, { inputs: { 'agent-version': 'build 2' } });
  const result = await salon.pull(2, { 'README.md': 'More words.\n' }, { inputs: { 'agent-version': 'build 2' } });
  expect(ended(result)).toEqual([0, 'neutral', 'nothing_to_run']);
});
