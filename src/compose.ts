// The world of one run, put together from the edges: for the action and for the terminal alike.
import type { World } from './app/world.ts';
import { systemClock, systemRandom } from './edge/clock.ts';
import { createCodes } from './edge/code-process.ts';
import { createCommands } from './edge/commands.ts';
import { createFetch } from './edge/fetch.ts';
import { createFiles } from './edge/files.ts';
import { createGit } from './edge/git.ts';
import { createHttp } from './edge/http.ts';
import { createLog } from './edge/log.ts';
import { openStore, type StoreFolders } from './edge/memory-files.ts';
import { entryFile } from './edge/own-file.ts';
import { freePort, runSetup, startAgent } from './edge/process.ts';
import { createSearch } from './edge/search.ts';
import type { Vault } from './edge/secrets.ts';
import { openWorktree } from './edge/worktree.ts';
import type { LoadModule } from './model/ports.ts';

export interface Composition {
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly stream: { write(text: string): unknown };
  readonly folders: StoreFolders;
  readonly vault: Vault;
  /** No progress: neither of set-ups nor of agents that start. */
  readonly quiet?: boolean;
}

export function compose({ cwd, env, stream, folders, vault, quiet = false }: Composition): World {
  const log = createLog({ stream, github: env['GITHUB_ACTIONS'] === 'true', redact: vault.redact, quiet });
  const http = createHttp();
  const git = createGit(cwd);
  return {
    files: createFiles(cwd),
    git,
    http,
    fetch: createFetch(http),
    commands: createCommands(cwd),
    clock: systemClock,
    random: systemRandom,
    log,
    search: createSearch(),
    loadModule: loaderOf(cwd),
    code: createCodes({ entry: () => entryFile('host.js'), cwd, redact: vault.redact }),
    env,
    disk: openStore(folders),
    startAgent: (start) => startAgent({ ...start, cwd: start.folder ?? cwd, log, http, clock: systemClock }),
    runSetup: (setup) => runSetup({ ...setup, cwd: setup.folder ?? cwd, log }),
    checkOut: (commit) => openWorktree(cwd, git, commit),
    freePort,
    redact: vault.redact,
    hide: vault.hide,
  };
}

/** TypeScript costs 95 ms at the start: paid by those who have some. */
function loaderOf(cwd: string): LoadModule {
  let loader: Promise<LoadModule> | undefined;
  const start = async () => {
    const [{ createLoader }, { OWN_MODULES }] = await Promise.all([import('./edge/load-module.ts'), import('./own-modules.ts')]);
    return createLoader({ cwd, own: OWN_MODULES });
  };
  return async (file) => {
    loader ??= start();
    return (await loader)(file);
  };
}
