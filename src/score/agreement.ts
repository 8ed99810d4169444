// How far a judge can be trusted, by what people say about the same runs (method 3).
import type { Interval, Trust } from '../model/calibration.ts';
import { wilson } from './evidence.ts';

export type { Interval, Trust } from '../model/calibration.ts';

/** How often judge and human agree, by what each said. */
export interface Agreement {
  readonly both_pass: number;
  /** Judge pass, human fail. */
  readonly judge_pass: number;
  /** Judge fail, human pass. */
  readonly human_pass: number;
  readonly both_fail: number;
}

/** Kappa says nothing below so many labels, or so few of the rarer kind. */
export const LEAST_LABELS = 30;
const LEAST_RARER = 10;
const Z95 = 1.959963984540054;

export function trust(a: Agreement): Trust {
  const labels = a.both_pass + a.judge_pass + a.human_pass + a.both_fail;
  const passed = a.both_pass + a.human_pass;
  const failed = labels - passed;
  const told = labels >= LEAST_LABELS && Math.min(passed, failed) >= LEAST_RARER ? kappa(a) : undefined;
  return {
    labels,
    agreement: interval(a.both_pass + a.both_fail, labels),
    ...(passed > 0 && { true_positive: interval(a.both_pass, passed) }),
    ...(failed > 0 && { true_negative: interval(a.both_fail, failed) }),
    ...(told && { kappa: told }),
  };
}

function interval(x: number, n: number): Interval {
  const [low, high] = wilson(x, n);
  return { rate: n === 0 ? 0 : x / n, low, high };
}

/** With the standard error of Fleiss, Cohen and Everitt. */
export function kappa(a: Agreement): Trust['kappa'] {
  const n = a.both_pass + a.judge_pass + a.human_pass + a.both_fail;
  if (n === 0) return undefined;
  const [pp, pf, fp, ff] = [a.both_pass / n, a.judge_pass / n, a.human_pass / n, a.both_fail / n];
  const judge = [pp + pf, fp + ff] as const;
  const human = [pp + fp, pf + ff] as const;
  const observed = pp + ff;
  const chance = judge[0] * human[0] + judge[1] * human[1];
  if (chance >= 1) return undefined;
  const rate = (observed - chance) / (1 - chance);
  const term = (share: number, i: 0 | 1, j: 0 | 1) =>
    i === j ? share * (1 - (judge[i] + human[i]) * (1 - rate)) ** 2 : (1 - rate) ** 2 * share * (human[i] + judge[j]) ** 2;
  const sum = term(pp, 0, 0) + term(ff, 1, 1) + term(pf, 0, 1) + term(fp, 1, 0);
  const error = Math.sqrt(Math.max(0, sum - (rate - chance * (1 - rate)) ** 2)) / ((1 - chance) * Math.sqrt(n));
  return { rate, low: Math.max(-1, rate - Z95 * error), high: Math.min(1, rate + Z95 * error), error };
}

/** The pass rate that a judge of this sensitivity and specificity would see so (Rogan and Gladen); undefined: it tells nothing apart. */
export function corrected(observed: number, sensitivity: number, specificity: number): number | undefined {
  const power = sensitivity + specificity - 1;
  return power <= 0 ? undefined : Math.min(1, Math.max(0, (observed + specificity - 1) / power));
}
