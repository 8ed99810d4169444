// Server-sent events (WHATWG HTML, section 9.2) and newline-delimited JSON, read as they arrive.
import { MOST_TEXT, tooBig } from './failure.ts';

export interface SseEvent {
  /** '' where the server names none. */
  readonly event: string;
  readonly data: string;
}

export interface Limits {
  /** Bytes of the whole stream. Deltas come in envelopes many times their size. */
  readonly stream: number;
  /** Characters of one event. */
  readonly event: number;
}

const LIMITS: Limits = { stream: 64 * MOST_TEXT, event: 4 * MOST_TEXT };

/** An event that the stream's end cuts off is given all the same: servers forget the last empty line. Throws `tooBig` past a limit. */
export async function* readSse(body: AsyncIterable<Uint8Array>, limits: Limits = LIMITS): AsyncGenerator<SseEvent> {
  let event = '';
  let data: string[] = [];
  let size = 0;
  for await (const line of readLines(body, limits)) {
    if (line === '') {
      if (data.length > 0) yield { event, data: data.join('\n') };
      event = '';
      data = [];
      size = 0;
      continue;
    }
    const [name, value] = field(line);
    if (name === 'event') event = value;
    if (name !== 'data') continue;
    size += value.length + 1;
    if (size > limits.event) throw tooBig();
    data.push(value);
  }
  if (data.length > 0) yield { event, data: data.join('\n') };
}

function field(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  return [line.slice(0, colon), line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)];
}

/** The lines that are not blank. */
export async function* readNdjson(body: AsyncIterable<Uint8Array>, limits: Limits = LIMITS): AsyncGenerator<SseEvent> {
  for await (const line of readLines(body, limits)) if (line.trim() !== '') yield { event: '', data: line };
}

/** Ends of lines are CRLF, LF and CR, also where a chunk ends between CR and LF. */
async function* readLines(body: AsyncIterable<Uint8Array>, limits: Limits): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let afterCr = false;
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > limits.stream) throw tooBig();
    let text = decoder.decode(chunk, { stream: true });
    if (text === '') continue;
    if (afterCr && text.startsWith('\n')) text = text.slice(1);
    afterCr = text === '' ? false : text.endsWith('\r');
    const lines = text.split(/\r\n|\r|\n/);
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield rest + line;
      rest = '';
    }
    rest += last;
    if (rest.length > limits.event) throw tooBig();
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
