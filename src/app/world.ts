import type { Codes } from '../model/code.ts';
import type { CheckKind, Metric, Protocol, ReportKind, SlashCommand } from '../model/contracts.ts';
import type { Format } from '../model/format.ts';
import type { Clock, Files, Git, Http, LoadModule, Log, Random, Redact, Search } from '../model/ports.ts';
import type { Problem } from '../model/problems.ts';
import type { Commands } from '../model/programs.ts';

/** Everything outside, passed in by an entry. */
export interface World {
  readonly files: Files;
  readonly git: Git;
  readonly http: Http;
  readonly fetch: typeof fetch;
  readonly commands: Commands;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly search: Search;
  readonly loadModule: LoadModule;
  /** Runs the checkout's code in processes of their own. */
  readonly code: Codes;
  readonly env: { readonly [name: string]: string | undefined };
  /** A key for that provider that the machine keeps for its user; absent where there is none to ask. */
  readonly storedKey?: (provider: string) => Promise<string | undefined>;
  readonly disk: Disk;
  /** Starts an agent and waits until it is ready. */
  readonly startAgent: (start: AgentStart) => Promise<StartedAgent>;
  readonly runSetup: (setup: {
    readonly command: string;
    readonly env: { readonly [name: string]: string };
    readonly redact: Redact;
    readonly folder?: string;
  }) => Promise<void>;
  /** Another commit beside this one. Throws ProblemError `no_checkout`. */
  readonly checkOut: (commit: string) => Promise<Checkout>;
  readonly freePort: () => Promise<number>;
  /** Hides every secret that is known by now. */
  readonly redact: Redact;
  /** From now on these are hidden too, in the log as well. */
  readonly hide: (secrets: readonly string[], patterns: readonly string[]) => void;
}

export interface StartedAgent {
  stop(): Promise<void>;
  /** For a call that failed: whether the agent has ended meanwhile, with what it printed last. */
  died(): Promise<Problem | undefined>;
}

export interface AgentStart {
  readonly command: string;
  readonly env: { readonly [name: string]: string };
  readonly ready?: string;
  readonly port?: number;
  /** Where it will answer. */
  readonly endpoint?: string;
  readonly redact: Redact;
  /** Where; without: in the working directory. */
  readonly folder?: string;
}

export interface Checkout {
  /** The working directory, as that commit has it. */
  readonly folder: string;
  remove(): Promise<void>;
}

/** The two layers of memory, on disk. What it gives is untrusted. */
export interface Disk {
  memories(): Promise<readonly unknown[]>;
  save(memory: unknown): Promise<void>;
  /** Which transcripts are there. */
  hashes(): Promise<(hash: string) => boolean>;
  transcript(hash: string): Promise<unknown>;
  append(hash: string, transcript: unknown): Promise<void>;
  /** Those that were restored from elsewhere, into one file. */
  copyOthers(hashes: ReadonlySet<string>, target: string, mostBytes: number): Promise<void>;
  keepOnly(hashes: ReadonlySet<string>, mostBytes: number): Promise<void>;
  close(): Promise<void>;
}

/** The list (catalog.ts). */
export interface Catalog {
  readonly protocols: readonly Protocol[];
  readonly checks: readonly CheckKind[];
  readonly metrics: readonly Metric[];
  readonly reports: readonly ReportKind[];
  readonly commands: readonly SlashCommand[];
  readonly formats: readonly Format[];
}
