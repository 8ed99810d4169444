// A folder that an agent works in: copied for each run, and compared with what it was.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import type { FileChange } from '../model/transcript.ts';

const MOST_FILES = 50_000;
/** More is no list that anyone reads. */
const MOST_CHANGES = 1000;
/** Of git and of package managers: not the agent's work. */
const LEFT_OUT = new Set(['.git', 'node_modules', '.viva']);

/** Links stay links. */
export const copyFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });

export type Snapshot = ReadonlyMap<string, string>;

export async function snapshot(folder: string): Promise<Snapshot> {
  const found = new Map<string, string>();
  const visit = async (inside: string): Promise<void> => {
    for (const entry of await readdir(path.join(folder, inside), { withFileTypes: true })) {
      if (LEFT_OUT.has(entry.name) || found.size >= MOST_FILES) continue;
      const file = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) await visit(file);
      else found.set(file, await printOf(path.join(folder, file)));
    }
  };
  await visit('');
  return found;
}

/** Pipes and devices are not opened: they may never end. */
async function printOf(file: string): Promise<string> {
  const { mode, size } = await lstat(file);
  const kind = mode & constants.S_IFMT;
  if (kind === constants.S_IFLNK) return `link ${await readlink(file)}`;
  if (kind !== constants.S_IFREG) return 'special';
  if (size > 50_000_000) return `large ${size}`;
  return `${(mode & 0o111) === 0 ? '' : 'x '}${createHash('sha1')
    .update(await readFile(file))
    .digest('hex')}`;
}

export function changesBetween(before: Snapshot, after: Snapshot): readonly FileChange[] {
  const changed = [...after].flatMap(([file, print]): FileChange[] => {
    const was = before.get(file);
    return was === print ? [] : [{ path: file, how: was === undefined ? 'added' : 'modified' }];
  });
  const removed = [...before.keys()].filter((file) => !after.has(file)).map((file): FileChange => ({ path: file, how: 'removed' }));
  return [...changed, ...removed].sort((a, b) => (a.path < b.path ? -1 : 1)).slice(0, MOST_CHANGES);
}
