// Method 2.1: how much more likely a head result is if the test dropped (or was mended) than if nothing changed. All in logarithms, so that
// hundreds of runs neither vanish nor overflow on the way.

const GRID = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.97, 0.99, 0.999];
const PRIOR = [0.03, 0.01, 0.01, 0.01, 0.01, 0.015, 0.015, 0.02, 0.03, 0.03, 0.04, 0.08, 0.15, 0.3, 0.25];
const DROPPED = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6];
const MENDED = [0.7, 0.8, 0.9, 1];

interface Rate {
  readonly pass: number;
  readonly fail: number;
  readonly weight: number;
}

/** In logarithms, once. */
const rates = (grid: readonly number[], weights: readonly number[]): readonly Rate[] =>
  grid.map((q, i) => ({ pass: Math.log(q), fail: Math.log1p(-q), weight: Math.log(weights[i] ?? 1 / grid.length) }));
const BASE = rates(GRID, PRIOR);
const LOWER = rates(DROPPED, []);
const HIGHER = rates(MENDED, []);

/** Logarithm of the probability of one sequence of n runs with x passes; 0^0 = 1. */
const logLikelihood = (rate: Rate, x: number, n: number): number => (x === 0 ? 0 : x * rate.pass) + (n === x ? 0 : (n - x) * rate.fail);

function logSum(terms: readonly number[]): number {
  const most = Math.max(...terms);
  return most === -Infinity ? most : most + Math.log(terms.reduce((sum, t) => sum + Math.exp(t - most), 0));
}

const logMean = (over: readonly Rate[], x: number, n: number): number => logSum(over.map((r) => r.weight + logLikelihood(r, x, n)));
const logPred = (s: number, h: number, x: number, n: number): number => logMean(BASE, s + x, h + n) - logMean(BASE, s, h);

/** Probability of this head sequence (x of n passed) if it is the same as base, which passed s of h. */
export const pred = (s: number, h: number, x: number, n: number): number => Math.exp(logPred(s, h, x, n));

/** E: for "it dropped". */
export const evidence = (s: number, h: number, x: number, n: number): number => Math.exp(logMean(LOWER, x, n) - logPred(s, h, x, n));

/** Efix: for "it was mended". */
export const fixedEvidence = (s: number, h: number, x: number, n: number): number => Math.exp(logMean(HIGHER, x, n) - logPred(s, h, x, n));

/** Elive: for "it dropped", against live base runs alone, with a flat prior. */
export const liveEvidence = (ls: number, lh: number, x: number, n: number): number =>
  Math.exp(logMean(LOWER, x, n) + logBeta(ls, lh - ls) - logBeta(ls + x, lh - ls + n - x));

/** Logarithm of B(a+1, b+1) = a! b! / (a+b+1)!. */
const logBeta = (a: number, b: number): number => logFactorial(a) + logFactorial(b) - logFactorial(a + b + 1);

function logFactorial(n: number): number {
  let sum = 0;
  for (let i = 2; i <= n; i++) sum += Math.log(i);
  return sum;
}

/** The pass rate that s of h passes speak for. */
export function meanRate(s: number, h: number): number {
  const passing = logSum(BASE.map((r) => r.weight + r.pass + logLikelihood(r, s, h)));
  return Math.exp(passing - logMean(BASE, s, h));
}

const Z95 = 1.959963984540054;

/** Wilson's 95 % interval of a pass rate. */
export function wilson(passed: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1];
  const p = passed / n;
  const z2 = Z95 * Z95;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return [passed === 0 ? 0 : middle - half, passed === n ? 1 : middle + half];
}
