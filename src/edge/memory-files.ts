// The two layers of memory on disk: `memory.json`, and transcripts as append-only lines in `*.jsonl`.

import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, mkdirSync, type WriteStream, writeFileSync } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './files.ts';

export interface StoreFolders {
  /** Holds `memory.json`. */
  readonly memory: string;
  /** Holds the `*.jsonl`. */
  readonly transcripts: string;
  /** Read beside one's own, never written. */
  readonly restored: { readonly memory: readonly string[]; readonly transcripts: readonly string[] };
}

export interface DiskStore {
  /** What the folders hold, parsed and no more: untrusted. Own first. */
  memories(): Promise<readonly unknown[]>;
  save(memory: unknown): Promise<void>;
  /** Which transcripts are there. */
  hashes(): Promise<(hash: string) => boolean>;
  /** Untrusted. */
  transcript(hash: string): Promise<unknown>;
  append(hash: string, transcript: unknown): Promise<void>;
  /** Writes those of them that lie in folders beside one's own into a file, `mostBytes` at most. */
  copyOthers(hashes: ReadonlySet<string>, target: string, mostBytes: number): Promise<void>;
  /** Drops one's own transcripts but these, and the oldest beyond `mostBytes`. */
  keepOnly(hashes: ReadonlySet<string>, mostBytes: number): Promise<void>;
  close(): Promise<void>;
}

interface Spot {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
}

const MOST_MEMORY = 128 * 1024 * 1024;
/** Every line begins so, which lets an index be made without parsing. */
const HEAD = /^\{"hash":"([0-9a-f]{64})",/;
const HEAD_LENGTH = 76;
const NEWLINE = 10;

export function openStore(folders: StoreFolders): DiskStore {
  const index = new Map<string, Spot>();
  const own = folders.transcripts;
  const file = path.join(own, `${Date.now().toString(36)}-${process.pid}.jsonl`);
  let indexed: Promise<void> | undefined;
  let stream: WriteStream | undefined;
  let written = 0;
  let broken: Error | undefined;

  const indexAll = () =>
    (indexed ??= (async () => {
      for (const folder of [...folders.restored.transcripts, own])
        for (const name of await jsonlIn(folder)) if (path.join(folder, name) !== file) await indexFile(path.join(folder, name), index);
    })());
  // Many conversations may wait at once: for one and the same event.
  let draining: Promise<unknown> | undefined;
  const flush = async () => {
    if (!stream?.writableNeedDrain) return;
    draining ??= once(stream, 'drain').finally(() => {
      draining = undefined;
    });
    await draining;
  };
  const spotOf = async (hash: string): Promise<Spot | undefined> => {
    if (!index.has(hash)) await indexAll();
    return index.get(hash);
  };
  const closeStream = async () => {
    if (!stream) return;
    const closing = stream;
    stream = undefined;
    await new Promise<void>((resolve) => closing.end(resolve));
  };

  return {
    memories: async () => {
      const found: unknown[] = [];
      for (const folder of [folders.memory, ...folders.restored.memory]) {
        const memory = await readJson(path.join(folder, 'memory.json'));
        if (memory !== undefined) found.push(memory);
      }
      return found;
    },
    save: async (memory) => {
      ignoreForGit(folders.memory);
      await writeWhole(path.join(folders.memory, 'memory.json'), JSON.stringify(memory));
    },
    hashes: async () => {
      await indexAll();
      return (hash) => index.has(hash);
    },
    transcript: async (hash) => {
      const spot = await spotOf(hash);
      return spot && readSpot(spot, stream);
    },
    append: async (hash, transcript) => {
      if (index.get(hash)?.file === file) return;
      if (!stream) {
        mkdirSync(own, { recursive: true });
        ignoreForGit(own);
        stream = createWriteStream(file, { flags: 'a' });
        stream.on('error', (error) => {
          broken = error;
        });
      }
      if (broken) throw broken;
      // U+2028 and U+2029 end a line for other readers of JSON lines.
      const line = `{"hash":"${hash}","transcript":${JSON.stringify(transcript).replace(/[\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16)}`)}}\n`;
      const length = Buffer.byteLength(line);
      index.set(hash, { file, offset: written, length });
      written += length;
      stream.write(line);
      await flush();
    },
    keepOnly: async (hashes, mostBytes) => {
      await closeStream();
      await indexAll();
      if (!(await compact(own, index, hashes, mostBytes))) return;
      // Everything lies elsewhere now.
      index.clear();
      indexed = undefined;
      written = 0;
    },
    copyOthers: async (hashes, target, mostBytes) => {
      await indexAll();
      const spots = [...hashes].flatMap((hash) => index.get(hash) ?? []).filter((spot) => path.dirname(spot.file) !== own);
      const fitting = within(spots, mostBytes);
      if (fitting.length > 0) await copy(fitting, target);
    },
    close: closeStream,
  };
}

/** A folder `.viva` ignores itself, so that nobody commits transcripts by accident. */
function ignoreForGit(folder: string): void {
  const [before, ...after] = folder.split(`${path.sep}.viva`);
  if (before === undefined || after.length === 0) return;
  const home = path.join(before, '.viva');
  mkdirSync(home, { recursive: true });
  const file = path.join(home, '.gitignore');
  if (!existsSync(file)) writeFileSync(file, '*\n');
}

const jsonlIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jsonl')).sort();

async function readJson(file: string): Promise<unknown> {
  try {
    const { size } = await stat(file);
    return size > MOST_MEMORY ? undefined : JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Later lines win; a torn last line is left out. */
async function indexFile(file: string, index: Map<string, Spot>): Promise<void> {
  let offset = 0;
  let begin = 0;
  let head = '';
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
      const bytes = chunk as Buffer;
      let from = 0;
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
        head = (head + bytes.toString('latin1', from, Math.min(end, from + HEAD_LENGTH))).slice(0, HEAD_LENGTH);
        const hash = HEAD.exec(head)?.[1];
        if (hash) index.set(hash, { file, offset: begin, length: offset + end + 1 - begin });
        from = end + 1;
        begin = offset + from;
        head = '';
      }
      head = (head + bytes.toString('latin1', from, Math.min(bytes.length, from + HEAD_LENGTH))).slice(0, HEAD_LENGTH);
      offset += bytes.length;
    }
  } catch {
    // A file that went away or cannot be read holds nothing.
  }
}

async function readBytes(spot: Spot): Promise<Buffer | undefined> {
  try {
    const handle = await open(spot.file, 'r');
    try {
      const buffer = Buffer.alloc(spot.length);
      const { bytesRead } = await handle.read(buffer, 0, spot.length, spot.offset);
      return bytesRead === spot.length ? buffer : undefined;
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}

async function readSpot(spot: Spot, stream: WriteStream | undefined): Promise<unknown> {
  // What was appended just now may still be on its way to the disk.
  if (stream && stream.path === spot.file && stream.writableLength > 0)
    await new Promise<void>((resolve) => stream.write('', () => resolve()));
  const bytes = await readBytes(spot);
  if (!bytes) return undefined;
  try {
    const line: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof line === 'object' && line !== null && 'transcript' in line ? line.transcript : undefined;
  } catch {
    return undefined;
  }
}

/** Rewrites the folder into one file where that frees something worth it; false: all lies where it lay. */
async function compact(folder: string, index: ReadonlyMap<string, Spot>, keep: ReadonlySet<string>, mostBytes: number): Promise<boolean> {
  const files = (await jsonlIn(folder)).filter((name) => !isWrittenElsewhere(name)).map((name) => path.join(folder, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file).catch(() => undefined))?.size ?? 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const movable = new Set(files);
  const spots = [...index].filter(([hash, spot]) => keep.has(hash) && movable.has(spot.file)).map(([, spot]) => spot);
  const wanted = spots.reduce((sum, spot) => sum + spot.length, 0);
  if (files.length === 0 || (wanted > total / 2 && total <= mostBytes && files.length <= MOST_FILES)) return false;
  // Names begin with the time, so the newest come last: they are kept first.
  spots.sort((a, b) => (a.file === b.file ? b.offset - a.offset : a.file < b.file ? 1 : -1));
  const fitting = within(spots, mostBytes);
  const target = path.join(folder, `${Date.now().toString(36)}-${process.pid}-kept.jsonl`);
  try {
    await copy(fitting.reverse(), target);
  } catch {
    // A full disk: the old files stay.
    await rm(target, { force: true });
    return false;
  }
  for (const file of files) await rm(file, { force: true });
  return true;
}

const MOST_FILES = 20;

function within(spots: readonly Spot[], mostBytes: number): Spot[] {
  let size = 0;
  return spots.filter((spot) => {
    size += spot.length;
    return size <= mostBytes;
  });
}

async function copy(spots: readonly Spot[], target: string): Promise<void> {
  const out = await open(target, 'wx');
  try {
    for (const spot of spots) {
      const bytes = await readBytes(spot);
      if (bytes) await out.appendFile(bytes);
    }
  } finally {
    await out.close();
  }
}

/** Another run in the same folder, still appending to its file. */
function isWrittenElsewhere(name: string): boolean {
  const pid = Number(/-(\d+)\.jsonl$/.exec(name)?.[1] ?? process.pid);
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
