// The tests of the base commit, read as the head's are: what did not change is read from the working tree.
import { posix } from 'node:path';
import type { ChangedFile, Files } from '../model/ports.ts';
import type { Occasion } from './occasion.ts';
import type { World } from './world.ts';

export interface BaseFiles {
  readonly files: Files;
  readonly changed: readonly ChangedFile[];
}

/** undefined: what the base commit held cannot be told, by git or the API. */
export async function filesAtBase(world: World, occasion: Occasion): Promise<BaseFiles | 'too_many' | undefined> {
  const base = occasion.base;
  if (base === undefined) return undefined;
  const byGit = (await world.git.ensure(base)) ? await world.git.changed(base) : undefined;
  if (byGit) return { changed: byGit, files: hybrid(world.files, byGit, (path) => world.git.show(base, path)) };
  const listed = await askApi(occasion);
  if (listed === undefined || listed === 'too_many') return listed;
  const prefix = await world.git.prefix();
  const changed = listed.map((c) => ({
    ...c,
    path: within(prefix, c.path),
    ...(c.previous !== undefined && { previous: within(prefix, c.previous) }),
  }));
  return { changed, files: hybrid(world.files, changed, async (path) => occasion.at_base?.(posix.normalize(prefix + path))) };
}

export type ReadText = (path: string) => Promise<string | undefined>;

/** A file's text as the base commit has it. */
export const textAtBase =
  (world: World, { base, at_base }: Occasion): ReadText =>
  async (path) => {
    if (base === undefined) return undefined;
    if (await world.git.ensure(base)) return world.git.show(base, path);
    return at_base?.(posix.normalize((await world.git.prefix()) + path));
  };

/**
 * For a pull request from a fork: config comes from the base commit, so that it cannot choose where keys go. A config that only the
 * fork has does not exist here.
 */
export function withBaseConfig(world: World, atBase: ReadText, isConfig: (path: string) => boolean): Files {
  return {
    ...world.files,
    read: (path) => (isConfig(path) ? atBase(path) : world.files.read(path)),
    list: async () => {
      const files = await world.files.list();
      const configs = await Promise.all(
        files.filter(isConfig).map(async (path) => ((await atBase(path)) === undefined ? path : undefined)),
      );
      return files.filter((path) => !configs.includes(path));
    },
  };
}

/** GitHub names files from the repository's root, everything else here from the working directory. */
const within = (prefix: string, path: string): string => (prefix ? posix.relative(prefix, path) : path);

async function askApi(occasion: Occasion): Promise<readonly ChangedFile[] | 'too_many' | undefined> {
  try {
    return await occasion.changed?.();
  } catch {
    return undefined;
  }
}

function hybrid(head: Files, changed: readonly ChangedFile[], readAtBase: (path: string) => Promise<string | undefined>): Files {
  const touched = new Set(changed.flatMap((c) => (c.previous ? [c.path, c.previous] : [c.path])));
  const gone = new Set(changed.filter((c) => c.status === 'added' || c.status === 'renamed').map((c) => c.path));
  const back = changed.flatMap((c) => (c.status === 'removed' ? [c.path] : c.previous ? [c.previous] : []));
  const read = async (path: string) => (gone.has(path) ? undefined : touched.has(path) ? readAtBase(path) : head.read(path));
  return {
    read,
    list: async () => [...(await head.list()).filter((f) => !gone.has(f)), ...back].sort(),
    hash: async (path) => {
      if (!touched.has(path)) return head.hash(path);
      const text = await read(path);
      return text === undefined ? undefined : head.hashOf(text);
    },
    hashOf: head.hashOf,
    write: async () => {},
    writable: async () => undefined,
  };
}
