// The programs that Viva runs as agents: one folder a conversation for what they leave, all folders in one that goes with this process.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problem } from '../model/problems.ts';
import type { Commands, Exited, Program, Ran, Running, Sandbox, Site, SiteSettings } from '../model/programs.ts';
import { missingProgram } from './find-program.ts';
import { basics } from './process.ts';
import { readTrace } from './read-trace.ts';
import { type Run, run } from './running.ts';
import { dockerRun, INSIDE, missingDocker, removeContainer } from './sandbox.ts';
import { changesBetween, copyFolder, type Snapshot, snapshot } from './workspace.ts';

const TRACE = 'trace.jsonl';
const WORKSPACE = '{workspace}';

export function createCommands(cwd: string): Commands {
  const newHome = homes();
  const checkout = ({ folder = cwd }: SiteSettings) => folder;
  const snapshots = new Map<string, Promise<Snapshot>>();
  const before = (folder: string) => {
    const known = snapshots.get(folder) ?? snapshot(folder);
    snapshots.set(folder, known);
    return known;
  };
  return {
    async open(settings) {
      const home = await newHome();
      const source = settings.workspace === undefined ? undefined : path.resolve(checkout(settings), settings.workspace);
      const copy = path.join(home, 'workspace');
      const was = source === undefined ? undefined : await before(source);
      if (source !== undefined) await copyFolder(source, copy);
      const ground = settings.sandbox
        ? await inContainer(settings, settings.sandbox, checkout(settings), home, source && copy)
        : onMachine(settings, checkout(settings), home, source && copy);
      const left: { readonly running: Running; readonly leave: Leave }[] = [];
      let last: Ran | undefined;
      return {
        start(program) {
          const { spawned, ran, leave } = ground.argv(program);
          last = ran;
          const running = run({ ...spawned, input: program.input, spool: path.join(home, `output-${left.length}`) });
          left.push({ running: { ...running, exited: running.exited.then(ground.ended(running)) }, leave });
          return left.at(-1)?.running ?? running;
        },
        ran: () => last,
        traced: () => readTrace(ground.trace),
        ...(source !== undefined && { workspace: ground.workspace }),
        changes: async () => (was ? changesBetween(was, await snapshot(copy)) : []),
        async close() {
          await Promise.all(left.map(({ running, leave }) => running.finish().then(async () => leave(await running.exited))));
          await rm(home, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
        },
      } satisfies Site;
    },
    async problem(command, settings, agent) {
      const { workspace, sandbox } = settings;
      if (workspace !== undefined && !(await isFolder(path.resolve(checkout(settings), workspace))))
        return problem('no_program', `agent "${agent}": there is no folder \`${workspace}\` to copy.`, undefined, 'Check `workspace`.');
      if (sandbox) return missingDocker();
      const inCopy = settings.cwd?.includes(WORKSPACE) ? (workspace ?? '.') : (settings.cwd ?? '.');
      return missingProgram(command, path.resolve(checkout(settings), inCopy), agent);
    },
  };
}

const isFolder = async (folder: string): Promise<boolean> => (await stat(folder).catch(() => undefined))?.isDirectory() ?? false;

/** Once it has ended, in this way. */
type Leave = (exit: Exited) => Promise<void>;

/** Where programs run, and as what. */
interface Ground {
  readonly trace: string;
  readonly workspace?: string;
  argv(program: Program): { readonly spawned: Omit<Run, 'input' | 'spool'>; readonly ran: Ran; readonly leave: Leave };
  /** What an exit means there. */
  ended(running: Running): (exit: Exited) => Exited;
}

const filled = (text: string, workspace: string | undefined): string => text.split(WORKSPACE).join(workspace ?? WORKSPACE);

function onMachine({ cwd = '.' }: SiteSettings, checkout: string, home: string, workspace: string | undefined): Ground {
  const trace = path.join(home, TRACE);
  const where = path.resolve(checkout, filled(cwd, workspace));
  return {
    trace,
    ...(workspace !== undefined && { workspace }),
    argv(program) {
      const given = { VIVA_TRACE_FILE: trace, TARDI_TRACE_FILE: trace, ...(workspace !== undefined && { VIVA_WORKSPACE: workspace }) };
      const env = { ...basics(process.env), ...given, ...program.env };
      const argv = argvOf(program);
      const at = program.in_workspace ? (workspace ?? where) : where;
      const ran = { argv: argv.shown, cwd: at, env: Object.keys(env).sort() };
      const { program: name, args, shell } = argv;
      return { spawned: { program: name, args, shell, cwd: at, env }, ran, leave: async () => {} };
    },
    ended: () => (exit) => exit,
  };
}

/** The client's own exit code where it, not the program, failed. */
const CLIENT_FAILED = 125;

async function inContainer(
  { cwd = '.' }: SiteSettings,
  sandbox: Sandbox,
  checkout: string,
  home: string,
  workspace: string | undefined,
): Promise<Ground> {
  const out = path.join(home, 'out');
  const app = sandbox.writable ? path.join(home, 'app') : checkout;
  await mkdir(out);
  if (sandbox.writable) await copyFolder(checkout, app, true);
  const trace = `${INSIDE.out}/${TRACE}`;
  const mounts = [
    { from: app, to: INSIDE.app, readonly: !sandbox.writable },
    { from: out, to: INSIDE.out },
    ...(workspace === undefined ? [] : [{ from: workspace, to: INSIDE.workspace }]),
  ];
  return {
    trace: path.join(out, TRACE),
    ...(workspace !== undefined && { workspace: INSIDE.workspace }),
    argv(program) {
      const name = `viva-${randomUUID()}`;
      const given = {
        VIVA_TRACE_FILE: trace,
        TARDI_TRACE_FILE: trace,
        ...(workspace !== undefined && { VIVA_WORKSPACE: INSIDE.workspace }),
      };
      const env = { ...given, ...program.env };
      const workdir = program.in_workspace ? INSIDE.workspace : path.posix.resolve(INSIDE.app, filled(cwd, INSIDE.workspace));
      const docker = dockerRun({ name, sandbox, mounts, workdir, env, command: inside(program) });
      const ran = { argv: ['docker', ...docker.args], cwd: workdir, env: Object.keys(env).sort() };
      return {
        spawned: { program: 'docker', args: docker.args, shell: false, cwd: home, env: docker.env },
        ran,
        // Where the client is killed, what it started lives on.
        leave: async ({ signal }) => {
          if (signal !== null) await removeContainer(name);
        },
      };
    },
    ended: (running) => (exit) =>
      exit.code === CLIENT_FAILED
        ? { code: null, signal: null, error: new Error(`docker failed: ${running.stderr().trim().slice(-1000)}`) }
        : exit,
  };
}

function inside({ command, argument }: Program): readonly string[] {
  const more = argument === undefined ? [] : [argument];
  if (typeof command !== 'string') return [...command, ...more];
  return argument === undefined ? ['sh', '-c', command] : ['sh', '-c', `${command} "$@"`, 'sh', argument];
}

interface Argv {
  readonly program: string;
  readonly args: readonly string[];
  readonly shell: boolean;
  /** For a person. */
  readonly shown: readonly string[];
}

/** An argument beside a shell's text is one of the shell's own (`"$@"`): no shell reads it. */
function argvOf({ command, argument }: Program): Argv {
  const more = argument === undefined ? [] : [argument];
  if (typeof command !== 'string') {
    const [program = '', ...args] = command;
    return { program, args: [...args, ...more], shell: false, shown: [...command, ...more] };
  }
  if (argument === undefined) return { program: command, args: [], shell: true, shown: [command] };
  return { program: '/bin/sh', args: ['-c', `${command} "$@"`, 'sh', argument], shell: false, shown: [command, argument] };
}

const kept = new Set<string>();

function forget(): void {
  for (const folder of kept) rmSync(folder, { recursive: true, force: true });
}

/** A new folder a call. */
function homes(): () => Promise<string> {
  let parent: Promise<string> | undefined;
  let made = 0;
  const make = async () => {
    const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'viva-runs-')));
    if (kept.size === 0) process.on('exit', forget);
    kept.add(folder);
    return folder;
  };
  return async () => {
    parent ??= make();
    const home = path.join(await parent, String(++made));
    await mkdir(home);
    return home;
  };
}
