// What the Agent2Agent client calls the network by: our own tries, bounds and headers, and no other server than the one that was named.
import { Readable } from 'node:stream';
import type { AgentTools, Failed, ReadyAgent } from '../model/agents.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { readText } from './body.ts';
import { answered, brokenAnswer, failed, MOST_TEXT, tooBig } from './failure.ts';
import { parseJson } from './json.ts';
import { ask } from './retry.ts';

export interface A2aFetch {
  readonly fetch: typeof fetch;
  readonly calls: () => number;
  /** What went wrong since it was asked last: the client wraps it in words of its own. */
  failure(): Failed | undefined;
}

const MOST_STREAM = 16 * MOST_TEXT;

/** `signal`: of the round that is held. */
export function a2aFetch(agent: ReadyAgent, tools: AgentTools, signal: () => AbortSignal): A2aFetch {
  const given = isObject(agent.settings['headers']) ? (agent.settings['headers'] as JsonObject) : {};
  let calls = 0;
  let failure: Failed | undefined;
  const fail = (f: Failed): never => {
    failure ??= f;
    throw new Error(f.text);
  };
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = pinned(input instanceof Request ? input.url : String(input), agent.endpoint ?? '');
    const method = init.method === 'POST' ? 'POST' : 'GET';
    const headers: { [name: string]: string } = {};
    new Headers(init.headers).forEach((value, name) => {
      headers[name] = value;
    });
    for (const [name, value] of Object.entries(given)) headers[name.toLowerCase()] = String(value);
    const stop = signal();
    const asked = await ask({
      tools,
      request: { method, url, headers, signal: stop, ...(typeof init.body === 'string' && { body: init.body }) },
      count: () => {
        calls++;
      },
      once: method === 'POST',
    });
    if (!asked.ok) return fail(asked);
    const { response } = asked;
    const type = response.headers['content-type'] ?? '';
    const known = { status: response.status, headers: { 'content-type': type } };
    if (type.includes('event-stream')) {
      const broken = (error: unknown) => {
        failure ??= brokenAnswer(asked.asked, error, stop, '16 MB');
      };
      return new Response(bounded(response.body, broken), known);
    }
    const said = answered(asked.asked, response);
    let text = '';
    try {
      text = await readText(response.body);
    } catch (error) {
      return fail(brokenAnswer(asked.asked, error, stop));
    } finally {
      response.cancel();
    }
    // The client would walk data of any depth.
    if (parseJson(text) === undefined)
      return fail(
        failed(
          'AGENT_ERROR',
          `${said} with ${/^\s*</.test(text) ? 'HTML' : text.trim() === '' ? 'an empty body' : 'text'} instead of JSON`,
          text,
        ),
      );
    return new Response(text, known);
  };
  return {
    fetch,
    calls: () => calls,
    failure() {
      const last = failure;
      failure = undefined;
      return last;
    },
  };
}

/** A card may name a server that is not reached from here, or one that must not see these headers. */
function pinned(url: string, endpoint: string): string {
  const to = new URL(url);
  const { protocol, host, username, password } = new URL(endpoint);
  return Object.assign(to, { protocol, host, username, password }).href;
}

function bounded(body: AsyncIterable<Uint8Array>, broken: (error: unknown) => void): ReadableStream<Uint8Array> {
  async function* read() {
    let size = 0;
    try {
      for await (const chunk of body) {
        size += chunk.length;
        if (size > MOST_STREAM) throw tooBig();
        yield chunk;
      }
    } catch (error) {
      broken(error);
      throw error;
    }
  }
  return Readable.toWeb(Readable.from(read(), { objectMode: false })) as ReadableStream<Uint8Array>;
}
