import { describe, expect, test } from 'vitest';
import type { Said } from '../../src/model/calibration.ts';
import { calibrate, type Given, type Pair } from '../../src/score/calibrate.ts';

const pairs = (n: number, judged: Said, human: Said, more: Partial<Pair> = {}): Pair[] =>
  Array.from({ length: n }, () => ({ criterion: 'Is friendly', judged, human, ...more }));
const given = (n: number, passed: boolean, votes: readonly boolean[] = [passed], criterion = 'Is friendly'): Given[] =>
  Array.from({ length: n }, () => ({ criterion, passed, votes }));
const about = (list: readonly Pair[], stored: readonly Given[] = []) => calibrate('openai:a', '0123456789abcdef', list, stored);

test('sensitivity 95 % and specificity 90 %: of 90 % observed 94.12 % are left (method 2.6)', () => {
  const labels = [...pairs(38, 'pass', 'pass'), ...pairs(2, 'fail', 'pass'), ...pairs(9, 'fail', 'fail'), ...pairs(1, 'pass', 'fail')];
  const c = about(labels, [...given(90, true), ...given(10, false)]);
  expect(c.verdicts).toEqual({ passed: 90, all: 100 });
  expect(c.corrected).toBeCloseTo(0.941176, 6);
  expect(about(labels.slice(1), given(10, true)).corrected).toBeUndefined();
});

test('a judge that tells nothing apart corrects nothing', () => {
  const coin = [...pairs(15, 'pass', 'pass'), ...pairs(15, 'fail', 'pass'), ...pairs(15, 'pass', 'fail'), ...pairs(15, 'fail', 'fail')];
  expect(about(coin, given(10, true)).corrected).toBeUndefined();
});

test('calibrated only where both rates are 80 % also at the lower end', () => {
  // 19 of 20: [.763869, …]; 20 of 20: [.838875, 1].
  expect(about([...pairs(20, 'pass', 'pass'), ...pairs(20, 'fail', 'fail')]).calibrated).toBe(true);
  expect(about([...pairs(20, 'pass', 'pass'), ...pairs(19, 'fail', 'fail'), ...pairs(1, 'pass', 'fail')]).calibrated).toBe(false);
  expect(about(pairs(40, 'pass', 'pass')).calibrated).toBe(false);
});

test('passes that were drawn one in twenty stand for twenty', () => {
  const c = about([
    ...pairs(9, 'pass', 'pass', { drawn: 20 }),
    ...pairs(1, 'pass', 'fail', { drawn: 20 }),
    ...pairs(10, 'fail', 'pass'),
    ...pairs(30, 'fail', 'fail'),
  ]);
  // People pass 9 × 20 + 10, of which the judge 9 × 20; they fail 20 + 30, of which the judge 30.
  expect(c.trust.true_positive?.rate).toBeCloseTo(180 / 190, 6);
  expect(c.trust.true_negative?.rate).toBeCloseTo(0.6, 6);
  // What is raw stays raw.
  expect(c.trust.agreement.rate).toBeCloseTo(39 / 50, 6);
  expect(c.drawn).toBe(10);
  // Kish: 190² / (9 × 400 + 10) = 10 labels.
  expect(c.trust.true_positive?.low).toBeCloseTo(0.655, 2);
});

describe('where they part', () => {
  test('criteria by how often, with the direction', () => {
    const c = about([
      ...pairs(5, 'pass', 'pass'),
      ...pairs(1, 'pass', 'fail', { criterion: 'Is short' }),
      ...pairs(2, 'fail', 'pass', { criterion: 'Is polite' }),
      ...pairs(3, 'pass', 'fail', { criterion: 'Is polite' }),
    ]);
    expect(c.disputed).toEqual([
      { criterion: 'Is polite', labels: 5, judge_pass: 3, human_pass: 2 },
      { criterion: 'Is short', labels: 1, judge_pass: 1, human_pass: 0 },
    ]);
  });

  test('split rates: of first fails, those overturned or 2 to 1; ambiguous over 20 % of 10', () => {
    const c = about(
      [],
      [
        ...given(8, false, [false, false, false]),
        ...given(2, false, [false, true, false]),
        ...given(1, true, [false, true, true]),
        ...given(50, true, [true]),
        ...given(2, true, [false, true, true], 'Is short'),
        ...given(9, false, [false, false, false], 'Is polite'),
      ],
    );
    expect(c.splits).toEqual([
      { criterion: 'Is short', failures: 2, split: 2, ambiguous: false },
      { criterion: 'Is friendly', failures: 11, split: 3, ambiguous: true },
    ]);
  });
});
