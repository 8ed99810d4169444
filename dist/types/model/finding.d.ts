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
/** One answer of a check, criterion or `never` rule about one run. Its texts quote agents and judges: hostile, escape on exit. */
export interface Finding {
    readonly kind: 'check' | 'criterion' | 'never' | 'run';
    /** The check's name, the criterion's text, or for kind `run` what the agent did instead of answering. */
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
}
/** Each in words. */
export declare const SKIPS: {
    readonly [code: string]: string;
};
