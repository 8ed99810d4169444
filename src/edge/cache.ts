import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { CachePart, CacheScope, CacheStore, EventInfo, RestoredFolder } from '../model/platform.ts';
import { ignoreForGit, makeRealFolder, sweep } from './cache-folder.ts';
import { isEnterprise } from './enterprise.ts';
import { errorLine } from './error-line.ts';
import { keyPart, legFolder, scopeOf } from './leg.ts';

/** Bytes of a part once it is unpacked; the design's 100 MB of transcripts, and some air. */
const MOST_BYTES: { readonly [part in CachePart]: number } = { memory: 64_000_000, transcripts: 160_000_000 };
const DOWNLOAD = { timeoutInMs: 30_000, segmentTimeoutInMs: 120_000 };

export interface CacheOptions {
  /** Legs with the same id share their entries. */
  readonly id: string;
  /** Absolute; inside the workspace. */
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly event: Pick<EventInfo, 'pr' | 'runId' | 'attempt'>;
  readonly warn: (text: string) => void;
}

/**
 * Entries are never overwritten: each run saves its own, and the newest is found by prefix. A pull request's lie in its own scope, where the
 * base branch cannot see them; both kinds have their own folder, because a path decides which entries fit it.
 */
export function createCacheStore({ id, cwd, env, event, warn }: CacheOptions): CacheStore {
  const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
  const name = keyPart(id);
  const pr = event.pr?.number;
  const own = scopeOf(event);
  const scopes: readonly CacheScope[] = pr === undefined ? ['base'] : ['pr', 'base'];
  const prefix = (scope: CacheScope, part: CachePart) => `viva-${name}-${scope === 'pr' ? `pr${pr}` : 'base'}-${part}-`;
  const inside = (scope: CacheScope, part: CachePart) => [...legFolder(id, scope), part];
  const folderOf = (scope: CacheScope, part: CachePart) => path.join(cwd, ...inside(scope, part));
  /** From the workspace, with `/`: the same text wherever a runner keeps its checkouts. */
  const pattern = (scope: CacheScope, part: CachePart) =>
    [...path.relative(workspace, cwd).split(path.sep).filter(Boolean).map(escapeGlob), ...inside(scope, part)].join('/');

  // One at a time: what is taken away for one folder may be another's way.
  let queue: Promise<unknown> = Promise.resolve();
  const prepare = (folder: string, how: { readonly empty: boolean }): Promise<void> => {
    const made = queue.then(async () => {
      const [root, home] = await Promise.all([realpath(workspace), realpath(cwd)]);
      if (!isInside(root, home)) throw new Error('the working directory leads out of the workspace.');
      await makeRealFolder(cwd, folder, how);
      await ignoreForGit(path.join(cwd, '.viva'));
    });
    queue = made.catch(() => {});
    return made;
  };

  const restoreOne = async (scope: CacheScope, part: CachePart): Promise<RestoredFolder | undefined> => {
    const folder = folderOf(scope, part);
    try {
      // A checkout may bring a `.viva` of its own, with files that were never judged, or links that lead elsewhere.
      await prepare(folder, { empty: true });
      const { restoreCache } = await import('@actions/cache');
      const wanted = prefix(scope, part);
      const key = await restoreCache([pattern(scope, part)], wanted, [], DOWNLOAD);
      if (key === undefined) return undefined;
      const dropped = await sweep(folder, MOST_BYTES[part]);
      if (dropped > 0) warn(`${dropped} unexpected files were dropped from the restored cache entry ${key}.`);
      return { scope, folder, key };
    } catch (e) {
      warn(`The ${part} of earlier runs could not be restored: ${errorLine(e)}`);
      return undefined;
    }
  };

  const available = isAvailable(env) && isInside(workspace, cwd);
  return {
    available,
    restore: async (part) => {
      if (!available) {
        // Nothing was restored, so whatever lies there came with the checkout.
        if (isInside(workspace, cwd)) await Promise.all(scopes.map((scope) => prepare(folderOf(scope, part), { empty: true })));
        return [];
      }
      const restored = await Promise.all(scopes.map((scope) => restoreOne(scope, part)));
      return restored.filter((folder) => folder !== undefined);
    },
    folder: async (part) => {
      await prepare(folderOf(own, part), { empty: false });
      return folderOf(own, part);
    },
    save: async (part) => {
      if (!available) return 'not_saved';
      try {
        await prepare(folderOf(own, part), { empty: false });
        const { saveCache } = await import('@actions/cache');
        // -1: the token may only read, or another step saved this run's entry already. The client has said which.
        const saved = await saveCache([pattern(own, part)], `${prefix(own, part)}${event.runId}-${event.attempt}`);
        return saved === -1 ? 'not_saved' : 'saved';
      } catch (e) {
        warn(`The ${part} of this run could not be saved: ${errorLine(e)}`);
        return 'not_saved';
      }
    },
  };
}

/** On an enterprise server the older service answers, at another address, whatever the environment says of the newer one. */
function isAvailable(env: CacheOptions['env']): boolean {
  const isNew = Boolean(env['ACTIONS_CACHE_SERVICE_V2']) && !isEnterprise(env['GITHUB_SERVER_URL']);
  const url = isNew ? env['ACTIONS_RESULTS_URL'] : env['ACTIONS_CACHE_URL'];
  return Boolean(env['ACTIONS_RUNTIME_TOKEN'] && url);
}

const isInside = (root: string, folder: string): boolean => !path.relative(root, folder).startsWith('..');

const escapeGlob = (part: string): string => part.replace(/[*?[]/g, '[$&]');
