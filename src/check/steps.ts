// The reasoning steps that an agent prints: blocks that begin with a marker such as `Thought:`.
import { type CheckAnswer, type CheckSubject, defineCheck } from '../model/contracts.ts';
import { strict, texts } from '../model/values.ts';
import { answersOf } from './answers.ts';
import { cut, listed, quote } from './quote.ts';

const MARKER = /^[ \t]*(?:Thought|Action|Observation|ToolCall|Result):[ \t]*/gim;

/** Text before the first marker belongs to no step. */
export function stepsOf(output: string): readonly string[] {
  const marks = [...output.matchAll(MARKER)];
  return marks.map((mark, i) => output.slice(mark.index + mark[0].length, marks[i + 1]?.index ?? output.length).trim());
}

export const steps = defineCheck({
  name: 'steps',
  description:
    'The reasoning steps that the agent prints (lines that begin with Thought:, Action:, Observation:, ToolCall: or Result:, and what follows them) contain these texts: `contains` in any of them, `order` in this order, others may stand between.',
  schema: strict({ contains: texts.optional(), order: texts.optional() }).refine(
    (written) => written.contains !== undefined || written.order !== undefined,
    'says nothing: give contains or order',
  ),
  evaluate: ({ contains = [], order = [] }, subject) => {
    const said = answersOf(subject).flatMap((answer) => stepsOf(answer.text));
    const missing = contains.filter((text) => !said.some((step) => step.includes(text)));
    const lost = firstLost(order, said);
    if (missing.length === 0 && lost === undefined) return { result: 'pass', reason: '' };
    return mismatch(subject, said, missing, lost, order);
  },
});

export const stepChecks = [steps];

/** Each text in a later step than the one before; the first that finds none. */
function firstLost(order: readonly string[], said: readonly string[]): string | undefined {
  let from = 0;
  for (const text of order) {
    const at = said.findIndex((step, i) => i >= from && step.includes(text));
    if (at < 0) return text;
    from = at + 1;
  }
  return undefined;
}

function mismatch(
  { transcript, round }: CheckSubject,
  said: readonly string[],
  missing: readonly string[],
  lost: string | undefined,
  order: readonly string[],
): CheckAnswer {
  const parts = [
    ...(missing.length > 0 ? [`no reasoning step contains ${listed(missing.map((text) => quote(text)))}`] : []),
    ...(lost === undefined
      ? []
      : [said.some((step) => step.includes(lost)) ? `${quote(lost)} comes too early` : `no reasoning step contains ${quote(lost)}`]),
  ];
  const none = said.length === 0 ? '; the output has no reasoning steps (lines that begin with Thought:, Action:, Observation:)' : '';
  const event = transcript.events.findLastIndex((e) => e.type === 'agent' && (round === undefined || e.round === round));
  return {
    result: 'fail',
    code: 'TRAJECTORY_MISMATCH',
    reason: [...new Set(parts)].join('; ') + none,
    expected: [...missing, ...order].slice(0, 20).map((text) => cut(text, 0, 500)),
    actual: said.slice(0, 50).map((text) => cut(text, 0, 200)),
    ...(event >= 0 && said.at(-1) && { evidence: [{ event, quote: cut(said.at(-1) ?? '', 0, 200) }] }),
  };
}
