// One transcript against one test: checks first, then the judge on what survived.
import { usageOf } from '../check/limits.ts';
import { runChecks, runNever } from '../check/run.ts';
import type { Price } from '../judge/judge.ts';
import type { CheckKind, CheckSubject } from '../model/contracts.ts';
import type { Evidence, Finding, SkipCode } from '../model/finding.ts';
import type { Judge, Verdict } from '../model/judging.ts';
import type { Clock, Redact, Search } from '../model/ports.ts';
import type { Spent } from '../model/report.ts';
import type { Check, Never, Test } from '../model/suite.ts';
import { isErrored, type Transcript } from '../model/transcript.ts';
import { addSpent, nothingSpent } from '../score/spent.ts';
import { agentCost } from './agent-cost.ts';
import { type JudgedPart, judgedBy, judgePart } from './judge-part.ts';

export interface Examiner {
  readonly checks: readonly CheckKind[];
  readonly search: Search;
  readonly readFile: (path: string) => Promise<string | undefined>;
  /** undefined: criteria are skipped, `no_judge`. */
  readonly judge?: Judge;
  readonly verdict: (key: string) => Verdict | undefined;
  readonly keep: (key: string, verdict: Verdict) => void;
  readonly clock: Clock;
  /** Questions under way: the same one is not asked twice. */
  readonly asking: Map<string, Promise<Verdict | undefined>>;
  readonly redact: Redact;
  readonly signal: AbortSignal;
}

export interface Examined {
  readonly findings: readonly Finding[];
  readonly spent: Spent;
  /** Calls that the judge was spared. */
  readonly saved: number;
}

interface Part extends JudgedPart {
  readonly checks: readonly Check[];
  readonly never?: Never;
}

export async function examine(test: Test, transcript: Transcript, examiner: Examiner, price?: Price): Promise<Examined> {
  const ended = expectedExit(test, transcript) ? undefined : transcript.ended;
  const completed = ended ? ended.round - 1 : test.rounds.length;
  const parts: Part[] = test.rounds.map((r, i) => ({
    round: i + 1,
    criteria: r.criteria,
    checks: r.checks,
    never: r.never,
    expected: r.expected,
  }));
  const { criteria, metrics, checks, never, expected } = test;
  const whole: Part = { criteria, metrics, checks, never, expected };
  const findings: Finding[] = ended ? [endedFinding(test, ended)] : [];
  const open: Part[] = [];
  let saved = 0;
  for (const part of [...parts, whole]) {
    const reached = part.round === undefined ? !ended : part.round <= completed;
    findings.push(...(await deterministic(part, subjectOf(part, transcript, examiner, price), examiner, reached)));
    const failed = findings.some(
      (f) => f.result !== 'pass' && f.result !== 'skipped' && (part.round === undefined || f.round === part.round),
    );
    if (part.criteria.length === 0 && !part.metrics?.length) continue;
    if (!reached || failed) saved += examiner.judge?.calls(judgedBy(part)) ?? 0;
    if (!reached || (ended && isErrored(ended.code))) findings.push(...skipped(part, 'agent_ended', 'the agent did not get this far'));
    else if (failed) findings.push(...skipped(part, 'check_failed', 'a check failed, so this was not judged'));
    else if (!examiner.judge) findings.push(...skipped(part, 'no_judge', 'criteria not judged'));
    else open.push(part);
  }
  const { judge } = examiner;
  const judged = judge ? await Promise.all(open.map((part) => judgePart(test, part, transcript, judge, examiner))) : [];
  return {
    findings: [...findings, ...judged.flatMap((j) => j.findings)].map((f) => redacted(f, examiner.redact)),
    spent: judged.reduce((sum, j) => addSpent(sum, j.spent), nothingSpent),
    saved: judged.reduce((sum, j) => sum + j.saved, saved),
  };
}

/** Another exit code than 0 that the test asks about is no crash: its check says. */
function expectedExit(test: Test, { ended, rounds }: Transcript): boolean {
  const last = test.rounds.length;
  const exit = rounds[last - 1]?.exit;
  if (ended?.code !== 'CRASH' || ended.round !== last || !exit || !('code' in exit)) return false;
  return [...test.checks, ...(test.rounds[last - 1]?.checks ?? [])].some(asksExit);
}

/** That 0 is asked for says nothing that a crash does not say better. */
const asksExit = (check: Check): boolean =>
  (check.name === 'exit_code' && check.spec !== 0) ||
  (check.name === 'any_of' && (check.spec as readonly (readonly Check[])[]).flat().some(asksExit));

function subjectOf({ round }: Part, transcript: Transcript, { search, readFile }: Examiner, price: Price | undefined): CheckSubject {
  const cost = agentCost(usageOf({ transcript, round }), price);
  return { transcript, round, search, readFile, ...(cost !== undefined && { cost }) };
}

/** `never` is looked for even in a conversation that ended early: one occurrence is red. */
async function deterministic(part: Part, subject: CheckSubject, examiner: Examiner, reached: boolean): Promise<Finding[]> {
  const never = part.never && (reached || subject.transcript.ended) ? await runNever(part.never, subject) : [];
  if (reached) return [...never, ...(await runChecks(part.checks, subject, examiner.checks))];
  return [
    ...never,
    ...part.checks.map(
      (c): Finding => ({
        kind: 'check',
        name: c.name,
        result: 'skipped',
        skip: 'agent_ended',
        reason: 'the agent did not get this far',
        place: c.place,
        round: part.round,
      }),
    ),
  ];
}

function endedFinding(test: Test, ended: NonNullable<Transcript['ended']>): Finding {
  return {
    kind: 'run',
    name: ended.code,
    result: isErrored(ended.code) ? 'error' : 'fail',
    code: ended.code,
    reason: ended.text,
    round: ended.round,
    place: test.rounds[ended.round - 1]?.place ?? test.place,
  };
}

function skipped(part: Part, skip: SkipCode, reason: string): Finding[] {
  const about = { result: 'skipped' as const, skip, reason, round: part.round };
  return [
    ...part.criteria.map((c): Finding => ({ kind: 'criterion', name: c.text, place: c.place, ...about })),
    ...(part.metrics ?? []).map((m): Finding => ({ kind: 'metric', name: m.metric.name, place: m.place, ...about })),
  ];
}

function redacted(finding: Finding, redact: Redact): Finding {
  const quotes = (evidence: readonly Evidence[]) => evidence.map((e) => ({ ...e, quote: redact(e.quote) }));
  return {
    ...finding,
    reason: redact(finding.reason),
    ...(finding.evidence && { evidence: quotes(finding.evidence) }),
    ...(finding.measured && {
      measured: finding.measured.map((m) => ({ ...m, reason: redact(m.reason), ...(m.evidence && { evidence: quotes(m.evidence) }) })),
    }),
  };
}
