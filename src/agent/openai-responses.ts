import type { Conversation, Opening, Reply, Turn } from '../model/agents.ts';
import type { Protocol } from '../model/contracts.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { dataObject, flag } from '../model/values.ts';
import { answered, failed } from './failure.ts';
import { readJsonOrStream } from './json-or-stream.ts';
import { caller } from './request.ts';
import { readOutput } from './responses-output.ts';
import { assembleResponse } from './responses-stream.ts';

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
  const shape = { assemble: assembleResponse, read: (answer: Json, said: string, text: string) => readOutput(answer, said, text, callId) };
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
      const output = await readJsonOrStream(answer.response, answer.asked, signal, shape);
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
