import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ended, KEY, openSalon, type Salon } from './salon.ts';

// What each run leaves for others to take: its report, memory and transcripts, in an artifact named by its leg.
let salon: Salon;
let wait = 0;

const suite = (names: readonly string[]) =>
  `tests:\n${names.map((n) => `  - name: ${n}\n    user_input: ${n}?\n    criteria: Greets\n`).join('')}`;

beforeAll(async () => {
  salon = await openSalon({ agent: () => ({ text: `Hello. My key is ${KEY}.`, delay: wait }) });
  await salon.push({ 'viva.config.yml': salon.config(), 'shop.viva.yml': suite(['greets']), 'prompt.md': 'v1\n' });
}, 60_000);
afterAll(() => salon.close());

/** Name to text. */
function unpacked(artifact = salon.cache.artifacts().at(-1)): { readonly [name: string]: string } {
  const home = mkdtempSync(path.join(tmpdir(), 'unpacked-'));
  writeFileSync(path.join(home, 'a.zip'), salon.cache.bytesOf(artifact ?? { url: '' }));
  execFileSync('python3', ['-m', 'zipfile', '-e', path.join(home, 'a.zip'), path.join(home, 'all')]);
  const files = readdirSync(path.join(home, 'all'), { recursive: true, withFileTypes: true }).filter((f) => f.isFile());
  return Object.fromEntries(
    files.map((f) => {
      const file = path.join(f.parentPath, f.name);
      return [path.relative(path.join(home, 'all'), file), readFileSync(file, 'utf8')];
    }),
  );
}
const kinds = (files: object) =>
  Object.keys(files)
    .map((name) => name.replace(/[\w-]+\.jsonl$/, '*.jsonl'))
    .sort();

test('a push and a pull request leave theirs; the bytes hold no secret', async () => {
  const result = await salon.pull(1, { 'prompt.md': 'v2\n' });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  const [pushed, pulled] = salon.cache.artifacts();
  expect(pushed?.name).toMatch(/^viva-[0-9a-f]{12}\.[0-9a-f]{12}$/);
  expect([pulled?.name, pulled?.runId]).toEqual([pushed?.name, 2]);
  expect(result.log).toContain(`artifact ${pulled?.name} uploaded`);
  const files = unpacked(pulled);
  expect(kinds(files)).toEqual(['memory/memory.json', 'run/about.json', 'run/report.json', 'transcripts/*.jsonl']);
  const [, leg, id] = /^viva-(\w+)\.(\w+)$/.exec(pulled?.name ?? '') ?? [];
  expect(JSON.parse(files['run/about.json'] ?? '')).toMatchObject({
    schema_version: 1,
    id,
    leg,
    event: 'pull_request',
    pr: 1,
    head_sha: salon.github.pull.headSha,
    run: 2,
    attempt: 1,
  });
  expect(JSON.parse(files['run/report.json'] ?? '').tests[0].name).toBe('greets');
  const all = salon.cache.artifacts().flatMap((a) => Object.values(unpacked(a)));
  expect(all.filter((text) => text.includes(KEY))).toEqual([]);
  expect(all.some((text) => text.includes('Hello. My key is ***.'))).toBe(true);
});

test('transcripts of the base branch that a report speaks of travel with it; each leg has a name of its own', async () => {
  const result = await salon.pull(2, { 'shop.viva.yml': suite(['greets']).replace('Greets', 'Says hello') }, { inputs: { id: 'smoke' } });
  expect(ended(result)[0]).toBe(0);
  const first = await salon.pull(3, { 'shop.viva.yml': suite(['greets']).replace('Greets', 'Says hello') });
  expect(first.outputs['agent-calls']).toBe('0');
  const names = salon.cache.artifacts().map((a) => a.name);
  expect(names).toContain('viva-smoke');
  const files = unpacked();
  expect(kinds(files)).toEqual(['memory/memory.json', 'run/*.jsonl', 'run/about.json', 'run/report.json']);
  // The agent says the same each time.
  expect(files['run/served.jsonl']?.split('\n').filter(Boolean)).toHaveLength(1);
});

test('`share: { transcripts: none }`: no transcript leaves the machine', async () => {
  const config = salon.config('share: { transcripts: none }\n');
  await salon.pull(4, { 'viva.config.yml': config, 'prompt.md': 'v4\n', 'shop.viva.yml': suite(['greets']).replace('Greets', 'Says hi') });
  expect(kinds(unpacked())).toEqual(['memory/memory.json', 'run/about.json', 'run/report.json']);
});

test('a cancelled run leaves what was done until then', async () => {
  wait = 400;
  const before = salon.agent.requests.length;
  const cut = await salon.pull(
    5,
    { 'shop.viva.yml': suite(['a', 'b', 'c', 'd', 'e', 'f']), 'prompt.md': 'v5\n' },
    { inputs: { concurrency: '1' }, cancel: { when: () => salon.agent.requests.length >= before + 3 } },
  );
  wait = 0;
  expect(cut.outputs['reason']).toBe('cancelled');
  const files = unpacked();
  expect(JSON.parse(files['run/report.json'] ?? '').decision.reason).toBe('cancelled');
  expect(Object.entries(files).find(([name]) => name.endsWith('.jsonl'))?.[1]).toContain('Hello');
});

test('an enterprise server has no artifacts: said, and done without', async () => {
  const before = salon.cache.artifacts().length;
  const result = await salon.pull(6, { 'prompt.md': 'v6\n' }, { env: { GITHUB_SERVER_URL: 'https://ghe.example.com' } });
  expect([...ended(result), result.postExitCode]).toEqual([0, 'success', 'met', 0]);
  expect(result.log).toContain('An enterprise server has no artifacts');
  expect(salon.cache.artifacts()).toHaveLength(before);
});

test('a service that takes nothing: a warning in the log, and the run is as green as it was', async () => {
  const result = await salon.pull(7, { 'prompt.md': 'v7\n' }, { env: { ACTIONS_RUNTIME_TOKEN: 'not.a.token' } });
  expect([...ended(result), result.postExitCode]).toEqual([0, 'success', 'met', 0]);
  expect(result.log).toContain('warning: The transcripts of this run could not be uploaded');
  expect(result.failed).toBe(false);
});
