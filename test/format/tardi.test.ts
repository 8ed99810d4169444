import { describe, expect, test } from 'vitest';
import { jsonChecks } from '../../src/check/json.ts';
import { limitChecks } from '../../src/check/limits.ts';
import { stepChecks } from '../../src/check/steps.ts';
import { textChecks } from '../../src/check/text.ts';
import { toolChecks } from '../../src/check/tools.ts';
import { tardi } from '../../src/format/tardi.ts';
import { TARDI_KEYS } from '../../src/format/tardi-keys.ts';
import { tardiSchema } from '../../src/format/tardi-schema.ts';
import type { Problem } from '../../src/model/problems.ts';
import type { Test } from '../../src/model/suite.ts';
import { loadSuite } from '../../src/suite/load.ts';

const checks = [...textChecks, ...jsonChecks, ...toolChecks, ...stepChecks, ...limitChecks];

const load = (text: string, file = 'tests/capital.tardi.yaml', named = false) =>
  loadSuite({ file, text, named, checks, formats: [tardi], read: async () => undefined });

const said = (problems: readonly Problem[]) =>
  problems.map((p) => `${p.severity === 'warning' ? 'warning ' : ''}${p.place?.line}: ${p.message}`);

async function read(text: string) {
  const { foreign, problems } = await load(text);
  const suite = foreign?.suites[0];
  const [agent] = foreign?.agents ?? [];
  if (!suite?.tests[0] || !agent) throw new Error(said(problems).join('\n'));
  return { suite, test: suite.tests[0], agent, problems };
}

const asserted = ({ checks }: Test) => checks.map(({ name, spec, place }) => ({ name, spec, line: place.line }));

const MINIMAL = 'name: My agent\nagentCommand: node agent.js\n';

describe('a Tardi suite is one test with many runs', () => {
  test('with its own defaults', async () => {
    const { suite, test: one, agent } = await read(MINIMAL);
    expect(suite).toMatchObject({ file: 'tests/capital.tardi.yaml', format: 'tardi', judge: 'none' });
    expect(one).toMatchObject({
      id: 'tests/capital.tardi.yaml#My agent',
      runs: 10,
      threshold: { share: 0.8, text: '80%' },
      timeout: 30_000,
      agent: 'tests/capital.tardi.yaml',
      criteria: [],
    });
    expect(one.rounds.map((r) => r.user_input)).toEqual(['']);
    expect(one.fail_fast).toBeUndefined();
    expect(agent).toMatchObject({ protocol: 'command', concurrency: 5, settings: { command: 'node agent.js' }, place: { line: 2 } });
  });

  test('with all that it may say', async () => {
    const {
      suite,
      test: one,
      agent,
    } = await read(`# yaml-language-server: $schema=../tardi.schema.json
name: "Capital"
command: { executable: node, args: ["agent.js", "--city=\${CITY}", 007] }
iterations: 4
concurrency: 2
timeoutMs: 1500
flakinessThreshold: 75
failFast: true
evaluator:
  provider: local
  model: llama3
  baseUrl: http://localhost:1234/v1
  rubric: |
    Names Paris.
    Nothing else.
`);
    expect(one).toMatchObject({ runs: 4, timeout: 1500, threshold: { share: 0.75, text: '75%' }, fail_fast: true });
    expect(one.criteria).toMatchObject([{ text: 'Names Paris.\nNothing else.', place: { line: 13 } }]);
    expect(suite.judge).toMatchObject({ provider: 'ollama', model: 'llama3', base_url: 'http://localhost:1234/v1' });
    expect(agent).toMatchObject({
      concurrency: 2,
      literal: true,
      settings: { command: ['node', 'agent.js', '--city=${CITY}', '007'] },
    });
  });

  test('sandbox: false is none; in one it may write into the working directory', async () => {
    expect((await read(`${MINIMAL}sandbox: false\n`)).agent.settings).not.toHaveProperty('sandbox');
    expect((await read(`${MINIMAL}sandbox: true\n`)).agent.settings).toHaveProperty('sandbox', { writable: true });
    const { agent } = await read(`${MINIMAL}sandbox: { image: python:3.12-slim }\n`);
    expect(agent.settings).toHaveProperty('sandbox', { image: 'python:3.12-slim', writable: true });
  });
});

describe('assertions become our own checks, cheapest first, each at its line', () => {
  test('regex, schema, trajectory, telemetry', async () => {
    const { test: one } = await read(`${MINIMAL}assertions:
  telemetry: { maxLatencyMs: 5000 }
  trajectory:
    require_tools: [search_docs, cite_source, search_docs]
    forbid_tools: [drop_table]
    max_tool_calls: 8
    exact_sequence: [plan, search_docs, answer]
    tool_args:
      search_docs: { index: public, page: 1 }
    step_contains:
      - I need to look this up
  jsonSchema:
    type: object
    required: [status]
  regex: "summary:"
`);
    expect(asserted(one)).toEqual([
      { name: 'regex', spec: ['summary:'], line: 17 },
      { name: 'json_schema', spec: { type: 'object', required: ['status'] }, line: 15 },
      {
        name: 'tools',
        spec: {
          require: ['cite_source', { name: 'search_docs', args: { index: 'public', page: 1 }, args_match: 'partial' }],
          forbid: ['drop_table'],
          exactly: ['plan', 'search_docs', 'answer'],
          max_calls: 8,
        },
        line: 6,
      },
      { name: 'steps', spec: { contains: ['I need to look this up'] }, line: 13 },
      { name: 'max_latency', spec: 5000, line: 4 },
    ]);
  });

  test('oneOf', async () => {
    const { test: one } = await read(`${MINIMAL}assertions:
  trajectory:
    forbid_tools: [drop_table]
    oneOf:
      - exact_sequence: [search_docs, answer]
      - exact_sequence: [search_web, answer]
        step_contains: Thinking
`);
    expect(asserted(one)).toMatchObject([
      { name: 'tools', spec: { forbid: ['drop_table'] } },
      {
        name: 'any_of',
        spec: [
          [{ name: 'tools', spec: { exactly: ['search_docs', 'answer'] } }],
          [
            { name: 'tools', spec: { exactly: ['search_web', 'answer'] } },
            { name: 'steps', spec: { contains: ['Thinking'] } },
          ],
        ],
      },
    ]);
  });

  test('the list of earlier releases: texts in this order', async () => {
    const { test: one } = await read(`${MINIMAL}assertions:\n  trajectory: [look it up, "Paris"]\n`);
    expect(asserted(one)).toEqual([{ name: 'steps', spec: { order: ['look it up', 'Paris'] }, line: 4 }]);
  });
});

describe('what its author gets wrong is said at its line', () => {
  test.each([
    ['a mistyped key', `${MINIMAL}iteration: 3\n`, ['3: unknown key "iteration", did you mean "iterations"?']],
    ['a mistyped assertion', `${MINIMAL}assertions:\n  regx: x\n`, ['4: unknown key "regx", did you mean "regex"?']],
    [
      'a mistyped rule of a trajectory',
      `${MINIMAL}assertions:\n  trajectory:\n    required_tools: [a]\n`,
      ['5: unknown key "required_tools", did you mean "require_tools"?'],
    ],
    [
      'a mistyped rule of an alternative',
      `${MINIMAL}assertions:\n  trajectory:\n    oneOf:\n      - exact_sequence: [a]\n      - exact: [a]\n`,
      ['7: unknown key "exact", did you mean "exact_sequence"?'],
    ],
    ['no name', 'agentCommand: node agent.js\n', ['1: "name" is missing.']],
    ['nothing to run', 'name: a\niterations: 2\n', ['1: "agentCommand" is missing: there is nothing to run.']],
    [
      'a mistyped command',
      'name: a\nagentComand: node agent.js\niterations: 2\n',
      ['2: unknown key "agentComand", did you mean "agentCommand"?'],
    ],
    ['two commands', `${MINIMAL}command: { executable: node }\n`, ['warning 2: `agentCommand` is not used: `command` says what is run.']],
    ['no iterations at all', `${MINIMAL}iterations: 0\n`, ['3: "iterations" must be 1 or more.']],
    ['a share over 100', `${MINIMAL}flakinessThreshold: 120\n`, ['3: "flakinessThreshold" must be 100 or less.']],
    [
      'a provider that there is none of',
      `${MINIMAL}evaluator: { provider: gogle, model: m, rubric: r }\n`,
      ['3: "provider" must be google, openai, anthropic or local, did you mean "google"?'],
    ],
    ['an evaluator without rubric', `${MINIMAL}evaluator: { provider: google, model: m }\n`, ['3: "rubric" is missing.']],
    [
      'a pattern that JavaScript does not take',
      `${MINIMAL}assertions:\n  regex: "(a"\n`,
      ['4: "regex" is wrong: not a regular expression that JavaScript accepts: Unterminated group.'],
    ],
    [
      'a schema that does not compile',
      `${MINIMAL}assertions:\n  jsonSchema: { type: objekt }\n`,
      [expect.stringMatching(/^4: "jsonSchema" is wrong: the JSON Schema is not valid: /)],
    ],
    [
      'an empty trajectory',
      `${MINIMAL}assertions:\n  trajectory: {}\n`,
      [expect.stringMatching(/^4: "trajectory" must say something: give require_tools/)],
    ],
    ['a sandbox that is a word', `${MINIMAL}sandbox: docker\n`, ['3: "sandbox": expected true, false or { image: … }.']],
  ])('%s', async (_, text, expected) => {
    expect(said((await load(text)).problems)).toEqual(expected);
  });

  test('broken YAML in a file with its name', async () => {
    const { problems, lookAlike } = await load('name: a: b\nagentCommand: node agent.js\n');
    expect(lookAlike).toBe(false);
    expect(said(problems)).toEqual(['1: a text with ": " in it reads as a key within a value.']);
  });
});

describe('recognised by content', () => {
  const suite = 'name: a\nagentCommand: node agent.js\n';
  test.each([
    ['by its command, whatever its name', suite, 'tests/real-world.yaml', true],
    ['by its argv', 'name: a\ncommand: { executable: node }\n', 'x.yaml', true],
    ['by any of its keys, where the name says so', 'name: a\niteration: 3\n', 'tardi.yml', true],
    ['not what only has the name', 'version: 1\nservices: {}\n', 'docker/tardi.yaml', false],
    ['not a suite of our own', 'tests:\n  - name: a\n    user_input: x\n    criteria: y\n', 'my.tardi.yaml', false],
    ['not a workflow', 'name: a\non: [push]\njobs: {}\n', 'tardi.yml', false],
    ['not a command of something else', 'name: a\ncommand: npm test\n', 'x.yaml', false],
  ])('%s', async (_, text, file, recognised) => {
    const { foreign } = await load(text, file);
    expect(foreign !== undefined).toBe(recognised);
  });

  test('the keys that it is recognised by are those of its schema', () => {
    expect([...TARDI_KEYS].sort()).toEqual(Object.keys(tardiSchema.shape).sort());
  });
});
