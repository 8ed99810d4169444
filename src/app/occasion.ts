import type { ChangedFile } from '../model/ports.ts';
import type { Links } from '../model/report.ts';

/** Why and where this run takes place. */
export interface Occasion {
  readonly kind: 'pull_request' | 'push' | 'terminal' | 'other';
  readonly pr?: number;
  /** The commit that was examined, for words and history: the pushed one, or the head of the pull request. */
  readonly commit?: string;
  /** The commit compared with. */
  readonly base?: string;
  /** The base branch's name, for words. */
  readonly base_name: string;
  /** false: a fork or Dependabot; a missing secret is withheld, not forgotten. */
  readonly trusted: boolean;
  /** No agent is talked to: a test without a transcript is skipped. */
  readonly judges_only?: boolean;
  /** A push or schedule run on the base branch: its fresh runs become history. */
  readonly adds_history: boolean;
  /** A schedule: history grows without the limit of a push. */
  readonly unlimited_history?: boolean;
  /** Files that the pull request changes, from the API; undefined: ask git. */
  readonly changed?: () => Promise<readonly ChangedFile[] | 'too_many' | undefined>;
  /** A file at the base commit, where git cannot say. */
  readonly at_base?: (path: string) => Promise<string | undefined>;
  readonly links: Links;
}
