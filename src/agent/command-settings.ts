// The keys that only `command` has.
import { z } from 'zod';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Sandbox } from '../model/programs.ts';
import { asText, flag, strict, text } from '../model/values.ts';

const word = z.string('expected text').min(1, 'must not be empty');
const choice = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, `must be ${values.join(' or ')}`);

export const commandKeys = {
  command: z
    .preprocess(
      (v) => (Array.isArray(v) ? v.map(asText) : asText(v)),
      z.union([word, z.array(word).min(1, 'must not be an empty list')], { error: 'expected a command: text for the shell, or a list' }),
    )
    .describe('What is run: text for the shell, or a list of a program and its arguments, without a shell.'),
  input: choice(['stdin', 'argument', 'json-lines'])
    .optional()
    .describe(
      'How it gets what the user says: on its standard input (default), as an argument (in place of `{input}` in a list, else as the last), or as a JSON line.',
    ),
  process: choice(['per-run', 'per-conversation'])
    .optional()
    .describe('A process for each round (default), or one for the whole conversation, with JSON lines in and out.'),
  cwd: text.optional().describe('The folder it runs in, from the working directory; `{workspace}`: the copy of the workspace.'),
  workspace: text
    .optional()
    .describe('A folder that is copied for each run, for an agent that changes files: VIVA_WORKSPACE, or `{workspace}` in a list.'),
  sandbox: z
    .union([flag, strict({ image: text.optional(), network: flag.optional() })], { error: 'expected true, false or { image: … }' })
    .optional()
    .describe(
      'Each run in a container of its own (Docker): the checkout is read-only at /app, /tmp is scratch, no network unless `network: true`.',
    ),
} satisfies z.ZodRawShape;

export interface CommandSettings {
  readonly command: string | readonly string[];
  readonly input: 'stdin' | 'argument' | 'json-lines';
  readonly process: 'per-run' | 'per-conversation';
  readonly cwd?: string;
  readonly workspace?: string;
  readonly sandbox?: Sandbox;
}

/** `settings` passed `commandKeys` before. */
export function commandSettings(settings: JsonObject): CommandSettings {
  const given = settings as unknown as Partial<CommandSettings> & Pick<CommandSettings, 'command'>;
  const process = given.process ?? 'per-run';
  const sandbox = sandboxOf(settings['sandbox']);
  return { ...given, process, input: given.input ?? (process === 'per-conversation' ? 'json-lines' : 'stdin'), sandbox };
}

/** `true`, or what it says besides. */
function sandboxOf(written: Json | undefined): Sandbox | undefined {
  if (written === true) return {};
  return isObject(written) ? (written as Sandbox) : undefined;
}

export const INPUT = '{input}';

/** What the keys say together: the key, and what is wrong with it. */
export function commandMistake(settings: JsonObject): { readonly key: string; readonly message: string } | undefined {
  const { command, input, process, cwd, workspace } = commandSettings(settings);
  if (process === 'per-conversation' && input !== 'json-lines')
    return { key: 'input', message: `a process for the whole conversation is told its inputs as JSON lines, not by \`${input}\`.` };
  if (typeof command === 'string' && command.includes(INPUT))
    return { key: 'command', message: '`{input}` in text for a shell would be run by it: write the command as a list.' };
  if (typeof command !== 'string' && input !== 'argument' && command.some((part) => part.includes(INPUT)))
    return { key: 'command', message: '`{input}` is filled in with `input: argument` only.' };
  // Elsewhere than in the checkout base and head would be the same.
  for (const [key, folder] of Object.entries({ cwd, workspace }))
    if (folder !== undefined && /^([/\\]|[A-Za-z]:)/.test(folder)) return { key, message: 'is a path from the working directory.' };
  if (cwd?.includes('{workspace}') && workspace === undefined) return { key: 'cwd', message: 'there is no `workspace`.' };
  return undefined;
}
