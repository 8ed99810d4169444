// One program under way: what it prints is bounded in memory and on disk.
import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Running } from '../model/programs.ts';
import { type Lines, openLines } from './lines.ts';
import { spawnTree } from './process-tree.ts';

/** An answer has 1 MB at most; with one byte more it is known to be longer. */
const MOST_OUTPUT = 1024 * 1024 + 1;
/** Kept in memory; what is longer goes to the disk. */
const IN_MEMORY = 64 * 1024;
const KEPT_ERRORS = 16 * 1024;
/** For a program whose input has ended. */
const LAST_WORDS = 1000;

export interface Run {
  readonly program: string;
  readonly args: readonly string[];
  readonly shell: boolean;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly input?: string;
  /** Where a long output goes. */
  readonly spool: string;
}

export function run({ input, spool, ...spawned }: Run): Running {
  const tree = spawnTree({ ...spawned, stdin: 'pipe', together: true });
  const { child } = tree;
  const lines = openLines(MOST_OUTPUT);
  const output = input === undefined ? both(openTail(KEPT_ERRORS), lines) : openOutput(spool);
  const errors = openTail(KEPT_ERRORS);
  let over = false;
  child.stdout?.on('data', (chunk: Buffer) => {
    if (over) return;
    over = !output.take(chunk);
    if (!over) return;
    output.end();
    void tree.stop();
  });
  child.stderr?.on('data', errors.take);
  const exited = tree.exited.then((exit) => {
    output.end();
    return exit;
  });
  // A program that reads nothing, or ends early, breaks the pipe: that is its own affair.
  child.stdin?.on('error', () => {});
  if (input !== undefined) child.stdin?.end(input);
  return {
    exited,
    stdout: async () => output.text(),
    tooLong: () => over,
    stderr: errors.text,
    write: (text) => void child.stdin?.write(text),
    line: lines.next,
    stop: () => tree.stop(),
    async finish() {
      child.stdin?.end();
      const waiting = new AbortController();
      await Promise.race([exited, sleep(LAST_WORDS, undefined, { signal: waiting.signal }).catch(() => {})]);
      waiting.abort();
      await tree.stop();
    },
  };
}

const both = (tail: ReturnType<typeof openTail>, lines: Lines): Output => ({
  take(chunk) {
    tail.take(chunk);
    return lines.take(chunk);
  },
  text: tail.text,
  end: lines.end,
});

interface Output {
  /** false: that was too much. */
  take(chunk: Buffer): boolean;
  text(): string | Promise<string>;
  end(): void;
}

function openOutput(spool: string): Output {
  let chunks: Buffer[] = [];
  let size = 0;
  let file: number | undefined;
  let ended = false;
  const flush = () => {
    file ??= openSync(spool, 'wx', 0o600);
    for (const chunk of chunks) writeSync(file, chunk);
    chunks = [];
  };
  return {
    take(chunk) {
      if (ended) return true;
      const room = MOST_OUTPUT - size;
      chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
      size += Math.min(chunk.length, room);
      if (file !== undefined || size > IN_MEMORY) flush();
      return size < MOST_OUTPUT;
    },
    text: () => (file === undefined ? Buffer.concat(chunks).toString() : readFile(spool, 'utf8')),
    end() {
      if (!ended && file !== undefined) closeSync(file);
      ended = true;
    },
  };
}

function openTail(most: number): { take(chunk: Buffer): void; text(): string } {
  let kept: Buffer = Buffer.alloc(0);
  return {
    take(chunk) {
      const all = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
      kept = all.length > 2 * most ? Buffer.from(all.subarray(-most)) : all;
    },
    text: () => kept.subarray(-most).toString(),
  };
}
