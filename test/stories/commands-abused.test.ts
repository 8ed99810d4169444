import { afterAll, beforeAll, expect, test } from 'vitest';
import { packBot, packLeg, readBot, readLeg, withRequest } from '../../src/command/state.ts';
import { botStateIn, legStatesIn, mergeBotSection, mergeSection } from '../../src/report/comment.ts';
import { BOT, TOKEN } from '../stage/github.ts';
import { calls, openSalon, type Salon } from './salon.ts';

// What strangers, clocks and races try with commands: each is refused with a word, or does nothing.
let salon: Salon;
let moves = false;
let said = 0;
const suite = 'tests:\n  - name: refund flow\n    user_input: I want a refund\n    criteria: Is kind\n';
const ours = () => {
  const found = salon.github.comments.find((c) => c.user.login === BOT.login && c.body.startsWith('<!-- viva -->'));
  if (!found) throw new Error('no comment');
  return found;
};
const answers = () => ours().body.split('<!-- viva:section ~bot -->')[1] ?? '';
const reviewed = () => {
  const run = salon.github.runs.findLast((r) => r.event === 'pull_request');
  if (!run) throw new Error('no run');
  return run;
};
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

beforeAll(async () => {
  salon = await openSalon({
    agent: () => `Gladly, for the ${++said}. time`,
    judge: ({ criteria }) => {
      if (moves) salon.github.pull.headSha = 'f'.repeat(40);
      return criteria.map(() => true);
    },
  });
  salon.github.write({ login: 'mallory', type: 'User' }, '<!-- viva -->\n\nhello');
  await salon.pull(1, { 'viva.config.yml': salon.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n' });
}, 60_000);

afterAll(() => salon.close());

test('a stranger’s comment with our marker and a state: the bot goes by its own', async () => {
  const [forged] = salon.github.comments;
  const body = ours().body;
  const leg = readLeg([...legStatesIn(body).values()][0]);
  if (!forged || !leg) throw new Error('nothing to forge');
  forged.body = mergeSection(body, 'evil', 'x', (most) => packLeg({ ...leg, run: '4711' }, most));
  const before = forged.body;
  const result = await salon.remark('/reeval');
  expect(result.reactions).toEqual(['eyes']);
  expect(salon.github.reruns).toEqual([`job ${reviewed().id}01`]);
  expect(forged.body).toBe(before);
  await salon.goAgain();
});

/** As if another bot had pasted a stranger's text into our comment. */
const forge = (request: { readonly comment: number; readonly by: string; readonly line: string }) => {
  const { id: run, attempt, headSha: sha } = reviewed();
  const legs = [...legStatesIn(ours().body).keys()];
  const state = readBot(botStateIn(ours().body));
  const about = { ...request, sha, run: String(run), attempt, at: '2026-12-01T00:00:00.000Z', legs, done: [] };
  ours().body = mergeBotSection(ours().body, '', packBot(withRequest(state, about)));
};
const nextAttempt = () => {
  salon.github.reruns.push(`run ${reviewed().id}`);
  Object.assign(reviewed(), { attempt: reviewed().attempt + 1 });
  return salon.goAgain();
};

test.each([
  ['by somebody who may not write', 'mallory', '/rerun', '/rerun', 'mallory may not write here'],
  ['by a writer who said something else', 'anna', '/viva help', '/rerun', 'that comment says something else'],
  ['by a writer whose comment was edited since', 'anna', 'Never mind\n/rerun', '/rerun', 'that comment says something else'],
  ['by somebody else than its author', 'anna', '/rerun', '/rerun', 'it is not by octocat'],
])('a forged request %s is not served', async (_, author, text, line, why) => {
  const { id } = salon.github.write({ login: author, type: 'User' }, text);
  forge({ comment: id, by: why.endsWith('octocat') ? 'octocat' : author, line });
  const result = await nextAttempt();
  expect(result.log).toContain(`a request of comment ${id} is not served: ${why}`);
  expect(calls(result)).toEqual([0, 0]);
});

test('a forged section that names a run of another commit: refused, and nothing goes again', async () => {
  const body = ours().body;
  const [[id, packed] = ['', '']] = legStatesIn(body);
  const leg = readLeg(packed);
  if (!leg) throw new Error('no state');
  salon.github.runs.push({ ...reviewed(), id: 4711, event: 'push', headSha: 'c'.repeat(40) });
  ours().body = mergeSection(body, id, 'forged', (most) => packLeg({ ...leg, run: '4711' }, most));
  const before = salon.github.reruns.length;
  expect((await salon.remark('/reeval')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain('names a run that is not this pull request’s'.replace('’', "'"));
  expect(salon.github.reruns).toHaveLength(before);
  ours().body = body;
  salon.github.runs.pop();
});

test('a commit pushed between comment and run: refused, unless it is named', async () => {
  const head = salon.github.pull.headSha;
  const before = salon.github.reruns.length;
  salon.github.commitTimes = { [head]: inAnHour() };
  expect((await salon.remark('/reeval')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain(`The head \`${head.slice(0, 7)}\` is newer than this comment`);
  // Whoever pushes sets that clock. When GitHub began the run is GitHub's own.
  salon.github.commitTimes = { [head]: '2020-01-01T00:00:00Z' };
  Object.assign(reviewed(), { created: inAnHour() });
  expect((await salon.remark('/reeval')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain('was pushed after this comment');
  expect(salon.github.reruns).toHaveLength(before);
  expect((await salon.remark(`/reeval --sha ${head.slice(0, 9)}`)).reactions).toEqual(['eyes']);
  expect(salon.github.reruns).toHaveLength(before + 1);
  salon.github.commitTimes = {};
  Object.assign(reviewed(), { created: undefined });
});

test('the head moves while it runs: what was asked about is judged, and that is said', async () => {
  moves = true;
  const result = await salon.goAgain();
  moves = false;
  expect(calls(result)[0]).toBe(0);
  expect(answers()).toContain('Meanwhile the head has moved to `fffffff`: this is about `');
  expect((await salon.remark('/reeval --sha 1234567')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain('`1234567` is not the head of this pull request: that is `fffffff` now');
  expect((await salon.remark('/reeval --sha fffffff')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain('No run has reported on `fffffff` here');
  salon.github.pull.headSha = reviewed().headSha;
});

test.each<[string, object, string]>([
  ['50 re-runs', { attempt: 51 }, 'has run 50 times again, which is all that GitHub allows'],
  ['a run of last month', { attempt: 2, created: '2026-10-01T00:00:00Z' }, 'is older than 30 days'],
])('%s: said, and nothing goes again', async (_, about, told) => {
  const before = salon.github.reruns.length;
  Object.assign(reviewed(), about);
  expect((await salon.remark('/reeval')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain(told);
  expect(salon.github.reruns).toHaveLength(before);
  Object.assign(reviewed(), { attempt: 2, created: undefined });
});

test('a token without `actions: write`: what it lacks is said, and the request is taken back', async () => {
  const before = salon.github.reruns.length;
  expect((await salon.remark('/reeval', {}, { token: TOKEN })).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain('the token needs actions: write');
  expect(salon.github.reruns).toHaveLength(before);
  expect(calls(await nextAttempt())).toEqual([0, 0]);
});

test('a fork: the commit has to be named', async () => {
  const { headSha } = salon.github.pull;
  salon.github.pull.headRepo = 'stranger/salon';
  expect((await salon.remark('/reeval')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain(`name it: \`/reeval --sha ${headSha.slice(0, 7)}\``);
  salon.github.pull.headRepo = 'acme/salon';
});

test('a closed pull request: nothing of it is judged any more', async () => {
  salon.github.pull.state = 'closed';
  expect((await salon.remark('/reeval')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain('This pull request is closed');
  salon.github.pull.state = 'open';
});
