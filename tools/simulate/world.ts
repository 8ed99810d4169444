// Suites of noisy tests, for the simulation: what an agent passes by chance, what a judge gets wrong, what a pull request breaks.

/** From 0 to 1; the same seed gives the same row (mulberry32). */
export type Chance = () => number;

export function seeded(seed: number): Chance {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Shares of tests that are stable (half of them at 1, half from 0.97 to 1) and flaky (0.6 to 0.95); the rest fails. */
export const MIXES = { healthy: { stable: 0.85, flaky: 0.12 }, flaky: { stable: 0.6, flaky: 0.3 } } as const;

export interface Scenario {
  readonly tests: number;
  readonly mix: keyof typeof MIXES;
  /** Chance that the judge is wrong. */
  readonly flips: number;
  /** Base runs of each test in the history. */
  readonly history: number;
  /** Pass rate that so many stable tests drop to in each pull request. */
  readonly drop?: { readonly to: number; readonly tests: number };
  /** Since the history was made that share of tests passes no more often than `to`, on base and head alike. */
  readonly drift?: { readonly share: number; readonly to: number };
  /** Two more verdicts on a fail. */
  readonly votes: boolean;
}

export interface Rates {
  readonly history: number;
  readonly base: number;
  readonly head: number;
  readonly regressed: boolean;
}

export function suite(chance: Chance, { tests, mix, drop, drift }: Scenario): readonly Rates[] {
  const rates = Array.from({ length: tests }, () => rate(chance, MIXES[mix]));
  const stable = rates.flatMap((p, i) => (p >= 0.97 ? [i] : []));
  const dropped = new Set<number>();
  for (let k = 0; k < (drop?.tests ?? 0) && stable.length > 0; k++)
    for (const i of stable.splice(Math.floor(chance() * stable.length), 1)) dropped.add(i);
  return rates.map((p, i) => {
    const regressed = dropped.has(i);
    const now = drift && chance() < drift.share ? Math.min(p, drift.to) : p;
    return { history: p, base: now, head: regressed && drop ? drop.to : now, regressed };
  });
}

function rate(chance: Chance, mix: { readonly stable: number; readonly flaky: number }): number {
  const u = chance();
  if (u < mix.stable) return 1 - (chance() < 0.5 ? 0 : chance() * 0.03);
  return u < mix.stable + mix.flaky ? 0.6 + 0.35 * chance() : 0.2 * chance();
}

export interface Cost {
  agent: number;
  judge: number;
}

/** One conversation, judged. */
export function runOnce(chance: Chance, pass: number, { flips, votes }: Scenario, cost: Cost): boolean {
  cost.agent++;
  const truth = chance() < pass;
  const verdict = (): boolean => {
    cost.judge++;
    return chance() < flips ? !truth : truth;
  };
  if (verdict()) return true;
  if (!votes) return false;
  const second = verdict();
  return verdict() && second;
}
