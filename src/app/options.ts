import type { Service } from '../model/commands.ts';
import type { Baseline, FailOn, OnError } from '../model/config.ts';
import type { JudgeSettings, Runs, Threshold } from '../model/suite.ts';

export interface Again extends Omit<Service, 'judge'> {
  readonly judge?: JudgeSettings | 'none';
}

/** What one run was asked to do, by inputs or flags. undefined: as the config says. */
export interface Options {
  readonly mode: 'action' | 'terminal';
  readonly config?: string;
  /** Files, folders or globs named on the command line. */
  readonly paths: readonly string[];
  readonly suites: readonly string[];
  readonly run: 'changed' | 'all' | 'failed';
  readonly names: readonly string[];
  readonly files: readonly string[];
  readonly tags: readonly string[];
  readonly runs?: Runs;
  readonly threshold?: Threshold;
  /** Milliseconds for the whole run of a test. */
  readonly timeout?: number;
  readonly fail_on?: FailOn;
  readonly on_error?: OnError;
  readonly baseline?: Baseline;
  readonly agent_version?: string;
  readonly judge?: JudgeSettings | 'none';
  readonly judge_base_url?: string;
  readonly concurrency?: number;
  readonly budget_usd?: number;
  readonly budget_calls?: number;
  readonly id?: string;
  readonly reeval: boolean;
  /** What a comment asks for, besides what is done anyhow. */
  readonly again?: Again;
  readonly dry_run: boolean;
  readonly bail: boolean;
  /** Every agent that is a command runs in a container. */
  readonly sandbox?: { readonly image?: string };
}
