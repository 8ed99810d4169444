import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../stage/model.ts';
import { openSalon, type Salon } from './salon.ts';

const SUITE = 'tests: [{ name: greets, user_input: Hello, criteria: Greets }]\n';

let salon: Salon;
let thief: ModelServer;

beforeAll(async () => {
  salon = await openSalon();
  thief = await startModelServer();
  await salon.push({ 'viva.config.yml': salon.config(), 'a.viva.yml': SUITE, 'prompt.md': 'v1\n' });
});

afterAll(async () => {
  await salon.close();
  await thief.close();
});

test('a fork that points the judge at its own server gets no key: config is read at the base commit', async () => {
  const stolen = salon.config().replace(salon.model.url, thief.url);
  expect(stolen).toContain(thief.url);
  const result = await salon.pull(3, { 'viva.config.yml': stolen, 'prompt.md': 'v2\n' }, { fork: true });
  expect([result.exitCode, thief.requests.length]).toEqual([0, 0]);
  expect(Number(result.outputs['agent-calls'])).toBeGreaterThan(0);
});

test.each(['pull_request_target', 'issue_comment', 'workflow_run'])('nothing is examined on %s', async (eventName) => {
  const sha = salon.repo.git('rev-parse', 'HEAD');
  const asked = salon.agent.requests.length;
  const result = await salon.act(
    { eventName, event: {}, env: { GITHUB_SHA: sha, GITHUB_REF: 'refs/heads/main' } },
    { sha, ref: 'refs/heads/main' },
  );
  expect([result.exitCode, result.outputs['reason'], salon.agent.requests.length]).toEqual([2, 'bad_config', asked]);
  expect(result.annotations[0]?.message).toContain(`does not examine anything on \`${eventName}\``);
});
