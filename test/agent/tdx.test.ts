import { afterEach, describe, expect, it } from 'vitest';
import { httpProtocol } from '../../src/agent/http.ts';
import { converse } from '../../src/converse/converse.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Redact } from '../../src/model/ports.ts';
import type { Transcript } from '../../src/model/transcript.ts';
import { json, type Player, type Script, type Served, serve, startAgentServer } from '../stage/agent.ts';
import { folder, hastyClock, ready, testOf, tools } from '../stage/talk.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((s) => s.close()));
});

/** As in the documented config, but for `history`, whose defaults are tdx's. */
const settings: JsonObject = {
  create: { path: '/api/chats', body: { agent: '{agent}', project: '{project}' }, id: 'data.id' },
  send: { path: '/api/chats/{conversation}/continue', body: { input: '{input}' }, stream: 'sse' },
  history: { path: '/api/chats/{conversation}/history' },
};

async function run(
  url: string,
  inputs: readonly string[],
  more: JsonObject = {},
  timeout = 120_000,
  redact: Redact = (text) => text,
): Promise<Transcript> {
  const { clock } = hastyClock(1000, 2000);
  const agent = ready(url, { ...settings, ...more }, timeout);
  return converse({
    test: testOf(inputs),
    agent,
    agentVersion: 'v1',
    id: 'conversation-1',
    run: 0,
    open: () => httpProtocol.open({ agent, folder, tools: tools(clock) }),
    clock,
    redact,
    signal: new AbortController().signal,
  });
}

async function scripted(script: Script | Player) {
  const server = await startAgentServer(script);
  open.push(server);
  return server;
}

const timeless = (t: Transcript) => t.events.map(({ at, ...event }) => event);

describe('a stateful agent in the shape of tdx', () => {
  it('is sent every round, and its history is fetched once and cut into rounds', async () => {
    const server = await scripted({
      'My name is Alice': 'Hello Alice',
      "What's my name?": { text: 'Alice', tools: [{ name: 'recall', args: { key: 'name' }, result: 'Alice', status: 'success' }] },
    });
    const transcript = await run(server.url, ['My name is Alice', "What's my name?"]);
    expect(server.requests.map((r) => `${r.method} ${r.path}`)).toEqual([
      'POST /api/chats',
      'POST /api/chats/chat-1/continue',
      'POST /api/chats/chat-1/continue',
      'GET /api/chats/chat-1/history',
    ]);
    expect(server.requests[0]?.body).toEqual({ agent: 'salon', project: 'hair' });
    expect(timeless(transcript)).toEqual([
      { type: 'user', round: 1, text: 'My name is Alice' },
      { type: 'agent', round: 1, text: 'Hello Alice' },
      { type: 'user', round: 2, text: "What's my name?" },
      { type: 'tool_call', round: 2, call: 'call_1', name: 'recall', args: { key: 'name' } },
      { type: 'tool_result', round: 2, call: 'call_1', name: 'recall', status: 'ok', content: 'Alice' },
      { type: 'agent', round: 2, text: 'Alice' },
    ]);
    expect(transcript.ended).toBeUndefined();
    expect(transcript.agent_calls).toBe(4);
    expect(transcript.rounds).toHaveLength(2);
  });

  /** A history as it comes, whatever was said. */
  async function withHistory(history: unknown, more: JsonObject = {}) {
    const server: Served = await serve((request, response) => {
      if (request.path === '/api/chats') return json(response, 200, { data: { id: 7 } });
      if (request.path === '/api/chats/7/history') return json(response, 200, history);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"type":"text"}\n\n');
    });
    open.push(server);
    return run(server.url, ['hi'], more);
  }

  it('takes times from `at`, keeps several answers of a round apart, reads arguments as text or data', async () => {
    const transcript = await withHistory({
      data: [
        { content: 'a greeting before the first input', at: '2026-11-30T09:59:00Z' },
        { input: 'hi', at: '2026-11-30T10:00:00.000Z' },
        { content: 'Let me look.', at: '2026-11-30T10:00:01.500Z' },
        { tool: { functionName: 'find', functionArguments: '{"q":"x"}', content: '{"n":1}', status: 'ok' }, at: '2026-11-30T10:00:02Z' },
        { tool: { functionName: 'book', functionArguments: { slot: 9 }, content: 'taken', status: 'error' }, at: '2026-11-30T10:00:03Z' },
        { content: 'It is taken.', at: '2026-11-30T10:00:04Z' },
      ],
    });
    const start = transcript.events[0]?.at ?? 0;
    expect(transcript.events.map((e) => [e.type, (e.at ?? 0) - start])).toEqual([
      ['user', 0],
      ['agent', 1500],
      ['tool_call', 2000],
      ['tool_result', 2000],
      ['tool_call', 3000],
      ['tool_result', 3000],
      ['agent', 4000],
    ]);
    expect(timeless(transcript).slice(1)).toEqual([
      { type: 'agent', round: 1, text: 'Let me look.' },
      { type: 'tool_call', round: 1, call: 'call_1', name: 'find', args: { q: 'x' } },
      { type: 'tool_result', round: 1, call: 'call_1', name: 'find', status: 'ok', content: '{"n":1}' },
      { type: 'tool_call', round: 1, call: 'call_2', name: 'book', args: { slot: 9 } },
      { type: 'tool_result', round: 1, call: 'call_2', name: 'book', status: 'error', content: 'taken' },
      { type: 'agent', round: 1, text: 'It is taken.' },
    ]);
  });

  it('reads a history of another shape by its paths', async () => {
    const history = {
      path: '/api/chats/{conversation}/history',
      events: 'items',
      round: 'user.text',
      text: 'bot.text',
      tool: 'step',
      name: 'fn',
      args: 'in',
      result: 'out',
    };
    const items = [{ user: { text: 'hi' } }, { step: { fn: 'find', in: { q: 1 }, out: 2 } }, { bot: { text: 'Hello' } }];
    expect(timeless(await withHistory({ items }, { history }))).toEqual([
      { type: 'user', round: 1, text: 'hi' },
      { type: 'tool_call', round: 1, call: 'call_1', name: 'find', args: { q: 1 } },
      { type: 'tool_result', round: 1, call: 'call_1', name: 'find', status: 'ok', content: 2 },
      { type: 'agent', round: 1, text: 'Hello' },
    ]);
  });

  it.each<[string, unknown, string, RegExp]>([
    ['fewer rounds than were sent', { data: [] }, 'AGENT_ERROR', /with a history of 0 rounds, but 1 round was sent: {"data":\[\]}$/],
    [
      'more rounds than were sent',
      { data: [{ input: 'hi' }, { input: 'hi' }] },
      'AGENT_ERROR',
      /with a history of 2 rounds, but 1 round was sent/,
    ],
    ['no list', { data: 'x' }, 'AGENT_ERROR', /^GET \S+ answered 200 \(application\/json\) without a list of events at `data`/],
    ['no answer in a round', { data: [{ input: 'hi' }, { content: ' ' }] }, 'EMPTY_OUTPUT', /no answer of the agent in this round/],
    [
      'arguments that are not JSON',
      { data: [{ input: 'hi' }, { tool: { functionName: 'f', functionArguments: '{"' } }, { content: 'Hi' }] },
      'FORMAT_DRIFT',
      /arguments of the tool call f are not JSON/,
    ],
  ])('a history that is none: %s', async (_, history, code, text) => {
    const { ended, events } = await withHistory(history);
    expect(ended).toEqual({ code, round: 1, text: expect.stringMatching(text) });
    expect(events[0]).toMatchObject({ type: 'user', text: 'hi' });
    expect(events.at(-1)).toMatchObject({ type: 'error', code });
  });

  it('a round that was surely not processed is sent again, another is not', async () => {
    let tries = 0;
    const busy = await scripted(() => (++tries === 1 ? { status: 503, body: '{}' } : 'Hello'));
    expect((await run(busy.url, ['hi'])).ended).toBeUndefined();
    const broken = await scripted(() => ({ status: 500, body: '{"error":"boom"}' }));
    const { ended, agent_calls } = await run(broken.url, ['hi']);
    expect(ended).toMatchObject({
      code: 'AGENT_ERROR',
      text: expect.stringMatching(/answered 500 \(application\/json\): {"error":"boom"}$/),
    });
    expect(broken.requests.filter((r) => r.path.endsWith('/continue'))).toHaveLength(1);
    expect(agent_calls).toBe(3);
  });

  it('that breaks in its second round keeps what its history has of the first', async () => {
    const server = await scripted({ one: { text: 'First', tools: [{ name: 'log', result: 1 }] }, two: { status: 500, body: '{}' } });
    const transcript = await run(server.url, ['one', 'two', 'three']);
    expect(timeless(transcript)).toEqual([
      { type: 'user', round: 1, text: 'one' },
      { type: 'tool_call', round: 1, call: 'call_1', name: 'log', args: {} },
      { type: 'tool_result', round: 1, call: 'call_1', name: 'log', status: 'ok', content: 1 },
      { type: 'agent', round: 1, text: 'First' },
      { type: 'user', round: 2, text: 'two' },
      { type: 'error', round: 2, code: 'AGENT_ERROR', text: expect.stringContaining('answered 500') },
    ]);
    expect(transcript.ended?.round).toBe(2);
  });

  it('its secrets are gone from all that the history has', async () => {
    const server = await scripted({
      '*': { text: 'tok-9 it is', tools: [{ name: 'log', args: { 'tok-9': ['tok-9'] }, result: { a: 'tok-9' } }] },
    });
    const { events } = await run(server.url, ['say tok-9'], {}, 120_000, (text) => text.replaceAll('tok-9', '***'));
    expect(events).toHaveLength(4);
    expect(JSON.stringify(events)).not.toContain('tok-9');
    expect(events.at(-1)).toMatchObject({ text: '*** it is' });
  });

  it('an id that would lead to another path is refused', async () => {
    const server = await serve((_, response) => json(response, 200, { data: { id: '..' } }));
    open.push(server);
    expect((await run(server.url, ['hi'])).ended).toMatchObject({ code: 'AGENT_ERROR', text: expect.stringContaining('another path') });
  });
});
