import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalog } from '../../src/catalog.ts';
import { createLoader } from '../../src/edge/load-module.ts';
import type { Problem } from '../../src/model/problems.ts';
import { OWN_MODULES } from '../../src/own-modules.ts';
import { loadSuite } from '../../src/suite/load.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(path.join(tmpdir(), 'agentest-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function write(files: { readonly [file: string]: string }): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    writeFileSync(path.join(cwd, file), text);
  }
}

const list = () =>
  readdirSync(cwd, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(cwd, file)).isFile())
    .sort();

async function load(file: string, how: { readonly code?: boolean; readonly env?: { readonly [name: string]: string } } = {}) {
  const { checks, metrics, formats } = catalog;
  const read = async (name: string) => {
    try {
      return readFileSync(path.join(cwd, name), 'utf8');
    } catch {
      return undefined;
    }
  };
  const loadModule = how.code === false ? undefined : createLoader({ cwd, own: OWN_MODULES });
  const around = { list: async () => list(), found: [file], env: how.env ?? {}, ...(loadModule && { loadModule }) };
  const { foreign, problems } = await loadSuite({ file, text: (await read(file)) ?? '', checks, metrics, formats, read, around });
  const tests = foreign?.suites.flatMap((s) => s.tests) ?? [];
  return { tests, suites: foreign?.suites ?? [], agents: foreign?.agents ?? [], said: said(problems) };
}

const said = (problems: readonly Problem[]) =>
  problems.map((p) => `${p.severity === 'warning' ? 'warning ' : ''}${p.place?.file}:${p.place?.line}: ${p.message}`);

const CONFIG = `import { defineConfig } from '@agentesting/agentest'

export default defineConfig({
  agent: { name: 'salon', endpoint: 'http://localhost:3000/api/chat' },
  provider: 'openai',
  model: 'gpt-4o',
})
`;

const BOOKING = `import { scenario, sequence } from '@agentesting/agentest'

scenario('user books a morning slot', {
  profile: 'Busy professional.',
  goal: 'Book a haircut.',
  knowledge: [{ content: 'Open Tuesday 08:00-18:00.' }],
  mocks: {
    tools: {
      check_availability: (args) => ({ slots: ['09:00'], date: args.date }),
      create_booking: sequence([{ ok: false }, () => { throw new Error('late') }]),
    },
  },
  assertions: {
    toolCalls: {
      matchMode: 'contains',
      expected: [
        { name: 'check_availability', argMatchMode: 'ignore' },
        { name: 'create_booking', args: { slot: '09:00' } },
      ],
      forbidden: [{ name: 'delete_all' }],
    },
  },
})
`;

describe('a scenario is a test', () => {
  test('with the defaults of its format, at the line of its call', async () => {
    write({ 'agentest.config.ts': CONFIG, 'tests/booking.sim.ts': BOOKING });
    const { tests, suites, agents, said } = await load('agentest.config.ts');
    expect(said).toEqual(['warning tests/booking.sim.ts:18: the `args` of `create_booking` are not compared: there is no `argMatchMode`.']);
    const [one] = tests;
    expect(one).toMatchObject({
      id: 'tests/booking.sim.ts#user books a morning slot',
      place: { file: 'tests/booking.sim.ts', line: 3 },
      agent: 'salon',
      user: { profile: 'Busy professional.', goal: 'Book a haircut.', max_rounds: 8 },
      knowledge: ['Open Tuesday 08:00-18:00.'],
      runs: 3,
      threshold: { k: 3, n: 3, text: '3 of 3' },
      unmocked_tools: 'error',
      fail_on_severity: 'critical',
      rounds: [],
    });
    expect(one?.metrics?.map((m) => m.metric.name)).toEqual([
      'helpfulness',
      'coherence',
      'relevance',
      'faithfulness',
      'verbosity',
      'goal_completion',
      'agent_behavior_failure',
      'tool_call_behavior_failure',
    ]);
    expect(one?.checks).toMatchObject([
      {
        name: 'tools',
        spec: { require: [{ name: 'check_availability' }, { name: 'create_booking' }], forbid: [{ name: 'delete_all' }] },
        place: { line: 14 },
      },
    ]);
    expect(suites[0]?.judge).toMatchObject({ provider: 'openai', model: 'gpt-4o' });
    expect(agents).toMatchObject([{ name: 'salon', protocol: 'openai-chat', endpoint: 'http://localhost:3000/api/chat' }]);
  });

  test('its mocks are functions and sequences; a function in a sequence is called', async () => {
    write({ 'agentest.config.ts': CONFIG, 'tests/booking.sim.ts': BOOKING });
    const { tests } = await load('agentest.config.ts');
    const { check_availability: look, create_booking: book } = tests[0]?.mocks ?? {};
    const context = { callIndex: 0, conversationId: 'c', turnIndex: 0, agent: 'salon' };
    expect(look && 'function' in look && look.function({ date: 'Tuesday' }, context)).toEqual({ slots: ['09:00'], date: 'Tuesday' });
    expect(book).toMatchObject({ sequence: [{ returns: { ok: false } }, { function: expect.any(Function) }] });
  });

  test('another version of what the file imports is another mock', async () => {
    const ids = async () => {
      const { tests } = await load('agentest.config.ts');
      const mock = tests[0]?.mocks['look'];
      return mock && 'function' in mock ? mock.id : undefined;
    };
    write({
      'agentest.config.ts': CONFIG,
      'a.sim.ts': `import { scenario } from '@agentesting/agentest'\nimport { look } from './look'\nscenario('a', { turns: [{ userMessage: 'Hi' }], mocks: { tools: { look } } })`,
      'look.ts': 'export const look = () => 1',
    });
    const before = await ids();
    expect(await ids()).toBe(before);
    write({ 'look.ts': 'export const look = () => 2' });
    expect(await ids()).not.toBe(before);
  });

  test('scripted turns are rounds, once, with the checks of each', async () => {
    write({
      'agentest.config.ts': CONFIG,
      'a.sim.ts': `import { scenario } from '@agentesting/agentest'
scenario('follow-up', {
  turns: [
    { userMessage: 'Status of ORD-42?', assertions: { toolCalls: { matchMode: 'strict', expected: [{ name: 'get_order', args: { id: 'ORD-42' }, argMatchMode: 'partial' }] } } },
    { userMessage: 'And shipping?', assertions: { toolCalls: { matchMode: 'within', expected: [] } } },
  ],
  assertions: { toolCalls: { matchMode: 'unordered', expected: [{ name: 'get_order', args: { id: 'ORD-42' }, argMatchMode: 'exact' }] } },
})
`,
    });
    const { tests, said } = await load('agentest.config.ts');
    expect(said).toEqual([]);
    expect(tests[0]).toMatchObject({
      runs: 1,
      threshold: { text: '1 of 1' },
      rounds: [
        {
          user_input: 'Status of ORD-42?',
          place: { line: 4 },
          checks: [{ spec: { exactly: [{ name: 'get_order', args: { id: 'ORD-42' }, args_match: 'partial' }] } }],
        },
        { user_input: 'And shipping?', checks: [{ spec: { only: [] } }] },
      ],
      checks: [{ spec: { exactly_unordered: [{ name: 'get_order', args_match: 'exact' }] } }],
    });
    expect(tests[0]).not.toHaveProperty('user');
    expect(tests[0]?.metrics?.map((m) => m.metric.name)).not.toContain('goal_completion');
  });
});

describe('a config', () => {
  test('in YAML, with all that it may say; variables stay unfilled', async () => {
    write({
      'agentest.config.yaml': `agent:
  name: support-bot
  endpoint: http://localhost:3000/api/chat
  headers:
    Authorization: Bearer \${AGENT_API_KEY}
  body: { model: gpt-4o, temperature: 0.7 }
  streaming: true
agents:
  billing: { name: billing-agent, endpoint: "http://localhost:3001/api/chat" }
conversationsPerScenario: 5
maxTurns: 10
concurrency: 10
metrics: [helpfulness]
thresholds:
  helpfulness: 3.5
unmockedTools: passthrough
failOnErrorSeverity: high
include: ["sims/*.sim.ts"]
exclude: ["sims/old*"]
provider: openai-compatible
model: local
providerOptions: { baseURL: "http://localhost:1234/v1", apiKey: optional-key }
`,
      'sims/a.sim.ts': `import { scenario } from '@agentesting/agentest'
scenario('a', { agent: 'billing', profile: 'p', goal: 'g', maxTurns: 2, conversationsPerScenario: 1, userPromptTemplate: 'Be {{profile}}' })`,
      'sims/old.sim.ts': "throw new Error('not to be loaded')",
      'other.sim.ts': "throw new Error('not to be loaded')",
    });
    const { tests, agents, suites, said } = await load('agentest.config.yaml');
    expect(said).toEqual([]);
    expect(tests).toHaveLength(1);
    expect(tests[0]).toMatchObject({
      agent: 'billing',
      user: { max_rounds: 2, prompt: 'Be {{profile}}' },
      runs: 1,
      fail_on_severity: 'high',
      unmocked_tools: 'passthrough',
      averages: [{ name: 'helpfulness', at_least: 3.5, place: { file: 'agentest.config.yaml', line: 15 } }],
    });
    expect(agents).toMatchObject([
      {
        name: 'support-bot',
        concurrency: 10,
        settings: {
          headers: { Authorization: 'Bearer ${AGENT_API_KEY}' },
          body: { model: 'gpt-4o', temperature: 0.7 },
          stream: true,
        },
      },
      { name: 'billing', endpoint: 'http://localhost:3001/api/chat' },
    ]);
    expect(suites[0]?.judge).toMatchObject({
      provider: 'openai-compatible',
      base_url: 'http://localhost:1234/v1',
      api_key: 'optional-key',
    });
  });

  test('that has filled in a secret itself: its name is put back', async () => {
    write({
      'agentest.config.ts': CONFIG.replace("api/chat' }", "api/chat', headers: { Authorization: 'Bearer ' + 'sk-123456789' } }"),
      'a.sim.ts': BOOKING,
    });
    const { agents } = await load('agentest.config.ts', { env: { AGENT_API_KEY: 'sk-123456789', SHORT: 'r' } });
    expect(agents[0]?.settings).toMatchObject({ headers: { Authorization: 'Bearer ${AGENT_API_KEY}' } });
  });

  test('without `model` the default judge is asked, and that is said', async () => {
    write({ 'agentest.config.ts': CONFIG.replace("  model: 'gpt-4o',\n", ''), 'a.sim.ts': BOOKING });
    const { suites, said } = await load('agentest.config.ts');
    expect(suites[0]).not.toHaveProperty('judge');
    expect(said).toContain('warning agentest.config.ts:1: there is no `model`: the judge and the simulated user are Viva’s default model.');
  });

  test('that is wrong, and scenarios that are: each with its line', async () => {
    write({
      'agentest.config.ts': CONFIG.replace("model: 'gpt-4o',", "model: 'gpt-4o',\n  maxTurns: 0,\n  thresholds: { helpfulness: 9 },"),
    });
    expect((await load('agentest.config.ts')).said).toEqual([
      'agentest.config.ts:7: `maxTurns` must be 1 or more.',
      'agentest.config.ts:8: `thresholds.helpfulness` must be 5 or less.',
    ]);
    write({
      'agentest.config.ts': CONFIG,
      'a.sim.ts': `import { scenario } from '@agentesting/agentest'
scenario('no goal', { profile: 'p' })
scenario('no agent', { agent: 'nobody', profile: 'p', goal: 'g' })
scenario('no turn', { turns: [] })
scenario('typo', { profile: 'p', goal: 'g', knowlege: [] })
scenario('mode', { profile: 'p', goal: 'g', assertions: { toolCalls: { matchMode: 'some', expected: [] } } })
scenario('typo', { profile: 'p', goal: 'g' })
`,
    });
    expect((await load('agentest.config.ts')).said).toEqual([
      'a.sim.ts:2: scenario "no goal": without `turns` it needs `goal`.',
      'a.sim.ts:3: scenario "no agent": there is no agent `nobody` under `agents`.',
      'a.sim.ts:4: scenario "no turn": `turns` must have at least one turn.',
      'warning a.sim.ts:5: scenario "typo": `knowlege` is no option of a scenario, did you mean `knowledge`?',
      'a.sim.ts:6: scenario "mode": `assertions.toolCalls.matchMode` must be one of strict, unordered, contains, within.',
      'warning a.sim.ts:7: the name "typo" is taken already: this scenario is called "typo (2)".',
    ]);
  });

  test('whose handlers and comparisons are not run yet is refused with its line', async () => {
    write({
      'agentest.config.ts': `export default {
  agent: { type: 'custom', name: 'here', handler: async () => ({ role: 'assistant', content: 'Hi' }) },
  model: 'gpt-4o',
  provider: 'openai',
  compare: [{ name: 'other', endpoint: 'http://localhost:1/' }],
}`,
      'a.sim.ts': BOOKING,
    });
    expect((await load('agentest.config.ts')).said).toEqual([
      'warning a.sim.ts:18: the `args` of `create_booking` are not compared: there is no `argMatchMode`.',
      'agentest.config.ts:2: an agent that is a `handler` is not supported yet.',
      'agentest.config.ts:5: `compare` is not supported yet.',
    ]);
  });

  test('says where keys go: of a stranger it is read as the base has it', () => {
    const isConfig = (file: string) => catalog.formats.some((format) => format.isConfig?.(file));
    expect(['agentest.config.yaml', 'pkg/agentest.config.ts', 'a.sim.ts', 'tardi.yaml'].filter(isConfig)).toEqual([
      'agentest.config.yaml',
      'pkg/agentest.config.ts',
    ]);
  });

  test('is code: where that is not trusted it is not run', async () => {
    write({ 'agentest.config.ts': "throw new Error('run')", 'a.sim.ts': "throw new Error('run')" });
    write({ 'agentest.config.ts': `${CONFIG}\nthrow new Error('run')` });
    expect((await load('agentest.config.ts', { code: false })).said).toEqual([
      'agentest.config.ts:1: this file is code of a pull request that is not trusted: it is not run beside secrets.',
    ]);
  });
});

test('a file of scenarios that is named alone belongs to the config above it', async () => {
  write({ 'pkg/agentest.config.ts': CONFIG, 'pkg/tests/a.sim.ts': BOOKING, 'pkg/tests/b.sim.ts': "throw new Error('other')" });
  const { tests, agents } = await load('pkg/tests/a.sim.ts');
  expect(tests.map((t) => [t.id, t.agent])).toEqual([['pkg/tests/a.sim.ts#user books a morning slot', 'pkg/salon']]);
  expect(agents.map((a) => a.name)).toEqual(['pkg/salon']);
});
