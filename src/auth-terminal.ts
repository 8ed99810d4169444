import { type Desk, login, logout, status, wipe } from './app/auth.ts';
import type { Flags } from './app/flags.ts';
import { askHidden } from './edge/ask-hidden.ts';
import { createKeychain } from './edge/keychain.ts';
import { checkKey } from './judge/judge.ts';
import { composed, isCi, print, saying } from './terminal.ts';

export async function authInTerminal(action: 'login' | 'logout' | 'status' | 'wipe', provider: string, flags: Flags): Promise<void> {
  await saying(false, async () => {
    const { fetch, redact, hide } = await composed(flags);
    const desk: Desk = {
      keychain: createKeychain(),
      env: process.env,
      ci: isCi(process.env),
      ask: async (question) => {
        const key = await askHidden(question, process.stdin, process.stderr);
        if (key !== undefined) hide([key], []);
        return key;
      },
      check: (name, key) => checkKey(name, key, { fetch, redact, signal: new AbortController().signal }),
    };
    const told = {
      login: () => login(provider, desk),
      logout: () => logout(provider, desk),
      status: () => status(desk),
      wipe: () => wipe(desk),
    };
    print(await told[action]());
  });
}
