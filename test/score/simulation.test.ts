// The gate's own code on simulated pull requests, with fixed seeds. `tools/simulate/main.ts` measures more, with new seeds.
import { describe, expect, test } from 'vitest';
import { DROPS, differs, METHOD, upperBound } from '../../tools/simulate/figures.ts';
import { byGate, bySingleRun, measure } from '../../tools/simulate/policies.ts';
import { type Scenario, seeded } from '../../tools/simulate/world.ts';

const HEALTHY: Scenario = { tests: 50, mix: 'healthy', flips: 0.02, history: 20, votes: true };

test('the bound is the exact binomial one', () => {
  expect(upperBound(0, 300)).toBeCloseTo(0.0099361, 6);
  expect(upperBound(4, 2000)).toBeCloseTo(0.0045709, 6);
  expect(upperBound(5, 2000)).toBeCloseTo(0.005248, 5);
});

describe.each(['quick', 'standard', 'thorough'] as const)('%s', (runs) => {
  test('of 2,000 unchanged pull requests so few are red that the rate is under 0.5 %', () => {
    const { red, prs, agent } = measure(byGate({ runs }), HEALTHY, 2000, seeded(2026));
    expect(upperBound(red, prs)).toBeLessThanOrEqual(0.005);
    expect(agent).toBeCloseTo(Number(METHOD[runs].calls.split('/')[0]), 1);
  });

  test.each(DROPS.map((to, i) => [to, METHOD[runs].power[i] ?? 0] as const))('a drop to %f is found as often as measured', (to, method) => {
    const { found, regressed } = measure(byGate({ runs }), { ...HEALTHY, drop: { to, tests: 1 } }, 600, seeded(2027));
    expect(regressed).toBe(600);
    expect({ found: found / regressed, differs: differs(found, regressed, method) }).toMatchObject({ differs: false });
  });
});

test('one run against one run is red nine times in ten, on the same suites', () => {
  const { red, prs } = measure(bySingleRun, { ...HEALTHY, votes: false }, 1000, seeded(2026));
  expect(red / prs).toBeGreaterThan(0.87);
});

test('a model that drifts for both sides: history alone is red, a live base is not', () => {
  const drift = { ...HEALTHY, drift: { share: 0.1, to: 0.3 } };
  const alone = measure(byGate({ runs: 'quick', baseline: 'history' }), drift, 300, seeded(5));
  const live = measure(byGate({ runs: 'quick' }), drift, 1000, seeded(5));
  expect(alone.red / alone.prs).toBeGreaterThan(0.9);
  expect(upperBound(live.red, live.prs)).toBeLessThan(0.01);
});

test.each([1, 2, 5])('%i tests have a purse that is large enough to find a total break, and no more false alarms', (tests) => {
  const few = { ...HEALTHY, tests };
  const unchanged = measure(byGate({ runs: 'quick' }), few, 4000, seeded(7));
  expect(upperBound(unchanged.red, unchanged.prs)).toBeLessThanOrEqual(0.005);
  const broken = measure(byGate({ runs: 'quick' }), { ...few, mix: 'healthy', drop: { to: 0, tests: 1 } }, 1000, seeded(8));
  expect(broken.found / broken.regressed).toBeGreaterThan(0.95);
});

test('runs that cannot be completed make nothing red', () => {
  const { red, prs } = measure(byGate({ runs: 'quick', errors: 0.2 }), HEALTHY, 1000, seeded(9));
  expect(upperBound(red, prs)).toBeLessThanOrEqual(0.005);
});
