import { describe, expect, test } from 'vitest';
import type { Memory, StoredRun } from '../../src/model/memory.ts';
import { estimate } from '../../src/plan/estimate.ts';
import { resultKey } from '../../src/plan/keys.ts';
import { emptyMemory } from '../../src/plan/memory.ts';
import { indexMemory, type PlanQuery, planTest } from '../../src/plan/plan.ts';
import { topUpsWithin } from '../../src/plan/top-up.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const run = (index: number, part: Partial<StoredRun> = {}): StoredRun => ({
  key: `key ${index}`,
  test: 'a#refund',
  inputs: 'in',
  agent: 'ag',
  agent_version: 'v1',
  endpoint: 'http://agent',
  index,
  transcript: `t${index}`,
  at: new Date(NOW - (index + 1) * 3_600_000).toISOString(),
  ...part,
});
const PARTS = { criteria: 'c', checks: 'k', judge: 'j' };
const memoryOf = (runs: StoredRun[], judged: Memory['results'] = {}): Memory => ({ ...emptyMemory, runs, results: judged });
const judged = (...transcripts: string[]): Memory['results'] =>
  Object.fromEntries(
    transcripts.map((t) => [resultKey(t, 'ju'), { findings: [], at: '2026-11-30T00:00:00Z', transcript: t, parts: PARTS }]),
  );
const plan = (memory: Memory, part: Partial<PlanQuery> = {}) =>
  planTest({
    test: 'a#refund',
    inputs: 'in',
    agent: 'ag',
    version: 'v1',
    reusable: true,
    judgement: 'ju',
    parts: PARTS,
    runs: 1,
    index: indexMemory(memory),
    hasTranscript: () => true,
    now: NOW,
    ...part,
  });
const brief = (memory: Memory, part: Partial<PlanQuery> = {}) => plan(memory, part).runs.map((r) => [r.action, r.index, r.why]);

describe('why a test runs', () => {
  test.each<[string, Memory, Partial<PlanQuery>]>([
    ['no transcript yet', memoryOf([]), {}],
    ['inputs changed', memoryOf([run(0, { inputs: 'old' })]), {}],
    ['agent configuration changed', memoryOf([run(0, { agent: 'old' })]), {}],
    ['agent version changed', memoryOf([run(0, { agent_version: 'v0' })]), {}],
    ['the agent’s version is not known here, so nothing is reused', memoryOf([run(0)], judged('t0')), { reusable: false }],
  ])('%s', (why, memory, part) => {
    expect(plan(memory, part)).toMatchObject({ why, runs: [{ action: 'run', why }] });
  });
});

describe('what is stored', () => {
  test('judged already: nobody is called', () => {
    expect(brief(memoryOf([run(0)], judged('t0')))).toEqual([['reuse', 0, 'unchanged']]);
  });

  test('its findings are enough, though the transcript is not shared', () => {
    expect(brief(memoryOf([run(0)], judged('t0')), { hasTranscript: () => false })).toEqual([['reuse', 0, 'unchanged']]);
  });

  test.each([
    ['criterion changed', { criteria: 'c2' }],
    ['checks changed', { checks: 'k2' }],
    ['judge changed', { judge: 'j2' }],
    ['criterion changed, judge changed', { criteria: 'c2', judge: 'j2' }],
  ])('%s: judged again, the agent is not called', (why, part) => {
    expect(brief(memoryOf([run(0)], judged('t0')), { judgement: 'new', parts: { ...PARTS, ...part } })).toEqual([['judge', 0, why]]);
  });

  test('neither findings nor transcript: run again, under a number that was not used', () => {
    expect(brief(memoryOf([run(0)]), { hasTranscript: () => false })).toEqual([['run', 1, 'no transcript yet']]);
  });

  test('the newest n, whatever their index, shown by index; what lacks is run', () => {
    const memory = memoryOf([run(0, { at: '2026-11-01T00:00:00Z' }), run(3), run(1)], judged('t0', 't1', 't3'));
    expect(brief(memory, { runs: 2 })).toEqual([
      ['reuse', 1, 'unchanged'],
      ['reuse', 3, 'unchanged'],
    ]);
    expect(brief(memory, { runs: 5 }).map(([action, index]) => `${action} ${index}`)).toEqual([
      'reuse 0',
      'reuse 1',
      'reuse 3',
      'run 4',
      'run 5',
    ]);
  });

  test('another test that asks the same of the same agent shares its runs', () => {
    expect(brief(memoryOf([run(0, { test: 'b#twin' })], judged('t0')))).toEqual([['reuse', 0, 'unchanged']]);
  });
});

describe('a later push to a pull request', () => {
  const memory = memoryOf([run(0, { pr: 7 }), run(1, { pr: 7 }), run(2, { pr: 7 }), run(3)], judged('t0', 't1', 't2', 't3'));

  test('takes all runs that were made for it, however many the preset starts with', () => {
    expect(brief(memory, { pooled: 7 }).map(([action, index]) => `${action} ${index}`)).toEqual(['reuse 0', 'reuse 1', 'reuse 2']);
    expect(brief(memory, { pooled: 8 })).toHaveLength(1);
    expect(brief(memory, { pooled: 7, runs: 4 })).toHaveLength(4);
  });

  test('not those of another version', () => {
    expect(brief(memory, { pooled: 7, version: 'v2' })).toEqual([['run', 0, 'agent version changed']]);
  });

  test('what runs beyond them gets a number that no stored run has', () => {
    expect(plan(memory, { pooled: 7 }).next).toBe(4);
    expect(plan(memoryOf([]), { runs: 2 }).next).toBe(2);
  });
});

describe('a push on the base branch', () => {
  const memory = memoryOf([run(0), run(1)], judged('t0', 't1'));

  test('gives an unchanged test one fresh run, under the next number', () => {
    expect(brief(memory, { topUp: { history: 4, target: 10 } })).toEqual([
      ['reuse', 0, 'unchanged'],
      ['run', 2, 'history has 4 of 10 runs'],
    ]);
  });

  test('not once its history is long enough, nor beside runs that are fresh anyway', () => {
    expect(brief(memory, { topUp: { history: 10, target: 10 } })).toHaveLength(1);
    expect(brief(memory, { version: 'v2', topUp: { history: 0, target: 10 } })).toEqual([['run', 0, 'agent version changed']]);
  });

  test('within the calls of one push, the shortest histories first', () => {
    const wanting = [
      { id: 'long', history: 9, calls: 3 },
      { id: 'full', history: 10, calls: 1 },
      { id: 'dear', history: 1, calls: 90 },
      { id: 'new', history: 0, calls: 4 },
    ];
    expect([...topUpsWithin(wanting, 10, 10)]).toEqual(['new', 'long']);
    expect([...topUpsWithin(wanting, 10, Number.POSITIVE_INFINITY)]).toEqual(['new', 'dear', 'long']);
  });
});

describe('--reeval', () => {
  const reeval = { reeval: true, version: 'v9', endpoint: 'http://agent' };

  test('the newest transcripts, whatever the version, which is said with their age', () => {
    const memory = memoryOf([run(0, { at: '2026-11-20T12:00:00Z', agent_version: 'v0' }), run(1)], judged('t0', 't1'));
    expect(brief(memory, { ...reeval, runs: 1 })).toEqual([['judge', 1, 'judged again: agent version v1, 2 h old']]);
    expect(brief(memory, { ...reeval, runs: 2 })[1]).toEqual(['judge', 0, 'judged again: agent version v0, 10 days old']);
  });

  test('a test without one is run where its endpoint is the one that the others came from, else skipped', () => {
    const memory = memoryOf([run(0, { test: 'a#other', inputs: 'other' })]);
    expect(brief(memory, reeval)).toEqual([['run', 0, 'no transcript yet']]);
    expect(brief(memory, { ...reeval, endpoint: 'http://elsewhere' })).toEqual([['skip', 0, 'no transcript to judge again']]);
  });
});

test('the estimate counts what is talked and what is judged', () => {
  const prices = { input: 3, output: 15 };
  const tests = [
    { runs: [{ action: 'run' as const }, { action: 'run' as const }], rounds: 3, judge_calls: 2, prices },
    { runs: [{ action: 'judge' as const }], rounds: 3, judge_calls: 1, prices },
    { runs: [{ action: 'reuse' as const }, { action: 'skip' as const }], rounds: 9, judge_calls: 9, prices },
  ];
  expect(estimate(tests, { input: 1000, output: 200 })).toEqual({ agent_calls: 6, judge_calls: 5, usd: expect.closeTo(0.03, 10) });
  expect(estimate([{ runs: [{ action: 'run' }], rounds: 1, judge_calls: 0 }])).toEqual({ agent_calls: 1, judge_calls: 0 });
});
