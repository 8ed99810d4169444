import type { Metric } from './contracts.ts';
import type { Severity } from './finding.ts';
import type { Json, JsonObject } from './json.ts';
import type { Place } from './place.ts';

export interface Criterion {
  readonly text: string;
  readonly isolate: boolean;
  readonly place: Place;
}

/** `name` is a check kind of the catalog; `spec` has been validated with that kind's schema. */
export interface Check {
  readonly name: string;
  readonly spec: unknown;
  readonly place: Place;
}

export interface Never {
  readonly tools: readonly string[];
  readonly contains: readonly string[];
  readonly regex: readonly string[];
  readonly place: Place;
}

/** What a mock that is a function is told beside the arguments. */
export interface MockContext {
  /** How often this tool was called before in this conversation. */
  readonly callIndex: number;
  readonly conversationId: string;
  /** From 0. */
  readonly turnIndex: number;
  /** Who calls. */
  readonly agent: string;
}

/** May be asynchronous. What it throws is the tool's error. */
export type MockFunction = (args: Json, context: MockContext) => unknown;

/** A function that a file of the checkout exports. */
export interface ModuleMock {
  /** From the working directory. */
  readonly file: string;
  readonly name: string;
  /** As written. */
  readonly text: string;
  readonly place: Place;
}

export type Mock =
  | { readonly module: ModuleMock }
  /** `id` changes whenever the function's code does. */
  | { readonly function: MockFunction; readonly id: string }
  | { readonly returns: Json }
  | { readonly error: string }
  | { readonly sequence: readonly Mock[] }
  | { readonly when: JsonObject; readonly mock: Mock }
  | { readonly choices: readonly Mock[] };

/** A model plays the user: in place of `rounds`. */
export interface SimulatedUser {
  readonly profile: string;
  readonly goal: string;
  /** In place of the built-in one; {{profile}}, {{goal}} and {{knowledge}} are filled in. */
  readonly prompt?: string;
  readonly max_rounds: number;
}

export interface MetricAsked {
  readonly metric: Metric;
  /** A run whose mean score is less fails. */
  readonly at_least?: number;
  /** Asked of the judge in a call of its own. */
  readonly isolate: boolean;
  readonly place: Place;
}

export interface Round {
  readonly user_input: string;
  readonly expected?: string;
  readonly criteria: readonly Criterion[];
  readonly checks: readonly Check[];
  readonly never?: Never;
  readonly place: Place;
}

export type Preset = 'quick' | 'standard' | 'thorough';
export type Runs = Preset | number;

/** The author's own bar. `k of n`: at least k of n runs. `share`: at least that share (0..1) of the runs. */
export type Threshold =
  | { readonly k: number; readonly n: number; readonly text: string }
  | { readonly share: number; readonly text: string };

/** One named entry, with the suite's defaults merged in and its cases expanded: what runs. */
export interface Test {
  /** `file#name`, stable across runs. */
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly place: Place;
  readonly description?: string;
  readonly tags: readonly string[];
  /** The author's reason. */
  readonly skip?: string;
  /** Agent as written on test or suite; undefined: by the folder, else the only one of the config. */
  readonly agent?: string;
  /** For suites in a tdx folder `agents/{project}/{agent}`. */
  readonly tdx?: { readonly project: string; readonly agent: string; readonly folder: string };
  /** Empty where a simulated user leads the conversation. */
  readonly rounds: readonly Round[];
  readonly user?: SimulatedUser;
  readonly expected?: string;
  readonly knowledge: readonly string[];
  readonly criteria: readonly Criterion[];
  readonly checks: readonly Check[];
  readonly never?: Never;
  readonly metrics?: readonly MetricAsked[];
  /** A failure that a metric finds fails its run from this severity on; undefined: critical. */
  readonly fail_on_severity?: Severity;
  /** The author's bar for the mean over all rounds of all runs of the test: Agentest's thresholds. */
  readonly averages?: readonly { readonly name: string; readonly at_least: number; readonly place: Place }[];
  readonly mocks: { readonly [tool: string]: Mock };
  readonly unmocked_tools: 'error' | 'passthrough';
  readonly runs?: Runs;
  readonly threshold?: Threshold;
  /** Milliseconds for the whole run. */
  readonly timeout?: number;
  /** The first failing run fails the test, whatever its threshold: the others are skipped. */
  readonly fail_fast?: boolean;
}

export interface Suite {
  readonly file: string;
  readonly format: string;
  readonly description?: string;
  readonly tests: readonly Test[];
  /** The suite's own judge, if it names one. */
  readonly judge?: JudgeSettings | 'none';
}

export interface JudgeSettings {
  readonly provider: string;
  readonly model: string;
  readonly base_url?: string;
  readonly headers: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: string };
  readonly api_key?: string;
  readonly temperature?: number;
  /** 3 (default): two more only on a fail. 1: no votes. */
  readonly votes: 1 | 3;
  /** Agreement with people, 0 to 1, below which it only advises. */
  readonly floor?: number;
  /** USD per million tokens. */
  readonly prices?: { readonly input: number; readonly output: number };
}
