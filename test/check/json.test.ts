import { describe, expect, it } from 'vitest';
import { jsonSchema, jsonSchemaProblem } from '../../src/check/json.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { check, subject, talk } from './talk.ts';

const noFiles = async () => undefined;
const about = (agent: string, files: { readonly [path: string]: string } = {}) =>
  subject(talk([{ user: 'What is the capital of France?' }, { agent }]), undefined, files);

const answerSchema: JsonObject = {
  type: 'object',
  required: ['answer', 'confidence'],
  properties: {
    answer: { type: 'string', minLength: 1 },
    confidence: { type: 'number', maximum: 1 },
    kind: { enum: ['city', 'country'] },
    id: { type: 'string', pattern: '^[A-Z]{2}-\\d+$' },
  },
  additionalProperties: false,
};

describe('json_schema', () => {
  it('takes narration before and after the last JSON value', async () => {
    const said = 'Action: search({"q":"capital"})\nSo:\n```json\n{"answer":"Paris","confidence":1}\n```';
    expect(await check(jsonSchema, answerSchema, about(said))).toEqual({ result: 'pass', reason: '' });
  });

  it.each([
    ['{"answer":"Paris"}', '{"answer":"Paris"} does not fit the schema: the value must have required property \'confidence\''],
    [
      '{"answer":"","confidence":1}',
      '{"answer":"","confidence":1} does not fit the schema: /answer must NOT have fewer than 1 characters, is ""',
    ],
    ['{"answer":"x","confidence":2}', '{"answer":"x","confidence":2} does not fit the schema: /confidence must be <= 1, is 2'],
    [
      '{"answer":"x","confidence":1,"kind":"river"}',
      '{"answer":"x","confidence":1,"kind":"river"} does not fit the schema: /kind must be equal to one of the allowed values ["city","country"], is "river"',
    ],
    [
      '{"answer":"x","confidence":1,"note":"y"}',
      '{"answer":"x","confidence":1,"note":"y"} does not fit the schema: the value must not have the key “note”',
    ],
    [
      '{"answer":"x","confidence":1,"id":"fr-1"}',
      '{"answer":"x","confidence":1,"id":"fr-1"} does not fit the schema: /id must match pattern "^[A-Z]{2}-\\d+$", is "fr-1"',
    ],
    ['Paris.', 'the answer does not fit: it has no JSON in it'],
    ['{"answer":"Paris","confidence":', 'the answer does not fit: its JSON is cut off'],
    ['{"answer":"Paris" "confidence":1}', 'the answer does not fit: its JSON is malformed at "\\"confidence\\":1}"'],
  ])('%j: %s', async (said, reason) => {
    expect(await check(jsonSchema, answerSchema, about(said))).toMatchObject({ result: 'fail', code: 'SCHEMA_MISMATCH', reason });
  });

  it('reads the last answer on a test, the round’s on a round', async () => {
    const twice = talk([{ user: 'a' }, { agent: '{"answer":"Paris","confidence":1}' }, { user: 'b' }, { agent: 'Bye' }]);
    expect((await check(jsonSchema, answerSchema, subject(twice))).result).toBe('fail');
    expect((await check(jsonSchema, answerSchema, subject(twice, 1))).result).toBe('pass');
  });

  it('reads a schema from a file beside the suite', async () => {
    const files = { 'schemas/answer.json': `\uFEFF${JSON.stringify(answerSchema)}` };
    expect((await check(jsonSchema, 'schemas/answer.json', about('{"answer":"Paris","confidence":1}', files))).result).toBe('pass');
    expect(await check(jsonSchema, 'schemas/answer.json', about('[]', files))).toMatchObject({
      result: 'fail',
      expected: 'schemas/answer.json',
      actual: [],
    });
  });

  it('knows draft-07 and 2020-12', async () => {
    const tuple: Json = [{ type: 'string' }, { type: 'number' }];
    const seven: JsonObject = { $schema: 'http://json-schema.org/draft-07/schema#', type: 'array', items: tuple, additionalItems: false };
    const twenty: JsonObject = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'array', prefixItems: tuple, items: false };
    for (const schema of [seven, twenty]) {
      expect((await check(jsonSchema, schema, about('["a", 1]'))).result).toBe('pass');
      expect((await check(jsonSchema, schema, about('["a", "b"]'))).result).toBe('fail');
      expect((await check(jsonSchema, schema, about('["a", 1, 2]'))).result).toBe('fail');
    }
  });

  it('tries patterns outside of ajv: a slow one is an answer or an error, never a hang', async () => {
    const evil: JsonObject = { type: 'array', items: { not: { type: 'string', pattern: '^(a+)+$' } } };
    const said = JSON.stringify(['b', `${'a'.repeat(50_000)}!`]);
    expect((await check(jsonSchema, evil, about(said))).result).toBe('pass');
    expect((await check(jsonSchema, evil, about('["aaa"]'))).result).toBe('fail');
    const worse: JsonObject = { patternProperties: { '^(?=(a+)+$)': false } };
    expect(await check(jsonSchema, worse, about(`{"${'a'.repeat(60)}!": 1}`))).toEqual({
      result: 'error',
      code: 'HARNESS_ERROR',
      reason: 'the pattern “^(?=(a+)+$)” could not be tried: timed out after 0.2 s',
    });
    expect((await check(jsonSchema, worse, about('{"aa": 1}'))).result).toBe('fail');
  });

  it('gives each of many checks at once its own verdict', async () => {
    const results = await Promise.all(
      ['fr-1', 'FR-1', 'de-22', 'DE-22'].map(
        async (id) => (await check(jsonSchema, answerSchema, about(`{"answer":"x","confidence":1,"id":"${id}"}`))).result,
      ),
    );
    expect(results).toEqual(['fail', 'pass', 'fail', 'pass']);
  });

  it('finds the same item twice, also in a long list', async () => {
    const unique: JsonObject = { type: 'array', uniqueItems: true };
    expect((await check(jsonSchema, unique, about('[{"a":1,"b":2},{"b":2,"a":1.0}]'))).result).toBe('fail');
    expect((await check(jsonSchema, unique, about('[1,"1",[1],{"1":1}]'))).result).toBe('pass');
    const long = JSON.stringify(Array.from({ length: 100_000 }, (_, i) => [i]));
    const began = performance.now();
    expect((await check(jsonSchema, unique, about(long))).result).toBe('pass');
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it.each([
    [
      { type: 'strin' },
      'the JSON Schema is not valid: schema is invalid: data/type must be equal to one of the allowed values, data/type must be array, data/type must match a schema in anyOf',
    ],
    [{ pattern: 'a(' }, 'the JSON Schema is not valid: “a(” is not a regular expression that JavaScript accepts: Unterminated group'],
    [
      { $ref: 'https://example.com/schema.json' },
      "the JSON Schema is not valid: can't resolve reference https://example.com/schema.json from id #",
    ],
    [{ $async: true }, 'the JSON Schema is not valid: "$async" is not supported'],
    ['missing.json', 'there is no file "missing.json"'],
  ])('is refused when the suite is read: %j', async (spec, problem) => {
    expect(await jsonSchemaProblem(spec, noFiles)).toBe(problem);
    expect(await jsonSchema.problem?.(spec, noFiles)).toBe(problem);
  });

  it('says what is wrong with the file of a schema', async () => {
    expect(await jsonSchemaProblem('s.json', async () => '{')).toMatch(/^"s\.json" is not JSON: /);
    expect(await jsonSchemaProblem('s.json', async () => '[]')).toBe('"s.json" is not a JSON Schema');
    expect(await jsonSchemaProblem('s.json', async () => '{"type":"object","format":"no-such-format","x-note":1}')).toBeUndefined();
    expect(jsonSchema.schema.safeParse(7).error?.issues[0]?.message).toBe('expected a JSON Schema or the path of one');
  });
});

describe('a schema that has no end', () => {
  it('refers to itself: the check cannot tell, and nothing breaks', async () => {
    for (const spec of [{ $ref: '#' }, { allOf: [{ $ref: '#' }] }]) {
      expect(await check(jsonSchema, spec, about('{"a": 1}'))).toMatchObject({
        result: 'error',
        code: 'HARNESS_ERROR',
        reason: expect.stringContaining('could not be applied'),
      });
    }
  });

  it('is nested too deeply: refused when the suite is read', async () => {
    const deep = `${'{"not":'.repeat(20_000)}{}${'}'.repeat(20_000)}`;
    expect(await jsonSchemaProblem('s.json', async () => deep)).toBe('"s.json" is not valid: it is nested too deeply');
  });
});
