// A schema of zod 3, as far as judges are asked for one: what is not known here is left open, and told by its own check.
import { isObject, type Json, type JsonObject } from '../model/json.ts';

const MOST_DEPTH = 20;

export function schemaOfZod3(schema: unknown, depth = 0): JsonObject {
  const def = isObject(schema) && isObject(schema['_def']) ? schema['_def'] : {};
  const inner = (one: unknown): JsonObject => (depth < MOST_DEPTH ? schemaOfZod3(one, depth + 1) : {});
  const described: JsonObject = typeof def['description'] === 'string' ? { description: def['description'] } : {};
  return { ...shapeOf(def, inner), ...described };
}

function shapeOf(def: { readonly [key: string]: unknown }, inner: (one: unknown) => JsonObject): JsonObject {
  switch (def['typeName']) {
    case 'ZodString':
      return { type: 'string' };
    case 'ZodNumber':
      return numberOf(def);
    case 'ZodBoolean':
      return { type: 'boolean' };
    case 'ZodNull':
      return { type: 'null' };
    case 'ZodLiteral':
      return { const: plain(def['value']) };
    case 'ZodEnum':
      return { type: 'string', enum: plain(def['values']) };
    case 'ZodNativeEnum':
      return { enum: plain(Object.values(isObject(def['values']) ? def['values'] : {})) };
    case 'ZodArray':
      return { type: 'array', items: inner(def['type']) };
    case 'ZodUnion':
    case 'ZodDiscriminatedUnion':
      return { anyOf: optionsOf(def['options']).map(inner) };
    case 'ZodNullable':
      return { anyOf: [inner(def['innerType']), { type: 'null' }] };
    case 'ZodOptional':
    case 'ZodDefault':
      return inner(def['innerType']);
    case 'ZodEffects':
      return inner(def['schema']);
    case 'ZodRecord':
      return { type: 'object', additionalProperties: inner(def['valueType']) };
    case 'ZodObject':
      return objectOf(def, inner);
    default:
      return {};
  }
}

function objectOf(def: { readonly [key: string]: unknown }, inner: (one: unknown) => JsonObject): JsonObject {
  const { shape } = def;
  const members = Object.entries((typeof shape === 'function' ? shape() : shape) ?? {});
  const optional = (one: unknown) =>
    isObject(one) && isObject(one['_def']) && /^Zod(Optional|Default)$/.test(String(one['_def']['typeName']));
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([key, one]) => [key, inner(one)])),
    required: members.filter(([, one]) => !optional(one)).map(([key]) => key),
    additionalProperties: false,
  };
}

function numberOf(def: { readonly [key: string]: unknown }): JsonObject {
  const rules = Array.isArray(def['checks']) ? def['checks'].filter(isObject) : [];
  const limit = (kind: string) => rules.find((rule) => rule['kind'] === kind)?.['value'];
  const [least, most] = [limit('min'), limit('max')];
  return {
    type: rules.some((rule) => rule['kind'] === 'int') ? 'integer' : 'number',
    ...(typeof least === 'number' && { minimum: least }),
    ...(typeof most === 'number' && { maximum: most }),
  };
}

const optionsOf = (options: unknown): readonly unknown[] =>
  Array.isArray(options) ? options : options instanceof Map ? [...options.values()] : [];

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;
