import { type CheckAnswer, type CheckSubject, defineCheck } from '../model/contracts.ts';
import { regexProblem } from '../model/pattern.ts';
import { text, texts } from '../model/values.ts';
import { type Answer, answered, answersOf, lastAnswer, whereSaid } from './answers.ts';
import { cut, listed, quote } from './quote.ts';

const pass: CheckAnswer = { result: 'pass', reason: '' };

export const patterns = texts.superRefine((written, context) => {
  for (const [index, pattern] of written.entries()) {
    const message = regexProblem(pattern);
    if (message) context.addIssue({ code: 'custom', message, ...(written.length > 1 && { path: [index] }) });
  }
});

export const contains = defineCheck({
  name: 'contains',
  description: 'The answer contains this text (a list: all of them). Case counts. On a test: any of its answers.',
  schema: texts,
  evaluate: (wanted, subject) => {
    const answers = answersOf(subject);
    const missing = wanted.filter((piece) => !found(answers, piece));
    return missing.length === 0 ? pass : lacks(subject, answers, listed(missing.map((m) => quote(m))), missing, caseHint(answers, missing));
  },
});

export const containsAny = defineCheck({
  name: 'contains_any',
  description: 'The answer contains at least one of these texts. Case counts. On a test: any of its answers.',
  schema: texts,
  evaluate: (wanted, subject) => {
    const answers = answersOf(subject);
    if (wanted.some((piece) => found(answers, piece))) return pass;
    return lacks(subject, answers, `any of ${listed(wanted.map((w) => quote(w)))}`, wanted, caseHint(answers, wanted));
  },
});

export const notContains = defineCheck({
  name: 'not_contains',
  description: 'The answer contains none of these texts. Case counts. On a test: none of its answers does.',
  schema: texts,
  evaluate: (unwanted, subject) => {
    for (const piece of unwanted) {
      const hit = found(answersOf(subject), piece);
      if (hit) return said(subject, hit, piece, `the answer contains ${quote(piece)}`);
    }
    return pass;
  },
});

export const equals = defineCheck({
  name: 'equals',
  description: 'The whole answer is this text, white space around it aside. On a test: the last answer.',
  schema: text,
  evaluate: (wanted, subject) => {
    const answer = lastAnswer(subject);
    if (answer.text.trim() === wanted.trim()) return pass;
    return {
      result: 'fail',
      code: 'FORMAT_DRIFT',
      reason: `the answer is ${quote(answer.text)}, not ${quote(wanted)}`,
      expected: cut(wanted, 0, 2_000),
      actual: cut(answer.text, 0, 2_000),
      evidence: answered(subject.transcript, answer.round),
    };
  },
});

export const regex = defineCheck({
  name: 'regex',
  description:
    'The answer matches this JavaScript regular expression (a list: all of them); `(?i)` in front ignores case. On a test: any of its answers.',
  schema: patterns,
  evaluate: async (wanted, subject) => {
    const answers = answersOf(subject);
    for (const pattern of wanted) {
      const hit = await match(answers, pattern, subject);
      if (hit && 'error' in hit) return unknown(pattern, hit.error);
      if (!hit) return lacks(subject, answers, `anything that matches ${quote(pattern)}`, [pattern]);
    }
    return pass;
  },
});

export const notRegex = defineCheck({
  name: 'not_regex',
  description:
    'The answer matches none of these JavaScript regular expressions; `(?i)` in front ignores case. On a test: none of its answers does.',
  schema: patterns,
  evaluate: async (unwanted, subject) => {
    for (const pattern of unwanted) {
      const hit = await match(answersOf(subject), pattern, subject);
      if (hit && 'error' in hit) return unknown(pattern, hit.error);
      if (hit) return said(subject, hit, hit.match, `the answer matches ${quote(pattern)}${hit.match ? ` with ${quote(hit.match)}` : ''}`);
    }
    return pass;
  },
});

export const textChecks = [contains, containsAny, notContains, equals, regex, notRegex];

const found = (answers: readonly Answer[], piece: string): Answer | undefined => answers.find((answer) => answer.text.includes(piece));

/** The first answer that matches. A pattern that could not be tried on one answer may still be found in another. */
async function match(
  answers: readonly Answer[],
  pattern: string,
  { search }: CheckSubject,
): Promise<(Answer & { readonly match: string }) | { readonly error: string } | undefined> {
  let error: string | undefined;
  for (const answer of answers) {
    const result = await search(pattern, answer.text);
    if ('error' in result) error = result.error;
    else if (result.found) return { ...answer, match: result.match ?? '' };
  }
  return error === undefined ? undefined : { error };
}

function lacks(subject: CheckSubject, answers: readonly Answer[], what: string, wanted: readonly string[], hint = ''): CheckAnswer {
  const last = answers.at(-1) ?? { round: subject.round ?? 1, text: '' };
  const whose =
    answers.length > 1
      ? `none of the ${answers.length} answers contains ${what}`
      : `the answer ${quote(last.text)} does not contain ${what}`;
  return {
    result: 'fail',
    code: 'FORMAT_DRIFT',
    reason: `${whose}${hint}`,
    expected: wanted.slice(0, 20).map((w) => cut(w, 0, 500)),
    evidence: answered(subject.transcript, last.round),
  };
}

const said = (subject: CheckSubject, answer: Answer, piece: string, reason: string): CheckAnswer => ({
  result: 'fail',
  code: 'FORMAT_DRIFT',
  reason,
  evidence: whereSaid(subject.transcript, answer.round, piece),
});

const unknown = (pattern: string, error: string): CheckAnswer => ({
  result: 'error',
  code: 'HARNESS_ERROR',
  reason: `the pattern ${quote(pattern)} could not be tried: ${error}`,
});

function caseHint(answers: readonly Answer[], missing: readonly string[]): string {
  const everything = answers.map((answer) => answer.text.toLowerCase());
  return missing.some((piece) => everything.some((answer) => answer.includes(piece.toLowerCase()))) ? ' (only in other case)' : '';
}
