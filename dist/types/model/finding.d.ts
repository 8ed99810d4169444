import type { Json } from './json.ts';
import type { Place } from './place.ts';
import type { RunCode } from './transcript.ts';
export type Result = 'pass' | 'fail' | 'error' | 'skipped';
export type Status = 'passed' | 'failed' | 'errored' | 'skipped';
export type SkipCode = 'no_judge' | 'no_transcript' | 'check_failed' | 'budget' | 'skip' | 'no_secrets' | 'cancelled' | 'bail' | 'unchanged' | 'agent_ended' | 'could_not_test';
export interface Evidence {
    /** Index into the transcript's events, from 0. */
    readonly event: number;
    readonly quote: string;
}
export type Severity = 'low' | 'medium' | 'high' | 'critical';
/** From the least to the worst. */
export declare const SEVERITIES: readonly Severity[];
/** What a metric says of one round, or of the whole conversation: a score or a label. */
export interface Measured {
    /** From 1. */
    readonly round?: number;
    readonly score?: number;
    readonly label?: string;
    /** Of a label that names a failure. */
    readonly severity?: Severity;
    readonly reason: string;
    readonly evidence?: readonly Evidence[];
}
/** One answer of a check, criterion, metric or `never` rule about one run. Its texts quote agents and judges: hostile, escape on exit. */
export interface Finding {
    readonly kind: 'check' | 'criterion' | 'metric' | 'never' | 'run';
    /** The check's or metric's name, the criterion's text, or for kind `run` what the agent did instead of answering. */
    readonly name: string;
    readonly result: Result;
    /** One sentence for a person: why. Empty for a plain pass. */
    readonly reason: string;
    readonly code?: RunCode;
    readonly skip?: SkipCode;
    /** From 1; undefined: the whole conversation. */
    readonly round?: number;
    readonly place: Place;
    readonly evidence?: readonly Evidence[];
    readonly expected?: Json;
    readonly actual?: Json;
    /** Of a criterion: how the calls voted, in order. */
    readonly votes?: readonly boolean[];
    readonly injection_suspected?: boolean;
    /** Of a metric: each answer, their mean where they are scores, and the least that passes. */
    readonly measured?: readonly Measured[];
    readonly score?: number;
    readonly at_least?: number;
}
/** Each in words. */
export declare const SKIPS: {
    readonly [code: string]: string;
};
