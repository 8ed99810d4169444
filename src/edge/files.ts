import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '../model/ports.ts';
import { enclosure } from './enclosure.ts';
import { runGit } from './run-git.ts';

const LEFT_OUT = new Set(['node_modules', '.git', '.viva']);
const MOST_FILES = 200_000;
const OUTSIDE = 'it leads out of the repository, or into .git';

export function createFiles(cwd: string): Files {
  const absolute = (file: string) => path.resolve(cwd, file);
  let listed: Promise<readonly string[]> | undefined;
  const around = enclosure(cwd);
  const isLink = async (file: string) => (await lstat(file).catch(() => undefined))?.isSymbolicLink() ?? false;
  const read = async (file: string): Promise<Buffer | undefined> => {
    try {
      if (!(await around.holds(file))) return undefined;
      return await readFile(absolute(file));
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(codeOf(error))) return undefined;
      throw error;
    }
  };
  return {
    read: async (file) => (await read(file))?.toString('utf8'),
    write: async (file, content) => {
      const target = absolute(file);
      if (!(await around.hasRoomFor(file))) throw new Error(OUTSIDE);
      await mkdir(path.dirname(target), { recursive: true });
      // What the link leads to is somebody else's.
      if (await isLink(target)) await rm(target);
      await writeFile(target, content);
    },
    writable: async (file) => {
      const target = absolute(file);
      try {
        if (!(await around.hasRoomFor(file))) return OUTSIDE;
        await mkdir(path.dirname(target), { recursive: true });
        if (await isLink(target)) return undefined;
        const found = await stat(target).catch(() => undefined);
        if (found?.isDirectory()) return 'it is a folder';
        // Opened for appending: an older report stays as it is until the new one is there.
        await writeFile(target, '', { flag: 'a' });
        return undefined;
      } catch (error) {
        return codeOf(error) || 'it cannot be opened';
      }
    },
    list: () => (listed ??= list(cwd)),
    hash: async (file) => {
      const bytes = await read(file);
      return bytes && blobOf(bytes);
    },
    hashOf: (text) => blobOf(Buffer.from(text)),
  };
}

/** The name that git gives to these bytes, so that a file of the working tree and of a commit can be held to each other. */
const blobOf = (bytes: Buffer): string => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

async function list(cwd: string): Promise<readonly string[]> {
  const tagged = await runGit(cwd, ['ls-files', '-t', '-z', '--cached', '--others', '--deleted', '--exclude-standard']);
  const files = tagged === undefined ? await walk(cwd) : present(tagged.split('\0'));
  return files.filter((f) => f !== '' && !f.split('/').some((part) => LEFT_OUT.has(part))).sort();
}

/** git lists what it tracks even where it is deleted from the working tree: once as any other, once with the tag R. */
function present(tagged: readonly string[]): readonly string[] {
  const gone = new Set(tagged.filter((t) => t.startsWith('R ')).map((t) => t.slice(2)));
  return [...new Set(tagged.map((t) => t.slice(2)))].filter((f) => !gone.has(f));
}

async function walk(cwd: string): Promise<readonly string[]> {
  const found: string[] = [];
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(cwd, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (LEFT_OUT.has(entry.name) || found.length >= MOST_FILES) continue;
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) await visit(file);
      else if (entry.isFile() || entry.isSymbolicLink()) found.push(file);
    }
  };
  await visit('');
  return found;
}

/** Written beside and renamed, so that a reader never sees half of it. */
export async function writeWhole(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.tmp`;
  await writeFile(beside, content);
  await rename(beside, file);
}
