// A streamed response, put together into the body that the plain one would have been.
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { MOST_TEXT, tooBig } from './failure.ts';
import { parseJson } from './json.ts';
import type { Assembled } from './openai-stream.ts';
import type { SseEvent } from './sse.ts';

/** Items come whole in `output_item.done`; from servers that leave it out, only as pieces. */
interface Item {
  item: JsonObject;
  done: boolean;
  readonly text: string[];
  readonly refusal: string[];
  readonly args: string[];
}

interface Parts {
  readonly items: Map<number, Item>;
  size: number;
  events: number;
}

const ENDS: ReadonlySet<string> = new Set(['response.completed', 'response.incomplete', 'response.failed', 'response.cancelled']);
/** Items of one response, and what one costs besides its letters. */
const ONE_ITEM = 100;

/** Throws `tooBig` and what the connection throws. The response's last event is the end: without it the stream was cut. */
export async function assembleResponse(events: AsyncIterable<SseEvent>): Promise<Assembled> {
  const parts: Parts = { items: new Map(), size: 0, events: 0 };
  for await (const { event, data } of events) {
    if (data.trim() === '[DONE]') break;
    const chunk = parseJson(data);
    if (!isObject(chunk)) return { problem: 'with a stream event that is not a JSON object', body: data };
    parts.events++;
    const type = typeof chunk['type'] === 'string' ? chunk['type'] : event;
    if (type === 'error' || event === 'error' || chunk['error']) return { problem: 'with an error in its stream', body: data };
    const response = chunk['response'];
    if (ENDS.has(type)) return { body: ended(type, isObject(response) ? (response as JsonObject) : {}, parts) };
    take(parts, type, chunk as JsonObject);
  }
  if (parts.events === 0) return { problem: 'with a stream that has nothing in it' };
  return { problem: 'with a stream that was cut short', body: texts(parts) };
}

function ended(type: string, response: JsonObject, parts: Parts): JsonObject {
  const given = response['output'];
  const output = Array.isArray(given) && given.length > 0 ? given : itemsOf(parts);
  return { ...response, status: response['status'] ?? type.slice('response.'.length), output };
}

function take(parts: Parts, type: string, chunk: JsonObject): void {
  const index = typeof chunk['output_index'] === 'number' ? chunk['output_index'] : 0;
  const given = chunk['item'];
  if ((type === 'response.output_item.added' || type === 'response.output_item.done') && isObject(given)) {
    const slot = slotOf(parts, index);
    slot.item = given as JsonObject;
    slot.done = type.endsWith('.done');
    // A whole item comes in place of its pieces.
    if (slot.done) grow(parts, JSON.stringify(given).length);
    return;
  }
  const delta = chunk['delta'];
  if (typeof delta !== 'string') return;
  if (type === 'response.output_text.delta') add(parts, slotOf(parts, index).text, delta);
  else if (type === 'response.refusal.delta') add(parts, slotOf(parts, index).refusal, delta);
  else if (type === 'response.function_call_arguments.delta' || type === 'response.custom_tool_call_input.delta')
    add(parts, slotOf(parts, index).args, delta);
}

function slotOf(parts: Parts, index: number): Item {
  const known = parts.items.get(index);
  if (known) return known;
  grow(parts, ONE_ITEM);
  const made: Item = { item: {}, done: false, text: [], refusal: [], args: [] };
  parts.items.set(index, made);
  return made;
}

function add(parts: Parts, to: string[], piece: string): void {
  grow(parts, piece.length);
  to.push(piece);
}

/** Pieces and whole items say the same twice. */
function grow(parts: Parts, by: number): void {
  parts.size += by;
  if (parts.size > 4 * MOST_TEXT) throw tooBig();
}

const itemsOf = ({ items }: Parts): Json[] => [...items].sort(([a], [b]) => a - b).map(([, slot]) => whole(slot));

function whole({ item, done, text, refusal, args }: Item): Json {
  if (done) return item;
  if (item['type'] === 'function_call') return { ...item, arguments: args.join('') || (item['arguments'] ?? '') };
  if (item['type'] === 'custom_tool_call') return { ...item, input: args.join('') || (item['input'] ?? '') };
  if (item['type'] !== undefined && item['type'] !== 'message') return item;
  const content: Json[] = [
    ...(text.length > 0 ? [{ type: 'output_text', text: text.join('') }] : []),
    ...(refusal.length > 0 ? [{ type: 'refusal', refusal: refusal.join('') }] : []),
  ];
  return { role: 'assistant', ...item, type: 'message', content };
}

const texts = ({ items }: Parts): string => [...items.values()].flatMap((slot) => slot.text).join('');
