import { afterEach, expect, test } from 'vitest';
import type { Line } from '../stage/agent.ts';
import { type Desk, type Setting, setDesk, statuses, suite } from './desk.ts';

const desks: Desk[] = [];
const desk = async (setting: Setting): Promise<Desk> => {
  const made = await setDesk(setting);
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

test('five runs are five transcripts; the second time the same five, and no call', async () => {
  let n = 0;
  const d = await desk({
    files: { 'a.viva.yml': suite([{ name: 'counts' }]) },
    agent: () => `number ${++n}`,
    config: 'runs: 5\n',
  });
  const first = (await d.viva(['run', '--json'])).report();
  const hashes = first.tests[0]?.runs.map((r) => r.transcript);
  expect(new Set(hashes).size).toBe(5);
  expect(first.usage).toMatchObject({ agent_calls: 5, judge_calls: 5 });
  const second = (await d.viva(['run', '--json'])).report();
  expect(second.tests[0]?.runs.map((r) => r.transcript)).toEqual(hashes);
  expect(second.usage).toMatchObject({ agent_calls: 0, judge_calls: 0, reused_tests: 1 });
  expect(d.agent.requests).toHaveLength(5);
  expect(d.model.asks()).toHaveLength(5);
});

test('one thing changed at a time: the right layer misses, and `why` says so', async () => {
  let n = 0;
  const d = await desk({ files: { 'a.viva.yml': suite([{ name: 'greets' }]) }, agent: () => `Hello ${++n}` });
  const calls = async (...args: string[]) => {
    const before = [d.agent.requests.length, d.model.asks().length] as const;
    const { report } = await d.viva(['run', '--json', ...args]);
    const [one] = report().tests;
    return [d.agent.requests.length - before[0], d.model.asks().length - before[1], one?.why];
  };
  const config = d.read('viva.config.yml');
  expect(await calls()).toEqual([1, 1, 'no transcript yet']);
  expect(await calls()).toEqual([0, 0, 'unchanged']);
  d.write({ 'a.viva.yml': suite([{ name: 'greets', rest: '    criteria: Is polite\n' }]) });
  expect(await calls()).toEqual([0, 1, 'criterion changed']);
  d.write({ 'viva.config.yml': config.replace('model: scripted', 'model: other') });
  expect(await calls()).toEqual([0, 1, 'judge changed']);
  d.write({ 'viva.config.yml': config.replace('votes: 1', 'votes: 1, temperature: 0.5') });
  expect(await calls()).toEqual([0, 1, 'judge changed']);
  d.write({ 'viva.config.yml': config });
  d.write({ 'agent.txt': 'version 2\n' });
  expect(await calls()).toEqual([1, 1, 'agent version changed']);
  d.write({ 'viva.config.yml': config.replace('paths:', 'headers: { X-Tone: warm }\n    paths:') });
  expect(await calls()).toEqual([1, 1, 'agent configuration changed']);
  d.write({ 'a.viva.yml': suite([{ name: 'greets', says: 'Good day', rest: '    criteria: Is polite\n' }]) });
  expect(await calls()).toEqual([1, 1, 'inputs changed']);
  d.write({
    'a.viva.yml': suite([{ name: 'greets', says: 'Good day', rest: '    criteria: Is polite\n    mocks: { look: { returns: 1 } }\n' }]),
  });
  expect(await calls()).toEqual([1, 1, 'inputs changed']);
  expect((await calls('-n', '2')).slice(0, 2)).toEqual([1, 1]);
  expect(await calls('-n', '2')).toEqual([0, 0, 'unchanged']);
});

test('errors are not stored, failing verdicts are', async () => {
  let broken = true;
  const d = await desk({
    files: { 'a.viva.yml': suite([{ name: 'greets' }]) },
    judge: { judge: () => (broken ? { fault: 'cut' } : false) },
  });
  expect(statuses((await d.viva(['run', '--json'])).report())).toEqual({ greets: 'errored JUDGE_ERROR' });
  broken = false;
  const second = (await d.viva(['run', '--json'])).report();
  expect(statuses(second)).toEqual({ greets: 'failed LLM_JUDGE_FAIL' });
  const asked = d.model.asks().length;
  const third = await d.viva(['run', '--json']);
  expect(statuses(third.report())).toEqual({ greets: 'failed LLM_JUDGE_FAIL' });
  expect(third.exit).toBe(1);
  expect(d.model.asks()).toHaveLength(asked);
  expect(d.agent.requests).toHaveLength(1);
});

test('an agent’s error is asked for again', async () => {
  let broken = true;
  const d = await desk({
    files: { 'a.viva.yml': suite([{ name: 'greets' }]) },
    agent: () => (broken ? { status: 400, body: 'no' } : 'Hello!'),
  });
  expect((await d.viva(['run', '-q'])).exit).toBe(4);
  broken = false;
  expect((await d.viva(['run', '-q'])).exit).toBe(0);
});

test('judged again: the same request but for the nonce, and no call to the agent', async () => {
  const d = await desk({
    files: {
      'a.viva.yml': suite([
        {
          name: 'books',
          rest: '    criteria: Is friendly\n    mocks: { look: { returns: { free: ["09:00"] } }, book: { returns: null } }\n',
        },
      ]),
    },
    agent: ({ step }): Line =>
      step === 0
        ? {
            tools: [
              { name: 'look', args: { day: 'Tue' } },
              { name: 'book', args: {} },
            ],
          }
        : {
            text: [
              { type: 'text', text: 'Done 👋🏽 é' },
              { type: 'image_url', image_url: { url: 'https://example.com/a.png' } },
            ],
          },
  });
  expect((await d.viva(['run', '-q'])).exit).toBe(0);
  const again = (await d.viva(['run', '--reeval', '--json'])).report();
  expect(again.tests[0]?.why).toMatch(/^judged again/);
  expect(again.usage).toMatchObject({ agent_calls: 0, judge_calls: 1 });
  const [one, two] = d.model.asks().map((ask) => {
    const text = JSON.stringify(ask.body);
    const nonce = /<<<DATA ([0-9A-Za-z-]+)>>>/.exec(text)?.[1] ?? '?';
    return text.replaceAll(nonce, 'NONCE');
  });
  expect(one).toContain('Done 👋🏽 é');
  expect(two).toBe(one);
});

test('judged again without a transcript: skipped, and nobody is asked', async () => {
  const d = await desk({ files: { 'a.viva.yml': suite([{ name: 'greets' }]) } });
  const ran = await d.viva(['run', '--reeval', '--json']);
  expect(statuses(ran.report())).toEqual({ greets: 'skipped no_transcript' });
  expect(ran.exit).toBe(4);
  expect(d.agent.requests).toHaveLength(0);
  expect(d.model.requests).toHaveLength(0);
});
