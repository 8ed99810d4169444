import type { z } from 'zod';
import type { AgentTools, Conversation, Opening, ReadyAgent } from './agents.ts';
import type { AskedModel } from './asking.ts';
import type { Asked, CommandAnswer, CommandOption } from './commands.ts';
import type { Finding, Measured } from './finding.ts';
import type { Json, JsonObject } from './json.ts';
import type { Search } from './ports.ts';
import type { Problem } from './problems.ts';
import type { Rendering } from './report.ts';
import type { ToolStatus, Transcript } from './transcript.ts';
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
    readonly of_commands?: true | 'workspace';
    /** What `schema` cannot see (a JSON Schema that does not compile, a file that is missing): one sentence. Asked when the suite is read. */
    problem?(spec: unknown, readFile: CheckSubject['readFile']): Promise<string | undefined>;
    evaluate(spec: unknown, subject: CheckSubject): Promise<CheckAnswer>;
}
/** `spec` reaches `evaluate` only after `schema` accepted it (the suite room does that), hence the one cast. */
export declare function defineCheck<S extends z.ZodType>(kind: {
    readonly name: string;
    readonly description: string;
    readonly schema: S;
    readonly of_commands?: true | 'workspace';
    problem?(spec: z.output<S>, readFile: CheckSubject['readFile']): Promise<string | undefined>;
    evaluate(spec: z.output<S>, subject: CheckSubject): CheckAnswer | Promise<CheckAnswer>;
}): CheckKind;
/** A metric measures each round of a conversation, or the conversation: by the judge's answers, or by code. */
export type Metric = AskedMetric | CodedMetric;
interface AnyMetric {
    readonly name: string;
    readonly description: string;
    readonly of: 'round' | 'conversation';
}
/** Asked of the judge, in the same call as the criteria of the conversation. */
export interface AskedMetric extends AnyMetric {
    /** What the judge is told about it. */
    readonly question: string;
    /** Whole numbers, both ends in; or labels, of which the first says that nothing is wrong and every other has a severity. */
    readonly scale: {
        readonly from: number;
        readonly to: number;
    } | {
        readonly labels: readonly MetricLabel[];
    };
    /** Rounds without tool calls are left out. */
    readonly only_with_tools?: boolean;
}
export interface MetricLabel {
    readonly name: string;
    readonly description: string;
}
export interface CodedMetric extends AnyMetric {
    /** Changes whenever its code does: what was measured before is measured again then. */
    readonly version: string;
    /** One entry for each round, or one without `round`: what is missing, and a rejection, is an error, never a pass. A label with a severity is a failure. */
    measure(subject: MetricSubject): Promise<readonly Measured[]>;
}
export declare const isAsked: (metric: Metric) => metric is AskedMetric;
/** What a metric that is code sees of one conversation. */
export interface MetricSubject {
    readonly transcript: Transcript;
    readonly rounds: readonly MetricRound[];
    /** Of the simulated user. */
    readonly profile?: string;
    readonly goal?: string;
    readonly knowledge: readonly string[];
    /** The judge's model. Its calls are counted. */
    readonly model: AskedModel;
    readonly signal: AbortSignal;
}
export interface MetricRound {
    /** From 1. */
    readonly round: number;
    readonly user: string;
    /** Texts of several messages are joined. */
    readonly agent: string;
    readonly tool_calls: readonly {
        readonly name: string;
        readonly args: Json;
        readonly result?: Json;
        readonly status?: ToolStatus;
    }[];
}
export interface Protocol {
    readonly name: string;
    readonly description: string;
    /** The shape of the keys that only this protocol has (besides those of every agent: protocol, endpoint, headers, paths, version, start, ready, setup, env, base, timeout). */
    readonly keys: z.ZodRawShape;
    /** Viva runs the agent itself, on this machine: it has no `endpoint`, `headers`, `start`, `ready` or `base`. */
    readonly local?: true;
    /** What its keys say together and cannot be: the key, and what is wrong. */
    mistake?(settings: JsonObject): {
        readonly key: string;
        readonly message: string;
    } | undefined;
    /** Before anything runs: what stands in the way of this agent. */
    problem?(agent: ReadyAgent, tools: AgentTools): Promise<Problem | undefined>;
    open(opening: Opening): Conversation;
}
export interface ReportKind {
    readonly name: string;
    readonly description: string;
    render(rendering: Rendering): string;
}
export interface SlashCommand {
    /** As typed after the slash: `reeval`, `viva why`. */
    readonly name: string;
    readonly usage: string;
    readonly description: string;
    readonly options: readonly CommandOption[];
    /** It speaks about the head commit: the pull request has to be open, and its head no later than the comment. */
    readonly aboutHead: boolean;
    answer(asked: Asked): CommandAnswer;
}
export {};
