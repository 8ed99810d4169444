import type { Finding } from './finding.ts';
import type { Verdict } from './judging.ts';

/** A stored run: where its transcript is and what it was an answer to. */
export interface StoredRun {
  /** Transcript key (plan/keys.ts): inputs, mocks, agent as written, agent version, run index. */
  readonly key: string;
  readonly test: string;
  /** The same without agent, version and index: what the agent was asked. */
  readonly inputs: string;
  /** Hash of the agent's configuration as written. */
  readonly agent: string;
  readonly agent_version: string;
  readonly endpoint?: string;
  readonly index: number;
  readonly transcript: string;
  /** ISO time. */
  readonly at: string;
  readonly commit?: string;
  /** Pull request whose run it was; absent: a run of the base branch or a terminal. */
  readonly pr?: number;
  /** A run of the base that was made beside this head, to hold it against: the head's transcript key of index 0. */
  readonly beside?: string;
}

/** One completed fresh run on the base branch: evidence, counted once. */
export interface HistoryRun {
  /** Unique for each fresh run: merging two memories never counts one twice. */
  readonly id: string;
  readonly test: string;
  readonly inputs: string;
  /** Hash of everything that turns a transcript into pass or fail (plan/keys.ts). */
  readonly judgement: string;
  readonly commit: string;
  readonly passed: boolean;
  readonly at: string;
  readonly transcript: string;
}

export interface StoredResult {
  readonly findings: readonly Finding[];
  readonly at: string;
  /** Of which transcript, and by what (`judgementParts`): to say later what changed since. */
  readonly transcript?: string;
  readonly parts?: { readonly criteria: string; readonly checks: string; readonly judge: string };
}

/** The small entry: counts and verdicts. Everything in it is untrusted until `readMemory` (plan/read-memory.ts) accepted it. */
export interface Memory {
  readonly schema_version: 1;
  readonly runs: readonly StoredRun[];
  readonly history: readonly HistoryRun[];
  /** By result key = hash(transcript hash, judgement): all findings of a completed run. */
  readonly results: { readonly [key: string]: StoredResult };
  /** By verdict key. Errors are never stored. */
  readonly verdicts: { readonly [key: string]: { readonly verdict: Verdict; readonly at: string } };
}
