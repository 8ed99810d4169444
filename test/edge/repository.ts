// A real repository in a temporary folder.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const ENV = {
  PATH: process.env['PATH'],
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'viva-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function gitIn(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, env: ENV, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

export function writeIn(folder: string, files: { readonly [file: string]: string }): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}

export interface Repository {
  readonly folder: string;
  /** Writes the files, commits everything, gives the commit. */
  commit(files: { readonly [file: string]: string }): string;
  git(...args: string[]): string;
}

export function repository(): Repository {
  const folder = temporaryFolder();
  const git = (...args: string[]) => gitIn(folder, ...args);
  git('init', '-q', '-b', 'main');
  // As GitHub does: any commit that a branch reaches can be asked for.
  git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  return {
    folder,
    git,
    commit: (files) => {
      writeIn(folder, files);
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', 'x');
      return git('rev-parse', 'HEAD');
    },
  };
}

/** A pull request's merge commit, checked out as actions/checkout does it: depth 1. */
export function shallowMerge(origin: Repository, branch: string): string {
  origin.git('checkout', '-q', '-b', 'merge', 'main');
  origin.git('merge', '-q', '--no-ff', '-m', 'merge', branch);
  const folder = temporaryFolder();
  gitIn(folder, 'clone', '-q', '--depth=1', '--branch', 'merge', `file://${origin.folder}`, '.');
  return folder;
}
