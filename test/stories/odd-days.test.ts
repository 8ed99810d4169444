import { afterAll, beforeAll, expect, test } from 'vitest';
import { READ_TOKEN } from '../stage/github.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// Days on which something around the salon is not as it should be.
let salon: Salon;
let slow = 0;

const suite = `tests:
  - name: greets
    user_input: Hi
    criteria: Is friendly
  - name: says its name
    user_input: Who are you?
    checks: { contains: shop }
`;
const files = () => ({ 'viva.config.yml': salon.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n' });
const server = `import { createServer } from 'node:http';
createServer((q, r) => {
  q.resume();
  r.setHeader('content-type', 'application/json');
  r.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'the shop, started' }, finish_reason: 'stop' }] }));
}).listen(process.env.PORT, '127.0.0.1');
`;

beforeAll(async () => {
  salon = await openSalon({ agent: async () => ({ text: 'I am the shop', delay: slow }) });
  await salon.push(files());
}, 60_000);

afterAll(() => salon.close());

test('an agent that Viva starts is started, talked to, and stopped', async () => {
  const config = `agents:
  shop: { protocol: openai-chat, endpoint: "http://127.0.0.1:\${PORT}/v1/chat/completions", start: node server.mjs, ready: /, paths: [server.mjs] }
judge: none
runs: 1
`;
  const result = await salon.pull(1, {
    'viva.config.yml': config,
    'server.mjs': server,
    'shop.viva.yml': 'tests:\n  - name: says its name\n    user_input: Who are you?\n    checks: { contains: started }\n',
  });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(calls(result)).toEqual([1, 0]);
});

test('a mistake in the config: exit 2 at its line, and the summary says it', async () => {
  const result = await salon.pull(2, { 'viva.config.yml': salon.config('fail_onn: regressed\n') });
  expect(ended(result)).toEqual([2, 'failure', 'bad_config']);
  const line = salon.config().split('\n').length;
  expect(result.annotations.map((a) => [a.level, a.file, a.line])).toContainEqual(['error', 'viva.config.yml', line]);
  expect(result.summary).toContain('fail_onn');
});

test('a name that matches nothing: exit 3, and the name', async () => {
  const result = await salon.pull(3, { 'prompt.md': 'v3\n' }, { inputs: { name: 'no such thing' } });
  expect(ended(result)).toEqual([3, 'failure', 'no_match']);
  expect(result.summary).toContain('no such thing');
});

test('GitHub takes no comments today: a warning, and the exit is that of the tests', async () => {
  salon.github.comments.length = 0;
  salon.github.before = (operation) => (operation === 'issues/create-comment' ? [404, { message: 'Not Found' }] : undefined);
  const result = await salon.pull(4, { 'prompt.md': 'v4\n' });
  salon.github.before = () => undefined;
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(result.annotations.map((a) => [a.level, a.title])).toEqual([['warning', 'Viva: no comment']]);
  expect(result.outputs['comment-url']).toBe('');
});

test('the cache is down: everything is asked anew, nothing is lost but money', async () => {
  const result = await salon.pull(5, { 'prompt.md': 'v5\n' }, { env: { ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/' } });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(calls(result)[0]).toBe(6);
  expect(result.postExitCode).toBe(0);
}, 60_000);

test('`comment: never` writes none, `always` one even where nothing ran', async () => {
  salon.github.comments.length = 0;
  await salon.pull(6, { 'prompt.md': 'v6\n' }, { inputs: { comment: 'never' } });
  expect(salon.comments()).toEqual([]);
  const result = await salon.pull(7, { 'README.md': 'words\n' }, { inputs: { comment: 'always' } });
  expect(salon.comments()).toHaveLength(1);
  expect(result.outputs['comment-url']).toContain('#issuecomment-');
});

test('a fork with the keys is examined, and cannot write its comment', async () => {
  const result = await salon.pull(8, { 'prompt.md': 'v8\n' }, { fork: true, token: READ_TOKEN });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(result.annotations.map((a) => a.title)).toEqual(['Viva: no comment']);
});

test('an agent that never answers is cancelled in good time, and nothing is reported as failed', async () => {
  slow = 60_000;
  const before = salon.agent.requests.length;
  const result = await salon.pull(
    9,
    { 'prompt.md': 'v9\n' },
    { cancel: { when: () => salon.agent.requests.length > before, signal: 'SIGINT' } },
  );
  slow = 0;
  expect([result.exitCode, result.outputs['reason'], result.outputs['failed']]).toEqual([130, 'cancelled', '0']);
  expect(result.ms).toBeLessThan(7500);
}, 60_000);

test('a night on a schedule: each test has one fresh run more, whatever a push may spend', async () => {
  const sha = salon.repo.push({ ...files(), 'viva.config.yml': salon.config('history: { per_push: 1 }\n') });
  const before = salon.agent.requests.length;
  const result = await salon.act(
    { eventName: 'schedule', event: { schedule: '0 3 * * *' }, env: { GITHUB_SHA: sha, GITHUB_REF: 'refs/heads/main' } },
    { sha, ref: 'refs/heads/main' },
  );
  expect([result.exitCode, result.outputs['reason']]).toEqual([0, 'met']);
  expect(salon.agent.requests.length - before).toBe(2);
});
