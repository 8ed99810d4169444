// What a restored memory or transcript may hold. Whoever can write a cache entry wrote it: everything is bounded and checked.
import { z } from 'zod';
import { type Finding, SEVERITIES, type SkipCode } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import type { Verdict } from '../model/judging.ts';
import type { HistoryRun, StoredRun } from '../model/memory.ts';
import { ERRORED_CODES, type FailedCode, type RunCode, type Transcript } from '../model/transcript.ts';

const FAILED_CODES: readonly FailedCode[] = [
  'CRASH',
  'TIMEOUT',
  'EMPTY_OUTPUT',
  'FORMAT_DRIFT',
  'SCHEMA_MISMATCH',
  'TRAJECTORY_MISMATCH',
  'TELEMETRY',
  'LIMIT',
  'LLM_JUDGE_FAIL',
];
const SKIP_CODES: readonly SkipCode[] = [
  'no_judge',
  'no_transcript',
  'could_not_test',
  'check_failed',
  'budget',
  'skip',
  'no_secrets',
  'cancelled',
  'bail',
  'unchanged',
  'agent_ended',
];

const line = z.string().max(2_000);
/** An answer may have 1 MB; a quote, a reason or an argument no more. */
const text = z.string().max(1_500_000);
const count = z.int().min(0).max(1_000_000_000);
const amount = z.number().min(0);
const hashText = z.string().regex(/^[0-9a-f]{64}$/);
const date = z
  .string()
  .max(40)
  .refine((v) => !Number.isNaN(Date.parse(v)));
const runCode = z.enum([...FAILED_CODES, ...ERRORED_CODES] satisfies RunCode[]);
// z.json() would walk deep values by recursion until the stack ends; JSON.parse gave this, so it is JSON.
const json = z.custom<Json>((v) => v !== undefined && isShallow(v, 200));

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((v) => isShallow(v, levels - 1));
}

const place = z.object({ file: line, line: count, column: count.optional(), endLine: count.optional() });
const evidence = z.array(z.object({ event: count, quote: text })).max(1_000);
const votes = z.array(z.boolean()).max(100);
const measured = z
  .array(
    z.object({
      round: count.optional(),
      score: z.number().optional(),
      label: text.optional(),
      severity: z.enum([...SEVERITIES]).optional(),
      reason: text,
      evidence: evidence.optional(),
    }),
  )
  .max(10_000);

export const findingSchema: z.ZodType<Finding> = z.object({
  kind: z.enum(['check', 'criterion', 'metric', 'never', 'run']),
  name: text,
  result: z.enum(['pass', 'fail', 'error', 'skipped']),
  reason: text,
  code: runCode.optional(),
  skip: z.enum([...SKIP_CODES]).optional(),
  round: count.optional(),
  place,
  evidence: evidence.optional(),
  expected: json.optional(),
  actual: json.optional(),
  votes: votes.optional(),
  injection_suspected: z.boolean().optional(),
  measured: measured.optional(),
  score: z.number().optional(),
  at_least: z.number().optional(),
});

export const verdictSchema: z.ZodType<Verdict> = z.object({
  result: z.enum(['pass', 'fail']),
  reason: text,
  evidence,
  votes,
  injection_suspected: z.boolean(),
  measured: measured.optional(),
});

export const storedRunSchema: z.ZodType<StoredRun> = z.object({
  key: hashText,
  test: line,
  inputs: hashText,
  agent: hashText,
  agent_version: line,
  endpoint: line.optional(),
  index: count,
  transcript: hashText,
  at: date,
  commit: line.optional(),
  pr: count.optional(),
  beside: hashText.optional(),
});

export const historyRunSchema: z.ZodType<HistoryRun> = z.object({
  id: line,
  test: line,
  inputs: hashText,
  judgement: hashText,
  commit: line,
  passed: z.boolean(),
  at: date,
  transcript: hashText,
});

/** Errors are never stored. */
export const resultSchema = z.object({
  findings: z.array(findingSchema.refine((f) => f.result !== 'error')).max(10_000),
  at: date,
  transcript: hashText.optional(),
  parts: z.object({ criteria: line, checks: line, judge: line }).optional(),
});

export const storedVerdictSchema = z.object({ verdict: verdictSchema, at: date });

const about = { round: count, at: amount.optional() };
const call = { call: line, name: line };
const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('user'), ...about, text }),
  z.object({ type: z.literal('agent'), ...about, text, finish: line.optional(), context: json.optional() }),
  z.object({ type: z.literal('tool_call'), ...about, ...call, args: json }),
  z.object({
    type: z.literal('tool_result'),
    ...about,
    ...call,
    status: z.enum(['ok', 'error']),
    content: json,
    unmocked: z.literal(true).optional(),
  }),
  z.object({ type: z.literal('error'), ...about, code: runCode, text }),
]);
const usage = z.object({ input: amount, output: amount });
const exit = z.union([z.object({ code: count }), z.object({ signal: line })]);

const workspace = z.object({
  changed: z.array(z.object({ path: text, how: z.enum(['added', 'modified', 'removed']) })).max(1_000),
  ran: z.array(z.object({ command: text, exit: count.nullable(), output: text })).max(1_000),
});

export const transcriptSchema: z.ZodType<Transcript> = z.object({
  test: line,
  agent: line,
  agent_version: line,
  endpoint: line.optional(),
  run: count,
  at: date,
  events: z.array(event).max(100_000),
  rounds: z.array(z.object({ latency: amount, usage: usage.optional(), exit: exit.optional() })).max(10_000),
  latency: amount,
  usage: usage.optional(),
  agent_calls: count,
  hides_tools: z.literal(true).optional(),
  user: z.object({ calls: count, tokens: usage, usd: amount.optional(), ended_by: z.enum(['user', 'limit']) }).optional(),
  workspace: workspace.optional(),
  ended: z.object({ code: runCode, round: count, text }).optional(),
});

/** undefined: not a transcript of ours, or not the one that was asked for. */
export function readTranscript(untrusted: unknown, wanted: string, hashOf: (transcript: Transcript) => string): Transcript | undefined {
  const read = transcriptSchema.safeParse(untrusted);
  return read.success && hashOf(read.data) === wanted ? read.data : undefined;
}
