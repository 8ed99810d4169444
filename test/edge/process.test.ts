import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/edge/clock.ts';
import { createHttp } from '../../src/edge/http.ts';
import { freePort, runSetup, type StartAgent, startAgent } from '../../src/edge/process.ts';
import type { ProblemError } from '../../src/model/problems.ts';

let cwd = '';
const lines: string[] = [];
const log = { info: (text: string) => void lines.push(text), warn: (text: string) => void lines.push(text) };
const http = createHttp({});
const node = JSON.stringify(process.execPath);

const SERVER = `
const http = require('node:http');
if (process.argv.includes('stubborn')) process.on('SIGTERM', () => {});
if (process.argv.includes('chatty')) for (let i = 0; i < 2000; i++) process.stdout.write('noise '.repeat(20) + '\\n');
const slow = Date.now() + 200;
http.createServer((request, response) => {
  const path = request.url;
  if (path === '/slow') return response.writeHead(Date.now() < slow ? 503 : 204).end();
  if (path === '/broken') return response.writeHead(500).end();
  if (path === '/env') return response.end(JSON.stringify(process.env));
  response.writeHead(request.url === '/locked' ? 401 : 404).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
`;
const PARENT = `
const { spawn } = require('node:child_process');
const detached = process.argv.includes('escape');
const child = spawn(process.execPath, ['server.cjs', ...process.argv.slice(2)], { stdio: 'inherit', detached });
if (detached) child.unref();
setInterval(() => {}, 1000);
`;

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'viva-process-'));
  writeFileSync(join(cwd, 'server.cjs'), SERVER);
  writeFileSync(join(cwd, 'parent.cjs'), PARENT);
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const start = (command: string, port: number, more: Partial<StartAgent> = {}) =>
  startAgent({ command, cwd, env: {}, port, log, http, clock: systemClock, ...more });

async function answers(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(1000);
  return http({ url: `http://127.0.0.1:${port}/`, method: 'GET', headers: {}, signal }).then(
    (response) => {
      response.cancel();
      return true;
    },
    () => false,
  );
}

/** Living processes that were started in the test's folder. */
function left(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`VIVA_TEST_FOLDER=${cwd}\0`);
    } catch {
      return false;
    }
  });
}

async function problemOf(work: Promise<unknown>): Promise<{ code: string; message: string; output?: string }> {
  const error = await work.then(
    () => undefined,
    (e: ProblemError) => e,
  );
  const { code = '', message = '', output } = error?.problems[0] ?? {};
  return { code, message, ...(output !== undefined && { output }) };
}

describe('an agent that Viva starts', () => {
  it.each([
    ['a path', 'server.cjs', '/slow'],
    ['a path that asks for a key', 'server.cjs', 'locked'],
    ['no `ready`: its port', 'server.cjs', undefined],
    ['below another process', 'parent.cjs', undefined],
    ['and a lot of output', 'server.cjs chatty', undefined],
    ['deaf to SIGTERM', 'parent.cjs stubborn', undefined],
    ['in a session of its own', 'parent.cjs escape', undefined],
  ])('is waited for and stopped with its children: %s', async (_, args, ready) => {
    const port = await freePort();
    const env = { VIVA_TEST_FOLDER: cwd };
    const agent = await start(`${node} ${args}`, port, { env, ...(ready !== undefined && { ready }) });
    expect(await answers(port)).toBe(true);
    await agent.stop();
    await agent.stop();
    expect(await answers(port)).toBe(false);
    expect(left()).toEqual([]);
  });

  it('that answers 404 where it should tell that it is ready: said when the time is over', async () => {
    const port = await freePort();
    const { code, message } = await problemOf(start(`${node} server.cjs`, port, { ready: '/nope', timeoutMs: 3000 }));
    expect(code).toBe('agent_not_ready');
    expect(message).toContain(`/nope answers 404: it has no such path (without \`ready\` a connection is enough)`);
  });

  it('that ends later: told to whom it did not answer, with what it said last; one that lives is not', async () => {
    const port = await freePort();
    const agent = await start(`${node} server.cjs`, port);
    expect(await agent.died()).toBeUndefined();
    await agent.stop();
    const other = await freePort();
    const brief = `${node} -e "require('node:http').createServer(() => { console.error('boom: no memory'); process.exit(7); }).listen(process.env.PORT)"`;
    const mortal = await start(brief, other);
    await fetch(`http://127.0.0.1:${other}/`).catch(() => undefined);
    const death = await mortal.died();
    expect(death).toMatchObject({ code: 'agent_died', output: 'boom: no memory' });
    expect(death?.message).toMatch(/exited with 7 after .* s, in the middle of the run\.$/);
    await mortal.stop();
  });

  it('is waited for at a whole URL', async () => {
    const port = await freePort();
    const agent = await start(`${node} server.cjs`, port, { ready: `http://127.0.0.1:${port}/slow` });
    await agent.stop();
  });

  it('is waited for where its endpoint is, if it does not heed PORT', async () => {
    const [port, own] = [await freePort(), await freePort()];
    const agent = await start(`PORT=${own} ${node} server.cjs`, port, { endpoint: `http://localhost:${own}/v1/chat`, ready: '/slow' });
    await agent.stop();
  });

  it('that ends before it is ready is known at once, with what it said', async () => {
    const began = performance.now();
    const command = `echo starting; echo 'boom: no API key' >&2; exit 3`;
    const port = await freePort();
    const { code, message, output } = await problemOf(start(command, port, { ready: '/health' }));
    expect([code, output]).toEqual(['agent_not_ready', 'starting\nboom: no API key']);
    const [before = '', after] = message.split(/ after \d+(?:\.\d)? s, /);
    expect(before).toBe(`the agent \`${command}\` exited with 3`);
    expect(after).toBe(`before http://localhost:${port}/health answered.`);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('a command that is not there', async () => {
    const { code, message, output } = await problemOf(start('no-such-program-anywhere', await freePort()));
    expect(code).toBe('agent_not_ready');
    expect(message).toMatch(
      /^the agent `no-such-program-anywhere` exited with 127 after .* s, before http:\/\/localhost:\d+ accepted a connection\.$/,
    );
    expect(output).toMatch(/no-such-program-anywhere.*not found/);
  });

  it('that never gets ready is stopped', async () => {
    const port = await freePort();
    const env = { VIVA_TEST_FOLDER: cwd };
    const command = `echo hello; exec ${node} server.cjs`;
    expect(await problemOf(start(command, port, { ready: '/broken', timeoutMs: 700, env }))).toEqual({
      code: 'agent_not_ready',
      message: `the agent \`${command}\` was not ready after 0.7 s: http://localhost:${port}/broken answers 500.`,
      output: 'hello',
    });
    expect(left()).toEqual([]);
  });

  it('is not started where something listens already', async () => {
    const port = await freePort();
    const first = await start(`${node} server.cjs`, port);
    const { message } = await problemOf(start(`${node} server.cjs`, port));
    expect(message).toBe(`something listens on port ${port} already, before the agent was started.`);
    await first.stop();
  });

  it('gets the runner’s basics, PORT and what it was given, and nothing else', async () => {
    process.env['VIVA_SECRET_OF_MINE'] = 's3cret';
    const port = await freePort();
    const agent = await start(`${node} server.cjs`, port, { env: { AGENT_MODE: 'test' } });
    const response = await http({ url: `http://127.0.0.1:${port}/env`, method: 'GET', headers: {}, signal: AbortSignal.timeout(2000) });
    let text = '';
    for await (const chunk of response.body) text += Buffer.from(chunk).toString();
    await agent.stop();
    const env = JSON.parse(text);
    expect(env).toMatchObject({ AGENT_MODE: 'test', PORT: String(port), PATH: process.env['PATH'] });
    expect(
      Object.keys(env).filter(
        (k) => !/^(PATH|HOME|TMPDIR|LANG|LC_\w+|RUNNER_TRACKING_ID|AGENT_MODE|PORT|VIVA_AGENT_RUN|PWD|SHLVL|_|OLDPWD)$/.test(k),
      ),
    ).toEqual([]);
  });

  it('its output is redacted before it is cut', async () => {
    const redact = (text: string) => text.replaceAll('sk-1234567890', '***');
    const noise = `head -c 30000 /dev/zero | tr '\\0' x`;
    const { output } = await problemOf(
      start(`${noise}; printf sk-1234567890; head -c 1995 /dev/zero | tr '\\0' y; exit 1`, await freePort(), { redact }),
    );
    expect(output).toMatch(/^…x*\*\*\*y{1995}$/);
  });

  it('does not outlive a Viva that ends by an error', async () => {
    const port = await freePort();
    const program = `
      import { startAgent } from ${JSON.stringify(new URL('../../src/edge/process.ts', import.meta.url).href)};
      import { createHttp } from ${JSON.stringify(new URL('../../src/edge/http.ts', import.meta.url).href)};
      import { systemClock } from ${JSON.stringify(new URL('../../src/edge/clock.ts', import.meta.url).href)};
      const log = { info() {}, warn() {} };
      await startAgent({ command: ${JSON.stringify(`${node} parent.cjs escape`)}, cwd: ${JSON.stringify(cwd)}, env: { VIVA_TEST_FOLDER: ${JSON.stringify(cwd)} }, port: ${port}, log, http: createHttp({}), clock: systemClock });
      throw new Error('a bug');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(code).toBe(1);
    expect(await answers(port)).toBe(false);
    expect(left()).toEqual([]);
  });
});

describe('setup', () => {
  it('runs in the folder, once, to its end', async () => {
    await runSetup({ command: `echo "$WHO" > made.txt`, cwd, env: { WHO: 'me' }, log });
    expect(readFileSync(join(cwd, 'made.txt'), 'utf8')).toBe('me\n');
  });

  it.each([
    ['exit', 'echo installing; exit 2', 'setup `echo installing; exit 2` exited with 2.', 'installing'],
    ['nothing said', 'exit 1', 'setup `exit 1` exited with 1, and printed nothing.'],
    ['too slow', 'sleep 30', 'setup `sleep 30` did not end within 0.3 s, and printed nothing.'],
  ])('that fails says how: %s', async (_, command, message, output?: string) => {
    const said = { code: 'setup_failed', message, ...(output !== undefined && { output }) };
    expect(await problemOf(runSetup({ command, cwd, env: {}, log, timeoutMs: 300 }))).toEqual(said);
  });
});

it('a free port can be listened on', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThan(1023);
  execFileSync(process.execPath, ['-e', `require('node:net').createServer().listen(${port}, '127.0.0.1', () => process.exit(0))`]);
});

it('a secret in the command itself is shown nowhere', async () => {
  const redact = (text: string) => text.replaceAll('hunter2-hunter2', '***');
  const command = `${node} -e 0 hunter2-hunter2`;
  await runSetup({ command, cwd, env: {}, log, redact });
  const failed = runSetup({ command: `${node} -e "process.exit(3)" hunter2-hunter2`, cwd, env: {}, log, redact });
  await expect(failed).rejects.toThrow('***`');
  const port = await freePort();
  const agent = await startAgent({
    command: `${node} server.cjs hunter2-hunter2`,
    cwd,
    env: {},
    port,
    log,
    http,
    clock: systemClock,
    redact,
  });
  await agent.stop();
  const error: unknown = await failed.catch((e: unknown) => e);
  expect([lines.join('\n'), String(error)].filter((text) => text.includes('hunter2'))).toEqual([]);
  expect(lines.slice(-1)[0]).toMatch(/^agent ready after \d+ ms: .*server\.cjs \*\*\*$/);
});
