// What an agent left in its workspace.
import picomatch from 'picomatch';
import { type CheckAnswer, type CheckSubject, defineCheck } from '../model/contracts.ts';
import type { Workspace } from '../model/transcript.ts';
import { strict, texts } from '../model/values.ts';
import { cut, quote } from './quote.ts';

const fail = (reason: string): CheckAnswer => ({ result: 'fail', code: 'TRAJECTORY_MISMATCH', reason });
const unknown: CheckAnswer = {
  result: 'error',
  code: 'HARNESS_ERROR',
  reason: 'the transcript does not say what was left in the workspace',
};

export const run = defineCheck({
  name: 'run',
  description: 'This command succeeds (exits with 0) in the copy of the workspace that the agent leaves; a list: all of them do.',
  schema: texts,
  of_commands: 'workspace',
  evaluate: (commands, { transcript: { workspace } }) => {
    for (const command of commands) {
      const ran = workspace?.ran.find((one) => one.command === command);
      if (!ran) return unknown;
      const how = ran.exit === null ? 'did not end by itself' : `exited with ${ran.exit}`;
      if (ran.exit !== 0) return fail(`${quote(command)} ${how}${ran.output.trim() ? `: ${lastPiece(ran.output.trim())}` : ''}`);
    }
    return { result: 'pass', reason: '' };
  },
});

export const files = defineCheck({
  name: 'files',
  description: 'Files (or patterns) that the agent must have changed in its workspace, or must not have.',
  schema: strict({
    changed: texts.optional().describe('Each of them was added, changed or removed.'),
    unchanged: texts.optional().describe('None of them was.'),
  }),
  of_commands: 'workspace',
  evaluate: ({ changed = [], unchanged = [] }, subject) => judged(changed, unchanged, subject),
});

export const workspaceChecks = [run, files];

function judged(wanted: readonly string[], unwanted: readonly string[], { transcript: { workspace } }: CheckSubject): CheckAnswer {
  if (!workspace) return unknown;
  const missing = wanted.filter((pattern) => hits(workspace, pattern).length === 0);
  if (missing.length > 0)
    return { ...fail(`left unchanged: ${missing.map((p) => quote(p)).join(', ')}; ${told(workspace)}`), actual: paths(workspace) };
  const touched = unwanted.flatMap((pattern) => hits(workspace, pattern));
  if (touched.length === 0) return { result: 'pass', reason: '' };
  const words = [...new Set(touched.map(({ path, how }) => `${how} ${quote(path)}`))];
  return { ...fail(words.slice(0, 10).join(', ')), actual: paths(workspace) };
}

const paths = ({ changed }: Workspace): string[] => changed.slice(0, 20).map(({ path }) => cut(path, 0, 200));

function hits({ changed }: Workspace, pattern: string) {
  const fits = picomatch(pattern.replace(/^\.\//, ''), { dot: true });
  return changed.filter(({ path }) => fits(path));
}

function told({ changed }: Workspace): string {
  if (changed.length === 0) return 'nothing was changed';
  const more = changed.length > 5 ? ` and ${changed.length - 5} more` : '';
  return `changed: ${changed
    .slice(0, 5)
    .map(({ path }) => quote(path))
    .join(', ')}${more}`;
}

const lastPiece = (text: string): string => (text.length <= 300 ? text : `…${text.slice(-300)}`);
