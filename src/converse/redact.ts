import type { Json } from '../model/json.ts';
import type { Redact } from '../model/ports.ts';

/** Every text in the value, keys too. Protocols have bounded its depth. */
export function redactJson(value: Json, redact: Redact): Json {
  if (typeof value === 'string') return redact(value);
  // A key may be a number.
  if (typeof value === 'number') return value > 99_999 && redact(String(value)) !== String(value) ? redact(String(value)) : value;
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactJson(item, redact)]));
}

/** A short piece that holds no reference to the text it was cut from: V8's slices keep the whole alive. */
export function piece(text: string, most: number): string {
  const shown = text.trim();
  return shown.length <= most ? shown : `${Buffer.from(shown.slice(0, most)).toString()}…`;
}

/** The same of its end. */
export function lastPiece(text: string, most: number): string {
  const shown = text.trim();
  return shown.length <= most ? shown : `…${Buffer.from(shown.slice(-most)).toString()}`;
}
