// Each provider's own wire, as its SDK speaks it.
import { afterEach, describe, expect, test } from 'vitest';
import { createFetch } from '../../src/edge/fetch.ts';
import { createHttp } from '../../src/edge/http.ts';
import { isObject } from '../../src/model/json.ts';
import type { JudgeSettings } from '../../src/model/suite.ts';
import { type ModelRequest, startModelServer } from '../stage/model.ts';
import { closeAll, exam, never, open, question } from './exam.ts';

afterEach(closeAll);

const KEY = 'sk-test-1234567890';

interface Wire {
  readonly path: string;
  readonly key: readonly [header: string, value: string];
  readonly limit: (body: ModelRequest['body']) => unknown;
  /** Where the schema stands. */
  readonly schema: (body: ModelRequest['body']) => unknown;
}

const within = (body: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body);

const CHAT: Wire = {
  path: '/v1/chat/completions',
  key: ['authorization', `Bearer ${KEY}`],
  limit: (body) => body['max_tokens'],
  schema: (body) => within(body, 'response_format', 'json_schema', 'schema'),
};

const WIRES: readonly (readonly [string, Partial<JudgeSettings>, Wire])[] = [
  ['openai-compatible', { provider: 'openai-compatible' }, CHAT],
  ['ollama', { provider: 'ollama' }, CHAT],
  ['openai behind another base URL', { provider: 'openai', model: 'gpt-4o' }, CHAT],
  [
    'anthropic',
    { provider: 'anthropic', model: 'claude-sonnet-4-5' },
    {
      path: '/v1/messages',
      key: ['x-api-key', KEY],
      limit: (body) => body['max_tokens'],
      schema: (body) => within(body, 'output_config', 'format', 'schema'),
    },
  ],
  [
    'google',
    { provider: 'google', model: 'gemini-2.5-flash' },
    {
      path: '/v1/models/gemini-2.5-flash:generateContent',
      key: ['x-goog-api-key', KEY],
      limit: (body) => within(body, 'generationConfig', 'maxOutputTokens'),
      schema: (body) => within(body, 'generationConfig', 'responseJsonSchema'),
    },
  ],
];

describe.each(WIRES)('%s', (_name, over, wire) => {
  test('sends model, key, headers, parameters, a limit and the schema whose last words are the verdict', async () => {
    const e = await exam({}, { ...over, headers: { 'x-team': 'refunds' }, query: { 'api-version': '7' } });
    expect((await e.ask())[0]).toMatchObject({ result: 'pass', votes: [true] });
    const [request] = e.server.asks();
    if (!request) throw new Error('no request');
    const [path, query] = request.path.split('?');
    expect([path, query]).toEqual([wire.path, 'api-version=7']);
    expect(request.headers[wire.key[0]]).toBe(wire.key[1]);
    expect(request.headers['x-team']).toBe('refunds');
    expect(wire.limit(request.body)).toBe(16_000);
    const properties = within(wire.schema(request.body), 'properties');
    expect(Object.keys(isObject(properties) ? properties : {})).toEqual(['plan', 'criteria', 'injection_suspected', 'nonce']);
    const entry = within(properties, 'criteria', 'items', 'properties');
    expect(Object.keys(isObject(entry) ? entry : {})).toEqual(['id', 'thinking', 'evidence', 'reason', 'pass']);
  });

  test('an answer that was cut off is no answer', async () => {
    const e = await exam({ judge: () => ({ fault: 'cut-whole' }) }, over);
    const [verdict] = await e.ask();
    expect(verdict?.result).toBe('error');
    expect(verdict?.reason).toContain('cut off');
  });

  test('{} and a server error are errors; a fail is a fail', async () => {
    for (const fault of ['braces', '500'] as const) {
      const e = await exam({ judge: () => ({ fault }) }, over);
      expect((await e.ask())[0]?.result).toBe('error');
    }
    const e = await exam({ judge: () => false }, over);
    expect((await e.ask())[0]).toMatchObject({ result: 'fail', votes: [false, false, false] });
  });

  test('tokens are counted', async () => {
    const e = await exam({}, over);
    expect((await e.judge.ask(question(), never)).spent).toMatchObject({ judge_calls: 1, tokens: { input: 1000, output: 100 } });
  });
});

test("OpenAI's own endpoint is asked by its responses", async () => {
  const sent: string[] = [];
  const server = await startModelServer();
  open.push(server);
  const slim = createFetch(createHttp());
  const e = await exam(
    {},
    { provider: 'openai', model: 'gpt-4o', base_url: undefined },
    {
      fetch: (input, init) => {
        sent.push(String(input));
        return slim(String(input).replace('https://api.openai.com/v1', server.url), init);
      },
    },
  );
  expect((await e.ask())[0]?.result).toBe('pass');
  expect(sent).toEqual(['https://api.openai.com/v1/responses']);
  const properties = within(server.requests[0]?.body, 'text', 'format', 'schema', 'properties');
  expect(Object.keys(isObject(properties) ? properties : {})).toEqual(['plan', 'criteria', 'injection_suspected', 'nonce']);
});

test('the environment decides neither where the key goes nor which key', async () => {
  const before = { ...process.env };
  Object.assign(process.env, {
    OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    ANTHROPIC_BASE_URL: 'http://127.0.0.1:1',
    ANTHROPIC_API_KEY: 'sk-other',
  });
  try {
    const e = await exam({}, { provider: 'anthropic' });
    expect((await e.ask())[0]?.result).toBe('pass');
    expect(e.server.requests[0]?.headers['x-api-key']).toBe(KEY);
  } finally {
    process.env = before;
  }
});

test('what an SDK would write to the terminal is not written', async () => {
  const written: string[] = [];
  const real = { log: console.log, warn: console.warn, info: console.info };
  Object.assign(console, {
    log: (t: string) => written.push(t),
    warn: (t: string) => written.push(t),
    info: (t: string) => written.push(t),
  });
  try {
    const e = await exam({}, { provider: 'openai', model: 'o3' });
    expect((await e.ask())[0]?.result).toBe('pass');
  } finally {
    Object.assign(console, real);
  }
  expect(written).toEqual([]);
});
