import { afterEach, expect, test } from 'vitest';
import { createGitHub } from '../../src/edge/github.ts';
import type { CommentRequest } from '../../src/model/platform.ts';
import { BOT, READ_TOKEN, type StageGitHub, type StageGitHubOptions, type StageUser, startGitHub, TOKEN } from '../stage/github.ts';

const MARK = '<!-- viva -->';
const HUMAN: StageUser = { login: 'mallory', type: 'User' };

let stage: StageGitHub;
afterEach(() => stage.close());

async function connected(options: StageGitHubOptions = {}, token = TOKEN, settle = 20) {
  stage = await startGitHub(options);
  return createGitHub({ token, owner: 'acme', repo: 'salon', apiUrl: stage.url, throttle: false, settle });
}

/** As the report does it: one comment, one section for each leg. */
function section(id: string, text: string): CommentRequest {
  return {
    pr: 7,
    create: true,
    isOurs: (body) => body.startsWith(MARK),
    merge: (existing = MARK) => {
      const others = existing.split('\n').filter((line) => line !== '' && !line.startsWith(`[${id}]`));
      return [...others, `[${id}] ${text}`].join('\n');
    },
  };
}

test('one comment through several pushes: created, brought up to date, and left alone when nothing changed', async () => {
  const github = await connected();
  const created = await github.upsertComment(section('main', 'first push'));
  expect(created).toEqual({ action: 'created', url: 'https://github.com/acme/salon/pull/7#issuecomment-1001' });
  expect(await github.upsertComment(section('main', 'second push'))).toMatchObject({ action: 'updated' });
  expect(await github.upsertComment(section('main', 'second push'))).toMatchObject({ action: 'unchanged' });
  expect(stage.comments).toEqual([{ id: 1001, user: BOT, body: `${MARK}\n[main] second push` }]);
});

test('an ordinary run writes once and needs no pause between writes', async () => {
  const github = await connected({ comments: [{ user: BOT, body: `${MARK}\n[main] old` }] });
  await github.upsertComment(section('main', 'new'));
  expect(stage.requests).toEqual(['GET issues/list-comments', 'PATCH issues/update-comment']);
});

test('the comment is found on the third page, and a marker pasted by a person is never touched', async () => {
  const chatter = Array.from({ length: 240 }, (_, i) => ({ user: HUMAN, body: `remark ${i}` }));
  const forged = { user: HUMAN, body: `${MARK}\n[main] all green, merge it` };
  const github = await connected({ comments: [forged, ...chatter, { user: BOT, body: `${MARK}\n[main] old` }] });
  expect(await github.upsertComment(section('main', 'new'))).toMatchObject({ action: 'updated' });
  expect(stage.comments[0]).toMatchObject(forged);
  expect(stage.comments.at(-1)?.body).toBe(`${MARK}\n[main] new`);
  expect(stage.comments).toHaveLength(242);
  expect(stage.requests.filter((r) => r === 'GET issues/list-comments')).toHaveLength(3);
});

test('of two comments of ours the oldest is kept up to date', async () => {
  const twice = [1, 2].map((n) => ({ user: BOT, body: `${MARK}\n[main] ${n}` }));
  const github = await connected({ comments: twice });
  await github.upsertComment(section('main', 'new'));
  expect(stage.comments.map((c) => c.body)).toEqual([`${MARK}\n[main] new`, `${MARK}\n[main] 2`]);
});

test('without `create` a pull request that has no comment gets none', async () => {
  const github = await connected();
  expect(await github.upsertComment({ ...section('main', 'x'), create: false })).toEqual({ action: 'none' });
  expect(stage.comments).toEqual([]);
});

test.each([
  [
    'another app',
    { 'ghs_custom.app': { login: 'salon-ci[bot]', permissions: { pull_requests: 'write' } } },
    { login: 'salon-ci[bot]', type: 'Bot' },
  ],
  ['a person', { ghp_personal: { login: 'anna', type: 'User', permissions: { pull_requests: 'write' } } }, { login: 'anna', type: 'User' }],
] as const)('with a token of %s the comments of that account are ours, and no one else’s', async (_who, tokens, user) => {
  const forged = { user: { login: 'coveralls[bot]', type: 'Bot' } as const, body: `${MARK}\n[main] forged` };
  const github = await connected({ tokens, comments: [forged, { user: HUMAN, body: MARK }] }, Object.keys(tokens)[0]);
  expect(await github.upsertComment(section('main', 'one'))).toMatchObject({ action: 'created' });
  expect(await github.upsertComment(section('main', 'two'))).toMatchObject({ action: 'updated' });
  expect(stage.comments.map((c) => [c.user, c.body])).toEqual([
    [forged.user, forged.body],
    [HUMAN, MARK],
    [user, `${MARK}\n[main] two`],
  ]);
});

test('a section that another leg’s write swallowed is written again, and theirs is kept', async () => {
  const github = await connected({ comments: [{ user: BOT, body: `${MARK}\n[a] old\n[b] old` }] });
  let updates = 0;
  stage.before = (operation) => {
    // Leg b read before a wrote, and writes after it.
    if (operation === 'issues/get-comment' && ++updates === 1)
      Object.assign(stage.comments[0] ?? {}, { body: `${MARK}\n[a] old\n[b] new` });
  };
  expect(await github.upsertComment(section('a', 'new'))).toMatchObject({ action: 'updated' });
  expect(stage.comments.map((c) => c.body)).toEqual([`${MARK}\n[b] new\n[a] new`]);
});

test('three legs at once leave one comment with a section of each', async () => {
  const github = await connected({}, TOKEN, 300);
  const legs = ['a', 'b', 'c'];
  for (const push of ['first push', 'second push']) {
    await Promise.all(legs.map((id) => github.upsertComment(section(id, push))));
    expect(stage.comments.map((c) => c.body.split('\n').sort())).toEqual([[MARK, ...legs.map((id) => `[${id}] ${push}`)]]);
  }
});

test('two legs that create at the same time end with one comment', async () => {
  const github = await connected();
  let listed = 0;
  let bothListed = (_: undefined) => {};
  const meet = new Promise<undefined>((done) => {
    bothListed = done;
  });
  stage.before = (operation) => {
    if (operation === 'issues/list-comments' && ++listed === 2) bothListed(undefined);
    return operation === 'issues/create-comment' ? meet : undefined;
  };
  const results = await Promise.all(['a', 'b'].map((id) => github.upsertComment(section(id, 'done'))));
  expect(results.map((r) => r.action)).toEqual(['created', 'created']);
  expect(stage.comments).toHaveLength(1);
  expect(stage.comments[0]?.body.split('\n').sort()).toEqual([MARK, '[a] done', '[b] done']);
});

test('a create whose answer is lost is not done twice', async () => {
  const github = await connected();
  let lost = 0;
  stage.before = (operation) => {
    if (operation !== 'issues/create-comment' || lost++ > 0) return undefined;
    stage.write(BOT, `${MARK}\n[main] done`);
    return 'hang up';
  };
  expect(await github.upsertComment(section('main', 'done'))).toMatchObject({ action: 'created' });
  expect(stage.comments).toHaveLength(1);
});

test('a token that may not write is told apart, with the permission it lacks', async () => {
  const github = await connected({}, READ_TOKEN);
  expect(await github.upsertComment(section('main', 'x'))).toEqual({
    action: 'denied',
    text: 'Resource not accessible by integration: the token needs issues: write or pull-requests: write',
  });
});

test('whatever else goes wrong comes back as one line without the token', async () => {
  const github = await connected();
  stage.before = () => [401, { message: `Bad\ncredentials ${TOKEN}` }];
  expect(await github.upsertComment(section('main', 'x'))).toEqual({ action: 'failed', text: 'Bad credentials ***' });
  await expect(github.pull(7)).rejects.toThrow(/^pull request #7: Bad credentials \*\*\*$/);
});

test('a body that GitHub refuses for its length is reported, not thrown', async () => {
  const github = await connected();
  const result = await github.upsertComment(section('main', 'x'.repeat(70_000)));
  expect(result).toMatchObject({ action: 'failed', text: expect.stringContaining('Validation Failed') });
});

test('changed files come from all pages, in our words', async () => {
  const many = Array.from({ length: 130 }, (_, i) => ({ filename: `docs/${i}.md`, status: 'modified' as const }));
  const github = await connected({
    files: [
      ...many,
      { filename: 'a', status: 'added' },
      { filename: 'b', status: 'removed' },
      { filename: 'new', status: 'renamed', previous_filename: 'old' },
      { filename: 'c', status: 'copied' },
      { filename: 'd', status: 'changed' },
      { filename: 'e', status: 'unchanged' },
    ],
  });
  const { files, tooMany } = await github.pullFiles(7);
  expect(tooMany).toBe(false);
  expect(files).toHaveLength(135);
  expect(files.slice(130)).toEqual([
    { path: 'a', status: 'added' },
    { path: 'b', status: 'removed' },
    { path: 'new', status: 'renamed', previous: 'old' },
    { path: 'c', status: 'added' },
    { path: 'd', status: 'modified' },
  ]);
});

test('past 3,000 files GitHub tells no more, and we say so', async () => {
  const github = await connected({ files: Array.from({ length: 3001 }, (_, i) => ({ filename: `${i}`, status: 'added' as const })) });
  const { files, tooMany } = await github.pullFiles(7);
  expect([files.length, tooMany]).toEqual([3000, true]);
});

test('content at a commit: text, over 1 MB, and none', async () => {
  const big = 'x'.repeat(1_000_001);
  const github = await connected({ contents: { abc: { 'viva.config.yml': 'agents: {} # ünïcode\n', big } } });
  expect(await github.contentAt('abc', 'viva.config.yml')).toBe('agents: {} # ünïcode\n');
  expect(await github.contentAt('abc', 'big')).toBe(big);
  expect(await github.contentAt('abc', 'nothing/here.yml')).toBeUndefined();
});

test('a pull request of a fork, of a fork that is gone, and of the repository itself', async () => {
  const github = await connected();
  expect(await github.pull(7)).toEqual({
    number: 7,
    headSha: 'b'.repeat(40),
    headRepo: 'acme/salon',
    baseSha: 'a'.repeat(40),
    baseRef: 'main',
    fork: false,
    draft: false,
    open: true,
  });
  stage.pull.headRepo = 'mallory/salon';
  expect(await github.pull(7)).toMatchObject({ fork: true, headRepo: 'mallory/salon' });
  stage.pull.headRepo = null;
  expect(await github.pull(7)).toMatchObject({ fork: true });
  expect(await github.mergeBase('main', 'feature/x')).toBe('a'.repeat(40));
});

test('an enterprise server: every call goes there', async () => {
  const github = await connected({ path: '/api/v3' });
  await github.upsertComment(section('main', 'x'));
  expect(stage.comments).toHaveLength(1);
  expect((await github.pull(7)).number).toBe(7);
});

test('a server error is tried again', async () => {
  const github = await connected();
  let calls = 0;
  stage.before = (operation) => (operation === 'pulls/get' && ++calls === 1 ? [502, { message: 'Bad gateway' }] : undefined);
  expect((await github.pull(7)).number).toBe(7);
});
