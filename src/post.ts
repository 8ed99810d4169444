// After main, also when it was cancelled: what lies on disk is saved in the cache.
import { readFile } from 'node:fs/promises';
import { createCacheStore } from './edge/cache.ts';
import { readEvent } from './edge/event.ts';
import { createLog } from './edge/log.ts';
import { createRunner } from './edge/runner.ts';
import { createRedact, knownSecrets } from './edge/secrets.ts';

export async function main(): Promise<void> {
  const { env } = process;
  const runner = createRunner({ env, directory: '.' });
  const [id, cwd] = [runner.state('id'), runner.state('cwd')];
  if (!id || !cwd) return;
  const log = createLog({ stream: process.stdout, github: true, redact: createRedact({ secrets: knownSecrets(env), patterns: [] }) });
  const event = await readEvent(env, (file) => readFile(file, 'utf8').catch(() => undefined));
  const cache = createCacheStore({ id, cwd, env, event, warn: log.warn });
  if (!cache.available) return;
  const saved = await Promise.all([cache.save('memory'), cache.save('transcripts')]);
  log.info(`memory ${saved[0] === 'saved' ? 'saved' : 'not saved'}, transcripts ${saved[1] === 'saved' ? 'saved' : 'not saved'}`);
}
