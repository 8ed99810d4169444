import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AgentServer, startAgentServer } from '../stage/agent.ts';
import { type StageCache, scopesOf, startCache } from '../stage/cache.ts';
import { READ_TOKEN, type StageGitHub, startGitHub, TOKEN } from '../stage/github.ts';
import { type ModelServer, startModelServer } from '../stage/model.ts';
import { createRepo, type FileChanges, type Occasion, type StageRepo } from '../stage/repo.ts';
import { type ActionResult, type ActionRun, runAction } from '../stage/runner.ts';

// One shop, one story: pushes make its history, then pull requests come.
let repo: StageRepo;
let cache: StageCache;
let agent: AgentServer;
let model: ModelServer;
let github: StageGitHub;
let refunds: 'asks first' | 'refunds at once' = 'asks first';
let pushed = '';
let runs = 0;
let results: ActionResult[] = [];

const KEY = 'sk-story-0123456789abcdef';

const suite = (criterion = 'Asks before it refunds') => `tests:
  - name: refund flow
    user_input: I want a refund
    criteria: ${criterion}
  - name: greets
    user_input: Hello
    criteria: Greets the customer
`;

const config = () => `agents:
  shop:
    protocol: openai-chat
    endpoint: "${agent.url}/v1/chat/completions"
    headers: { Authorization: "Bearer \${SHOP_KEY}" }
    paths: [prompt.md]
judge: { provider: openai-compatible, model: exam, base_url: "${model.url}" }
baseline: history
runs: 3
`;

async function act(occasion: Occasion, sha: string, ref: string, more: Partial<ActionRun> = {}): Promise<ActionResult> {
  const pr = /pull\/(\d+)/.exec(ref)?.[1];
  const scopes = scopesOf({ event: occasion.eventName, ref, ...(pr && { pr: Number(pr) }) });
  const { env, ...rest } = more;
  return runAction({
    workspace: repo.checkout({ sha, ref }),
    eventName: occasion.eventName,
    event: occasion.event,
    token: TOKEN,
    secrets: [KEY],
    env: {
      ...occasion.env,
      GITHUB_RUN_ID: String(++runs),
      GITHUB_API_URL: github.url,
      OPENAI_API_KEY: KEY,
      SHOP_KEY: KEY,
      ...cache.env(scopes),
      ...env,
    },
    ...rest,
  });
}

async function push(files: FileChanges): Promise<ActionResult> {
  const sha = repo.push(files);
  const result = await act(repo.pushEvent({ sha, ...(pushed && { before: pushed }) }), sha, 'refs/heads/main');
  pushed = sha;
  return result;
}

async function pull(
  number: number,
  files: FileChanges,
  more: Partial<ActionRun> & { readonly fork?: boolean } = {},
): Promise<ActionResult> {
  const { fork, ...rest } = more;
  github.pull.number = number;
  const commits = repo.pull(number, files);
  github.pull.headSha = commits.headSha;
  const event = repo.pullEvent(commits, fork ? { headRepo: 'stranger/salon' } : {});
  return act(event, commits.mergeSha, `refs/pull/${number}/merge`, rest);
}

const calls = (r: ActionResult) => [Number(r.outputs['agent-calls']), Number(r.outputs['judge-calls'])];
const ours = () => github.comments.filter((c) => c.body.startsWith('<!-- viva -->'));

beforeAll(async () => {
  repo = createRepo();
  cache = await startCache();
  agent = await startAgentServer(({ input }) =>
    /refund/.test(input) && refunds === 'refunds at once' ? 'Done, refunded!' : `Hello. ${input}?`,
  );
  model = await startModelServer({
    judge: ({ criteria, data }) =>
      criteria.map(() =>
        data.includes('refunded!')
          ? { pass: false, reason: 'It refunded without asking.', evidence: [{ event: 2, quote: 'Done, refunded!' }] }
          : true,
      ),
  });
  github = await startGitHub({ origin: repo.origin });
  for (let n = 0; n < 8; n++)
    results.push(await push({ 'viva.config.yml': config(), 'shop.viva.yml': suite(), 'prompt.md': 'v1\n', 'news.md': `${n}\n` }));
}, 120_000);

afterAll(async () => {
  await github.close();
  await Promise.all([agent.close(), model.close(), cache.close()]);
  repo.close();
});

describe('a shop whose agent is examined', () => {
  test('pushes on main build its history: three runs first, then one a push until there are ten', () => {
    expect(results.map((r) => r.exitCode)).toEqual(Array(8).fill(0));
    expect(results.map((r) => r.outputs['agent-calls'])).toEqual(['6', '2', '2', '2', '2', '2', '2', '2']);
    expect(results.map((r) => r.postExitCode)).toEqual(Array(8).fill(0));
    results = [];
  });

  test('a pull request that touches neither agent nor tests costs nothing and writes nothing', async () => {
    const result = await pull(1, { 'README.md': 'words\n' });
    expect([result.exitCode, result.outputs['conclusion'], result.outputs['reason']]).toEqual([0, 'neutral', 'nothing_to_run']);
    expect(calls(result)).toEqual([0, 0]);
    expect(ours()).toEqual([]);
  });

  test('a pull request that breaks a test is red, with one comment that says what the agent did', async () => {
    refunds = 'refunds at once';
    const result = await pull(2, { 'prompt.md': 'v2\n' });
    expect([result.exitCode, result.outputs['reason'], result.outputs['regressed']]).toEqual([1, 'regressed', '1']);
    const [comment, ...more] = ours();
    expect(more).toEqual([]);
    expect(comment?.body).toContain('### ❌ 1 test regressed · 1 as before');
    expect(comment?.body).toContain('fails 3 of 3 here, passes 10 of 10 on main, against history only.');
    expect(comment?.body).toContain('It refunded without asking. “Done, refunded!”');
    expect(result.annotations.map((a) => [a.level, a.title, a.file, a.line])).toEqual([
      ['error', 'refund flow: regressed', 'shop.viva.yml', 4],
    ]);
    expect(result.summary).toContain('1 test regressed');
    expect(result.outputs['comment-url']).toMatch(/#issuecomment-/);
  });

  test('the next push updates the same comment; what did not change is not run again', async () => {
    const again = await pull(2, { 'prompt.md': 'v2\n', 'README.md': 'more words\n' });
    expect(calls(again)).toEqual([0, 0]);
    expect([again.exitCode, again.outputs['reason']]).toEqual([1, 'regressed']);
    refunds = 'asks first';
    const mended = await pull(2, { 'prompt.md': 'v3\n' });
    expect([mended.exitCode, mended.outputs['conclusion']]).toEqual([0, 'success']);
    expect(ours()).toHaveLength(1);
    expect(ours()[0]?.body).not.toContain('regressed');
  });

  test('a changed criterion is judged on the transcripts that main left, without one call to the agent', async () => {
    const result = await pull(3, { 'shop.viva.yml': suite('Asks for the order number') });
    expect(calls(result)[0]).toBe(0);
    expect(calls(result)[1]).toBeGreaterThan(0);
    expect(result.exitCode).toBe(0);
  });

  test('a fork without secrets is not tested, and the job is green with a word', async () => {
    const result = await pull(
      4,
      { 'prompt.md': 'from a fork\n' },
      { fork: true, token: READ_TOKEN, env: { OPENAI_API_KEY: '', SHOP_KEY: '' } },
    );
    expect([result.exitCode, result.outputs['conclusion'], result.outputs['reason']]).toEqual([0, 'neutral', 'no_secrets']);
    expect(calls(result)).toEqual([0, 0]);
    expect(result.summary).toMatch(/not tested/i);
  });

  test('the same without the key in the repository itself could not be tested', async () => {
    const result = await pull(5, { 'prompt.md': 'v5\n' }, { inputs: { judge: 'anthropic:claude-sonnet-4-5' } });
    expect([result.exitCode, result.outputs['reason']]).toEqual([4, 'could_not_test']);
    expect(calls(result)).toEqual([0, 0]);
    expect(result.annotations.some((a) => a.message.includes('ANTHROPIC_API_KEY'))).toBe(true);
  });

  test('a token that may not write: a warning, the summary, and an exit by the tests alone', async () => {
    const before = github.comments.length;
    const result = await pull(6, { 'prompt.md': 'v6\n' }, { token: READ_TOKEN });
    expect([result.exitCode, result.outputs['reason']]).toEqual([0, 'met']);
    expect(result.annotations.filter((a) => a.level === 'warning').map((a) => a.message)[0]).toContain('pull-requests: write');
    expect(github.comments).toHaveLength(before);
    expect(result.summary).toContain('refund flow');
  });

  test('a mistake in a suite is annotated at its line, and nothing is run', async () => {
    const asked = agent.requests.length;
    const result = await pull(7, { 'shop.viva.yml': suite().replace('criteria: Greets', 'critera: Greets') });
    expect([result.exitCode, result.outputs['reason']]).toEqual([2, 'bad_config']);
    const errors = result.annotations.filter((a) => a.level === 'error' && a.file === 'shop.viva.yml');
    expect(errors.map((e) => [e.line, e.message])).toContainEqual([7, expect.stringContaining('did you mean "criteria"?')]);
    expect(agent.requests).toHaveLength(asked);
  });

  test('no secret stands in what was printed, written or stored', () => {
    const written = [...github.comments.map((c) => c.body), ...cache.entries().map((e) => e.bytes()?.toString('latin1') ?? '')];
    expect(written.filter((text) => text.includes(KEY))).toEqual([]);
  });
});
