// A streamed chat completion, put together into the message that the plain one would have been.
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { isTooLong } from './body.ts';
import { MOST_TEXT, tooBig } from './failure.ts';
import { parseJson, textOf } from './json.ts';
import type { SseEvent } from './sse.ts';

export type Assembled = { readonly body: JsonObject } | { readonly problem: string; readonly body?: string };

interface CallParts {
  readonly index: number | undefined;
  id: string;
  name: string;
  /** An array: thousands of pieces cost less than a string that grows. */
  readonly args: string[];
  whole?: Json;
}

interface Parts {
  readonly content: string[];
  readonly refusal: string[];
  readonly calls: CallParts[];
  size: number;
  finish?: string;
  usage?: Json;
  events: number;
}

/** Throws `tooBig` and what the connection throws. `[DONE]` or a finish reason is the end: without either the stream was cut. */
export async function assemble(events: AsyncIterable<SseEvent>): Promise<Assembled> {
  const parts: Parts = { content: [], refusal: [], calls: [], size: 0, events: 0 };
  let done = false;
  try {
    for await (const { event, data } of events) {
      done = data.trim() === '[DONE]';
      if (done) break;
      const problem = take(parts, event, data);
      if (problem) return { problem, body: data };
    }
  } catch (error) {
    if (parts.finish === undefined) throw error;
  }
  if (parts.events === 0) return { problem: 'with a stream that has nothing in it' };
  if (!done && parts.finish === undefined) return { problem: 'with a stream that was cut short', body: parts.content.join('') };
  return { body: whole(parts) };
}

function take(parts: Parts, event: string, data: string): string | undefined {
  const chunk = parseJson(data);
  if (event === 'error' || (isObject(chunk) && chunk['error'])) return 'with an error in its stream';
  if (!isObject(chunk)) return 'with a stream event that is not a JSON object';
  parts.events++;
  if (chunk['usage']) parts.usage = chunk['usage'];
  const choice = Array.isArray(chunk['choices']) ? chunk['choices'][0] : undefined;
  if (!isObject(choice)) return undefined;
  if (typeof choice['finish_reason'] === 'string') parts.finish = choice['finish_reason'];
  const delta = isObject(choice['delta']) ? choice['delta'] : choice['message'];
  if (!isObject(delta)) return undefined;
  add(parts, parts.content, textOf(delta['content']));
  if (typeof delta['refusal'] === 'string') add(parts, parts.refusal, delta['refusal']);
  if (Array.isArray(delta['tool_calls'])) for (const call of delta['tool_calls']) if (isObject(call)) addCall(parts, call);
  return undefined;
}

function add(parts: Parts, to: string[], text: string | null): void {
  if (!text) return;
  parts.size += text.length;
  if (parts.size > MOST_TEXT) throw tooBig();
  to.push(text);
}

function addCall(parts: Parts, delta: JsonObject): void {
  const about = isObject(delta['function']) ? delta['function'] : {};
  const index = typeof delta['index'] === 'number' ? delta['index'] : undefined;
  const id = typeof delta['id'] === 'string' ? delta['id'] : '';
  const name = typeof about['name'] === 'string' ? about['name'] : '';
  let call = slot(parts.calls, index, id, name);
  if (!call) {
    call = { index, id: '', name: '', args: [] };
    parts.calls.push(call);
    parts.size += 100;
  }
  call.id ||= id;
  call.name ||= name;
  const args = about['arguments'];
  if (typeof args === 'string') add(parts, call.args, args);
  else if (args !== undefined && args !== null) call.whole = args;
}

/** Some servers give no index, and some give 0 to every call: an id that differs and comes with a name is another call. */
function slot(calls: readonly CallParts[], index: number | undefined, id: string, name: string): CallParts | undefined {
  const found =
    index !== undefined
      ? calls.findLast((c) => c.index === index)
      : id
        ? (calls.find((c) => c.id === id) ?? (name ? undefined : calls.at(-1)))
        : name
          ? undefined
          : calls.at(-1);
  return found && id && name && found.id && found.id !== id ? undefined : found;
}

function whole(parts: Parts): JsonObject {
  const calls = [...parts.calls].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  const content = parts.content.join('');
  const refusal = parts.refusal.join('');
  if (isTooLong(content)) throw tooBig();
  return {
    choices: [
      {
        message: {
          role: 'assistant',
          content: content || null,
          ...(refusal && { refusal }),
          ...(calls.length > 0 && {
            tool_calls: calls.map((c) => ({
              id: c.id,
              type: 'function',
              function: { name: c.name, arguments: c.whole ?? c.args.join('') },
            })),
          }),
        },
        finish_reason: parts.finish ?? null,
      },
    ],
    ...(parts.usage !== undefined && { usage: parts.usage }),
  };
}
