import { existsSync } from 'node:fs';
import path from 'node:path';

/** How this program is called from a folder: installed there, for everybody, or fetched by npx each time. */
export function callOf(cwd: string, env: { readonly [name: string]: string | undefined }): string {
  if (existsSync(path.join(cwd, 'node_modules', '.bin', 'viva'))) return 'npx viva';
  // npx and npm put folders of their own onto the path, which are gone afterwards.
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((f) => f !== '' && !/node_modules|_npx/.test(f));
  return folders.some((folder) => existsSync(path.join(folder, 'viva'))) ? 'viva' : 'npx github:viva-dev/viva';
}
