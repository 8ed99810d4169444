// A judge against the labels of people (method 3): raw agreement and kappa, the two rates apart, and where they part.
import type { Calibration, Disputed, Interval, Said, Split } from '../model/calibration.ts';
import { type Agreement, corrected, trust } from './agreement.ts';
import { wilson } from './evidence.ts';

/** One label beside what the judge said of the same run. */
export interface Pair {
  readonly criterion: string;
  readonly human: Said;
  readonly judged: Said;
  readonly date?: string;
  /** Drawn at random, one in so many. */
  readonly drawn?: number;
}

/** One stored verdict of the judge. */
export interface Given {
  readonly criterion: string;
  readonly passed: boolean;
  readonly votes: readonly boolean[];
}

const GOOD = 0.8;
const LEAST_TO_CORRECT = 50;
const LEAST_FAILURES = 10;
const AMBIGUOUS = 0.2;

export function calibrate(judge: string, prompt: string, pairs: readonly Pair[], given: readonly Given[]): Calibration {
  const raw = trust(tableOf(pairs));
  const drawn = pairs.filter((p) => p.drawn !== undefined).length;
  const positive = drawn > 0 ? weighted(pairs, 'pass') : raw.true_positive;
  const negative = drawn > 0 ? weighted(pairs, 'fail') : raw.true_negative;
  const dates = pairs.flatMap((p) => p.date ?? []).sort();
  const verdicts = { passed: given.filter((g) => g.passed).length, all: given.length };
  const rate =
    pairs.length >= LEAST_TO_CORRECT && verdicts.all > 0 && positive && negative
      ? corrected(verdicts.passed / verdicts.all, positive.rate, negative.rate)
      : undefined;
  return {
    judge,
    prompt,
    trust: { ...raw, ...(positive && { true_positive: positive }), ...(negative && { true_negative: negative }) },
    calibrated: (positive?.low ?? 0) >= GOOD && (negative?.low ?? 0) >= GOOD,
    drawn,
    ...(dates[0] !== undefined && { first: dates[0] }),
    ...(dates.at(-1) !== undefined && { last: dates.at(-1) }),
    disputed: disputedIn(pairs),
    splits: splitsIn(given),
    verdicts,
    ...(rate !== undefined && { corrected: rate }),
  };
}

function tableOf(pairs: readonly Pair[]): Agreement {
  const count = (judged: Said, human: Said) => pairs.filter((p) => p.judged === judged && p.human === human).length;
  return {
    both_pass: count('pass', 'pass'),
    judge_pass: count('pass', 'fail'),
    human_pass: count('fail', 'pass'),
    both_fail: count('fail', 'fail'),
  };
}

/** A pass that was drawn one in twenty stands for twenty; the interval is that of as many labels as all this weighing leaves (Kish). */
function weighted(pairs: readonly Pair[], human: Said): Interval | undefined {
  const own = pairs.filter((p) => p.human === human);
  const weight = (p: Pair) => p.drawn ?? 1;
  const sum = (list: readonly Pair[], of: (p: Pair) => number) => list.reduce((total, p) => total + of(p), 0);
  const all = sum(own, weight);
  if (all === 0) return undefined;
  const rate =
    sum(
      own.filter((p) => p.judged === human),
      weight,
    ) / all;
  const n = (all * all) / sum(own, (p) => weight(p) ** 2);
  const [low, high] = wilson(rate * n, n);
  return { rate, low, high };
}

function disputedIn(pairs: readonly Pair[]): readonly Disputed[] {
  return byCriterion(pairs)
    .map(([criterion, own]) => {
      const { judge_pass, human_pass } = tableOf(own);
      return { criterion, labels: own.length, judge_pass, human_pass };
    })
    .filter((d) => d.judge_pass + d.human_pass > 0)
    .sort((a, b) => b.judge_pass + b.human_pass - (a.judge_pass + a.human_pass));
}

/** Only what failed at first was asked again. */
function splitsIn(given: readonly Given[]): readonly Split[] {
  return byCriterion(given.filter((g) => g.votes.length > 1 && g.votes[0] === false))
    .map(([criterion, own]) => {
      const split = own.filter((g) => g.votes.includes(true)).length;
      return { criterion, failures: own.length, split, ambiguous: own.length >= LEAST_FAILURES && split / own.length > AMBIGUOUS };
    })
    .filter((s) => s.split > 0)
    .sort((a, b) => b.split / b.failures - a.split / a.failures);
}

function byCriterion<T extends { readonly criterion: string }>(items: readonly T[]): readonly (readonly [string, readonly T[]])[] {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const group = found.get(item.criterion);
    if (group) group.push(item);
    else found.set(item.criterion, [item]);
  }
  return [...found];
}
