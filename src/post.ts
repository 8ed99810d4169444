// After main, also when it was cancelled: what lies on disk is saved in the cache, and left for other runs to take.
import { readFile } from 'node:fs/promises';
import { createArtifacts } from './edge/artifact.ts';
import { createCacheStore } from './edge/cache.ts';
import { readEvent } from './edge/event.ts';
import { legPath, scopeOf } from './edge/leg.ts';
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
  if (cache.available) {
    const saved = await Promise.all([cache.save('memory'), cache.save('transcripts')]);
    log.info(`memory ${saved[0] === 'saved' ? 'saved' : 'not saved'}, transcripts ${saved[1] === 'saved' ? 'saved' : 'not saved'}`);
  }
  const name = runner.state('artifact');
  if (!name) return;
  const { owner, repo, attempt } = event;
  const artifacts = createArtifacts({ folder: legPath(cwd, id, scopeOf(event)), env, token: '', owner, repo, warn: log.warn });
  if (!artifacts.supported) return log.info('An enterprise server has no artifacts: other runs cannot read this one’s transcripts.');
  const uploaded = await artifacts.upload(name, attempt);
  log.info(`artifact ${name} ${uploaded === 'uploaded' ? 'uploaded' : 'not uploaded'}`);
}
