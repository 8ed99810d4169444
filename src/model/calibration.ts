// How far a judge can be trusted, by what people said about the same runs.
import type { Place } from './place.ts';

export type Said = 'pass' | 'fail';

/** What a person said about one criterion of one run, beside what the judge said. */
export interface Label {
  readonly test: string;
  readonly criterion: string;
  /** From 1; undefined: the whole conversation, or the only round that has this criterion. */
  readonly round?: number;
  /** Hash of the run's transcript, or its first 8 digits at the least. */
  readonly transcript?: string;
  /** undefined: a person has still to say. */
  readonly human?: Said;
  readonly judged?: Said;
  /** `provider:model` that judged. */
  readonly judge?: string;
  /** Of everything else that can change a verdict: prompt, parameters, vote rule. */
  readonly prompt?: string;
  readonly date?: string;
  /** Drawn at random from passes, one in so many. */
  readonly drawn?: number;
  readonly by?: string;
  readonly place: Place;
}

export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Trust {
  readonly labels: number;
  readonly agreement: Interval;
  /** Of what people pass, what the judge passes; undefined: people passed nothing. */
  readonly true_positive?: Interval;
  /** Of what people fail, what the judge fails. */
  readonly true_negative?: Interval;
  /** Cohen's kappa; undefined where there are too few labels to mean anything, or chance alone agrees always. */
  readonly kappa?: Interval & { readonly error: number };
}

/** A criterion that judge and people do not always answer alike. */
export interface Disputed {
  readonly criterion: string;
  readonly labels: number;
  /** Judge pass, human fail. */
  readonly judge_pass: number;
  /** Judge fail, human pass. */
  readonly human_pass: number;
}

/** A criterion that the judge itself does not answer alike when it is asked again. */
export interface Split {
  readonly criterion: string;
  /** First answers that failed it, and were asked about again. */
  readonly failures: number;
  /** Of these, overturned or 2 to 1. */
  readonly split: number;
  readonly ambiguous: boolean;
}

export interface Calibration {
  readonly judge: string;
  readonly prompt: string;
  readonly trust: Trust;
  /** Both rates are 80 % or more, also at the lower end of their intervals. */
  readonly calibrated: boolean;
  /** Labels that count for the rates as often as they were drawn seldom. */
  readonly drawn: number;
  readonly first?: string;
  readonly last?: string;
  readonly disputed: readonly Disputed[];
  readonly splits: readonly Split[];
  /** Verdicts of this judge that are stored. */
  readonly verdicts: { readonly passed: number; readonly all: number };
  /** The pass rate of those verdicts without the judge's errors; undefined: too few labels, or it tells nothing apart. */
  readonly corrected?: number;
}

export interface CalibrationReport {
  readonly schema_version: 1;
  readonly file: string;
  readonly judges: readonly Calibration[];
  /** Of another judge or prompt than asked now: by whom, how many. */
  readonly stale: readonly {
    readonly judge: string;
    readonly prompt?: string;
    readonly labels: number;
    readonly why: 'judge' | 'prompt';
  }[];
  /** Nobody knows what the judge said. */
  readonly unknown: number;
  /** A person has still to say. */
  readonly waiting: number;
  /** Drawn now and written into the file. */
  readonly offered: number;
  /** Passes that a draw would choose from. */
  readonly passes: number;
}
