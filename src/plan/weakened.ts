// What a pull request takes out of a test: a test that asks for less is not silently green.
import { SEVERITIES, type Severity } from '../model/finding.ts';
import type { Criterion, Preset, Runs, Test, Threshold } from '../model/suite.ts';

export interface Written {
  readonly test: Test;
  /** Of the config: for a test that does not say it. */
  readonly runs: Runs;
}

/** In plain words, each thing that the test asserted on the base and does not any more. */
export function weakenings(was: Written, now: Written): readonly string[] {
  const [before, after] = [was.test, now.test];
  return [
    ...gone(criteria(before), criteria(after)).map((c) => `criterion removed: “${c}”`),
    ...lessMeasured(before, after),
    ...gone(checks(before), checks(after)).map((c) => `check removed or changed: ${c}`),
    ...gone(nevers(before), nevers(after)).map((n) => `“never” removed: ${n}`),
    ...fewerRounds(before, after),
    ...lowerThreshold(before.threshold, after.threshold),
    ...fewerRuns(was, now),
    ...(before.skip === undefined && after.skip !== undefined ? [`skipped now: ${after.skip}`] : []),
    ...(before.unmocked_tools === 'error' && after.unmocked_tools === 'passthrough' ? ['tools without a mock are let through now'] : []),
  ];
}

const FAIL_ON: Severity = 'critical';

const parts = (t: Test) => [t, ...t.rounds];
const criteria = (t: Test) => parts(t).flatMap((p) => p.criteria.map((c: Criterion) => c.text));
const checks = (t: Test) => parts(t).flatMap((p) => p.checks.map((c) => `${c.name}: ${JSON.stringify(c.spec)}`));
const nevers = (t: Test) => parts(t).flatMap((p) => (p.never ? [...p.never.tools, ...p.never.contains, ...p.never.regex] : []));

/** The same sentence may stand on several rounds: what was there twice and is there once has gone once. */
function gone(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = [...after];
  return before.filter((x) => {
    const at = left.indexOf(x);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function lessMeasured(was: Test, now: Test): readonly string[] {
  const bars = (was.metrics ?? []).flatMap(({ metric: { name }, at_least }) => {
    const after = now.metrics?.find((m) => m.metric.name === name);
    if (!after) return [`metric removed: ${name}`];
    if (at_least === undefined || (after.at_least !== undefined && after.at_least >= at_least)) return [];
    return [`${name} at least ${at_least} ${after.at_least === undefined ? 'has no bar now' : `is now ${after.at_least}`}`];
  });
  const [before, after] = [was.fail_on_severity ?? FAIL_ON, now.fail_on_severity ?? FAIL_ON];
  const labelled = (was.metrics ?? []).length > 0;
  const milder = labelled && SEVERITIES.indexOf(after) > SEVERITIES.indexOf(before);
  return [...bars, ...(milder ? [`fail_on_severity: ${before} is now ${after}`] : [])];
}

function fewerRounds(was: Test, now: Test): readonly string[] {
  const [before, after] = [was.rounds.length, now.rounds.length];
  return after < before ? [`${before} rounds are now ${after}`] : [];
}

function lowerThreshold(was: Threshold | undefined, now: Threshold | undefined): readonly string[] {
  if (!was || (now && share(now) >= share(was) - 1e-9)) return [];
  return [`threshold ${was.text} ${now ? `is now ${now.text}` : 'removed'}`];
}

const share = (t: Threshold): number => ('k' in t ? t.k / t.n : t.share);

function fewerRuns(was: Written, now: Written): readonly string[] {
  const [before, after] = [was.test.runs ?? was.runs, now.test.runs ?? now.runs];
  return rank(after) < rank(before) ? [`runs: ${before} is now ${after}`] : [];
}

const PRESETS: { readonly [preset in Preset]: number } = { quick: 1, standard: 2, thorough: 4 };

/** A preset begins with so many runs, and goes on where they are not enough: less than that is less. */
const rank = (runs: Runs): number => (typeof runs === 'number' ? runs : PRESETS[runs]);
