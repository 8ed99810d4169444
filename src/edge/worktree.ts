// Another commit of the repository, checked out beside this one.
import { rmSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Git } from '../model/ports.ts';
import { ProblemError, problem } from '../model/problems.ts';
import { runGit } from './run-git.ts';

const left = new Set<string>();
let watching = false;

/** `folder`: the working directory, as that commit has it. Throws ProblemError `no_checkout`; nothing is left then. */
export async function openWorktree(
  cwd: string,
  git: Pick<Git, 'ensure' | 'prefix'>,
  commit: string,
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  if (!(await git.ensure(commit))) throw new ProblemError(problem('no_checkout', `the commit ${commit.slice(0, 7)} could not be fetched.`));
  const parent = await realpath(await mkdtemp(path.join(tmpdir(), 'viva-base-')));
  const root = path.join(parent, 'base');
  track(parent);
  const remove = async () => {
    await runGit(cwd, ['worktree', 'remove', '--force', '--force', root]);
    // Also what git does not know of, such as a folder that it could not make.
    await rm(parent, { recursive: true, force: true, maxRetries: 3 });
    await runGit(cwd, ['worktree', 'prune']);
    left.delete(parent);
  };
  // Hooks are this checkout's own and may do anything.
  const added = await runGit(cwd, ['-c', `core.hooksPath=${parent}`, 'worktree', 'add', '--quiet', '--force', '--detach', root, commit]);
  if (added === undefined) {
    await remove();
    throw new ProblemError(problem('no_checkout', `git could not check out the commit ${commit.slice(0, 7)} in a folder of its own.`));
  }
  return { folder: path.join(root, await git.prefix()), remove };
}

/** What a run that ended at once leaves on the disk. */
function track(folder: string): void {
  if (!watching)
    process.on('exit', () => {
      for (const each of left) rmSync(each, { recursive: true, force: true });
    });
  watching = true;
  left.add(folder);
}
