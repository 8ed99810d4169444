import { type Pattern, parsePattern } from '../model/pattern.ts';
import type { Search } from '../model/ports.ts';
import { toLinear } from './linear-regex.ts';
import { createRegexWorker } from './regex-worker.ts';

type Answer = Awaited<ReturnType<Search>>;
type Engine = (text: string) => Answer | Promise<Answer>;

const MOST_KEPT = 500;
/** Saying where takes ten times as long as saying whether. */
const MOST_LOCATED = 200_000;

/** `deadline`: milliseconds for a pattern that only JavaScript's own engine understands. */
export function createSearch({ deadline = 1000 }: { readonly deadline?: number } = {}): Search {
  const engines = new Map<string, Promise<Engine>>();
  const inWorker = createRegexWorker(deadline);

  async function engine(written: string): Promise<Engine> {
    const pattern = parsePattern(written);
    if ('problem' in pattern) return () => ({ error: `not a regular expression that JavaScript accepts: ${pattern.problem}` });
    return (await linear(pattern)) ?? ((text) => inWorker(pattern, text));
  }

  return async (written, text) => {
    let found = engines.get(written);
    if (!found) {
      if (engines.size >= MOST_KEPT) engines.clear();
      found = engine(written);
      engines.set(written, found);
    }
    return (await found)(text);
  };
}

async function linear(pattern: Pattern): Promise<Engine | undefined> {
  const translated = toLinear(pattern);
  if (translated === undefined) return undefined;
  const { RE2JS } = await import('re2js');
  try {
    const compiled = RE2JS.compile(translated);
    return (text) => {
      if (!compiled.test(text)) return { found: false };
      if (text.length > MOST_LOCATED) return { found: true };
      const matcher = compiled.matcher(text);
      return matcher.find() ? { found: true, match: matcher.group() ?? '' } : { found: true };
    };
  } catch {
    // Repeats beyond what it allows.
    return undefined;
  }
}
