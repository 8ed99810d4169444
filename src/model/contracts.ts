// The contracts of everything on the list (catalog.ts). A new one = one file and one line there.
import type { z } from 'zod';
import type { AgentTools, Conversation, Opening, ReadyAgent } from './agents.ts';
import type { Finding } from './finding.ts';
import type { JsonObject } from './json.ts';
import type { Search } from './ports.ts';
import type { Problem } from './problems.ts';
import type { Rendering } from './report.ts';
import type { Transcript } from './transcript.ts';

/** What a check sees: one round's events, or the whole conversation where `round` is undefined. */
export interface CheckSubject {
  readonly transcript: Transcript;
  readonly round?: number;
  readonly search: Search;
  /** Text of a file named by a check (json_schema), relative to the suite. */
  readonly readFile: (path: string) => Promise<string | undefined>;
  /** USD spent by the agent, where its price is known. */
  readonly cost?: number;
}

/** A check's answer, without what the caller knows already (name, place, round). */
export type CheckAnswer = Pick<Finding, 'result' | 'reason'> & Partial<Pick<Finding, 'code' | 'evidence' | 'expected' | 'actual'>>;

export interface CheckKind {
  readonly name: string;
  /** For the schema's hover text and the docs. */
  readonly description: string;
  readonly schema: z.ZodType;
  /** Only an agent that Viva runs as a command can be asked for this. */
  readonly of_commands?: true;
  /** What `schema` cannot see (a JSON Schema that does not compile, a file that is missing): one sentence. Asked when the suite is read. */
  problem?(spec: unknown, readFile: CheckSubject['readFile']): Promise<string | undefined>;
  evaluate(spec: unknown, subject: CheckSubject): Promise<CheckAnswer>;
}

/** `spec` reaches `evaluate` only after `schema` accepted it (the suite room does that), hence the one cast. */
export function defineCheck<S extends z.ZodType>(kind: {
  readonly name: string;
  readonly description: string;
  readonly schema: S;
  readonly of_commands?: true;
  problem?(spec: z.output<S>, readFile: CheckSubject['readFile']): Promise<string | undefined>;
  evaluate(spec: z.output<S>, subject: CheckSubject): CheckAnswer | Promise<CheckAnswer>;
}): CheckKind {
  const { name, description, schema, of_commands, problem } = kind;
  return {
    name,
    description,
    schema,
    ...(of_commands && { of_commands }),
    ...(problem && { problem: (spec, readFile) => problem(spec as z.output<S>, readFile) }),
    evaluate: async (spec, subject) => kind.evaluate(spec as z.output<S>, subject),
  };
}

export interface Protocol {
  readonly name: string;
  readonly description: string;
  /** The shape of the keys that only this protocol has (besides those of every agent: protocol, endpoint, headers, paths, version, start, ready, setup, env, base, timeout). */
  readonly keys: z.ZodRawShape;
  /** Viva runs the agent itself, on this machine: it has no `endpoint`, `headers`, `start`, `ready` or `base`. */
  readonly local?: true;
  /** What its keys say together and cannot be: the key, and what is wrong. */
  mistake?(settings: JsonObject): { readonly key: string; readonly message: string } | undefined;
  /** Before anything runs: what stands in the way of this agent. */
  problem?(agent: ReadyAgent, tools: AgentTools): Promise<Problem | undefined>;
  open(opening: Opening): Conversation;
}

export interface ReportKind {
  readonly name: string;
  readonly description: string;
  render(rendering: Rendering): string;
}
