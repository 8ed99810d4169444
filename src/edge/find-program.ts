// Whether a program is there, told before anything is run.
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, problem } from '../model/problems.ts';

/** What a shell does by itself. */
const BUILT_IN = new Set(
  '. : [ alias bg break case cd command continue echo eval exec exit export false fg for getopts hash if jobs kill printf pwd read readonly return set shift source test time times trap true type ulimit umask unalias unset until wait while'.split(
    ' ',
  ),
);
const WINDOWS = process.platform === 'win32';

/** Of a shell's text only its first word is looked for, where that is a plain one. */
export async function missingProgram(command: string | readonly string[], cwd: string, agent: string): Promise<Problem | undefined> {
  const found = await stat(cwd).catch(() => undefined);
  if (!found?.isDirectory()) return problem('no_program', `agent "${agent}": there is no folder \`${cwd}\` to run it in.`);
  const program = typeof command === 'string' ? firstWord(command) : command[0];
  if (program === undefined || (await isThere(program, cwd))) return undefined;
  const where = program.includes('/') ? `in \`${cwd}\`` : 'on PATH';
  return problem('no_program', `agent "${agent}": the program \`${program}\` is not there: it was not found ${where}.`);
}

function firstWord(text: string): string | undefined {
  const word = /^\s*([\w./@%+,:-]+)(?=\s|$)/.exec(text)?.[1];
  return word === undefined || BUILT_IN.has(word) ? undefined : word;
}

async function isThere(program: string, cwd: string): Promise<boolean> {
  const endings = WINDOWS ? ['', ...(process.env['PATHEXT'] ?? '.EXE;.CMD;.BAT').split(';')] : [''];
  const folders = /[\\/]/.test(program) ? [''] : (process.env['PATH'] ?? '').split(path.delimiter);
  // ncc takes a template within `path.resolve` for a pattern of files to pack, and searches the whole disk for them.
  const names = folders.flatMap((folder) => endings.map((ending) => (folder === '' ? '' : `${folder}/`) + program + ending));
  for (const name of names) if (await isProgram(path.resolve(cwd, name))) return true;
  return false;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
