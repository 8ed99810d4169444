// One simulated pull request, decided by the gate's own code, or by comparing one run with one run.
import type { Runs } from '../../src/model/suite.ts';
import { type Gate, type GateTest, nextRuns, verdicts, withResults } from '../../src/score/gate.ts';
import { procedureOf } from '../../src/score/presets.ts';
import { type Chance, type Cost, type Rates, runOnce, type Scenario, suite } from './world.ts';

export interface Decided {
  readonly rates: Rates;
  readonly red: boolean;
}

export interface Simulated {
  readonly tests: readonly Decided[];
  readonly cost: Cost;
  /** Batches of reruns, one after the other. */
  readonly rounds: number;
}

export type Policy = (chance: Chance, scenario: Scenario) => Simulated;

const times = (n: number, once: () => boolean) => {
  let passed = 0;
  for (let i = 0; i < n; i++) if (once()) passed++;
  return { passed, completed: n };
};

export interface GateSettings {
  readonly runs: Runs;
  readonly baseline?: Gate['baseline'];
  readonly alpha?: number;
  /** Share of runs that cannot be completed. */
  readonly errors?: number;
}

export const byGate =
  ({ runs, baseline = 'live', alpha, errors = 0 }: GateSettings): Policy =>
  (chance, scenario) => {
    const cost = { agent: 0, judge: 0 };
    const run = (pass: number, paid: Cost) => runOnce(chance, pass, scenario, paid);
    const { first } = procedureOf(runs);
    const rates = suite(chance, scenario);
    const tests = rates.map(
      (t, i): GateTest => ({
        id: String(i),
        runs,
        history: times(scenario.history, () => run(t.history, { agent: 0, judge: 0 })),
        live: { passed: 0, completed: 0 },
        head: times(first, () => run(t.head, cost)),
        errored: { head: 0, base: 0 },
        base_runs: baseline === 'live',
        calls: 1,
      }),
    );
    let gate: Gate = { tests, baseline, spent: 0, ...(alpha !== undefined && { alpha }) };
    let rounds = 0;
    for (let batch = nextRuns(gate); batch.length > 0; batch = nextRuns(gate)) {
      rounds++;
      const results = batch.map(({ test, side }) => {
        if (errors > 0 && chance() < errors) {
          cost.agent++;
          return { test, side, result: 'error' as const };
        }
        return { test, side, result: run(rates[Number(test)]?.[side] ?? 0, cost) ? ('pass' as const) : ('fail' as const) };
      });
      gate = withResults(gate, results);
    }
    const decided = verdicts(gate, 'main');
    return { tests: rates.map((r, i) => ({ rates: r, red: decided.get(String(i))?.comparison === 'regressed' })), cost, rounds };
  };

/** What most tools do: the newest base run passed, this one failed. */
export const bySingleRun: Policy = (chance, scenario) => {
  const cost = { agent: 0, judge: 0 };
  const tests = suite(chance, scenario).map((rates) => {
    const before = runOnce(chance, rates.history, scenario, { agent: 0, judge: 0 });
    const now = runOnce(chance, rates.head, scenario, cost);
    return { rates, red: before && !now };
  });
  return { tests, cost, rounds: 0 };
};

export interface Measured {
  readonly prs: number;
  readonly red: number;
  readonly regressed: number;
  readonly found: number;
  /** Pull requests with a regression in which one was found. */
  readonly caught: number;
  /** Per test of a pull request. */
  readonly agent: number;
  readonly judge: number;
  readonly most_rounds: number;
}

export function measure(policy: Policy, scenario: Scenario, prs: number, chance: Chance): Measured {
  const sum = { red: 0, regressed: 0, found: 0, caught: 0, agent: 0, judge: 0, most_rounds: 0 };
  for (let i = 0; i < prs; i++) {
    const { tests, cost, rounds } = policy(chance, scenario);
    if (tests.some((t) => t.red)) sum.red++;
    if (tests.some((t) => t.red && t.rates.regressed)) sum.caught++;
    for (const t of tests) {
      if (!t.rates.regressed) continue;
      sum.regressed++;
      if (t.red) sum.found++;
    }
    sum.agent += cost.agent;
    sum.judge += cost.judge;
    sum.most_rounds = Math.max(sum.most_rounds, rounds);
  }
  const each = prs * scenario.tests;
  return { ...sum, prs, agent: sum.agent / each, judge: sum.judge / each };
}
