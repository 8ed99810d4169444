import type { Evidence } from './finding.ts';
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
  readonly expected?: string;
  readonly knowledge: readonly string[];
}

/** `error` = we could not tell; its reason names what came back. */
export interface Verdict {
  readonly result: 'pass' | 'fail' | 'error';
  readonly reason: string;
  readonly evidence: readonly Evidence[];
  readonly votes: readonly boolean[];
  readonly injection_suspected: boolean;
}

export interface JudgeAnswer {
  /** In the order of the question's criteria. */
  readonly verdicts: readonly Verdict[];
  readonly spent: Spent;
}

export interface Judge {
  /** `provider:model`, for words. */
  readonly name: string;
  /** Everything that can change a verdict but transcript and criterion: model, endpoint, parameters, prompt, schema, vote rule. */
  readonly fingerprint: string;
  ask(question: Question, signal: AbortSignal): Promise<JudgeAnswer>;
  /** Before anything is spent: the model is known to the provider (by its list), the key is there. */
  check(signal: AbortSignal): Promise<Problem | undefined>;
  /** How many calls `ask` makes at the least (one a batch of criteria), for estimates and budgets. */
  calls(question: Pick<Question, 'criteria'>): number;
  /** Set once an answer showed that no call can succeed (401, 403, 404, an unknown model): `ask` then makes no further calls. */
  refused(): Problem | undefined;
}
