import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createGit } from '../../src/edge/git.ts';
import { gitIn, repository, shallowMerge, temporaryFolder, writeIn } from './repository.ts';

describe('a whole clone', () => {
  test('head, parents, branch and first parents, newest first', async () => {
    const repo = repository();
    const [a, b, c] = [repo.commit({ 'a.txt': '1' }), repo.commit({ 'a.txt': '2' }), repo.commit({ 'a.txt': '3' })];
    const git = createGit(repo.folder);
    expect(await git.head()).toBe(c);
    expect(await git.parents()).toEqual([b]);
    expect(await git.branch()).toBe('main');
    expect(await git.firstParents(c, 10)).toEqual([c, b, a]);
    expect(await git.firstParents(c, 2)).toEqual([c, b]);
  });

  test('what changed: added, modified, removed, renamed, with spaces and line breaks in names', async () => {
    const repo = repository();
    const long = Array.from({ length: 30 }, (_, i) => `line ${i}`).join('\n');
    const base = repo.commit({ 'a.txt': '1', 'old name.txt': long, 'gone.txt': '1' });
    repo.git('rm', '-q', 'gone.txt');
    repo.git('mv', 'old name.txt', 'new\nname.txt');
    repo.commit({ 'a.txt': '2', 'ä.txt': 'neu' });
    expect(await createGit(repo.folder).changed(base)).toEqual([
      { path: 'a.txt', status: 'modified' },
      { path: 'gone.txt', status: 'removed' },
      { path: 'new\nname.txt', previous: 'old name.txt', status: 'renamed' },
      { path: 'ä.txt', status: 'added' },
    ]);
  });

  test('a file as an earlier commit has it; a folder or a path outside is no file', async () => {
    const repo = repository();
    const base = repo.commit({ 'sub/a.txt': 'before\n' });
    repo.commit({ 'sub/a.txt': 'after\n' });
    const git = createGit(repo.folder);
    expect(await git.show(base, 'sub/a.txt')).toBe('before\n');
    expect(await git.show(base, 'sub')).toBeUndefined();
    expect(await git.show(base, '../etc/passwd')).toBeUndefined();
    expect(await git.show('--output=/tmp/x', 'sub/a.txt')).toBeUndefined();
  });

  test('a working directory below the root: its paths are its own, what lies outside starts with ../', async () => {
    const repo = repository();
    const base = repo.commit({ 'apps/bot/a.txt': '1', 'lib/b.txt': '1' });
    repo.commit({ 'apps/bot/a.txt': '2', 'lib/b.txt': '2' });
    const git = createGit(path.join(repo.folder, 'apps/bot'));
    expect(await git.prefix()).toBe('apps/bot/');
    expect((await git.changed(base))?.map((c) => c.path)).toEqual(['a.txt', '../../lib/b.txt']);
    expect(await git.show(base, 'a.txt')).toBe('1');
    expect(await git.show(base, '../../lib/b.txt')).toBe('1');
  });

  test('the merge base of two branches', async () => {
    const repo = repository();
    const fork = repo.commit({ 'a.txt': '1' });
    repo.git('checkout', '-q', '-b', 'feature');
    const feature = repo.commit({ 'b.txt': '1' });
    repo.git('checkout', '-q', 'main');
    const main = repo.commit({ 'a.txt': '2' });
    expect(await createGit(repo.folder).mergeBase(main, feature)).toBe(fork);
  });

  test('untracked files, without those that are ignored', async () => {
    const repo = repository();
    repo.commit({ 'a.txt': '1', '.gitignore': '*.log\n' });
    writeIn(repo.folder, { 'report.json': '{}', 'x.log': '' });
    expect([...(await createGit(repo.folder).untracked())]).toEqual(['report.json']);
  });

  test('a missing commit is fetched without cutting the clone off', async () => {
    const repo = repository();
    const first = repo.commit({ 'a.txt': '1' });
    const folder = temporaryFolder();
    gitIn(folder, 'clone', '-q', `file://${repo.folder}`, '.');
    const later = repo.commit({ 'a.txt': '2' });
    const git = createGit(folder);
    expect(await git.ensure(later)).toBe(true);
    expect(await git.firstParents(later, 10)).toEqual([later, first]);
    expect(gitIn(folder, 'rev-parse', '--is-shallow-repository')).toBe('false');
  });
});

describe('a pull request as actions/checkout leaves it: a merge commit of depth 1', () => {
  const story = () => {
    const origin = repository();
    const mains = [0, 1, 2, 3].map((n) => origin.commit({ 'main.txt': `${n}`, 'prompt.md': 'be kind' }));
    origin.git('checkout', '-q', '-b', 'feature');
    const feature = origin.commit({ 'prompt.md': 'be rude' });
    origin.git('checkout', '-q', 'main');
    const tip = origin.commit({ 'main.txt': 'tip' });
    return { origin, mains, feature, tip, folder: shallowMerge(origin, 'feature') };
  };

  test('parents are known without a fetch; the base is fetched, its difference is the pull request’s own', async () => {
    const { folder, feature, tip } = story();
    const git = createGit(folder);
    expect(await git.parents()).toEqual([tip, feature]);
    expect(await git.changed(tip)).toBeUndefined();
    expect(await git.ensure(tip)).toBe(true);
    expect(await git.changed(tip)).toEqual([{ path: 'prompt.md', status: 'modified' }]);
    expect(await git.show(tip, 'prompt.md')).toBe('be kind');
  });

  test('ancestors of the base are fetched on demand, and nothing is left in the user’s config', async () => {
    const { folder, mains, tip } = story();
    const config = readFileSync(path.join(folder, '.git/config'), 'utf8');
    const git = createGit(folder);
    expect(await git.firstParents(tip, 100)).toEqual([tip, ...mains.reverse()]);
    expect(readFileSync(path.join(folder, '.git/config'), 'utf8')).toBe(config);
  });

  test('the merge base', async () => {
    const { folder, mains, feature, tip } = story();
    expect(await createGit(folder).mergeBase(tip, feature)).toBe(mains.at(-1));
  });

  test('a commit that nobody has, or that is no commit', async () => {
    const git = createGit(story().folder);
    expect(await git.ensure('0123456789'.repeat(4))).toBe(false);
    expect(await git.ensure('--upload-pack=touch /tmp/pwned')).toBe(false);
    expect(await git.firstParents('0123456789'.repeat(4), 5)).toEqual([]);
  });
});

test('outside a checkout nothing is known, and nothing breaks', async () => {
  const git = createGit(temporaryFolder());
  const sha = 'a'.repeat(40);
  expect(await Promise.all([git.head(), git.branch(), git.mergeBase(sha, sha), git.changed(sha), git.show(sha, 'a')])).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect([await git.parents(), await git.firstParents(sha, 5), await git.prefix(), await git.ensure(sha)]).toEqual([[], [], '', false]);
});

test('an empty repository has no head', async () => {
  const git = createGit(repository().folder);
  expect(await git.head()).toBeUndefined();
  expect(await git.parents()).toEqual([]);
});
