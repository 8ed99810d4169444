// The keys of a Tardi suite, as its reference has them and as its earlier releases did.
import { z } from 'zod';
import { asText, asValue, dataObject, flag, number, strict, text, texts, wholeNumber } from '../model/values.ts';

/** More is a slip of the keyboard, or meant to do harm. */
const MOST_RUNS = 10_000;

const name = z
  .preprocess(
    asText,
    z
      .string('expected text')
      .refine((written) => written.trim() !== '', 'must not be empty')
      .refine((written) => !/[\r\n\u2028\u2029]/.test(written), 'must be on one line'),
  )
  .describe('Names the suite.');

const command = strict({
  executable: text.describe('The program.'),
  args: z
    .array(z.preprocess(asText, z.string('expected text')), 'expected a list of texts')
    .optional()
    .describe('Its arguments, as they are: no shell.'),
});

const toolNames = z.array(text, 'expected a list of names of tools').min(1, 'must not be an empty list');
const steps = texts.describe('Texts that stand in the reasoning steps of the output.');

const route = {
  require_tools: toolNames.optional().describe('Tools that must be called.'),
  forbid_tools: toolNames.optional().describe('Tools that must not be called.'),
  max_tool_calls: wholeNumber(0).optional().describe('At most this many calls.'),
  exact_sequence: z.array(text, 'expected a list of names of tools').optional().describe('These tools in this order, no others.'),
  tool_args: z.record(z.string(), dataObject, 'expected a mapping of tools to arguments').optional().describe('Arguments of a call.'),
  step_contains: steps.optional(),
} satisfies z.ZodRawShape;

const saysNothing =
  'must say something: give require_tools, forbid_tools, max_tool_calls, exact_sequence, tool_args, step_contains or oneOf';

/** A trajectory whose only key is unknown has been complained about. */
function asserts(context: z.core.ParsePayload<object>): void {
  if (context.issues.length === 0 && Object.values(context.value).every((value) => value === undefined))
    context.issues.push({ code: 'custom', message: saysNothing, input: context.value });
}

const way = strict(route).check(asserts);
const ways = strict({
  ...route,
  oneOf: z.array(way, 'expected a list of trajectories').min(1, 'must not be an empty list').optional().describe('One of these must hold.'),
}).check(asserts);

/** A list is the shape of earlier releases: texts that are found in this order in the reasoning steps. */
const trajectory = z.union([z.array(text).min(1, 'must not be an empty list'), ways], {
  error: 'expected a mapping such as { require_tools: [search] }, or a list of texts',
});

const telemetry = strict({
  maxLatencyMs: number.pipe(z.number().positive('must be more than 0')).optional(),
  maxCost: number.pipe(z.number().positive('must be more than 0')).optional(),
  maxTokens: wholeNumber(1).optional(),
});

const assertions = strict({
  regex: text.optional().describe('A JavaScript regular expression that the output matches.'),
  jsonSchema: dataObject.optional().describe('A JSON Schema (draft-07) that the last JSON value of the output fits.'),
  trajectory: trajectory.optional(),
  telemetry: telemetry.optional(),
});

const PROVIDERS = ['google', 'openai', 'anthropic', 'local'] as const;

const evaluator = strict({
  provider: z.preprocess(asText, z.enum(PROVIDERS, `must be ${PROVIDERS.slice(0, -1).join(', ')} or ${PROVIDERS.at(-1)}`)),
  model: text,
  rubric: z.preprocess(
    asText,
    z.string('expected text').refine((written) => written.trim() !== '', 'must not be empty'),
  ),
  baseUrl: text.optional(),
});

const percent = z.preprocess(asValue, z.number('expected a number').min(0, 'must be 0 or more').max(100, 'must be 100 or less'));

const sandbox = z.union([flag, strict({ image: text })], { error: 'expected true, false or { image: … }' });

export const tardiSchema = strict({
  name,
  agentCommand: text.optional().describe('A shell command, run in the working directory.'),
  command: command.optional().describe('The same without a shell.'),
  iterations: wholeNumber(1)
    .pipe(z.number().max(MOST_RUNS, `must be ${MOST_RUNS} or less`))
    .optional(),
  concurrency: wholeNumber(1).optional(),
  timeoutMs: wholeNumber(1).optional(),
  flakinessThreshold: percent.optional(),
  failFast: flag.optional(),
  sandbox: sandbox.optional(),
  assertions: assertions.optional(),
  evaluator: evaluator.optional(),
});

export type TardiSuite = z.output<typeof tardiSchema>;
export type Route = Omit<z.output<typeof ways>, 'oneOf'>;
export type Assertions = z.output<typeof assertions>;
