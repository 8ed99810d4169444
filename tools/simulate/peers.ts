// What other tools and textbooks do with the same runs, to hold the gate against.
import type { Policy } from './policies.ts';
import { type Chance, runOnce, type Scenario, suite } from './world.ts';

const logFactorials = [0];
const logFactorial = (n: number): number => {
  for (let i = logFactorials.length; i <= n; i++) logFactorials.push((logFactorials[i - 1] ?? 0) + Math.log(i));
  return logFactorials[n] ?? 0;
};
const logChoose = (n: number, k: number): number =>
  k < 0 || k > n ? Number.NEGATIVE_INFINITY : logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Fisher's exact test, one-sided: the chance that head passes x of n or fewer where base passed s of h. */
export function fisher(s: number, h: number, x: number, n: number): number {
  let p = 0;
  for (let k = Math.max(0, s + x - h); k <= x; k++) p += Math.exp(logChoose(n, k) + logChoose(h, s + x - k) - logChoose(h + n, s + x));
  return Math.min(1, p);
}

/** McNemar's mid-p, two-sided: `broken` tests went from pass to fail, `mended` the other way. */
export function mcNemar(broken: number, mended: number): number {
  const n = broken + mended;
  if (n === 0) return 1;
  let tail = 0;
  for (let k = 0; k <= Math.min(broken, mended); k++) tail += Math.exp(logChoose(n, k) - n * Math.LN2);
  return Math.min(1, 2 * tail - Math.exp(logChoose(n, broken) - n * Math.LN2));
}

const passes = (chance: Chance, rate: number, n: number, scenario: Scenario, cost = { agent: 0, judge: 0 }): number =>
  Array.from({ length: n }, () => runOnce(chance, rate, scenario, cost)).filter(Boolean).length;

/** Ten runs of which 80 % have to pass, and of ten base runs too. */
export const byTenRuns: Policy = (chance, scenario) => {
  const cost = { agent: 0, judge: 0 };
  const tests = suite(chance, scenario).map((rates) => {
    const before = passes(chance, rates.history, 10, scenario);
    return { rates, red: passes(chance, rates.head, 10, scenario, cost) < 8 && before >= 8 };
  });
  return { tests, cost, rounds: 0 };
};

/** Ten runs against the history by Fisher's test, with Holm's correction at 1 %. */
export const byFisherHolm: Policy = (chance, scenario) => {
  const cost = { agent: 0, judge: 0 };
  const tested = suite(chance, scenario).map((rates) => {
    const s = passes(chance, rates.history, scenario.history, scenario);
    return { rates, p: fisher(s, scenario.history, passes(chance, rates.head, 10, scenario, cost), 10) };
  });
  const ordered = [...tested].sort((a, b) => a.p - b.p);
  const kept = ordered.findIndex(({ p }, i) => p > 0.01 / (ordered.length - i));
  const red = new Set(kept < 0 ? ordered : ordered.slice(0, kept));
  return { tests: tested.map((t) => ({ rates: t.rates, red: red.has(t) })), cost, rounds: 0 };
};

/** One run of each test on both sides, and McNemar's test over the whole suite. */
export const byMcNemar: Policy = (chance, scenario) => {
  const cost = { agent: 0, judge: 0 };
  const pairs = suite(chance, scenario).map((rates) => {
    const before = passes(chance, rates.history, 1, scenario) === 1;
    return { rates, before, now: passes(chance, rates.head, 1, scenario, cost) === 1 };
  });
  const broken = pairs.filter((p) => p.before && !p.now).length;
  const mended = pairs.filter((p) => !p.before && p.now).length;
  const red = broken > mended && mcNemar(broken, mended) <= 0.05;
  return { tests: pairs.map(({ rates }) => ({ rates, red })), cost, rounds: 0 };
};
