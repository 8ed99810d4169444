import { afterEach, describe, expect, it } from 'vitest';
import { openaiChat } from '../../src/agent/openai-chat.ts';
import { converse } from '../../src/converse/converse.ts';
import { systemClock } from '../../src/edge/clock.ts';
import type { Conversation } from '../../src/model/agents.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Redact } from '../../src/model/ports.ts';
import type { Mock, Test } from '../../src/model/suite.ts';
import type { Transcript } from '../../src/model/transcript.ts';
import { type AgentServer, type Player, type Script, serve, startAgentServer } from '../stage/agent.ts';
import { folder, ready, testOf, tools } from '../stage/talk.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((s) => s.close()));
});

interface Setting {
  readonly test?: Partial<Test>;
  readonly settings?: JsonObject;
  readonly timeout?: number;
  readonly redact?: Redact;
  readonly signal?: AbortSignal;
}

async function run(
  script: Script | Player,
  inputs: readonly string[],
  setting: Setting = {},
): Promise<Transcript & { requests: AgentServer['requests'] }> {
  const server = await startAgentServer(script);
  open.push(server);
  return { ...(await talk(server.url, inputs, setting)), requests: server.requests };
}

function talk(url: string, inputs: readonly string[], { test, settings, timeout, redact, signal }: Setting): Promise<Transcript> {
  const agent = ready(`${url}/v1/chat/completions`, settings, timeout);
  return converse({
    test: testOf(inputs, test),
    agent,
    agentVersion: 'v1',
    id: 'conversation-1',
    run: 2,
    open: () => openaiChat.open({ agent, folder, tools: tools() }),
    clock: systemClock,
    redact: redact ?? ((text) => text),
    signal: signal ?? new AbortController().signal,
  });
}

const timeless = (t: Transcript) => t.events.map(({ at, ...event }) => event);

describe('a run', () => {
  it('is a transcript of all that happened, in order and with its times', async () => {
    const script: Script = {
      'Book me a haircut': [
        { text: 'Let me see.', tools: [{ name: 'check', args: { day: 'Tue' }, id: 'c1' }], usage: { input: 10, output: 2 } },
        { text: '9:00 is free.', usage: { input: 20, output: 3 } },
      ],
      '9:00 please': [
        {
          tools: [
            { name: 'book', args: { slot: '09:00' }, id: 'c2' },
            { name: 'notify', id: 'c3' },
          ],
        },
        { text: 'BK-001', finish: 'length', usage: { input: 5, output: 5 } },
      ],
    };
    const mocks: Test['mocks'] = {
      check: { returns: { slots: ['09:00'] } },
      book: { error: 'Connection timeout' },
      notify: { returns: null },
    };
    const transcript = await run(script, ['Book me a haircut', '9:00 please'], { test: { mocks } });
    expect(timeless(transcript)).toEqual([
      { type: 'user', round: 1, text: 'Book me a haircut' },
      { type: 'agent', round: 1, text: 'Let me see.', finish: 'tool_calls' },
      { type: 'tool_call', round: 1, call: 'c1', name: 'check', args: { day: 'Tue' } },
      { type: 'tool_result', round: 1, call: 'c1', name: 'check', status: 'ok', content: { slots: ['09:00'] } },
      { type: 'agent', round: 1, text: '9:00 is free.', finish: 'stop' },
      { type: 'user', round: 2, text: '9:00 please' },
      { type: 'tool_call', round: 2, call: 'c2', name: 'book', args: { slot: '09:00' } },
      { type: 'tool_call', round: 2, call: 'c3', name: 'notify', args: {} },
      { type: 'tool_result', round: 2, call: 'c2', name: 'book', status: 'error', content: { error: 'Connection timeout' } },
      { type: 'tool_result', round: 2, call: 'c3', name: 'notify', status: 'ok', content: null },
      { type: 'agent', round: 2, text: 'BK-001', finish: 'length' },
    ]);
    expect(transcript).toMatchObject({ test: 'tests/salon.viva.yml#booking', agent: 'salon', agent_version: 'v1', run: 2, agent_calls: 4 });
    expect(transcript.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(transcript.rounds.map((r) => r.usage)).toEqual([
      { input: 30, output: 5 },
      { input: 5, output: 5 },
    ]);
    expect(transcript.usage).toEqual({ input: 35, output: 10 });
    const times = transcript.events.map((e) => e.at ?? -1);
    expect(times.every((t, i) => Number.isInteger(t) && t >= (times[i - 1] ?? 0))).toBe(true);
    expect(transcript.requests[3]?.body['messages']).toMatchObject([
      {},
      {},
      {},
      {},
      {},
      {},
      { tool_call_id: 'c2', content: '{"error":"Connection timeout"}' },
      { tool_call_id: 'c3', content: 'null' },
    ]);
  });

  it('measures each round from its input to its answer', async () => {
    const { rounds, latency } = await run({ one: { text: '1', delay: 300 }, two: '2' }, ['one', 'two']);
    expect(rounds[0]?.latency).toBeGreaterThanOrEqual(295);
    expect(rounds[1]?.latency).toBeLessThan(290);
    expect(latency).toBeGreaterThanOrEqual((rounds[0]?.latency ?? 0) + (rounds[1]?.latency ?? 0) - 2);
  });

  it('gives five repeats five answers', async () => {
    let n = 0;
    const script: Player = () => `answer ${++n}`;
    const texts = [];
    for (let i = 0; i < 5; i++) texts.push(timeless(await run(script, ['again'])).at(-1));
    expect(new Set(texts.map((t) => JSON.stringify(t))).size).toBe(5);
  });
});

describe('what ends a run', () => {
  it.each<[string, Script, string, RegExp]>([
    [
      'a broken agent',
      { one: '1', two: { status: 400, body: '{"error":"bad"}' } },
      'AGENT_ERROR',
      /answered 400 \(application\/json\): {"error":"bad"}$/,
    ],
    ['an empty answer', { one: '1', two: { text: ' ' } }, 'EMPTY_OUTPUT', /white space only/],
    [
      'bad arguments',
      { one: '1', two: { tools: [{ name: 'f', raw: '{"id": "ORD-' }] } },
      'FORMAT_DRIFT',
      /^the arguments of the tool call f are not JSON: {"id": "ORD-$/,
    ],
    ['a hang', { one: '1', two: { text: 'late', delay: 5000 } }, 'TIMEOUT', /^round 2 was not answered within 150 ms$/],
    ['too large an answer', { one: '1', two: { text: 'A'.repeat(5 * 1024 * 1024) } }, 'LIMIT', /larger than 1 MB$/],
  ])('%s: the transcript so far is kept', async (_, script, code, text) => {
    const transcript = await run(script, ['one', 'two', 'three'], { timeout: code === 'TIMEOUT' ? 150 : 20_000 });
    const ended = { code, round: 2, text: expect.stringMatching(text) };
    expect(transcript.ended).toEqual(ended);
    expect(timeless(transcript)).toEqual([
      { type: 'user', round: 1, text: 'one' },
      { type: 'agent', round: 1, text: '1', finish: 'stop' },
      { type: 'user', round: 2, text: 'two' },
      { type: 'error', ...ended },
    ]);
    expect(transcript.rounds).toHaveLength(2);
  });

  it('a tool loop that never ends: 25 steps are held', async () => {
    const mocks: Test['mocks'] = { get_order: { returns: 1 } };
    const { ended, events, agent_calls } = await run({ '*': { tools: [{ name: 'get_order' }, { name: 'get_order' }] } }, ['hi'], {
      test: { mocks },
    });
    expect(ended).toEqual({ code: 'LIMIT', round: 1, text: 'round 1 took more than 25 steps with tool calls' });
    expect(events.filter((e) => e.type === 'tool_result')).toHaveLength(50);
    expect(agent_calls).toBe(26);
  });

  it('a flood of tool calls: 10,000 of a round are held', async () => {
    const tools = Array.from({ length: 4000 }, (_, i) => ({ name: 'x', id: `c${i}` }));
    const { ended, events, agent_calls } = await run({ '*': { tools } }, ['hi'], { test: { mocks: { x: { returns: 1 } } } });
    expect(ended).toEqual({ code: 'LIMIT', round: 1, text: 'round 1 took more than 10,000 tool calls' });
    expect([events.filter((e) => e.type === 'tool_result').length, agent_calls]).toEqual([8000, 3]);
  });

  it('25 steps and then an answer are allowed', async () => {
    const script: Player = ({ step }) => (step < 25 ? { tools: [{ name: 'get_order' }] } : 'done');
    expect((await run(script, ['hi'], { test: { mocks: { get_order: { returns: 1 } } } })).ended).toBeUndefined();
  });

  it('the time of the whole run', async () => {
    const { ended } = await run({ '*': { text: 'ok', delay: 400 } }, ['one', 'two', 'three'], { test: { timeout: 600 } });
    expect(ended).toEqual({ code: 'TIMEOUT', round: 2, text: 'the run took longer than its 600 ms: round 2 was not answered' });
  });

  it('an answer that drips, byte by byte', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    open.push(server);
    expect((await talk(server.url, ['hi'], { timeout: 150 })).ended).toMatchObject({ code: 'TIMEOUT', round: 1 });
  });

  it('a rate limit that lasts longer than the round is the agent’s error, not a failure', async () => {
    const { ended } = await run({ '*': { status: 429, headers: { 'retry-after': '30' }, body: '{}' } }, ['hi'], { timeout: 100 });
    expect(ended).toMatchObject({ code: 'AGENT_ERROR', text: expect.stringMatching(/answered 429 .*the time ran out before another try/) });
  });

  it.each([
    ['meanwhile', 60],
    ['before', 0],
  ])('being cancelled %s', async (_, ms) => {
    const stop = new AbortController();
    if (ms === 0) stop.abort();
    else setTimeout(() => stop.abort(), ms);
    const transcript = await run({ '*': { text: 'late', delay: 3000 } }, ['one', 'two'], { signal: stop.signal });
    expect(transcript.ended).toEqual({ code: 'HARNESS_ERROR', round: 1, text: 'cancelled' });
    expect(transcript.latency).toBeLessThan(1000);
  });

  it('a conversation that does not heed its signal', async () => {
    const deaf: Conversation = { calls: () => 1, say: () => new Promise(() => {}) };
    const transcript = await converse({
      test: testOf(['hi']),
      agent: ready('http://127.0.0.1:9', {}, 50),
      agentVersion: 'v1',
      id: 'conversation-1',
      run: 0,
      open: () => deaf,
      clock: systemClock,
      redact: (text) => text,
      signal: new AbortController().signal,
    });
    expect(transcript.ended).toMatchObject({ code: 'TIMEOUT', round: 1 });
  });

  it('being cancelled before the history is fetched: no answer is taken for none', async () => {
    const stop = new AbortController();
    const conversation: Conversation = {
      calls: () => 1,
      async say() {
        stop.abort();
        return { ok: true, text: null, calls: [] };
      },
      history: async () => ({ ok: true, rounds: [] }),
    };
    const transcript = await converse({
      test: testOf(['hi']),
      agent: ready('http://127.0.0.1:9'),
      agentVersion: 'v1',
      id: 'conversation-1',
      run: 0,
      open: () => conversation,
      clock: systemClock,
      redact: (text) => text,
      signal: stop.signal,
    });
    expect(transcript.ended).toEqual({ code: 'HARNESS_ERROR', round: 1, text: 'cancelled' });
  });
});

describe('mocks', () => {
  const results = (t: Transcript) => t.events.flatMap((e) => (e.type === 'tool_result' ? [[e.status, e.content]] : []));
  const looping = (calls: readonly JsonObject[]): Player => {
    return ({ step }) => (calls[step] ? { tools: [{ name: 'book', args: calls[step] }] } : 'done');
  };

  it.each<[string, Mock, JsonObject[], unknown[]]>([
    [
      'a sequence, whose last repeats',
      { sequence: [{ error: 'down' }, { returns: 1 }] },
      [{}, {}, {}],
      [
        ['error', { error: 'down' }],
        ['ok', 1],
        ['ok', 1],
      ],
    ],
    [
      'by arguments, the first that fits',
      {
        choices: [
          { when: { slot: { at: '09:00' } }, mock: { returns: 'nine' } },
          { when: { day: 'Tue' }, mock: { returns: 'Tuesday' } },
          { returns: 'other' },
        ],
      },
      [{ slot: { at: '09:00', x: 1 }, day: 'Tue' }, { day: 'Tue' }, { day: ['Tue'] }],
      [
        ['ok', 'nine'],
        ['ok', 'Tuesday'],
        ['ok', 'other'],
      ],
    ],
    [
      'a sequence for some arguments',
      { choices: [{ when: { d: [1] }, mock: { sequence: [{ returns: 'a' }, { returns: 'b' }] } }, { returns: 'c' }] },
      [{ d: [1] }, { d: [1, 2] }, { d: [1] }],
      [
        ['ok', 'a'],
        ['ok', 'c'],
        ['ok', 'b'],
      ],
    ],
  ])('%s', async (_, mock, calls, expected) => {
    expect(results(await run(looping(calls), ['hi'], { test: { mocks: { book: mock } } }))).toEqual(expected);
  });

  it('sequences start anew with each run', async () => {
    const mocks: Test['mocks'] = { book: { sequence: [{ error: 'down' }, { returns: 1 }] } };
    for (let i = 0; i < 2; i++)
      expect(results(await run(looping([{}]), ['hi'], { test: { mocks } }))).toEqual([['error', { error: 'down' }]]);
  });

  it('of this agent go before those of any agent', async () => {
    expect(
      results(await run(looping([{}]), ['hi'], { test: { mocks: { book: { returns: 'any' }, 'salon/book': { returns: 'salon' } } } })),
    ).toEqual([['ok', 'salon']]);
  });

  it('passthrough gives null', async () => {
    const transcript = await run(looping([{}]), ['hi'], { test: { unmocked_tools: 'passthrough' } });
    expect(results(transcript)).toEqual([['ok', null]]);
    expect(transcript.events.filter((e) => e.type === 'tool_result')).toMatchObject([{ unmocked: true }]);
    expect(transcript.requests[1]?.body['messages']).toMatchObject([{}, {}, { content: 'null' }]);
  });

  it('an unmocked tool is an error that names everything, with a mock to paste', async () => {
    const transcript = await run({ hi: { tools: [{ name: 'check' }, { name: 'get_order', args: { id: 'ORD-42' } }] } }, ['hi', 'more'], {
      test: { mocks: { check: { returns: 1 } } },
    });
    expect(transcript.ended).toEqual({
      code: 'UNMOCKED_TOOL',
      round: 1,
      text: `the agent called "get_order", which has no mock (round 1, arguments {"id":"ORD-42"}; tests/salon.viva.yml:12).
Add to the test:
mocks: { get_order: { returns: { ok: true } } }`,
    });
    expect(transcript.events.map((e) => e.type)).toEqual(['user', 'tool_call', 'tool_call', 'tool_result', 'error']);
  });

  it.each([
    ['constructor', '{ constructor: {'],
    ['__proto__', '{ __proto__: {'],
    ['no', '{ "no": {'],
    ['a: b\nc', '{ "a: b\\nc": {'],
  ])('a tool called %j has no mock by accident', async (name, line) => {
    const { ended } = await run({ hi: { tools: [{ name }] } }, ['hi']);
    expect(ended?.code).toBe('UNMOCKED_TOOL');
    expect(ended?.text.split('\n').at(-1)).toContain(line);
  });

  it('a tool whose mocks do not fit these arguments', async () => {
    const { ended } = await run(looping([{ day: 'Sun' }]), ['hi'], {
      test: { mocks: { book: { choices: [{ when: { day: 'Tue' }, mock: { returns: 1 } }] } } },
    });
    expect(ended?.text).toMatch(/^the agent called "book", which has no mock that fits \(round 1, arguments {"day":"Sun"};/);
  });
});

describe('secrets', () => {
  const secret = 'key-4f3a9b2c';
  const redact: Redact = (text) => text.replaceAll(secret, '***');

  it('are nowhere in the transcript, and reach the mocks as they are', async () => {
    const script: Player = ({ step }) =>
      step === 0
        ? { text: `using ${secret}`, tools: [{ name: 'call', args: { [secret]: [secret], n: 1 }, id: `c-${secret}` }] }
        : `${secret} said ${secret}`;
    const mocks: Test['mocks'] = { call: { choices: [{ when: { [secret]: [secret] }, mock: { returns: { echo: secret } } }] } };
    const { requests, ...transcript } = await run(script, [`my key is ${secret}`], { redact, settings: { stream: true }, test: { mocks } });
    expect(transcript.ended).toBeUndefined();
    expect(JSON.stringify(transcript)).not.toContain(secret);
    expect(timeless(transcript)).toMatchObject([
      { text: 'my key is ***' },
      { text: 'using ***' },
      { call: 'c-***', args: { '***': ['***'], n: 1 } },
      { call: 'c-***', content: { echo: '***' } },
      { text: '*** said ***' },
    ]);
    expect(JSON.stringify(requests[1]?.body)).toContain(secret);
  });

  it.each([0, 290, 295, 299])('are gone from an error’s body before it is cut (at %i)', async (before) => {
    const { requests, ...transcript } = await run({ hi: { status: 401, body: 'x'.repeat(before) + secret + 'y'.repeat(600) } }, ['hi'], {
      redact,
    });
    expect(transcript.ended?.text).toMatch(/answered 401 \(application\/json\): /);
    expect(JSON.stringify(transcript)).not.toContain('key-');
    expect(transcript.ended?.text.length).toBeLessThan(400);
  });

  it('are gone from the arguments of an unmocked tool before they are cut', async () => {
    const { requests, ...transcript } = await run({ hi: { tools: [{ name: secret, args: { a: 'x'.repeat(492) + secret } }] } }, ['hi'], {
      redact,
    });
    expect(transcript.ended?.code).toBe('UNMOCKED_TOOL');
    expect(JSON.stringify(transcript)).not.toContain('key-');
  });
});
