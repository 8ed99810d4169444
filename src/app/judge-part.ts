// What the judge says of one round, or of the whole conversation: from memory where it has said it before.
import { type AskedMetric, type CodedMetric, isAsked } from '../model/contracts.ts';
import type { Finding } from '../model/finding.ts';
import type { Judge, Question, Verdict } from '../model/judging.ts';
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

export async function judgePart(
  test: Test,
  part: JudgedPart,
  transcript: Transcript,
  judge: Judge,
  judging: Judging,
): Promise<{ readonly findings: readonly Finding[]; readonly spent: Spent }> {
  const { knowledge, user } = test;
  const { round, expected } = part;
  const criteria = part.criteria.map((of): Keyed<Criterion> => {
    return { of, key: verdictKey({ transcript, round, criterion: of, expected, knowledge, judge: judge.fingerprint }) };
  });
  const metrics = (part.metrics ?? []).map((of): Keyed<MetricAsked> => {
    return { of, key: measureKey({ transcript, metric: of.metric, expected, knowledge, user, judge: judge.metrics_fingerprint }) };
  });
  const fresh = new Map<string, Verdict>();
  const keep = (key: string, verdict: Verdict | undefined) => {
    if (!verdict) return;
    fresh.set(key, verdict);
    if (verdict.result !== 'error') judging.keep(key, redacted(verdict, judging.redact));
  };
  const missing = criteria.filter((k) => !judging.verdict(k.key));
  const unmeasured = metrics.filter((k) => !judging.verdict(k.key));
  const asked = unmeasured.filter((k): k is Keyed<MetricAsked & { metric: AskedMetric }> => isAsked(k.of.metric));
  const question: Question = {
    transcript,
    round,
    criteria: missing.map((m) => m.of),
    ...(asked.length > 0 && { metrics: asked.map((k) => k.of), ...(user && { user: { profile: user.profile, goal: user.goal } }) }),
    expected,
    knowledge,
  };
  const ask = async (): Promise<Spent> => {
    if (missing.length + asked.length === 0) return nothingSpent;
    const answer = await judge.ask(question, judging.signal);
    for (const [i, { key }] of missing.entries()) keep(key, answer.verdicts[i]);
    for (const [i, { key }] of asked.entries()) keep(key, answer.measures[i]);
    return answer.spent;
  };
  const coded = unmeasured.flatMap(({ of, key }) => (isAsked(of.metric) ? [] : [{ metric: of.metric, key }]));
  const measure = async ({ metric, key }: { metric: CodedMetric; key: string }): Promise<Spent> => {
    const { clock, signal } = judging;
    const { verdict, spent } = await measureByCode(metric, { test, transcript, model: judge.model, clock, signal });
    keep(key, verdict);
    return spent;
  };
  const spent = await Promise.all([ask(), ...coded.map(measure)]);
  const said = ({ key }: Keyed<unknown>) => fresh.get(key) ?? judging.verdict(key);
  return {
    findings: [...criteria.map((k) => criterionFinding(k.of, round, said(k))), ...metrics.map((k) => metricFinding(k.of, test, said(k)))],
    spent: spent.reduce(addSpent, nothingSpent),
  };
}

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
