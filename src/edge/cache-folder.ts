import { lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const EXPECTED = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const DEEPEST = 3;
const MOST_FILES = 200_000;

/** Makes the folder, step by step from `root`; a link or a file in its way is taken away, never followed. */
export async function makeRealFolder(root: string, folder: string, { empty }: { readonly empty: boolean }): Promise<void> {
  const steps = path.relative(root, folder).split(path.sep).filter(Boolean);
  let at = root;
  for (const [i, step] of steps.entries()) {
    at = path.join(at, step);
    const found = await lstat(at).catch(() => undefined);
    const isLast = i === steps.length - 1;
    if (found && (!found.isDirectory() || (empty && isLast))) await rm(at, { recursive: true, force: true });
    await mkdir(at, { recursive: true });
  }
}

export async function ignoreForGit(folder: string): Promise<void> {
  await writeFile(path.join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => {});
}

/** Leaves regular files with expected names, `most` bytes in all, and takes away the rest. Gives the number of what was taken away. */
export async function sweep(folder: string, most: number): Promise<number> {
  let bytes = 0;
  let files = 0;
  let dropped = 0;
  const walk = async (at: string, depth: number): Promise<void> => {
    for (const name of (await readdir(at)).sort()) {
      const file = path.join(at, name);
      const found = await lstat(file);
      const isExpected = EXPECTED.test(name);
      if (isExpected && found.isDirectory() && depth < DEEPEST) {
        await walk(file, depth + 1);
        continue;
      }
      // A second hard link may be a file outside.
      const fits = isExpected && found.isFile() && found.nlink === 1 && bytes + found.size <= most && files < MOST_FILES;
      if (fits) {
        bytes += found.size;
        files += 1;
      } else {
        await rm(file, { recursive: true, force: true });
        dropped += 1;
      }
    }
  };
  await walk(folder, 1);
  return dropped;
}
