import type { Ajv as AjvClass, ErrorObject } from 'ajv';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { regexProblem } from '../model/pattern.ts';
import type { Search } from '../model/ports.ts';
import { brief, quote } from './quote.ts';

/** What is wrong with the value; undefined: it is valid. */
export type Validate = (value: Json, search: Search) => Promise<{ readonly wrong?: string } | { readonly error: string }>;

const MOST_KEPT = 100;
const MOST_SEARCHES = 20_000;
const compiled = new Map<string, Promise<Validate | { readonly problem: string }>>();

/** Of draft-07, or 2020-12 where `$schema` says so. `format` is not looked at, and nothing is fetched. */
export function compileSchema(schema: JsonObject): Promise<Validate | { readonly problem: string }> {
  const key = keyOf(schema);
  if (key === undefined) return Promise.resolve({ problem: 'it is nested too deeply' });
  const known = compiled.get(key);
  if (known) return known;
  if (compiled.size >= MOST_KEPT) compiled.clear();
  const made = compile(schema);
  compiled.set(key, made);
  return made;
}

/** undefined: too deep for whoever walks it. */
function keyOf(schema: JsonObject): string | undefined {
  try {
    return JSON.stringify(schema);
  } catch {
    return undefined;
  }
}

interface Asking {
  readonly answers: Map<string, boolean>;
  readonly asked: Map<string, { readonly pattern: string; readonly text: string }>;
}

async function compile(schema: JsonObject): Promise<Validate | { readonly problem: string }> {
  const { $schema: draft, $async: asynchronous, ...rest } = schema;
  if (asynchronous !== undefined) return { problem: '"$async" is not supported' };
  const Ajv = await ajvOf(typeof draft === 'string' && draft.includes('2020-12'));
  const patterns = searched();
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false, verbose: true, code: { regExp: patterns.regExp } });
  // ajv's own compares each with each: too slow for a hostile list.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'must not have the same item twice' },
    validate: (on: boolean, list: readonly Json[]) => !on || new Set(list.map(sorted)).size === list.length,
  });
  try {
    const check = ajv.compile(rest);
    return patterns.validate((value) => (check(value) ? undefined : (check.errors ?? []).slice(0, 3).map(sentence).join('; ')));
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A bundle gives a module that is a function by its `default` alone: its other names are lost there. */
async function ajvOf(newer: boolean): Promise<typeof AjvClass> {
  if (newer) {
    const { Ajv2020, default: same } = await import('ajv/dist/2020.js');
    return Ajv2020 ?? same;
  }
  const { Ajv, default: same } = await import('ajv');
  return Ajv ?? same;
}

/**
 * An author's pattern may take forever on an agent's text, so ajv does not try it itself. It cannot wait for an answer in the middle of its
 * work either: what it asks is noted, looked for, and the value is read again with the answers.
 */
function searched() {
  let asking: Asking | undefined;
  const regExp = Object.assign(
    (pattern: string) => {
      const problem = regexProblem(pattern);
      if (problem) throw new Error(`${quote(pattern)} is ${problem}`);
      const test = (text: string): boolean => {
        // Only while ajv reads the schema itself, by patterns of its own.
        if (!asking) return new RegExp(pattern, 'u').test(text);
        const key = JSON.stringify([pattern, text]);
        const answer = asking.answers.get(key);
        if (answer === undefined) asking.asked.set(key, { pattern, text });
        return answer ?? true;
      };
      return { test, toString: () => pattern };
    },
    { code: 'search' },
  );
  const validate =
    (check: (value: Json) => string | undefined): Validate =>
    async (value, search) => {
      const answers = new Map<string, boolean>();
      for (;;) {
        const asked: Asking['asked'] = new Map();
        asking = { answers, asked };
        let wrong: string | undefined;
        try {
          wrong = check(value);
        } catch (error) {
          // A schema that refers to itself without an end.
          return { error: `the schema could not be applied: ${error instanceof Error ? error.message : String(error)}` };
        } finally {
          asking = undefined;
        }
        if (asked.size === 0) return { wrong };
        if (answers.size + asked.size > MOST_SEARCHES) return { error: `it has more than ${MOST_SEARCHES} texts to match with patterns` };
        for (const [key, { pattern, text }] of asked) {
          const result = await search(pattern, text);
          if ('error' in result) return { error: `the pattern ${quote(pattern)} could not be tried: ${result.error}` };
          answers.set(key, result.found);
        }
      }
    };
  return { regExp, validate };
}

function sentence(error: ErrorObject): string {
  const at = error.instancePath === '' ? 'the value' : quote(error.instancePath).slice(1, -1);
  const params: Record<string, unknown> = error.params;
  if (error.keyword === 'additionalProperties') return `${at} must not have the key ${quote(String(params['additionalProperty']))}`;
  const allowed = error.keyword === 'enum' ? params['allowedValues'] : error.keyword === 'const' ? params['allowedValue'] : undefined;
  const which = allowed === undefined ? '' : ` ${brief(allowed as Json)}`;
  const got =
    error.keyword === 'required' || error.keyword === 'anyOf' || error.keyword === 'oneOf' ? '' : `, is ${brief(error.data as Json)}`;
  return `${at} ${error.message ?? `breaks ${error.keyword}`}${which}${got}`;
}

function sorted(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sorted((value as JsonObject)[key] ?? null)}`).join(',')}}`;
}
