import { z } from 'zod';
import type { Runs, Threshold } from '../model/suite.ts';
import { asText, asValue } from '../model/values.ts';

/** More is a slip of the keyboard, or meant to do harm. */
const MOST_RUNS = 1000;

const COUNT = `must be quick, standard, thorough or a whole number from 1 to ${MOST_RUNS}`;

export const runs = z
  .preprocess(
    asValue,
    z.union([z.enum(['quick', 'standard', 'thorough']), z.int(COUNT).min(1, COUNT).max(MOST_RUNS, COUNT)], { error: COUNT }),
  )
  .describe('How many runs: quick, standard or thorough run again what fails; a number is exactly that many.');

const SHAPE = /^\s*(?:(\d{1,4})\s+of\s+(\d{1,4})|(\d{1,3}(?:\.\d+)?)\s*%)\s*$/;
const WANTED = 'must be such as `4 of 5` or `80%`';

export const threshold = z
  .preprocess(
    asText,
    z.string(WANTED).regex(SHAPE, WANTED).refine(isSensible, 'must ask for at least one run and for no more than there are'),
  )
  .describe(
    'The bar that this test must reach whatever the base did: `4 of 5` (also sets `runs: 5`) or `80%` (needs a number under `runs`).',
  );

function isSensible(source: string): boolean {
  const t = parseThreshold(source);
  if (!t) return true;
  return 'k' in t ? t.k >= 1 && t.k <= t.n && t.n <= MOST_RUNS : t.share > 0 && t.share <= 1;
}

/** undefined: not a threshold. */
export function parseThreshold(source: string): Threshold | undefined {
  const m = SHAPE.exec(source);
  if (!m) return undefined;
  if (m[3] !== undefined) return { share: Number(m[3]) / 100, text: source.trim() };
  return { k: Number(m[1]), n: Number(m[2]), text: source.trim() };
}

export interface Bar {
  readonly runs?: Runs;
  readonly threshold?: string;
}

/** What holds for a test: its own values, else the suite's; `k of n` sets the runs. A string: why the two do not go together. */
export function settle(
  test: Bar,
  defaults: Bar,
  configured: Runs | undefined,
): { readonly runs?: Runs; readonly threshold?: Threshold } | string {
  const written = test.threshold ?? defaults.threshold;
  const bar = written === undefined ? undefined : parseThreshold(written);
  const count = test.runs ?? (test.threshold === undefined || isShare(bar) ? defaults.runs : undefined);
  if (!bar) return count === undefined ? {} : { runs: count };
  if ('share' in bar) {
    const known = count ?? configured;
    if (typeof known !== 'number') return `\`threshold: ${bar.text}\` needs a number under \`runs\``;
    return { ...(count !== undefined && { runs: count }), threshold: bar };
  }
  if (count === undefined || count === bar.n) return { runs: bar.n, threshold: bar };
  if (typeof count !== 'number') return `\`threshold: ${bar.text}\` and \`runs: ${count}\` do not go together: leave \`runs\` out`;
  // Runs of the test's own under a bar of the suite's: as `-n` does, the share k/n is kept.
  if (test.runs !== undefined && test.threshold === undefined) {
    const k = Math.ceil((bar.k / bar.n) * count - 1e-9);
    return { runs: count, threshold: { k, n: count, text: `${k} of ${count}` } };
  }
  return `\`threshold: ${bar.text}\` is about ${bar.n} runs, but \`runs\` says ${count}`;
}

const isShare = (bar: Threshold | undefined): boolean => bar !== undefined && 'share' in bar;
