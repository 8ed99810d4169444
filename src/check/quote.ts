import { isObject, type Json } from '../model/json.ts';

/** At most `most` characters from `start`, with no half of an emoji at either end. */
export function cut(text: string, start: number, most: number): string {
  let from = Math.max(0, start);
  let to = Math.min(text.length, from + most);
  if (from > 0 && isLow(text.charCodeAt(from)) && isHigh(text.charCodeAt(from - 1))) from++;
  if (to < text.length && isLow(text.charCodeAt(to)) && isHigh(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number) => unit >= 0xdc00 && unit < 0xe000;

/** A piece of a hostile text, in quotation marks, on one line. */
export function quote(text: string, most = 120): string {
  const start = cut(text, 0, most * 4)
    .replace(/\s+/g, ' ')
    .trim();
  const piece = cut(start, 0, most);
  return `“${piece}${piece.length < start.length || text.length > most * 4 ? '…' : ''}”`;
}

/** JSON for a sentence: bounded in length and depth, whatever it is given. */
export function brief(value: Json, most = 120): string {
  const all = write(value, most, 8);
  return all.length > most ? `${cut(all, 0, most)}…` : all;
}

/** The value itself where it is small, else the beginning of it as text. */
export function small(value: Json, most = 1_000): Json {
  const all = write(value, most, 12);
  return all.length > most || all.includes('…') ? cut(all, 0, most) : value;
}

/** JSON.stringify overflows the stack on a deep value, and writes all of a long one. */
function write(value: Json, most: number, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.length > most ? `${cut(value, 0, most)}…` : value);
  if (value === null || typeof value !== 'object') return String(value);
  if (depth === 0) return '…';
  const [open, close] = isObject(value) ? ['{', '}'] : ['[', ']'];
  let text = open;
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    if (text.length > most) return `${text}…`;
    const item = write((value as { [key: string]: Json })[key] ?? null, most - text.length, depth - 1);
    text += `${text === open ? '' : ','}${isObject(value) ? `${JSON.stringify(cut(key, 0, most))}:` : ''}${item}`;
  }
  return text + close;
}

export const plural = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** "a", "a and b", "a, b and 4 more". */
export function listed(items: readonly string[], most = 3): string {
  const shown = items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : items;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
