import { describe, expect, test } from 'vitest';
import { type Agreement, corrected, kappa, trust } from '../../src/score/agreement.ts';

const table = (both_pass: number, judge_pass: number, human_pass: number, both_fail: number): Agreement => ({
  both_pass,
  judge_pass,
  human_pass,
  both_fail,
});

// Method 2.6: agreement, kappa, standard error, 95 % interval.
test.each([
  [table(40, 3, 5, 12), 0.866667, 0.659574, 0.110103, 0.443776, 0.875373],
  [table(20, 5, 10, 15), 0.7, 0.4, 0.126996, 0.151092, 0.648908],
  [table(85, 5, 4, 6), 0.91, 0.521277, 0.139679, 0.247511, 0.795042],
])('%j', (counts, agreement, rate, error, low, high) => {
  expect(trust(counts).agreement.rate).toBeCloseTo(agreement, 6);
  const k = kappa(counts);
  expect(k?.rate).toBeCloseTo(rate, 6);
  expect(k?.error).toBeCloseTo(error, 6);
  expect(k?.low).toBeCloseTo(low, 5);
  expect(k?.high).toBeCloseTo(high, 5);
});

describe('what is shown of a judge', () => {
  test('what people pass and what they fail, apart, with Wilson intervals', () => {
    const { labels, true_positive, true_negative } = trust(table(19, 6, 1, 6));
    expect(labels).toBe(32);
    expect(true_positive?.rate).toBe(0.95);
    expect(true_positive?.low).toBeCloseTo(0.763869, 6);
    expect(true_positive?.high).toBeCloseTo(0.991119, 6);
    expect(true_negative?.rate).toBe(0.5);
    expect(true_negative?.low).toBeCloseTo(0.253782, 6);
  });

  test.each([
    ['29 labels', table(10, 2, 2, 15), false],
    ['30 labels', table(10, 2, 3, 15), true],
    ['9 of the rarer kind', table(40, 3, 5, 6), false],
    ['10 of the rarer kind', table(40, 3, 5, 7), true],
  ])('kappa with %s: shown %s', (_, counts, shown) => expect(trust(counts).kappa !== undefined).toBe(shown));

  test('60 labels of which 48 agree: 80 %, with kappa and its interval beside it', () => {
    const { labels, agreement, kappa: k } = trust(table(36, 6, 6, 12));
    expect(labels).toBe(60);
    expect(agreement.rate).toBe(0.8);
    expect(agreement.low).toBeCloseTo(0.682182, 6);
    expect(agreement.high).toBeCloseTo(0.881715, 6);
    expect(k?.rate).toBeCloseTo(0.52381, 6);
    expect(k?.low).toBeCloseTo(0.288356, 5);
    expect(k?.high).toBeCloseTo(0.759263, 5);
  });

  test('nothing to divide by', () => {
    expect(trust(table(0, 0, 0, 0))).toMatchObject({ labels: 0, agreement: { low: 0, high: 1 } });
    expect(kappa(table(5, 0, 0, 0))).toBeUndefined();
    expect(trust(table(3, 0, 0, 0)).true_negative).toBeUndefined();
  });
});

test('a pass rate as an imperfect judge would have seen it', () => {
  expect(corrected(0.9, 0.95, 0.9)).toBeCloseTo(0.941176, 6);
  expect(corrected(0.05, 0.95, 0.9)).toBe(0);
  expect(corrected(0.99, 0.95, 0.9)).toBe(1);
  expect(corrected(0.9, 0.5, 0.5)).toBeUndefined();
});
