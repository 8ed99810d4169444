import { afterAll, beforeAll, expect, test } from 'vitest';
import { ended, openSalon, type Salon } from './salon.ts';

// More fails than a comment can hold.
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon({ agent: () => `No. ${'Never ever. '.repeat(60)}` });
}, 60_000);

afterAll(() => salon.close());

test('400 failing tests: comment and summary keep their limits, ten errors at their own lines', async () => {
  const tests = Array.from(
    { length: 400 },
    (_, i) => `  - name: question number ${i}\n    user_input: Question ${i}\n    checks: { contains: "Yes" }\n`,
  );
  const result = await salon.pull(
    1,
    { 'viva.config.yml': salon.config().replace('runs: 3', 'runs: 1'), 'shop.viva.yml': `tests:\n${tests.join('')}`, 'prompt.md': 'v1\n' },
    { inputs: { 'fail-on': 'failed' } },
  );
  expect(ended(result)).toEqual([1, 'failure', 'failed']);
  expect(result.outputs['failed']).toBe('400');
  const [comment = ''] = salon.comments();
  expect([...comment].length).toBeLessThanOrEqual(65_536);
  expect(comment).toContain('question number 0');
  expect(result.summary?.length).toBeGreaterThan(1000);
  const errors = result.annotations.filter((a) => a.level === 'error');
  expect(errors).toHaveLength(10);
  expect(result.dropped).toEqual([]);
  expect(new Set(errors.map((e) => e.line)).size).toBe(10);
  for (const e of errors) {
    expect(e.file).toBe('shop.viva.yml');
    const line = tests.join('').split('\n')[(e.line ?? 0) - 2] ?? '';
    expect(line).toContain('contains');
  }
  expect(errors.at(-1)?.message).toContain('and 390 more');
}, 60_000);
