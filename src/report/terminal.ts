// Foreign text in a terminal: it can be read, it cannot move, colour or hide anything.

/** Control characters become their pictures, line breaks spaces; text direction overrides and invisible tags go. */
export const terminalSafe = (s: string): string =>
  s
    .replace(/\r\n?|[\n\t\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(/[\0-\x1F]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
    .replace(/[\x7F-\x9F]/g, '\u2421')
    .replace(/[\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');

const ASCII = /^[\x20-\x7E]*$/;
const NONE = /^[\p{Mn}\p{Me}\p{Cf}]/u;
const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}])/u;

// Made when first needed: loading Unicode's rules takes 35 ms of every start.
let graphemes: Intl.Segmenter | undefined;
function symbols(s: string): Intl.Segments {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return graphemes.segment(s);
}

function symbolWidth(symbol: string): number {
  if (NONE.test(symbol)) return 0;
  return WIDE.test(symbol) || symbol.includes('\uFE0F') ? 2 : 1;
}

/** Columns that a terminal gives to the text. */
export function width(s: string): number {
  if (ASCII.test(s)) return s.length;
  let sum = 0;
  for (const { segment } of symbols(s)) sum += symbolWidth(segment);
  return sum;
}

/** At most that many columns, never half a character. */
export function fitColumns(s: string, columns: number): string {
  if (width(s) <= columns) return s;
  if (columns < 1) return '';
  let sum = 0;
  let out = '';
  for (const { segment } of symbols(s)) {
    const w = symbolWidth(segment);
    if (sum + w > columns - 1) break;
    sum += w;
    out += segment;
  }
  return `${out.trimEnd()}…`;
}

export const pad = (s: string, columns: number): string => s + ' '.repeat(Math.max(0, columns - width(s)));

export type Paint = 'red' | 'green' | 'yellow' | 'grey' | 'bold';
const CODES: { readonly [paint in Paint]: number } = { red: 31, green: 32, yellow: 33, grey: 90, bold: 1 };

export const paint = (s: string, color: boolean | undefined, how: Paint): string => (color ? `\x1b[${CODES[how]}m${s}\x1b[0m` : s);
