// Which tests a person means: by id, or by name where it is unique. Names need no quotation marks where the words add up to one.
import type { Said } from '../model/commands.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export type Resolved<T> = { readonly tests: readonly T[]; readonly rest: readonly string[] } | { readonly said: Said };

const MOST_LISTED = 20;

/** All words are tests. */
export function allTests<T extends Named>(words: readonly string[], known: readonly T[]): Resolved<T> {
  const tests: T[] = [];
  let rest = words;
  while (rest.length > 0) {
    const found = firstTest(rest, known);
    if ('said' in found) return found;
    tests.push(...found.tests.filter((t) => !tests.includes(t)));
    rest = found.rest;
  }
  return { tests, rest };
}

/** The first words that are a test, as many as possible; the others are left. */
export function firstTest<T extends Named>(words: readonly string[], known: readonly T[]): Resolved<T> {
  for (let n = words.length; n > 0; n--) {
    const typed = words.slice(0, n).join(' ');
    const byId = known.filter((t) => t.id === typed);
    const found = byId.length > 0 ? byId : known.filter((t) => t.name === typed);
    if (found.length === 1) return { tests: found, rest: words.slice(n) };
    if (found.length > 1) return { said: [{ text: `There are ${found.length} tests called \`${shown(typed)}\`. Their ids:` }, ids(found)] };
  }
  return { said: unknown(words[0] ?? '', known) };
}

function unknown(word: string, known: readonly Named[]): Said {
  if (known.length === 0) return [{ text: 'I know of no tests on this pull request yet: no run has reported here.' }];
  const near = known.filter((t) => t.id.toLowerCase().includes(word.toLowerCase()));
  const [which, list] = near.length > 0 ? ['These are near:', near] : ['There are:', known];
  return [{ text: `I know no test \`${shown(word)}\`. ${which}` }, ids(list)];
}

function ids(list: readonly Named[]) {
  const more = list.length - MOST_LISTED;
  return { list: [...list.slice(0, MOST_LISTED).map((t) => `\`${shown(t.id)}\``), ...(more > 0 ? [`and ${more} more`] : [])] };
}

const shown = (s: string): string => s.replaceAll('`', "'").slice(0, 200);

/** As a person would type it. */
export const quoted = (name: string): string => (/^[\w.#/-]+$/.test(name) ? name : `"${shown(name).replace(/["\\]/g, '\\$&')}"`);
