// One transcript against one test: checks first, then the judge on what survived.
import { usageOf } from '../check/limits.ts';
import { runChecks, runNever } from '../check/run.ts';
import type { Price } from '../judge/judge.ts';
import type { CheckKind, CheckSubject } from '../model/contracts.ts';
import type { Finding, SkipCode } from '../model/finding.ts';
import type { Judge, Question, Verdict } from '../model/judging.ts';
import type { Redact, Search } from '../model/ports.ts';
import type { Spent } from '../model/report.ts';
import type { Check, Criterion, Never, Test } from '../model/suite.ts';
import { isErrored, type Transcript } from '../model/transcript.ts';
import { verdictKey } from '../plan/keys.ts';
import { addSpent, nothingSpent } from '../score/spent.ts';
import { agentCost } from './agent-cost.ts';

export interface Examiner {
  readonly checks: readonly CheckKind[];
  readonly search: Search;
  readonly readFile: (path: string) => Promise<string | undefined>;
  /** undefined: criteria are skipped, `no_judge`. */
  readonly judge?: Judge;
  readonly verdict: (key: string) => Verdict | undefined;
  readonly keep: (key: string, verdict: Verdict) => void;
  readonly redact: Redact;
  readonly signal: AbortSignal;
}

export interface Examined {
  readonly findings: readonly Finding[];
  readonly spent: Spent;
}

interface Part {
  readonly round?: number;
  readonly criteria: readonly Criterion[];
  readonly checks: readonly Check[];
  readonly never?: Never;
  readonly expected?: string;
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
  const whole: Part = { criteria: test.criteria, checks: test.checks, never: test.never, expected: test.expected };
  const findings: Finding[] = ended ? [endedFinding(test, ended)] : [];
  const open: Part[] = [];
  for (const part of [...parts, whole]) {
    const reached = part.round === undefined ? !ended : part.round <= completed;
    findings.push(...(await deterministic(part, subjectOf(part, transcript, examiner, price), examiner, reached)));
    const failed = findings.some(
      (f) => f.result !== 'pass' && f.result !== 'skipped' && (part.round === undefined || f.round === part.round),
    );
    if (part.criteria.length === 0) continue;
    if (!reached || (ended && isErrored(ended.code))) findings.push(...skipped(part, 'agent_ended', 'the agent did not get this far'));
    else if (failed) findings.push(...skipped(part, 'check_failed', 'a check failed, so this was not judged'));
    else if (!examiner.judge) findings.push(...skipped(part, 'no_judge', 'criteria not judged'));
    else open.push(part);
  }
  const judged = await Promise.all(open.map((part) => judgePart(test, part, transcript, examiner)));
  return {
    findings: [...findings, ...judged.flatMap((j) => j.findings)].map((f) => redacted(f, examiner.redact)),
    spent: judged.reduce((sum, j) => addSpent(sum, j.spent), nothingSpent),
  };
}

/** Another exit code than 0 that the test asks about is no crash: its check says. */
function expectedExit(test: Test, { ended, rounds }: Transcript): boolean {
  const last = test.rounds.length;
  const exit = rounds[last - 1]?.exit;
  if (ended?.code !== 'CRASH' || ended.round !== last || !exit || !('code' in exit)) return false;
  return [...test.checks, ...(test.rounds[last - 1]?.checks ?? [])].some(asksExit);
}

const asksExit = (check: Check): boolean =>
  check.name === 'exit_code' || (check.name === 'any_of' && (check.spec as readonly (readonly Check[])[]).flat().some(asksExit));

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
  return part.criteria.map((c) => ({
    kind: 'criterion',
    name: c.text,
    result: 'skipped',
    skip,
    reason,
    round: part.round,
    place: c.place,
  }));
}

async function judgePart(test: Test, part: Part, transcript: Transcript, examiner: Examiner): Promise<Examined> {
  const judge = examiner.judge;
  if (!judge) return { findings: [], spent: nothingSpent };
  const keyed = part.criteria.map((criterion) => ({
    criterion,
    key: verdictKey({
      transcript,
      round: part.round,
      criterion,
      expected: part.expected,
      knowledge: test.knowledge,
      judge: judge.fingerprint,
    }),
  }));
  const missing = keyed.filter((k) => !examiner.verdict(k.key));
  const fresh = new Map<string, Verdict>();
  let spent = nothingSpent;
  if (missing.length > 0) {
    const question: Question = {
      transcript,
      round: part.round,
      criteria: missing.map((m) => m.criterion),
      expected: part.expected,
      knowledge: test.knowledge,
    };
    const answer = await judge.ask(question, examiner.signal);
    spent = answer.spent;
    missing.forEach((m, i) => {
      const verdict = answer.verdicts[i];
      if (!verdict) return;
      fresh.set(m.key, verdict);
      if (verdict.result !== 'error') examiner.keep(m.key, { ...verdict, reason: examiner.redact(verdict.reason) });
    });
  }
  return {
    findings: keyed.map(({ criterion, key }) => criterionFinding(criterion, part.round, fresh.get(key) ?? examiner.verdict(key))),
    spent,
  };
}

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

function redacted(finding: Finding, redact: Redact): Finding {
  return {
    ...finding,
    reason: redact(finding.reason),
    ...(finding.evidence && { evidence: finding.evidence.map((e) => ({ ...e, quote: redact(e.quote) })) }),
  };
}
