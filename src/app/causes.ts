// Failures that metrics found in several runs of a test, grouped by their cause: one call a test, and none where it was asked before.
import { causesPromptText, causesRequest } from '../judge/causes.ts';
import type { Judge } from '../model/judging.ts';
import type { RunReport, Spent, UniqueError } from '../model/report.ts';
import { hash } from '../plan/canonical.ts';
import { type Cause, type Failure, failuresOf, uniqueErrors } from '../score/measured.ts';
import { addSpent, nothingSpent } from '../score/spent.ts';
import type { Ledger } from './ledger.ts';
import type { Examinee } from './prepare.ts';

export interface Causing {
  readonly examinees: readonly Examinee[];
  readonly runs: ReadonlyMap<string, readonly RunReport[]>;
  readonly ledger: Ledger;
  readonly judgeOf: (examinee: Examinee) => Judge | undefined;
  /** Whether one more call may be made. */
  readonly mayAsk: (spent: Spent) => boolean;
  readonly redact: (text: string) => string;
  readonly signal: AbortSignal;
}

/** What it could not group stands under its labels: it decides nothing. */
export async function causesOf(
  c: Causing,
): Promise<{ readonly errors: ReadonlyMap<string, readonly UniqueError[]>; readonly spent: Spent }> {
  const errors = new Map<string, readonly UniqueError[]>();
  let spent = nothingSpent;
  for (const examinee of c.examinees) {
    const failures = failuresOf(c.runs.get(examinee.test.id) ?? []);
    if (failures.length === 0) continue;
    const told = failures.length === 1 ? undefined : await grouped(failures, examinee, c, spent);
    if (told) spent = addSpent(spent, told.spent);
    errors.set(examinee.test.id, uniqueErrors(failures, told?.causes));
  }
  return { errors, spent };
}

async function grouped(failures: readonly Failure[], examinee: Examinee, c: Causing, spent: Spent) {
  const found = failures.map(({ metric, measured }) => ({ metric, label: measured.label ?? metric, reason: measured.reason }));
  const key = hash({ kind: 'causes 1', found, prompt: causesPromptText, judge: examinee.judge });
  const known = c.ledger.verdict(key)?.measured;
  if (known) return { causes: known.map(({ label = '', reason }): Cause => ({ title: label, summary: reason })), spent: nothingSpent };
  const judge = c.judgeOf(examinee);
  if (!judge || c.signal.aborted || !c.mayAsk(spent)) return undefined;
  const answer = await judge.model.ask(causesRequest(found), c.signal);
  if (!answer.ok) return { causes: undefined, spent: answer.spent };
  const causes = answer.value.map(({ title, summary }) => ({ title: c.redact(title), summary: c.redact(summary) }));
  const measured = causes.map(({ title, summary }, i) => ({ round: i + 1, label: title, reason: summary }));
  c.ledger.addVerdict(key, { result: 'pass', reason: '', evidence: [], votes: [], injection_suspected: false, measured });
  return { causes, spent: answer.spent };
}
