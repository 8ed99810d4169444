import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { httpProtocol } from '../../src/agent/http.ts';
import { fillBody, fillUrl } from '../../src/agent/http-template.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { strict } from '../../src/model/values.ts';
import { type AgentRequest, type Served, serve } from '../stage/agent.ts';
import { folder, hastyClock, ready, tools } from '../stage/talk.ts';

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((s) => s.close()));
});
const never = new AbortController().signal;

async function agentThat(settings: JsonObject, body: unknown, { type = 'application/json', path = '' } = {}) {
  const requests: AgentRequest[] = [];
  const server = await serve((request, response) => {
    requests.push(request);
    response.writeHead(200, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  open.push(server);
  const conversation = httpProtocol.open({ agent: ready(server.url + path, settings), folder, tools: tools(hastyClock().clock) });
  return { requests, conversation, say: (input: string) => conversation.say({ input }, never) };
}

describe('the request', () => {
  const values = { input: 'a "b" {agent}', conversation: 7, messages: [{ role: 'user', content: 'hi' }], agent: 'salon', project: 'hair' };

  it.each<[Json, Json]>([
    ['{input}', 'a "b" {agent}'],
    ['Q: {input}', 'Q: a "b" {agent}'],
    ['{conversation}', 7],
    ['id-{conversation}', 'id-7'],
    [{ deep: ['{messages}'] }, { deep: [[{ role: 'user', content: 'hi' }]] }],
    ['{messages} {agent}/{project}', '[{"role":"user","content":"hi"}] salon/hair'],
    ['{other} {{input}} { input }', '{other} {a "b" {agent}} { input }'],
    [
      { '{input}': 1, n: null, t: true },
      { '{input}': 1, n: null, t: true },
    ],
  ])('%j becomes %j', (template, expected) => {
    expect(fillBody(template, values)).toEqual(expected);
  });

  it('what is filled in is never filled again, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '{agent}', '$&', '{input}'), (text, more) => {
        expect(fillBody({ q: '{input}' }, { ...values, input: text + more })).toEqual({ q: text + more });
        expect(fillBody('<{input}>', { ...values, input: text + more })).toBe(`<${text}${more}>`);
      }),
    );
  });

  it.each<[Json, string | undefined]>([
    ['a/b?c#d', 'http://h/x/a%2Fb%3Fc%23d/history'],
    ['é \ud800', 'http://h/x/%C3%A9%20%EF%BF%BD/history'],
    [7, 'http://h/x/7/history'],
    ['..', undefined],
    ['.', undefined],
  ])('in a URL %j is one segment', (conversation, expected) => {
    expect(fillUrl('http://h/x/{conversation}/history', { ...values, conversation })).toBe(expected);
  });

  it('has the whole conversation, and an id that stays the same', async () => {
    const settings = { body: { q: '{input}', all: '{messages}', id: '{conversation}' }, answer: 'a' };
    const { requests, say, conversation } = await agentThat(settings, { a: 'Hello' });
    await say('one');
    await say('two');
    expect(requests.map((r) => [r.method, r.body['q']])).toEqual([
      ['POST', 'one'],
      ['POST', 'two'],
    ]);
    expect(requests[1]?.body['all']).toEqual([
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'Hello' },
      { role: 'user', content: 'two' },
    ]);
    expect(requests[0]?.body['id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(requests[1]?.body['id']).toBe(requests[0]?.body['id']);
    expect(conversation.calls()).toBe(2);
  });

  it('without a body is a GET, the input in its URL', async () => {
    const { requests, say } = await agentThat({}, 'Hello', { type: 'text/plain', path: '/{project}/ask?q={input}' });
    expect(await say('is it 5 & free?')).toMatchObject({ ok: true, text: 'Hello' });
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/hair/ask?q=is%20it%205%20%26%20free%3F' });
  });
});

describe('the answer', () => {
  it.each<[string, JsonObject, unknown, object]>([
    ['at a path', { answer: 'data[0].text' }, { data: [{ text: 'Hi' }] }, { text: 'Hi' }],
    ['parts', { answer: 'c' }, { c: [{ type: 'text', text: 'in ' }, 'parts'] }, { text: 'in parts' }],
    ['an object', { answer: 'c' }, { c: { n: 1 } }, { text: '{"n":1}' }],
    ['a number', { answer: 'c' }, { c: 42 }, { text: '42' }],
    ['the whole body', {}, { c: 1 }, { text: '{"c":1}' }],
    ['a body that is a text', {}, '"Hi"', { text: 'Hi' }],
    [
      'with usage, context and tools',
      { answer: 'a', usage: 'meta.tokens', context: 'docs', tools: 'steps' },
      {
        a: 'Hi',
        meta: { tokens: { input_tokens: 3, output_tokens: 4 } },
        docs: ['open 8-18'],
        steps: [
          { id: 's1', name: 'find', args: { q: 1 }, result: [1] },
          { function: { name: 'book', arguments: '{"slot":"09:00"}' }, status: 'failed', output: 'taken' },
          { tool: 'log', arguments: '' },
        ],
      },
      {
        text: 'Hi',
        usage: { input: 3, output: 4 },
        context: ['open 8-18'],
        observed: [
          { kind: 'call', call: 's1', name: 'find', args: { q: 1 } },
          { kind: 'result', call: 's1', name: 'find', status: 'ok', content: [1] },
          { kind: 'call', call: 'call_1', name: 'book', args: { slot: '09:00' } },
          { kind: 'result', call: 'call_1', name: 'book', status: 'error', content: 'taken' },
          { kind: 'call', call: 'call_2', name: 'log', args: {} },
        ],
      },
    ],
  ])('%s', async (_, settings, body, expected) => {
    const { say } = await agentThat({ body: {}, ...settings }, body);
    expect(await say('hello')).toEqual({ ok: true, calls: [], ...expected });
  });

  it.each<[string, JsonObject, unknown, string, string, RegExp]>([
    [
      'nothing at the path',
      { answer: 'data.text' },
      { data: {} },
      'application/json',
      'AGENT_ERROR',
      /\(application\/json\) with nothing at `data\.text`$/,
    ],
    ['no own property', { answer: 'constructor.name' }, {}, 'application/json', 'AGENT_ERROR', /nothing at/],
    ['text instead of JSON', { answer: 'a' }, 'oops', 'text/plain', 'AGENT_ERROR', /with text instead of JSON$/],
    ['an empty body', { answer: 'a' }, '', 'application/json', 'AGENT_ERROR', /with an empty body$/],
    ['HTML', {}, '<h1>502</h1>', 'text/html', 'AGENT_ERROR', /answered 200 \(text\/html\) with HTML$/],
    ['null', { answer: 'a' }, { a: null }, 'application/json', 'EMPTY_OUTPUT', /answered nothing$/],
    ['blank', { answer: 'a' }, { a: ' \n' }, 'application/json', 'EMPTY_OUTPUT', /white space only$/],
    ['too large', { answer: 'a' }, { a: 'x'.repeat(1_200_000) }, 'application/json', 'LIMIT', /larger than 1 MB$/],
    [
      'a flood of tools',
      { answer: 'a', tools: 't' },
      { a: 'Hi', t: Array(500_000).fill(1) },
      'application/json',
      'LIMIT',
      /larger than 1 MB$/,
    ],
    [
      'a stream of tools',
      { stream: 'ndjson', delta: 'd', tools: 't' },
      `${JSON.stringify({ t: [{ name: 'x', args: { a: 'A'.repeat(1000) } }] })}\n`.repeat(2000),
      'application/x-ndjson',
      'LIMIT',
      /larger than 1 MB$/,
    ],
    [
      'bad arguments',
      { answer: 'a', tools: 't' },
      { a: 'Hi', t: [{ name: 'f', args: '{"' }] },
      'application/json',
      'FORMAT_DRIFT',
      /arguments of the tool call f are not JSON$/,
    ],
  ])('that is none: %s', async (_, settings, body, type, code, text) => {
    const { say } = await agentThat({ body: {}, ...settings }, body, { type });
    expect(await say('hello')).toMatchObject({ ok: false, code, text: expect.stringMatching(text) });
  });

  it.each<[string, JsonObject, string, object]>([
    [
      'deltas',
      { stream: 'sse', delta: 'd.text' },
      'data: {"d":{"text":"Hel"}}\n\ndata: {"other":1}\n\ndata: {"d":{"text":"lo"}}\n\n',
      { text: 'Hello' },
    ],
    ['the last whole answer', { stream: 'sse', answer: 'a' }, 'data: {"a":"Hel"}\n\ndata: {"a":"Hello"}\n\n', { text: 'Hello' }],
    ['bare text', { stream: 'sse' }, 'data: Hel\n\ndata: lo\n\ndata: [DONE]\n\n', { text: 'Hello' }],
    [
      'its end by a path',
      { stream: 'sse', delta: 't', done: 'end' },
      'data: {"t":"Hello","end":false}\n\ndata: {"t":"!","end":true}\n\ndata: {"t":"no"}\n\n',
      { text: 'Hello!' },
    ],
    [
      'its end by an event',
      { stream: 'sse', delta: 't', done: 'bye' },
      'data: {"t":"Hello"}\n\nevent: bye\ndata: {"t":"no"}\n\n',
      { text: 'Hello' },
    ],
    ['its end by its data', { stream: 'sse', delta: 't', done: 'END' }, 'data: {"t":"Hello"}\n\ndata: END\n\n', { text: 'Hello' }],
    [
      'NDJSON',
      { stream: 'ndjson', delta: 't', usage: 'u' },
      '{"t":"Hel"}\n{"t":"lo"}\n{"u":{"input":1,"output":2}}',
      { text: 'Hello', usage: { input: 1, output: 2 } },
    ],
  ])('streamed: %s', async (_, settings, body, expected) => {
    const type = settings['stream'] === 'sse' ? 'text/event-stream' : 'application/x-ndjson';
    const { say } = await agentThat({ body: {}, ...settings }, body, { type });
    expect(await say('hello')).toEqual({ ok: true, calls: [], ...expected });
  });

  it.each<[string, JsonObject, string, string, RegExp]>([
    [
      'an error inside',
      { delta: 't' },
      'data: {"t":"Hel"}\n\ndata: {"error":"overloaded"}\n\n',
      'AGENT_ERROR',
      /with an error in its stream$/,
    ],
    ['an error event', { delta: 't' }, 'event: error\ndata: overloaded\n\n', 'AGENT_ERROR', /with an error in its stream$/],
    ['without its end', { delta: 't', done: 'end' }, 'data: {"t":"Hel"}\n\n', 'AGENT_ERROR', /with a stream that was cut short$/],
    ['without an answer', { delta: 't' }, 'data: {"x":1}\n\n', 'AGENT_ERROR', /without an answer in its stream$/],
    ['empty', { delta: 't' }, 'data: {"t":""}\n\n', 'EMPTY_OUTPUT', /answered nothing$/],
    ['too much', { delta: 't' }, `data: {"t":"${'x'.repeat(300_000)}"}\n\n`.repeat(5), 'LIMIT', /larger than 1 MB$/],
  ])('streamed, but none: %s', async (_, settings, body, code, text) => {
    const { say } = await agentThat({ body: {}, stream: 'sse', ...settings }, body, { type: 'text/event-stream' });
    expect(await say('hello')).toMatchObject({ ok: false, code, text: expect.stringMatching(text) });
  });

  it('plain JSON where a stream was expected is the answer', async () => {
    const { say } = await agentThat({ body: {}, stream: 'sse', delta: 'd', answer: 'a' }, { a: 'plain' });
    expect(await say('hello')).toMatchObject({ ok: true, text: 'plain' });
  });
});

it('its settings are checked by name', () => {
  const schema = strict(httpProtocol.keys);
  expect(schema.safeParse({ body: { q: '{input}' }, stream: 'sse', send: { path: '/s', stream: 'ndjson' } }).success).toBe(true);
  expect(schema.safeParse({ anwser: 'a' }).error?.issues[0]?.message).toBe('unknown key "anwser", did you mean "answer"?');
  expect(schema.safeParse({ stream: 'websocket' }).error?.issues[0]?.message).toBe('expected sse or ndjson');
  expect(schema.safeParse({ create: {} }).success).toBe(false);
  expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({
    properties: { create: { required: ['path'] }, history: { required: ['path'] } },
  });
});
