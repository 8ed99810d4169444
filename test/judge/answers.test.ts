import { afterEach, describe, expect, test } from 'vitest';
import { FAULT_NAMES, type Fault } from '../stage/model.ts';
import { closeAll, exam, never, question } from './exam.ts';

afterEach(closeAll);

/** Result, words of the reason, requests, times waited. */
type Row = readonly ['pass' | 'error', RegExp, number, readonly number[]];

const twice = (wrong: RegExp): Row => ['error', new RegExp(`asked 2 times: ${wrong.source}`), 2, []];

const EXPECTED: { readonly [fault in Fault]: Row } = {
  braces: twice(/an answer of an unknown form \(finish reason: none; HTTP 200; body: "\{\}"/),
  'no-choices': twice(/an answer of an unknown form/),
  'null-content': twice(/no complete answer in what came back \(finish reason: stop; answer: ".*null/),
  '500': ['error', /answered HTTP 500; body: ".*internal error.*" \(3 tries\)/, 3, [1000, 2000]],
  '529': ['error', /answered HTTP 529.*overloaded/, 3, [1000, 2000]],
  '429': ['error', /answered HTTP 429.*rate limited/, 3, [2000, 2000]],
  '429-long': ['error', /asks to wait 3600 s, which is too long/, 1, []],
  quota: ['error', /no quota left \(HTTP 429; body: ".*exceeded your current quota/, 1, []],
  '401': ['error', /refused: HTTP 401.*Incorrect API key/, 1, []],
  '403': ['error', /refused: HTTP 403/, 1, []],
  '404-route': ['error', /was not found at http:\/\/127\.0\.0\.1.*HTTP 404/, 1, []],
  'unknown-model': ['error', /the judge's model "scripted" is unknown/, 1, []],
  'rejects-schema': ['error', /refused the request \(HTTP 400.*json_schema/, 2, []],
  'rejects-temperature': ['error', /refused the request \(HTTP 400.*temperature/, 2, []],
  'rejects-length': ['error', /refused the request \(HTTP 400.*max_tokens/, 2, []],
  html: twice(/an answer of an unknown form \(finish reason: none; HTTP 200; body: "<html><body><h1>Welcome/),
  hang: twice(/no answer \(within 0\.3 s\)/),
  'half-body': twice(/no answer \(within 0\.3 s\)/),
  reset: ['error', /could not be reached at http:\/\/127\.0\.0\.1:\d+\/v1: ECONNRESET.* \(3 tries\)/, 3, [1000, 2000]],
  cut: twice(/an answer that was cut off \(finish reason: length; answer: "\{"plan":"read it"/),
  'cut-whole': twice(/an answer that was cut off \(finish reason: length/),
  filtered: twice(/an answer that was cut short \(finish reason: content_filter/),
  refusal: twice(/no complete answer in what came back \(finish reason: stop; answer: "I cannot help with that\."/),
  reasoning: ['pass', /It does what/, 1, []],
  'reasoning-only': twice(/no complete answer in what came back \(finish reason: stop; answer: ".*Let me think/),
  prose: twice(/no complete answer in what came back.*All criteria are met/),
  fenced: ['pass', /It does what/, 1, []],
  'wrong-nonce': twice(/no complete answer/),
  'no-nonce': twice(/no complete answer/),
  'duplicate-ids': twice(/two answers to criterion c1/),
  'missing-ids': twice(/no answer to criterion c1/),
  'other-ids': twice(/an answer to a criterion that was not asked/),
  'made-up-quote': twice(/a quote that is not in event 1: "words that nobody said"/),
  'other-event': twice(/a quote of event 4711, which was not shown/),
  'text-pass': twice(/neither true nor false for criterion c1/),
  'number-pass': twice(/neither true nor false for criterion c1/),
  'two-answers': twice(/two answers that differ/),
  contradiction: twice(/a verdict that contradicts/),
};

const impatient = (fault: Fault) => (fault === 'hang' || fault === 'half-body' ? { timeout: 300 } : {});

describe('a model that misbehaves each time gives a right verdict or an error', () => {
  test.each(FAULT_NAMES)('%s', async (fault) => {
    const [result, reason, requests, slept] = EXPECTED[fault];
    const e = await exam({ judge: () => ({ fault }) }, {}, impatient(fault));
    const [verdict] = await e.ask();
    expect(verdict?.result).toBe(result);
    expect(verdict?.reason).toMatch(reason);
    expect(e.server.requests).toHaveLength(requests);
    expect(e.slept).toEqual(slept);
  });
});

describe('a model that misbehaves once', () => {
  const RECOVERS = FAULT_NAMES.filter((f) => !['429-long', 'quota', '401', '403', '404-route', 'unknown-model'].includes(f));
  test.each(RECOVERS)('%s, then a fail: fail', async (fault) => {
    const e = await exam(
      { judge: ({ n }) => (n === 0 && fault !== 'reasoning' && fault !== 'fenced' ? { fault } : false) },
      { votes: 1 },
      impatient(fault),
    );
    const [verdict] = await e.ask();
    expect(verdict?.result).toBe('fail');
    expect(verdict?.reason).toBe('It does not do what the criterion asks.');
  });

  test('a bad answer and three broken calls are told as what came last, and asking ends', async () => {
    const e = await exam({ judge: ({ n }) => ({ fault: n === 0 ? 'prose' : '500' }) });
    const [verdict] = await e.ask();
    expect(verdict).toMatchObject({ result: 'error', evidence: [], votes: [] });
    expect(e.server.asks()).toHaveLength(4);
  });
});

const answer = (nonce: string, pass: boolean) => JSON.stringify({ criteria: [{ id: 'c1', reason: 'r', pass }], nonce });

test('reasoning is read only where there is no text', async () => {
  const e = await exam({ judge: (p) => ({ say: answer(p.nonce, false), reasoning: answer(p.nonce, true) }) }, { votes: 1 });
  expect((await e.ask())[0]?.result).toBe('fail');
});

test('thoughts before the answer are not the answer', async () => {
  const e = await exam(
    { judge: (p) => ({ say: `<think>maybe ${answer(p.nonce, true)}</think>\n${answer(p.nonce, false)}` }) },
    { votes: 1 },
  );
  expect((await e.ask())[0]?.result).toBe('fail');
});

test('evidence points at the events of the transcript, from 0', async () => {
  const evidence = [
    { event: 3, quote: '"state":"paid"' },
    { event: 4, quote: 'Order 17  is\npaid.' },
    { event: 2, quote: 'get_order' },
  ];
  const e = await exam({ judge: () => ({ pass: true, reason: 'It looked.', evidence }) });
  expect(await e.ask()).toEqual([
    {
      result: 'pass',
      reason: 'It looked.',
      evidence: [
        { event: 2, quote: '"state":"paid"' },
        { event: 3, quote: 'Order 17  is\npaid.' },
        { event: 1, quote: 'get_order' },
      ],
      votes: [true],
      injection_suspected: false,
    },
  ]);
});

test('a quote from a later round than the one judged is a quote that is not there', async () => {
  const e = await exam({ judge: () => ({ pass: true, evidence: [{ event: 6, quote: 'Done, refunded!' }] }) });
  const [verdict] = await e.ask({ round: 1 });
  expect(verdict?.result).toBe('error');
  expect(verdict?.reason).toContain('a quote of event 6, which was not shown');
});

test('a server that rejects the schema, then the temperature, then the length is asked without, and remembered', async () => {
  const seen: string[][] = [];
  const e = await exam({
    judge: ({ body }) => {
      seen.push(['response_format', 'temperature', 'max_tokens'].filter((k) => body[k] !== undefined));
      if (body['response_format'] !== undefined) return { fault: 'rejects-schema' };
      if (body['temperature'] !== undefined) return { fault: 'rejects-temperature' };
      return body['max_tokens'] !== undefined ? { fault: 'rejects-length' } : true;
    },
  });
  expect((await e.ask())[0]?.result).toBe('pass');
  expect((await e.ask())[0]?.result).toBe('pass');
  expect(seen).toEqual([['response_format', 'temperature', 'max_tokens'], ['temperature', 'max_tokens'], ['max_tokens'], [], []]);
});

test('what it cost: each request counted, tokens and dollars summed', async () => {
  const e = await exam({ judge: ({ n }) => (n === 0 ? { fault: '500' } : true) }, { prices: { input: 3, output: 15 } });
  const { spent } = await e.judge.ask(question(), never);
  expect(spent).toEqual({ agent_calls: 0, judge_calls: 2, tokens: { input: 1000, output: 100 }, usd: 0.0045 });
});

test('a price that is not known is not zero', async () => {
  const e = await exam({});
  const { spent } = await e.judge.ask(question(), never);
  expect(spent).toEqual({ agent_calls: 0, judge_calls: 1, tokens: { input: 1000, output: 100 } });
});

test('stopped while the model thinks: an error, and the timer is gone', async () => {
  const e = await exam({ judge: () => ({ fault: 'hang' }) });
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  const { verdicts, spent } = await e.judge.ask(question(), stop.signal);
  expect(verdicts[0]).toMatchObject({ result: 'error', reason: 'The run was stopped before the judge answered.' });
  expect(spent.judge_calls).toBeLessThanOrEqual(1);
});
