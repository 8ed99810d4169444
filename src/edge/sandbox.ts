// A program in a throw-away container, by Docker's own program: everything reaches it as an argument vector, never through a shell of this machine.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, problem } from '../model/problems.ts';
import type { Exited, Program, Running, Sandbox } from '../model/programs.ts';
import { basics } from './process.ts';
import { type Run, run } from './running.ts';

const DOCKER = 'docker';
const DEFAULT_IMAGE = 'node:20-alpine';
/** Where the copy of the workspace is in the container. */
export const WORKSPACE_INSIDE = '/workspace';
/** For an image that has to be fetched first. */
const PULL = 600_000;
const ASK = 30_000;
/** Docker's own failures: the program was never begun. */
const NOT_BEGUN = 125;

export const imageOf = ({ image }: Sandbox): string => image ?? (process.env['TARDI_SANDBOX_IMAGE']?.trim() || DEFAULT_IMAGE);

export interface Boxed {
  readonly sandbox: Sandbox;
  /** The checkout, and where in it the program runs. */
  readonly folder: string;
  readonly cwd: string;
  /** For what the program tells: a folder that both sides see. */
  readonly told: string;
  /** For a copy of the checkout. */
  readonly copy: string;
  /** The copy of the workspace. */
  readonly workspace?: string | undefined;
  readonly spool: string;
}

/** Before anything runs: Docker answers, and the image is there. */
export async function sandboxProblem(sandbox: Sandbox, agent: string): Promise<Problem | undefined> {
  const image = imageOf(sandbox);
  const asked = await docker(['version', '--format', '{{.Server.Version}}'], ASK);
  if (asked.wrong !== undefined)
    return problem('no_sandbox', `agent "${agent}" is to run in a sandbox, and Docker does not answer: ${sentence(asked.wrong)}`);
  if ((await docker(['image', 'inspect', '--format', '{{.Id}}', image], ASK)).wrong === undefined) return undefined;
  const pulled = await docker(['pull', '--quiet', image], PULL);
  return pulled.wrong === undefined
    ? undefined
    : problem('no_sandbox', `agent "${agent}": the image \`${image}\` cannot be had: ${sentence(pulled.wrong)}`);
}

const sentence = (text: string): string => text.replace(/\.?$/, '.');

/** A copy of the checkout where it may write; else nothing. */
export async function prepareBox({ sandbox, folder, copy, told }: Boxed): Promise<void> {
  await mkdir(told, { recursive: true });
  if (!sandbox.writable) return;
  const skipped = new Set([path.join(folder, '.viva'), path.join(folder, '.git')]);
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true, filter: (source) => !skipped.has(source) });
}

export function runBoxed(program: Program, box: Boxed): Running {
  const name = `viva-${randomUUID()}`;
  const env: NodeJS.ProcessEnv = { ...basics(process.env), ...dockers(process.env), ...program.env };
  const started: Run = {
    program: DOCKER,
    args: argsOf(program, box, name),
    shell: false,
    cwd: box.folder,
    env,
    input: program.input,
    spool: box.spool,
  };
  const running = run(started);
  const exited = running.exited.then((end) => told(end, running.stderr()));
  // Docker's program can be ended without the container that it began.
  let ended = false;
  void exited.then(() => (ended = true));
  const kill = async () => void (ended || (await docker(['kill', name], ASK)));
  return {
    ...running,
    exited,
    stop: async () => {
      await kill();
      await running.stop();
    },
    finish: async () => {
      await running.finish();
      await kill();
    },
  };
}

function argsOf({ command, argument, env, in_workspace }: Program, box: Boxed, name: string): string[] {
  const { sandbox, folder, cwd, told, copy, workspace } = box;
  const inside = in_workspace ? WORKSPACE_INSIDE : cwd.split(path.sep).join('/');
  const user = process.getuid && process.getgid ? ['--user', `${process.getuid()}:${process.getgid()}`] : [];
  const more = argument === undefined ? [] : [argument];
  const text =
    typeof command === 'string'
      ? ['/bin/sh', '-c', argument === undefined ? command : `${command} "$@"`, ...(more.length > 0 ? ['sh'] : [])]
      : command;
  return [
    ...['run', '--rm', '--interactive', '--init', '--name', name],
    ...(sandbox.network ? [] : ['--network', 'none']),
    ...user,
    ...['--volume', sandbox.writable ? `${copy}:/app` : `${folder}:/app:ro`],
    ...(workspace === undefined ? [] : ['--volume', `${workspace}:${WORKSPACE_INSIDE}`]),
    ...['--volume', `${told}:/viva`, '--tmpfs', '/tmp:exec', '--workdir', path.posix.resolve('/app', inside)],
    // By name: values would stand in the list of processes.
    ...['HOME', ...Object.keys(env)].flatMap((key) => (key === 'HOME' ? ['--env', 'HOME=/tmp'] : ['--env', key])),
    imageOf(sandbox),
    ...text,
    ...more,
  ];
}

const dockers = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([key]) => /^(DOCKER_\w+|XDG_RUNTIME_DIR)$/.test(key)));

function told(end: Exited, stderr: string): Exited {
  if (end.code !== NOT_BEGUN) return end;
  return { ...end, error: new Error(stderr.trim().split('\n').at(-1) || 'Docker could not begin it') };
}

function docker(args: readonly string[], timeout: number): Promise<{ readonly wrong?: string }> {
  const env = { ...basics(process.env), ...dockers(process.env) };
  return new Promise((resolve) => {
    const child = execFile(DOCKER, [...args], { env, timeout, encoding: 'utf8' }, (error, _, stderr) => {
      const why = stderr.trim().split('\n').at(-1) || (error?.killed ? 'it took too long' : error?.message);
      resolve(error ? { wrong: error.code === 'ENOENT' ? 'it is not installed' : (why ?? 'it failed') } : {});
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end();
  });
}
