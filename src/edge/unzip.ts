// Archives of strangers: only files whose names were expected, and never more bytes than were agreed on, whatever the archive says.
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

export interface ZipBounds {
  readonly entries: number;
  /** Unpacked, all together. */
  readonly bytes: number;
  /** Of names from the archive's root, with `/`. */
  readonly expected: (name: string) => boolean;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const MOST_DIRECTORY = 4_000_000;
const MOST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

/** Throws an Error of one line where the archive is not one that Viva would have made. `into` is an empty folder. */
export async function unzip(archive: string, into: string, bounds: ZipBounds): Promise<void> {
  const file = await open(archive, 'r');
  try {
    const entries = await directoryOf(file, bounds);
    let left = bounds.bytes;
    for (const entry of entries) {
      const target = path.join(into, ...entry.name.split('/'));
      await mkdir(path.dirname(target), { recursive: true });
      left -= await unpack(file, archive, entry, target, left);
    }
  } finally {
    await file.close();
  }
}

/** The list at the archive's end: what stands between the files is not looked at. */
async function directoryOf(file: FileHandle, bounds: ZipBounds): Promise<readonly Entry[]> {
  const { size } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, size - END_LENGTH - MOST_COMMENT), Math.min(size, END_LENGTH + MOST_COMMENT));
  let at = tail.length - END_LENGTH;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at--;
  if (at < 0) throw new Error('it is no zip archive');
  const [count, length, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count > bounds.entries) throw new Error(`it holds ${count} files, more than ${bounds.entries}`);
  if (length > MOST_DIRECTORY || offset + length > size) throw new Error('its list of files is not where it should be');
  const list = await bytesAt(file, offset, length);
  const entries: Entry[] = [];
  const seen = new Set<string>();
  let unpacked = 0;
  for (let from = 0; entries.length < count; ) {
    if (from + 46 > list.length || list.readUInt32LE(from) !== ENTRY) throw new Error('its list of files is broken');
    const [nameLength, extra, comment] = [list.readUInt16LE(from + 28), list.readUInt16LE(from + 30), list.readUInt16LE(from + 32)];
    const name = list.toString('utf8', from + 46, from + 46 + nameLength).replace(/^\//, '');
    const entry = {
      name,
      method: list.readUInt16LE(from + 10),
      packed: list.readUInt32LE(from + 20),
      size: list.readUInt32LE(from + 24),
      offset: list.readUInt32LE(from + 42),
    };
    if (!bounds.expected(name)) throw new Error(`it holds ${JSON.stringify(name.slice(0, 100))}, which Viva does not write`);
    if (seen.has(name)) throw new Error(`it holds ${name} twice`);
    unpacked += entry.size;
    if (unpacked > bounds.bytes) throw new Error(`unpacked it is larger than ${Math.round(bounds.bytes / 1e6)} MB`);
    seen.add(name);
    entries.push(entry);
    from += 46 + nameLength + extra + comment;
  }
  return entries;
}

/** Gives the number of bytes that it really was. */
async function unpack(file: FileHandle, archive: string, entry: Entry, target: string, most: number): Promise<number> {
  const head = await bytesAt(file, entry.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) throw new Error(`${entry.name} is not where its list says`);
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const out = () => createWriteStream(target, { flags: 'wx' });
  if (entry.packed === 0) {
    await pipeline([], out());
    return 0;
  }
  const packed = createReadStream(archive, { start, end: start + entry.packed - 1 });
  const limit = atMost(Math.min(most, entry.size), entry.name);
  if (entry.method === DEFLATED) await pipeline(packed, createInflateRaw(), limit.through, out());
  else if (entry.method === STORED) await pipeline(packed, limit.through, out());
  else throw new Error(`${entry.name} is packed in a way that Viva does not use`);
  return limit.passed();
}

function atMost(most: number, name: string) {
  let passed = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(passed > most ? new Error(`${name} is larger than the archive says`) : null, chunk);
    },
  });
  return { through, passed: () => passed };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
