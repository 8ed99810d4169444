// Case 12: one thing is changed at a time, and exactly the right layer misses.
import { describe, expect, test } from 'vitest';
import type { AgentSettings } from '../../src/model/config.ts';
import type { Criterion, Test } from '../../src/model/suite.ts';
import type { Transcript } from '../../src/model/transcript.ts';
import {
  agentKey,
  inputsKey,
  judgementKey,
  judgementParts,
  resultKey,
  transcriptHash,
  transcriptKey,
  verdictKey,
} from '../../src/plan/keys.ts';
import { refund, shop, talk } from './a-test.ts';

const [first, second] = refund.rounds;
if (!first || !second) throw new Error('the test has two rounds');
const asks: Criterion = first.criteria[0] ?? refund.criteria[0] ?? { text: '', isolate: false, place: refund.place };

interface World {
  readonly test: Test;
  readonly agent: AgentSettings;
  readonly version: string;
  readonly index: number;
  readonly judge: string;
  readonly simulator?: string;
}
const before: World = { test: refund, agent: shop, version: 'v1', index: 0, judge: 'anthropic:claude, prompt 1, temperature 0, votes 3' };

function layers(w: World) {
  const criterion = w.test.rounds[0]?.criteria[0] ?? asks;
  return {
    transcript: transcriptKey({ inputs: inputsKey(w.test, w.simulator), agent: agentKey(w.agent), version: w.version, index: w.index }),
    judgement: judgementKey(w.test, w.judge),
    verdict: verdictKey({
      transcript: talk,
      round: 1,
      criterion,
      expected: w.test.rounds[0]?.expected,
      knowledge: w.test.knowledge,
      judge: w.judge,
    }),
  };
}

const withTest = (part: Partial<Test>): World => ({ ...before, test: { ...refund, ...part } });
const person = { profile: 'Angry', goal: 'Get a refund', max_rounds: 8 };
const playing: World = { ...withTest({ user: person }), simulator: 'anthropic:claude' };
const played = (part: Partial<typeof person & { prompt: string }>): World => ({
  ...playing,
  test: { ...refund, user: { ...person, ...part } },
});
const withAgent = (part: Partial<AgentSettings>): World => ({ ...before, agent: { ...shop, ...part } });
const settings = (part: AgentSettings['settings']) => withAgent({ settings: { ...shop.settings, ...part } });
const elsewhere = { file: 'refunds.viva.yml', line: 90 };

const CHANGES: [string, World, missed: string[]][] = [
  ['nothing', before, []],
  ['an input', withTest({ rounds: [{ ...first, user_input: 'Give me my money back' }, second] }), ['transcript']],
  ['a mock', withTest({ mocks: { issue_refund: { error: 'down' } } }), ['transcript']],
  ['the profile of a simulated user', played({ profile: 'Calm' }), ['transcript']],
  ['its goal', played({ goal: 'Find a dress' }), ['transcript']],
  ['its prompt', played({ prompt: 'You are {{profile}}' }), ['transcript']],
  ['its limit', played({ max_rounds: 4 }), ['transcript']],
  ['the model that plays it', { ...playing, simulator: 'openai:gpt' }, ['transcript']],
  ['what it knows', { ...playing, test: { ...playing.test, knowledge: [] } }, ['transcript', 'judgement', 'verdict']],
  ['what an unmocked tool does', withTest({ unmocked_tools: 'passthrough' }), ['transcript']],
  ['the time limit', withTest({ timeout: 5000 }), ['transcript']],
  ['the endpoint', withAgent({ endpoint: 'http://localhost:9/v1' }), ['transcript']],
  ["a header's name", settings({ headers: { 'X-Key': 'Bearer ${KEY}' } }), ['transcript']],
  ["a header's variable", settings({ headers: { Authorization: 'Bearer ${OTHER}' } }), ['transcript']],
  ['the body', settings({ body: { temperature: 1 } }), ['transcript']],
  ['a name in the environment', withAgent({ env: [{ name: 'OTHER' }] }), ['transcript']],
  ["the agent's version", { ...before, version: 'v2' }, ['transcript']],
  ['the run index', { ...before, index: 1 }, ['transcript']],
  [
    'a criterion of a round',
    withTest({ rounds: [{ ...first, criteria: [{ ...asks, text: 'Is polite' }] }, second] }),
    ['judgement', 'verdict'],
  ],
  [
    'a criterion that is isolated',
    withTest({ rounds: [{ ...first, criteria: [{ ...asks, isolate: true }] }, second] }),
    ['judgement', 'verdict'],
  ],
  ['the reference', withTest({ rounds: [{ ...first, expected: 'A question' }, second] }), ['judgement', 'verdict']],
  ['what the judge knows', withTest({ knowledge: [] }), ['judgement', 'verdict']],
  ["the judge's model", { ...before, judge: 'openai:gpt, prompt 1, temperature 0, votes 3' }, ['judgement', 'verdict']],
  ["the judge's prompt", { ...before, judge: 'anthropic:claude, prompt 2, temperature 0, votes 3' }, ['judgement', 'verdict']],
  ['a criterion of the test', withTest({ criteria: [] }), ['judgement']],
  [
    'a check',
    withTest({ rounds: [first, { ...second, checks: [{ name: 'contains', spec: ['refunded'], place: refund.place }] }] }),
    ['judgement'],
  ],
  ['what never may happen', withTest({ never: { tools: [], contains: ['sorry'], regex: [], place: refund.place } }), ['judgement']],
  ['its name, file, tags and lines', withTest({ id: 'b#x', name: 'x', file: 'b', tags: [], place: elsewhere, description: 'new' }), []],
  [
    'the lines of its rounds',
    withTest({ rounds: [{ ...first, place: elsewhere, criteria: [{ ...asks, place: elsewhere }] }, second] }),
    [],
  ],
  ['runs and threshold', withTest({ runs: 5, threshold: { k: 4, n: 5, text: '4 of 5' } }), []],
  [
    "the agent's paths and lines",
    withAgent({ paths: ['src/**'], settings: { ...shop.settings, paths: ['src/**'] }, place: elsewhere }),
    [],
  ],
  ['where a live base is', settings({ base: { endpoint: 'https://main.example.com' } }), []],
];

test.each(CHANGES)('changed: %s', (_, after, missed) => {
  const [a, b] = [layers(after.simulator ? playing : before), layers(after)];
  const differing = (['transcript', 'judgement', 'verdict'] as const).filter((layer) => a[layer] !== b[layer]);
  expect(differing).toEqual(missed);
});

test('a test without criteria does not depend on the judge; one with criteria is another without a judge', () => {
  const checksOnly: Test = { ...refund, criteria: [], rounds: [{ ...first, criteria: [] }, second] };
  expect(judgementKey(checksOnly, 'a')).toBe(judgementKey(checksOnly, 'none'));
  expect(judgementKey(refund, 'a')).not.toBe(judgementKey(refund, 'none'));
});

test('the parts say which of them changed', () => {
  const parts = judgementParts(refund, 'a');
  expect(judgementParts(refund, 'b')).toEqual({ ...parts, judge: 'b' });
  expect(judgementParts({ ...refund, checks: [{ name: 'equals', spec: 'x', place: refund.place }] }, 'a')).toEqual({
    ...parts,
    checks: expect.not.stringContaining(parts.checks),
  });
  expect(judgementParts(refund, 'a', ['hash of schema.json']).checks).not.toBe(parts.checks);
});

test('tdx: equal words to agents of two folders are two questions', () => {
  const inFolder = (agent: string): Test => ({ ...refund, tdx: { project: 'sales', agent, folder: `agents/sales/${agent}` } });
  expect(inputsKey(inFolder('anna'))).not.toBe(inputsKey(inFolder('bert')));
});

describe('a transcript', () => {
  const changed = (part: Partial<Transcript>) => transcriptHash({ ...talk, ...part });

  test('is its content: neither when, how fast, by which build, nor for which test', () => {
    const slower = { at: '2027-01-01T00:00:00.000Z', latency: 9, rounds: talk.rounds.map((r) => ({ ...r, latency: 9 })) };
    const retimed = talk.events.map((e) => ({ ...e, at: 1 }));
    expect(changed({ ...slower, events: retimed, run: 4, agent_version: 'v2', test: 'other#one' })).toBe(transcriptHash(talk));
  });

  test.each<[string, Partial<Transcript>]>([
    ['a word', { events: talk.events.map((e) => (e.type === 'agent' ? { ...e, text: `${e.text}.` } : e)) }],
    ['an argument', { events: talk.events.map((e) => (e.type === 'tool_call' ? { ...e, args: { order: 'A-18' } } : e)) }],
    ['the order', { events: [...talk.events].reverse() }],
    ['tokens', { usage: { input: 31, output: 11 } }],
    ['its end', { ended: { code: 'TIMEOUT', round: 2, text: 'took too long' } }],
  ])('%s makes another one', (_, part) => expect(changed(part)).not.toBe(transcriptHash(talk)));
});

describe('a verdict', () => {
  const ask = (transcript: Transcript, round?: number) =>
    verdictKey({ transcript, round, criterion: asks, expected: undefined, knowledge: [], judge: 'j' });

  test('on a round depends on the conversation up to and including that round', () => {
    const later = { ...talk, events: talk.events.filter((e) => e.round === 1) };
    expect(ask(later, 1)).toBe(ask(talk, 1));
    expect(ask(later, 2)).not.toBe(ask(talk, 2));
    expect(ask(talk, 1)).not.toBe(ask(talk, 2));
  });

  test('on the whole is another than on the last round, though the judge sees the same', () => {
    expect(ask(talk)).not.toBe(ask(talk, 2));
  });
});

test('a result belongs to one transcript and one judgement', () => {
  expect(new Set([resultKey('t1', 'j1'), resultKey('t1', 'j2'), resultKey('t2', 'j1')]).size).toBe(3);
});
