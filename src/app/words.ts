/** A line as a shell would split it: quotes hold words together, a backslash takes the next character as it is. Nothing is expanded. */
export function wordsOf(line: string): readonly string[] | { readonly problem: string } {
  const words: string[] = [];
  let word: string | undefined;
  let quote: string | undefined;
  for (let i = 0; i < line.length; i++) {
    const c = line[i] ?? '';
    if (c === '\\' && quote !== "'" && i + 1 < line.length) word = `${word ?? ''}${line[++i]}`;
    else if (quote !== undefined) {
      if (c === quote) quote = undefined;
      else word = `${word ?? ''}${c}`;
    } else if (c === '"' || c === "'") {
      quote = c;
      word ??= '';
    } else if (/\s/.test(c)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = `${word ?? ''}${c}`;
  }
  if (quote !== undefined) return { problem: `a ${quote} is not closed` };
  return word === undefined ? words : [...words, word];
}
