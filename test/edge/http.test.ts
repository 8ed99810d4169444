import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { createHttp } from '../../src/edge/http.ts';
import { json, type Served, serve } from '../stage/agent.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((s) => s.close()));
});

async function served(handle: Parameters<typeof serve>[0]): Promise<Served> {
  const server = await serve(handle);
  open.push(server);
  return server;
}

const get = (url: string, signal = new AbortController().signal) => createHttp({})({ url, method: 'GET', headers: {}, signal });

async function text(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it('sends method, headers and body, and gives status, headers and body', async () => {
  const server = await served((request, response) =>
    json(response, 201, { ...request, headers: { x: request.headers['x-a'] } }, { 'X-Answer': 'é' }),
  );
  const response = await createHttp({})({
    url: `${server.url}/p?q=1`,
    method: 'PUT',
    headers: { 'X-A': 'b' },
    body: '{"text":"Zażółć"}',
    signal: new AbortController().signal,
  });
  expect(response.status).toBe(201);
  expect(response.headers['content-type']).toBe('application/json');
  expect(JSON.parse(await text(response.body))).toEqual({ method: 'PUT', path: '/p?q=1', headers: { x: 'b' }, body: { text: 'Zażółć' } });
});

it('does not follow redirects', async () => {
  const server = await served((_, response) => json(response, 307, {}, { location: '/elsewhere' }));
  const response = await get(server.url);
  expect([response.status, response.headers['location']]).toEqual([307, '/elsewhere']);
  response.cancel();
});

it('the body of an error ends after 5 s at the latest, with what came until then', async () => {
  const server = await served((_, response) => {
    response.writeHead(400);
    const drip = setInterval(() => response.write('no '), 200);
    response.on('close', () => clearInterval(drip));
  });
  const began = performance.now();
  const response = await get(server.url);
  expect(response.status).toBe(400);
  expect(await text(response.body)).toMatch(/^(no ){5,}$/);
  expect(performance.now() - began).toBeLessThan(9000);
});

it('streams: the first chunk is there before the last is written', async () => {
  let finish = () => {};
  const server = await served((_, response) => {
    response.write('first');
    finish = () => response.end('last');
  });
  const response = await get(server.url);
  const seen: string[] = [];
  for await (const chunk of response.body) {
    seen.push(Buffer.from(chunk).toString());
    finish();
  }
  expect(seen).toEqual(['first', 'last']);
});

it('uses a connection again, also after a body that nobody wanted', async () => {
  let connections = 0;
  const server = createServer((_, response) => response.end('{}')).on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => server.close() });
  const http = createHttp({});
  for (let i = 0; i < 5; i++) {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const response = await http({ url, method: 'POST', headers: {}, body: '{}', signal: new AbortController().signal });
    if (i % 2) await text(response.body);
    else response.cancel();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(connections).toBeLessThanOrEqual(4);
  server.closeAllConnections();
});

it.each([
  ['http://127.0.0.1:9/', 'ECONNREFUSED'],
  ['not a url', 'ERR_INVALID_URL'],
  ['file:///etc/passwd', 'ERR_INVALID_URL'],
])('rejects with the code of Node: %s', async (url, code) => {
  await expect(get(url)).rejects.toMatchObject({ code });
});

it.each([
  ['before an answer', false],
  ['in the middle of one', true],
])('a connection that breaks %s rejects', async (_, begin) => {
  const server = await served((_, response) => {
    if (begin) response.writeHead(200, { 'content-length': '100' }).write('some');
    setTimeout(() => response.socket?.destroy(), 20);
  });
  await expect(get(server.url).then((r) => text(r.body))).rejects.toMatchObject({ code: 'ECONNRESET' });
});

it.each([
  ['before it is sent', 0, false],
  ['before an answer', 30, false],
  ['in the middle of one', 60, true],
])('stops when it is aborted %s', async (_, ms, begin) => {
  const server = await served((_, response) => void (begin && response.writeHead(200).write('some')));
  const stop = new AbortController();
  if (ms === 0) stop.abort();
  else setTimeout(() => stop.abort(), ms);
  await expect(get(server.url, stop.signal).then((r) => text(r.body))).rejects.toMatchObject({ name: 'AbortError' });
});

it('drops the connection of a body that is cancelled', async () => {
  let closed = () => {};
  const done = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const server = await served((_, response) => {
    response.on('close', closed);
    response.write('endless');
  });
  (await get(server.url)).cancel();
  await done;
});

it('an idle connection does not keep the program alive', async () => {
  const server = await served((_, response) => json(response, 200, {}));
  const program = `
    import { createHttp } from ${JSON.stringify(new URL('../../src/edge/http.ts', import.meta.url).href)};
    const response = await createHttp({})({ url: ${JSON.stringify(server.url)}, method: 'GET', headers: {}, signal: new AbortController().signal });
    for await (const chunk of response.body);
    console.log('read');`;
  const began = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe('read\n');
  expect(performance.now() - began).toBeLessThan(3500);
});

it('goes through the proxy of the environment, but not to this machine', async () => {
  const proxy = await served((request, response) => json(response, 200, { proxied: request.path }));
  const own = await served((_, response) => json(response, 200, { own: true }));
  const http = createHttp({ HTTP_PROXY: proxy.url });
  const ask = async (url: string) =>
    JSON.parse(await text((await http({ url, method: 'GET', headers: {}, signal: new AbortController().signal })).body));
  expect(await ask(own.url)).toEqual({ own: true });
  expect(await ask('http://agent.example/hello')).toMatchObject({ proxied: expect.stringContaining('/hello') });
});
