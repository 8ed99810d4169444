import path from 'node:path';
import type { ChangedFile, Git } from '../model/ports.ts';
import { runGit } from './run-git.ts';

const SHA = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
/** Commits fetched at once where a shallow clone lacks ancestors: two weeks of a busy branch, without the blobs of a whole history. */
const DEEPEN = 200;

/** Nothing is run before it is asked for: a terminal outside a checkout pays for no more than one failing git. */
export function createGit(cwd: string): Git {
  const git = (...args: string[]) => runGit(cwd, args);
  const line = async (...args: string[]): Promise<string | undefined> => (await git(...args))?.trim() || undefined;
  let prefixed: Promise<string | undefined> | undefined;
  /** Path of the working directory in the repository, `''` at its root; undefined: no checkout. */
  const prefix = () => (prefixed ??= git('rev-parse', '--show-prefix').then((p) => p?.trim()));
  const has = async (commit: string) => (await git('cat-file', '-e', `${commit}^{commit}`)) !== undefined;

  const ensure = async (commit: string, depth = 1): Promise<boolean> => {
    if (!SHA.test(commit)) return false;
    if (await has(commit)) return true;
    await git('fetch', '-q', '--no-tags', `--depth=${depth}`, 'origin', commit);
    return has(commit);
  };

  const parentsOf = async (commit: string): Promise<readonly string[]> => {
    const object = (await git('cat-file', '-p', commit)) ?? '';
    const head = object.slice(0, object.indexOf('\n\n'));
    return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map((m) => m[1] ?? '');
  };

  const firstParents = async (commit: string, most: number): Promise<readonly string[]> => {
    if (!SHA.test(commit)) return [];
    const listed = async () => ((await git('rev-list', '--first-parent', `--max-count=${most}`, commit)) ?? '').split('\n').filter(Boolean);
    let commits = (await has(commit)) ? await listed() : [];
    const last = commits.at(-1);
    // A shallow clone hides the parents of its oldest commit from rev-list, not from the commit itself.
    const cutOff = last === undefined || (commits.length < most && (await parentsOf(last)).length > 0);
    if (cutOff && (await git('fetch', '-q', '--no-tags', `--depth=${Math.max(most, DEEPEN)}`, 'origin', commit)) !== undefined)
      commits = await listed();
    return commits;
  };

  return {
    head: () => line('rev-parse', '--verify', '-q', 'HEAD'),
    branch: async () =>
      (await line('symbolic-ref', '--short', 'refs/remotes/origin/HEAD'))?.replace(/^origin\//, '') ??
      (await line('branch', '--show-current')),
    prefix: async () => (await prefix()) ?? '',
    parents: () => parentsOf('HEAD'),
    ensure,
    mergeBase: async (a, b) => (SHA.test(a) && SHA.test(b) ? line('merge-base', a, b) : undefined),
    firstParents,
    changed: async (base) => {
      if (!SHA.test(base)) return undefined;
      // `--relative` would hide that a file moved in from outside; paths are made relative here.
      const out = await git('diff', '--name-status', '-z', '-M', base, 'HEAD');
      return out === undefined ? undefined : relativeTo(changedFiles(out), (await prefix()) ?? '');
    },
    show: async (commit, file) => {
      if (!SHA.test(commit)) return undefined;
      return git('show', `${commit}:${path.posix.normalize(`${(await prefix()) ?? ''}${file}`)}`);
    },
  };
}

function changedFiles(out: string): ChangedFile[] {
  const parts = out.split('\0');
  const files: ChangedFile[] = [];
  for (let i = 0; i + 1 < parts.length; ) {
    const letter = (parts[i] ?? '').charAt(0);
    const first = parts[i + 1] ?? '';
    if (letter === 'R' || letter === 'C') {
      const second = parts[i + 2] ?? '';
      files.push(letter === 'R' ? { path: second, previous: first, status: 'renamed' } : { path: second, status: 'added' });
      i += 3;
    } else {
      files.push({ path: first, status: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified' });
      i += 2;
    }
  }
  return files;
}

function relativeTo(files: readonly ChangedFile[], prefix: string): readonly ChangedFile[] {
  const relative = (file: string) => (prefix ? path.posix.relative(prefix, file) : file);
  return files.map((f) => ({ ...f, path: relative(f.path), ...(f.previous !== undefined && { previous: relative(f.previous) }) }));
}
