import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createGitHub } from '../../src/edge/github.ts';
import { startGitHub, TOKEN } from './github.ts';
import { createRepo } from './repo.ts';

const repo = createRepo();
afterAll(() => repo.close());

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

test('a pull request as GitHub keeps it: head, merge commit, a checkout of one commit, and the API that tells of it', async () => {
  const first = repo.push({ 'prompt.md': 'be kind\n', 'old.viva.yml': 'tests: [] # long enough to be known again\n' });
  const opened = repo.pull(7, { 'prompt.md': 'be brief\n' });
  const second = repo.push({ 'README.md': 'hello\n' });
  const pull = repo.pull(7, { 'new.viva.yml': 'tests: [] # long enough to be known again\n', 'old.viva.yml': null });
  expect(pull.baseSha).toBe(second);
  expect(repo.git('rev-parse', `${pull.headSha}^`)).toBe(opened.headSha);

  const folder = repo.checkout({ sha: pull.mergeSha, ref: 'refs/pull/7/merge' });
  expect(git(folder, 'rev-list', '--count', 'HEAD')).toBe('1');
  expect(git(folder, 'cat-file', '-p', 'HEAD').match(/^parent .*/gm)).toEqual([`parent ${second}`, `parent ${pull.headSha}`]);
  expect(readFileSync(path.join(folder, 'prompt.md'), 'utf8')).toBe('be brief\n');
  git(folder, 'fetch', '--quiet', '--depth=1', 'origin', first);
  expect(git(folder, 'show', `${first}:prompt.md`)).toBe('be kind');

  const stage = await startGitHub({ origin: repo.origin, pull });
  const github = await createGitHub({ token: TOKEN, owner: 'acme', repo: 'salon', apiUrl: stage.url, throttle: false });
  expect((await github.pullFiles(7)).files).toEqual([
    { path: 'new.viva.yml', status: 'renamed', previous: 'old.viva.yml' },
    { path: 'prompt.md', status: 'modified' },
  ]);
  expect(await github.contentAt(first, 'prompt.md')).toBe('be kind\n');
  expect(await github.contentAt(first, 'README.md')).toBeUndefined();
  expect(await github.mergeBase('main', pull.headSha)).toBe(first);
  await stage.close();
});

test('the stage throws for what GitHub does not have', async () => {
  const stage = await startGitHub();
  await fetch(`${stage.url}/repos/acme/salon/nothing`);
  await fetch(`${stage.url}/repos/acme/salon/pulls/7?colour=red`, { headers: { 'x-github-api-version': '2022-11-28' } });
  await expect(stage.close()).rejects.toThrow(/no such operation on this stage\npulls\/get request: query .*colour/);
});
