import type { Json } from '../model/json.ts';

/** What can be filled into a request. Only these names: other braces stay as they are. */
export interface Values {
  readonly input: string;
  readonly conversation: Json;
  readonly messages: Json;
  readonly agent: string;
  readonly project: string;
}

const NAMES = /\{(input|conversation|messages|agent|project)\}/g;
const ALONE = /^\{(input|conversation|messages|agent|project)\}$/;

/** Alone in a value a name keeps its JSON type; inside a text it becomes text. What was filled in is not looked at again. */
export function fillBody(template: Json, values: Values): Json {
  if (typeof template === 'string') {
    const alone = ALONE.exec(template)?.[1];
    return alone === undefined ? template.replace(NAMES, (_, name: string) => asText(pick(values, name))) : pick(values, alone);
  }
  if (Array.isArray(template)) return template.map((item) => fillBody(item, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
}

/** Percent-encoded. A value that would climb out of its segment (`.`, `..`) is refused: undefined. */
export function fillUrl(template: string, values: Values): string | undefined {
  let climbs = false;
  const filled = template.replace(NAMES, (_, name: string) => {
    const text = asText(pick(values, name));
    climbs ||= text === '.' || text === '..';
    return encodeURIComponent(Buffer.from(text).toString());
  });
  return climbs ? undefined : filled;
}

export function joinUrl(endpoint: string, path: string): string {
  return `${endpoint.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
const pick = (values: Values, name: string): Json => values[name as keyof Values];
