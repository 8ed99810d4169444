import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { httpProtocol } from '../../src/agent/http.ts';
import { openaiChat } from '../../src/agent/openai-chat.ts';
import { defaultConfig, findConfig, loadConfig, parseJudge } from '../../src/suite/config.ts';
import { said } from './loading.ts';

const protocols = [openaiChat, httpProtocol];
const read = (text: string, file = 'viva.config.yml') => loadConfig({ file, text, protocols });
const whole = readFileSync(new URL('fixtures/viva.config.yml', import.meta.url), 'utf8');

describe('a config', () => {
  test('is read whole, with variables as they are written', () => {
    const { config, problems } = read(whole);
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      file: 'viva.config.yml',
      runs: 'standard',
      baseline: 'history',
      fail_on: 'unconfirmed',
      on_error: 'neutral',
      suites: ['**/*.viva.yml', '!old/**'],
      budget: { usd: 5, calls: 2000 },
      history: { target: 20, per_push: 200 },
      share: { transcripts: 'failing', redact: ['CUST-\\d+'] },
      judge: {
        provider: 'anthropic',
        model: 'claude-sonnet-4-5',
        api_key: '${JUDGE_KEY}',
        votes: 1,
        prices: { input: 3, output: 15 },
        headers: {},
        query: {},
      },
    });
    expect(config?.agents['salon']).toEqual({
      name: 'salon',
      protocol: 'openai-chat',
      endpoint: 'http://localhost:${PORT}/v1/chat/completions',
      setup: 'npm ci',
      start: 'npm run agent',
      ready: '/health',
      env: [{ name: 'AGENT_API_KEY' }, { name: 'MODE', value: 'test' }],
      paths: ['src/agent/**', 'prompts/**'],
      timeout: 30_000,
      place: { file: 'viva.config.yml', line: 3, column: 3, endLine: 13 },
      variables: { PORT: expect.objectContaining({ line: 5 }), AGENT_API_KEY: expect.objectContaining({ line: 6 }) },
      settings: {
        protocol: 'openai-chat',
        endpoint: 'http://localhost:${PORT}/v1/chat/completions',
        headers: { Authorization: 'Bearer ${AGENT_API_KEY}' },
        body: { model: 'salon-1', temperature: 0 },
        setup: 'npm ci',
        start: 'npm run agent',
        ready: '/health',
        env: ['AGENT_API_KEY', { MODE: 'test' }],
        paths: ['src/agent/**', 'prompts/**'],
        timeout: 30_000,
      },
    });
    expect(config?.agents['shop']).toMatchObject({
      version: '1.10',
      timeout: 60_000,
      settings: { base: { endpoint: 'https://main.example.com/v1/chat/completions' }, stream: true },
    });
    expect(config?.agents['tdx/*']?.settings).toMatchObject({ create: { body: { agent: '{agent}' } }, send: { stream: 'sse' } });
  });

  test('is the built-in one where nothing is written', () => {
    expect(read('').config).toEqual({ ...defaultConfig, file: 'viva.config.yml', judge_variables: {} });
    expect(defaultConfig).toMatchObject({
      judge: { provider: 'anthropic', model: 'claude-sonnet-4-5', votes: 3 },
      runs: 'quick',
      baseline: 'live',
      fail_on: 'regressed',
      on_error: 'fail',
      budget: { calls: 1000 },
      history: { target: 10, per_push: 200 },
      share: { transcripts: 'all' },
    });
  });

  test.each([
    [['a.ts', 'viva.config.yml', '.github/viva.yml'], 'viva.config.yml'],
    [['.github/viva.yaml', 'sub/viva.config.yml'], '.github/viva.yaml'],
    [['viva.config.ts'], 'viva.config.ts'],
    [['readme.md'], undefined],
  ])('among %j is %s', (files, expected) => {
    expect(findConfig(files)).toBe(expected);
  });

  test('comments behind its values are comments', () => {
    expect(read('runs: quick # quick | standard\nsuites: a.yml # mine\n').problems).toEqual([]);
  });
});

const agent = (lines: string) => `agents:\n  a:\n    protocol: openai-chat\n    endpoint: http://localhost/v1\n${lines}`;

describe('what is wrong in a config is said at its line', () => {
  test.each([
    ['an unknown key', 'agent: x\n', ['1: unknown key "agent", did you mean "agents"?']],
    ['an unknown key of an agent', agent('    header: {A: b}\n'), ['5: unknown key "header", did you mean "headers"?']],
    [
      'a key of another protocol',
      agent('    create: {path: /}\n'),
      [expect.stringMatching(/^5: unknown key "create"; known: protocol, endpoint, /)],
    ],
    ['no endpoint', 'agents:\n  a:\n    protocol: http\n', ['2: "endpoint" is missing.']],
    ['an endpoint that is none', agent('').replace('http://', ''), ['4: `localhost/v1` is not an http or https URL.']],
    ['a file as endpoint', agent('').replace('http://', 'file:///'), ['4: `file:///localhost/v1` is not an http or https URL.']],
    ['a base that is none', agent('    base: {endpoint: main}\n'), ['5: `main` is not an http or https URL.']],
    ['no protocol', 'agents:\n  a:\n    endpoint: http://x\n', ['2: agent "a": "protocol" is missing; it is one of openai-chat, http.']],
    ['a misspelt protocol key', agent('').replace('protocol:', 'protocl:'), ['3: unknown key "protocl", did you mean "protocol"?']],
    ['a misspelt endpoint', agent('').replace('endpoint:', 'endpont:'), ['4: unknown key "endpont", did you mean "endpoint"?']],
    [
      'a judge of nobody beside another mistake',
      'judge: antropic:x\nrns: 2\n',
      ['1: `antropic` is not a provider of judges, did you mean `anthropic`?', '2: unknown key "rns", did you mean "runs"?'],
    ],
    [
      'an unknown protocol',
      agent('').replace('openai-chat', 'openai_chat'),
      ['3: agent "a": `openai_chat` is no protocol, did you mean `openai-chat`?'],
    ],
    ['an agent that is a word', 'agents:\n  a: http\n', ['2: agent "a": expected a mapping with `protocol` and `endpoint`.']],
    [
      'a variable that cannot be',
      agent('    env: ["A B"]\n'),
      ['5: an entry of "env" must be the name of a variable such as AGENT_API_KEY.'],
    ],
    ['an empty header', agent('    headers:\n      Authorization:\n'), ['6: "Authorization" is empty.']],
    [
      'a wrong choice',
      'fail_on: regresed\n',
      ['1: "fail_on" must be regressed, failed, unconfirmed or nothing, did you mean "regressed"?'],
    ],
    ['a wrong budget', 'budget:\n  usd: -1\n  cals: 2\n', ['2: "usd" must be 0 or more.', '3: unknown key "cals", did you mean "calls"?']],
    ['a pattern that is none', 'share: {redact: "(a"}\n', [expect.stringMatching(/^1: not a regular expression/)]],
    ['a judge without its model', 'judge: {provider: openai}\n', ['1: the judge has no `model`; `openai` has no default.']],
    ['a judge of nobody', 'judge: {provider: antropic}\n', ['1: `antropic` is not a provider of judges, did you mean `anthropic`?']],
    [
      'a judge with a typo',
      'judge:\n  provider: openai\n  modle: x\n',
      ['3: unknown key "modle", did you mean "model"?', '2: the judge has no `model`; `openai` has no default.'].slice(0, 1),
    ],
    ['a model of nobody', 'judge: {model: gpt-4o}\n', ['1: the judge has the model `gpt-4o` but no `provider`.']],
    ['votes', 'judge: {votes: 2}\n', ['1: "votes" must be 1 or 3.']],
    ['half a price', 'judge: {prices: {input: 3}}\n', ['1: "output" is missing.']],
    ['another version', 'version: 2\n', ['1: "version" must be 1.']],
    ['no mapping', '- a\n', ['1: the config is not a mapping of keys.']],
  ])('%s', (_, text, expected) => {
    const { config, problems } = read(text);
    expect(said(problems)).toEqual(expected);
    expect(config).toBeUndefined();
  });

  test.each([
    ['an agent', 'agents:\n  a: {protocol: nope}\nsuites: ["x/**"]\n', ['a'], ['x/**']],
    ['something else', 'runs: many\n', [], defaultConfig.suites],
    ['the keys themselves', 'agent: {a: {}}\nsuits: x\n', undefined, undefined],
    ['their values', 'agents: [a]\nsuites: {}\n', undefined, undefined],
    ['the YAML', 'a: b: c\n', undefined, undefined],
  ])('what tests may refer to is known as far as it can be: a mistake in %s', (_, text, agents, suites) => {
    const found = read(text);
    expect(found.config).toBeUndefined();
    expect([found.agents, found.suites]).toEqual([agents, suites]);
  });

  test('broken YAML', () => {
    expect(read('a: b: c\n').problems).toMatchObject([{ code: 'bad_yaml', place: { line: 1 } }]);
  });

  test.each([
    ['a protocol of later', agent('').replace('openai-chat', 'module'), '3: agent "a": the protocol `module` is not supported yet.'],
    ['routes', agent('    routes: {x: 1}\n'), '5: `routes` is not supported yet.'],
    ['compare', 'compare: [a, b]\n', '1: `compare` is not supported yet.'],
  ])('%s is refused', (_, text, expected) => {
    const { config, problems } = read(text);
    expect(said(problems)).toEqual([expected]);
    expect(problems[0]?.code).toBe('not_supported');
    expect(config).toBeUndefined();
  });

  test('a config in TypeScript is refused', () => {
    expect(read('export default {}', 'viva.config.ts').problems).toMatchObject([
      { code: 'not_supported', place: { file: 'viva.config.ts' } },
    ]);
  });
});

describe('a judge in one word', () => {
  const settings = { headers: {}, query: {}, votes: 3 };
  test.each([
    ['anthropic:claude-sonnet-4-5', { judge: { provider: 'anthropic', model: 'claude-sonnet-4-5', ...settings } }],
    ['ollama:llama3:8b', { judge: { provider: 'ollama', model: 'llama3:8b', ...settings } }],
    [' openai : gpt-4o ', { judge: { provider: 'openai', model: 'gpt-4o', ...settings } }],
    ['anthropic', { judge: { provider: 'anthropic', model: 'claude-sonnet-4-5', ...settings } }],
    ['none', { judge: 'none' }],
    ['gpt-4o', { problem: { code: 'unknown_model', message: '`gpt-4o` is not `provider:model`.' } }],
    ['openai:', { problem: { code: 'unknown_model' } }],
    ['gemini:pro', { problem: { code: 'unknown_provider', message: '`gemini` is not a provider of judges.' } }],
  ])('%s', (text, expected) => {
    expect(parseJudge(text)).toMatchObject(expected);
  });

  test('in a config, with none as well', () => {
    expect(read('judge: none\n').config?.judge).toBe('none');
    expect(read('judge: google:gemini-2.5-flash\n').config?.judge).toMatchObject({ provider: 'google', model: 'gemini-2.5-flash' });
    expect(read('judge: {votes: 1}\n').config?.judge).toMatchObject({ provider: 'anthropic', votes: 1 });
  });
});
