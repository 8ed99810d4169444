// The contract of other tools' test files.
import type { z } from 'zod';
import type { AgentSettings } from './config.ts';
import type { CheckKind, Metric } from './contracts.ts';
import type { Place } from './place.ts';
import type { LoadModule } from './ports.ts';
import type { Problem } from './problems.ts';
import type { Suite } from './suite.ts';

/** One file that a pattern found or the command line named, as a foreign format sees it. */
export interface FormatSource {
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  readonly text: string;
  /** The author named this very file. */
  readonly named: boolean;
  /** Its YAML: texts, `Plain`, lists and mappings (model/values.ts). undefined: it is none, or its YAML is broken. */
  readonly value: unknown;
  locate(path: readonly PropertyKey[], what?: 'key' | 'value'): Place;
  /** What a schema found wrong with `value`, each at its line. */
  wrong(issues: readonly z.core.$ZodIssue[]): readonly Problem[];
  readonly checks: readonly CheckKind[];
  readonly metrics: readonly Metric[];
  /** Text of a file relative to the working directory; undefined: no such file. */
  readonly read: (path: string) => Promise<string | undefined>;
  /** All files that there are. */
  readonly list: () => Promise<readonly string[]>;
  /** Those that are read in this run as this one is, this one among them. */
  readonly found: readonly string[];
  /** The config that the command line named. */
  readonly config?: string;
  readonly env: { readonly [name: string]: string | undefined };
  /** undefined: code of the checkout is not run here. */
  readonly loadModule?: LoadModule;
  /** Another file as this one. */
  at(file: string, text: string): FormatSource;
}

export interface FormatRead {
  readonly suites: readonly Suite[];
  /** Agents that the file itself describes; its tests name them. */
  readonly agents: readonly AgentSettings[];
  readonly problems: readonly Problem[];
  /** Every file that was run to read it. */
  readonly files?: readonly string[];
  /** What it says about the whole run. */
  readonly project?: ProjectSettings;
}

/** Flags and our own config win. */
export interface ProjectSettings {
  /** Calls at once. */
  readonly concurrency?: number;
  /** Milliseconds between the starts of two tests. */
  readonly debounce?: number;
  readonly reporters?: readonly string[];
  /** The tests of `agent` are held with these agents too, side by side. */
  readonly compare?: { readonly agent: string; readonly with: readonly string[] };
}

/** Another tool's test files, run unmodified, with that tool's defaults. */
export interface Format {
  readonly name: string;
  readonly description: string;
  /** Where such files are looked for, besides our own. */
  readonly patterns: readonly string[];
  /** Says where secrets go: where a stranger wrote the pull request, such a file is read as the base commit has it. */
  isConfig?(file: string): boolean;
  /** By content, never by name alone. */
  recognises(source: FormatSource): boolean;
  read(source: FormatSource): Promise<FormatRead>;
}
