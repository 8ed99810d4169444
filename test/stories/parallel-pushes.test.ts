import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// Two pushes to the base branch at the same time: both start from what was known before, and the later entry is the one that is found.
let salon: Salon;
let answer = 'Hello';

const suite = 'tests:\n  - name: greets\n    user_input: Hi\n    checks: { contains: Hello }\n';

beforeAll(async () => {
  salon = await openSalon({ agent: () => answer });
  await salon.push({ 'viva.config.yml': salon.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n' });
}, 60_000);

afterAll(() => salon.close());

test('nothing is lost but possibly one of the two, nothing counts twice, and the trend has its points', async () => {
  const before = salon.repo.git('rev-parse', 'main');
  const first = salon.repo.push({ 'news.md': '1\n' });
  const second = salon.repo.push({ 'news.md': '2\n' });
  const pushed = (sha: string, from: string) => salon.act(salon.repo.pushEvent({ sha, before: from }), { sha, ref: 'refs/heads/main' });
  const both = await Promise.all([pushed(first, before), pushed(second, first)]);
  expect(both.map(ended)).toEqual(Array(2).fill([0, 'success', 'met']));
  expect(both.map(calls)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  await pushed(salon.repo.push({ 'news.md': '3\n' }), second);

  answer = 'Go away';
  const result = await salon.pull(1, { 'prompt.md': 'v2\n' });
  const report = JSON.parse(readFileSync(path.join(salon.workspace(), result.outputs['report'] ?? ''), 'utf8')) as Report;
  const known = report.tests[0]?.base?.completed ?? 0;
  // Three of before, one of the last push, and one or both of the two.
  expect([5, 6]).toContain(known);
  expect(report.tests[0]?.base?.passed).toBe(known);
  expect(report.trend?.length).toBe(known - 2);
  expect(report.trend?.at(-1)).toEqual({ commit: salon.repo.git('rev-parse', 'main'), passed: 1, completed: 1 });
  expect(result.summary).toContain('xychart-beta');
  expect(salon.comments().at(-1)).not.toContain('xychart-beta');
});
