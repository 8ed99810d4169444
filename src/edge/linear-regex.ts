import type { Pattern } from '../model/pattern.ts';

const SPACE = '\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NO_SPACE =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
const ANY = '(?s:.)';
const NO_LINE_END = '[^\\n\\r\\x{2028}\\x{2029}]';

const CONTROLS: { readonly [letter: string]: number } = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
const GROUP = /\((?:\?:|\?<[^=!>][^>]*>|(?!\?))/y;
const REPEAT = /[*+?]\??|\{\d+(?:,\d*)?\}\??/y;
const HEX = /\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\u\{[0-9a-fA-F]+\}/y;
const CONTROL = /\\c[A-Za-z]/y;
const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;

/**
 * The pattern in RE2's language, which takes linear time, where it means the same there as in JavaScript; undefined where it may not.
 * Everything that is not known to be the same is left to JavaScript: look-around, back-references, `\p`, multi-line, patterns without `u`.
 */
export function toLinear({ source, flags }: Pattern): string | undefined {
  if (!flags.includes('u') || flags.includes('m')) return undefined;
  const ignoresCase = flags.includes('i');
  let out = '';
  for (let at = 0; at < source.length; ) {
    const step = next(source, at, flags);
    if (!step) return undefined;
    out += step.text;
    at = step.end;
  }
  return ignoresCase ? `(?i:${out})` : out;
}

interface Step {
  readonly text: string;
  readonly end: number;
}

function next(source: string, at: number, flags: string): Step | undefined {
  const c = source[at] ?? '';
  if (c === '\\') return outside(source, at, flags.includes('i'));
  if (c === '[') return bracket(source, at, flags.includes('i'));
  // What a group captures is of no interest here.
  if (c === '(') return taken(GROUP, source, at, () => '(?:');
  if ('*+?{'.includes(c)) return taken(REPEAT, source, at, (written) => written);
  if (c === '.') return { text: flags.includes('s') ? ANY : NO_LINE_END, end: at + 1 };
  if (c === '^') return { text: '\\A', end: at + 1 };
  if (c === '$') return { text: '\\z', end: at + 1 };
  if (c === '|' || c === ')') return { text: c, end: at + 1 };
  return character(source, at);
}

function taken(sticky: RegExp, source: string, at: number, write: (written: string) => string | undefined): Step | undefined {
  sticky.lastIndex = at;
  const written = sticky.exec(source)?.[0];
  const text = written && write(written);
  return written && text ? { text, end: at + written.length } : undefined;
}

/** Outside of brackets. */
function outside(source: string, at: number, ignoresCase: boolean): Step | undefined {
  const c = source[at + 1] ?? '';
  if (c === 's') return { text: `[${SPACE}]`, end: at + 2 };
  if (c === 'S') return { text: `[${NO_SPACE}]`, end: at + 2 };
  if (c === 'd' || c === 'D') return { text: `\\${c}`, end: at + 2 };
  // Where case is ignored these know two letters more in JavaScript: U+017F and U+212A.
  if ('wWbB'.includes(c)) return ignoresCase ? undefined : { text: `\\${c}`, end: at + 2 };
  return escapedCharacter(source, at, SYNTAX);
}

function bracket(source: string, at: number, ignoresCase: boolean): Step | undefined {
  const negated = source[at + 1] === '^';
  let i = at + (negated ? 2 : 1);
  if (source[i] === ']') return negated ? { text: ANY, end: i + 1 } : undefined;
  let items = '';
  for (; i < source.length && source[i] !== ']'; ) {
    const c = source[i + 1] ?? '';
    if (source[i] === '-') {
      // A range's dash, or itself at either end.
      const edge = items === '' || c === ']';
      items += edge ? '\\x{2d}' : '-';
      i++;
    } else if (source[i] !== '\\') {
      const step = character(source, i);
      if (!step) return undefined;
      items += step.text;
      i = step.end;
    } else if ('sSdDwW'.includes(c)) {
      if (ignoresCase && 'wW'.includes(c)) return undefined;
      items += c === 's' ? SPACE : c === 'S' ? NO_SPACE : `\\${c}`;
      i += 2;
      // `[\w-.]` is not JavaScript with `u`; `[\w-]` is, and the dash is itself.
      if (source[i] === '-' && source[i + 1] !== ']') return undefined;
    } else {
      const step = c === 'b' ? { text: hex(8), end: i + 2 } : escapedCharacter(source, i, /[\^$\\.*+?()[\]{}|/-]/);
      if (!step) return undefined;
      items += step.text;
      i = step.end;
    }
  }
  return { text: `[${negated ? '^' : ''}${items}]`, end: i + 1 };
}

function escapedCharacter(source: string, at: number, syntax: RegExp): Step | undefined {
  const c = source[at + 1] ?? '';
  const control = CONTROLS[c];
  if (control !== undefined) return { text: hex(control), end: at + 2 };
  if (c === 'c') return taken(CONTROL, source, at, (written) => hex(written.charCodeAt(2) % 32));
  if (c === 'x' || c === 'u')
    return taken(HEX, source, at, (written) => literal(Number.parseInt(written.replace(/[^0-9a-fA-F]/g, ''), 16)));
  return syntax.test(c) ? { text: hex(c.charCodeAt(0)), end: at + 2 } : undefined;
}

function character(source: string, at: number): Step | undefined {
  const code = source.codePointAt(at) ?? 0;
  const text = literal(code);
  return text === undefined ? undefined : { text, end: at + (code > 0xffff ? 2 : 1) };
}

/** Half of a pair, as in `\\ud83d\\ude00`, is left to JavaScript. */
const literal = (code: number): string | undefined => (code >= 0xd800 && code <= 0xdfff ? undefined : hex(code));

const hex = (code: number): string => {
  const c = String.fromCodePoint(code);
  return /[A-Za-z0-9]/.test(c) ? c : `\\x{${code.toString(16)}}`;
};
