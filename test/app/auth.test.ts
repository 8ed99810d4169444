import { describe, expect, test } from 'vitest';
import { type Desk, login, logout, status, wipe } from '../../src/app/auth.ts';
import type { Keychain } from '../../src/model/keychain.ts';
import { ProblemError, problem } from '../../src/model/problems.ts';

function drawer(start: Record<string, string> = {}) {
  const keys = new Map(Object.entries(start));
  const keychain: Keychain = {
    get: async (account) => keys.get(account),
    set: async (account, secret) => void keys.set(account, secret),
    remove: async (account) => keys.delete(account),
  };
  return { keys, keychain };
}

const locked: Keychain = {
  get: () => Promise.reject(new Error('AccessDenied')),
  set: () => Promise.reject(new Error('AccessDenied')),
  remove: () => Promise.reject(new Error('AccessDenied')),
};

const desk = (keychain: Keychain, more: Partial<Desk> = {}): Desk => ({
  keychain,
  env: {},
  ci: false,
  ask: async () => 'sk-typed',
  check: async () => 'good',
  ...more,
});

const refused = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.catch((e: unknown) => e);
  if (!(error instanceof ProblemError)) throw new Error('was not refused');
  return error.message;
};

describe('login', () => {
  test('a good key is kept', async () => {
    const { keys, keychain } = drawer();
    expect(await login('google', desk(keychain))).toBe("The key for google is in this machine's keychain.");
    expect(keys.get('google')).toBe('sk-typed');
  });

  test('a key that the provider does not take is not', async () => {
    const { keys, keychain } = drawer();
    const check = async () => problem('judge_refused', 'openai does not take this key (401).');
    expect(await refused(login('openai', desk(keychain, { check })))).toContain('openai does not take this key (401).');
    expect(keys.size).toBe(0);
  });

  test('one that could not be tried is kept, and said', async () => {
    const { keychain } = drawer();
    expect(await login('anthropic', desk(keychain, { check: async () => 'unknown' }))).toContain(
      'anthropic could not be asked whether it is good.',
    );
  });

  test('that the environment goes first is said', async () => {
    const { keychain } = drawer();
    const env = { OPENAI_API_KEY: 'sk-other' };
    expect(await login('openai', desk(keychain, { env }))).toContain('OPENAI_API_KEY is set in the environment too, and goes first.');
  });

  test('in CI nobody is asked', async () => {
    const ask = () => Promise.reject(new Error('asked'));
    expect(await refused(login('google', desk(drawer().keychain, { ci: true, ask })))).toContain(
      'in CI nobody can be asked for a key. Set GOOGLE_GENERATIVE_AI_API_KEY in the environment',
    );
  });

  test('without a keychain nobody types in vain', async () => {
    const ask = () => Promise.reject(new Error('asked'));
    expect(await refused(login('google', desk(locked, { ask })))).toBe(
      'this machine has no keychain that can be used: AccessDenied. Set GOOGLE_GENERATIVE_AI_API_KEY in the environment.',
    );
  });

  test.each([
    ['nothing typed', 'google', { ask: async () => undefined }, 'no key was given.'],
    ['a provider that there is none of', 'gogle', {}, '`gogle` is no provider, did you mean `google`?'],
    ['one that needs none', 'local', {}, '`local` needs no key.'],
  ])('%s', async (_, provider, more, message) => {
    const { keys, keychain } = drawer();
    expect(await refused(login(provider, desk(keychain, more)))).toContain(message);
    expect(keys.size).toBe(0);
  });
});

test('logout and wipe', async () => {
  const { keys, keychain } = drawer({ google: 'a', openai: 'b' });
  expect(await logout('google', desk(keychain))).toBe("The key for google is removed from this machine's keychain.");
  expect(await logout('google', desk(keychain))).toBe('There was no key for google.');
  expect(await wipe(desk(keychain))).toBe("1 key removed from this machine's keychain.");
  expect(keys.size).toBe(0);
});

describe('status says where each key is, and nothing of the keys', () => {
  test('environment, keychain, nowhere', async () => {
    const { keychain } = drawer({ google: 'sk-g', openai: 'sk-o' });
    expect(await status(desk(keychain, { env: { OPENAI_API_KEY: 'sk-e' } }))).toBe(
      `anthropic  none (ANTHROPIC_API_KEY)
openai     OPENAI_API_KEY in the environment
google     in the keychain`,
    );
  });

  test('without a keychain', async () => {
    const told = await status(desk(locked, { env: { OPENAI_API_KEY: 'sk-e' } }));
    expect(told).toContain('openai     OPENAI_API_KEY in the environment');
    expect(told).toContain('This machine has no keychain that can be used: AccessDenied.');
  });
});
