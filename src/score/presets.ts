// Method 2.2: how many runs a test gets, and when it has had enough.
import type { Preset, Runs } from '../model/suite.ts';

/** Chance that a pull request which changes nothing is red, over all its tests. */
export const ALPHA = 0.01;
/** Runs of one side that are added at a time. */
export const STEP = 2;
/** Base runs that a failing test is held against at the least, and at the most. */
export const LEAST_BASE = 10;
export const MOST_BASE = 40;
/** What head must show against live base runs alone before it is red. */
export const LIVE_EVIDENCE = 50;
/** From here on a test is worth base runs before it is proven. */
export const PROMISING_EVIDENCE = 10;
export const SUSPECT_EVIDENCE = 20;
export const FIXED_EVIDENCE = 100;
export const MOVED_EVIDENCE = 20;
/** So many tests whose base moved, and no history is trusted any more: model, judge or weather changed for all. */
export const MOVED_TESTS = 2;
/** How far the bar of futility rises towards the threshold, as a share of its logarithm. */
const END = 0.8;

export interface Procedure {
  /** Head runs of every test. */
  readonly first: number;
  /** Head runs of one test at the most. */
  readonly most: number;
  /** Evidence at which a test is given up, until it has `bend` runs. */
  readonly floor: number;
  readonly bend: number;
  /** Live base runs after which head has to bring what is missing. */
  readonly live: number;
  /** Runs beyond the first that each test of the pull request brings into the common purse. */
  readonly extra: number;
}

const PRESETS: { readonly [preset in Preset]: Procedure } = {
  quick: { first: 1, most: 16, floor: 0.2, bend: 4, live: 20, extra: 1 },
  standard: { first: 2, most: 24, floor: 0.2, bend: 6, live: 20, extra: 2 },
  thorough: { first: 4, most: 40, floor: 0.1, bend: 8, live: 30, extra: 4 },
};

/** A number: exactly that many head runs, whatever they show; only base runs follow. */
export const procedureOf = (runs: Runs): Procedure =>
  typeof runs === 'number' ? { first: runs, most: runs, floor: 0.2, bend: runs, live: 20, extra: 1 } : PRESETS[runs];

/** Evidence at or below which more runs are not worth it: a floor at first, then rising towards the threshold. */
export function futility(n: number, { most, floor, bend }: Procedure, threshold: number): number {
  if (n <= bend) return floor;
  return Math.exp(((most - n) * Math.log(floor) + (n - bend) * END * Math.log(threshold)) / (most - bend));
}
