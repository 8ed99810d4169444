import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBot } from '../../src/command/state.ts';
import { botStateIn } from '../../src/report/comment.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// A reviewer steers the examination from the pull request.
let salon: Salon;
let strict = true;
let kind = true;
let said = 0;

const suite = `tests:
  - name: refund flow
    user_input: I want a refund
    criteria: Is kind
  - name: opening hours
    user_input: When do you open?
    criteria: Is kind
`;
const answers = () => salon.comments().join('\n').split('<!-- viva:section ~bot -->')[1] ?? '';

beforeAll(async () => {
  salon = await openSalon({
    // No two answers are the same, so that each run is a transcript of its own.
    agent: ({ input }) => `${kind ? 'Gladly' : 'No'}. ${input}, for the ${++said}. time`,
    judge: ({ criteria, data }) =>
      criteria.map(({ text }) =>
        text.includes('refuses') ? data.includes('No.') : strict ? !(data.includes('No.') && data.includes('refund')) : true,
      ),
  });
  for (let n = 0; n < 8; n++)
    await salon.push({ 'viva.config.yml': salon.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n', news: `${n}\n` });
  kind = false;
}, 120_000);

afterAll(() => salon.close());

test('red, then /reeval by a writer: the job goes again, asks the judge anew and the agent nothing, and is green', async () => {
  expect(ended(await salon.pull(1, { 'prompt.md': 'v2\n' }))).toEqual([1, 'failure', 'regressed']);
  strict = false;
  const asked = await salon.remark('/reeval "refund flow"');
  expect([asked.exitCode, asked.reactions]).toEqual([0, ['eyes']]);
  expect(salon.github.reruns).toEqual(['job 901']);
  expect(answers()).toContain('⏳ The run of');
  salon.agent.requests.length = 0;
  salon.model.requests.length = 0;
  const result = await salon.goAgain();
  expect(ended(result)).toEqual([0, 'success', 'met']);
  // Three runs of one test; the other test's verdicts are served.
  expect(calls(result)).toEqual([0, 3]);
  expect(salon.agent.requests).toEqual([]);
  expect(answers()).not.toContain('⏳');
  expect(answers()).toContain('1 test judged again by `openai-compatible:exam`, with 0 calls to the agent and 3 to the judge: success');
  expect(answers()).toContain('`refund flow`: was failed, now passed');
  expect(salon.comments()).toHaveLength(1);
  expect(salon.github.reactions.slice(-2).map((r) => r.content)).toEqual(['eyes', 'rocket']);
});

test('it is served once: the same run again is a run like any other', async () => {
  strict = true;
  salon.github.reruns.push('run 9');
  const run = salon.github.runs.find((r) => r.id === 9);
  Object.assign(run ?? {}, { attempt: 3 });
  const result = await salon.goAgain();
  expect([ended(result), calls(result)]).toEqual([
    [0, 'success', 'met'],
    [0, 0],
  ]);
});

test('/reeval of everything: each test’s stored runs', async () => {
  await salon.remark('/reeval');
  const result = await salon.goAgain();
  expect([ended(result), calls(result)]).toEqual([
    [1, 'failure', 'regressed'],
    [0, 6 + 6],
  ]);
  expect(answers()).toContain('2 tests judged again');
  expect(answers()).toContain('`opening hours`: still passed');
});

test('/rerun: the agent is talked to again, and what was known still counts', async () => {
  kind = true;
  await salon.remark('/rerun refund flow');
  const result = await salon.goAgain();
  expect(calls(result)).toEqual([3, 3]);
  expect(answers()).toContain('1 test talked to the agent again');
});

test('another judge: a model of the same provider, for that test', async () => {
  salon.model.requests.length = 0;
  await salon.remark('/reeval "opening hours" --judge openai-compatible:senate');
  const result = await salon.goAgain();
  expect(ended(result)[0]).toBe(0);
  const models = salon.model.requests.map((r) => (r.body as { model?: string }).model).filter((m) => m === 'senate');
  expect(models.length).toBeGreaterThan(0);
});

test('a run under way, an unknown test, a judge without a shape: each told, and nothing goes again', async () => {
  const before = salon.github.reruns.length;
  const run = salon.github.runs.findLast((r) => r.event === 'pull_request');
  Object.assign(run ?? {}, { status: 'in_progress' });
  expect((await salon.remark('/reeval')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toMatch(/The run of `\w{7}` is still under way/);
  Object.assign(run ?? {}, { status: 'completed' });
  expect((await salon.remark('/reeval refnd')).reactions).toEqual(['eyes', 'confused']);
  expect(answers()).toContain('I know no test `refnd`. There are:');
  expect(answers()).toContain('- `shop.viva.yml#opening hours`');
  expect(salon.github.reruns).toHaveLength(before);
});

test('what if: by another criterion, beside the committed one, with the line to paste; no result changes and nothing is stored', async () => {
  kind = false;
  await salon.pull(2, { 'shop.viva.yml': suite.replace('Is kind', 'Is most kind'), 'prompt.md': 'v3\n' });
  await salon.remark('/reeval "refund flow" --criterion "Says that it refuses: briefly"');
  const result = await salon.goAgain();
  expect([ended(result), calls(result)]).toEqual([
    [1, 'failure', 'regressed'],
    [0, 0],
  ]);
  expect(answers()).toContain('| run | now: Is most kind | what if: Says that it refuses: briefly |');
  expect(answers().match(/^\| [123] \| ❌ .* \| ✅ .* \|$/gm)).toHaveLength(3);
  expect(answers()).toContain('    criteria: "Says that it refuses: briefly"');
  expect(answers()).toContain('A suggestion stands at that line of the changes.');
  expect(salon.github.reviews).toEqual([
    {
      path: 'shop.viva.yml',
      line: 4,
      body: '```suggestion\n    criteria: "Says that it refuses: briefly"\n```',
      commit: salon.github.pull.headSha,
    },
  ]);
  expect(calls(await salon.again({ attempt: 9, env: { GITHUB_RUN_ATTEMPT: '9' } }))).toEqual([0, 0]);
});

test('what a person says about a verdict is kept, and /viva why tells what there is to know', async () => {
  await salon.remark('/disagree "refund flow" it did, in its way');
  expect(answers()).toContain('✅ Is most kind (the judge said fail)');
  const labels = readBot(botStateIn(salon.comments()[0])).labels;
  expect(
    labels.map(({ test: id, criterion, human, judged, judge, by, note }) => ({ id, criterion, human, judged, judge, by, note })),
  ).toEqual([
    {
      id: 'shop.viva.yml#refund flow',
      criterion: 'Is most kind',
      human: 'pass',
      judged: 'fail',
      judge: 'openai-compatible:exam',
      by: 'anna',
      note: 'it did, in its way',
    },
  ]);
  expect(labels[0]?.transcript).toMatch(/^[0-9a-f]{64}$/);
  expect((await salon.remark('/viva why refund flow')).reactions).toEqual(['eyes', 'rocket']);
  expect(answers()).toContain('failed, regressed: fails 3 of 3 here');
  expect(answers()).toContain('❌ Is most kind');
});
