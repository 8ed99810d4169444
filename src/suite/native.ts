// The native grammar. What the schema cannot say stands in rules.ts; what parses and is not run, in refuse.ts.
import { z } from 'zod';
import type { CheckKind, Metric } from '../model/contracts.ts';
import { asText, duration, strict, text, texts, wholeNumber } from '../model/values.ts';
import { judgeSchema } from './judge-settings.ts';
import { checksSchema, criteria, never } from './native-checks.ts';
import { failOnSeverity, metricsSchema } from './native-metrics.ts';
import { mocks } from './native-mocks.ts';
import { runs, threshold } from './threshold.ts';

/** An empty value is a missing one. */
const maybeText = z
  .preprocess((v) => asText(v) ?? undefined, z.string('expected text').min(1, 'must not be empty').optional())
  .meta({
    type: ['string', 'number', 'boolean', 'null'],
  });

const agentName = z
  .preprocess(
    asText,
    z.string('expected the name of an agent; agents are defined under `agents:` in viva.config.yml').min(1, 'must not be empty'),
  )
  .describe('The agent to examine: a key under `agents:` of viva.config.yml.');

const skip = z
  .preprocess(
    (v) => (typeof asText(v) === 'string' && typeof v === 'object' ? v : asText(v)),
    z.string('expected a reason, such as `skip: waiting for the new API`').min(1, 'must not be empty'),
  )
  .describe('Leave this test out, for this reason.');

const tags = texts.describe('Words to select tests by (`--tags`).');
const timeout = duration.describe('For the whole run: 500ms, 5s, 2m. A bare number is milliseconds.');
const unmocked = z
  .enum(['error', 'passthrough'], 'must be error or passthrough')
  .describe('What a tool without a mock does: error (default), or passthrough: the agent gets null.');
const userInput = text.describe('What the user says. Reaches the agent byte for byte.');
const expected = maybeText.describe('A reference answer for the judge.');
const knowledge = texts.describe('Facts that the judge may rely on, and that a simulated user knows.');

const roundSchema = (checks: ReturnType<typeof checksSchema>) =>
  strict({
    user_input: userInput,
    expected: expected.optional(),
    criteria: criteria.optional().describe('What the judge must say yes to about this round, seeing the conversation up to here.'),
    checks: checks.optional().describe('Assertions over this round.'),
    never: never.optional().describe('Must not happen in this round.'),
  }).meta({ id: 'Round', description: 'One user input and what the agent does until it answers.' });

const user = strict({
  profile: text.describe('Who the simulated user is.'),
  goal: text.describe('What the simulated user wants.'),
  prompt: text.optional().describe('Replaces the built-in prompt: {{profile}} {{goal}} {{knowledge}}.'),
  max_rounds: wholeNumber(1).pipe(z.number().max(100, 'must be 100 or less')).optional().describe('At most this many rounds (8).'),
});

const casesSchema = z.union(
  [text, z.array(z.record(z.string(), z.unknown()), 'expected a list of mappings').min(1, 'must not be an empty list')],
  {
    error: 'expected a list of mappings, or the path of a .csv or .jsonl file',
  },
);

const testSchema = (checks: ReturnType<typeof checksSchema>, metrics: ReturnType<typeof metricsSchema>) =>
  strict({
    name: text.describe('Names the test within its file; its history hangs on it.'),
    description: maybeText.optional().describe('For people.'),
    tags: tags.optional(),
    skip: skip.optional(),
    agent: agentName.optional(),
    user_input: userInput.optional(),
    rounds: z
      .array(roundSchema(checks), 'expected a list of rounds')
      .min(1, 'must not be an empty list')
      .optional()
      .describe('A conversation of several rounds, in place of `user_input`.'),
    user: user
      .optional()
      .describe('A user that a model plays, in place of `user_input`: it talks until it has what it wants or `max_rounds` are over.'),
    expected: expected.optional(),
    knowledge: knowledge.optional(),
    criteria: criteria.optional().describe('What the judge must say yes to about the whole conversation: a sentence or a list of them.'),
    checks: checks.optional().describe('Assertions over the whole conversation.'),
    never: never.optional().describe('Must not happen in the whole conversation.'),
    metrics: metrics.optional(),
    fail_on_severity: failOnSeverity.optional(),
    mocks: mocks.optional(),
    unmocked_tools: unmocked.optional(),
    runs: runs.optional(),
    threshold: threshold.optional(),
    timeout: timeout.optional(),
    cases: casesSchema
      .optional()
      .describe(
        'One test for each mapping, or each row of a .csv or .jsonl file: `{column}` is filled into name, user_input, expected and criteria.',
      ),
  }).meta({ id: 'Test', description: 'One named entry: what the user says, and what must hold.' });

export function suiteSchema(kinds: readonly CheckKind[], metrics: readonly Metric[] = []) {
  const checks = checksSchema(kinds);
  const defaults = strict({
    runs: runs.optional(),
    threshold: threshold.optional(),
    timeout: timeout.optional(),
    tags: tags.optional(),
    mocks: mocks.optional(),
    unmocked_tools: unmocked.optional(),
    checks: checks.optional().describe('Hold for each test.'),
    never: never.optional().describe('Holds for each test.'),
  });
  return strict({
    description: maybeText.optional().describe('For people.'),
    agent: agentName.optional(),
    judge: judgeSchema.optional(),
    defaults: defaults.optional().describe('What holds for each test that does not say otherwise.'),
    tests: z
      .array(testSchema(checks, metricsSchema(metrics)), 'expected a list of tests')
      .min(1, 'must not be an empty list: give at least one test')
      .describe('The tests of this file.'),
  });
}

/** The keys that a suite, a test and a round may have. */
export function keysOf({ shape }: ReturnType<typeof suiteSchema>) {
  const test = shape.tests.element.shape;
  return {
    suite: Object.keys(shape),
    test: Object.keys(test),
    round: Object.keys(test.rounds.unwrap().element.shape),
    defaults: Object.keys(shape.defaults.unwrap().shape),
  };
}

export type SuiteKeys = ReturnType<typeof keysOf>;

export type WrittenSuite = z.output<ReturnType<typeof suiteSchema>>;
export type WrittenTest = WrittenSuite['tests'][number];
export type WrittenRound = NonNullable<WrittenTest['rounds']>[number];
export type WrittenNever = NonNullable<WrittenTest['never']>;
export type WrittenCriteria = NonNullable<WrittenTest['criteria']>;
