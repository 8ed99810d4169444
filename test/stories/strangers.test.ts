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

test('a fork whose suite names a judge of its own, or none, is judged by the one of the base', async () => {
  const own =
    `judge: { provider: openai-compatible, model: thief, base_url: "${thief.url}", headers: { X: "\${SHOP_KEY}" } }\n${SUITE}`.replace(
      'Greets',
      'Says hello',
    );
  const stolen = await salon.pull(4, { 'a.viva.yml': own, 'prompt.md': 'v3\n' }, { fork: true });
  // The agent says the same here as on the base, whose past is judged by the new criterion: one answer serves both.
  expect([stolen.exitCode, thief.requests.length, stolen.outputs['judge-calls']]).toEqual([0, 0, '1']);
  const added = await salon.pull(5, { 'b.viva.yml': own.replace('greets', 'new'), 'prompt.md': 'v4\n' }, { fork: true });
  expect([added.exitCode, thief.requests.length, added.outputs['passed']]).toEqual([0, 0, '2']);
  const none = await salon.pull(
    6,
    { 'a.viva.yml': `judge: none\n${SUITE.replace('Greets', 'Is brief')}`, 'prompt.md': 'v5\n' },
    { fork: true },
  );
  expect([none.exitCode, none.outputs['judge-calls']]).toEqual([0, '1']);
});

test.each([
  ['pull_request_target', 2, 'bad_config'],
  // Its comment is none of `created`, and its run none that left an artifact.
  ['issue_comment', 0, undefined],
  ['workflow_run', 0, 'nothing_to_run'],
])('nothing is run on %s', async (eventName, exit, reason) => {
  const sha = salon.repo.git('rev-parse', 'HEAD');
  const asked = salon.agent.requests.length;
  const result = await salon.act(
    { eventName, event: {}, env: { GITHUB_SHA: sha, GITHUB_REF: 'refs/heads/main' } },
    { sha, ref: 'refs/heads/main' },
  );
  expect([result.exitCode, result.outputs['reason'], salon.agent.requests.length]).toEqual([exit, reason, asked]);
  if (exit === 2) expect(result.annotations[0]?.message).toContain(`does not examine anything on \`${eventName}\``);
});
