// What the method measured before any of this code was written, and when a new measurement differs from it.

export interface Figures {
  /** Unchanged pull requests that are red, in %. */
  readonly red: number;
  /** Agent and judge calls per test. */
  readonly calls: string;
  /** Found in %, for a drop to 0, 0.2, 0.5, 0.7; from 4,000 pull requests each. */
  readonly power: readonly number[];
}

export const DROPS = [0, 0.2, 0.5, 0.7] as const;

type Known =
  | 'one run against one'
  | '80 % of ten runs, both sides'
  | 'ten runs, Fisher, Holm 1 %'
  | 'McNemar over the suite'
  | 'quick'
  | 'standard'
  | 'thorough';

/** 50 tests, healthy, 2 % judge flips, 20 base runs. */
export const METHOD: { readonly [policy in Known]: Figures } = {
  'one run against one': { red: 89.6, calls: '1.00/1.00', power: [95.3, 76.8, 48.5, 30.9] },
  '80 % of ten runs, both sides': { red: 69.6, calls: '10/10', power: [99.8, 99.8, 94.2, 63.3] },
  'ten runs, Fisher, Holm 1 %': { red: 0.1, calls: '10/10', power: [99.9, 73.8, 11.8, 1.1] },
  'McNemar over the suite': { red: 1.3, calls: '1.00/1.00', power: [2.6, 2.1, 1.7, 1.5] },
  quick: { red: 0.04, calls: '1.23/1.48', power: [97.7, 78, 40, 9.2] },
  standard: { red: 0.07, calls: '2.45/2.96', power: [99.9, 95, 65.3, 18.6] },
  thorough: { red: 0.12, calls: '4.81/5.80', power: [100, 99.8, 90.9, 40.4] },
};

const METHOD_PRS = 4000;

/** Farther apart than 3 standard errors of the difference. The method's figures are rounded to 0.1 %. */
export function differs(found: number, of: number, method: number): boolean {
  const q = method / 100;
  const pooled = (found + q * METHOD_PRS) / (of + METHOD_PRS);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / of + 1 / METHOD_PRS));
  return Math.abs(found / of - q) > 3 * error + 0.0005;
}

/** The highest rate at which `x` of `n` or fewer would still be seen once in twenty times (Clopper and Pearson, one-sided 95 %). */
export function upperBound(x: number, n: number): number {
  let [low, high] = [x / n, 1];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (atMost(x, n, middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

function atMost(x: number, n: number, p: number): number {
  let term = n * Math.log1p(-p);
  let sum = Math.exp(term);
  for (let k = 1; k <= x; k++) {
    term += Math.log((n - k + 1) / k) + Math.log(p / (1 - p));
    sum += Math.exp(term);
  }
  return sum;
}
