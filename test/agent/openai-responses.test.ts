import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { openaiResponses } from '../../src/agent/openai-responses.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { type AgentServer, type Served, serve, startAgentServer } from '../stage/agent.ts';
import { folder, hastyClock, ready, tools } from '../stage/talk.ts';

const open: { close(): Promise<void> }[] = [];
const opened = <T extends Served | AgentServer>(server: T): T => {
  open.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((s) => s.close()));
});

const never = new AbortController().signal;

function converse(url: string, settings: JsonObject = {}) {
  const { clock } = hastyClock();
  return openaiResponses.open({ agent: ready(`${url}/v1/responses`, settings), folder, tools: tools(clock) });
}

/** What the protocol makes of one answer. */
async function said(body: unknown, type = 'application/json', settings: JsonObject = {}) {
  const server = opened(
    await serve((_, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }),
  );
  return converse(server.url, settings).say({ input: 'hello' }, never);
}

const message = (...content: Json[]) => ({ type: 'message', role: 'assistant', content });
const spoken = (text: string) => ({ type: 'output_text', text, annotations: [] });
const call = (args: Json, name = 'get_order', call_id = 'c1') => ({ type: 'function_call', id: 'fc_1', call_id, name, arguments: args });
const completed = (...output: Json[]) => ({ id: 'resp_1', object: 'response', status: 'completed', error: null, output });
const event = (type: string, rest: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;

describe('a response', () => {
  it.each<[string, Json, object]>([
    ['text', completed(message(spoken(' Hello '))), { text: ' Hello ', calls: [] }],
    ['parts', completed(message(spoken('in '), spoken('parts'))), { text: 'in parts' }],
    ['two messages', completed(message(spoken('First.')), message(spoken('Second.'))), { text: 'First.\nSecond.' }],
    ['a refusal', completed(message({ type: 'refusal', refusal: 'I cannot help with that.' })), { text: 'I cannot help with that.' }],
    [
      'a function call',
      completed({ type: 'reasoning', id: 'rs_1', summary: [] }, call('{"id":"ORD-42"}')),
      { text: null, calls: [{ call: 'c1', name: 'get_order', args: { id: 'ORD-42' } }] },
    ],
    ['arguments ""', completed(call('')), { calls: [{ call: 'c1', name: 'get_order', args: {} }] }],
    ['a call without an id', completed(call('{}', 'a', '')), { calls: [{ call: 'call_1', name: 'a', args: {} }] }],
    [
      'a call with free text',
      completed({ type: 'custom_tool_call', call_id: 'c1', name: 'sql', input: 'SELECT 1' }),
      { calls: [{ call: 'c1', name: 'sql', args: 'SELECT 1' }] },
    ],
    [
      'tools that the server ran',
      completed(
        { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query: 'salon' } },
        { type: 'mcp_call', id: 'mcp_1', name: 'get_weather', arguments: '{"city":"Zürich"}', output: 'rain', error: null },
        { type: 'mcp_call', id: 'mcp_2', name: 'get_weather', arguments: '{}', output: null, error: 'no city' },
        message(spoken('It rains.')),
      ),
      {
        text: 'It rains.',
        calls: [],
        observed: [
          { kind: 'call', call: 'ws_1', name: 'web_search', args: { action: { type: 'search', query: 'salon' } } },
          { kind: 'result', call: 'ws_1', name: 'web_search', status: 'ok', content: null },
          { kind: 'call', call: 'mcp_1', name: 'get_weather', args: { city: 'Zürich' } },
          { kind: 'result', call: 'mcp_1', name: 'get_weather', status: 'ok', content: 'rain' },
          { kind: 'call', call: 'mcp_2', name: 'get_weather', args: {} },
          { kind: 'result', call: 'mcp_2', name: 'get_weather', status: 'error', content: { error: 'no city' } },
        ],
      },
    ],
    [
      'an answer cut by its length, and usage',
      {
        ...completed(message(spoken('Once upon'))),
        status: 'incomplete',
        incomplete_details: { reason: 'max_output_tokens' },
        usage: { input_tokens: 7, output_tokens: 2 },
      },
      { text: 'Once upon', finish: 'length', usage: { input: 7, output: 2 } },
    ],
  ])('%s', async (_, body, expected) => {
    expect(await said(body)).toMatchObject({ ok: true, ...expected });
  });

  it.each<[string, unknown, string, string, RegExp]>([
    [
      'an error',
      { error: { message: 'no such model' } },
      'application/json',
      'AGENT_ERROR',
      /answered 200 \(application\/json\) with an error$/,
    ],
    ['a failed response', { ...completed(), status: 'failed' }, 'application/json', 'AGENT_ERROR', /: the response failed$/],
    ['one in the background', { ...completed(), status: 'queued' }, 'application/json', 'AGENT_ERROR', /still queued/],
    ['no output', { id: 'resp_1', status: 'completed' }, 'application/json', 'AGENT_ERROR', /without output$/],
    ['an item that is none', completed(7), 'application/json', 'AGENT_ERROR', /with an item that is not an object$/],
    ['a call without a name', completed({ type: 'function_call', arguments: '{}' }), 'application/json', 'AGENT_ERROR', /has no name$/],
    [
      'arguments that are no JSON',
      completed(call('{"id": "ORD-')),
      'application/json',
      'FORMAT_DRIFT',
      /^the arguments of the tool call get_order are not JSON$/,
    ],
    ['nothing', completed(), 'application/json', 'EMPTY_OUTPUT', /^the agent answered nothing$/],
    ['white space', completed(message(spoken(' \n'))), 'application/json', 'EMPTY_OUTPUT', /white space only$/],
    [
      'only reasoning',
      completed({ type: 'reasoning', id: 'rs_1', summary: [] }),
      'application/json',
      'EMPTY_OUTPUT',
      /with reasoning but no answer$/,
    ],
    ['HTML', '<html></html>', 'text/html', 'AGENT_ERROR', /with HTML instead of JSON$/],
    ['an empty body', ' ', 'application/json', 'AGENT_ERROR', /with an empty body$/],
    ['too much', completed(message(spoken('x'.repeat(1_100_000)))), 'application/json', 'LIMIT', /larger than 1 MB$/],
  ])('%s is said to be that', async (_, body, type, code, text) => {
    expect(await said(body, type)).toMatchObject({ ok: false, code, text: expect.stringMatching(text) });
  });
});

describe('a streamed response', () => {
  const done = event('response.completed', { response: completed(message(spoken('Hello'))) });
  it.each<[string, string, object]>([
    ['its last event', event('response.created', { response: {} }) + done, { ok: true, text: 'Hello' }],
    [
      'whole items, where the last event has none',
      event('response.output_item.done', { output_index: 1, item: message(spoken('Two')) }) +
        event('response.output_item.done', { output_index: 0, item: message(spoken('One')) }) +
        event('response.completed', { response: { id: 'resp_1', status: 'completed' } }),
      { ok: true, text: 'One\nTwo' },
    ],
    [
      'pieces, where no item is whole',
      event('response.output_text.delta', { output_index: 0, delta: 'Hel' }) +
        event('response.output_text.delta', { output_index: 0, delta: 'lo' }) +
        event('response.output_item.added', { output_index: 1, item: { type: 'function_call', call_id: 'c1', name: 'f', arguments: '' } }) +
        event('response.function_call_arguments.delta', { output_index: 1, delta: '{"a"' }) +
        event('response.function_call_arguments.delta', { output_index: 1, delta: ':1}' }) +
        event('response.completed', { response: {} }),
      { ok: true, text: 'Hello', calls: [{ call: 'c1', name: 'f', args: { a: 1 } }] },
    ],
    [
      'a length limit',
      event('response.incomplete', {
        response: { ...completed(message(spoken('Hel'))), status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
      }),
      { ok: true, text: 'Hel', finish: 'length' },
    ],
    ['plain JSON instead', JSON.stringify(completed(message(spoken('Hello')))), { ok: true, text: 'Hello' }],
    [
      'a cut',
      event('response.output_text.delta', { output_index: 0, delta: 'Hel' }),
      { ok: false, code: 'AGENT_ERROR', text: expect.stringMatching(/cut short$/), body: 'Hel' },
    ],
    ['nothing', ': keep alive\n\n', { ok: false, code: 'AGENT_ERROR', text: expect.stringMatching(/nothing in it$/) }],
    [
      'an error inside',
      event('response.created', { response: {} }) + event('error', { code: 'server_error', message: 'overloaded' }),
      { ok: false, code: 'AGENT_ERROR', text: expect.stringMatching(/with an error in its stream$/) },
    ],
    [
      'a failure at its end',
      event('response.failed', { response: { status: 'failed', error: { message: 'overloaded' }, output: [] } }),
      { ok: false, code: 'AGENT_ERROR', text: expect.stringMatching(/with an error$/), body: expect.stringContaining('overloaded') },
    ],
    ['an event that is no JSON', 'data: <html>\n\n', { ok: false, code: 'AGENT_ERROR', text: expect.stringMatching(/not a JSON object$/) }],
    [
      'too much',
      event('response.output_text.delta', { output_index: 0, delta: 'x'.repeat(3_000_000) }).repeat(2),
      { ok: false, code: 'LIMIT' },
    ],
  ])('%s', async (_, body, expected) => {
    expect(await said(body, body.startsWith('{') ? 'application/json' : 'text/event-stream', { stream: true })).toMatchObject(expected);
  });

  it('says the same as the plain one, however it is cut into chunks', async () => {
    const text = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).filter((t) => t.trim() !== '');
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }), async (t, sizes) => {
        const body = completed(message(spoken(t)), call(JSON.stringify({ t })));
        const bytes = Buffer.from(
          body.output.map((item, output_index) => event('response.output_item.done', { output_index, item: item as object })).join('') +
            event('response.completed', { response: { ...body, output: [] } }),
        );
        const server = await serve((_, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          for (let at = 0, i = 0; at < bytes.length; i++) {
            const size = sizes[i % sizes.length] ?? 1;
            response.write(bytes.subarray(at, at + size));
            at += size;
          }
          response.end();
        });
        const reply = await converse(server.url, { stream: true }).say({ input: 'hi' }, never);
        await server.close();
        const clean = JSON.parse(JSON.stringify(t)) as string;
        expect(reply).toMatchObject({ ok: true, text: clean, calls: [{ args: { t: clean } }] });
      }),
      { numRuns: 25 },
    );
  });

  it('is never taken for an answer where it is hostile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        const reply = await said(value as Json);
        expect(reply.ok ? typeof reply.text === 'string' || reply.calls.length > 0 : reply.code).toBeTruthy();
      }),
      { numRuns: 40 },
    );
  });
});

describe('a conversation', () => {
  const script = {
    one: [
      {
        tools: [
          { name: 'look', args: { a: 1 }, id: 'c1' },
          { name: 'see', id: 'c2' },
        ],
      },
      'seen',
    ],
    two: 'good',
  };
  it('is told whole in each request: what the agent said, called and was given', async () => {
    const server = opened(await startAgentServer(script));
    const settings = { body: { model: 'm', input: [{ role: 'developer', content: 'Be kind.' }] }, headers: { authorization: 'Bearer k' } };
    const talk = converse(server.url, settings);
    expect(await talk.say({ input: 'one' }, never)).toMatchObject({ calls: [{ name: 'look' }, { name: 'see' }] });
    const results = [
      { call: 'c1', name: 'look', status: 'ok', content: { found: true } },
      { call: 'c2', name: 'see', status: 'error', content: 'dark' },
    ] as const;
    expect(await talk.say({ results }, never)).toMatchObject({ text: 'seen' });
    expect(await talk.say({ input: 'two' }, never)).toMatchObject({ text: 'good' });
    expect(talk.calls()).toBe(3);
    const last = server.requests[2];
    expect(last?.headers['authorization']).toBe('Bearer k');
    expect(last?.body).toMatchObject({
      model: 'm',
      input: [
        { role: 'developer', content: 'Be kind.' },
        { role: 'user', content: 'one' },
        { type: 'function_call', call_id: 'c1', name: 'look', arguments: '{"a":1}' },
        { type: 'function_call', call_id: 'c2', name: 'see', arguments: '{}' },
        { type: 'function_call_output', call_id: 'c1', output: '{"found":true}' },
        { type: 'function_call_output', call_id: 'c2', output: 'dark' },
        { type: 'message', content: [{ text: 'seen' }] },
        { role: 'user', content: 'two' },
      ],
    });
  });

  it.each([[false], [true]])('a server that keeps it is told what is new (stream: %s)', async (stream) => {
    const server = opened(await startAgentServer(script));
    const talk = converse(server.url, { stateful: true, stream });
    await talk.say({ input: 'one' }, never);
    await talk.say(
      {
        results: [
          { call: 'c1', name: 'look', status: 'ok', content: 1 },
          { call: 'c2', name: 'see', status: 'ok', content: 2 },
        ],
      },
      never,
    );
    expect(await talk.say({ input: 'two' }, never)).toMatchObject({ text: 'good' });
    expect(server.requests.map((r) => [r.body['previous_response_id'], (r.body['input'] as Json[]).length])).toEqual([
      [undefined, 1],
      ['resp_1', 2],
      ['resp_2', 1],
    ]);
  });

  it('answers free text calls in their own kind', async () => {
    const requests: JsonObject[] = [];
    const server = opened(
      await serve((request, response) => {
        requests.push(request.body);
        const first = completed({ type: 'custom_tool_call', call_id: 'c9', name: 'sql', input: 'SELECT 1' });
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(requests.length === 1 ? first : completed(message(spoken('one')))));
      }),
    );
    const talk = converse(server.url);
    await talk.say({ input: 'q' }, never);
    await talk.say({ results: [{ call: 'c9', name: 'sql', status: 'ok', content: [1] }] }, never);
    expect((requests[1]?.['input'] as Json[] | undefined)?.at(-1)).toEqual({
      type: 'custom_tool_call_output',
      call_id: 'c9',
      output: '[1]',
    });
  });

  it('tries again after 429, and not where the quota is used up', async () => {
    let n = 0;
    const server = opened(
      await startAgentServer(() => (++n === 1 ? { status: 429, headers: { 'retry-after': '2' }, body: '{}' } : 'fine')),
    );
    expect(await converse(server.url).say({ input: 'x' }, never)).toMatchObject({ ok: true, text: 'fine' });
    const spent = opened(await startAgentServer(() => ({ status: 429, body: '{"error":{"code":"insufficient_quota"}}' })));
    expect(await converse(spent.url).say({ input: 'x' }, never)).toMatchObject({
      ok: false,
      text: expect.stringMatching(/quota is used up$/),
    });
    expect(spent.requests.length).toBe(1);
  });
});
