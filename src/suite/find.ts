import picomatch from 'picomatch';

/** What is looked for where neither config nor command line says. */
export const defaultPatterns: readonly string[] = ['**/*.viva.{yml,yaml}', 'agents/**/test.{yml,yaml}', '**/agents/**/test.{yml,yaml}'];

export interface Finding {
  /** All files there are, relative to the working directory, with `/`. */
  readonly files: readonly string[];
  readonly patterns: readonly string[];
  /** Files, folders or globs of the command line; where there are any, nothing else is read. */
  readonly named: readonly string[];
  /** Alternatives: one that finds nothing is no mistake of anyone's, unless none finds anything. */
  readonly builtIn?: readonly string[];
}

export interface Found {
  /** `named`: by its own path, so that it is read as a suite whatever it holds. */
  readonly found: readonly { readonly file: string; readonly named: boolean }[];
  readonly unmatched: readonly string[];
}

const NEVER = /(^|\/)(node_modules|\.git|\.viva)\//;
const GLOB = /[*?[\]{}]|[!+@]\(/;

export function findSuites({ files, patterns, named, builtIn = defaultPatterns }: Finding): Found {
  const candidates = files.filter((file) => !NEVER.test(file));
  return named.length > 0 ? byName(files, candidates, patterns, named) : byPattern(candidates, patterns, builtIn);
}

function byPattern(candidates: readonly string[], patterns: readonly string[], builtIn: readonly string[]): Found {
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const unwanted = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => matcher(pattern.slice(1)));
  const unmatched: string[] = [];
  const found = new Set<string>();
  for (const pattern of wanted) {
    const matches = matcher(pattern);
    const hits = candidates.filter((file) => matches(file) && !unwanted.some((skips) => skips(file)));
    if (hits.length === 0) unmatched.push(pattern);
    for (const file of hits) found.add(file);
  }
  const missing = found.size > 0 ? unmatched.filter((pattern) => !builtIn.includes(pattern)) : unmatched;
  return { found: [...found].sort().map((file) => ({ file, named: false })), unmatched: missing };
}

function byName(files: readonly string[], candidates: readonly string[], patterns: readonly string[], named: readonly string[]): Found {
  const found = new Map<string, boolean>();
  const unmatched: string[] = [];
  for (const written of named) {
    const path = tidy(written);
    const inFolder = path === '' ? candidates : candidates.filter((file) => file.startsWith(`${path}/`));
    if (files.includes(path)) found.set(path, true);
    else if (inFolder.length > 0) {
      const suites = byPattern(inFolder, patterns, []).found;
      if (suites.length === 0) unmatched.push(written);
      for (const { file } of suites) found.set(file, found.get(file) ?? false);
    } else if (GLOB.test(path)) {
      const hits = candidates.filter(matcher(path));
      if (hits.length === 0) unmatched.push(written);
      for (const file of hits) found.set(file, found.get(file) ?? false);
    }
    // A file that git ignores is not among `files` and may be there all the same.
    else if (/\.ya?ml$/i.test(path)) found.set(path, true);
    else unmatched.push(written);
  }
  return { found: [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, isNamed]) => ({ file, named: isNamed })), unmatched };
}

function matcher(pattern: string): (file: string) => boolean {
  const matches = picomatch(tidy(pattern), { dot: true });
  // Not picomatch's own function: its second parameter, an index under `filter`, would make it answer with an object.
  return (file) => matches(file);
}

const tidy = (path: string): string => {
  const bare = path.replace(/^(\.\/+)+/, '').replace(/\/+$/, '');
  return bare === '.' ? '' : bare;
};
