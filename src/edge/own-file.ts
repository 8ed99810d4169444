import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Another entry of this program, beside the one that runs. Bundlers write where it was built in place of `import.meta.url`: a stack tells where it is
 * now. `dist/bundle/…` holds what runs, `dist/` the entries.
 */
export function entryFile(name: string): string {
  const [, url, file] = /(file:\/\/[^\n]*?|(?:\/|[A-Za-z]:\\)[^\n(]*?)(?::\d+){2}/.exec(new Error('here').stack ?? '') ?? [];
  const own = url?.startsWith('file:') ? fileURLToPath(url) : (url ?? file ?? '');
  return path.join(path.dirname(own), '..', name);
}
