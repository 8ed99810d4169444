import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidence, fixedEvidence, liveEvidence, meanRate, pred, wilson } from '../../src/score/evidence.ts';

/** As printed, to five digits and more. */
const near = (actual: number, printed: number) => expect(Math.abs(actual - printed) / printed).toBeLessThan(1e-5);

const REFERENCE = [
  ['20/20', '0/1', 58.0938, 15.4, 0.987951],
  ['20/20', '0/2', 1237.23, 134.09, 0.987951],
  ['20/20', '0/3', 14356.7, 864.248, 0.987951],
  ['20/20', '0/4', 108320, 4560.32, 0.987951],
  ['10/10', '0/3', 3252.79, 155.428, 0.983151],
  ['10/10', '0/4', 14124.0, 492.082, 0.983151],
  ['5/5', '0/5', 4676.05, 145.562, 0.976597],
  ['5/5', '0/6', 9185.87, 261.045, 0.976597],
  ['0/0', '0/1', 6.65716, 1.4, 0.89485],
  ['0/0', '0/4', 8.27283, 1.8025, 0.89485],
  ['3/3', '0/4', 616.68, 25.235, 0.970324],
  ['20/20', '8/16', 11311.5, 316.01, 0.987951],
  ['20/20', '3/4', 2.811, 0.871429, 0.987951],
  ['20/20', '6/7', 0.427089, 0.151688, 0.987951],
  ['18/20', '0/5', 4696.81, 986.919, 0.923284],
  ['16/20', '0/8', 5692.18, 2077.63, 0.823132],
  ['16/20', '6/12', 4.42594, 2.18034, 0.823132],
  ['12/20', '0/6', 36.3002, 27.848, 0.617185],
  ['2/20', '0/4', 0.556281, 0.623421, 0.112454],
  ['40/40', '6/12', 71705.3, 2742.32, 0.991619],
  ['6/6', '0/4', 3423.9, 118.965, 0.978522],
  ['5/5', '1/6', 888.875, 30.08, 0.976597],
] as const;

const pair = (text: string): [number, number] => {
  const [passed = 0, completed = 0] = text.split('/').map(Number);
  return [passed, completed];
};

describe('the reference table', () => {
  test.each(REFERENCE)('base %s, head %s', (base, head, e, elive, mean) => {
    near(evidence(...pair(base), ...pair(head)), e);
    near(liveEvidence(...pair(base), ...pair(head)), elive);
    near(meanRate(...pair(base)), mean);
  });

  test.each([
    ['0/10', '1/1', 21.3648],
    ['0/10', '2/2', 170.324],
    ['0/10', '3/3', 731.765],
    ['2/20', '3/3', 166.993],
    // Printed as 618.500; exact rationals give 618.59968567.
    ['2/20', '4/4', 618.5996857],
    ['0/3', '2/2', 16.0184],
  ])('mended: base %s, head %s', (base, head, e) => near(fixedEvidence(...pair(base), ...pair(head)), e));

  test.each([
    ['0/4', 0, 0.489891],
    ['4/4', 0.510109, 1],
    ['19/20', 0.763869, 0.991119],
    ['20/20', 0.838875, 1],
    ['6/12', 0.253782, 0.746218],
    ['0/0', 0, 1],
  ])('Wilson of %s', (counts, low, high) => {
    const [l, h] = wilson(...pair(counts));
    expect(l).toBeCloseTo(low, 6);
    expect(h).toBeCloseTo(high, 6);
  });
});

// Method 2.4: failures needed of n head runs before the history part reaches K / alpha = 5,000; 0: no number of failures does.
const NEEDED = [
  ['5/5', [0, 0, 0, 6, 8, 9, 11, 14, 19, 25, 31]],
  ['10/10', [0, 0, 4, 5, 6, 7, 8, 10, 14, 18, 22]],
  ['20/20', [0, 3, 4, 4, 5, 6, 7, 8, 11, 13, 16]],
  ['40/40', [0, 3, 3, 4, 4, 5, 5, 6, 8, 10, 12]],
  ['19/20', [0, 0, 4, 6, 7, 7, 8, 10, 14, 17, 20]],
  ['18/20', [0, 0, 0, 6, 7, 9, 10, 12, 16, 20, 25]],
  ['16/20', [0, 0, 0, 0, 8, 10, 12, 14, 20, 25, 30]],
] as const;

test.each(NEEDED)('failures that turn a test red against %s', (base, needed) => {
  const found = [2, 3, 4, 6, 8, 10, 12, 16, 24, 32, 40].map((n) => {
    for (let failures = 1; failures <= n; failures++) if (evidence(...pair(base), n - failures, n) >= 5000) return failures;
    return 0;
  });
  expect(found).toEqual(needed);
});

test('one run can never turn a test red', () => {
  for (let h = 0; h <= 40; h++) for (let s = 0; s <= h; s++) expect(evidence(s, h, 0, 1)).toBeLessThan(100);
});

test('what the next run can be adds up: the prediction is a probability', () => {
  const history = fc.integer({ min: 0, max: 40 }).chain((h) => fc.tuple(fc.integer({ min: 0, max: h }), fc.constant(h)));
  fc.assert(
    fc.property(history, ([s, h]) => {
      expect(pred(s, h, 0, 1) + pred(s, h, 1, 1)).toBeCloseTo(1, 10);
      expect(pred(s, h, 1, 1)).toBeCloseTo(meanRate(s, h), 10);
    }),
  );
});

test('thousands of runs stay numbers', () => {
  expect(evidence(2000, 2000, 1, 1500)).toBe(Number.POSITIVE_INFINITY);
  expect(evidence(3000, 3000, 3000, 3000)).toBe(0);
  expect(liveEvidence(500, 500, 500, 500)).toBeGreaterThan(0);
  expect(meanRate(0, 5000)).toBeCloseTo(0.02, 6);
});
