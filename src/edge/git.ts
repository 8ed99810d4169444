import path from 'node:path';
import type { ChangedFile, Git } from '../model/ports.ts';
import { runGit } from './run-git.ts';

const SHA = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
/** Commits fetched at once where a shallow clone lacks ancestors: two weeks of a busy branch. */
const DEEPEN = 200;

/** Nothing is run before it is asked for. */
export function createGit(cwd: string): Git {
  const git = (...args: string[]) => runGit(cwd, args);
  const line = async (...args: string[]): Promise<string | undefined> => (await git(...args))?.trim() || undefined;
  const lines = async (...args: string[]) => ((await git(...args)) ?? '').split('\n').filter(Boolean);
  let prefixed: Promise<string> | undefined;
  const prefix = () => (prefixed ??= git('rev-parse', '--show-prefix').then((p) => p?.replace(/\n$/, '') ?? ''));
  const has = async (commit: string) => (await git('cat-file', '-e', `${commit}^{commit}`)) !== undefined;
  const isShallow = async () => (await line('rev-parse', '--is-shallow-repository')) === 'true';

  /** No filter, so that nothing is left in the user's config; no depth in a whole clone, for it would cut that one off. */
  const fetch = async (commit: string, depth: number): Promise<void> => {
    const how = (await isShallow()) ? [`--depth=${depth}`] : [];
    await git('-c', 'gc.auto=0', 'fetch', '-q', '--no-tags', '--no-recurse-submodules', ...how, 'origin', commit);
  };

  const ensure = async (commit: string, depth = 1): Promise<boolean> => {
    if (!SHA.test(commit)) return false;
    if (await has(commit)) return true;
    await fetch(commit, depth);
    return has(commit);
  };

  const parentsOf = async (commit: string): Promise<readonly string[]> => {
    const object = (await git('cat-file', '-p', commit)) ?? '';
    const head = object.slice(0, object.indexOf('\n\n'));
    return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map((m) => m[1] ?? '');
  };

  const firstParents = async (commit: string, most: number): Promise<readonly string[]> => {
    if (!SHA.test(commit)) return [];
    const listed = async () => ((await has(commit)) ? lines('rev-list', '--first-parent', `--max-count=${most}`, commit) : []);
    const commits = await listed();
    const last = commits.at(-1);
    // A shallow clone hides the parents of its oldest commit from rev-list, not from the commit itself.
    if (last !== undefined && (commits.length >= most || (await parentsOf(last)).length === 0)) return commits;
    await fetch(commit, Math.max(most, DEEPEN));
    return listed();
  };

  const mergeBase = async (a: string, b: string): Promise<string | undefined> => {
    if (!(await ensure(a)) || !(await ensure(b))) return undefined;
    const found = await line('merge-base', a, b);
    if (found !== undefined || !(await isShallow())) return found;
    for (const commit of [a, b]) await fetch(commit, DEEPEN);
    return line('merge-base', a, b);
  };

  return {
    head: () => line('rev-parse', '--verify', '-q', 'HEAD'),
    branch: async () =>
      (await line('symbolic-ref', '--short', 'refs/remotes/origin/HEAD'))?.replace(/^origin\//, '') ??
      (await line('branch', '--show-current')),
    prefix,
    parents: (commit = 'HEAD') => parentsOf(commit),
    ensure,
    mergeBase,
    firstParents,
    changed: async (base, head = 'HEAD') => {
      if (!SHA.test(base) || (head !== 'HEAD' && !SHA.test(head))) return undefined;
      // `--relative` would hide that a file moved in from outside; paths are made relative here.
      const out = await git('diff', '--name-status', '-z', '-M', base, head);
      return out === undefined ? undefined : relativeTo(changedFiles(out), await prefix());
    },
    tree: async (commit) => {
      if (!SHA.test(commit)) return undefined;
      const out = await git('ls-tree', '-r', '-z', '--full-tree', commit);
      return out === undefined ? undefined : filesIn(out, await prefix());
    },
    show: async (commit, file) => {
      if (!SHA.test(commit)) return undefined;
      return git('cat-file', 'blob', `${commit}:${path.posix.normalize(`${await prefix()}${file}`)}`);
    },
    untracked: async () => new Set(((await git('ls-files', '-z', '--others', '--exclude-standard')) ?? '').split('\0').filter(Boolean)),
  };
}

/** Links and submodules are no files of the commit's own. */
function filesIn(out: string, prefix: string): ReadonlyMap<string, string> {
  const found = [...out.matchAll(/(?:^|\0)100(?:644|755) blob ([0-9a-f]+)\t([^\0]+)/g)];
  return new Map(
    found.flatMap(([, blob = '', file = '']) => (file.startsWith(prefix) ? [[file.slice(prefix.length), blob] as const] : [])),
  );
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
