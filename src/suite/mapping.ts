import { isObject } from '../model/json.ts';
import { Plain } from '../model/values.ts';

export type Mapping = { readonly [key: string]: unknown };

/** A `Plain` is an object to JavaScript, and a scalar to us. */
export const isMapping = (value: unknown): value is Mapping => isObject(value) && !(value instanceof Plain);

/** `x-…` keys at the top of a file are a place for anchors. */
export function withoutAnchors(file: Mapping): Mapping {
  const kept: Record<string, unknown> = Object.create(null);
  for (const [key, part] of Object.entries(file)) if (!key.startsWith('x-')) kept[key] = part;
  return kept;
}
