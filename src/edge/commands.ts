// The programs that Viva runs as agents: one folder a conversation for what they leave, all folders in one that goes with this process.
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Commands, Program, Ran, Running, Site, SiteSettings } from '../model/programs.ts';
import { missingProgram } from './find-program.ts';
import { basics } from './process.ts';
import { readTrace } from './read-trace.ts';
import { run } from './running.ts';

const TRACE = 'trace.jsonl';

export function createCommands(cwd: string): Commands {
  const open = homes();
  const folderOf = ({ folder = cwd, cwd: inside = '.' }: SiteSettings) => path.resolve(folder, inside);
  return {
    async open(settings) {
      const home = await open();
      const where = folderOf(settings);
      const trace = path.join(home, TRACE);
      let last: Ran | undefined;
      const left: Running[] = [];
      const start = (program: Program): Running => {
        const env = { ...basics(process.env), VIVA_TRACE_FILE: trace, TARDI_TRACE_FILE: trace, ...program.env };
        const argv = argvOf(program);
        last = { argv: argv.shown, cwd: where, env: Object.keys(env).sort() };
        const running = run({ ...argv, cwd: where, env, input: program.input, spool: path.join(home, `output-${left.length}`) });
        left.push(running);
        return running;
      };
      const close = async () => {
        await Promise.all(left.map((running) => running.finish()));
        await rm(home, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
      };
      return { start, ran: () => last, traced: () => readTrace(trace), close } satisfies Site;
    },
    problem: (command, settings, agent) => missingProgram(command, folderOf(settings), agent),
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
