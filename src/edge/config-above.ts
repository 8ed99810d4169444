// Where somebody stands in a sub-folder: the folder above that holds the config, up to the checkout's root.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** undefined: there is one here, or none up to the root of the checkout. Outside of a checkout nothing above is looked at. */
export function folderAbove(cwd: string, names: readonly string[]): string | undefined {
  const holds = (folder: string) => names.some((name) => existsSync(path.join(folder, name)));
  if (holds(cwd)) return undefined;
  let found: string | undefined;
  for (let at = cwd; ; at = path.dirname(at)) {
    found ??= at !== cwd && holds(at) ? at : undefined;
    if (existsSync(path.join(at, '.git'))) return found;
    if (at === path.dirname(at)) return undefined;
  }
}
