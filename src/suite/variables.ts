// `${VAR}` in the strings of agents and judge.
import type { Json, JsonObject } from '../model/json.ts';
import type { Place } from '../model/place.ts';
import { isMapping } from './mapping.ts';
import type { YamlFile } from './yaml.ts';

const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

export type Variables = { readonly [name: string]: Place };

/** Where each variable is asked for first. Keys are not filled in. */
export function variablePlaces(raw: unknown, path: readonly PropertyKey[], yaml: Pick<YamlFile, 'locate'>): Variables {
  const found: Record<string, Place> = Object.create(null);
  const look = (value: unknown, at: readonly PropertyKey[]): void => {
    if (typeof value === 'string') for (const [, name] of value.matchAll(VARIABLE)) if (name) found[name] ??= yaml.locate(at);
    if (Array.isArray(value)) for (const [i, part] of value.entries()) look(part, [...at, i]);
    if (isMapping(value)) for (const [key, part] of Object.entries(value)) look(part, [...at, key]);
  };
  look(raw, path);
  return found;
}

/** Names of all variables that the texts inside ask for. */
export function variablesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [...value.matchAll(VARIABLE)].flatMap(([, name]) => name ?? []);
  if (Array.isArray(value)) return value.flatMap(variablesIn);
  return isMapping(value) ? Object.values(value).flatMap(variablesIn) : [];
}

/** `lookUp` gives undefined for what has to stay as it is written. */
export const fillText = (text: string, lookUp: (name: string) => string | undefined): string =>
  text.replace(VARIABLE, (whole: string, name: string) => lookUp(name) ?? whole);

export function fillData(data: Json, lookUp: (name: string) => string | undefined): Json {
  if (typeof data === 'string') return fillText(data, lookUp);
  if (Array.isArray(data)) return data.map((part) => fillData(part, lookUp));
  return typeof data === 'object' && data !== null ? fillObject(data, lookUp) : data;
}

export function fillObject(data: JsonObject, lookUp: (name: string) => string | undefined): JsonObject {
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, fillData(part, lookUp)]));
}
