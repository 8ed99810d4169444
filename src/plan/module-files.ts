// Which files of the checkout a module is made of, told without running it: the base's are only read.
import { posix } from 'node:path';

type Read = (path: string) => Promise<string | undefined>;

const IMPORT = /\b(?:from|import|require)\s*\(?\s*(["'])(\.{1,2}\/[^"'\n]*|\.{1,2})\1/g;
const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];
/** Beyond these a change goes unseen: as many as nobody writes for mocks. */
const MOST_FILES = 1000;

/** The file and all that it imports by a relative path, directly or not; packages are not followed. */
export async function moduleFiles(file: string, read: Read): Promise<readonly string[]> {
  const found = new Set<string>([file]);
  for (const from of found) {
    const text = /\.json$/.test(from) ? '' : ((await read(from)) ?? '');
    for (const [, , specifier = ''] of text.matchAll(IMPORT)) {
      const to = await resolved(posix.join(posix.dirname(from), specifier), read);
      if (to !== undefined && found.size < MOST_FILES) found.add(to);
    }
  }
  return [...found].sort();
}

/** TypeScript writes `./a.js` for `./a.ts`. */
async function resolved(path: string, read: Read): Promise<string | undefined> {
  if (path.startsWith('../')) return undefined;
  const stem = path.replace(/\.([cm]?)js$/, '.$1ts');
  for (const candidate of new Set([stem, ...ENDINGS.map((ending) => path + ending)]))
    if ((await read(candidate)) !== undefined) return candidate;
  return undefined;
}
