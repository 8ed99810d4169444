import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createGit } from '../../src/edge/git.ts';
import { openWorktree } from '../../src/edge/worktree.ts';
import { gitIn, repository, shallowMerge, temporaryFolder } from './repository.ts';

const worktrees = (folder: string) => gitIn(folder, 'worktree', 'list').split('\n').length;

test('a commit that a shallow clone lacks, below the root; nothing of it is left', async () => {
  const repo = repository();
  const base = repo.commit({ 'apps/bot/prompt.md': 'before' });
  repo.git('checkout', '-q', '-b', 'feature');
  repo.commit({ 'apps/bot/prompt.md': 'after' });
  const folder = shallowMerge(repo, 'feature');
  const cwd = path.join(folder, 'apps/bot');
  const opened = await openWorktree(cwd, createGit(cwd), base);
  expect(readFileSync(path.join(opened.folder, 'prompt.md'), 'utf8')).toBe('before');
  expect(readFileSync(path.join(cwd, 'prompt.md'), 'utf8')).toBe('after');
  expect(worktrees(folder)).toBe(2);
  await opened.remove();
  expect(existsSync(opened.folder)).toBe(false);
  expect(existsSync(path.resolve(opened.folder, '../../..'))).toBe(false);
  expect(worktrees(folder)).toBe(1);
});

test('hooks of the checkout are not run', async () => {
  const repo = repository();
  const base = repo.commit({ 'a.txt': '1' });
  repo.commit({ '.hooks/post-checkout': '#!/bin/sh\ntouch ran\n' });
  chmodSync(path.join(repo.folder, '.hooks/post-checkout'), 0o755);
  gitIn(repo.folder, 'config', 'core.hooksPath', path.join(repo.folder, '.hooks'));
  const opened = await openWorktree(repo.folder, createGit(repo.folder), base);
  expect(readdirSync(opened.folder).sort()).toEqual(['.git', 'a.txt']);
  await opened.remove();
});

test('a commit that nobody has, or no checkout at all', async () => {
  const repo = repository();
  repo.commit({ 'a.txt': '1' });
  const open = (folder: string) => openWorktree(folder, createGit(folder), 'a'.repeat(40));
  await expect(open(repo.folder)).rejects.toThrow('the commit aaaaaaa could not be fetched');
  await expect(open(temporaryFolder())).rejects.toThrow('the commit aaaaaaa could not be fetched');
  expect(worktrees(repo.folder)).toBe(1);
});
