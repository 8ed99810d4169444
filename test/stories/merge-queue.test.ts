import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionResult } from '../stage/runner.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// A required check runs in the merge queue too, and is held to the same bar as on the pull request.
let salon: Salon;
let answer = 'Hello';

const suite = 'tests:\n  - name: greets\n    user_input: Hi\n    checks: { contains: Hello }\n';
const files = () => ({ 'viva.config.yml': salon.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n' });
let base = '';

/** GitHub makes the queue's commit on a branch of its own, on top of the base branch or of what waits before it. */
const queue = (number: number, prompt: string) => enter(number, salon.repo.pull(number, { 'prompt.md': prompt }).headSha);

function enter(number: number, headSha: string, attempt = 1): Promise<ActionResult> {
  const ref = `refs/heads/gh-readonly-queue/main/pr-${number}-${base}`;
  const group = { head_sha: headSha, head_ref: ref, base_sha: base, base_ref: 'refs/heads/main' };
  const env = { GITHUB_SHA: headSha, GITHUB_REF: ref, GITHUB_RUN_ATTEMPT: String(attempt) };
  return salon.act(
    { eventName: 'merge_group', event: { action: 'checks_requested', merge_group: group }, env },
    { sha: headSha, ref },
    { env },
  );
}

beforeAll(async () => {
  salon = await openSalon({ agent: () => answer });
  await salon.push({ ...files(), 'viva.config.yml': salon.config().replace('runs: 3', 'runs: 9') });
  await salon.push(files());
  base = salon.repo.git('rev-parse', 'main');
}, 90_000);

afterAll(() => salon.close());

test('what changes nothing for the agent costs nothing, and the queue goes on', async () => {
  const result = await queue(1, 'v1\n');
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(calls(result)).toEqual([0, 0]);
});

test('what breaks a test that holds on the base branch is stopped, compared with the commit below it', async () => {
  answer = 'Go away';
  const { headSha } = salon.repo.pull(2, { 'prompt.md': 'v2\n' });
  const result = await enter(2, headSha);
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(calls(result)).toEqual([3, 0]);
  expect(result.summary).toContain(base.slice(0, 7));
  // The pull request has its own run's comment: the queue writes none.
  expect(salon.comments()).toEqual([]);
  // A re-run finds its own runs in its cache: they are evidence still, and cost nothing.
  const again = await enter(2, headSha, 2);
  expect(ended(again)).toEqual([1, 'failure', 'regressed']);
  expect(calls(again)).toEqual([0, 0]);
});

test('a push that breaks it is red, and so is its re-run', async () => {
  answer = 'Go away';
  const broken = await salon.push({ 'prompt.md': 'v9\n' });
  expect(ended(broken)).toEqual([1, 'failure', 'regressed']);
  const sha = salon.repo.git('rev-parse', 'main');
  const event = salon.repo.pushEvent({ sha, before: base });
  const again = await salon.act(event, { sha, ref: 'refs/heads/main' }, { env: { ...event.env, GITHUB_RUN_ATTEMPT: '2' } });
  expect(ended(again)).toEqual([1, 'failure', 'regressed']);
});

test('another build of the agent that still does what it should goes through', async () => {
  answer = 'Hello, hello';
  const result = await queue(3, 'v3\n');
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(calls(result)).toEqual([3, 0]);
});
