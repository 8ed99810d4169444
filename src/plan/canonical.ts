// RFC 8785 for JSON values. What JSON would silently bend (NaN, a Map, a Date) is refused with its path: two different things must never
// get one key.
import { createHash } from 'node:crypto';

const DEEPEST = 1000;

export function canonical(value: unknown): string {
  return write(value, []);
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const hash = (value: unknown): string => sha256(canonical(value));

type Path = (string | number)[];

function write(value: unknown, path: Path): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (path.length >= DEEPEST) refuse('more than 1,000 levels deep', path.slice(0, 3));
  if (Array.isArray(value)) return `[${Array.from(value, (item, i) => within(item ?? null, i, path)).join(',')}]`;
  if (typeof value === 'object' && isPlain(value)) return writeObject(value, path);
  return refuse(
    typeof value === 'object' ? (value.constructor?.name ?? 'an object') : typeof value === 'number' ? String(value) : typeof value,
    path,
  );
}

function writeObject(value: object, path: Path): string {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  // By UTF-16 unit, as RFC 8785 says. Never by building a sorted object: there `1` would come first.
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${quote(key)}:${within(member, key, path)}`).join(',')}}`;
}

function within(value: unknown, key: string | number, path: Path): string {
  path.push(key);
  const text = write(value, path);
  path.pop();
  return text;
}

/** A lone surrogate has no UTF-8: it becomes U+FFFD, as on any way out. JSON.stringify writes it, and nothing else, as \\ud…. */
function quote(text: string): string {
  const quoted = JSON.stringify(text);
  return quoted.includes('\\ud') ? JSON.stringify(text.replace(/\p{Surrogate}/gu, '\ufffd')) : quoted;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function refuse(what: string, path: Path): never {
  const at = path.map((p) => (typeof p === 'number' ? `[${p}]` : `.${p}`)).join('');
  throw new TypeError(`$${at}: ${what} has no JSON form, so it cannot be part of a key`);
}
