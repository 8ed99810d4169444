import { afterAll, beforeAll, expect, test } from 'vitest';
import { READ_TOKEN } from '../stage/github.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// Pull requests of which not everything, or nothing, could be tested: that is never a regression, and never looks like a pass.
let salon: Salon;
let answer = 'Hello';

const suite = (file: string) =>
  `tests:\n${Array.from({ length: 4 }, (_, i) => `  - name: ${file}${i}\n    user_input: Hi ${file}${i}\n    checks: { contains: Hello }\n`).join('')}`;
const config = () => salon.config().replace('runs: 3', 'runs: 1');
const files = () => ({
  'viva.config.yml': config(),
  'prompt.md': 'v1\n',
  ...Object.fromEntries(['a', 'b', 'c'].map((f) => [`${f}.viva.yml`, suite(f)])),
});

beforeAll(async () => {
  salon = await openSalon({ agent: () => answer });
  await salon.push({ ...files(), 'viva.config.yml': salon.config().replace('runs: 3', 'runs: 9') });
  await salon.push(files());
}, 90_000);

afterAll(() => salon.close());

test('a budget over three files: what is in flight finishes, the rest is not run, and none of it regressed', async () => {
  const before = salon.agent.requests.length;
  const result = await salon.pull(1, { 'prompt.md': 'v2\n' }, { inputs: { 'budget-calls': '5', concurrency: '1' } });
  expect(ended(result)).toEqual([0, 'neutral', 'budget']);
  expect([result.outputs['passed'], result.outputs['skipped'], result.outputs['regressed'], result.outputs['failed']]).toEqual([
    '5',
    '7',
    '0',
    '0',
  ]);
  expect(salon.agent.requests.length - before).toBe(5);
  expect(result.annotations.map((a) => a.level)).toEqual(['warning']);
  expect(salon.comments().at(-1)).toContain('budget');
  // What was paid for is not paid again.
  const next = await salon.again();
  expect([ended(next), calls(next)]).toEqual([
    [0, 'success', 'met'],
    [7, 0],
  ]);
});

test('a test that regressed within the budget is red, whatever was left out', async () => {
  answer = 'Go away';
  const result = await salon.pull(
    2,
    { 'prompt.md': 'v3\n', 'viva.config.yml': salon.config() },
    { inputs: { 'budget-calls': '6', concurrency: '1' } },
  );
  answer = 'Hello';
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(Number(result.outputs['skipped'])).toBeGreaterThan(0);
});

test.each([
  ['of the repository', {}],
  ['from a fork that has the keys', { fork: true, token: READ_TOKEN }],
])('a pull request %s with every test skipped: could not test, which is red', async (_whose, how) => {
  const criteria = 'tests:\n  - name: judged alone\n    user_input: Hi judge\n    criteria: Is friendly\n';
  const only = { 'a.viva.yml': criteria, 'b.viva.yml': null, 'c.viva.yml': null };
  const result = await salon.pull(3, only, { inputs: { judge: 'none' }, ...how });
  expect(ended(result)).toEqual([4, 'failure', 'could_not_test']);
  expect([result.outputs['passed'], result.outputs['skipped']]).toEqual(['0', '1']);
});

test('a name with a colon: exit 2, at its line, with "quote it", and nothing runs', async () => {
  const before = salon.agent.requests.length;
  const wrong = `# two lines\n# above\n${suite('a').replace('name: a2', 'name: a: 2')}`;
  const result = await salon.pull(4, { 'a.viva.yml': wrong });
  expect(ended(result)).toEqual([2, 'failure', 'bad_config']);
  const [error] = result.annotations.filter((a) => a.level === 'error');
  expect([error?.file, error?.line]).toEqual(['a.viva.yml', 10]);
  expect(error?.message).toMatch(/quote/i);
  expect(salon.agent.requests).toHaveLength(before);
  expect(salon.comments().at(-1)).toContain('a.viva.yml');
});
