import { describe, expect, test } from 'vitest';
import { createJudge } from '../../src/judge/judge.ts';
import { priceOf, usdOf } from '../../src/judge/prices.ts';
import { promptText, showPrompts } from '../../src/judge/prompt.ts';
import type { JudgeSettings } from '../../src/model/suite.ts';
import { countingRandom, quickClock, settings } from './exam.ts';

const fingerprint = (over: Partial<JudgeSettings>) =>
  createJudge({ settings: settings(over), apiKey: undefined, fetch, clock: quickClock(), random: countingRandom }).fingerprint;

describe('what makes another judge', () => {
  const base: Partial<JudgeSettings> = { provider: 'anthropic', model: 'claude-sonnet-4-5', headers: { 'x-a': '1' } };
  test.each<[string, Partial<JudgeSettings>]>([
    ['provider', { provider: 'openai' }],
    ['model', { model: 'claude-haiku-4-5' }],
    ['endpoint', { base_url: 'https://proxy.example.com/v1' }],
    ["a header's name", { headers: { 'x-b': '1' } }],
    ['a query parameter', { query: { 'api-version': '2' } }],
    ['temperature', { temperature: 0.5 }],
    ['vote rule', { votes: 1 }],
  ])('%s', (_name, over) => {
    expect(fingerprint({ ...base, ...over })).not.toBe(fingerprint(base));
  });

  test.each<[string, Partial<JudgeSettings>]>([
    ["a header's value", { headers: { 'X-A': '2' } }],
    ['the key', { api_key: 'k' }],
    ['the default temperature, written out', { temperature: 0 }],
    ['the default endpoint, written out', { base_url: 'https://api.anthropic.com/v1/' }],
    ['prices', { prices: { input: 1, output: 1 } }],
  ])('not %s', (_name, over) => {
    expect(fingerprint({ ...base, ...over })).toBe(fingerprint(base));
  });
});

test.each([
  [{ provider: 'anthropic', model: 'claude-sonnet-4-5' }, 18],
  [{ provider: 'anthropic', model: 'claude-sonnet-4-5-20250929' }, 18],
  [{ provider: 'openai', model: 'gpt-4o-mini-2024-07-18' }, 0.75],
  [{ provider: 'ollama', model: 'llama3' }, 0],
  [{ provider: 'openai-compatible', model: 'gpt-4o' }, undefined],
  [{ provider: 'anthropic', model: 'constructor' }, undefined],
  [{ provider: 'anthropic', model: 'claude-sonnet-4-5', prices: { input: 1, output: 1 } }, 2],
])('a million tokens each way of %j cost %s dollars', (judge, usd) => {
  const price = priceOf(judge);
  expect(price && usdOf({ input: 1e6, output: 1e6 }, price)).toBe(usd);
});

test('the prompts can be shown, and are what the fingerprint holds', () => {
  expect(showPrompts()).toBe(promptText);
  for (const words of [
    '{criterion}',
    '{expected}',
    '{knowledge}',
    '<<<DATA {nonce}>>>',
    '<<<END {nonce}>>>',
    'Example of a pass',
    'Example of a fail',
  ])
    expect(promptText).toContain(words);
});
