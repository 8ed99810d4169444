// What is to be carried out, and what became of it.
import type { Redact } from '../model/ports.ts';
import type { Problem } from '../model/problems.ts';
import type { RunReport, Spent, UniqueError } from '../model/report.ts';
import type { PlannedRun } from '../plan/plan.ts';
import type { Halt } from '../score/compare.ts';
import type { BaseAgents } from './base-agents.ts';
import type { Identity } from './identify.ts';
import type { Ledger } from './ledger.ts';
import type { Plan } from './planning.ts';
import type { Examinee, Prepared } from './prepare.ts';
import type { Filled, StartedAgents } from './ready.ts';
import type { RunRequest } from './request.ts';
import type { Storage } from './storage.ts';

export interface Task {
  readonly examinee: Examinee;
  readonly identity: Identity;
  readonly planned: PlannedRun;
}

export interface Performed {
  readonly runs: ReadonlyMap<string, readonly RunReport[]>;
  /** Base runs, made just now or for this very head before; `runs` are the head's alone. */
  readonly live: ReadonlyMap<string, readonly RunReport[]>;
  /** What metrics found, by its cause. */
  readonly errors?: ReadonlyMap<string, readonly UniqueError[]>;
  readonly spent: Spent;
  /** With base's past as it is judged now. */
  readonly plan?: Plan;
  readonly problems: readonly Problem[];
  /** Secrets that this run cannot have; nothing was called then. */
  readonly withheld: readonly string[];
  /** Why planned runs were left out. */
  readonly left_out?: 'budget' | 'cancelled';
  readonly stopped_by?: 'SIGINT' | 'SIGTERM';
  /** Runs beyond the first ones, and why there were no more of them. */
  readonly reruns: number;
  readonly halt?: Halt;
}

export interface Work {
  readonly request: RunRequest;
  readonly prepared: Prepared;
  readonly ledger: Ledger;
  readonly storage: Storage;
  readonly tasks: readonly Task[];
  readonly filled: Filled;
  readonly started: Pick<StartedAgents, 'died' | 'dead'>;
  readonly baseAgents: BaseAgents;
  readonly plan: Plan;
  /** Base runs that an earlier push or attempt paid for. */
  readonly beside: ReadonlyMap<string, readonly RunReport[]>;
  /** Before the first run. */
  readonly already?: Spent;
  readonly redact: Redact;
}
