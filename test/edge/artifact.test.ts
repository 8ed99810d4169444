import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createArtifacts } from '../../src/edge/artifact.ts';
import { createGitHub } from '../../src/edge/github.ts';
import { type ArtifactAbout, artifactName, type FoundArtifact } from '../../src/model/artifacts.ts';
import { type StageCache, scopesOf, startCache } from '../stage/cache.ts';
import { BOT_TOKEN, READ_TOKEN, type StageGitHub, startGitHub, TOKEN } from '../stage/github.ts';
import { type ZipFile, zip } from '../stage/zip.ts';

// The real client against the staged services: what one run leaves, another takes.
const HEAD = 'b'.repeat(40);
const LEG = 'artifacts-test';
const NAME = artifactName(LEG, LEG);
const before = { ...process.env };
let services: StageCache;
let stage: StageGitHub;

beforeAll(async () => {
  services = await startCache();
  stage = await startGitHub();
  stage.artifacts = services.artifacts;
  // Read when the client is loaded.
  process.env['GITHUB_API_URL'] = stage.url;
});
afterAll(async () => {
  await services.close();
  await stage.close();
  process.env = before;
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

let runs = 0;
function startRun(event = 'pull_request', headSha = HEAD, headRepo: string | null = 'acme/salon') {
  const id = ++runs;
  stage.runs.push({
    id,
    event,
    headSha,
    headBranch: event === 'push' ? 'main' : 'topic',
    headRepo,
    path: '.github/workflows/viva.yml@main',
    attempt: 1,
    status: 'completed',
    conclusion: 'success',
  });
  return id;
}

function store(
  run: number,
  changes: { readonly attempt?: number; readonly env?: { readonly [name: string]: string }; readonly token?: string } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'leg-'));
  const env = {
    GITHUB_SERVER_URL: 'https://github.com',
    RUNNER_TEMP: mkdtempSync(path.join(tmpdir(), 'runner-temp-')),
    ...services.env(scopesOf({ event: 'pull_request', pr: 7 }), { runId: run, attempt: changes.attempt ?? 1 }),
    ...changes.env,
  };
  Object.assign(process.env, env);
  const warnings: string[] = [];
  const artifacts = createArtifacts({
    folder,
    env,
    token: changes.token ?? TOKEN,
    owner: 'acme',
    repo: 'salon',
    warn: (text) => warnings.push(text),
  });
  return { folder, artifacts, warnings, temp: env.RUNNER_TEMP };
}

const about = (run: number, changes: Partial<ArtifactAbout> = {}): ArtifactAbout => ({
  schema_version: 1,
  viva: '0.0.0',
  id: LEG,
  leg: LEG,
  event: 'pull_request',
  pr: 7,
  head_sha: HEAD,
  run,
  attempt: 1,
  ...changes,
});

function leave(folder: string, files: { readonly [name: string]: unknown }) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

async function find(query: Partial<Parameters<Awaited<ReturnType<typeof github>>['artifacts']>[0]> = {}, token = TOKEN) {
  return (await github(token)).artifacts({ event: 'pull_request', headSha: HEAD, named: { id: LEG }, ...query });
}
const github = (token = TOKEN) => createGitHub({ token, owner: 'acme', repo: 'salon', apiUrl: stage.url, throttle: false });

function plant(run: number, files: readonly ZipFile[], digest?: string): FoundArtifact {
  services.plant({ name: NAME, runId: run, bytes: zip(files), ...(digest && { digest }) });
  const planted = services.artifacts().at(-1);
  return {
    artifact: planted?.id ?? 0,
    name: NAME,
    size: planted?.size ?? 0,
    digest: planted?.digest ?? '',
    run,
    runUrl: '',
    event: 'pull_request',
    headSha: HEAD,
    workflow: '',
  };
}
const said = (run: number, changes: Partial<ArtifactAbout> = {}): ZipFile => ({
  name: 'run/about.json',
  content: JSON.stringify(about(run, changes)),
});

test('what a run leaves is found by its head and taken whole, by another run', async () => {
  const run = startRun();
  const { folder, artifacts, warnings } = store(run);
  leave(folder, {
    'run/about.json': about(run),
    'run/report.json': { id: LEG },
    'memory/memory.json': { schema_version: 1 },
    'transcripts/a-1.jsonl': '{}\n',
  });
  expect(await artifacts.upload(NAME, 1)).toBe('uploaded');
  expect(warnings).toEqual([]);
  const [found, ...more] = await find();
  expect(more).toEqual([]);
  expect(found).toMatchObject({
    name: 'viva-artifacts-test',
    run,
    event: 'pull_request',
    headSha: HEAD,
    headRepo: 'acme/salon',
    workflow: '.github/workflows/viva.yml',
  });
  expect(found?.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  const other = store(startRun('issue_comment'));
  const answer = found && (await other.artifacts.take(found));
  if (!answer || !('taken' in answer)) throw new Error(JSON.stringify(answer));
  expect(answer.taken.about).toEqual(about(run));
  expect(answer.taken.report).toEqual({ id: LEG });
  expect(answer.taken.memory).toEqual({ schema_version: 1 });
  expect(answer.taken.transcripts.map((t) => path.basename(t))).toEqual(['run', 'transcripts']);
  expect(answer.taken.transcripts.every((folder) => folder.startsWith(other.temp))).toBe(true);
  expect(readFileSync(path.join(answer.taken.transcripts[1] ?? '', 'a-1.jsonl'), 'utf8')).toBe('{}\n');
});

test('links, files of others and odd names are not uploaded', async () => {
  const run = startRun();
  const { folder, artifacts } = store(run);
  leave(folder, { 'run/about.json': about(run), 'transcripts/.env': 'KEY', 'memory/memory.json': '{}', 'else/x.json': '{}' });
  const outside = path.join(mkdtempSync(path.join(tmpdir(), 'outside-')), 'key.pem');
  writeFileSync(outside, 'secret');
  symlinkSync(outside, path.join(folder, 'transcripts', 'link.jsonl'));
  linkSync(outside, path.join(folder, 'transcripts', 'hard.jsonl'));
  expect(await artifacts.upload(NAME, 1)).toBe('uploaded');
  const bytes = services.bytesOf(services.artifacts().at(-1) ?? { url: '' });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'zip-')), 'a.zip');
  writeFileSync(file, bytes);
  const listed = execFileSync('python3', ['-m', 'zipfile', '-l', file], { encoding: 'utf8' });
  expect([...listed.matchAll(/^(\S+\/\S+)/gm)].map((m) => m[1])).toEqual(['run/about.json', 'memory/memory.json']);
});

test('the same name twice in a run is a warning with what to do; a re-run takes a name of its own where it has to', async () => {
  const run = startRun();
  const first = store(run);
  leave(first.folder, { 'run/about.json': about(run) });
  expect(await first.artifacts.upload(NAME, 1)).toBe('uploaded');
  expect(await first.artifacts.upload(NAME, 1)).toBe('not_uploaded');
  expect(first.warnings[0]).toContain('give each leg of the matrix, and each step, an `id`');
  expect(await first.artifacts.upload(NAME, 2)).toBe('uploaded');
  const again = store(run, { attempt: 2 });
  leave(again.folder, { 'run/about.json': about(run, { attempt: 2 }) });
  expect(await again.artifacts.upload(NAME, 2)).toBe('uploaded');
  expect((await find({ run })).map((f) => f.name)).toEqual([NAME, `${NAME}~2`, NAME]);
  const [newest] = await find({ run });
  const answer = newest && (await again.artifacts.take(newest));
  expect(answer && 'taken' in answer && answer.taken.about.attempt).toBe(2);
});

test('an enterprise server, and a run without the service: done without, and nothing is asked', async () => {
  const run = startRun();
  const enterprise = store(run, { env: { GITHUB_SERVER_URL: 'https://ghe.example.com' } });
  leave(enterprise.folder, { 'run/about.json': about(run) });
  const asked = services.requests.length;
  expect([enterprise.artifacts.supported, await enterprise.artifacts.upload(NAME, 1)]).toEqual([false, 'not_uploaded']);
  expect(await enterprise.artifacts.take(plant(run, [said(run)]))).toEqual({
    refused: 'an enterprise server has no artifacts that can be read',
  });
  const bare = store(run, { env: { ACTIONS_RESULTS_URL: '' } });
  leave(bare.folder, { 'run/about.json': about(run) });
  expect([bare.artifacts.supported, await bare.artifacts.upload(NAME, 1)]).toEqual([true, 'not_uploaded']);
  expect(services.requests).toHaveLength(asked);
  expect([...enterprise.warnings, ...bare.warnings]).toEqual([]);
});

test('a service that refuses: a warning, never an error', async () => {
  const run = startRun();
  const { folder, artifacts, warnings } = store(run);
  leave(folder, { 'run/about.json': about(run) });
  process.env['ACTIONS_RUNTIME_TOKEN'] = 'not.a.token';
  expect(await artifacts.upload(NAME, 1)).toBe('not_uploaded');
  expect(warnings[0]).toMatch(/^The transcripts of this run could not be uploaded: /);
});

test('a poisoned artifact is refused, in words', async () => {
  const run = startRun();
  const { artifacts } = store(startRun('issue_comment'));
  const take = (files: readonly ZipFile[], digest?: string) => artifacts.take(plant(run, files, digest));
  expect(await take([{ name: '../../.bashrc', content: 'x' }])).toEqual({ refused: 'it holds "../../.bashrc", which Viva does not write' });
  expect(await take([said(run), { name: 'memory/memory.json', content: '{}', claims: 4_000_000_000 }])).toEqual({
    refused: 'unpacked it is larger than 230 MB',
  });
  expect(await take([said(run, { head_sha: 'c'.repeat(40) })])).toEqual({
    refused: 'it says that it is of commit ccccccc, but its run is of bbbbbbb',
  });
  expect(await take([said(run, { run: run + 1 })])).toEqual({
    refused: `it says that it is of run ${run + 1}, but run ${run} uploaded it`,
  });
  expect(await take([said(run, { event: 'push' })])).toEqual({
    refused: 'it says that it is of a `push` run, but it is of a `pull_request` run',
  });
  expect(await take([said(run, { id: 'other' })])).toEqual({ refused: 'it says that it is of another leg than `viva-artifacts-test`' });
  const odd: readonly unknown[] = [
    {},
    { ...about(run), schema_version: 2 },
    { ...about(run), pr: '7' },
    { ...about(run), pr: -1 },
    { ...about(run), head_sha: '$(id)' },
    null,
  ];
  for (const content of odd)
    expect(await take([{ name: 'run/about.json', content: JSON.stringify(content) }])).toEqual({
      refused: 'it does not say of which run it is',
    });
  expect(await take([said(run)], `sha256:${'0'.repeat(64)}`)).toEqual({
    refused: 'its bytes are not those that were uploaded (digest mismatch)',
  });
  expect(await artifacts.take({ ...plant(run, [said(run)]), size: 200_000_000 })).toEqual({ refused: 'it is larger than 100 MB' });
});

test('only artifacts of runs of that event, at that head, of that leg are found; an expired one is none', async () => {
  const head = 'd'.repeat(40);
  const run = startRun('pull_request', head, null);
  for (const name of [NAME, 'viva-other', `${NAME}-2`, `${NAME}~x`, 'coverage'])
    services.plant({ name, runId: run, bytes: zip([said(run)]) });
  services.plant({ name: NAME, runId: startRun('push', head), bytes: zip([said(run)]) });
  const found = await find({ headSha: head });
  expect(found.map((f) => [f.name, f.run, f.headRepo])).toEqual([[NAME, run, undefined]]);
  Object.assign(services.artifacts().find((a) => a.id === found[0]?.artifact) ?? {}, { expired: true });
  expect(await find({ headSha: head })).toEqual([]);
  expect(await find({ headSha: 'e'.repeat(40) })).toEqual([]);
  await expect(find({ headSha: head }, READ_TOKEN)).rejects.toThrow('artifacts of earlier runs: Resource not accessible by integration');
});

test('hashed ids: either half finds the artifact, others do not', async () => {
  const [id, leg] = ['0123456789ab', 'cdef01234567'];
  const run = startRun('pull_request', 'f'.repeat(40));
  services.plant({ name: `${artifactName(id, leg)}~3`, runId: run, bytes: zip([said(run)]) });
  const names = async (named: object) => (await find({ headSha: 'f'.repeat(40), named })).map((f) => f.name);
  expect(await names({ id })).toEqual(['viva-cdef01234567.0123456789ab~3']);
  expect(await names({ leg })).toEqual(['viva-cdef01234567.0123456789ab~3']);
  expect(await names({ id: leg })).toEqual([]);
  expect(await names({ leg: id })).toEqual([]);
});

test('a commit status; a token that may not is told what it lacks; words are cut to what GitHub takes', async () => {
  const status = {
    sha: HEAD,
    state: 'success',
    context: 'viva',
    description: 'é'.repeat(200),
    url: 'https://github.com/acme/salon/actions/runs/1',
  } as const;
  expect(await (await github(BOT_TOKEN)).setStatus(status)).toEqual({ set: true });
  expect(stage.statuses).toEqual([
    {
      sha: HEAD,
      state: 'success',
      context: 'viva',
      description: `${'é'.repeat(139)}…`,
      target_url: 'https://github.com/acme/salon/actions/runs/1',
    },
  ]);
  expect(await (await github(TOKEN)).setStatus(status)).toEqual({
    denied: 'Resource not accessible by integration: the token needs statuses: write',
  });
});

test('the merged pull request of a commit, and none where it was not merged', async () => {
  const merge = '1'.repeat(40);
  stage.merges.set(merge, 7);
  stage.pull.merged = true;
  expect(await (await github()).mergedPull(merge)).toMatchObject({ number: 7, headSha: HEAD, fork: false, headRepo: 'acme/salon' });
  stage.pull.headRepo = 'stranger/salon';
  expect(await (await github()).mergedPull(merge)).toMatchObject({ number: 7, fork: true });
  stage.pull.merged = false;
  expect(await (await github()).mergedPull(merge)).toBeUndefined();
  expect(await (await github()).mergedPull('2'.repeat(40))).toBeUndefined();
});
