// A throw-away container for each run, by an argument list: nothing of it is read by a shell of this machine.
import { execFile } from 'node:child_process';
import { type Problem, problem } from '../model/problems.ts';
import type { Sandbox } from '../model/programs.ts';
import { basics } from './process.ts';

const IMAGE = 'node:20-alpine';
/** In the container. */
export const INSIDE = { app: '/app', workspace: '/workspace', out: '/viva' } as const;

export interface Container {
  readonly name: string;
  readonly sandbox: Sandbox;
  readonly mounts: readonly { readonly from: string; readonly to: string; readonly readonly?: boolean }[];
  readonly workdir: string;
  readonly env: { readonly [name: string]: string };
  readonly command: readonly string[];
}

/** Values of the environment stand in the client's own, not in its arguments, which every user of the machine can read. */
export function dockerRun({ name, sandbox, mounts, workdir, env, command }: Container): {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
} {
  const inside = { HOME: '/tmp', TMPDIR: '/tmp', ...env };
  const [plain, named] = [
    Object.entries(inside).filter(([key]) => OF_CLIENT.test(key)),
    Object.entries(inside).filter(([key]) => !OF_CLIENT.test(key)),
  ];
  const user = process.getuid && process.getgid ? ['--user', `${process.getuid()}:${process.getgid()}`] : [];
  const args = [
    'run',
    ...['--rm', '--init', '--interactive', '--name', name],
    ...['--network', sandbox.network ? 'bridge' : 'none'],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--pids-limit', '512', ...user],
    ...(sandbox.writable ? [] : ['--read-only']),
    ...['--tmpfs', '/tmp:rw,exec,mode=1777'],
    ...mounts.flatMap(({ from, to, readonly }) => [
      '--mount',
      ['type=bind', field(`source=${from}`), `target=${to}`, ...(readonly ? ['readonly'] : [])].join(','),
    ]),
    ...['--workdir', workdir],
    ...plain.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...named.flatMap(([key]) => ['--env', key]),
    imageOf(sandbox),
    ...command,
  ];
  return { args, env: { ...clientEnv(), ...Object.fromEntries(named) } };
}

/** Set for the client, these would be its own. */
const OF_CLIENT = /^(PATH|HOME|TMPDIR|DOCKER_\w+|XDG_\w+)$/;

const clientEnv = (): NodeJS.ProcessEnv => ({
  ...basics(process.env),
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(DOCKER_\w+|XDG_RUNTIME_DIR)$/.test(name))),
});

const imageOf = ({ image }: Sandbox): string => image ?? (process.env['TARDI_SANDBOX_IMAGE'] || IMAGE);

/** As in a line of CSV. */
const field = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What the client leaves running where it is killed. */
export function removeContainer(name: string): Promise<void> {
  return new Promise((resolve) => {
    execFile('docker', ['rm', '--force', name], { env: clientEnv(), timeout: 10_000 }, () => resolve());
  });
}

let asked: Promise<Problem | undefined> | undefined;

/** Asked once a process. */
export const missingDocker = (): Promise<Problem | undefined> => (asked ??= askDocker());

function askDocker(): Promise<Problem | undefined> {
  return new Promise((resolve) => {
    const args = ['version', '--format', '{{.Server.Version}}'];
    execFile('docker', args, { env: clientEnv(), timeout: 20_000 }, (error, _stdout, stderr) => {
      if (!error) return resolve(undefined);
      const gone = 'code' in error && error.code === 'ENOENT';
      const why = gone
        ? 'there is no program `docker` on PATH'
        : `it does not answer: ${stderr.trim().split('\n').at(-1)?.slice(0, 300) ?? ''}`;
      resolve(problem('no_docker', `a sandbox needs Docker, and ${why}.`));
    });
  });
}
