import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { httpProtocol } from '../../src/agent/http.ts';
import { openaiChat } from '../../src/agent/openai-chat.ts';
import { configJsonSchema, suiteJsonSchema } from '../../src/suite/schema.ts';
import { checks, load, metrics, said } from './loading.ts';

const protocols = [openaiChat, httpProtocol];
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
const suite = suiteJsonSchema(checks, metrics);
const config = configJsonSchema(protocols);
const isSuite = ajv.compile(suite);
const isConfig = ajv.compile(config);

const accepts = (validate: typeof isSuite, text: string): unknown => {
  validate(parse(text, { merge: true }));
  return validate.errors ?? [];
};

/** Keys of a schema that an editor could say nothing about. */
const undescribed = (schema: unknown): unknown[] =>
  Object.entries(Object(Object(schema)['properties']))
    .filter(([, s]) => !['description', '$ref', 'allOf'].some((key) => key in Object(s)))
    .map(([key]) => key);

const SUITES = ['salon.viva.yml', 'agents/bakery/orders/test.yml', 'agents/bakery/greeter/test.yml'];

describe('the JSON Schema of suites', () => {
  test.each(SUITES)('accepts %s, and so does the reader', async (name) => {
    expect(accepts(isSuite, fixture(name))).toEqual([]);
    const { suite: read, problems } = await load(fixture(name), { file: name });
    expect(said(problems)).toEqual([]);
    expect(read?.tests.length).toBeGreaterThan(2);
  });

  test.each([
    ['a typo', 'tests: [{name: a, user_input: x, critera: c}]'],
    ['a typo in a round', 'tests: [{name: a, rounds: [{user_input: x, critera: c}]}]'],
    ['a typo in a check', 'tests: [{name: a, user_input: x, checks: {contain: x}}]'],
    ['a typo in a mock', 'tests: [{name: a, user_input: x, criteria: c, mocks: {t: {return: 1}}}]'],
    ['no tests', 'description: x'],
    ['tests without any', 'tests: []'],
    ['a test without a name', 'tests: [{user_input: x, criteria: c}]'],
    ['a round without an input', 'tests: [{name: a, rounds: [{criteria: c}]}]'],
    ['a criterion without its text', 'tests: [{name: a, user_input: x, criteria: [{isolate: true}]}]'],
    ['an empty criterion', 'tests: [{name: a, user_input: x, criteria: ""}]'],
    ['no criterion in the list', 'tests: [{name: a, user_input: x, criteria: []}]'],
    ['a simulated user without a goal', 'tests: [{name: a, user: {profile: p}, criteria: c}]'],
    ['a wrong threshold', 'tests: [{name: a, user_input: x, criteria: c, threshold: most}]'],
    ['a wrong number of runs', 'tests: [{name: a, user_input: x, criteria: c, runs: 0}]'],
  ])('rejects %s', (_, text) => {
    expect(isSuite(parse(text))).toBe(false);
  });

  test.each([
    ['x-… keys', 'x-shared: {a: 1}\ntests: [{name: a, user_input: x, criteria: c}]'],
    ['numbers where a text is wanted', 'tests: [{name: 007, user_input: 4, criteria: true, checks: {contains: [1, yes]}}]'],
    ['a list of mocks', 'tests: [{name: a, user_input: x, criteria: c, mocks: {t: [{when: {a: 1}, returns: 1}, {returns: null}]}}]'],
    [
      'a user and metrics',
      'tests: [{name: a, user: {profile: p, goal: g}, metrics: {helpfulness: {at_least: 4}, coherence: }, fail_on_severity: high}]',
    ],
  ])('accepts %s', (_, text) => {
    expect(accepts(isSuite, text)).toEqual([]);
  });

  test('completes: each key of a test and each check is listed, with words for the hover', () => {
    const defs = Object(suite['$defs']);
    expect(Object.keys(defs).sort()).toEqual(['Checks', 'Mock', 'Never', 'Round', 'Test']);
    expect(Object.keys(Object(defs['Test']).properties)).toEqual(
      expect.arrayContaining(['name', 'user_input', 'rounds', 'criteria', 'checks', 'never', 'mocks', 'cases', 'threshold']),
    );
    expect(Object.keys(Object(defs['Checks']).properties)).toEqual(
      expect.arrayContaining([...checks.map((c) => c.name), 'any_of', 'agents', 'run', 'files']),
    );
    expect(Object.values(defs).flatMap(undescribed)).toEqual([]);
    expect(undescribed(suite)).toEqual([]);
  });
});

describe('the JSON Schema of the config', () => {
  test('has words for every key', () => {
    const { judge, budget, history, share, agents } = Object(config['properties']);
    const agent = Object(agents).additionalProperties.anyOf;
    expect([config, budget, history, share, ...judge.anyOf, ...agent].flatMap(undescribed)).toEqual([]);
    // Two protocols, and what is said of agents that suites describe.
    expect(agent).toHaveLength(3);
  });

  test('accepts a whole config', () => {
    expect(accepts(isConfig, fixture('viva.config.yml'))).toEqual([]);
  });

  test.each([
    ['a typo', 'agent: {}'],
    ['a typo in an agent', 'agents: {a: {protocol: openai-chat, endpoint: "http://x", header: {}}}'],
    ['a key of another protocol', 'agents: {a: {protocol: openai-chat, endpoint: "http://x", create: {path: /}}}'],
    ['an unknown protocol', 'agents: {a: {protocol: smtp, endpoint: "http://x"}}'],
    ['an agent without an endpoint', 'agents: {a: {protocol: http}}'],
    ['half a price', 'judge: {provider: openai, model: x, prices: {input: 1}}'],
    ['a base without an endpoint', 'agents: {a: {protocol: http, endpoint: "http://x", base: {}}}'],
  ])('rejects %s', (_, text) => {
    expect(isConfig(parse(text))).toBe(false);
  });
});

test('the committed schemas are what the catalog makes', () => {
  const tool = fileURLToPath(new URL('../../tools/schema.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [tool, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
