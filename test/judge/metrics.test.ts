// Metrics beside criteria, in one call: what the judge is told, what is believed, what is asked again.
import { afterEach, describe, expect, test } from 'vitest';
import { labelMetrics } from '../../src/judge/label-metrics.ts';
import { scoreMetrics } from '../../src/judge/score-metrics.ts';
import type { Question } from '../../src/model/judging.ts';
import type { ModelScript } from '../stage/model.ts';
import { closeAll, criterion, EVENTS, exam, never, question, transcript } from './exam.ts';

afterEach(closeAll);

const all = [...scoreMetrics, ...labelMetrics];
const asking = (...names: readonly string[]) =>
  all.filter((m) => names.length === 0 || names.includes(m.name)).map((metric) => ({ metric, isolate: false }));

async function measure(script: ModelScript, over: Partial<Question>, votes: 1 | 3 = 3) {
  const { judge, server } = await exam(script, { votes });
  const answer = await judge.ask(question(over), never);
  return { ...answer, asks: server.asks() };
}

const prompt = (asks: readonly { readonly body: { readonly [key: string]: unknown } }[], i = 0): string =>
  JSON.stringify(asks[i]?.body['messages']);

test('eight metrics and six criteria are one call; each metric answers for each of its rounds', async () => {
  const criteria = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => criterion(text));
  const { verdicts, measures, asks } = await measure({}, { criteria, metrics: asking() });
  expect(asks).toHaveLength(1);
  expect(verdicts.map((v) => v.result)).toEqual(Array(6).fill('pass'));
  expect(measures.map((m) => m.measured?.map(({ round, score, label }) => [round ?? 0, score ?? label]))).toEqual([
    ...Array(5).fill([
      [1, 5],
      [2, 5],
    ]),
    [[0, 1]],
    [
      [1, 'no failure'],
      [2, 'no failure'],
    ],
    [[1, 'no failure']],
  ]);
});

test('what is isolated is asked alone, and more than six criteria take no metric twice', async () => {
  const criteria = Array.from({ length: 7 }, (_, i) => criterion(`criterion ${i}`));
  const metrics = [...asking('helpfulness'), ...asking('coherence').map((m) => ({ ...m, isolate: true }))];
  const { judge } = await exam({});
  expect(judge.calls({ criteria, metrics })).toBe(3);
  const { asks } = await measure({}, { criteria, metrics });
  expect(asks.filter((_, i) => prompt(asks, i).includes('helpfulness'))).toHaveLength(1);
  expect(asks.filter((_, i) => prompt(asks, i).includes('coherence'))).toHaveLength(1);
});

test('what the user wants is told with metrics only', async () => {
  const user = { profile: 'Angry about a refund', goal: 'Money back' };
  const with_metrics = await measure({}, { user, metrics: asking('helpfulness') });
  expect(prompt(with_metrics.asks)).toMatch(
    /Metrics, and what the user is and wants, are no bar for the criteria.*Angry about a refund.*Money back/,
  );
  const without = await measure({}, { user });
  expect(prompt(without.asks)).not.toMatch(/Angry|Money back|Metrics/);
});

test('only metrics: no criteria are asked for', async () => {
  const { measures, asks } = await measure({}, { criteria: [], metrics: asking('verbosity') });
  expect(measures).toMatchObject([
    {
      result: 'pass',
      measured: [
        { round: 1, score: 5 },
        { round: 2, score: 5 },
      ],
    },
  ]);
  expect(prompt(asks)).not.toContain('[c1]');
});

test('a conversation without tool calls has no use of tools to measure: nobody is asked', async () => {
  const events = EVENTS.filter((e) => e.type === 'user' || e.type === 'agent');
  const { measures, asks } = await measure(
    {},
    { transcript: transcript(events), criteria: [], metrics: asking('tool_call_behavior_failure') },
  );
  expect(measures).toMatchObject([{ result: 'pass', measured: [] }]);
  expect(asks).toHaveLength(0);
});

describe('what cannot be believed', () => {
  const odd: [string, string, ReturnType<NonNullable<ModelScript['measure']>>, string][] = [
    ['no entry', 'helpfulness', undefined, 'no answer to helpfulness in round 2'],
    ['beyond its scale', 'helpfulness', 6, 'no score of its scale for helpfulness in round 2'],
    ['between two scores', 'helpfulness', 4.5, 'no score of its scale'],
    ['a label of another metric', 'agent_behavior_failure', ['wrong tool', 'low'], 'no label of its list'],
    ['a failure without a severity', 'agent_behavior_failure', ['repetition', 'none'], '"repetition" without a severity'],
    ['a made-up quote', 'agent_behavior_failure', ['repetition', 'low', 'Again.', [2, 'never said']], 'a quote that is not in event 2'],
  ];
  test.each(odd)('%s: asked once more, then an error; what else was asked stands', async (_, name, said, why) => {
    const script: ModelScript = {
      measure: (metric, round) => (metric === name && round === 2 ? said : metric.endsWith('failure') ? ['no failure', 'none'] : 4),
    };
    const { verdicts, measures, asks } = await measure(script, { metrics: [...asking('coherence'), ...asking(name)] });
    expect(asks).toHaveLength(2);
    expect(verdicts).toMatchObject([{ result: 'pass' }]);
    expect(measures[0]).toMatchObject({ result: 'pass', measured: [{ score: 4 }, { score: 4 }] });
    expect(measures[1]).toMatchObject({ result: 'error', reason: expect.stringContaining(why) });
  });

  test('an answer that is put right the second time counts', async () => {
    let asked = 0;
    const { measures, asks } = await measure(
      { measure: (_, round) => (round === 2 && ++asked === 1 ? undefined : 3) },
      { metrics: asking('helpfulness') },
    );
    expect(asks).toHaveLength(2);
    expect(measures).toMatchObject([{ result: 'pass', measured: [{ score: 3 }, { score: 3 }] }]);
  });
});

describe('votes', () => {
  const failing = (votes: readonly boolean[]): ModelScript => {
    let asked = -1;
    return {
      judge: () => {
        asked++;
        return true;
      },
      measure: (metric, round) =>
        metric === 'goal_completion'
          ? 1
          : round === 2 && votes[asked]
            ? ['false information', 'high', 'It was not.']
            : ['no failure', 'none'],
    };
  };

  test.each([
    ['two of three say so', [true, true, false], 'false information'],
    ['one of three says so', [true, false, false], 'no failure'],
  ])('a failure is asked twice more: %s', async (_, votes, label) => {
    const { measures, asks } = await measure(failing(votes), { metrics: asking('agent_behavior_failure', 'goal_completion') });
    expect(asks).toHaveLength(3);
    expect(measures[1]?.measured?.map((m) => m.label)).toEqual(['no failure', label]);
    expect(prompt(asks, 1)).not.toContain('goal_completion');
    expect(prompt(asks, 1)).not.toContain('[c1]');
  });

  test('a goal that was not reached is asked about again, a low score is not', async () => {
    const { asks, measures } = await measure(
      { measure: (metric) => (metric === 'goal_completion' ? 0 : 1) },
      { metrics: asking('helpfulness', 'goal_completion') },
    );
    expect(asks).toHaveLength(3);
    expect(prompt(asks, 2)).not.toContain('helpfulness');
    expect(measures.map((m) => m.measured?.[0]?.score)).toEqual([1, 0]);
  });

  test('votes: 1 asks once', async () => {
    const { asks } = await measure(failing([true]), { metrics: asking('agent_behavior_failure') }, 1);
    expect(asks).toHaveLength(1);
  });
});

test('another metric prompt is another measurement, not another verdict', async () => {
  const { judge } = await exam({});
  expect(judge.metrics_fingerprint).not.toBe(judge.fingerprint);
});
