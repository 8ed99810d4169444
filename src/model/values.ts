// Values that people write in YAML, as zod schemas that keep the source text and still give a JSON Schema.
import { z } from 'zod';
import type { Json, JsonObject } from './json.ts';

/** A plain (unquoted) scalar that YAML reads as something else than text: `007` is Plain(7, '007'), an empty value Plain(null, ''). */
export class Plain {
  readonly value: Json;
  readonly source: string;
  constructor(value: Json, source: string) {
    this.value = value;
    this.source = source;
  }
}

export const asText = (v: unknown): unknown => (v instanceof Plain ? (v.value === null ? null : v.source) : v);
export const asValue = (v: unknown): unknown => (v instanceof Plain ? v.value : v);

export function asData(v: unknown): unknown {
  if (v instanceof Plain) return v.value;
  if (Array.isArray(v)) return v.map(asData);
  if (typeof v === 'object' && v !== null) return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, asData(x)]));
  return v;
}

// To an editor, `4` and `true` are no strings.
const textSchema = z
  .string('expected text')
  .min(1, 'must not be empty')
  .meta({ type: ['string', 'number', 'boolean'] });

/** The source text: `007`, `Yes`, `4` stay what they are; empty, `~` and `null` are missing. */
export const text = z.preprocess(asText, textSchema);

/** One text or a list of them, always read as a list. */
export const texts = z.preprocess(
  (v) => (Array.isArray(v) ? v.map(asText) : asText(v)),
  z
    .union([textSchema, z.array(textSchema).min(1, 'must not be an empty list')], { error: 'expected text or a list of texts' })
    .transform((v) => [v].flat()),
);

export const number = z.preprocess(asValue, z.number('expected a number'));
export const wholeNumber = (least: number) =>
  z.preprocess(asValue, z.int('expected a whole number').min(least, `must be ${least} or more`));
export const flag = z.preprocess(asValue, z.boolean('expected true or false'));

/** YAML 1.2 core data: mocks, arguments, schemas, bodies. */
export const data = z.preprocess(asData, z.unknown()).transform((v) => v as Json);
export const dataObject = z.preprocess(asData, z.record(z.string(), z.unknown(), 'expected a mapping')).transform((v) => v as JsonObject);

const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/;
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 } as const;

/** `500ms`, `5s`, `2m` to milliseconds; a bare number is milliseconds. undefined: not a duration. */
export function parseDuration(source: string): number | undefined {
  const m = DURATION.exec(source.trim());
  return m ? Number(m[1]) * UNITS[(m[2] ?? 'ms') as keyof typeof UNITS] : undefined;
}

export const duration = z
  .preprocess((v) => {
    const source = v instanceof Plain ? v.source : v;
    return (typeof source === 'string' ? parseDuration(source) : source) ?? source;
  }, z.number('expected a duration such as 500ms, 5s or 2m').positive('must be more than 0'))
  .meta({ type: ['string', 'number'] });

/** Same name but for `-`, `_` and case, else the smallest edit distance (transpositions count one); undefined: nothing is near. */
export function closest(name: string, known: readonly string[]): string | undefined {
  const bare = (s: string) => s.toLowerCase().replace(/[-_\s]/g, '');
  const a = bare(name);
  let best: string | undefined;
  let least = Math.max(1, Math.floor(a.length / 3)) + 1;
  for (const candidate of known) {
    const b = bare(candidate);
    const d = a === b ? 0 : a.length >= 3 && b.startsWith(a) ? 1 : distance(a, b);
    if (d < least) [least, best] = [d, candidate];
  }
  return best;
}

function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let d = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(d);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** An object whose unknown keys are refused with "did you mean", a line for each key. Keys that start with `x-` are refused too unless `shape` has them. */
export const strict = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      // To zod a `Plain` is an object with unknown keys.
      issue.code === 'unrecognized_keys' && !(issue.input instanceof Plain)
        ? issue.keys
            .map((key: string) => {
              const near = closest(key, Object.keys(shape));
              return `unknown key "${key}"${near ? `, did you mean "${near}"?` : `; known: ${Object.keys(shape).join(', ')}`}`;
            })
            .join('\n')
        : issue.code === 'invalid_type' || issue.code === 'unrecognized_keys'
          ? 'expected a mapping'
          : undefined,
  });
