/** A pattern that an author wrote, as JavaScript reads it. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

const LEADING_FLAGS = /^\(\?([ims]+)\)/;

/**
 * Read with the `u` flag where JavaScript accepts that (`.` is a whole emoji, `\p{L}` a letter), else without. A leading `(?i)`, `(?s)` or
 * `(?m)` becomes the flag: JavaScript itself has no other way to write one inside a pattern.
 */
export function parsePattern(written: string): Pattern | { readonly problem: string } {
  const leading = LEADING_FLAGS.exec(written);
  const source = leading ? written.slice(leading[0].length) : written;
  const flags = [...new Set(leading?.[1] ?? '')].join('');
  if (compiles(source, `${flags}u`) === undefined) return { source, flags: `${flags}u` };
  const why = compiles(source, flags);
  return why === undefined ? { source, flags } : { problem: why };
}

/** What JavaScript says about a pattern that it does not take; undefined: it takes it. */
export function regexProblem(written: string): string | undefined {
  const parsed = parsePattern(written);
  return 'problem' in parsed ? `not a regular expression that JavaScript accepts: ${parsed.problem}` : undefined;
}

function compiles(source: string, flags: string): string | undefined {
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // V8 repeats the whole pattern before the cause.
    return message.slice(message.lastIndexOf(': ') + 2);
  }
}
