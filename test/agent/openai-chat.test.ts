import { afterEach, describe, expect, it } from 'vitest';
import { openaiChat } from '../../src/agent/openai-chat.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { type AgentServer, json, type Served, serve, startAgentServer } from '../stage/agent.ts';
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
  return openaiChat.open({ agent: ready(`${url}/v1/chat/completions`, settings), folder, tools: tools(clock) });
}

/** What the agent protocol makes of one answer. */
async function said(body: unknown, type = 'application/json', settings: JsonObject = {}) {
  const server = opened(
    await serve((_, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }),
  );
  return converse(server.url, settings).say({ input: 'hello' }, never);
}

const completion = (message: Json, finish: string = 'stop') => ({ choices: [{ message, finish_reason: finish }] });
const call = (args: Json, name = 'get_order', id = 'c1') => ({ id, type: 'function', function: { name, arguments: args } });
const chunk = (delta: Json, finish: string | null = null) => `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`;

describe('a chat completion', () => {
  it.each<[string, Json, object]>([
    ['text', { content: ' Hello ' }, { text: ' Hello ', calls: [], finish: 'stop' }],
    ['text without a role', { content: 'no role field' }, { text: 'no role field' }],
    [
      'parts',
      {
        content: [
          { type: 'text', text: 'in ' },
          { type: 'text', text: 'parts' },
        ],
      },
      { text: 'in parts' },
    ],
    [
      'an image among the parts',
      {
        content: [
          { type: 'text', text: 'See:' },
          { type: 'image_url', image_url: { url: 'data:,x' } },
        ],
      },
      { text: 'See:\n{"type":"image_url","image_url":{"url":"data:,x"}}\n' },
    ],
    ['an object', { content: { answer: 42 } }, { text: '{"answer":42}' }],
    ['a refusal', { content: null, refusal: 'I cannot help with that.' }, { text: 'I cannot help with that.' }],
    [
      'odd characters',
      { content: 'Zażółć 👩‍👩‍👧 \u202Eevil \u0000 \u001b[31m \ud800' },
      { text: 'Zażółć 👩‍👩‍👧 \u202Eevil \u0000 \u001b[31m \ud800' },
    ],
    [
      'a tool call',
      { content: null, tool_calls: [call('{"id":"ORD-42"}')] },
      { text: null, calls: [{ call: 'c1', name: 'get_order', args: { id: 'ORD-42' } }] },
    ],
    ['arguments ""', { tool_calls: [call('')] }, { calls: [{ call: 'c1', name: 'get_order', args: {} }] }],
    ['arguments as data', { tool_calls: [call({ id: 1 })] }, { calls: [{ call: 'c1', name: 'get_order', args: { id: 1 } }] }],
    ['a call without an id', { tool_calls: [call('{}', 'a', '')] }, { calls: [{ call: 'call_1', name: 'a', args: {} }] }],
  ])('%s', async (_, message, expected) => {
    expect(await said(completion(message))).toMatchObject({ ok: true, ...expected });
  });

  it('says that it was cut off, and what it used', async () => {
    const body = { ...completion({ content: 'and then' }, 'length'), usage: { prompt_tokens: 7, completion_tokens: 3 } };
    expect(await said(body)).toEqual({ ok: true, text: 'and then', calls: [], finish: 'length', usage: { input: 7, output: 3 } });
  });

  it.each<[string, unknown, string, string, RegExp, string | undefined]>([
    ['{}', {}, 'application/json', 'AGENT_ERROR', /answered 200 \(application\/json\) without choices$/, '{}'],
    ['no choices', { choices: [] }, 'application/json', 'AGENT_ERROR', /without choices$/, '{"choices":[]}'],
    [
      'an error with 200',
      { error: { message: 'overloaded' } },
      'application/json',
      'AGENT_ERROR',
      /with an error$/,
      '{"error":{"message":"overloaded"}}',
    ],
    ['HTML', '<html>502</html>', 'text/html', 'AGENT_ERROR', /answered 200 \(text\/html\) with HTML instead of JSON$/, '<html>502</html>'],
    ['text', 'Hello', 'text/plain', 'AGENT_ERROR', /with text instead of JSON$/, 'Hello'],
    ['nothing', '', 'application/json', 'AGENT_ERROR', /with an empty body$/, undefined],
    ['a list', [1], 'application/json', 'AGENT_ERROR', /not a chat completion$/, '[1]'],
    ['nested too deeply', '['.repeat(100_000), 'application/json', 'AGENT_ERROR', /with text instead of JSON$/, '['.repeat(100_000)],
    [
      'null',
      completion({ content: null }),
      'application/json',
      'EMPTY_OUTPUT',
      /^the agent answered nothing \(finish_reason stop\)$/,
      undefined,
    ],
    ['white space', completion({ content: ' \n' }), 'application/json', 'EMPTY_OUTPUT', /white space only/, undefined],
    [
      'reasoning only',
      completion({ content: '', reasoning_content: 'hm' }),
      'application/json',
      'EMPTY_OUTPUT',
      /with reasoning but no answer/,
      undefined,
    ],
    [
      'bad arguments',
      completion({ tool_calls: [call('{"id": "ORD-')] }),
      'application/json',
      'FORMAT_DRIFT',
      /^the arguments of the tool call get_order are not JSON$/,
      '{"id": "ORD-',
    ],
    ['a nameless call', completion({ tool_calls: [call('{}', '')] }), 'application/json', 'AGENT_ERROR', /has no name$/, expect.anything()],
    ['5 MB', completion({ content: 'A'.repeat(5 * 1024 * 1024) }), 'application/json', 'LIMIT', /larger than 1 MB$/, undefined],
    [
      'a flood of tool calls',
      completion({ tool_calls: Array.from({ length: 12_000 }, () => call('', 'x')) }),
      'application/json',
      'LIMIT',
      /tool calls are larger than 1 MB$/,
      undefined,
    ],
    [
      '1.5 MB of arguments',
      completion({ tool_calls: [call(JSON.stringify('A'.repeat(1.5 * 1024 * 1024)))] }),
      'application/json',
      'LIMIT',
      /tool calls are larger than 1 MB$/,
      undefined,
    ],
    ['1.5 MB', completion({ content: 'A'.repeat(1.5 * 1024 * 1024) }), 'application/json', 'LIMIT', /larger than 1 MB$/, undefined],
  ])('that is none: %s', async (_, body, type, code, text, shown) => {
    const reply = await said(body, type);
    expect(reply).toMatchObject({ ok: false, code, text: expect.stringMatching(text) });
    expect(reply.ok ? '' : reply.body).toEqual(shown);
  });

  it('tells an agent that breaks off in the middle from one that says nothing', async () => {
    const server = opened(
      await serve((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"choices":[{"mess');
        setTimeout(() => response.socket?.destroy(), 20);
      }),
    );
    const reply = await converse(server.url).say({ input: 'hello' }, never);
    expect(reply).toMatchObject({
      code: 'AGENT_ERROR',
      text: expect.stringMatching(/the connection broke in the middle of the answer \(connection reset\)$/),
    });
  });
});

describe('a streamed completion', () => {
  const streamed = (text: string) => said(text, 'text/event-stream', { stream: true });

  it.each<[string, string, object]>([
    [
      'pieces',
      chunk({ role: 'assistant' }) + chunk({ content: 'Hel' }) + chunk({ content: 'lo' }) + chunk({}, 'stop') + 'data: [DONE]\n\n',
      { text: 'Hello', finish: 'stop' },
    ],
    ['no space after data:', (chunk({ content: 'Hello' }) + chunk({}, 'stop')).replaceAll('data: ', 'data:'), { text: 'Hello' }],
    ['only [DONE] ends it', `${chunk({ content: 'Hello' })}data: [DONE]\n\n`, { text: 'Hello' }],
    ['parts', chunk({ content: [{ type: 'text', text: 'Hel' }] }) + chunk({ content: 'lo' }, 'stop'), { text: 'Hello' }],
    ['a refusal', chunk({ refusal: 'I can' }) + chunk({ refusal: 'not.' }, 'stop'), { text: 'I cannot.' }],
    [
      'usage at the end',
      `${chunk({ content: 'Hi' }, 'stop')}data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2}}\n\n`,
      { usage: { input: 5, output: 2 } },
    ],
  ])('%s', async (_, text, expected) => {
    expect(await streamed(text)).toMatchObject({ ok: true, ...expected });
  });

  const fn = (index: number | undefined, id: string | undefined, name: string | undefined, args: string) => ({
    ...(index !== undefined && { index }),
    ...(id !== undefined && { id }),
    function: { ...(name !== undefined && { name }), arguments: args },
  });

  it.each<[string, Json[]]>([
    [
      'by index, interleaved',
      [[fn(0, 'x', 'a', '{"n"')], [fn(1, 'y', 'b', '{"n')], [fn(0, undefined, undefined, ':1}')], [fn(1, undefined, undefined, '":2}')]],
    ],
    [
      'without index, by id',
      [[fn(undefined, 'x', 'a', '{"n":1}')], [fn(undefined, 'y', 'b', '{"n":')], [fn(undefined, 'y', undefined, '2}')]],
    ],
    [
      'without index, pieces follow their call',
      [[fn(undefined, 'x', 'a', '{"n"')], [fn(undefined, undefined, undefined, ':1}')], [fn(undefined, 'y', 'b', '{"n":2}')]],
    ],
    ['whole calls in one piece', [[fn(undefined, 'x', 'a', '{"n":1}'), fn(undefined, 'y', 'b', '{"n":2}')]]],
    ['index 0 for all of them', [[fn(0, 'x', 'a', '{"n":1}')], [fn(0, 'y', 'b', '{"n":2}')]]],
    ['out of order', [[fn(1, 'y', 'b', '{"n":2}')], [fn(0, 'x', 'a', '{"n":1}')]]],
  ])('puts tool calls together: %s', async (_, deltas) => {
    const reply = await streamed(deltas.map((d) => chunk({ tool_calls: d })).join('') + chunk({}, 'tool_calls'));
    expect(reply).toMatchObject({
      text: null,
      calls: [
        { call: 'x', name: 'a', args: { n: 1 } },
        { call: 'y', name: 'b', args: { n: 2 } },
      ],
    });
  });

  it.each<[string, string, string, RegExp]>([
    ['cut short', chunk({ content: 'The refund has been approved' }), 'AGENT_ERROR', /with a stream that was cut short$/],
    [
      'an error inside',
      `${chunk({ content: 'The' })}data: {"error":{"message":"overloaded"}}\n\ndata: [DONE]\n\n`,
      'AGENT_ERROR',
      /with an error in its stream$/,
    ],
    ['an error event', `event: error\ndata: {"message":"overloaded"}\n\n`, 'AGENT_ERROR', /with an error in its stream$/],
    ['no JSON', 'data: hello\n\n', 'AGENT_ERROR', /not a JSON object$/],
    ['nothing', '', 'AGENT_ERROR', /a stream that has nothing in it$/],
    ['empty', chunk({ content: '' }, 'stop'), 'EMPTY_OUTPUT', /^the agent answered nothing/],
    ['too much', chunk({ content: 'A'.repeat(300_000) }).repeat(5), 'LIMIT', /larger than 1 MB$/],
    [
      'bad arguments',
      chunk({ tool_calls: [fn(0, 'x', 'a', '{"n"')] }, 'tool_calls'),
      'FORMAT_DRIFT',
      /arguments of the tool call a are not JSON/,
    ],
  ])('that is none: %s', async (_, text, code, words) => {
    expect(await streamed(text)).toMatchObject({ ok: false, code, text: expect.stringMatching(words) });
  });

  it('that breaks off is an error, not an answer', async () => {
    const server = opened(
      await serve((_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(chunk({ content: 'The refund has been approved' }));
        setTimeout(() => response.socket?.destroy(), 20);
      }),
    );
    const reply = await converse(server.url, { stream: true }).say({ input: 'hello' }, never);
    expect(reply).toMatchObject({ code: 'AGENT_ERROR', text: expect.stringMatching(/broke in the middle/) });
  });

  it('plain JSON in answer to `stream: true` is the answer', async () => {
    expect(await said(completion({ content: 'plain' }), 'application/json', { stream: true })).toMatchObject({ ok: true, text: 'plain' });
  });

  it('a stream under another content type is read all the same', async () => {
    expect(await said(chunk({ content: 'Hello' }, 'stop'), 'text/plain', { stream: true })).toMatchObject({ ok: true, text: 'Hello' });
  });
});

describe('the conversation', () => {
  it('merges the body, puts its messages first, and gives tool results back', async () => {
    const server = opened(
      await startAgentServer({ 'Is Tuesday free?': [{ tools: [{ name: 'check', args: { day: 'Tue' }, id: 'c9' }] }, 'Yes.'] }),
    );
    const conversation = converse(server.url, {
      headers: { Authorization: 'Bearer k', 'X-N': 7 },
      body: { model: 'm', temperature: 0, messages: [{ role: 'system', content: 'Be kind.' }] },
    });
    const first = await conversation.say({ input: 'Is Tuesday free?' }, never);
    expect(first).toMatchObject({ ok: true, calls: [{ call: 'c9', name: 'check', args: { day: 'Tue' } }] });
    const second = await conversation.say({ results: [{ call: 'c9', name: 'check', status: 'ok', content: { slots: ['09:00'] } }] }, never);
    expect(second).toMatchObject({ ok: true, text: 'Yes.' });
    expect(conversation.calls()).toBe(2);
    expect(server.requests.map((r) => r.headers['authorization'])).toEqual(['Bearer k', 'Bearer k']);
    expect(server.requests[0]?.headers).toMatchObject({ 'x-n': '7', 'content-type': 'application/json' });
    expect(server.requests[1]?.body).toEqual({
      model: 'm',
      temperature: 0,
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'Is Tuesday free?' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'c9', type: 'function', function: { name: 'check', arguments: '{"day":"Tue"}' } }],
        },
        { role: 'tool', tool_call_id: 'c9', content: '{"slots":["09:00"]}' },
      ],
    });
  });

  it('sends the user’s text byte for byte', async () => {
    const text = '{{name}} {# ${HOME}\n---\n<b>\u2028 "\\" \u0007 👩‍👩‍👧';
    const server = opened(await startAgentServer({ '*': 'ok' }));
    await converse(server.url, { stream: true }).say({ input: text }, never);
    expect(server.requests[0]?.body).toEqual({ messages: [{ role: 'user', content: text }], stream: true });
  });

  it('keeps two conversations apart', async () => {
    const server = opened(await startAgentServer(({ messages }) => `${messages.length} messages`));
    const [a, b] = [converse(server.url), converse(server.url)];
    await a.say({ input: 'one' }, never);
    expect(await b.say({ input: 'two' }, never)).toMatchObject({ text: '1 messages' });
    expect(await a.say({ input: 'three' }, never)).toMatchObject({ text: '3 messages' });
  });

  it('shows where nobody listens', async () => {
    const server = await serve((_, response) => json(response, 200, {}));
    await server.close();
    const reply = await converse(server.url).say({ input: 'hello' }, never);
    expect(reply).toMatchObject({
      code: 'AGENT_ERROR',
      text: expect.stringMatching(/^POST http:\/\/127\.0\.0\.1:\d+\/v1\/chat\/completions: connection refused after \d+ ms \(3 tries\)$/),
    });
  });
});
