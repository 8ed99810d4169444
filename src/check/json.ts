import { z } from 'zod';
import { type CheckSubject, defineCheck } from '../model/contracts.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { asData } from '../model/values.ts';
import { answered, lastAnswer } from './answers.ts';
import { compileSchema } from './json-schema.ts';
import { lastJson } from './last-json.ts';
import { brief, small } from './quote.ts';

type Spec = string | JsonObject;

const schema = z.preprocess(
  asData,
  z
    .union([z.string().min(1), z.record(z.string(), z.unknown())], { error: 'expected a JSON Schema or the path of one' })
    .transform((v) => v as Spec),
);

/** What is wrong with a `json_schema` as written; undefined: nothing. */
export async function jsonSchemaProblem(spec: Spec, readFile: CheckSubject['readFile']): Promise<string | undefined> {
  const validate = await validatorOf(spec, readFile);
  return typeof validate === 'function' ? undefined : validate.problem;
}

async function validatorOf(spec: Spec, readFile: CheckSubject['readFile']) {
  if (typeof spec !== 'string') return named(await compileSchema(spec), 'the JSON Schema');
  const content = await readFile(spec);
  if (content === undefined) return { problem: `there is no file ${JSON.stringify(spec)}` };
  let parsed: unknown;
  try {
    parsed = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { problem: `${JSON.stringify(spec)} is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (!isObject(parsed)) return { problem: `${JSON.stringify(spec)} is not a JSON Schema` };
  // JSON.parse gives nothing but Json.
  return named(await compileSchema(parsed as JsonObject), JSON.stringify(spec));
}

const named = <V>(validate: V | { readonly problem: string }, what: string): V | { readonly problem: string } =>
  typeof validate === 'object' && validate !== null && 'problem' in validate
    ? { problem: `${what} is not valid: ${validate.problem}` }
    : validate;

export const jsonSchema = defineCheck({
  name: 'json_schema',
  description:
    'The last complete JSON value of the answer fits this JSON Schema (draft-07, or 2020-12 by `$schema`; a mapping or the path of a .json file). Text around it does not matter; `format` is not checked. On a test: the last answer.',
  schema,
  problem: jsonSchemaProblem,
  evaluate: async (spec, subject) => {
    const validate = await validatorOf(spec, subject.readFile);
    if (typeof validate !== 'function') return { result: 'error', code: 'HARNESS_ERROR', reason: validate.problem };
    const answer = lastAnswer(subject);
    const evidence = answered(subject.transcript, answer.round);
    const last = lastJson(answer.text);
    if ('problem' in last) return { result: 'fail', code: 'SCHEMA_MISMATCH', reason: `the answer does not fit: ${last.problem}`, evidence };
    const verdict = await validate(last.value, subject.search);
    if ('error' in verdict) return { result: 'error', code: 'HARNESS_ERROR', reason: verdict.error };
    if (verdict.wrong === undefined) return { result: 'pass', reason: '' };
    return {
      result: 'fail',
      code: 'SCHEMA_MISMATCH',
      reason: `${brief(last.value, 80)} does not fit the schema: ${verdict.wrong}`,
      expected: typeof spec === 'string' ? spec : small(spec),
      actual: small(last.value),
      evidence,
    };
  },
});

export const jsonChecks = [jsonSchema];
