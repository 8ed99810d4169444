import type { CheckAnswer, CheckKind, CheckSubject } from '../model/contracts.ts';
import type { Finding } from '../model/finding.ts';
import type { Check } from '../model/suite.ts';
import { plural } from './quote.ts';

export { runNever } from './never.ts';

/** In the order of `checks`. */
export const runChecks = (checks: readonly Check[], subject: CheckSubject, kinds: readonly CheckKind[]): Promise<Finding[]> =>
  Promise.all(
    checks.map(
      async (check): Promise<Finding> => ({
        kind: 'check',
        name: check.name,
        round: subject.round,
        place: check.place,
        ...(await evaluate(check, subject, kinds)),
      }),
    ),
  );

function evaluate(check: Check, subject: CheckSubject, kinds: readonly CheckKind[]): Promise<CheckAnswer> {
  // The suite room gives `any_of` as lists of checks that it has validated like all others.
  if (check.name === 'any_of') return anyOf(check.spec as readonly (readonly Check[])[], subject, kinds);
  const kind = kinds.find((k) => k.name === check.name);
  if (!kind) throw new Error(`no check is called ${check.name}`);
  return kind.evaluate(check.spec, subject);
}

/** Passes where all checks of one alternative pass. Where none does, but one could not be told, nothing can be said. */
async function anyOf(
  alternatives: readonly (readonly Check[])[],
  subject: CheckSubject,
  kinds: readonly CheckKind[],
): Promise<CheckAnswer> {
  const broken: Finding[][] = [];
  for (const checks of alternatives) {
    const wrong = (await runChecks(checks, subject, kinds)).filter((finding) => finding.result !== 'pass');
    if (wrong.length === 0) return { result: 'pass', reason: '' };
    broken.push(wrong);
  }
  const untold = broken.find((findings) => findings.every((finding) => finding.result !== 'fail'));
  const decisive = (untold ?? broken.flat()).find(
    (finding) => finding.result !== 'pass' && (untold !== undefined || finding.result === 'fail'),
  );
  const reasons = broken.map((findings, i) => `(${i + 1}) ${findings.map((finding) => `${finding.name}: ${finding.reason}`).join('; ')}`);
  return {
    result: untold ? 'error' : 'fail',
    reason: `none of the ${plural(alternatives.length, 'alternative')} holds: ${reasons.join(' ')}`,
    code: decisive?.code ?? (untold ? 'HARNESS_ERROR' : 'FORMAT_DRIFT'),
    evidence: broken.flat().flatMap((finding) => finding.evidence ?? []),
  };
}
