// From what a metric measured in one run to its finding: the judge measures, the author's bars decide.
import { type Finding, type Measured, SEVERITIES, type Severity } from '../model/finding.ts';
import type { Verdict } from '../model/judging.ts';
import type { MetricAsked, Test } from '../model/suite.ts';

export const FAIL_ON: Severity = 'critical';

export const isAtLeast = (severity: Severity, bar: Severity): boolean => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(bar);

/** Of all scores alike; undefined: there is none. */
export function meanScore(measured: readonly Measured[]): number | undefined {
  const scores = measured.flatMap((m) => m.score ?? []);
  return scores.length === 0 ? undefined : scores.reduce((a, b) => a + b, 0) / scores.length;
}

export const failuresIn = (measured: readonly Measured[]): readonly (Measured & { readonly severity: Severity })[] =>
  measured.flatMap((m) => (m.severity ? [{ ...m, severity: m.severity }] : []));

/** Two digits are more than the judge means. */
export const inDigits = (score: number): string => String(Number(score.toFixed(2)));

type About = Pick<Test, 'fail_on_severity'>;

/** `skipped`: nothing in this conversation is what the metric is about. */
export function metricFinding(asked: MetricAsked, test: About, verdict: Verdict | undefined): Finding {
  const about = {
    kind: 'metric' as const,
    name: asked.metric.name,
    place: asked.place,
    ...(asked.at_least !== undefined && { at_least: asked.at_least }),
  };
  const flagged = verdict?.injection_suspected ? { injection_suspected: true } : {};
  if (!verdict || verdict.result === 'error' || !verdict.measured)
    return { ...about, ...flagged, result: 'error', code: 'JUDGE_ERROR', reason: verdict?.reason || 'it could not be measured' };
  const { measured } = verdict;
  if (measured.length === 0) return { ...about, result: 'skipped', reason: 'no round is what it is about' };
  const score = meanScore(measured);
  const said = { ...about, ...flagged, measured, ...(score !== undefined && { score }) };
  if (asked.at_least !== undefined && score === undefined)
    return { ...said, result: 'error', code: 'JUDGE_ERROR', reason: 'there is no score to hold against its bar' };
  const grave = failuresIn(measured).filter((m) => isAtLeast(m.severity, test.fail_on_severity ?? FAIL_ON));
  const evidence = grave.flatMap((m) => m.evidence ?? []);
  if (grave.length > 0)
    return {
      ...said,
      result: 'fail',
      code: 'LLM_JUDGE_FAIL',
      reason: grave.map(failureInWords).join('; '),
      ...(evidence.length > 0 && { evidence }),
    };
  if (asked.at_least !== undefined && score !== undefined && score < asked.at_least)
    return {
      ...said,
      result: 'fail',
      code: 'LLM_JUDGE_FAIL',
      reason: `${inDigits(score)} is less than ${asked.at_least}${lowest(measured)}`,
    };
  return { ...said, result: 'pass', reason: '' };
}

const failureInWords = (m: Measured): string => `${m.label ?? 'failure'} (${m.severity})${where(m)}${m.reason ? `: ${m.reason}` : ''}`;

const where = ({ round }: Measured): string => (round === undefined ? '' : ` in round ${round}`);

/** What the judge said of the worst of it. */
function lowest(measured: readonly Measured[]): string {
  const worst = [...measured].sort((a, b) => (a.score ?? 0) - (b.score ?? 0)).find((m) => m.reason !== '');
  return worst ? `${where(worst)}: ${worst.reason}`.replace(/^ in /, ', in ') : '';
}
