// GitHub, the runner and its cache, as the conductors see them. edge/ holds the real ones.
import type { ArtifactQuery, FoundArtifact } from './artifacts.ts';
import type { Place } from './place.ts';
import type { ChangedFile } from './ports.ts';

export type EventKind =
  | 'pull_request'
  | 'pull_request_target'
  | 'push'
  | 'merge_group'
  | 'workflow_dispatch'
  | 'schedule'
  | 'issue_comment'
  | 'workflow_run'
  | 'other';

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** `owner/name`; absent: the fork is gone. */
  readonly headRepo?: string;
  readonly baseSha: string;
  /** The base branch's name. */
  readonly baseRef: string;
  readonly fork: boolean;
  readonly draft: boolean;
}

/** The event that started the action. Everything a stranger may choose (names of branches, for one) is still hostile text. */
/** The run that `workflow_run` tells of. */
export interface FinishedRun {
  readonly id: number;
  readonly event: string;
  readonly headSha: string;
  /** `owner/name`; absent: the fork is gone. */
  readonly headRepo?: string;
}

export interface EventInfo {
  readonly kind: EventKind;
  readonly owner: string;
  readonly repo: string;
  /** Of `pull_request`, `pull_request_target` and `merge_group`. */
  readonly pr?: PullRequest;
  /** Where an event names a pull request without its commits: `issue_comment`, `workflow_run`. */
  readonly prNumber?: number;
  /** Of `workflow_run`. */
  readonly finished?: FinishedRun;
  /** Dependabot's runs get a read-only token and no secrets, like a fork's. */
  readonly dependabot: boolean;
  readonly actor: string;
  /** Of `issue_comment`. */
  readonly comment?: EventComment;
  /** What is checked out: for a pull request its merge commit. */
  readonly sha: string;
  readonly ref: string;
  /** The branch compared with: a pull request's base, the pushed branch itself. */
  readonly baseName: string;
  readonly defaultBranch: string;
  /** Of a push: the branch's commit before it; absent where the branch is new. */
  readonly before?: string;
  readonly runId: string;
  readonly attempt: number;
  readonly workflow: string;
  readonly job: string;
  /** This run's page. */
  readonly runUrl: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
}

export interface EventComment {
  readonly id: number;
  /** `created`, `edited`, `deleted`. */
  readonly action: string;
  readonly body: string;
  readonly by: string;
  /** An app or a bot wrote it. */
  readonly bot: boolean;
  /** ISO time. */
  readonly at: string;
}

export interface CommentRequest {
  readonly pr: number;
  /** Whether a body carries our marker; the author is checked apart. */
  isOurs(body: string): boolean;
  /** The new body. Called again whenever another leg has written meanwhile, so it keeps every foreign section. */
  merge(existing: string | undefined): string;
  /** false: only an existing comment is brought up to date. */
  readonly create: boolean;
}

export type CommentResult =
  | { readonly action: 'created' | 'updated' | 'unchanged'; readonly url: string }
  | { readonly action: 'none' }
  /** The token may not: what it lacks, in one line. */
  | { readonly action: 'denied'; readonly text: string }
  /** Anything else that went wrong, in one line. */
  | { readonly action: 'failed'; readonly text: string };

/** Reads reject with an Error of one line, without the token. Paths are relative to the repository's root. */
export interface GitHub {
  upsertComment(request: CommentRequest): Promise<CommentResult>;
  /** `tooMany`: GitHub lists 3,000 files and no more. */
  pullFiles(pr: number): Promise<{ readonly files: readonly ChangedFile[]; readonly tooMany: boolean }>;
  /** undefined: no such file at that commit. */
  contentAt(commit: string, path: string): Promise<string | undefined>;
  mergeBase(base: string, head: string): Promise<string>;
  pull(pr: number): Promise<PullNow>;
  /** Of finished and running runs of this repository, newest first: only what GitHub says is theirs. */
  artifacts(query: ArtifactQuery): Promise<readonly FoundArtifact[]>;
  /** The merged pull request that brought this commit to its base branch. */
  mergedPull(commit: string): Promise<PullRequest | undefined>;
  setStatus(status: CommitStatus): Promise<StatusResult>;
  readonly talk: GitHubTalk;
  readonly reruns: GitHubReruns;
}

export type Reaction = 'eyes' | 'rocket' | 'confused';

/** The people of a pull request and what they write. */
export interface GitHubTalk {
  /** By the collaborators' list; `maintain` counts as `write`. An account that nobody knows has `none`. */
  permission(login: string): Promise<'admin' | 'write' | 'read' | 'none'>;
  /** Never rejects: a reaction is worth no failure. */
  react(comment: number, reaction: Reaction): Promise<void>;
  /** When the commit was made, by its committer's clock (ISO). */
  commitTime(sha: string): Promise<string>;
  /** undefined: it is gone. */
  comment(id: number): Promise<{ readonly by: string; readonly bot: boolean; readonly body: string } | undefined>;
  /** A review comment with a suggestion. false: GitHub would not, most often because that line is not in the changes. */
  suggest(suggestion: {
    readonly pr: number;
    readonly commit: string;
    readonly path: string;
    readonly line: number;
    readonly text: string;
  }): Promise<boolean>;
  /** The body of our one comment. */
  ours(pr: number, isOurs: (body: string) => boolean): Promise<string | undefined>;
}

export interface WorkflowRun {
  readonly id: number;
  readonly event: string;
  readonly headSha: string;
  /** `owner/name`. */
  readonly repo: string;
  /** Absent: the fork is gone. */
  readonly headRepo?: string;
  readonly completed: boolean;
  readonly attempt: number;
  /** ISO time. */
  readonly created: string;
  readonly url: string;
}

export interface WorkflowJob {
  readonly id: number;
  readonly name: string;
  readonly runner: string;
  /** ISO times; absent: it has not begun, or not ended. */
  readonly started?: string;
  readonly ended?: string;
}

export interface GitHubReruns {
  /** undefined: there is no such run any more. */
  run(id: string): Promise<WorkflowRun | undefined>;
  /** Runs of that pull request's head, newest first. */
  ofHead(sha: string): Promise<readonly WorkflowRun[]>;
  /** Of the newest attempt. */
  jobs(run: number): Promise<readonly WorkflowJob[]>;
  /** `refused`: GitHub's reason, in one line. */
  again(what: { readonly job: number } | { readonly run: number }): Promise<{ readonly started: true } | { readonly refused: string }>;
}

/** As it is now, whatever an event said. */
export interface PullNow extends PullRequest {
  readonly open: boolean;
  /** The commit that GitHub makes to see whether it can be merged. */
  readonly mergeSha?: string;
}

/** Where a run has no place among the checks of a pull request: shown beside them, and may be required as they are. */
export interface CommitStatus {
  readonly sha: string;
  readonly state: 'success' | 'failure' | 'error' | 'pending';
  readonly context: string;
  /** Cut to GitHub's 140 characters. */
  readonly description: string;
  /** The page behind it. */
  readonly url: string;
}

/** `denied`: what the token lacks, in one line. */
export type StatusResult = { readonly set: true } | { readonly denied: string } | { readonly failed: string };

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title?: string;
  readonly message: string;
  /** Its file is relative to the working directory, as everywhere; the runner is told the path from the root. */
  readonly place?: Place;
}

export interface Runner {
  /** Trimmed; '' where it is not given. */
  input(name: string): string;
  setOutput(name: string, value: string): Promise<void>;
  annotate(annotation: Annotation): Promise<void>;
  /** Replaces what this step wrote before. What is over GitHub's limit is cut, and said. */
  summary(markdown: string): Promise<void>;
  saveState(name: string, value: string): Promise<void>;
  /** What main saved for post; '' where it did not. */
  state(name: string): string;
  addMask(value: string): Promise<void>;
  /** Sets the exit code; the process ends by itself. */
  exit(code: number): void;
}

/** `memory`: counts and verdicts, small. `transcripts`: apart. */
export type CachePart = 'memory' | 'transcripts';
/** `pr`: this pull request's own, seen by its runs only. `base`: written by runs of a branch, read by its pull requests too. */
export type CacheScope = 'pr' | 'base';

/** A folder that holds nothing but regular files of bounded size with expected names. Their content is untrusted. */
export interface RestoredFolder {
  readonly scope: CacheScope;
  readonly folder: string;
  readonly key: string;
}

/** Never throws into the run: what cannot be restored is a miss, what cannot be saved is said. */
export interface CacheStore {
  readonly available: boolean;
  /** The newest of each scope that can be read, side by side; the pull request's own first. */
  restore(part: CachePart): Promise<readonly RestoredFolder[]>;
  /** Where the part's files have to lie to be saved: absolute, made if missing, left as restored. */
  folder(part: CachePart): Promise<string>;
  save(part: CachePart): Promise<'saved' | 'not_saved'>;
}
