import type { Http } from '../model/ports.ts';

/** More is no answer of a model. */
const MOST = 10_000_000;

/**
 * The global `fetch`, over `Http`, as far as the providers' SDKs use it: text in, and a body that is read once, whole. Redirects
 * are not followed: a key goes only where it was meant to go. What comes back has the part of a Response that they read; for a
 * real one Node loads all of undici, which takes longer than the rest of a start.
 */
export function createFetch(http: Http): typeof fetch {
  return async (input, init = {}) => {
    if (typeof input !== 'string' && !(input instanceof URL)) throw new TypeError('fetch failed', { cause: new Error('only URLs') });
    const { body } = init;
    if (body !== undefined && body !== null && typeof body !== 'string')
      throw new TypeError('fetch failed', { cause: new Error('only text can be sent') });
    const response = await http({
      url: String(input),
      method: init.method === undefined || init.method.toUpperCase() === 'GET' ? 'GET' : 'POST',
      // Encoded answers would have to be decoded here.
      headers: { 'accept-encoding': 'identity', ...plain(init.headers) },
      ...(typeof body === 'string' && { body }),
      signal: init.signal ?? NEVER,
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
    return answer(response.status, response.headers, Buffer.concat(chunks)) as unknown as Response;
  };
}

const NEVER = new AbortController().signal;

function plain(headers: RequestInit['headers']): { [name: string]: string } {
  const pairs = headers === undefined ? [] : Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name.toLowerCase(), String(value)]));
}

function answer(status: number, headers: { readonly [name: string]: string | undefined }, bytes: Buffer) {
  let unread: Buffer | undefined = bytes;
  const reader = {
    read: () => {
      const value = unread;
      unread = undefined;
      return Promise.resolve(value === undefined || value.length === 0 ? { done: true } : { done: false, value });
    },
    cancel: () => Promise.resolve(),
    releaseLock: () => {},
  };
  return {
    status,
    statusText: '',
    ok: status >= 200 && status < 300,
    headers: new Map(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))),
    body: { getReader: () => reader, cancel: () => Promise.resolve() },
    text: () => Promise.resolve(new TextDecoder().decode(bytes)),
  };
}
