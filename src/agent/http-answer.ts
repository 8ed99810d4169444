// One answer of an `http` agent: a body or a stream, read by dotted paths.
import type { Failed, Reply } from '../model/agents.ts';
import { isObject, type Json } from '../model/json.ts';
import type { HttpResponse } from '../model/ports.ts';
import type { Usage } from '../model/transcript.ts';
import { isTooLong, readText } from './body.ts';
import { answered, brokenAnswer, failed, MOST_TEXT, tooBig } from './failure.ts';
import type { HttpSettings, StreamKind } from './http-settings.ts';
import { atPath, isBlank, parseJson, textOf } from './json.ts';
import { observedTools } from './observed.ts';
import { usageOf } from './request.ts';
import { readNdjson, readSse, type SseEvent } from './sse.ts';

/** What the paths gave; `found` false: nothing stands where the answer should. */
interface Read {
  found: boolean;
  text: string | null;
  readonly pieces: string[];
  readonly tools: Json[];
  usage?: Usage;
  context?: Json;
}

/** As many as a chat completion of 1 MB could hold. */
const MOST_TOOLS = 10_000;

export interface AnswerKind {
  readonly settings: HttpSettings;
  readonly stream: StreamKind | undefined;
  /** The history has the answer: this one is only read to its end. */
  readonly discard: boolean;
  readonly callId: () => string;
}

export async function readAnswer(response: HttpResponse, asked: string, signal: AbortSignal, kind: AnswerKind): Promise<Reply> {
  const said = answered(asked, response);
  const type = response.headers['content-type'] ?? '';
  const streams = type.includes('event-stream')
    ? 'sse'
    : /ndjson|jsonl/.test(type)
      ? 'ndjson'
      : /json|html/.test(type)
        ? undefined
        : kind.stream;
  try {
    const read = streams
      ? await fromStream(streams === 'sse' ? readSse(response.body) : readNdjson(response.body), said, kind)
      : fromBody(await readText(response.body), said, type, kind);
    return 'ok' in read ? read : reply(read, said, kind);
  } catch (error) {
    return brokenAnswer(asked, error, signal);
  } finally {
    response.cancel();
  }
}

function fromBody(text: string, said: string, type: string, kind: AnswerKind): Read | Failed {
  const { settings } = kind;
  if (type.includes('html')) return failed('AGENT_ERROR', `${said} with HTML`, text);
  const read: Read = { found: false, text: null, pieces: [], tools: [] };
  const body = parseJson(text);
  if (kind.discard) return isObject(body) && body['error'] ? failed('AGENT_ERROR', `${said} with an error`, text) : read;
  if (body !== undefined) take(read, body, settings);
  const path = settings.answer ?? (kind.stream ? settings.delta : undefined);
  if (path === undefined) {
    read.text = typeof body === 'string' ? body : text;
    read.found = true;
    return read;
  }
  if (body === undefined)
    return failed('AGENT_ERROR', isBlank(text) ? `${said} with an empty body` : `${said} with text instead of JSON`, text);
  const answer = atPath(body, path);
  if (answer === undefined) return failed('AGENT_ERROR', `${said} with nothing at \`${path}\``, text);
  read.text = textOf(answer);
  read.found = true;
  return read;
}

async function fromStream(events: AsyncIterable<SseEvent>, said: string, kind: AnswerKind): Promise<Read | Failed> {
  const { settings } = kind;
  const read: Read = { found: false, text: null, pieces: [], tools: [] };
  let ended = false;
  let size = 0;
  for await (const { event, data } of events) {
    const body = parseJson(data);
    if (event === 'error' || isError(body)) return failed('AGENT_ERROR', `${said} with an error in its stream`, data);
    const end = endOf(event, data, body, settings.done);
    const tools = read.tools.length;
    if (body !== undefined) take(read, body, settings);
    if (read.tools.length > tools) size += data.length;
    if (size > MOST_TEXT) throw tooBig();
    if (!kind.discard && end !== 'mark') {
      const before = read.pieces.length;
      takeText(read, body, data, settings);
      size += read.pieces[before]?.length ?? 0;
      if (size > MOST_TEXT) throw tooBig();
    }
    ended = end !== undefined;
    if (ended) break;
  }
  if (settings.done !== undefined && !ended) return failed('AGENT_ERROR', `${said} with a stream that was cut short`, read.pieces.join(''));
  if (read.pieces.length > 0) read.text = read.pieces.join('');
  return read;
}

const isError = (body: Json | undefined): boolean => isObject(body) && (Boolean(body['error']) || body['type'] === 'error');

/** `mark`: the event is nothing but the end; `set`: the event that also has something at the path `done`. */
function endOf(event: string, data: string, body: Json | undefined, done: string | undefined): 'mark' | 'set' | undefined {
  const whole = data.trim();
  if (whole === '[DONE]') return 'mark';
  if (done === undefined) return undefined;
  if (event === done || whole === done) return 'mark';
  const value = typeof body === 'object' ? atPath(body, done) : undefined;
  return value === undefined || value === null || value === false ? undefined : 'set';
}

function takeText(read: Read, body: Json | undefined, data: string, { delta, answer }: HttpSettings): void {
  const path = delta ?? answer;
  if (path === undefined) {
    read.found = true;
    read.pieces.push(typeof body === 'string' ? body : data);
    return;
  }
  const value = body === undefined ? undefined : atPath(body, path);
  if (value === undefined) return;
  read.found = true;
  const text = textOf(value);
  // Deltas add up; without them each event has the whole answer so far.
  if (delta === undefined) read.text = text;
  else if (text) read.pieces.push(text);
}

function take(read: Read, body: Json, { tools, usage, context }: HttpSettings): void {
  const list = tools === undefined ? undefined : atPath(body, tools);
  for (const tool of Array.isArray(list) ? list : isObject(list) ? [list] : []) {
    if (read.tools.length === MOST_TOOLS) throw tooBig();
    read.tools.push(tool);
  }
  const used = usage === undefined ? undefined : usageOf(atPath(body, usage));
  if (used) read.usage = used;
  const found = context === undefined ? undefined : atPath(body, context);
  if (found !== undefined) read.context = found;
}

function reply(read: Read, said: string, kind: AnswerKind): Reply {
  const { usage, context } = read;
  const rest = { ...(usage && { usage }), ...(context !== undefined && { context }) };
  if (kind.discard) return { ok: true, text: null, calls: [], ...rest };
  if (!read.found) return failed('AGENT_ERROR', `${said} without an answer in its stream`);
  if (read.text !== null && isTooLong(read.text)) return failed('LIMIT', `${said}: the answer is larger than 1 MB`);
  if (isBlank(read.text)) return failed('EMPTY_OUTPUT', `the agent answered ${read.text ? 'white space only' : 'nothing'}`);
  const observed = observedTools(read.tools, kind.callId);
  if ('ok' in observed) return observed;
  return { ok: true, text: read.text, calls: [], ...(observed.length > 0 && { observed }), ...rest };
}
