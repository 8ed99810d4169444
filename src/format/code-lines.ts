// Lines of code for what was read from running it: found by the words, from the line that is known.
import type { Place } from '../model/place.ts';

export interface Lines {
  /** The next line that holds these words; where there is none, the last one found. */
  next(words: string): Place;
}

export function linesFrom(text: string, file: string, line: number): Lines {
  const lines = text.split('\n');
  let at = line - 1;
  let column = 0;
  return {
    next(words) {
      for (let i = at; i < lines.length && words !== ''; i++) {
        const found = lines[i]?.indexOf(words, i === at ? column : 0) ?? -1;
        if (found < 0) continue;
        [at, column] = [i, found + words.length];
        break;
      }
      return { file, line: at + 1 };
    },
  };
}

/** The line of a key, of the last of these that is found, one inside the other. */
export function keyLine(text: string, file: string, path: readonly PropertyKey[]): Place {
  const lines = text.split('\n');
  let from = 0;
  for (const key of path) {
    if (typeof key !== 'string') continue;
    const name = new RegExp(`(^|[\\s{,'"])${key.replace(/[^\w]/g, '\\$&')}['"]?\\s*[:,}]`);
    const found = lines.findIndex((line, i) => i >= from && name.test(line));
    if (found >= 0) from = found;
  }
  return { file, line: from + 1 };
}
