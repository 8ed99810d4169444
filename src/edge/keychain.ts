// The system's keychain, by an optional package: without it, or without a keychain, keys come from the environment alone.
import type { Keychain } from '../model/keychain.ts';

const SERVICE = 'viva';
/** A locked keychain asks its user, who may be away. */
const PATIENCE = 60_000;

interface Entry {
  getPassword(signal?: AbortSignal): Promise<string | null | undefined>;
  setPassword(secret: string, signal?: AbortSignal): Promise<void>;
  deletePassword(signal?: AbortSignal): Promise<boolean>;
}

interface Keyring {
  readonly AsyncEntry: new (service: string, account: string, options: object) => Entry;
}

/** The kernel's own store, which Linux would take otherwise, is empty after a restart. */
const STORE = { linux: { store: 'secret-service' } } as const;

export function createKeychain(): Keychain {
  let keyring: Promise<Keyring> | undefined;
  const entry = async (account: string): Promise<Entry> => {
    keyring ??= load();
    const { AsyncEntry } = await keyring;
    return new AsyncEntry(SERVICE, account, STORE);
  };
  return {
    get: async (account) => within(async (signal) => (await (await entry(account)).getPassword(signal)) || undefined),
    set: (account, secret) => within(async (signal) => (await entry(account)).setPassword(secret, signal)),
    remove: (account) => within(async (signal) => (await entry(account)).deletePassword(signal)),
  };
}

async function load(): Promise<Keyring> {
  // ncc would pack this machine's binary, or nothing at all.
  const name = '@napi-rs/keyring';
  try {
    return (await import(/* webpackIgnore: true */ name)) as Keyring;
  } catch {
    throw new Error(`the package ${name} is not installed here`);
  }
}

async function within<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PATIENCE);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) throw new Error(`it did not answer within ${PATIENCE / 1000} s`);
    throw new Error((error instanceof Error ? error.message : String(error)).split('\n')[0]);
  } finally {
    clearTimeout(timer);
  }
}
