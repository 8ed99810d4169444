import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { a2a } from '../../src/agent/a2a.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { type A2aHow, type A2aScript, type A2aServer, startA2aServer } from '../stage/a2a.ts';
import { type Served, serve } from '../stage/agent.ts';
import { folder, hastyClock, ready, tools } from '../stage/talk.ts';

const open: { close(): Promise<void> }[] = [];
const opened = <T extends Served | A2aServer>(server: T): T => {
  open.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((s) => s.close()));
});

const never = new AbortController().signal;
const start = async (script: A2aScript, how: A2aHow = {}) => opened(await startA2aServer(script, how));

function converse(url: string, settings: JsonObject = {}) {
  const { clock, waits } = hastyClock();
  return { ...a2a.open({ agent: ready(url, settings), folder, tools: tools(clock) }), waits };
}

const say = async (script: A2aScript, how: A2aHow = {}, settings: JsonObject = {}) =>
  converse((await start(script, how)).url, settings).say({ input: 'hello' }, never);

const spoken = (text: string): Json => ({ text });
const message = (...parts: Json[]): JsonObject => ({ messageId: `m${parts.length}`, role: 'ROLE_AGENT', contextId: 'ctx-1', parts });
const task = (state: string, more: JsonObject = {}, said?: Json): JsonObject => ({
  task: {
    id: 'task-1',
    contextId: 'ctx-1',
    status: { state: `TASK_STATE_${state}`, ...(said !== undefined && { message: { ...message(said), messageId: `s-${state}` } }) },
    ...more,
  },
});
const artifact = (artifactId: string, ...parts: Json[]): JsonObject => ({ artifactId, name: artifactId, parts });
const update = (state: string, said?: Json): JsonObject => ({
  statusUpdate: {
    taskId: 'task-1',
    contextId: 'ctx-1',
    status: { state: `TASK_STATE_${state}`, ...(said !== undefined && { message: { ...message(said), messageId: `u-${state}` } }) },
  },
});
const piece = (text: string, append: boolean): JsonObject => ({
  artifactUpdate: { taskId: 'task-1', contextId: 'ctx-1', artifact: artifact('a', spoken(text)), append, lastChunk: false },
});

describe('an answer', () => {
  it.each<[string, JsonObject, object]>([
    ['a message', { message: message(spoken('Hello '), spoken('you')) }, { ok: true, text: 'Hello you' }],
    [
      'a task with artifacts',
      task('COMPLETED', { artifacts: [artifact('a', spoken('One')), artifact('b', spoken('Two'))] }),
      { ok: true, text: 'One\nTwo' },
    ],
    [
      'artifact and last word',
      task('COMPLETED', { artifacts: [artifact('a', spoken('One'))] }, spoken('Done.')),
      { ok: true, text: 'One\nDone.' },
    ],
    ['a question', task('INPUT_REQUIRED', {}, spoken('Which day?')), { ok: true, text: 'Which day?' }],
    ['a refusal', task('REJECTED', {}, spoken('I do not do that.')), { ok: true, text: 'I do not do that.' }],
    ['data', { message: message({ data: { slots: ['9:00'] } }) }, { ok: true, text: '{"slots":["9:00"]}' }],
    [
      'a file',
      { message: message(spoken('See'), { url: 'https://example.com/a.png', filename: 'a.png', mediaType: 'image/png' }) },
      { ok: true, text: 'See\n{"filename":"a.png","mediaType":"image/png","url":"https://example.com/a.png"}' },
    ],
    [
      'only a history',
      task('COMPLETED', { history: [{ ...message(spoken('hello')), role: 'ROLE_USER', messageId: 'x' }, message(spoken('From before'))] }),
      { ok: true, text: 'From before' },
    ],
    ['nothing', task('COMPLETED'), { ok: false, code: 'EMPTY_OUTPUT', text: 'the agent answered nothing (the task is completed)' }],
    ['white space', { message: message(spoken(' \n')) }, { ok: false, code: 'EMPTY_OUTPUT' }],
    [
      'a failure',
      task('FAILED', {}, spoken('no database')),
      { ok: false, code: 'AGENT_ERROR', text: 'the agent’s task is failed', body: 'no database' },
    ],
    ['a cancel', task('CANCELED'), { ok: false, code: 'AGENT_ERROR', text: 'the agent’s task is canceled' }],
    [
      'a wish for credentials',
      task('AUTH_REQUIRED', {}, spoken('log in')),
      { ok: false, code: 'AGENT_ERROR', text: 'the agent’s task is auth-required', body: 'log in' },
    ],
    [
      'an error',
      { jsonrpc_error: { code: -32603, message: 'it broke' } },
      { ok: false, code: 'AGENT_ERROR', text: expect.stringContaining('it broke') },
    ],
    ['too much', { message: message(spoken('x'.repeat(1_100_000))) }, { ok: false, code: 'LIMIT' }],
  ])('of %s', async (_, result, expected) => {
    expect(await say(() => result)).toMatchObject(expected);
  });

  it('shows the tool calls that Google’s ADK reports', async () => {
    const part = (adk_type: string, data: JsonObject): Json => ({ data, metadata: { adk_type } });
    const talk = converse(
      (
        await start(() => ({
          message: message(
            part('function_call', { id: 'c1', name: 'check', args: { day: 'Tue' } }),
            part('function_response', { id: 'c1', name: 'check', response: { slots: 2 } }),
            part('function_call', { name: 'book' }),
            part('function_response', { name: 'book', response: { error: 'down' } }),
            spoken('Sorry.'),
          ),
        }))
      ).url,
    );
    expect(talk.hides_tools?.()).toBe(true);
    expect(await talk.say({ input: 'hi' }, never)).toEqual({
      ok: true,
      text: 'Sorry.',
      calls: [],
      observed: [
        { kind: 'call', call: 'c1', name: 'check', args: { day: 'Tue' } },
        { kind: 'result', call: 'c1', name: 'check', status: 'ok', content: { slots: 2 } },
        { kind: 'call', call: 'call_2', name: 'book', args: {} },
        { kind: 'result', call: 'call_2', name: 'book', status: 'error', content: { error: 'down' } },
      ],
    });
    expect(talk.hides_tools?.()).toBe(false);
  });

  it('that takes its time is asked for every second', async () => {
    const states = ['SUBMITTED', 'WORKING', 'WORKING', 'COMPLETED'];
    const server = await start(({ method, n }) =>
      method === 'SendMessage'
        ? task('SUBMITTED')
        : (task(states[n] ?? '', { artifacts: [artifact('a', spoken('Late'))] })['task'] as JsonObject),
    );
    const talk = converse(server.url);
    expect(await talk.say({ input: 'hi' }, never)).toMatchObject({ ok: true, text: 'Late' });
    expect(talk.waits).toEqual([1000, 1000, 1000]);
    expect(talk.calls()).toBe(5);
  });
});

describe('a stream', () => {
  const streaming = { streaming: true };
  it.each<[string, JsonObject[], object]>([
    [
      'pieces of an artifact',
      [task('SUBMITTED'), update('WORKING', spoken('Looking …')), piece('Hel', false), piece('lo', true), update('COMPLETED')],
      { ok: true, text: 'Hello' },
    ],
    ['a message', [{ message: message(spoken('Hello')) }], { ok: true, text: 'Hello' }],
    [
      'its last word',
      [task('SUBMITTED'), update('WORKING', spoken('Looking …')), update('COMPLETED', spoken('Nothing is free.'))],
      { ok: true, text: 'Nothing is free.' },
    ],
    [
      'what it said on the way, where it says no more',
      [task('SUBMITTED'), update('WORKING', spoken('9:00 is free')), update('COMPLETED')],
      { ok: true, text: '9:00 is free' },
    ],
    [
      'a cut',
      [task('SUBMITTED'), update('WORKING', spoken('Looking …'))],
      { ok: false, code: 'AGENT_ERROR', text: expect.stringContaining('cut short (the task is working)'), body: 'Looking …' },
    ],
    [
      'an error in it',
      [task('SUBMITTED'), { jsonrpc_error: { code: -32603, message: 'it broke' } }],
      { ok: false, code: 'AGENT_ERROR', text: expect.stringContaining('it broke') },
    ],
  ])('of %s', async (_, events, expected) => {
    expect(await say(() => events, streaming)).toMatchObject(expected);
  });

  it('may be asked for, or not, whatever the card says', async () => {
    const server = await start(
      ({ method }) => (/Stream/.test(method) ? [{ message: message(spoken('streamed')) }] : { message: message(spoken('plain')) }),
      streaming,
    );
    expect(await converse(server.url, { stream: false }).say({ input: 'x' }, never)).toMatchObject({ text: 'plain' });
    expect(await converse(server.url).say({ input: 'x' }, never)).toMatchObject({ text: 'streamed' });
  });
});

describe('a conversation', () => {
  it('keeps its context, and a task that waits for the user', async () => {
    const answers = [
      task('INPUT_REQUIRED', {}, spoken('Which day?')),
      task('COMPLETED', { history: [{ ...message(spoken('Which day?')), messageId: 's-INPUT_REQUIRED' }] }, spoken('Booked.')),
      { message: message(spoken('Bye')) },
    ];
    const server = await start(({ n }) => answers[n] ?? {});
    const talk = converse(server.url, {
      headers: { authorization: 'Bearer k' },
      body: { metadata: { tenant: 'a' }, configuration: { historyLength: 3 } },
    });
    expect(await talk.say({ input: 'Book me in' }, never)).toMatchObject({ text: 'Which day?' });
    expect(await talk.say({ input: 'Tuesday' }, never)).toMatchObject({ text: 'Booked.' });
    expect(await talk.say({ input: 'Thanks' }, never)).toMatchObject({ text: 'Bye' });
    const sent = server.requests.slice(1).map((r) => (r.body['params'] as { message: JsonObject })['message']);
    expect(sent.map((m) => [m['contextId'], m['taskId'], m['parts']])).toEqual([
      [undefined, undefined, [{ text: 'Book me in', mediaType: 'text/plain' }]],
      ['ctx-1', 'task-1', [{ text: 'Tuesday', mediaType: 'text/plain' }]],
      ['ctx-1', undefined, [{ text: 'Thanks', mediaType: 'text/plain' }]],
    ]);
    expect(server.requests[1]).toMatchObject({
      headers: { authorization: 'Bearer k', 'a2a-version': '1.0' },
      body: { params: { metadata: { tenant: 'a' }, configuration: { historyLength: 3 } } },
    });
    expect(new Set(sent.map((m) => m['messageId'])).size).toBe(3);
  });

  it.each([[false], [true]])('is held with an agent that speaks 0.3 (streaming: %s)', async (streaming) => {
    const said = { kind: 'message', messageId: 'm', role: 'agent', contextId: 'ctx-1', parts: [{ kind: 'text', text: 'Hello from 0.3' }] };
    const server = await start(() => (streaming ? [said] : said), { version: '0.3', streaming });
    const talk = converse(server.url);
    expect(await talk.say({ input: 'hi' }, never)).toMatchObject({ ok: true, text: 'Hello from 0.3' });
    expect(server.requests[1]?.body).toMatchObject({
      method: streaming ? 'message/stream' : 'message/send',
      params: { message: { parts: [{ kind: 'text', text: 'hi' }] } },
    });
  });

  it('is held with the server that was named, whatever its card says', async () => {
    const server = await start(() => ({ message: message(spoken('here')) }), { at: 'http://elsewhere.invalid:1/rpc' });
    const talk = converse(server.url, { headers: { authorization: 'Bearer k' } });
    expect(await talk.say({ input: 'hi' }, never)).toMatchObject({ text: 'here' });
    expect(server.requests.map((r) => r.path)).toEqual(['/.well-known/agent-card.json', '/rpc']);
  });

  it.each<[string, string, number, string, RegExp]>([
    ['HTML', '<html></html>', 200, 'AGENT_ERROR', /with HTML instead of JSON$/],
    ['nothing', '', 200, 'AGENT_ERROR', /with an empty body instead of JSON$/],
    ['bottomless JSON', `${'['.repeat(5000)}${']'.repeat(5000)}`, 200, 'AGENT_ERROR', /with text instead of JSON$/],
    ['a card that is none', '[]', 200, 'AGENT_ERROR', /./],
    ['404', 'no', 404, 'AGENT_ERROR', /answered 404/],
    ['5 MB', `"${'x'.repeat(5_000_000)}"`, 200, 'LIMIT', /larger than 1 MB$/],
  ])('is not begun where the card is %s', async (_, body, status, code, text) => {
    const server = opened(
      await serve((_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body);
      }),
    );
    expect(await converse(server.url).say({ input: 'hi' }, never)).toMatchObject({ ok: false, code, text: expect.stringMatching(text) });
  });

  it('ends with its time', async () => {
    const server = await start(({ method }) => (method === 'SendMessage' ? task('SUBMITTED') : (task('WORKING')['task'] as JsonObject)));
    const talk = a2a.open({ agent: ready(server.url), folder, tools: tools() });
    expect(await talk.say({ input: 'hi' }, AbortSignal.timeout(1500))).toMatchObject({ ok: false, code: 'TIMEOUT' });
  });

  it('gives an answer or says why not, whatever comes back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), fc.boolean(), async (value, streaming) => {
        const server = await startA2aServer(
          () => [value as JsonObject].map((v) => (typeof v === 'object' && v !== null ? v : { message: v })),
          { streaming },
        );
        const reply = await converse(server.url).say({ input: 'hi' }, AbortSignal.timeout(20_000));
        await server.close();
        expect(reply.ok ? typeof reply.text : reply.code).toBeTruthy();
      }),
      { numRuns: 30 },
    );
  });
});
