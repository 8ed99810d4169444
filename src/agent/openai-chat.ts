import type { Conversation, Failed, Opening, Reply, Turn } from '../model/agents.ts';
import type { Protocol } from '../model/contracts.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { HttpResponse } from '../model/ports.ts';
import { dataObject, flag } from '../model/values.ts';
import { readText } from './body.ts';
import { answered, brokenAnswer, failed } from './failure.ts';
import { isBlank, parseJson } from './json.ts';
import { type Message, readMessage } from './openai-message.ts';
import { assemble } from './openai-stream.ts';
import { caller } from './request.ts';
import { readSse } from './sse.ts';

export const openaiChat: Protocol = {
  name: 'openai-chat',
  description: 'An OpenAI-style chat completions endpoint, plain or streaming. Viva answers its tool calls from the mocks.',
  keys: {
    body: dataObject.optional().describe('Merged (one level) into each request; its `messages` stand before the conversation.'),
    stream: flag.optional().describe('Ask for a stream.'),
  },
  open,
};

function open({ agent, tools }: Opening): Conversation {
  const { messages: before, ...body } = isObject(agent.settings['body']) ? (agent.settings['body'] as JsonObject) : {};
  const messages: Json[] = Array.isArray(before) ? [...before] : [];
  const stream = agent.settings['stream'] === true;
  const { call, calls } = caller(agent, tools);
  let unnamed = 0;
  const callId = () => `call_${++unnamed}`;
  return {
    calls,
    async say(turn, signal): Promise<Reply> {
      messages.push(...told(turn));
      const answer = await call({
        method: 'POST',
        url: agent.endpoint ?? '',
        body: { ...body, messages, ...(stream && { stream }) },
        signal,
        accept: stream ? 'text/event-stream, application/json' : 'application/json',
      });
      if (!answer.ok) return answer;
      const message = await read(answer.response, answer.asked, signal, callId);
      if (!message.ok) return message;
      const { echo, ...reply } = message;
      messages.push(echo);
      return reply;
    },
  };
}

function told(turn: Turn): Json[] {
  if ('input' in turn) return [{ role: 'user', content: turn.input }];
  return turn.results.map(({ call, content }) => ({
    role: 'tool',
    tool_call_id: call,
    content: typeof content === 'string' ? content : JSON.stringify(content),
  }));
}

async function read(response: HttpResponse, asked: string, signal: AbortSignal, callId: () => string): Promise<Message | Failed> {
  const said = answered(asked, response);
  try {
    if (response.headers['content-type']?.includes('event-stream')) return await readStream(response.body, said, callId);
    const text = await readText(response.body);
    if (isBlank(text)) return failed('AGENT_ERROR', `${said} with an empty body`);
    const body = parseJson(text);
    if (body !== undefined) return readMessage(body, said, text, callId);
    // Servers that stream under another content type.
    if (/^(data|event|id|retry)?:/.test(text)) return await readStream(once(new TextEncoder().encode(text)), said, callId);
    return failed('AGENT_ERROR', `${said} with ${/^\s*</.test(text) ? 'HTML' : 'text'} instead of JSON`, text);
  } catch (error) {
    return brokenAnswer(asked, error, signal);
  } finally {
    response.cancel();
  }
}

async function readStream(bytes: AsyncIterable<Uint8Array>, said: string, callId: () => string): Promise<Message | Failed> {
  const assembled = await assemble(readSse(bytes));
  if ('problem' in assembled) return failed('AGENT_ERROR', `${said} ${assembled.problem}`, assembled.body);
  return readMessage(assembled.body, said, '', callId);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
