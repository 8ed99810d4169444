import type { Conversation, Failed, Opening, Reply, Turn } from '../model/agents.ts';
import type { Protocol } from '../model/contracts.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { HttpResponse } from '../model/ports.ts';
import { dataObject, flag } from '../model/values.ts';
import { readText } from './body.ts';
import { answered, brokenAnswer, failed } from './failure.ts';
import { isBlank, parseJson } from './json.ts';
import { caller } from './request.ts';
import { type Output, readOutput } from './responses-output.ts';
import { assembleResponse } from './responses-stream.ts';
import { readSse } from './sse.ts';

export const openaiResponses: Protocol = {
  name: 'openai-responses',
  description: 'An OpenAI-style responses endpoint, plain or streaming. Viva answers its function calls from the mocks.',
  keys: {
    body: dataObject.optional().describe('Merged (one level) into each request; its `input` stands before the conversation.'),
    stream: flag.optional().describe('Ask for a stream.'),
    stateful: flag
      .optional()
      .describe(
        'The server keeps the conversation: each request holds what is new, and `previous_response_id`. Without: all of it, each time.',
      ),
  },
  open,
};

function open({ agent, tools }: Opening): Conversation {
  const { input: before, ...body } = isObject(agent.settings['body']) ? (agent.settings['body'] as JsonObject) : {};
  const stream = agent.settings['stream'] === true;
  const stateful = agent.settings['stateful'] === true;
  const { call, calls } = caller(agent, tools);
  let items: Json[] = firstItems(before);
  let previous: string | undefined;
  let custom: ReadonlySet<string> = new Set();
  let unnamed = 0;
  const callId = () => `call_${++unnamed}`;
  return {
    calls,
    async say(turn, signal): Promise<Reply> {
      items.push(...told(turn, custom));
      const answer = await call({
        method: 'POST',
        url: agent.endpoint ?? '',
        body: { ...body, input: items, ...(previous !== undefined && { previous_response_id: previous }), ...(stream && { stream }) },
        signal,
        accept: stream ? 'text/event-stream, application/json' : 'application/json',
      });
      if (!answer.ok) return answer;
      const output = await read(answer.response, answer.asked, signal, callId);
      if (!output.ok) return output;
      const { echo, id, custom: free, ...reply } = output;
      if (stateful && id === undefined)
        return failed('AGENT_ERROR', `${answered(answer.asked, answer.response)} without an id, so the conversation cannot go on`);
      if (stateful) previous = id;
      items = stateful ? [] : [...items, ...echo];
      custom = free;
      return reply;
    },
  };
}

/** `input` may be a list of items, or a text: the user's first message. */
function firstItems(before: Json | undefined): Json[] {
  if (Array.isArray(before)) return [...before];
  return typeof before === 'string' ? [{ role: 'user', content: before }] : [];
}

function told(turn: Turn, custom: ReadonlySet<string>): Json[] {
  if ('input' in turn) return [{ role: 'user', content: turn.input }];
  return turn.results.map(({ call, content }) => ({
    type: custom.has(call) ? 'custom_tool_call_output' : 'function_call_output',
    call_id: call,
    output: typeof content === 'string' ? content : JSON.stringify(content),
  }));
}

async function read(response: HttpResponse, asked: string, signal: AbortSignal, callId: () => string): Promise<Output | Failed> {
  const said = answered(asked, response);
  try {
    if (response.headers['content-type']?.includes('event-stream')) return await readStream(response.body, said, callId);
    const text = await readText(response.body);
    if (isBlank(text)) return failed('AGENT_ERROR', `${said} with an empty body`);
    const body = parseJson(text);
    if (body !== undefined) return readOutput(body, said, text, callId);
    // Servers that stream under another content type.
    if (/^(data|event|id|retry)?:/.test(text)) return await readStream(once(new TextEncoder().encode(text)), said, callId);
    return failed('AGENT_ERROR', `${said} with ${/^\s*</.test(text) ? 'HTML' : 'text'} instead of JSON`, text);
  } catch (error) {
    return brokenAnswer(asked, error, signal);
  } finally {
    response.cancel();
  }
}

async function readStream(bytes: AsyncIterable<Uint8Array>, said: string, callId: () => string): Promise<Output | Failed> {
  const assembled = await assembleResponse(readSse(bytes));
  if ('problem' in assembled) return failed('AGENT_ERROR', `${said} ${assembled.problem}`, assembled.body);
  return readOutput(assembled.body, said, '', callId);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
