import type { AgentHandler } from './agents.ts';
import type { JsonObject } from './json.ts';
import type { Place } from './place.ts';
import type { JudgeSettings, Runs } from './suite.ts';
/** One agent as written: `settings` holds every key, protocol-specific ones too, with `${VAR}` unfilled. */
export interface AgentSettings {
    readonly name: string;
    readonly protocol: string;
    readonly settings: JsonObject;
    readonly place: Place;
    readonly paths: readonly string[];
    readonly version?: string;
    readonly setup?: string;
    readonly start?: string;
    readonly ready?: string;
    readonly env: readonly EnvEntry[];
    readonly endpoint?: string;
    /** Its processes run on this machine, from the checkout. */
    readonly local?: boolean;
    /** Milliseconds for one round. */
    readonly timeout: number;
    /** Conversations at once; undefined: as many as its kind of agent takes. */
    readonly concurrency?: number;
    /** The entry of the config that says more about agents of its kind (`tardi/*`). */
    readonly like?: string;
    /** `${…}` in its command is the shell's: nothing is filled in. */
    readonly literal?: boolean;
    readonly handler?: AgentHandler;
    /** Where each `${VAR}` is asked for first. No part of the settings as written. */
    readonly variables?: {
        readonly [name: string]: Place;
    };
}
/** `value` undefined: passed on from Viva's own environment. */
export interface EnvEntry {
    readonly name: string;
    readonly value?: string;
}
export type FailOn = 'regressed' | 'failed' | 'unconfirmed' | 'nothing';
export type OnError = 'fail' | 'neutral';
export type Baseline = 'live' | 'history';
export interface Config {
    /** undefined: no config file, built-in defaults. */
    readonly file?: string;
    readonly agents: {
        readonly [name: string]: AgentSettings;
    };
    readonly judge?: JudgeSettings | 'none';
    /** As the file has it, whatever a flag or an input says; undefined: it has none. */
    readonly judge_as_written?: JudgeSettings | 'none';
    /** The model that plays users; undefined: the judge's. */
    readonly simulator?: JudgeSettings;
    /** Where the settings of judge and simulator ask for each `${VAR}` first. */
    readonly judge_variables?: {
        readonly [name: string]: Place;
    };
    readonly suites: readonly string[];
    readonly runs: Runs;
    readonly baseline: Baseline;
    readonly fail_on: FailOn;
    readonly on_error: OnError;
    readonly budget: {
        readonly usd?: number;
        readonly calls: number;
    };
    readonly history: {
        readonly target: number;
        readonly per_push: number;
    };
    readonly share: {
        readonly transcripts: 'all' | 'failing' | 'none';
        readonly redact: readonly string[];
    };
}
