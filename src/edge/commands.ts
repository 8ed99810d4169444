// The programs that Viva runs as agents: one folder a conversation for what they leave, all folders in one that goes with this process.
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problem } from '../model/problems.ts';
import type { Commands, Program, Ran, Running, Site, SiteSettings } from '../model/programs.ts';
import { missingProgram } from './find-program.ts';
import { spanReceiver } from './otlp.ts';
import { basics } from './process.ts';
import { readTrace } from './read-trace.ts';
import { run } from './running.ts';
import { prepareBox, runBoxed, sandboxProblem, WORKSPACE_INSIDE } from './sandbox.ts';
import { changesBetween, copyFolder, type Snapshot, snapshot } from './workspace.ts';

const TRACE = 'trace.jsonl';

const WORKSPACE = '{workspace}';
const filled = (text: string, workspace: string | undefined): string => text.split(WORKSPACE).join(workspace ?? WORKSPACE);

export function createCommands(cwd: string): Commands {
  const open = homes();
  const receiver = spanReceiver();
  const checkout = ({ folder = cwd }: SiteSettings) => folder;
  const snapshots = new Map<string, Promise<Snapshot>>();
  const before = (folder: string) => {
    const known = snapshots.get(folder) ?? snapshot(folder);
    snapshots.set(folder, known);
    return known;
  };
  /** A copy of the workspace; undefined: there is none. */
  const copied = async (settings: SiteSettings, copy: string): Promise<Snapshot | undefined> => {
    if (settings.workspace === undefined) return undefined;
    const source = path.resolve(checkout(settings), settings.workspace);
    const was = await before(source);
    await copyFolder(source, copy);
    return was;
  };
  return {
    async open(settings) {
      const home = await open();
      const copy = path.join(home, 'workspace');
      const was = await copied(settings, copy);
      const id = path.basename(home);
      // From a container nothing of this machine is reached.
      const otlp = settings.sandbox ? undefined : await receiver.open(id);
      const ground = await groundOf(settings, checkout(settings), home, { copy: was && copy, otlp });
      let last: Ran | undefined;
      const left: Running[] = [];
      const start = (program: Program): Running => {
        const { running, ran } = ground.start(program, `${home}/output-${left.length}`);
        last = ran;
        left.push(running);
        return running;
      };
      const close = async () => {
        await Promise.all(left.map((running) => running.finish()));
        receiver.close(id);
        await rm(home, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
      };
      return {
        start,
        ran: () => last,
        traced: () => readTrace(ground.trace),
        spans: () => receiver.spans(id),
        ...(was && { workspace: ground.workspace }),
        changes: async () => (was ? changesBetween(was, await snapshot(copy)) : []),
        close,
      } satisfies Site;
    },
    async problem(command, settings, agent) {
      const { workspace, sandbox } = settings;
      if (workspace !== undefined && !(await isFolder(path.resolve(checkout(settings), workspace))))
        return problem('no_program', `agent "${agent}": there is no folder \`${workspace}\` to copy.`, undefined, 'Check `workspace`.');
      if (sandbox) return sandboxProblem(sandbox, agent);
      const inside = filled(settings.cwd ?? '.', workspace);
      return missingProgram(command, path.resolve(checkout(settings), inside), agent);
    },
  };
}

/** What an instrumented program reads to know where its spans go; they tell nothing of arguments unless asked. */
const instrumented = (endpoint: string | undefined): { readonly [name: string]: string } =>
  endpoint === undefined
    ? {}
    : {
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
        OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: 'true',
      };

const isFolder = async (folder: string): Promise<boolean> => (await stat(folder).catch(() => undefined))?.isDirectory() ?? false;

/** Where programs run: on this machine, or each in a container. Paths are as they see them, but for `trace`. */
interface Ground {
  readonly trace: string;
  readonly workspace: string;
  start(program: Program, spool: string): { readonly running: Running; readonly ran: Ran };
}

async function groundOf(
  { cwd = '.', sandbox }: SiteSettings,
  folder: string,
  home: string,
  { copy, otlp }: { readonly copy: string | undefined; readonly otlp: string | undefined },
): Promise<Ground> {
  const told = path.join(home, 'told');
  const trace = path.join(told, TRACE);
  const workspace = sandbox ? WORKSPACE_INSIDE : (copy ?? '');
  const seen = sandbox ? `/viva/${TRACE}` : trace;
  const given = {
    VIVA_TRACE_FILE: seen,
    TARDI_TRACE_FILE: seen,
    ...(copy !== undefined && { VIVA_WORKSPACE: workspace }),
    ...instrumented(otlp),
  };
  const inside = filled(cwd, copy && workspace);
  const where = path.resolve(folder, inside);
  const boxed = sandbox && { sandbox, folder, cwd: inside, told, copy: path.join(home, 'app'), workspace: copy, spool: '' };
  if (boxed) await prepareBox(boxed);
  else await mkdir(told);
  return {
    trace,
    workspace,
    start(program, spool) {
      const own = { ...given, ...program.env };
      const argv = argvOf(program);
      const at = program.in_workspace ? (copy ?? where) : where;
      const env = { ...basics(process.env), ...own };
      const running = boxed
        ? runBoxed({ ...program, env: own }, { ...boxed, spool })
        : run({ program: argv.program, args: argv.args, shell: argv.shell, cwd: at, env, input: program.input, spool });
      return { running, ran: { argv: argv.shown, cwd: at, env: Object.keys(env).sort() } };
    },
  };
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
