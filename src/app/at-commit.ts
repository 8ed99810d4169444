// Another commit as data: its files are read from git's store, and nothing of it is checked out, loaded or started.
import type { Files, Git } from '../model/ports.ts';
import { ProblemError, problem } from '../model/problems.ts';
import type { World } from './world.ts';

/** undefined: the commit is not to be had. Reports are still written where this run stands. */
export async function worldAt(world: World, commit: string): Promise<World | undefined> {
  const tree = (await world.git.ensure(commit)) ? await world.git.tree(commit) : undefined;
  return tree && { ...world, git: gitAt(world.git, commit), files: filesAt(world, commit, tree), ...HARMLESS };
}

function filesAt({ git, files }: World, commit: string, tree: ReadonlyMap<string, string>): Files {
  return {
    ...files,
    read: async (path) => (tree.has(path) ? git.show(commit, path) : undefined),
    list: async () => [...tree.keys()].sort(),
    hash: async (path) => tree.get(path),
  };
}

const gitAt = (git: Git, commit: string): Git => ({
  ...git,
  head: async () => commit,
  parents: (other = commit) => git.parents(other),
  changed: (base, other = commit) => git.changed(base, other),
  untracked: async () => new Set(),
});

const refused = (what: string) =>
  problem(
    'not_supported',
    `${what} of a pull request is not run beside secrets.`,
    undefined,
    'Push the branch to this repository: its own run does it.',
  );
const refuse = (what: string) => async (): Promise<never> => {
  throw new ProblemError(refused(what));
};

const HARMLESS: Pick<World, 'loadModule' | 'startAgent' | 'runSetup' | 'checkOut'> = {
  loadModule: async (file) => ({
    problem: { ...refused('code'), message: `\`${file}\` is code: code of a pull request is not run beside secrets.` },
  }),
  startAgent: refuse('an agent'),
  runSetup: refuse('a set-up'),
  checkOut: refuse('a checkout'),
};
