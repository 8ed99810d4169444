// A command with all that it starts: `npm run dev` alone is five processes.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The shell itself could not be started. */
  readonly error?: Error;
}

export interface ProcessTree {
  readonly exited: Promise<Exit>;
  /** The end of what it printed, on both streams. */
  tail(): string;
  /** Also what has left the group. Safe to call twice. */
  stop(): Promise<void>;
}

const GRACE = 2000;
const LAST_OUTPUT = 100;
/** More than is ever shown, so that a secret cut at its beginning is not shown. */
const KEPT_OUTPUT = 16 * 1024;
const windows = process.platform === 'win32';
const running = new Set<Tree>();
let watching = false;
/** All that this process started bears it in its environment. */
const FAMILY = randomUUID();
let spawned = 0;

interface Tree {
  readonly pid: number;
  readonly mark: string;
}

/** `env` is the whole environment of the command. */
export function startTree({ command, cwd, env }: { command: string; cwd: string; env: NodeJS.ProcessEnv }): ProcessTree {
  const tree = spawnTree({ program: command, args: [], shell: true, cwd, env, stdin: 'ignore' });
  return { exited: tree.exited, tail: drain(tree.child), stop: tree.stop };
}

export interface TreeSpawn {
  readonly program: string;
  readonly args: readonly string[];
  readonly shell: boolean;
  readonly cwd: string;
  /** The whole environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: 'ignore' | 'pipe';
  /** What it started ends with it. */
  readonly together?: boolean;
}

export interface SpawnedTree extends Omit<ProcessTree, 'tail'> {
  /** Both of its outputs have to be read. */
  readonly child: ChildProcess;
}

export function spawnTree({ program, args, shell, cwd, env, stdin, together = false }: TreeSpawn): SpawnedTree {
  const mark = `${FAMILY}-${++spawned}`;
  const child = spawn(program, args, {
    cwd,
    shell,
    detached: !windows,
    windowsHide: true,
    stdio: [stdin, 'pipe', 'pipe'],
    env: { ...env, VIVA_AGENT_RUN: mark },
  });
  let left = false;
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', (code, signal) => {
      if (together && tree) leave(tree);
      left = together;
      const done = () => resolve({ code, signal });
      // `close` comes once all output is read; a child that lives on may hold the pipes open.
      const forget = whenQuiet(child, done);
      child.once('close', () => {
        forget();
        done();
      });
    });
  });
  const { pid } = child;
  const tree = pid === undefined ? undefined : { pid, mark };
  if (tree) track(tree);
  let stopping: Promise<void> | undefined;
  return {
    child,
    exited,
    stop() {
      stopping ??= tree && !left ? stopTree(tree, exited, child) : Promise.resolve();
      return stopping;
    },
  };
}

/** A machine under load may fire the timer before it has read what lies in the pipes. */
function whenQuiet(child: ChildProcess, act: () => void): () => void {
  const read = () => bytesRead(child.stdout) + bytesRead(child.stderr);
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    const before = read();
    timer = setTimeout(() => setImmediate(() => setImmediate(() => (read() === before ? act() : wait()))), LAST_OUTPUT);
  };
  wait();
  return () => clearTimeout(timer);
}

const bytesRead = (stream: ChildProcess['stdout']): number => (stream && 'bytesRead' in stream ? Number(stream.bytesRead) : 0);

/** What is left of the group. What has left the group is found at the end of all, for that costs as much as a short run. */
function leave(tree: Tree): void {
  if (!windows) signalGroup(tree.pid, 'SIGKILL');
  running.delete(tree);
}

/** A pipe that nobody reads blocks the program at 64 kB. */
function drain(child: ChildProcess): () => string {
  let chunks: Buffer[] = [];
  let size = 0;
  const keep = (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size < 2 * KEPT_OUTPUT) return;
    chunks = [Buffer.concat(chunks).subarray(-KEPT_OUTPUT)];
    size = KEPT_OUTPUT;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => Buffer.concat(chunks).subarray(-KEPT_OUTPUT).toString();
}

async function stopTree(tree: Tree, exited: Promise<Exit>, child: ChildProcess): Promise<void> {
  if (windows) spawnSync('taskkill', ['/PID', String(tree.pid), '/T', '/F'], { windowsHide: true });
  else {
    signalGroup(tree.pid, 'SIGTERM');
    await gone(tree.pid, exited);
    kill(tree);
  }
  child.stdout?.destroy();
  child.stderr?.destroy();
  running.delete(tree);
}

/** Until nothing of the group lives, or the grace is over. */
async function gone(pid: number, exited: Promise<Exit>): Promise<void> {
  const end = performance.now() + GRACE;
  if (process.platform !== 'linux') {
    const waiting = new AbortController();
    await Promise.race([exited.then(() => sleep(200)), sleep(GRACE, undefined, { signal: waiting.signal }).catch(() => {})]);
    return waiting.abort();
  }
  while (performance.now() < end && groupLives(pid)) await sleep(20);
}

function kill(tree: Tree): void {
  if (windows) return void spawnSync('taskkill', ['/PID', String(tree.pid), '/T', '/F'], { windowsHide: true });
  signalGroup(tree.pid, 'SIGKILL');
  for (const pid of strays(`${tree.mark}\0`)) signal(pid, 'SIGKILL');
}

const signalGroup = (pid: number, name: NodeJS.Signals) => signal(-pid, name);

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already.
  }
}

function processes(): readonly string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
}

function procFile(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

/** `kill(-pid, 0)` counts zombies, which nobody may reap in a container. */
function groupLives(group: number): boolean {
  return processes().some((pid) => {
    const stat = procFile(pid, 'stat');
    const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return pgrp === String(group) && state !== 'Z' && state !== 'X';
  });
}

/** A server that made itself a session of its own has left the group, but not its environment. */
function strays(mark: string): readonly number[] {
  return processes()
    .filter((pid) => procFile(pid, 'environ').includes(`VIVA_AGENT_RUN=${mark}`))
    .map(Number);
}

function track(tree: Tree): void {
  if (!watching) process.on('exit', killAll);
  watching = true;
  running.add(tree);
}

function killAll(): void {
  for (const tree of running) kill(tree);
  for (const pid of strays(`${FAMILY}-`)) signal(pid, 'SIGKILL');
}
