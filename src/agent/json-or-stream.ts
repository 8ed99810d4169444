// An answer of OpenAI's kind: one JSON body, or a stream that comes to one, whatever the content type says.
import type { Failed } from '../model/agents.ts';
import type { Json } from '../model/json.ts';
import type { HttpResponse } from '../model/ports.ts';
import { readText } from './body.ts';
import { answered, brokenAnswer, failed } from './failure.ts';
import { isBlank, parseJson } from './json.ts';
import type { Assembled } from './openai-stream.ts';
import { readSse, type SseEvent } from './sse.ts';

export interface Shape<T> {
  /** The body of a stream. */
  readonly assemble: (events: AsyncIterable<SseEvent>) => Promise<Assembled>;
  /** `said`: who answered with what, to begin a sentence. `text`: the body as it came; '' of a stream. */
  readonly read: (body: Json, said: string, text: string) => T | Failed;
}

export async function readJsonOrStream<T>(
  response: HttpResponse,
  asked: string,
  signal: AbortSignal,
  { assemble, read }: Shape<T>,
): Promise<T | Failed> {
  const said = answered(asked, response);
  const readStream = async (bytes: AsyncIterable<Uint8Array>): Promise<T | Failed> => {
    const assembled = await assemble(readSse(bytes));
    if ('problem' in assembled) return failed('AGENT_ERROR', `${said} ${assembled.problem}`, assembled.body);
    return read(assembled.body, said, '');
  };
  try {
    if (response.headers['content-type']?.includes('event-stream')) return await readStream(response.body);
    const text = await readText(response.body);
    if (isBlank(text)) return failed('AGENT_ERROR', `${said} with an empty body`);
    const body = parseJson(text);
    if (body !== undefined) return read(body, said, text);
    // Servers that stream under another content type.
    if (/^(data|event|id|retry)?:/.test(text)) return await readStream(once(new TextEncoder().encode(text)));
    return failed('AGENT_ERROR', `${said} with ${/^\s*</.test(text) ? 'HTML' : 'text'} instead of JSON`, text);
  } catch (error) {
    return brokenAnswer(asked, error, signal);
  } finally {
    response.cancel();
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
