import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CacheScope } from '../model/platform.ts';

/** Keys have no commas and are found by prefix: an id with a dash could be another id's beginning, so it is told apart by its hash. */
export function keyPart(id: string): string {
  if (/^[A-Za-z0-9_.]{1,64}$/.test(id)) return id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${id.replace(/[^A-Za-z0-9_.]+/g, '_').slice(0, 64)}_${hash}`;
}

/** Where a leg keeps its files, from the working directory: each scope for itself, because a path decides which cache entries fit it. */
export const legFolder = (id: string, scope: CacheScope): readonly string[] => ['.viva', 'cache', keyPart(id), scope];

export const scopeOf = (event: { readonly pr?: unknown }): CacheScope => (event.pr === undefined ? 'base' : 'pr');

export const legPath = (cwd: string, id: string, scope: CacheScope): string => path.join(cwd, ...legFolder(id, scope));
