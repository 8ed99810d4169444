import { z } from 'zod';
import { type Problem, ProblemError, problem } from '../model/problems.ts';
import type { Options } from './options.ts';

const lines = z.string().transform((s) =>
  s
    .split('\n')
    .map((x) => x.trim())
    .filter(Boolean),
);
const list = z.string().transform((s) =>
  s
    .split(/[\n,]/)
    .map((x) => x.trim())
    .filter(Boolean),
);
const optional = <T extends z.ZodType>(schema: T) => z.union([z.literal('').transform(() => undefined), schema]);
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) => z.enum(values, `expected ${values.join(', ')}`);
const positive = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'expected a number')
  .transform(Number);
const whole = z
  .string()
  .regex(/^[1-9]\d*$/, 'expected a whole number, 1 or more')
  .transform(Number);

const runsText = z.union([oneOf('quick', 'standard', 'thorough'), whole], 'expected quick, standard, thorough or a number of runs');

/** One row an input of action.yml; test/contract holds them to each other. */
export const INPUTS = {
  config: optional(z.string()),
  suites: lines,
  run: optional(oneOf('changed', 'all', 'failed')),
  name: list,
  tags: list,
  runs: optional(runsText),
  'fail-on': optional(oneOf('regressed', 'failed', 'unconfirmed', 'nothing')),
  'on-error': optional(oneOf('fail', 'neutral')),
  baseline: optional(oneOf('live', 'history')),
  'agent-version': optional(z.string()),
  judge: optional(z.string()),
  'judge-base-url': optional(z.string()),
  concurrency: optional(whole),
  'budget-usd': optional(positive),
  'budget-calls': optional(whole),
  id: optional(z.string().regex(/^[\w.-]{1,64}$/, 'expected letters, digits, dots, dashes, at most 64')),
  comment: oneOf('auto', 'always', 'never'),
  annotations: oneOf('true', 'false').transform((s) => s === 'true'),
  reports: lines,
  token: z.string(),
  'working-directory': z.string(),
} as const;

export type Inputs = { readonly [K in keyof typeof INPUTS]: z.output<(typeof INPUTS)[K]> };

/** All inputs at once; every wrong one is a problem that names it. */
export function readInputs(read: (name: string) => string): Inputs {
  const problems: Problem[] = [];
  const parsed = z.object(INPUTS).safeParse(Object.fromEntries(Object.keys(INPUTS).map((name) => [name, read(name).trim()])));
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    problems.push(problem('bad_input', `input \`${name}\`: ${messageOf(issue)}, not \`${read(name).trim().slice(0, 80)}\`.`));
  }
  if (!parsed.success) throw new ProblemError(problems);
  return parsed.data;
}

/** A union's message is the one of its last branch: the first is always "empty". */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  const nested = issue.errors.at(-1)?.[0];
  return nested ? messageOf(nested) : issue.message;
}

/** `parseJudge` is the suite room's. */
export function optionsOf(inputs: Inputs, isPullRequest: boolean, judge: Options['judge']): Options {
  return {
    mode: 'action',
    config: inputs.config,
    paths: [],
    suites: inputs.suites,
    run: inputs.run ?? (isPullRequest ? 'changed' : 'all'),
    names: inputs.name,
    files: [],
    tags: inputs.tags,
    runs: inputs.runs,
    fail_on: inputs['fail-on'],
    on_error: inputs['on-error'],
    baseline: inputs.baseline,
    agent_version: inputs['agent-version'],
    judge,
    judge_base_url: inputs['judge-base-url'],
    concurrency: inputs.concurrency,
    budget_usd: inputs['budget-usd'],
    budget_calls: inputs['budget-calls'],
    id: inputs.id,
    reeval: false,
    dry_run: false,
    bail: false,
  };
}
