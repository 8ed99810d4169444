import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readEvent } from '../../src/edge/event.ts';

interface Examples {
  readonly name: string;
  readonly examples: readonly object[];
}
const webhooks: readonly Examples[] = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@octokit/webhooks-examples/api.github.com/index.json'), 'utf8'),
);

const ENV = {
  GITHUB_EVENT_PATH: '/event.json',
  GITHUB_REPOSITORY: 'acme/salon',
  GITHUB_RUN_ID: '42',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_ACTOR: 'anna',
  GITHUB_SHA: 'm'.repeat(40),
  GITHUB_WORKFLOW: 'Viva',
  GITHUB_JOB: 'exam',
};
const read = (name: string, ref: string, event: unknown, env: object = {}) =>
  readEvent({ ...ENV, GITHUB_EVENT_NAME: name, GITHUB_REF: ref, ...env }, async (path) =>
    path === '/event.json' ? JSON.stringify(event) : undefined,
  );

const pull = (headRepo: string | null) => ({
  pull_request: {
    number: 7,
    draft: true,
    head: { sha: 'h', ref: 'topic', repo: headRepo === null ? null : { full_name: headRepo } },
    base: { sha: 'b', ref: 'main', repo: { full_name: 'acme/salon' } },
  },
  repository: { default_branch: 'trunk' },
});

test('a pull request of the repository itself', async () => {
  expect(await read('pull_request', 'refs/pull/7/merge', pull('acme/salon'))).toEqual({
    kind: 'pull_request',
    owner: 'acme',
    repo: 'salon',
    pr: { number: 7, headSha: 'h', headRepo: 'acme/salon', baseSha: 'b', baseRef: 'main', fork: false, draft: true },
    prNumber: 7,
    dependabot: false,
    actor: 'anna',
    sha: 'm'.repeat(40),
    ref: 'refs/pull/7/merge',
    baseName: 'main',
    defaultBranch: 'trunk',
    runId: '42',
    attempt: 2,
    workflow: 'Viva',
    job: 'exam',
    runUrl: 'https://github.com/acme/salon/actions/runs/42/attempts/2',
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
  });
});

test.each(['mallory/salon', null])('a pull request of the fork %s', async (repo) => {
  expect((await read('pull_request', 'refs/pull/7/merge', pull(repo))).pr).toMatchObject({ fork: true });
});

test('Dependabot is known by the actor', async () => {
  const event = await read('pull_request', 'refs/pull/7/merge', pull('acme/salon'), { GITHUB_ACTOR: 'dependabot[bot]' });
  expect(event.dependabot).toBe(true);
});

test('a push: the branch itself is compared with, from the commit before; a new branch has none', async () => {
  expect(await read('push', 'refs/heads/release/1.x', { before: 'p'.repeat(40) })).toMatchObject({
    baseName: 'release/1.x',
    before: 'p'.repeat(40),
  });
  expect(await read('push', 'refs/heads/new', { before: '0'.repeat(40) })).not.toHaveProperty('before');
});

test('a merge queue: number and commits come from its branch', async () => {
  const group = {
    head_sha: 'h',
    head_ref: 'refs/heads/gh-readonly-queue/release/1.x/pr-104-0123456789abcdef0123456789abcdef01234567',
    base_sha: 'b',
    base_ref: 'refs/heads/release/1.x',
  };
  const event = await read('merge_group', group.head_ref, { merge_group: group });
  expect(event).toMatchObject({
    kind: 'merge_group',
    baseName: 'release/1.x',
    pr: { number: 104, headSha: 'h', baseSha: 'b', baseRef: 'release/1.x', fork: false },
  });
});

test.each([
  ['issue_comment', { issue: { number: 9, pull_request: { url: 'x' } } }, 9],
  ['issue_comment', { issue: { number: 9 } }, undefined],
  ['workflow_run', { workflow_run: { pull_requests: [{ number: 3 }] } }, 3],
  ['workflow_run', { workflow_run: { pull_requests: [] } }, undefined],
])('%s %j is about pull request %s', async (name, event, number) => {
  expect((await read(name, 'refs/heads/main', event)).prNumber).toBe(number);
});

test('schedule and unknown events fall back to the branch', async () => {
  expect(await read('schedule', 'refs/heads/main', { schedule: '0 3 * * *' })).toMatchObject({ kind: 'schedule', baseName: 'main' });
  expect(await read('release', 'refs/tags/v1', {})).toMatchObject({ kind: 'other', baseName: 'main' });
});

test('an enterprise server is named by its own addresses', async () => {
  const event = await read(
    'push',
    'refs/heads/main',
    {},
    {
      GITHUB_SERVER_URL: 'https://ghe.example.com/',
      GITHUB_API_URL: 'https://ghe.example.com/api/v3',
      GITHUB_RUN_ATTEMPT: '1',
    },
  );
  expect(event).toMatchObject({ runUrl: 'https://ghe.example.com/acme/salon/actions/runs/42', apiUrl: 'https://ghe.example.com/api/v3' });
});

test.each(['', 'not json', '[]', '{"pull_request": 1, "repository": "x"}', '{"pull_request": {"number": "7"}}'])(
  'a payload that is %j stops nothing',
  async (source) => {
    const event = await readEvent({ ...ENV, GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' }, async () => source);
    expect(event).toMatchObject({ kind: 'push', owner: 'acme', baseName: 'main' });
    expect(event).not.toHaveProperty('pr');
  },
);

test('GitHub’s own example payloads are read', async () => {
  const of = (name: string) => webhooks.find((w) => w.name === name)?.examples ?? [];
  expect(of('pull_request').length).toBeGreaterThan(5);
  for (const example of of('pull_request')) {
    const { pull_request } = example as { pull_request: { number: number; head: { sha: string } } };
    expect((await read('pull_request', '', example)).pr).toMatchObject({ number: pull_request.number, headSha: pull_request.head.sha });
  }
  for (const example of of('push')) expect((await read('push', 'refs/heads/main', example)).baseName).toBe('main');
});
