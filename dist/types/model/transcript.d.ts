import type { Json } from './json.ts';
export interface Usage {
    readonly input: number;
    readonly output: number;
}
export type ToolStatus = 'ok' | 'error';
/** What happened, in order. `round` counts from 1. `at` is milliseconds since the run began; times are no part of a transcript's hash. */
export type Event = {
    readonly type: 'user';
    readonly round: number;
    readonly text: string;
    readonly at?: number;
} | {
    readonly type: 'agent';
    readonly round: number;
    readonly text: string;
    readonly finish?: string;
    /** What the agent says it looked up for this answer. */
    readonly context?: Json;
    readonly at?: number;
} | {
    readonly type: 'tool_call';
    readonly round: number;
    readonly call: string;
    readonly name: string;
    readonly args: Json;
    readonly at?: number;
} | {
    readonly type: 'tool_result';
    readonly round: number;
    readonly call: string;
    readonly name: string;
    readonly status: ToolStatus;
    readonly content: Json;
    /** There is no mock: it was answered with null. */
    readonly unmocked?: true;
    readonly at?: number;
} | {
    readonly type: 'error';
    readonly round: number;
    readonly code: RunCode;
    readonly text: string;
    readonly at?: number;
};
/** Why a run ended before its last round was answered. Failed codes are the agent's doing; errored ones mean that we could not tell. */
export type FailedCode = 'CRASH' | 'TIMEOUT' | 'EMPTY_OUTPUT' | 'FORMAT_DRIFT' | 'SCHEMA_MISMATCH' | 'TRAJECTORY_MISMATCH' | 'TELEMETRY' | 'LIMIT' | 'LLM_JUDGE_FAIL';
export type ErroredCode = 'AGENT_ERROR' | 'JUDGE_ERROR' | 'UNMOCKED_TOOL' | 'HARNESS_ERROR';
export type RunCode = FailedCode | ErroredCode;
export declare const ERRORED_CODES: readonly ErroredCode[];
export declare const isErrored: (code: RunCode) => code is ErroredCode;
/** How an agent's process ended: by itself, or by a signal. */
export type Exit = {
    readonly code: number;
} | {
    readonly signal: string;
};
export interface FileChange {
    readonly path: string;
    readonly how: 'added' | 'modified' | 'removed';
}
/** What the agent left in its copy of the workspace. */
export interface Workspace {
    readonly changed: readonly FileChange[];
    /** The commands that the test asks to be run there, and what came of them. `exit` null: it did not end by itself, or not in time. */
    readonly ran: readonly {
        readonly command: string;
        readonly exit: number | null;
        readonly output: string;
    }[];
}
export interface RoundTimes {
    /** Milliseconds from sending the input to the complete answer. */
    readonly latency: number;
    readonly usage?: Usage;
    readonly exit?: Exit;
}
/** One run of a test: immutable, content-addressed by `transcriptHash` (plan/keys.ts), redacted before it gets this shape. */
export interface Transcript {
    readonly test: string;
    readonly agent: string;
    readonly agent_version: string;
    readonly endpoint?: string;
    /** Run index, from 0. */
    readonly run: number;
    /** ISO time at which the run began. */
    readonly at: string;
    readonly events: readonly Event[];
    readonly rounds: readonly RoundTimes[];
    /** Milliseconds for the whole conversation. */
    readonly latency: number;
    readonly usage?: Usage;
    readonly agent_calls: number;
    /** The agent may have called tools without a word about it. */
    readonly hides_tools?: true;
    readonly workspace?: Workspace;
    /** Where a model played the user: its calls, and who ended the conversation. */
    readonly user?: {
        readonly calls: number;
        readonly tokens: Usage;
        readonly usd?: number;
        readonly ended_by: 'user' | 'limit';
    };
    /** Set where the conversation ended early or the agent broke: also the last event. */
    readonly ended?: {
        readonly code: RunCode;
        readonly round: number;
        readonly text: string;
    };
}
