// Whether a file is a suite, by its content. Strangers' repositories are full of `test.yml` that are something else.
import { isMapping } from './mapping.ts';

export type Recognised =
  | { readonly kind: 'suite' }
  /** Of a tool whose files another version runs. */
  | { readonly kind: 'foreign'; readonly format: string }
  | { readonly kind: 'near'; readonly why: string }
  | { readonly kind: 'other'; readonly what: string };

const NATIVE = ['user_input', 'rounds', 'user', 'criteria', 'checks'];
const INPUTS = ['prompt', 'input', 'question', 'message', 'query', 'vars', 'messages'];

export function recognise(value: unknown): Recognised {
  if (Array.isArray(value)) return ofList(value);
  if (!isMapping(value)) return { kind: 'other', what: 'it has no keys' };
  const has = (key: string) => key in value;
  if (has('prompts') && (has('providers') || has('tests'))) return { kind: 'foreign', format: 'promptfoo' };
  if (has('providers') && (has('scenarios') || has('tests'))) return { kind: 'foreign', format: 'promptfoo' };
  if (has('jobs') && has('on')) return { kind: 'other', what: 'it is a GitHub workflow' };
  if (has('openapi') || has('swagger')) return { kind: 'other', what: 'it is an OpenAPI document' };
  if (has('testData') && has('messages')) return { kind: 'near', why: 'it is a prompt file of GitHub Models' };
  if (!has('tests')) return { kind: 'other', what: 'it has no `tests`' };
  const tests = value['tests'];
  if (isMapping(tests)) return { kind: 'near', why: '`tests` is a mapping; Viva expects a list of tests, each with a `name`' };
  return Array.isArray(tests) ? ofTests(tests) : { kind: 'near', why: '`tests` is not a list' };
}

function ofList(list: readonly unknown[]): Recognised {
  const first = list.find(isMapping);
  if (first && ('assert' in first || 'vars' in first)) return { kind: 'foreign', format: 'promptfoo' };
  if (first && NATIVE.some((key) => key in first)) return { kind: 'near', why: 'it is a list; Viva expects the key `tests` above it' };
  return { kind: 'other', what: 'it is a list' };
}

function ofTests(tests: readonly unknown[]): Recognised {
  const entries = tests.filter(isMapping);
  if (tests.length === 0 || entries.some((test) => NATIVE.some((key) => key in test))) return { kind: 'suite' };
  if (entries.some((test) => 'assert' in test)) return { kind: 'foreign', format: 'promptfoo' };
  const input = INPUTS.find((key) => entries.some((test) => key in test));
  if (input === undefined) return { kind: 'near', why: 'none of its `tests` has `user_input` or `criteria`' };
  const expected = entries.some((test) => 'expected' in test) ? ' and `expected`' : '';
  return { kind: 'near', why: `its tests have \`${input}\`${expected} where Viva expects \`user_input\` and \`criteria\`` };
}

/** For files whose YAML is broken, so that their content cannot be looked at. */
export const looksLikeSuite = (text: string): boolean => /^tests\s*:/m.test(text) && /^[\s-]+(user_input|criteria|rounds)\s*:/m.test(text);
