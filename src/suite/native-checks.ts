import { z } from 'zod';
import type { CheckKind } from '../model/contracts.ts';
import { regexProblem } from '../model/pattern.ts';
import { asText, data, flag, strict, texts } from '../model/values.ts';

/** Parsed, so that a typo in them is found, and then refused: another version runs them. */
const LATER = {
  agents: ['The sub-agents that were called, as `tools`.', data],
} as const satisfies Record<string, readonly [string, z.ZodType]>;

/** What parses but is not run, given the checks that are. */
export const laterChecks = (kinds: readonly CheckKind[]): readonly string[] =>
  Object.keys(LATER).filter((name) => !kinds.some((kind) => kind.name === name));

export type WrittenChecks = { readonly [name: string]: unknown };

export function checksSchema(kinds: readonly CheckKind[]): z.ZodType<WrittenChecks> {
  const shape: Record<string, z.ZodType> = {};
  for (const kind of kinds) shape[kind.name] = kind.schema.optional().describe(kind.description);
  const tools = kinds.find((kind) => kind.name === 'tools');
  for (const [name, [description, schema]] of Object.entries(LATER))
    shape[name] ??= (name === 'agents' && tools ? tools.schema : schema).optional().describe(`${description} Not run by this version.`);
  shape['any_of'] = z
    .lazy(() => z.array(checks, 'expected a list of checks').min(1, 'must not be an empty list'))
    .optional()
    .describe('At least one of these groups of checks passes.');
  const checks: z.ZodType<WrittenChecks> = strict(shape)
    .check(notEmpty)
    .meta({ id: 'Checks', description: 'Deterministic assertions over what the agent said and did: free, no judge.' });
  return checks;
}

/** A mapping whose only key is unknown has been complained about. */
function notEmpty(context: z.core.ParsePayload<object>): void {
  if (context.issues.length === 0 && Object.keys(context.value).length === 0)
    context.issues.push({ code: 'custom', message: 'must not be empty', input: context.value });
}

/** JavaScript regular expressions: one, or a list of them. */
export const patterns = texts.superRefine((written, context) => {
  for (const [index, pattern] of written.entries()) {
    const message = regexProblem(pattern);
    if (message) context.addIssue({ code: 'custom', message, ...(written.length > 1 && { path: [index] }) });
  }
});

export const never = strict({
  tools: texts.optional().describe('Tools that must not be called.'),
  contains: texts.optional().describe('Texts that must not be said.'),
  regex: patterns.optional().describe('JavaScript regular expressions that no answer may match; `(?i)` in front ignores case.'),
})
  .check(notEmpty)
  .meta({ id: 'Never', description: 'One occurrence makes the pull request red, by policy.' });

const sentence = z
  .preprocess(
    asText,
    z.string('expected text').refine((written) => written.trim() !== '', 'must not be empty'),
  )
  .meta({ type: ['string', 'number', 'boolean'], pattern: '\\S' });

const criterion = z.union([
  sentence,
  strict({ text: sentence.describe('The sentence.'), isolate: flag.optional().describe('Ask the judge about this one alone.') }),
]);

export const criteria = z.union([criterion, z.array(criterion).min(1, 'must not be an empty list')], {
  error: 'expected a sentence or a list of sentences',
});
