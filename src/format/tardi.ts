// Tardi's suites: one command, run many times, each run graded cheapest check first.
import type { Format } from '../model/format.ts';
import { isObject } from '../model/json.ts';
import { closest, Plain } from '../model/values.ts';
import { TARDI_KEYS } from './tardi-keys.ts';

const FILES = ['**/*.tardi.yaml', '**/*.tardi.yml', '**/tardi.yaml', '**/tardi.yml'] as const;
const OURS = /(^|\/)([^/]*\.)?tardi\.ya?ml$/i;

export const tardi: Format = {
  name: 'tardi',
  description: 'Tardi suites: *.tardi.yaml, tardi.yaml.',
  patterns: FILES,
  recognises: ({ file, text, value }) =>
    value === undefined
      ? OURS.test(file) && /^["']?(agentCommand|command|assertions|evaluator)["']?\s*:/m.test(text)
      : isTardi(value, OURS.test(file)),
  read: async (source) => (await import('./tardi-suite.ts')).readTardi(source),
};

/** Keys that no other kind of file has; a misspelt one counts where the name of the file says what it is meant to be. */
function isTardi(value: unknown, byName: boolean): boolean {
  if (!isObject(value) || value instanceof Plain) return false;
  if ('agentCommand' in value) return true;
  const command = value['command'];
  if (isObject(command) && 'executable' in command) return true;
  if (!byName || 'tests' in value) return false;
  return Object.keys(value).some((key) => key !== 'name' && closest(key, TARDI_KEYS) !== undefined);
}
