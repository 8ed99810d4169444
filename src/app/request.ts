import type { RunReport } from '../model/report.ts';
import type { Test } from '../model/suite.ts';
import type { Occasion } from './occasion.ts';
import type { Options } from './options.ts';
import type { Catalog, World } from './world.ts';

export interface Progress {
  planned?(tests: number, runs: number): void;
  /** What failed runs again. */
  more?(runs: number): void;
  /** `nth` of so many that are planned, from 1; beyond these: one that was made again. */
  runDone?(test: Test, run: RunReport, nth: number, planned: number): void;
}

export interface RunRequest {
  readonly world: World;
  readonly options: Options;
  readonly occasion: Occasion;
  readonly catalog: Catalog;
  readonly viva: string;
  readonly id: string;
  readonly progress: Progress;
  /** Aborted with the signal's name as reason. */
  readonly signal: AbortSignal;
}

/** In a terminal without a base there is nothing to hold a test against. */
export const isCompared = ({ occasion }: RunRequest): boolean => occasion.kind === 'pull_request' || occasion.kind === 'push';

/** Whether what failed may run again, and base beside it. */
export const mayTalk = (request: RunRequest): boolean => isCompared(request) && !request.options.reeval && !request.occasion.judges_only;
