// What an agentest.config may say, with its own defaults. A key that it does not know is left aside there: here with a warning.
import { z } from 'zod';
import { isObject, type Json } from '../model/json.ts';

export const METRICS = [
  'helpfulness',
  'coherence',
  'relevance',
  'faithfulness',
  'verbosity',
  'goal_completion',
  'agent_behavior_failure',
  'tool_call_behavior_failure',
] as const;

const text = z.string('expected text').min(1, 'must not be empty');
const whole = (least: number, most?: number) => {
  const number = z.int('expected a whole number').min(least, `must be ${least} or more`);
  return most === undefined ? number : number.max(most, `must be ${most} or less`);
};
const isHttp = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const url = z.string('expected text').refine(isHttp, 'must be an http or https URL');
const one = <const T extends readonly [string, ...string[]]>(...values: T) => z.enum(values, `must be one of ${values.join(', ')}`);
const isFunction = (value: unknown): value is (...args: never) => unknown => typeof value === 'function';
const handler = z.custom<(...args: never) => unknown>(isFunction, 'expected a function');

const headers = z.record(
  z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, 'is not the name of a header'),
  z.string('expected text').refine((value) => !/[\r\n]/.test(value), 'must not hold a line break'),
  'expected a mapping of names to texts',
);

const data = z.record(z.string(), z.unknown(), 'expected a mapping').transform((value) => JSON.parse(JSON.stringify(value)) as Json);

const custom = z.looseObject({ type: z.literal('custom'), name: text, handler });
const chat = z.looseObject({
  type: z.literal('chat_completions'),
  name: text,
  endpoint: url,
  headers: headers.optional(),
  body: data.optional(),
  streaming: z.boolean('expected true or false').optional(),
});

const agent = z.preprocess(
  (value) => (isObject(value) && !('type' in value) ? { ...value, type: 'chat_completions' } : value),
  z.discriminatedUnion('type', [chat, custom], { error: 'expected an agent with `endpoint`, or of the type custom with `handler`' }),
);

const compared = z.union(
  [
    custom,
    z.looseObject({
      name: text,
      endpoint: url.optional(),
      headers: headers.optional(),
      body: data.optional(),
      streaming: z.boolean('expected true or false').optional(),
    }),
  ],
  { error: 'expected a mapping with `name`, and what differs from `agent`' },
);

export const configSchema = z.looseObject(
  {
    agent,
    agents: z.record(z.string(), agent, 'expected a mapping of names to agents').optional(),
    model: text.optional(),
    provider: one('openai', 'anthropic', 'google', 'ollama', 'openai-compatible').optional(),
    providerOptions: z
      .looseObject({ baseURL: url.optional(), apiKey: z.string('expected text').optional() }, 'expected a mapping')
      .optional(),
    conversationsPerScenario: whole(1).default(3),
    maxTurns: whole(1).default(8),
    requestTimeoutMs: whole(1000, 300_000).optional(),
    concurrency: whole(1, 100).default(20),
    debounceMs: whole(0, 300_000).default(0),
    metrics: z.array(one(...METRICS), 'expected a list of metrics').optional(),
    thresholds: z
      .record(z.string(), z.number('expected a number').min(0, 'must be 0 or more').max(5, 'must be 5 or less'), 'expected a mapping')
      .optional(),
    include: z.array(text, 'expected a list of patterns').default(['**/*.sim.ts']),
    exclude: z.array(text, 'expected a list of patterns').default(['node_modules/**']),
    reporters: z.array(one('console', 'json', 'github-actions'), 'expected a list of reporters').default(['console']),
    unmockedTools: one('error', 'passthrough').default('error'),
    failOnErrorSeverity: one('low', 'medium', 'high', 'critical').default('critical'),
    customMetrics: z.array(z.unknown(), 'expected a list of metrics').optional(),
    compare: z.array(compared, 'expected a list of agents').optional(),
  },
  'expected a mapping',
);

export type ProjectConfig = z.output<typeof configSchema>;
export type ProjectAgent = ProjectConfig['agent'];

const argMatchMode = one('exact', 'partial', 'ignore');
const call = z.looseObject({
  name: text,
  args: z.record(z.string(), z.unknown(), 'expected an object').optional(),
  argMatchMode: argMatchMode.optional(),
});

const assertions = z.looseObject({
  toolCalls: z
    .looseObject({
      matchMode: one('strict', 'unordered', 'contains', 'within'),
      expected: z.array(call, 'expected a list of tool calls'),
      forbidden: z.array(call, 'expected a list of tool calls').optional(),
    })
    .optional(),
});

export const scenarioSchema = z.looseObject(
  {
    agent: text.refine((name) => name.trim() !== '', 'must not be empty').optional(),
    profile: text.optional(),
    goal: text.optional(),
    knowledge: z.array(z.looseObject({ content: z.string('expected text') }), 'expected a list of { content }').optional(),
    userPromptTemplate: text.optional(),
    conversationsPerScenario: whole(1).optional(),
    maxTurns: whole(1).optional(),
    turns: z
      .array(
        z.looseObject({
          userMessage: z.string('expected text').refine((message) => message.trim() !== '', 'must not be empty'),
          assertions: assertions.optional(),
        }),
        'expected a list of turns',
      )
      .min(1, 'must have at least one turn')
      .optional(),
    mocks: z.looseObject({ tools: z.record(z.string(), z.unknown(), 'expected a mapping of tools to functions').optional() }).optional(),
    assertions: assertions.optional(),
  },
  'expected the options of a scenario',
);

export type Scenario = z.output<typeof scenarioSchema>;
export type ToolCalls = NonNullable<NonNullable<Scenario['assertions']>['toolCalls']>;

/** What a scenario lacks; undefined: nothing. */
export function lackIn(scenario: Pick<Scenario, 'turns' | 'profile' | 'goal'>): string | undefined {
  if (scenario.turns) return undefined;
  const missing = (['profile', 'goal'] as const).filter((key) => scenario[key] === undefined);
  return missing.length === 0 ? undefined : `without \`turns\` it needs \`${missing.join('` and `')}\``;
}
