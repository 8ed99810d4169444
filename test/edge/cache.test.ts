import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCacheStore } from '../../src/edge/cache.ts';
import { sweep } from '../../src/edge/cache-folder.ts';
import type { CachePart, PullRequest } from '../../src/model/platform.ts';
import { type Scope, type StageCache, scopesOf, startCache } from '../stage/cache.ts';

let stage: StageCache;
let workspace: string;
const home = process.cwd();
const before = { ...process.env };
let printed: string[];

beforeAll(async () => {
  stage = await startCache();
});
afterAll(() => stage.close());

beforeEach(() => {
  freshCheckout();
  // The client prints for the runner; here it is read.
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.chdir(home);
  process.env = { ...before };
});

/** A machine of its own for each run, as on GitHub: only the cache is shared. */
function freshCheckout(): void {
  workspace = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  process.chdir(workspace);
}

let run = 0;
function openStore(who: { event: string; pr?: number; id?: string; cwd?: string; scopes?: readonly Scope[]; url?: string }) {
  const env = {
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: mkdtempSync(path.join(tmpdir(), 'runner-temp-')),
    GITHUB_SERVER_URL: 'https://github.com',
    ...stage.env(who.scopes ?? scopesOf(who)),
    ...(who.url && { ACTIONS_RESULTS_URL: who.url }),
  };
  process.env = { ...before, ...env };
  const warnings: string[] = [];
  const pr: PullRequest | undefined =
    who.pr === undefined ? undefined : { number: who.pr, headSha: 'h', baseSha: 'b', baseRef: 'main', fork: false, draft: false };
  const event = { runId: String(++run), attempt: 1, ...(pr && { pr }) };
  const store = createCacheStore({ id: who.id ?? 'leg', cwd: who.cwd ?? workspace, env, event, warn: (text) => warnings.push(text) });
  return { store, warnings, runId: run };
}

async function keep(store: ReturnType<typeof openStore>['store'], part: CachePart, name: string, content: string) {
  writeFileSync(path.join(await store.folder(part), name), content);
  return store.save(part);
}

async function found(store: ReturnType<typeof openStore>['store'], part: CachePart) {
  const folders = await store.restore(part);
  return folders.map(({ scope, folder }) => [
    scope,
    ...readdirSync(folder).map((f) => `${f}: ${readFileSync(path.join(folder, f), 'utf8')}`),
  ]);
}

test('a push saves, a pull request reads it beside its own, and main never sees the pull request’s', async () => {
  const push = openStore({ event: 'push', id: 'flow' });
  expect(await push.store.restore('memory')).toEqual([]);
  expect(await keep(push.store, 'memory', 'memory.json', 'from main')).toBe('saved');
  expect(await keep(push.store, 'transcripts', 't.jsonl', 'said on main')).toBe('saved');

  freshCheckout();
  const first = openStore({ event: 'pull_request', pr: 7, id: 'flow' });
  expect(await found(first.store, 'memory')).toEqual([['base', 'memory.json: from main']]);
  expect(await keep(first.store, 'memory', 'memory.json', 'from pull request 7')).toBe('saved');

  freshCheckout();
  const second = openStore({ event: 'pull_request', pr: 7, id: 'flow' });
  expect(await found(second.store, 'memory')).toEqual([
    ['pr', 'memory.json: from pull request 7'],
    ['base', 'memory.json: from main'],
  ]);
  expect(await found(second.store, 'transcripts')).toEqual([['base', 't.jsonl: said on main']]);

  freshCheckout();
  const other = openStore({ event: 'pull_request', pr: 71, id: 'flow' });
  expect(await found(other.store, 'memory')).toEqual([['base', 'memory.json: from main']]);

  freshCheckout();
  const again = openStore({ event: 'push', id: 'flow' });
  expect(await found(again.store, 'memory')).toEqual([['base', 'memory.json: from main']]);
  expect(stage.entries().map((e) => [e.scope, e.key])).toEqual([
    ['refs/heads/main', `viva-flow-base-memory-${push.runId}-1`],
    ['refs/heads/main', `viva-flow-base-transcripts-${push.runId}-1`],
    ['refs/pull/7/merge', `viva-flow-pr7-memory-${first.runId}-1`],
  ]);
  expect([push, first, second, other, again].flatMap((s) => s.warnings)).toEqual([]);
});

test('the newest entry is the one that is found; none is ever overwritten', async () => {
  for (const content of ['old', 'new']) {
    freshCheckout();
    const { store } = openStore({ event: 'push', id: 'newest' });
    expect(await keep(store, 'memory', 'memory.json', content)).toBe('saved');
    expect(await keep(store, 'memory', 'memory.json', `${content}, saved again by post`)).toBe('not_saved');
  }
  freshCheckout();
  expect(await found(openStore({ event: 'push', id: 'newest' }).store, 'memory')).toEqual([['base', 'memory.json: new']]);
});

test('ids never share entries, however alike they are', async () => {
  const ids = ['a', 'a-base', 'a-base-memory', 'a_base', 'a base'];
  for (const id of ids) {
    freshCheckout();
    expect(await keep(openStore({ event: 'push', id }).store, 'memory', 'memory.json', id)).toBe('saved');
  }
  for (const id of ids) {
    freshCheckout();
    expect(await found(openStore({ event: 'push', id }).store, 'memory')).toEqual([['base', `memory.json: ${id}`]]);
  }
});

test('a comment’s run may read and not write: not saved, no error', async () => {
  await keep(openStore({ event: 'push', id: 'ro' }).store, 'memory', 'memory.json', 'main');
  freshCheckout();
  const { store, warnings } = openStore({ event: 'issue_comment', id: 'ro' });
  expect(await found(store, 'memory')).toEqual([['base', 'memory.json: main']]);
  expect(await keep(store, 'memory', 'memory.json', 'x')).toBe('not_saved');
  expect(warnings).toEqual([]);
});

test('a denied read and a service that refuses are misses', async () => {
  const denied = openStore({ event: 'push', id: 'denied', scopes: [] });
  expect(await denied.store.restore('memory')).toEqual([]);
  const refusing = createServer((_, response) => response.writeHead(400).end('{"code":"invalid_argument","msg":"no"}')).listen(
    0,
    '127.0.0.1',
  );
  await once(refusing, 'listening');
  const { store } = openStore({ event: 'push', id: 'refused', url: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/` });
  expect(await store.restore('memory')).toEqual([]);
  expect(await keep(store, 'memory', 'memory.json', 'x')).toBe('not_saved');
  refusing.close();
});

test('without a cache service nothing is tried', async () => {
  const store = createCacheStore({
    id: 'x',
    cwd: workspace,
    env: { GITHUB_WORKSPACE: workspace },
    event: { runId: '1', attempt: 1 },
    warn: () => {},
  });
  expect(store.available).toBe(false);
  expect(await store.restore('memory')).toEqual([]);
  expect(await store.save('memory')).toBe('not_saved');
});

test('a `.viva` that the checkout brings is not taken for a restored one, nor followed where it leads', async () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  symlinkSync(outside, path.join(workspace, '.viva'));
  const { store } = openStore({ event: 'pull_request', pr: 1, id: 'planted' });
  await store.restore('memory');
  expect(readdirSync(outside)).toEqual([]);
  expect(lstatSync(path.join(workspace, '.viva')).isDirectory()).toBe(true);

  writeFileSync(path.join(await store.folder('memory'), 'memory.json'), 'planted');
  await store.restore('memory');
  expect(readdirSync(await store.folder('memory'))).toEqual([]);
  expect(readFileSync(path.join(workspace, '.viva/.gitignore'), 'utf8')).toBe('*\n');
});

test('links and strange names inside an entry are taken out', async () => {
  const { store } = openStore({ event: 'push', id: 'links' });
  symlinkSync('/etc/passwd', path.join(await store.folder('memory'), 'passwd.json'));
  writeFileSync(path.join(await store.folder('memory'), '.hidden'), 'x');
  await keep(store, 'memory', 'memory.json', 'fine');
  freshCheckout();
  const next = openStore({ event: 'push', id: 'links' });
  expect(await found(next.store, 'memory')).toEqual([['base', 'memory.json: fine']]);
  expect(next.warnings).toEqual([expect.stringContaining('2 unexpected files were dropped')]);
});

test('no more bytes are kept than asked for', async () => {
  for (const name of ['a', 'b', 'c']) writeFileSync(path.join(workspace, name), 'x'.repeat(60));
  mkdirSync(path.join(workspace, 'd/e/f/g'), { recursive: true });
  expect(await sweep(workspace, 130)).toBe(2);
  expect(readdirSync(workspace)).toEqual(['a', 'b', 'd']);
  expect(existsSync(path.join(workspace, 'd/e/f/g'))).toBe(false);
});

test('a working directory with its own cache, also with signs that a glob would read', async () => {
  const cwd = path.join(workspace, 'apps/[one]');
  mkdirSync(cwd, { recursive: true });
  await keep(openStore({ event: 'push', id: 'dir', cwd }).store, 'memory', 'memory.json', 'sub');
  rmSync(path.join(cwd, '.viva'), { recursive: true });
  expect(await found(openStore({ event: 'push', id: 'dir', cwd }).store, 'memory')).toEqual([['base', 'memory.json: sub']]);
  expect(openStore({ event: 'push', cwd: path.dirname(workspace) }).store.available).toBe(false);
});

test('without a cache what a checkout brought is not taken for earlier runs', async () => {
  for (const scope of ['pr', 'base']) {
    const folder = path.join(workspace, '.viva/cache/leg', scope, 'memory');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'memory.json'), '{"forged":true}');
  }
  const event = {
    runId: '1',
    attempt: 1,
    pr: { number: 7, headSha: 'h', baseSha: 'b', baseRef: 'main', fork: true, draft: false },
  };
  const store = createCacheStore({ id: 'leg', cwd: workspace, env: { GITHUB_WORKSPACE: workspace }, event, warn: () => {} });
  expect([store.available, await store.restore('memory')]).toEqual([false, []]);
  expect(readdirSync(await store.folder('memory'))).toEqual([]);
  expect(existsSync(path.join(workspace, '.viva/cache/leg/base/memory/memory.json'))).toBe(false);
});
