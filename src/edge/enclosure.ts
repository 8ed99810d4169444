// A repository may hold links that a stranger committed: nothing is read or written through one that leads out of it, or into `.git`.
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';

export interface Enclosure {
  /** Paths that name a place elsewhere in plain words (`../x`, `/tmp/x`) are whoever wrote them's own, and not looked at. */
  holds(file: string): Promise<boolean>;
  /** Whether a file may be put there, in place of a link if there is one. */
  hasRoomFor(file: string): Promise<boolean>;
}

const above = (relative: string): boolean => relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
const inGit = (relative: string): boolean => relative.split(path.sep).some((part) => part.toLowerCase() === '.git');

export function enclosure(cwd: string): Enclosure {
  let known: Promise<string> | undefined;
  const root = () => (known ??= rootOf(cwd));
  const named = (file: string) => path.relative(cwd, path.resolve(cwd, file));
  const holds = async (file: string): Promise<boolean> => {
    if (above(named(file))) return true;
    if (inGit(named(file))) return false;
    const real = path.relative(await root(), await realOf(path.resolve(cwd, file)));
    return !above(real) && !inGit(real);
  };
  return { holds, hasRoomFor: async (file) => above(named(file)) || (!inGit(named(file)) && (await holds(path.join(file, '..')))) };
}

/** The checkout's, or the folder itself. */
async function rootOf(cwd: string): Promise<string> {
  const real = await realpath(cwd).catch(() => path.resolve(cwd));
  for (let at = real; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) return at;
    if (at === path.dirname(at)) return real;
  }
}

/** Where it is, or would be made. A link in a circle, or to nothing, leads nowhere. */
async function realOf(target: string): Promise<string> {
  for (let at = target, rest = ''; ; rest = path.join(path.basename(at), rest), at = path.dirname(at)) {
    try {
      return path.join(await realpath(at), rest);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if ((code !== 'ENOENT' && code !== 'ENOTDIR') || at === path.dirname(at)) return path.parse(target).root;
    }
  }
}
