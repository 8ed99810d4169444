import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READ_TOKEN } from '../stage/github.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// An enterprise server, a folder below the root, other events, a run that is cancelled.
let salon: Salon;
let wait = 0;

const suite = 'tests:\n  - name: greets\n    user_input: Hi\n    checks: { contains: Hello }\n';
const files = () => ({ 'sub/viva.config.yml': salon.config(), 'sub/shop.viva.yml': suite, 'sub/prompt.md': 'v1\n' });
const SUB = { 'working-directory': 'sub' };

beforeAll(async () => {
  salon = await openSalon({
    agent: async ({ input }) => ({ text: /Hi/.test(input) ? 'Good day' : 'Hello', delay: wait }),
    github: { path: '/api/v3' },
  });
}, 60_000);

afterAll(() => salon.close());

test('without history everything is new and green, on an enterprise server too; places carry the working directory', async () => {
  const result = await salon.pull(1, files(), { inputs: SUB, env: { GITHUB_SERVER_URL: 'https://ghe.example.com' } });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(result.outputs['report']).toBe('sub/viva-report.json');
  const report = JSON.parse(readFileSync(path.join(salon.workspace(), result.outputs['report'] ?? ''), 'utf8'));
  expect(report.tests.map((t: { comparison: string }) => t.comparison)).toEqual(['new']);
  expect(salon.comments()[0]).toContain(`https://ghe.example.com/acme/salon/blob/${salon.github.pull.headSha}/sub/shop.viva.yml#L`);
  expect(result.annotations.map((a) => [a.level, a.file])).toEqual([['warning', 'sub/shop.viva.yml']]);
  expect(result.log).toContain('There is no cache here');
});

test('a merge queue where the base branch has no history: the tests are run, all is new, and the queue goes on', async () => {
  const sha = salon.repo.push(files());
  const ref = 'refs/heads/gh-readonly-queue/main/pr-1-0123456789abcdef0123456789abcdef01234567';
  const group = { head_sha: sha, head_ref: ref, base_sha: sha, base_ref: 'refs/heads/main' };
  const result = await salon.act(
    { eventName: 'merge_group', event: { action: 'checks_requested', merge_group: group }, env: { GITHUB_SHA: sha, GITHUB_REF: ref } },
    { sha, ref },
    { inputs: SUB },
  );
  expect([...ended(result), result.postExitCode]).toEqual([0, 'success', 'met', 0]);
  expect(result.outputs['failed']).toBe('1');
});

test("Dependabot's run has no secrets: not tested, green, with a word", async () => {
  const result = await salon.pull(
    2,
    { 'sub/prompt.md': 'v2\n' },
    {
      inputs: SUB,
      actor: 'dependabot[bot]',
      token: READ_TOKEN,
      env: { OPENAI_API_KEY: '', SHOP_KEY: '', GITHUB_ACTOR: 'dependabot[bot]' },
    },
  );
  expect(ended(result)).toEqual([0, 'neutral', 'no_secrets']);
  expect(calls(result)).toEqual([0, 0]);
  expect(result.annotations.some((a) => a.level === 'warning' && /Not tested/.test(a.message))).toBe(true);
});

test('a report path that cannot be written: exit 2 before anybody is talked to', async () => {
  const asked = salon.agent.requests.length;
  const result = await salon.pull(3, { 'sub/prompt.md': 'v3\n' }, { inputs: { ...SUB, reports: 'json:shop.viva.yml/report.json' } });
  expect(ended(result)).toEqual([2, 'failure', 'bad_config']);
  expect(result.summary).toContain('report.json');
  expect(salon.agent.requests).toHaveLength(asked);
});

test('an input that makes no sense: exit 2, and outputs and summary say so', async () => {
  const result = await salon.pull(4, { 'sub/prompt.md': 'v4\n' }, { inputs: { ...SUB, runs: 'many' } });
  expect(ended(result)).toEqual([2, 'failure', 'bad_config']);
  expect(result.annotations[0]?.message).toContain('runs');
  expect(result.summary).toContain('runs');
});

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  test(`cancelled by ${signal}: what was paid for is reported, saved, and used by the next run`, async () => {
    const number = code;
    const many = `tests:\n${Array.from({ length: 6 }, (_, i) => `  - name: ${signal} ${i}\n    user_input: Tell ${i}\n    checks: { contains: Hello }\n`).join('')}`;
    wait = 400;
    const before = salon.agent.requests.length;
    const cut = await salon.pull(
      number,
      { 'sub/shop.viva.yml': many, 'sub/viva.config.yml': salon.config().replace('runs: 3', 'runs: 1') },
      { inputs: { ...SUB, concurrency: '1' }, cancel: { when: () => salon.agent.requests.length >= before + 3, signal } },
    );
    wait = 0;
    expect([cut.exitCode, cut.outputs['reason'], cut.postExitCode]).toEqual([code, 'cancelled', 0]);
    const done = Number(cut.outputs['passed']);
    expect(done).toBeGreaterThanOrEqual(2);
    expect(done).toBeLessThan(6);
    const next = await salon.again({ inputs: { ...SUB, concurrency: '1' } });
    expect(ended(next)).toEqual([0, 'success', 'met']);
    expect(calls(next)[0]).toBe(6 - done);
  }, 60_000);
