import { describe, expect, test } from 'vitest';
import { type HeadRun, headCounts } from '../../src/score/head.ts';
import { rateInWords, strip } from '../../src/score/strip.ts';

/** `+` passed, `-` failed, `!` errored, `s` skipped. */
const STATUS = { '+': 'passed', '-': 'failed', '!': 'errored', s: 'skipped' } as const;
const runs = (text: string) => [...text].map((c) => ({ status: STATUS[c as keyof typeof STATUS] }));
const of = (history: string, live: string, head: string) =>
  strip({ history: [...history].map((c) => ({ passed: c === '+' })), live: runs(live), head: runs(head), baseName: 'main' });

describe('the strip of last runs', () => {
  test('where base moved, the rate is that of the runs that count', () => {
    const history = [...'+++'].map(() => ({ passed: true }));
    const sides = { history, live: runs('--'), head: runs('-'), baseName: 'main' };
    expect(strip({ ...sides, base: { passed: 0, completed: 2 } })).toBe('main ✓✓✓|✗✗ 0 % (0–66) · here ✗ 0 % (0–79)');
    expect(strip({ ...sides, base: { passed: 0, completed: 0 } })).toBe('main ✓✓✓|✗✗ 60 % (23–88) · here ✗ 0 % (0–79)');
  });

  test.each([
    ['newest last', of('-+++++++++', '', '--'), 'main ✓✓✓✓✓✓✓✓✓✗ 90 % (60–98) · here ✗✗ 0 % (0–66)'],
    ['base runs of just now after the bar', of('++++', '++', '----'), 'main ✓✓✓✓|✓✓ 100 % (61–100) · here ✗✗✗✗ 0 % (0–49)'],
    ['live runs alone', of('', '++-', '-'), 'main ✓✓✗ 67 % (21–94) · here ✗ 0 % (0–79)'],
    ['no base', of('', '', '+-+'), 'here ✓✗✓ 67 % (21–94)'],
    ['no head', of('++', '', ''), 'main ✓✓ 100 % (34–100)'],
    ['errors and skipped runs are no runs', of('++', '!+', '!-s'), 'main ✓✓|✓ 100 % (44–100) · here ✗ 0 % (0–79)'],
    [
      'the newest twenty, all of them in the rate',
      of('+'.repeat(40), '', '-'),
      `main …${'✓'.repeat(20)} 100 % (91–100) · here ✗ 0 % (0–79)`,
    ],
    [
      'live runs push old ones out',
      of(`${'+'.repeat(19)}-${'+'.repeat(20)}`, '++', '-'),
      `main …${'✓'.repeat(18)}|✓✓ 98 % (88–100) · here ✗ 0 % (0–79)`,
    ],
    ['many live runs', of('+', '+'.repeat(30), '-'), `main …${'✓'.repeat(20)} 100 % (89–100) · here ✗ 0 % (0–79)`],
    ['nothing', of('', '', '!'), undefined],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));

  test('a rate never claims more than its runs', () => {
    expect(rateInWords({ passed: 0, completed: 1 })).toBe('0 % (0–79)');
    expect(rateInWords({ passed: 20, completed: 20 })).toBe('100 % (84–100)');
    expect(rateInWords({ passed: 19, completed: 20 })).toBe('95 % (76–99)');
  });
});

describe('runs that speak about the head', () => {
  const run = (index: number, status: HeadRun['status'], from: Partial<HeadRun> = {}): HeadRun => ({
    index,
    status,
    from: 'agent',
    ...from,
  });

  test('those of this push and, with the same version, of earlier pushes of this pull request', () => {
    const all = [run(0, 'failed', { from: 'verdicts', pr: 7 }), run(1, 'failed', { from: 'verdicts', pr: 7 }), run(2, 'passed')];
    expect(headCounts(all, { pr: 7 })).toEqual({ passed: 1, completed: 3 });
  });

  test('not those of base, of another pull request, or of a terminal', () => {
    const all = [run(0, 'passed', { from: 'verdicts' }), run(1, 'passed', { from: 'verdicts', pr: 8 }), run(2, 'failed')];
    expect(headCounts(all, { pr: 7 })).toEqual({ passed: 0, completed: 1 });
    expect(headCounts(all, {})).toEqual({ passed: 0, completed: 1 });
  });

  test('base’s own transcripts, judged by new criteria, are still base’s', () => {
    const all = [run(0, 'failed', { from: 'transcript' }), run(1, 'failed', { from: 'transcript', pr: 7 })];
    expect(headCounts(all, { pr: 7 })).toEqual({ passed: 0, completed: 1 });
    expect(headCounts(all, undefined)).toEqual({ passed: 0, completed: 2 });
  });

  test('errors count as nothing, and the same run once', () => {
    const all = [
      run(0, 'failed', { from: 'verdicts', pr: 7 }),
      run(0, 'failed', { from: 'verdicts', pr: 7 }),
      run(1, 'errored'),
      run(2, 'skipped'),
    ];
    expect(headCounts(all, { pr: 7 })).toEqual({ passed: 0, completed: 1 });
  });
});
