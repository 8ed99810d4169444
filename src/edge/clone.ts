// Somebody's repository, for as long as this process lives.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProblemError, problem } from '../model/problems.ts';

const LONGEST = 300_000;

/** Throws ProblemError. Nothing of what is cloned is run, nor asked about. */
export async function clone(url: string): Promise<{ readonly folder: string; remove(): void }> {
  const parent = await realpath(await mkdtemp(path.join(tmpdir(), 'viva-clone-')));
  const folder = path.join(parent, 'repository');
  const remove = () => rmSync(parent, { recursive: true, force: true });
  process.on('exit', remove);
  // Transports that run commands are none of these.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_ALLOW_PROTOCOL: 'https:ssh:file', GIT_LFS_SKIP_SMUDGE: '1', LC_ALL: 'C' };
  const args = ['-c', `core.hooksPath=${parent}`, 'clone', '--quiet', '--depth=1', '--no-tags', '--', url, folder];
  const wrong = await new Promise<string | undefined>((resolve) => {
    execFile('git', args, { cwd: parent, env, timeout: LONGEST, encoding: 'utf8' }, (error, _, stderr) =>
      resolve(error ? (stderr.trim().split('\n').at(-1) ?? error.message) : undefined),
    ).stdin?.end();
  });
  if (wrong === undefined) return { folder, remove };
  remove();
  const advice = 'Check the address, and that you may read it.';
  throw new ProblemError(problem('no_checkout', `\`${url}\` could not be cloned: ${wrong}`, undefined, advice));
}
