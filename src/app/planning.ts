// What each test needs: nothing, a judgement, or a talk with the agent; and with what history it will be compared.
import type { Finding } from '../model/finding.ts';
import type { Files } from '../model/ports.ts';
import { ProblemError } from '../model/problems.ts';
import type { Counts } from '../model/report.ts';
import type { Preset, Test } from '../model/suite.ts';
import { type Estimate, estimate } from '../plan/estimate.ts';
import { resultKey } from '../plan/keys.ts';
import { type PlannedRun, planTest } from '../plan/plan.ts';
import { type Choice, type KnownTest, selectChanged } from '../plan/select.ts';
import { historyFor } from '../score/history.ts';
import { filesAtBase } from './base.ts';
import { type Identity, identify } from './identify.ts';
import type { Ledger } from './ledger.ts';
import { type Examinee, type Prepared, prepare } from './prepare.ts';
import type { RunRequest } from './run.ts';

export interface TestPlan {
  readonly selected: boolean;
  readonly why: string;
  readonly runs: readonly PlannedRun[];
  readonly history: Counts;
  /** Hash of the newest passing transcript in the history. */
  readonly passing?: string;
  readonly weakened: readonly string[];
}

export interface Plan {
  readonly tests: ReadonlyMap<string, TestPlan>;
  /** Tests of the base that are gone, with what their history says. */
  readonly removed: readonly { readonly examinee: Examinee; readonly history: Counts }[];
  readonly estimate: Estimate;
  readonly needs_judge: (id: string) => boolean;
  /** Model calls of one run of a test, at the least. */
  readonly calls_of: (id: string) => number;
}

const FIRST_RUNS: { readonly [preset in Preset]: number } = { quick: 1, standard: 2, thorough: 4 };
const MOST_ANCESTORS = 200;
