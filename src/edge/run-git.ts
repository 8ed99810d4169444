import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const MOST_OUTPUT = 64 * 1024 * 1024;
const LONGEST = 120_000;

/** Output of git, or undefined where it failed, is not there or took too long. Never a shell, never a prompt; outside a checkout no process. */
export function runGit(cwd: string, args: readonly string[]): Promise<string | undefined> {
  if (!isCheckout(cwd)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
    const child = execFile('git', [...args], { cwd, env, maxBuffer: MOST_OUTPUT, timeout: LONGEST, encoding: 'utf8' }, (error, stdout) =>
      resolve(error ? undefined : stdout),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end();
  });
}

function isCheckout(cwd: string): boolean {
  if (process.env['GIT_DIR']) return true;
  for (let at = path.resolve(cwd); ; at = path.dirname(at)) {
    if (existsSync(path.join(at, '.git'))) return true;
    if (at === path.dirname(at)) return false;
  }
}
