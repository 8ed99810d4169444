import { describe, expect, test } from 'vitest';
import type { Counts } from '../../src/model/report.ts';
import { compare, type Sides } from '../../src/score/compare.ts';
import { evidence, liveEvidence, meanRate } from '../../src/score/evidence.ts';
import { movedOf } from '../../src/score/history.ts';

const counts = (text: string): Counts => {
  const [passed = 0, completed = 0] = text.split('/').map(Number);
  return { passed, completed };
};
const compared = (history: string, live: string, head: string, more: Partial<Sides> = {}): Sides => ({
  inHead: true,
  reused: false,
  history: counts(history),
  live: counts(live),
  head: counts(head),
  tests: 50,
  baseline: 'live',
  baseName: 'main',
  ...more,
});
const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k);
const verdict = (c: Sides): string => {
  const { comparison, detail } = compare(c);
  return detail ? `${comparison}: ${detail}` : comparison;
};

// Method 2.6, K = 50. The columns after the head: e used, Elive, mean.
const VERDICTS = [
  ['total break, live control passed', '20/20', '6/6', '0/4', 246003, 118.965, 0.9894, 'regressed'],
  ['same, no live control yet', '20/20', '0/0', '0/4', 108320, 1.8025, 0.988, 'unconfirmed: no_live_base'],
  ['same, base fails now too', '20/20', '0/4', '0/4', 0.6489, 0.6489, 0.0949, 'still_failing: base_moved'],
  ['first run passed', '20/20', '0/0', '1/1', 0.303659, 0.6, 0.988, 'still_passing'],
  ['one failure, two passes', '20/20', '0/0', '2/3', 5.97017, 0.804, 0.988, 'flaky'],
  ['one failure, nothing more', '20/20', '0/0', '0/1', 58.0938, 1.4, 0.988, 'unconfirmed: suspicious'],
  ['two failures of two', '20/20', '0/0', '0/2', 1237.23, 1.59, 0.988, 'unconfirmed: suspicious'],
  ['half fail, live control passed', '20/20', '20/20', '6/12', 71705.3, 148.387, 0.9916, 'regressed'],
  ['half fail, history only', '20/20', '0/0', '6/12', 4151.07, 1.25169, 0.988, 'unconfirmed: suspicious'],
  ['known flaky, 6 of 12', '16/20', '0/0', '6/12', 4.42594, 1.25169, 0.8231, 'flaky'],
  ['known flaky, 0 of 8, live 8/10', '16/20', '8/10', '0/8', 11924.9, 402.443, 0.817, 'regressed'],
  ['known flaky, 0 of 12, live 8/10', '16/20', '8/10', '0/12', 438471, 2902.46, 0.817, 'regressed'],
  ['base fails, head fails', '2/20', '0/0', '0/1', 0.788692, 1.4, 0.1125, 'still_failing'],
  ['base fails, head passes once', '0/10', '0/0', '1/1', 7.54052, 0.6, 0.0398, 'unconfirmed: may_be_fixed'],
  ['base fails, head passes 2/2', '0/10', '0/0', '2/2', 30.1253, 0.39, 0.0398, 'fixed'],
  ['base fails, head passes 3/3', '0/10', '0/0', '3/3', 71.3641, 0.252, 0.0398, 'fixed'],
  ['no history, live 6/6, head 0/5', '0/0', '6/6', '0/5', 8401.49, 249.535, 0.9785, 'regressed'],
  ['no history, live 10/10, head 0/4', '0/0', '10/10', '0/4', 14124, 492.082, 0.9832, 'regressed'],
  ['short history, head 0/3', '5/5', '0/0', '0/3', 799.386, 1.708, 0.9766, 'unconfirmed: suspicious'],
  ['one base run only, head 0/1', '1/1', '0/0', '0/1', 14.6533, 1.4, 0.9522, 'unconfirmed: too_little'],
  ['one base run, live 9/9, head 0/4', '1/1', '9/9', '0/4', 14124, 360.861, 0.9832, 'regressed'],
] as const;

describe('the reference verdicts', () => {
  test.each(VERDICTS)('%s', (_, history, live, head, e, elive, mean, expected) => {
    const c = compared(history, live, head);
    const [h, l, x] = [c.history, c.live, c.head];
    const moved = movedOf(h, l);
    const [s, n] = moved ? [l.passed, l.completed] : [h.passed + l.passed, h.completed + l.completed];
    const used = moved ? liveEvidence(s, n, x.passed, x.completed) : evidence(s, n, x.passed, x.completed);
    expect(Math.abs(used - e) / e).toBeLessThan(1e-5);
    expect(Math.abs(liveEvidence(l.passed, l.completed, x.passed, x.completed) - elive) / elive).toBeLessThan(1e-5);
    expect(meanRate(s, n)).toBeCloseTo(mean, 3);
    expect(verdict(c)).toBe(expected);
  });

  test.each([
    ['no baseline, fails', compared('0/0', '0/0', '0/3'), 'new: failing'],
    ['no baseline, passes', compared('0/0', '0/0', '1/1'), 'new: passing'],
    ['every head run errored', compared('20/20', '0/0', '0/0'), 'unconfirmed: no_completed_run'],
    ['gone from head', compared('0/0', '0/0', '0/0', { inHead: false }), 'removed'],
  ])('%s', (_, c, expected) => expect(verdict(c)).toBe(expected));
});

describe('stories', () => {
  test('an unstable base is no bar: base 2 of 3, head 0 of 3; base 6 of 10, head 4 of 10', () => {
    for (const baseline of ['live', 'history'] as const) {
      expect(verdict(compared('2/3', '0/0', '0/3', { tests: 1, baseline }))).toBe('flaky');
      expect(verdict(compared('6/10', '0/0', '4/10', { tests: 1, baseline }))).toBe('flaky');
    }
  });

  test('the mean went up and one test broke: one fixed, one regressed', () => {
    expect(verdict(compared('0/10', '0/0', '4/4', { tests: 4 }))).toBe('fixed');
    expect(verdict(compared('20/20', '6/6', '0/4', { tests: 4 }))).toBe('regressed');
    expect(verdict(compared('20/20', '0/0', '1/1', { tests: 4 }))).toBe('still_passing');
  });

  test.each(['live', 'history'] as const)('a noisy agent at 70 %%, nothing changed, %s: red less than once in a hundred', (baseline) => {
    for (let n = 1; n <= 12; n++) {
      let red = 0;
      for (let x = 0; x <= n; x++) {
        const { comparison } = compare(compared('14/20', '7/10', `${x}/${n}`, { tests: 1, baseline }));
        if (comparison === 'regressed') red += binomial(n, x) * 0.7 ** x * 0.3 ** (n - x);
      }
      expect(red).toBeLessThan(0.01);
    }
  });

  test('served from base’s transcripts: as base, however it was', () => {
    expect(verdict(compared('20/20', '0/0', '0/0', { reused: true }))).toBe('still_passing: reused');
    expect(verdict(compared('1/20', '0/0', '0/0', { reused: true }))).toBe('still_failing: reused');
    expect(verdict(compared('0/0', '0/0', '0/3', { reused: true }))).toBe('still_failing: reused');
  });

  test('`baseline: history` is red without a live base, and says against what', () => {
    const c = compared('10/10', '0/0', '0/3', { tests: 2, baseline: 'history' });
    expect(compare(c)).toEqual({
      comparison: 'regressed',
      detail: 'history_only',
      odds: 0.001,
      text: 'fails 3 of 3 here, passes 10 of 10 on main, against history only. If nothing had changed, a pull request would show this less than once in 1,000.',
    });
  });

  test('other tests have moved: history is dropped for all, and without live runs nothing is red', () => {
    expect(verdict(compared('20/20', '0/0', '0/4', { moved: true, baseline: 'history' }))).toBe('unconfirmed: too_little');
  });
});

describe('the line', () => {
  const line = (history: string, live: string, head: string, more: Partial<Sides> = {}) =>
    compare(compared(history, live, head, more)).text;

  test.each([
    [
      line('20/20', '6/6', '0/4'),
      'fails 4 of 4 here, passes 26 of 26 on main (6 of them just now). If nothing had changed, a pull request would show this less than once in 1,000.',
    ],
    [
      line('20/20', '20/20', '6/12'),
      'fails 6 of 12 here, passes 40 of 40 on main (20 of them just now). If nothing had changed, a pull request would show this less than once in 1,000.',
    ],
    [line('0/10', '0/0', '2/2'), 'passes 2 of 2, was 0 of 10 on main.'],
    [line('18/20', '0/0', '2/3'), '2 of 3 here, 18 of 20 on main. Not counted.'],
    [line('2/20', '0/0', '0/1'), '0 of 1 here, 2 of 20 on main.'],
    [line('20/20', '0/4', '0/4'), 'main now fails it too, 0 of 4: not this pull request.'],
    [line('0/0', '0/0', '0/3'), 'fails 3 of 3; no baseline yet.'],
    [line('0/0', '0/0', '1/1'), 'passes 1 of 1; no baseline yet.'],
    [line('20/20', '0/0', '0/0', { inHead: false }), 'passed 20 of 20 on main.'],
    [line('20/20', '0/0', '0/0'), 'no run could be completed here, 20 of 20 on main.'],
    [line('20/20', '0/0', '0/0', { reused: true }), '20 of 20 on main; nothing changed, so it was not run again.'],
    [
      line('20/20', '0/0', '0/2', { baseline: 'history' }),
      'fails 2 of 2 here, passes 20 of 20 on main, against history only. Not proven: needs 1 more failing run here.',
    ],
    [line('20/20', '0/0', '0/4'), 'fails 4 of 4 here, passes 20 of 20 on main. Not proven: needs 5 more passing runs on main just now.'],
    [line('0/10', '0/0', '1/1'), 'passes 1 of 1 here, was 0 of 10 on main. It may be fixed: needs more runs here.'],
  ])('%#', (actual, expected) => expect(actual).toBe(expected));

  test('odds are rounded to what a person can read, and never below one in a thousand', () => {
    expect(compare(compared('20/20', '4/4', '0/2', { tests: 1, alpha: 0.1 })).odds).toBe(0.001);
    expect(compare(compared('20/20', '0/0', '0/1', { tests: 1 })).odds).toBeCloseTo(1 / 58.0938, 6);
    expect(compare(compared('20/20', '0/0', '0/1')).odds).toBeCloseTo(50 / 58.0938, 6);
    expect(compare(compared('5/5', '0/0', '0/2', { tests: 1, alpha: 0.2, baseline: 'history' })).text).toMatch(/once in [0-9]*[05]\.$/);
  });
});
