// The body of a chat completion: what the agent said and called.
import type { Failed, ToolCall } from '../model/agents.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Usage } from '../model/transcript.ts';
import { isTooLong } from './body.ts';
import { failed, MOST_TEXT } from './failure.ts';
import { isBlank, textOf } from './json.ts';
import { usageOf } from './request.ts';
import { toolArgs } from './tool-args.ts';

export interface Message {
  readonly ok: true;
  readonly text: string | null;
  readonly calls: readonly ToolCall[];
  /** The message as the agent wants to see it again in the next request. */
  readonly echo: JsonObject;
  readonly usage?: Usage;
  readonly finish?: string;
}

/** `said`: "POST … answered 200 (application/json)". `callId` names calls that come without an id. */
export function readMessage(body: Json | undefined, said: string, raw: string, callId: () => string): Message | Failed {
  if (!isObject(body)) return failed('AGENT_ERROR', `${said} with something that is not a chat completion`, raw);
  if (body['error']) return failed('AGENT_ERROR', `${said} with an error`, raw);
  const choice = Array.isArray(body['choices']) ? body['choices'][0] : undefined;
  const message = isObject(choice) ? choice['message'] : undefined;
  if (!isObject(choice) || !isObject(message)) return failed('AGENT_ERROR', `${said} without choices`, raw);
  const finish = typeof choice['finish_reason'] === 'string' ? choice['finish_reason'] : undefined;
  const calls = readCalls(message['tool_calls'], said, callId);
  if ('ok' in calls) return calls;
  const content = textOf(message['content']);
  const refusal = message['refusal'];
  const text = isBlank(content) && typeof refusal === 'string' && refusal ? refusal : content;
  if (text !== null && isTooLong(text)) return failed('LIMIT', `${said}: the answer is larger than 1 MB`);
  if (isBlank(text) && calls.list.length === 0) return failed('EMPTY_OUTPUT', empty(message, finish));
  const usage = usageOf(body['usage']);
  const echo = {
    role: 'assistant',
    content: message['content'] ?? null,
    ...(typeof refusal === 'string' && { refusal }),
    ...(calls.list.length > 0 && { tool_calls: calls.echo }),
  };
  return { ok: true, text, calls: calls.list, echo, ...(usage && { usage }), ...(finish && { finish }) };
}

function empty(message: JsonObject, finish: string | undefined): string {
  const what = typeof message['content'] === 'string' ? (message['content'] === '' ? 'an empty text' : 'white space only') : 'nothing';
  const reasoning = isBlank(textOf(message['reasoning_content'] ?? message['reasoning'])) ? '' : ', with reasoning but no answer';
  return `the agent answered ${what}${reasoning}${finish ? ` (finish_reason ${finish})` : ''}`;
}

/** What a call costs besides its letters: as in a stream. */
const ONE_CALL = 100;

function readCalls(given: Json | undefined, said: string, callId: () => string): { list: ToolCall[]; echo: Json[] } | Failed {
  const list: ToolCall[] = [];
  const echo: Json[] = [];
  let size = 0;
  for (const call of Array.isArray(given) ? given : []) {
    const about = isObject(call) ? call['function'] : undefined;
    if (!isObject(call) || !isObject(about) || typeof about['name'] !== 'string' || about['name'] === '')
      return failed('AGENT_ERROR', `${said} with a tool call that has no name`, JSON.stringify(call));
    const args = toolArgs(about['arguments']);
    if (args === undefined)
      return failed('FORMAT_DRIFT', `the arguments of the tool call ${about['name']} are not JSON`, String(about['arguments']));
    const id = typeof call['id'] === 'string' && call['id'] ? call['id'] : callId();
    const written = typeof about['arguments'] === 'string' && about['arguments'] !== '' ? about['arguments'] : JSON.stringify(args);
    size += ONE_CALL + id.length + about['name'].length + written.length;
    if (size > MOST_TEXT) return failed('LIMIT', `${said}: its tool calls are larger than 1 MB`);
    list.push({ call: id, name: about['name'], args });
    echo.push({ id, type: 'function', function: { name: about['name'], arguments: written } });
  }
  return { list, echo };
}
