import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import type { ActionResult } from '../stage/runner.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// One failing run is no proof: it runs again, alone, until it is proven or given up.
let salon: Salon;
/** Answers of the agent in order, then `otherwise`. */
let script: string[] = [];
let otherwise = 'good';

const suite = (name = 'refund') =>
  `tests:\n${[name, 'order', 'hours'].map((n) => `  - name: ${n}\n    user_input: ${n} please\n    checks: { contains: good }\n`).join('')}`;
const reportOf = (result: ActionResult): Report =>
  JSON.parse(readFileSync(path.join(salon.workspace(), result.outputs['report'] ?? ''), 'utf8')) as Report;
const refund = (result: ActionResult) => reportOf(result).tests.find((t) => t.name === 'refund');

beforeAll(async () => {
  salon = await openSalon({ agent: ({ input }) => (input.startsWith('refund') ? (script.shift() ?? otherwise) : 'good') });
  const config = salon.config().replace('runs: 3', 'runs: quick');
  await salon.push({ 'viva.config.yml': config, 'shop.viva.yml': suite(), 'prompt.md': 'v1\n' }, { inputs: { runs: '10' } });
}, 60_000);

afterAll(() => salon.close());

test('an unlucky run: it is run again until the evidence is gone, so it is flaky and green; the others ran once', async () => {
  script = ['bad'];
  const result = await salon.pull(1, { 'prompt.md': 'v2\n' });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(calls(result)).toEqual([9, 0]);
  expect(refund(result)).toMatchObject({
    comparison: 'flaky',
    head: { passed: 6, completed: 7 },
    line_text: '6 of 7 here, 10 of 10 on main. Not counted.',
    strip: 'main ✓✓✓✓✓✓✓✓✓✓ 100 % (72–100) · here ✗✓✓✓✓✓✓ 86 % (49–97)',
  });
});

test('broken: red after three runs, and the comment shows main beside here', async () => {
  otherwise = 'bad';
  const result = await salon.pull(2, { 'prompt.md': 'v3\n' });
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(calls(result)).toEqual([5, 0]);
  expect(refund(result)).toMatchObject({
    comparison: 'regressed',
    line_text:
      'fails 3 of 3 here, passes 10 of 10 on main, against history only. If nothing had changed, a pull request would show this less than once in 1,000.',
  });
  expect(salon.comments().at(-1)).toContain('main ✓✓✓✓✓✓✓✓✓✓ 100 % (72–100) · here ✗✗✗ 0 % (0–56)');
});

test('the same commit once more: all its runs are still known, and nobody is asked', async () => {
  salon.agent.requests.length = 0;
  const result = await salon.again();
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(refund(result)?.head).toEqual({ passed: 0, completed: 3 });
  expect(salon.agent.requests).toEqual([]);
});

test('the budget ends it: not red, and the line says what is missing; the next push goes on from there', async () => {
  const result = await salon.pull(3, { 'prompt.md': 'v4\n' }, { inputs: { 'budget-calls': '3' } });
  expect(ended(result)).toEqual([0, 'neutral', 'budget']);
  expect(refund(result)).toMatchObject({
    comparison: 'unconfirmed',
    line_text: 'fails 1 of 1 here, passes 10 of 10 on main, against history only, then the budget ran out: needs 1 more failing run here.',
  });
  salon.agent.requests.length = 0;
  const next = await salon.again();
  expect(ended(next)).toEqual([1, 'failure', 'regressed']);
  expect(refund(next)?.head).toEqual({ passed: 0, completed: 3 });
  expect(salon.agent.requests).toHaveLength(2);
});

test('exactly two runs asked for: two it is', async () => {
  const result = await salon.pull(4, { 'prompt.md': 'v5\n' }, { inputs: { runs: '2' } });
  expect(calls(result)).toEqual([6, 0]);
  expect(refund(result)?.head).toEqual({ passed: 0, completed: 2 });
});

test('a new test has nothing to be held against: it runs once', async () => {
  otherwise = 'good';
  const result = await salon.pull(5, { 'new.viva.yml': suite('returns').replaceAll('good', 'better') });
  expect(calls(result)[0]).toBeLessThanOrEqual(3);
  expect(
    reportOf(result)
      .tests.filter((t) => t.comparison === 'new')
      .map((t) => t.runs.length),
  ).toEqual([1, 1, 1]);
});

test('without `baseline: history` it is not red, for main was not run', async () => {
  otherwise = 'bad';
  const result = await salon.pull(6, { 'prompt.md': 'v6\n' }, { inputs: { baseline: 'live' } });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(refund(result)?.line_text).toBe(
    'fails 3 of 3 here, passes 10 of 10 on main. Not proven: main cannot be run just now, to see whether it still passes.',
  );
});
