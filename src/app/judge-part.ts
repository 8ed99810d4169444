// What the judge says of one round, or of the whole conversation: from memory where it has said it before.
import { type AskedMetric, type CodedMetric, isAsked } from '../model/contracts.ts';
import type { Finding } from '../model/finding.ts';
import type { Judge, Verdict } from '../model/judging.ts';
import type { Clock, Redact } from '../model/ports.ts';
import type { Spent } from '../model/report.ts';
import type { Criterion, MetricAsked, Test } from '../model/suite.ts';
import type { Transcript } from '../model/transcript.ts';
import { measureKey, verdictKey } from '../plan/keys.ts';
import { metricFinding } from '../score/metric.ts';
import { addSpent, nothingSpent } from '../score/spent.ts';
import { measureByCode } from './measure.ts';

export interface Judging {
  readonly verdict: (key: string) => Verdict | undefined;
  readonly keep: (key: string, verdict: Verdict) => void;
  /** Questions under way: the same one is not asked twice. */
  readonly asking: Map<string, Promise<Verdict | undefined>>;
  readonly clock: Clock;
  readonly redact: Redact;
  readonly signal: AbortSignal;
}

export interface JudgedPart {
  readonly round?: number;
  readonly criteria: readonly Criterion[];
  readonly metrics?: readonly MetricAsked[];
  readonly expected?: string;
}

interface Keyed<T> {
  readonly of: T;
  readonly key: string;
}

export interface JudgedNow {
  readonly findings: readonly Finding[];
  readonly spent: Spent;
  /** Calls that the judge was spared. */
  readonly saved: number;
}

export async function judgePart(test: Test, part: JudgedPart, transcript: Transcript, judge: Judge, judging: Judging): Promise<JudgedNow> {
  const { knowledge, user } = test;
  const { round, expected } = part;
  const criteria = part.criteria.map((of): Keyed<Criterion> => {
    return { of, key: verdictKey({ transcript, round, criterion: of, expected, knowledge, judge: judge.fingerprint }) };
  });
  const metrics = (part.metrics ?? []).map((of): Keyed<MetricAsked> => {
    return { of, key: measureKey({ transcript, metric: of.metric, expected, knowledge, user, judge: judge.metrics_fingerprint }) };
  });
  const isOpen = ({ key }: Keyed<unknown>) => !judging.verdict(key) && !judging.asking.has(key);
  const missing = criteria.filter(isOpen);
  const unmeasured = metrics.filter(isOpen);
  const asked = unmeasured.filter((k): k is Keyed<MetricAsked & { metric: AskedMetric }> => isAsked(k.of.metric));
  const wanted = { criteria: missing.map((m) => m.of), ...(asked.length > 0 && { metrics: asked.map((k) => k.of) }) };
  const wants = asked.length > 0 && user ? { user: { profile: user.profile, goal: user.goal } } : {};
  const answer =
    missing.length + asked.length > 0
      ? judge.ask({ transcript, round, expected, knowledge, ...wants, ...wanted }, judging.signal)
      : undefined;
  const measured = unmeasured.flatMap(({ of, key }) => (isAsked(of.metric) ? [] : [{ key, made: byCode(of.metric) }]));
  for (const [i, { key }] of missing.entries())
    if (answer)
      tell(
        key,
        answer.then((a) => a.verdicts[i]),
        judging,
      );
  for (const [i, { key }] of asked.entries())
    if (answer)
      tell(
        key,
        answer.then((a) => a.measures[i]),
        judging,
      );
  for (const { key, made } of measured)
    tell(
      key,
      made.then((m) => m.verdict),
      judging,
    );
  const said = async ({ key }: Keyed<unknown>) => (await judging.asking.get(key)) ?? judging.verdict(key);
  const findings = await Promise.all([
    ...criteria.map(async (k) => criterionFinding(k.of, round, await said(k))),
    ...metrics.map(async (k) => metricFinding(k.of, test, await said(k))),
  ]);
  const spent = await Promise.all([answer, ...measured.map((m) => m.made)]);
  return {
    findings,
    spent: spent.reduce((sum, one) => (one ? addSpent(sum, one.spent) : sum), nothingSpent),
    saved: judge.calls(judgedBy(part)) - (answer ? judge.calls(wanted) : 0),
  };

  function byCode(metric: CodedMetric) {
    const { clock, signal } = judging;
    return measureByCode(metric, { test, transcript, model: judge.model, clock, signal });
  }
}

/** Errors are never kept. */
function tell(key: string, verdict: Promise<Verdict | undefined>, { asking, keep, redact }: Judging): void {
  const told = verdict.then((v) => {
    if (v && v.result !== 'error') keep(key, redacted(v, redact));
    return v;
  });
  asking.set(
    key,
    told.finally(() => asking.delete(key)),
  );
}

/** What is asked of the judge: metrics that are code ask as often as they like. */
export const judgedBy = ({ criteria, metrics = [] }: Pick<JudgedPart, 'criteria' | 'metrics'>) => ({
  criteria,
  metrics: metrics.flatMap(({ metric, isolate }) => (isAsked(metric) ? [{ metric, isolate }] : [])),
});

const redacted = (verdict: Verdict, redact: Redact): Verdict => ({
  ...verdict,
  reason: redact(verdict.reason),
  ...(verdict.measured && { measured: verdict.measured.map((m) => ({ ...m, reason: redact(m.reason) })) }),
});

function criterionFinding(criterion: Criterion, round: number | undefined, verdict: Verdict | undefined): Finding {
  const about = { kind: 'criterion' as const, name: criterion.text, round, place: criterion.place };
  if (!verdict) return { ...about, result: 'error', code: 'JUDGE_ERROR', reason: 'the judge gave no verdict' };
  return {
    ...about,
    result: verdict.result,
    reason: verdict.reason,
    ...(verdict.result === 'fail' && { code: 'LLM_JUDGE_FAIL' as const }),
    ...(verdict.result === 'error' && { code: 'JUDGE_ERROR' as const }),
    ...(verdict.evidence.length > 0 && { evidence: verdict.evidence }),
    ...(verdict.votes.length > 1 && { votes: verdict.votes }),
    ...(verdict.injection_suspected && { injection_suspected: true }),
  };
}
