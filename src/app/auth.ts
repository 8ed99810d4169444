// Keys of judges: in the environment first, else in this machine's keychain.
import { apiKeyName, type KeyCheck } from '../judge/judge.ts';
import type { Keychain } from '../model/keychain.ts';
import { ProblemError, problem } from '../model/problems.ts';
import { closest } from '../model/values.ts';

/** Providers whose keys can be kept. */
const PROVIDERS = ['anthropic', 'openai', 'google'] as const;
const KEYLESS: readonly string[] = ['local', 'ollama'];

export interface Desk {
  readonly keychain: Keychain;
  readonly env: { readonly [name: string]: string | undefined };
  /** Nobody is there to be asked. */
  readonly ci: boolean;
  /** undefined: nothing was given. */
  readonly ask: (question: string) => Promise<string | undefined>;
  /** What its provider says about a key. */
  readonly check: (provider: string, key: string) => Promise<KeyCheck>;
}

/** Each gives what to tell. Throws ProblemError. */
export async function login(provider: string, { keychain, env, ci, ask, check }: Desk): Promise<string> {
  const name = variableOf(provider);
  if (ci) {
    const advice = `Set ${name} in the environment (in a workflow: \`env:\` from \`secrets\`).`;
    throw new ProblemError(problem('bad_usage', 'in CI nobody can be asked for a key.', undefined, advice));
  }
  // Before anybody types a key that could not be kept.
  await usable(() => keychain.get(provider), name);
  const key = await ask(`Key for ${provider} (not shown): `);
  if (key === undefined) throw new ProblemError(problem('bad_usage', 'no key was given.', undefined, 'Type it, or pipe it in.'));
  const checked = await check(provider, key);
  if (typeof checked === 'object') throw new ProblemError(checked);
  await usable(() => keychain.set(provider, key), name);
  const unsure = checked === 'unknown' ? ` ${provider} could not be asked whether it is good.` : '';
  const shadowed = env[name] ? ` ${name} is set in the environment too, and goes first.` : '';
  return `The key for ${provider} is in this machine's keychain.${unsure}${shadowed}`;
}

export async function logout(provider: string, { keychain }: Desk): Promise<string> {
  const removed = await usable(() => keychain.remove(provider), variableOf(provider));
  return removed ? `The key for ${provider} is removed from this machine's keychain.` : `There was no key for ${provider}.`;
}

/** A keychain that cannot be used is no reason not to tell what the environment has. */
export async function status({ keychain, env }: Desk): Promise<string> {
  const kept = await keptIn(keychain);
  const lines = PROVIDERS.map((provider) => {
    const name = variableOf(provider);
    const stored = typeof kept !== 'string' && kept.includes(provider);
    const where = env[name] ? `${name} in the environment` : stored ? 'in the keychain' : `none (${name})`;
    return `${provider.padEnd(10)} ${where}`;
  });
  return [...lines, ...(typeof kept === 'string' ? [`This machine has no keychain that can be used: ${kept}.`] : [])].join('\n');
}

/** The providers that it has keys of; or why it cannot be used. */
async function keptIn(keychain: Keychain): Promise<readonly string[] | string> {
  const kept: string[] = [];
  try {
    for (const provider of PROVIDERS) if ((await keychain.get(provider)) !== undefined) kept.push(provider);
    return kept;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export async function wipe({ keychain }: Desk): Promise<string> {
  let removed = 0;
  for (const provider of PROVIDERS) if (await usable(() => keychain.remove(provider), variableOf(provider))) removed++;
  return `${removed} key${removed === 1 ? '' : 's'} removed from this machine's keychain.`;
}

function variableOf(provider: string): string {
  const name = PROVIDERS.some((p) => p === provider) ? apiKeyName(provider) : undefined;
  if (name !== undefined) return name;
  if (KEYLESS.includes(provider)) throw new ProblemError(problem('bad_usage', `\`${provider}\` needs no key.`, undefined, ''));
  const near = closest(provider, PROVIDERS);
  const message = `\`${provider.slice(0, 40)}\` is no provider${near ? `, did you mean \`${near}\`?` : '.'}`;
  throw new ProblemError(problem('bad_usage', message, undefined, `There are ${PROVIDERS.join(', ')}.`));
}

async function usable<T>(work: () => Promise<T>, name: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `this machine has no keychain that can be used: ${why}.`;
    throw new ProblemError(problem('no_keychain', message, undefined, `Set ${name} in the environment.`));
  }
}
