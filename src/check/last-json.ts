import type { Json } from '../model/json.ts';

/** Deeper values are no answer to a question: walking them overflows the stack of whoever does. */
const MOST_DEPTH = 200;

export type LastJson = { readonly value: Json } | { readonly problem: string };

/**
 * The last complete JSON value of an answer: the answer itself, or the last object or list in it (a number or word in prose is prose).
 * What stands inside a value that breaks off or is malformed does not count: half an answer is not read as a smaller whole one.
 */
export function lastJson(text: string): LastJson {
  const whole = parse(text.trim());
  if (whole && depthOf(text) <= MOST_DEPTH) return whole;
  let last: readonly [number, number] | undefined;
  let broken: string | undefined;
  // Bounds what hostile text can cost: skipping a malformed value reads on to its closing bracket.
  let budget = 4 * text.length;
  for (let at = nextOpen(text, 0); at >= 0; ) {
    const span = scan(text, at);
    let next = Math.max(span.end, at + 1);
    if (span.state === 'complete') {
      last = [at, span.end];
      broken = undefined;
    } else if (span.state === 'cut off') {
      if (span.begun) broken = 'its JSON is cut off';
      break;
    } else if (span.begun) {
      broken = `its JSON is malformed at ${JSON.stringify(text.slice(span.end, span.end + 20))}`;
      const close = budget > 0 ? closing(text, at) : -1;
      budget -= (close < 0 ? text.length : close) - at;
      if (close > next) next = close;
    }
    at = nextOpen(text, next);
  }
  if (!last) return { problem: broken ?? 'it has no JSON in it' };
  const piece = text.slice(...last);
  if (depthOf(piece) > MOST_DEPTH) return { problem: `its JSON is nested deeper than ${MOST_DEPTH} levels` };
  return parse(piece) ?? { problem: 'its JSON is malformed' };
}

function parse(text: string): { readonly value: Json } | undefined {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return undefined;
  }
}

function nextOpen(text: string, from: number): number {
  for (let i = from; i < text.length; i++) if (text[i] === '{' || text[i] === '[') return i;
  return -1;
}

interface Span {
  readonly state: 'complete' | 'cut off' | 'malformed';
  /** After the value, or where it stops being JSON. */
  readonly end: number;
  /** It was meant as JSON: at least a key with its colon, or an element, was read. */
  readonly begun: boolean;
}

// Sticky: each reads on from `lastIndex` and takes time in proportion to what it reads.
const SPACE = /[ \t\n\r]*/y;
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** What may stand at the end of a text that was cut off within a text, number or word. */
const UNFINISHED =
  /(?:"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{0,4}|$)[^"\\\u0000-\u001f]*)*|-|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)$/y;

/** Walks the JSON grammar from an opening bracket, without recursion: hostile text nests as deep as it likes. */
function scan(text: string, start: number): Span {
  const stack: ('{' | '[')[] = [];
  let at = start;
  let begun = false;
  let expects: 'value' | 'key' | 'after' = 'value';
  /** An empty object or list may close at once. */
  let fresh = false;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  for (;;) {
    take(SPACE);
    if (at >= text.length) return { state: 'cut off', end: at, begun };
    const c = text[at];
    const top = stack.at(-1);
    if ((c === '}' || c === ']') && top === (c === '}' ? '{' : '[') && (expects === 'after' || fresh)) {
      at++;
      stack.pop();
      if (stack.length === 0) return { state: 'complete', end: at, begun: true };
      expects = 'after';
      fresh = false;
    } else if (expects === 'after') {
      if (c !== ',') return { state: 'malformed', end: at, begun };
      at++;
      expects = top === '{' ? 'key' : 'value';
      fresh = false;
    } else if (expects === 'key') {
      const key = at;
      if (!take(STRING)) return { state: take(UNFINISHED) ? 'cut off' : 'malformed', end: at, begun };
      take(SPACE);
      if (at >= text.length) return { state: 'cut off', end: at, begun };
      // Not a key, so perhaps prose: `"{" and {…}`.
      if (text[at] !== ':') return { state: 'malformed', end: begun ? at : key, begun };
      at++;
      begun = true;
      expects = 'value';
      fresh = false;
    } else if (c === '{' || c === '[') {
      stack.push(c);
      at++;
      expects = c === '{' ? 'key' : 'value';
      fresh = true;
    } else if (take(STRING) || take(SCALAR)) {
      begun = true;
      expects = 'after';
      fresh = false;
    } else return { state: take(UNFINISHED) ? 'cut off' : 'malformed', end: at, begun };
  }
}

/** After the bracket that closes the one at `start`, strings read over; -1: none does. */
function closing(text: string, start: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{' || c === '[') depth++;
    else if ((c === '}' || c === ']') && --depth === 0) return i + 1;
  }
  return -1;
}

function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i++) {
    const c = json[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{' || c === '[') deepest = Math.max(deepest, ++depth);
    else if (c === '}' || c === ']') depth--;
  }
  return deepest;
}
