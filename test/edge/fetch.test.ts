import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createFetch } from '../../src/edge/fetch.ts';
import { createHttp } from '../../src/edge/http.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const echo: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    response.writeHead(201, { 'content-type': 'application/json', 'x-two': ['a', 'b'] });
    response.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        body,
        key: request.headers['x-key'],
        length: request.headers['content-length'],
      }),
    );
  });
};

describe('it is fetch, as far as one request and one answer go', () => {
  test.each([
    ['a plain object of headers', { 'x-key': 'k' }],
    ['a list', [['x-key', 'k']] as [string, string][]],
    ['Headers', new Headers({ 'X-Key': 'k' })],
  ])('method, body and %s', async (_name, headers) => {
    const url = await serve(echo);
    const response = await createFetch(createHttp())(`${url}/a?b=c`, { method: 'post', headers, body: 'žluť' });
    expect([response.status, response.ok, response.headers.get('x-two')]).toEqual([201, true, 'a, b']);
    expect(JSON.parse(await response.text())).toEqual({ method: 'POST', url: '/a?b=c', body: 'žluť', key: 'k', length: '6' });
  });

  test('a URL is taken; a Request and bytes, which no SDK sends, are refused before anything is sent', async () => {
    const url = await serve(echo);
    const fetch = createFetch(createHttp());
    expect(JSON.parse(await (await fetch(new URL(url))).text())).toMatchObject({ method: 'GET', body: '' });
    await expect(fetch(new Request(url))).rejects.toMatchObject({ message: 'fetch failed', cause: { message: 'only URLs' } });
    const bytes = fetch(url, { method: 'POST', body: new TextEncoder().encode('bytes') });
    await expect(bytes).rejects.toMatchObject({ message: 'fetch failed', cause: { message: 'only text can be sent' } });
  });

  test('the body is a stream of one chunk, without its byte order mark as text; all headers can be listed', async () => {
    const url = await serve((_request, response) => response.setHeader('x-a', 'b').end('\uFEFF{}'));
    const response = await createFetch(createHttp())(url);
    expect(Object.fromEntries([...response.headers])).toMatchObject({ 'x-a': 'b', 'content-length': '5' });
    expect(await response.text()).toBe('{}');
    const reader = response.body?.getReader();
    expect(await reader?.read()).toMatchObject({ done: false, value: Buffer.from('\uFEFF{}') });
    expect(await reader?.read()).toMatchObject({ done: true });
  });

  test('no body, no error', async () => {
    const url = await serve((_request, response) => response.writeHead(204).end());
    expect((await createFetch(createHttp())(url)).status).toBe(204);
  });

  test('a redirect is not followed', async () => {
    let requests = 0;
    const url = await serve((_request, response) => {
      requests++;
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    });
    expect((await createFetch(createHttp())(url)).status).toBe(302);
    expect(requests).toBe(1);
  });

  test('stopped before, while waiting, within the body', async () => {
    const silent = await serve(() => {});
    const half = await serve((_request, response) => void response.writeHead(200).write('half'));
    await expect(createFetch(createHttp())(silent, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    for (const url of [silent, half]) {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), 30);
      await expect(createFetch(createHttp())(url, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    }
  });

  test('nobody listens, the connection breaks: the code of the cause', async () => {
    await expect(createFetch(createHttp())('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const url = await serve((request) => request.socket.destroy());
    await expect(createFetch(createHttp())(url)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('an answer that does not end is cut', async () => {
    let closed: (() => void) | undefined;
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const url = await serve((_request, response) => {
      response.on('close', () => closed?.());
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000)));
        response.once('drain', more);
      };
      more();
    });
    await expect(createFetch(createHttp())(url)).rejects.toMatchObject({
      message: 'fetch failed',
      cause: { message: 'the answer is larger than 10 MB' },
    });
    await gone;
  });

  test('connections are used again', async () => {
    const sockets = new Set<unknown>();
    const url = await serve((request, response) => {
      sockets.add(request.socket);
      response.end('ok');
    });
    const fetch = createFetch(createHttp());
    for (let i = 0; i < 5; i++) await (await fetch(url)).text();
    expect(sockets.size).toBe(1);
  });
});
