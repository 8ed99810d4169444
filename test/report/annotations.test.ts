import { describe, expect, it } from 'vitest';
import { annotations } from '../../src/report/annotations.ts';
import { FILE, HOSTILE, sample } from './samples.ts';

const of = (name: Parameters<typeof sample>[0]) => annotations(sample(name).report);

it('a regression stands at the criterion that failed, other failures are warnings at their own lines', () => {
  expect(of('regressed')).toEqual([
    {
      level: 'error',
      title: 'refund flow: regressed',
      message:
        'fails 4 of 4 here, passes 26 of 26 on main (6 of them just now). If nothing had changed, a pull request would show this less than once in 1,000.\nCalls `issue_refund` before the customer has agreed to it.\nCriterion: Asks before it refunds anything\nThe agent: “Done, refunded!”',
      place: { file: FILE, line: 17 },
    },
    {
      level: 'warning',
      title: 'small talk: flaky',
      message: '2 of 3 here, 18 of 20 on main. Not counted.\nthe answer does not contain “nice”\nCheck: contains',
      place: { file: FILE, line: 36 },
    },
    {
      level: 'warning',
      title: 'tax in French: still failing',
      message: '0 of 1 here, 2 of 20 on main.\nThe answer is in English.\nCriterion: Answers in French',
      place: { file: FILE, line: 15 },
    },
  ]);
});

it('what makes the job red is an error also where it is only errors', () => {
  expect(of('could_not_test').map((a) => [a.level, a.title, a.place?.line])).toEqual([
    ['error', 'Viva', 6],
    ['error', 'pays by card: could not test', 40],
    ['error', 'books a free slot: could not test', 40],
    ['warning', 'cancels an order: unconfirmed', 15],
  ]);
});

it('problems of the set-up stand at their lines', () => {
  expect(of('bad_config').map((a) => [a.level, a.place?.file, a.place?.line])).toEqual([
    ['error', FILE, 14],
    ['error', FILE, 22],
    ['warning', '.github/workflows/test.yml', 1],
  ]);
});

it('a new test that fails does not make the job red, and is no error', () => {
  expect(of('first').map((a) => [a.level, a.title])).toEqual([['warning', 'refund flow: new and failing']]);
});

it('a test that asks for less than before is said at its line, one that is gone at its file', () => {
  expect(of('weakened')).toEqual([
    {
      level: 'warning',
      title: 'greets: asks for less',
      message: 'criterion removed: “Never invents a slot”',
      place: { file: FILE, line: 60, endLine: 66 },
    },
    {
      level: 'warning',
      title: 'legacy greeting: removed',
      message: 'This pull request takes the test away: it was passing: 20 of 20 on main.',
      place: { file: FILE, line: 1 },
    },
  ]);
});

describe('400 failing tests', () => {
  it('are ten of a kind, the last says how many more, each at its own line', () => {
    const all = of('many');
    expect(all.filter((a) => a.level === 'error')).toHaveLength(10);
    expect(all.filter((a) => a.level === 'warning')).toHaveLength(10);
    expect(all[0]?.place).toEqual({ file: FILE, line: 4 });
    expect(all[1]?.place).toEqual({ file: FILE, line: 14 });
    expect(all[9]?.message).toContain('… and 290 more like this');
    expect(all[19]?.message).toContain('… and 90 more like this');
  });
});

it('hostile texts: short, one line a title, no control characters', () => {
  for (const { title, message } of of('hostile')) {
    expect(title).not.toMatch(/[\n\r]/);
    expect(`${title}${message}`).not.toMatch(/[\0-\x09\x0B-\x1F\u202E]/);
    expect(message.length).toBeLessThanOrEqual(4000);
  }
  const long = sample('regressed').report;
  const huge = { ...long, tests: long.tests.map((t) => ({ ...t, line_text: HOSTILE.repeat(100), name: HOSTILE.repeat(10) })) };
  expect(annotations(huge).every((a) => a.message.length <= 4000 && (a.title ?? '').length <= 200)).toBe(true);
});
