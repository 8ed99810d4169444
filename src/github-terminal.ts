// Somebody else's repository, examined here, its commands in a sandbox unless told otherwise. Nothing else of it is heeded.
import path from 'node:path';
import type { Flags } from './app/flags.ts';
import { isModule } from './app/own-reports.ts';
import { clone } from './edge/clone.ts';
import { ProblemError, problem } from './model/problems.ts';
import { runInTerminal, saying } from './terminal.ts';

export async function githubInTerminal(repository: string, flags: Flags): Promise<void> {
  await saying(flags.json, async () => {
    const url = urlOf(repository);
    if (flags.reporters.some(isModule)) {
      const advice = 'Use -e for the JSON report, and run your module on that.';
      throw new ProblemError(problem('bad_usage', 'a report of your own cannot be used here.', undefined, advice));
    }
    const { folder, remove } = await clone(url);
    try {
      await runInTerminal({ ...here(flags), cwd: folder, judge: flags.judge ?? 'none' }, { stranger: true });
    } finally {
      remove();
    }
  });
}

/** Reports are written where the person is, not into the clone. */
function here(flags: Flags): Flags {
  const at = (file: string | undefined) => (file === undefined ? undefined : path.resolve(file));
  const reporters = flags.reporters.map((spec) => {
    const colon = spec.indexOf(':');
    return colon < 0 ? spec : `${spec.slice(0, colon)}:${path.resolve(spec.slice(colon + 1).trim())}`;
  });
  return { ...flags, reporters, output: at(flags.output), export: at(flags.export) };
}

function urlOf(repository: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) return `https://github.com/${repository}`;
  if (/^(https:\/\/|ssh:\/\/|file:\/\/|git@[\w.-]+:)[^\s]+$/.test(repository)) return repository;
  const message = `\`${repository.slice(0, 200)}\` is no address of a repository.`;
  throw new ProblemError(problem('bad_usage', message, undefined, 'Give OWNER/NAME, or an https address.'));
}
