import { isObject } from '../model/json.ts';
import { closest, Plain } from '../model/values.ts';

export type Mapping = { readonly [key: string]: unknown };

/** A `Plain` is an object to JavaScript, and a scalar to us. */
export const isMapping = (value: unknown): value is Mapping => isObject(value) && !(value instanceof Plain);

/** Whether the mapping has an unknown key that was meant to be this one: what it says is not known, and must not be missed. */
export const misspells = (mapping: Mapping, key: string, known: readonly string[]): boolean =>
  !(key in mapping) && Object.keys(mapping).some((k) => !known.includes(k) && closest(k, known) === key);

/** `x-…` keys at the top of a file are a place for anchors. */
export function withoutAnchors(file: Mapping): Mapping {
  const kept: Record<string, unknown> = Object.create(null);
  for (const [key, part] of Object.entries(file)) if (!key.startsWith('x-')) kept[key] = part;
  return kept;
}
