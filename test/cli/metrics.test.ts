// Metrics, from YAML to the report in the terminal.
import { afterEach, describe, expect, test } from 'vitest';
import type { ModelScript } from '../stage/model.ts';
import { type Desk, findings, type Setting, setDesk, statuses } from './desk.ts';

const desks: Desk[] = [];
const desk = async (setting: Setting): Promise<Desk> => {
  const made = await setDesk(setting);
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const suite = (rest: string) => `tests:
  - name: weather
    user: { profile: Curious., goal: Learn what the weather will be., max_rounds: 2 }
${rest}`;

const ALL =
  'helpfulness, coherence, relevance, faithfulness, verbosity, goal_completion, agent_behavior_failure, tool_call_behavior_failure';

/** Each answer is another one, so that no two conversations are alike. */
const fresh = () => {
  let n = 0;
  return { agent: () => `It will rain, ${++n}.`, judge: { user: ({ round }) => `Question ${round + 1}` } satisfies ModelScript };
};

test('the default scenario: three conversations, eight metrics and a criterion take one judge call each, and few bytes', async () => {
  const { agent, judge } = fresh();
  const d = await desk({
    files: {
      'a.viva.yml': suite(`    metrics: [${ALL}]\n    criteria: Is polite\n    threshold: 3 of 3\n`).replace(
        'max_rounds: 2',
        'max_rounds: 4',
      ),
    },
    agent,
    judge: { user: (p) => (p.round === 4 ? { done: true } : judge.user(p)) },
  });
  const ran = await d.viva(['run', '--json']);
  expect(statuses(ran.report())).toEqual({ weather: 'passed' });
  expect(ran.report().usage).toMatchObject({ agent_calls: 12, user_calls: 12, judge_calls: 3 });
  const prompts = d.model.requests.flatMap((r) => (r.body['messages'] as { content: string }[] | undefined) ?? []);
  const bytes = prompts.reduce((sum, m) => sum + Buffer.byteLength(m.content), 0);
  expect(d.model.plays().length + d.model.asks().length).toBeLessThanOrEqual(18);
  expect(bytes).toBeLessThanOrEqual(35_000);
});

test('what was measured is shown: in the terminal, and in each report', async () => {
  const { agent, judge } = fresh();
  const d = await desk({
    files: { 'a.viva.yml': suite(`    metrics: [${ALL}]\n    runs: 2\n`) },
    agent,
    judge: {
      ...judge,
      measure: (name, round) => (name === 'helpfulness' ? round + 2 : name.endsWith('failure') ? ['no failure', 'none'] : 1),
    },
  });
  const ran = await d.viva([
    'run',
    '-r',
    'json:out/r.json',
    '-r',
    'junit:out/r.xml',
    '-r',
    'summary:out/s.md',
    '-r',
    'comment:out/c.md',
    '-r',
    'table',
  ]);
  expect(ran.stdout).toContain('helpfulness 3.5 · coherence 1');
  expect(ran.stdout).toContain('agent_behavior_failure: no failure');
  expect(ran.stdout).toContain('tool_call_behavior_failure not measured');
  const [weather] = (JSON.parse(d.read('out/r.json')) as ReturnType<typeof ran.report>).tests;
  expect(weather?.metrics?.slice(0, 1)).toEqual([{ name: 'helpfulness', score: 3.5, measured: 2, errored: 0 }]);
  expect(d.read('out/r.xml')).toContain('<property name="metric helpfulness" value="3.5"/>');
  expect(d.read('out/s.md')).toMatch(/Metrics of 1 test[\s\S]*\| 3\.5 \| 1 \|/);
  expect(ran.exit).toBe(0);
});

describe('bars', () => {
  const bar = (at_least: number) => suite(`    metrics: { helpfulness: { at_least: ${at_least} } }\n`);

  test('a mean below its bar fails the run; another bar asks nobody', async () => {
    const { agent, judge } = fresh();
    const d = await desk({ files: { 'a.viva.yml': bar(3.5) }, agent, judge: { ...judge, measure: (_, round) => round + 1 } });
    const ran = await d.viva(['run']);
    expect(ran.exit).toBe(1);
    expect(ran.stdout).toContain('helpfulness: 2.5 is less than 3.5, in round 1: It is worth 2.');
    d.write({ 'a.viva.yml': bar(2.5) });
    const again = (await d.viva(['run', '--json'])).report();
    expect(statuses(again)).toEqual({ weather: 'passed' });
    expect(again.usage).toMatchObject({ agent_calls: 0, judge_calls: 0 });
  });

  test('a score that is missing is an error, never a pass', async () => {
    const { agent, judge } = fresh();
    const d = await desk({
      files: { 'a.viva.yml': suite('    criteria: Is polite\n    metrics: { helpfulness: { at_least: 1 }, coherence: }\n') },
      agent,
      judge: { ...judge, measure: (name, round) => (name === 'helpfulness' && round === 2 ? undefined : 5) },
    });
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ weather: 'errored JUDGE_ERROR' });
    expect(findings(ran.report()).map((f) => [f.name, f.result])).toEqual([
      ['Is polite', 'pass'],
      ['helpfulness', 'error'],
      ['coherence', 'pass'],
    ]);
    expect(ran.exit).toBe(4);
    // What could be told is remembered.
    const before = d.model.asks().length;
    await d.viva(['run', '--json']);
    expect(JSON.stringify(d.model.asks()[before]?.body)).not.toMatch(/coherence|Is polite/);
  });
});

describe('failures', () => {
  const lies: ModelScript['measure'] = (name, round) =>
    name.startsWith('agent') && round === 1
      ? ['false information', 'high', 'No tool said so.', [2, 'It will rain']]
      : ['no failure', 'none'];

  test.each([
    ['critical, as by default', '', 0, 'passed'],
    ['high', '    fail_on_severity: high\n', 1, 'failed LLM_JUDGE_FAIL'],
    ['medium', '    fail_on_severity: medium\n', 1, 'failed LLM_JUDGE_FAIL'],
  ])('severity high, failing from %s', async (_, rest, exit, status) => {
    const { agent, judge } = fresh();
    const d = await desk({
      files: { 'a.viva.yml': suite(`    metrics: [agent_behavior_failure]\n${rest}`) },
      agent,
      judge: { ...judge, measure: lies },
    });
    const ran = await d.viva(['run', '--json']);
    expect([ran.exit, statuses(ran.report())]).toEqual([exit, { weather: status }]);
    if (exit === 1)
      expect(findings(ran.report())).toMatchObject([
        { reason: 'false information (high) in round 1: No tool said so.', evidence: [{ event: 1, quote: 'It will rain' }] },
      ]);
  });

  test('of several runs: grouped by their cause in one call, which is not made again', async () => {
    const { agent, judge } = fresh();
    const d = await desk({
      files: { 'a.viva.yml': suite('    metrics: [agent_behavior_failure]\n    runs: 3\n') },
      agent,
      judge: {
        ...judge,
        measure: (name, round, p) =>
          name.startsWith('agent') && (round === 1 || p.n === 0)
            ? ['false information', round === 1 ? 'medium' : 'high']
            : ['no failure', 'none'],
        causes: (lines) => lines.map(() => 'Forecasts without data'),
      },
    });
    const ran = await d.viva(['run']);
    expect(ran.stdout).toContain('[high] Forecasts without data (4 times): It does what Forecasts without data is.');
    expect(ran.stdout).toContain('agent_behavior_failure: false information ×4');
    expect(d.model.groupings()).toHaveLength(1);
    const again = (await d.viva(['run', '--json'])).report();
    expect(again.tests[0]?.errors).toMatchObject([{ title: 'Forecasts without data', severity: 'high', count: 4, runs: [0, 1, 2] }]);
    expect(again.usage.judge_calls).toBe(0);
    expect(d.model.groupings()).toHaveLength(1);
  });

  test('a grouping that cannot be had changes nothing: they stand under their labels', async () => {
    const { agent, judge } = fresh();
    const d = await desk({
      files: { 'a.viva.yml': suite('    metrics: [agent_behavior_failure]\n    runs: 2\n') },
      agent,
      judge: { ...judge, measure: lies, causes: () => [''] },
    });
    const ran = await d.viva(['run', '--json']);
    expect(ran.exit).toBe(0);
    expect(ran.report().tests[0]?.errors).toMatchObject([
      { title: 'false information', summary: 'No tool said so.', severity: 'high', count: 2 },
    ]);
  });
});

test('without a judge what would be measured is skipped, and nothing passes on it', async () => {
  const d = await desk({ files: { 'a.viva.yml': suite('    metrics: { helpfulness: { at_least: 4 } }\n') } });
  const ran = await d.viva(['run', '--json', '--no-judge']);
  expect(statuses(ran.report())).toEqual({ weather: 'skipped no_judge' });
});

describe('prompts --metric', () => {
  test.each([
    ['helpfulness', '[m1] helpfulness: a score from 1 to 5 for each round of 1, 2.'],
    ['agent_behavior_failure', '"false information": contradicts'],
    ['error_deduplication', 'group them by their cause'],
  ])('%s', async (name, expected) => {
    const d = await desk({ files: {} });
    const ran = await d.viva(['show-prompts', '--metric', name]);
    expect(ran.stdout).toContain(expected);
    expect(ran.exit).toBe(0);
  });

  test('an unknown one', async () => {
    const d = await desk({ files: {} });
    const ran = await d.viva(['prompts', '--metric', 'helpfulnes']);
    expect(ran.stderr).toContain('no metric is called `helpfulnes`, did you mean `helpfulness`?');
    expect(ran.exit).toBe(2);
  });
});
