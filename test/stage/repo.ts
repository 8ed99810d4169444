// Real git repositories in temporary folders: a bare origin as GitHub keeps it, and checkouts as actions/checkout makes them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Path to content; null takes the file away. */
export type FileChanges = { readonly [path: string]: string | null };

export interface StagePullCommits {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  readonly mergeSha: string;
  readonly headRef: string;
}

export interface Occasion {
  readonly eventName: string;
  readonly event: object;
  /** GITHUB_SHA, GITHUB_REF and their kin. */
  readonly env: { readonly [name: string]: string };
}

export interface StageRepo {
  /** The bare repository. */
  readonly origin: string;
  git(...args: string[]): string;
  /** Commits on main and pushes. Gives the commit. */
  push(files: FileChanges, message?: string): string;
  /** Opens a pull request from main as it is now, or pushes onto it, and lets GitHub make its merge commit. */
  pull(number: number, files: FileChanges, message?: string): StagePullCommits;
  /** As actions/checkout does it by default: one commit, detached, without history. */
  checkout(what: { readonly sha: string; readonly ref: string }, depth?: number): string;
  pullEvent(
    pull: StagePullCommits,
    changes?: { readonly headRepo?: string | null; readonly runId?: number; readonly attempt?: number; readonly actor?: string },
  ): Occasion;
  pushEvent(commit: { readonly sha: string; readonly before?: string; readonly runId?: number }): Occasion;
  /** Of a comment on a pull request (on an issue where `issue` says so). */
  commentEvent(comment: StageRemark): Occasion;
  close(): void;
}

export interface StageRemark {
  readonly id: number;
  readonly number: number;
  readonly body: string;
  readonly by: string;
  readonly type?: 'User' | 'Bot';
  readonly action?: 'created' | 'edited' | 'deleted';
  readonly at?: string;
  readonly issue?: boolean;
}

const FULL_NAME = 'acme/salon';

export function createRepo(): StageRepo {
  const root = mkdtempSync(path.join(tmpdir(), 'repo-'));
  const origin = path.join(root, 'origin.git');
  const work = path.join(root, 'work');
  const run = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe', env: GIT_ENV }).trim();
  run(root, 'init', '--quiet', '--bare', '--initial-branch=main', origin);
  // GitHub hands out any commit by its name.
  run(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  run(root, 'clone', '--quiet', origin, work);
  run(work, 'switch', '--quiet', '--orphan', 'main');
  run(work, 'commit', '--quiet', '--allow-empty', '-m', 'Begin');
  const git = (...args: string[]) => run(work, ...args);
  let checkouts = 0;

  const commit = (files: FileChanges, message: string): string => {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(work, name);
      if (content === null) rmSync(file, { recursive: true, force: true });
      else {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    }
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  };

  return {
    origin,
    git,
    push: (files, message = 'Change main') => {
      git('switch', '--quiet', 'main');
      const sha = commit(files, message);
      git('push', '--quiet', 'origin', 'main');
      return sha;
    },
    pull: (number, files, message = 'Change something') => {
      const headRef = `topic-${number}`;
      const exists = git('branch', '--list', headRef) !== '';
      git('switch', '--quiet', ...(exists ? [headRef] : ['--create', headRef, 'main']));
      const headSha = commit(files, message);
      const baseSha = git('rev-parse', 'main');
      git('switch', '--quiet', '--detach', 'main');
      git('merge', '--quiet', '--no-ff', '-m', `Merge ${headSha} into ${baseSha}`, headSha);
      const mergeSha = git('rev-parse', 'HEAD');
      git('push', '--quiet', '--force', 'origin', `${headSha}:refs/pull/${number}/head`, `${mergeSha}:refs/pull/${number}/merge`);
      git('switch', '--quiet', 'main');
      return { number, headSha, baseSha, mergeSha, headRef };
    },
    checkout: ({ sha, ref }, depth = 1) => {
      const folder = path.join(root, `checkout-${++checkouts}`);
      const tracking = ref.replace(/^refs\/(?:heads\/)?/, 'refs/remotes/');
      run(root, 'init', '--quiet', '--initial-branch=main', folder);
      run(folder, 'remote', 'add', 'origin', `file://${origin}`);
      run(folder, 'fetch', '--quiet', '--no-tags', ...(depth > 0 ? [`--depth=${depth}`] : []), 'origin', `+${sha}:${tracking}`);
      run(folder, 'checkout', '--quiet', '--force', '--detach', tracking);
      return folder;
    },
    pullEvent: (pull, { headRepo = FULL_NAME, runId = 1, attempt = 1, actor = 'octocat' } = {}) => ({
      eventName: 'pull_request',
      event: {
        action: 'synchronize',
        number: pull.number,
        pull_request: {
          number: pull.number,
          draft: false,
          head: { sha: pull.headSha, ref: pull.headRef, repo: headRepo === null ? null : { full_name: headRepo } },
          base: { sha: pull.baseSha, ref: 'main', repo: { full_name: FULL_NAME } },
        },
        repository: { full_name: FULL_NAME, default_branch: 'main' },
        sender: { login: actor },
      },
      env: {
        ...ids(runId, attempt, actor),
        GITHUB_SHA: pull.mergeSha,
        GITHUB_REF: `refs/pull/${pull.number}/merge`,
        GITHUB_REF_NAME: `${pull.number}/merge`,
        GITHUB_BASE_REF: 'main',
        GITHUB_HEAD_REF: pull.headRef,
      },
    }),
    pushEvent: ({ sha, before = '0'.repeat(40), runId = 1 }) => ({
      eventName: 'push',
      event: { ref: 'refs/heads/main', before, after: sha, repository: { full_name: FULL_NAME, default_branch: 'main' } },
      env: { ...ids(runId, 1, 'octocat'), GITHUB_SHA: sha, GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main' },
    }),
    commentEvent: ({ id, number, body, by, type = 'User', action = 'created', at = new Date().toISOString(), issue = false }) => ({
      eventName: 'issue_comment',
      event: {
        action,
        issue: {
          number,
          state: 'open',
          ...(!issue && { pull_request: { url: `https://api.github.com/repos/${FULL_NAME}/pulls/${number}` } }),
        },
        comment: { id, body, user: { login: by, type }, created_at: at, updated_at: at, author_association: 'CONTRIBUTOR' },
        repository: { full_name: FULL_NAME, default_branch: 'main' },
        sender: { login: by },
      },
      env: { ...ids(1, 1, by), GITHUB_SHA: git('rev-parse', 'main'), GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main' },
    }),
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

const ids = (runId: number, attempt: number, actor: string) => ({
  GITHUB_RUN_ID: String(runId),
  GITHUB_RUN_ATTEMPT: String(attempt),
  GITHUB_ACTOR: actor,
});

/** Nobody's own git configuration decides a test. */
const GIT_ENV = {
  PATH: process.env['PATH'] ?? '',
  HOME: tmpdir(),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Anna',
  GIT_AUTHOR_EMAIL: 'anna@example.com',
  GIT_COMMITTER_NAME: 'Anna',
  GIT_COMMITTER_EMAIL: 'anna@example.com',
};
