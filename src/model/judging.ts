import type { AskedModel } from './asking.ts';
import type { AskedMetric } from './contracts.ts';
import type { Evidence, Measured } from './finding.ts';
import type { Problem } from './problems.ts';
import type { Spent } from './report.ts';
import type { Criterion } from './suite.ts';
import type { Transcript } from './transcript.ts';

/** One question to the judge: the criteria of one round, or of the whole conversation. */
export interface Question {
  readonly transcript: Transcript;
  /** From 1: the judge sees the conversation up to and including that round. undefined: all of it. */
  readonly round?: number;
  readonly criteria: readonly Criterion[];
  /** Of the whole conversation. */
  readonly metrics?: readonly { readonly metric: AskedMetric; readonly isolate: boolean }[];
  readonly expected?: string;
  readonly knowledge: readonly string[];
  /** Of the simulated user: told where metrics are asked for, and no bar for the criteria. */
  readonly user?: { readonly profile: string; readonly goal: string };
}

/** `error` = we could not tell; its reason names what came back. */
export interface Verdict {
  readonly result: 'pass' | 'fail' | 'error';
  readonly reason: string;
  readonly evidence: readonly Evidence[];
  readonly votes: readonly boolean[];
  readonly injection_suspected: boolean;
  /** Of a metric, which has a `pass` where it could be measured: whether that is enough is not the judge's to say. */
  readonly measured?: readonly Measured[];
}

export interface JudgeAnswer {
  /** In the order of the question's criteria. */
  readonly verdicts: readonly Verdict[];
  /** In the order of the question's metrics. */
  readonly measures: readonly Verdict[];
  readonly spent: Spent;
}

export interface Judge {
  /** `provider:model`, for words. */
  readonly name: string;
  /** Everything that can change a verdict but transcript and criterion: model, endpoint, parameters, prompt, schema, vote rule. */
  readonly fingerprint: string;
  /** The same for what is measured. */
  readonly metrics_fingerprint: string;
  ask(question: Question, signal: AbortSignal): Promise<JudgeAnswer>;
  /** The same model, for metrics that are code and for grouping what they found. */
  readonly model: AskedModel;
  /** Before anything is spent: the model is known to the provider (by its list), the key is there. */
  check(signal: AbortSignal): Promise<Problem | undefined>;
  /** How many calls `ask` makes at the least (one a batch of criteria), for estimates and budgets. */
  calls(question: Pick<Question, 'criteria' | 'metrics'>): number;
  /** Set once an answer showed that no call can succeed (401, 403, 404, an unknown model): `ask` then makes no further calls. */
  refused(): Problem | undefined;
}
