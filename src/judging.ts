// What judging another run's transcripts needs of the world. Nothing is kept of it: its token may only read the cache.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Inputs } from './app/inputs.ts';
import type { Judging } from './app/judge-artifact.ts';
import { catalog } from './catalog.ts';
import { compose } from './compose.ts';
import { createArtifacts } from './edge/artifact.ts';
import { createCacheStore } from './edge/cache.ts';
import type { Vault } from './edge/secrets.ts';
import type { EventInfo, GitHub } from './model/platform.ts';
import type { Log } from './model/ports.ts';
import { VERSION } from './version.ts';

export interface JudgingSetUp {
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly vault: Vault;
  readonly event: EventInfo;
  readonly inputs: Inputs;
  readonly github: GitHub;
  /** By which the leg's cache goes. */
  readonly leg: string;
  readonly log: Log;
  readonly signal: AbortSignal;
}

export function openJudging({ cwd, env, vault, event, inputs, github, leg, log, signal }: JudgingSetUp): Judging {
  const { owner, repo, runId, attempt } = event;
  const artifacts = createArtifacts({ folder: cwd, env, token: inputs.token, owner, repo, warn: log.warn });
  return {
    github,
    event,
    inputs,
    catalog,
    viva: VERSION,
    signal,
    leg,
    take: artifacts.take,
    world: async (taken) => {
      const cache = createCacheStore({ id: leg, cwd, env, event: { runId, attempt }, warn: log.warn });
      const home = await mkdtemp(path.join(env['RUNNER_TEMP'] ?? tmpdir(), 'viva-judging-'));
      const [memory, transcripts] = await Promise.all([cache.restore('memory'), cache.restore('transcripts')]);
      const restored = { memory: memory.map((r) => r.folder), transcripts: [...transcripts.map((r) => r.folder), ...taken] };
      const folders = { memory: path.join(home, 'memory'), transcripts: path.join(home, 'transcripts'), restored };
      return compose({ cwd, env, vault, stream: process.stdout, folders });
    },
  };
}
