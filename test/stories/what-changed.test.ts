import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// Whatever a pull request changes, exactly the tests that it concerns are examined.
let salon: Salon;

const suite = (changed: readonly number[] = [], criterion = 'Is friendly') =>
  `tests:\n${Array.from({ length: 40 }, (_, i) => `  - name: test ${i}\n    user_input: Question ${i}${changed.includes(i) ? ' again' : ''}\n    criteria: ${i === 7 ? criterion : 'Is friendly'}\n`).join('')}`;
const cases = `tests:
  - name: "{city}"
    user_input: Do you have a salon in {city}?
    criteria: Answers the question
    cases: cities.csv
`;
const cities = 'city\nParis\nOslo\n';
const config = () => salon.config().replace('runs: 3', 'runs: 1');

const asked = () => salon.agent.requests.map((r) => String((r.body['messages'] as { content: string }[]).at(-1)?.content));

beforeAll(async () => {
  salon = await openSalon();
  await salon.push({
    'viva.config.yml': config(),
    'shop.viva.yml': suite(),
    'cities.viva.yml': cases,
    'cities.csv': cities,
    'prompt.md': 'v1\n',
    'README.md': 'A salon.\n',
  });
}, 60_000);

afterAll(() => salon.close());

test('words only: nothing to run, no call, no comment, and a notice', async () => {
  salon.model.requests.length = 0;
  const result = await salon.pull(1, { 'README.md': 'Another salon.\n' });
  expect(ended(result)).toEqual([0, 'neutral', 'nothing_to_run']);
  expect(calls(result)).toEqual([0, 0]);
  expect(salon.model.requests).toEqual([]);
  expect(salon.comments()).toEqual([]);
  expect(result.annotations.map((a) => a.level)).toEqual(['notice']);
});

test('one block of a long suite: that test alone', async () => {
  salon.agent.requests.length = 0;
  const result = await salon.pull(2, { 'shop.viva.yml': suite([23]) });
  expect(asked()).toEqual(['Question 23 again']);
  expect(calls(result)).toEqual([1, 1]);
  expect(ended(result)).toEqual([0, 'success', 'met']);
});

test("one criterion: its test is judged on main's transcript, and nobody is talked to", async () => {
  const result = await salon.pull(3, { 'shop.viva.yml': suite([], 'Is very friendly') });
  expect(calls(result)).toEqual([0, 1]);
  expect(ended(result)).toEqual([0, 'success', 'met']);
});

test('a new row of the cases: that test alone', async () => {
  salon.agent.requests.length = 0;
  const result = await salon.pull(4, { 'cities.csv': `${cities}Rome\n` });
  expect(asked()).toEqual(['Do you have a salon in Rome?']);
  expect(ended(result)).toEqual([0, 'success', 'met']);
});

test("the agent's prompt: all of its tests; an answer that stayed the same is not judged again", async () => {
  const result = await salon.pull(5, { 'prompt.md': 'v2\n' });
  expect(calls(result)).toEqual([42, 0]);
});

test("the config's judge: all are judged again, and nobody is talked to", async () => {
  const result = await salon.pull(6, { 'viva.config.yml': config().replace('model: exam', 'model: exam-2') });
  expect(calls(result)).toEqual([0, 42]);
});

test('lines that move: nothing to run', async () => {
  const result = await salon.pull(7, { 'shop.viva.yml': `# All of our questions\n\n${suite()}` });
  expect(ended(result)).toEqual([0, 'neutral', 'nothing_to_run']);
});

test('a removed test is told of, and never red', async () => {
  const result = await salon.pull(8, { 'cities.viva.yml': null });
  expect(ended(result)).toEqual([0, 'neutral', 'nothing_to_run']);
  expect(calls(result)).toEqual([0, 0]);
  expect(salon.comments().at(-1)).toContain('Oslo');
  const gone = result.annotations.filter((a) => /removed/.test(a.title ?? ''));
  expect(gone.map((a) => [a.level, a.file])).toContainEqual(['warning', 'cities.viva.yml']);
});

test('a test that is switched off or whose bar is lowered is told of above the fold, though nothing has to run', async () => {
  await salon.push({ 'bar.viva.yml': 'tests:\n  - name: bar\n    user_input: Hi\n    checks: { contains: Hi }\n    threshold: 4 of 5\n' });
  const lower = 'tests:\n  - name: bar\n    user_input: Hi\n    checks: { contains: Hi }\n    threshold: 1 of 2\n';
  const skipped = suite().replace('name: test 3\n', 'name: test 3\n    skip: it fails\n');
  const result = await salon.pull(9, { 'bar.viva.yml': lower, 'shop.viva.yml': skipped });
  expect(ended(result)).toEqual([0, 'neutral', 'nothing_to_run']);
  const [above = ''] = (salon.comments().at(-1) ?? '').split('<details>');
  expect(above).toContain('2 ask for less');
  expect(above).toContain('asks for less: skipped now: it fails');
  expect(above).toContain('asks for less: threshold 4 of 5 is now 1 of 2');
  expect(above).toContain('asks for less: runs: 5 is now 2');
});
