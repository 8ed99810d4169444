import type { Http } from '../model/ports.ts';
import { createHttp } from './http.ts';

/** More is no answer of a model. */
const MOST = 10_000_000;
const NO_BODY = new Set([101, 204, 205, 304]);

/**
 * The global `fetch`, over `Http`, as far as the providers' SDKs use it: whole text bodies in and out, a real Response, half the
 * time and memory. Redirects are not followed: a key goes only where it was meant to go.
 */
export function createFetch(http: Http = createHttp()): typeof fetch {
  return async (input, init = {}) => {
    const request = input instanceof Request ? input : undefined;
    const body = init.body ?? (request?.body ? await request.text() : undefined);
    const response = await http({
      url: request?.url ?? String(input),
      method: (init.method ?? request?.method ?? 'GET').toUpperCase() as 'GET',
      // Encoded answers would have to be decoded here.
      headers: { 'accept-encoding': 'identity', ...Object.fromEntries(new Headers(init.headers ?? request?.headers)) },
      ...(body !== undefined && body !== null && { body: typeof body === 'string' ? body : await new Response(body).text() }),
      signal: init.signal ?? request?.signal ?? NEVER,
    });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > MOST) {
        response.cancel();
        throw new TypeError('fetch failed', { cause: new Error(`the answer is larger than ${MOST / 1e6} MB`) });
      }
      chunks.push(chunk);
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) if (value !== undefined) headers.append(name, value);
    return new Response(NO_BODY.has(response.status) ? null : Buffer.concat(chunks), { status: response.status, headers });
  };
}

const NEVER = new AbortController().signal;
