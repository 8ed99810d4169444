import type { Conversation, Opening, Reply, Turn } from '../model/agents.ts';
import type { Protocol } from '../model/contracts.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { dataObject, flag } from '../model/values.ts';
import { readJsonOrStream } from './json-or-stream.ts';
import { readMessage } from './openai-message.ts';
import { assemble } from './openai-stream.ts';
import { caller } from './request.ts';

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
  const shape = { assemble, read: (answer: Json, said: string, text: string) => readMessage(answer, said, text, callId) };
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
      const message = await readJsonOrStream(answer.response, answer.asked, signal, shape);
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
