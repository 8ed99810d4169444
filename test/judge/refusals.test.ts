import { afterEach, describe, expect, test } from 'vitest';
import { createFetch } from '../../src/edge/fetch.ts';
import { createHttp } from '../../src/edge/http.ts';
import { apiKeyName, createJudge } from '../../src/judge/judge.ts';
import type { JudgeSettings } from '../../src/model/suite.ts';
import type { Fault } from '../stage/model.ts';
import { closeAll, countingRandom, criterion, exam, never, question, quickClock, settings } from './exam.ts';

afterEach(closeAll);

describe('after an answer that no later call can better, nobody is asked again', () => {
  test.each<[Fault, string]>([
    ['401', 'judge_refused'],
    ['403', 'judge_refused'],
    ['404-route', 'judge_refused'],
    ['unknown-model', 'unknown_model'],
  ])('%s: %s', async (fault, code) => {
    const e = await exam({ judge: () => ({ fault }) });
    expect(e.judge.refused()).toBeUndefined();
    await e.ask();
    const verdicts = await e.ask({ criteria: [criterion('a'), criterion('b')] });
    expect(verdicts.map((v) => v.result)).toEqual(['error', 'error']);
    expect(e.judge.refused()?.code).toBe(code);
    expect(e.server.requests).toHaveLength(1);
  });

  test('a quota that is spent, a server error: the next question is asked', async () => {
    const e = await exam({ judge: ({ n }) => (n === 0 ? { fault: 'quota' } : true) });
    expect((await e.ask())[0]?.result).toBe('error');
    expect((await e.ask())[0]?.result).toBe('pass');
    expect(e.judge.refused()).toBeUndefined();
  });

  test("Google's 400 for a bad key", async () => {
    const body = JSON.stringify({ error: { code: 400, message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] } });
    const e = await exam({ judge: () => ({ status: 400, body }) });
    await e.ask();
    expect(e.judge.refused()?.code).toBe('judge_refused');
  });
});

test('the key never stands in a reason, whole or cut', async () => {
  const body = `{"error":{"message":"${'x '.repeat(92)}bad key sk-test-1234567890 given"}}`;
  const e = await exam({ judge: () => ({ status: 401, body }) });
  const [verdict] = await e.ask();
  expect(verdict?.reason).toContain('HTTP 401');
  expect(verdict?.reason).not.toContain('sk-');
});

describe('before anything is spent', () => {
  const check = async (models: readonly string[] | undefined, over: Partial<JudgeSettings>, probe: Fault | undefined = undefined) => {
    const e = await exam({ ...(models && { models }), judge: () => (probe ? { fault: probe } : true) }, over);
    const found = await e.judge.check(never);
    return { found, requests: e.server.requests.map((r) => `${r.method} ${r.path}`) };
  };

  test.each([
    ['openai-compatible', ['GET /v1/models']],
    ['ollama', ['GET /v1/models']],
    ['openai', ['GET /v1/models']],
    ['anthropic', ['GET /v1/models/scripted']],
    ['google', ['GET /v1/models/scripted']],
  ])('%s knows the model', async (provider, requests) => {
    expect(await check(['scripted', 'other'], { provider })).toEqual({ found: undefined, requests });
  });

  test.each(['openai-compatible', 'ollama', 'openai', 'anthropic', 'google'])(
    '%s does not, and has one of a similar name',
    async (provider) => {
      const { found } = await check(['scripted-2', 'other'], { provider, model: 'scirpted-2' });
      expect(found).toMatchObject({ code: 'unknown_model', severity: 'error' });
      expect(found?.message).toMatch(
        new RegExp(`^the judge's model "scirpted-2" is unknown to ${provider} at http.*, did you mean "scripted-2"\\?$`),
      );
    },
  );

  test.each(['openai-compatible', 'ollama', 'openai', 'anthropic', 'google'])(
    '%s has no list: the first answer tells',
    async (provider) => {
      expect((await check(undefined, { provider })).found).toBeUndefined();
    },
  );

  test('a model that is served but not listed is known', async () => {
    const e = await exam({ models: ['listed'] }, { model: 'listed' });
    expect(await e.judge.check(never)).toBeUndefined();
    const aliased = createJudge({
      settings: settings({ base_url: e.server.url, model: 'alias' }),
      apiKey: 'k',
      // The gateway answers for the alias.
      fetch: async (url, init) =>
        createFetch(createHttp())(url, { ...init, body: String(init?.body ?? '').replace('alias', 'listed') || null }),
      clock: quickClock(),
      random: countingRandom,
    });
    expect(await aliased.check(never)).toBeUndefined();
    expect(e.server.requests.at(-1)?.path).toBe('/v1/chat/completions');
  });

  test('ollama lists its models with a tag', async () => {
    expect(await check(['llama3:latest'], { provider: 'ollama', model: 'llama3' })).toEqual({
      found: undefined,
      requests: ['GET /v1/models'],
    });
  });

  test('a provider that does not answer at all: no problem of the author', async () => {
    const judge = createJudge({
      settings: settings({ base_url: 'http://127.0.0.1:1/v1' }),
      apiKey: 'k',
      fetch: createFetch(createHttp()),
      clock: quickClock(),
      random: countingRandom,
    });
    expect(await judge.check(never)).toBeUndefined();
  });

  const bare = (over: Partial<JudgeSettings>, apiKey?: string) =>
    createJudge({ settings: settings(over), apiKey, fetch: unreachable, clock: quickClock(), random: countingRandom });
  const unreachable: typeof fetch = async () => {
    throw new Error('nobody may be asked');
  };

  test.each([
    [{ provider: 'antropic' }, 'unknown_provider'],
    [{ provider: 'constructor' }, 'unknown_provider'],
    [{ provider: 'anthropic' }, 'missing_key'],
    [{ provider: 'openai' }, 'missing_key'],
    [{ provider: 'google' }, 'missing_key'],
    [{ provider: 'openai-compatible' }, 'bad_config'],
  ] as const)('%j: %s, also where it is asked without a check', async (over, code) => {
    const judge = bare(over);
    expect((await judge.check(never))?.code).toBe(code);
    const { verdicts, spent } = await judge.ask(question(), never);
    expect(verdicts[0]?.result).toBe('error');
    expect(spent).toEqual({ agent_calls: 0, judge_calls: 0, tokens: { input: 0, output: 0 }, usd: 0 });
    expect(judge.refused()?.code).toBe(code);
  });

  test.each([
    [{ provider: 'ollama' }],
    [{ provider: 'openai-compatible', base_url: 'http://127.0.0.1:1/v1' }],
    [{ provider: 'openai-compatible', base_url: 'http://127.0.0.1:1/v1', api_key: 'k' }],
    [{ provider: 'openai-compatible', base_url: 'http://127.0.0.1:1/v1', headers: { 'api-key': 'k' } }],
  ] as const)('%j needs no key of the environment', async (over) => {
    expect(await bare(over).check(never)).toBeUndefined();
  });
});

test.each([
  ['anthropic', 'ANTHROPIC_API_KEY'],
  ['openai', 'OPENAI_API_KEY'],
  ['openai-compatible', 'OPENAI_API_KEY'],
  ['google', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  ['ollama', undefined],
  ['local', undefined],
  ['toString', undefined],
])('the key of %s is %s', (provider, name) => {
  expect(apiKeyName(provider)).toBe(name);
});
