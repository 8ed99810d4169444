import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, openSalon, type Salon } from './salon.ts';

// Two legs of a matrix: each has its job, its section and its say.
let salon: Salon;
let said = 0;
const suite = (name: string) => `tests:\n  - name: ${name}\n    user_input: I want a ${name}\n    criteria: Is kind\n`;
const answers = () => salon.comments().join('\n').split('<!-- viva:section ~bot -->')[1] ?? '';
const RUN = '50';
const leg = (id: string, attempt = 1) => ({
  inputs: { id, suites: `${id}.viva.yml` },
  attempt,
  env: { GITHUB_RUN_ID: RUN, GITHUB_RUN_ATTEMPT: String(attempt), RUNNER_NAME: `runner of ${id}` },
});
const job = (id: number, name: string) => ({
  id,
  name: `viva (${name})`,
  runner: `runner of ${name}`,
  startedAt: '2026-12-01T00:00:00Z',
  completedAt: '2099-01-01T00:00:00Z',
});
const run = () => salon.github.runs.find((r) => String(r.id) === RUN) ?? {};

beforeAll(async () => {
  salon = await openSalon({ agent: () => `Gladly, for the ${++said}. time` });
  const files = {
    'viva.config.yml': salon.config(),
    'refund.viva.yml': suite('refund'),
    'order.viva.yml': suite('order'),
    'prompt.md': 'v1\n',
  };
  await salon.pull(1, files, leg('refund'));
  await salon.again(leg('order'));
  Object.assign(run(), { jobs: [job(501, 'refund'), job(502, 'order')] });
}, 60_000);

afterAll(() => salon.close());

test('a test of one leg: that leg’s job goes again', async () => {
  await salon.remark('/reeval order');
  expect(salon.github.reruns).toEqual(['job 502']);
  const result = await salon.again(leg('order', 2));
  expect(calls(result)).toEqual([0, 3]);
  expect(answers()).toContain('1 test judged again');
});

test('all tests: the run goes again, both legs answer at once, and neither loses the other’s words', async () => {
  Object.assign(run(), { status: 'completed', attempt: 2 });
  await salon.remark('/reeval');
  expect(salon.github.reruns.at(-1)).toBe(`run ${RUN}`);
  const results = await Promise.all([salon.again(leg('refund', 3)), salon.again(leg('order', 3))]);
  expect(results.map(calls)).toEqual([
    [0, 3],
    [0, 3],
  ]);
  expect(answers().match(/1 test judged again/g)).toHaveLength(3);
  expect(answers()).toContain('`refund`: still passed');
  expect(answers()).toContain('`order`: still passed');
  expect(salon.comments()).toHaveLength(1);
  expect(salon.comments()[0]?.match(/<!-- viva:section /g)).toHaveLength(3);
});
