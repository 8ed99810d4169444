import { describe, expect, test } from 'vitest';
import type { HistoryRun } from '../../src/model/memory.ts';
import { type HistoryQuery, historyFor, judgedAgain, judgedOtherwise, movedOf } from '../../src/score/history.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const run = (id: string, part: Partial<HistoryRun> = {}): HistoryRun => ({
  id,
  test: 'a.viva.yml#refund',
  inputs: 'in',
  judgement: 'ju',
  commit: 'c1',
  passed: true,
  at: hoursAgo(1),
  transcript: `t-${id}`,
  ...part,
});
const ask = (history: readonly HistoryRun[], part: Partial<HistoryQuery> = {}) =>
  historyFor({
    memory: { history },
    test: 'a.viva.yml#refund',
    inputs: 'in',
    judgement: 'ju',
    ancestors: ['c1', 'c2', 'c3'],
    now: NOW,
    ...part,
  });
const many = (n: number, passed: boolean, from: number) =>
  Array.from({ length: n }, (_, i) => run(`${passed}${from + i}`, { passed, at: hoursAgo(from + i) }));

describe('what counts', () => {
  test('only the same test, asked and judged the same way, at the base commit or an ancestor of it, within 14 days', () => {
    const { counts, runs } = ask([
      run('1'),
      run('2', { passed: false, commit: 'c3' }),
      run('other test', { test: 'a.viva.yml#order' }),
      run('other inputs', { inputs: 'x' }),
      run('other criteria', { judgement: 'x' }),
      run('not an ancestor', { commit: 'later' }),
      run('too old', { at: hoursAgo(15 * 24) }),
      run('no date', { at: 'yesterday' }),
      run('from the future', { at: hoursAgo(-100) }),
    ]);
    expect(runs.map((r) => r.id)).toEqual(['1', '2']);
    expect(counts).toEqual({ passed: 1, completed: 2 });
  });

  test('each run once, however many memories brought it', () => {
    expect(ask([run('1'), run('1'), run('2')]).counts).toEqual({ passed: 2, completed: 2 });
  });

  test('the newest 40, by commit first: a clock that was wrong changes nothing', () => {
    const runs = ask([
      ...many(50, true, 1),
      run('head', { commit: 'c1', at: hoursAgo(90) }),
      run('older', { commit: 'c2', at: hoursAgo(0) }),
    ]).runs;
    expect(runs).toHaveLength(40);
    expect(runs.some((r) => r.id === 'older')).toBe(false);
    expect(runs[0]?.id).toBe('true1');
  });

  test('the newest passing transcript is at hand, to show what the agent did then', () => {
    expect(ask([run('1', { passed: false }), run('2', { at: hoursAgo(2) }), run('3', { at: hoursAgo(3) })]).passing).toBe('t-2');
  });
});

describe('a renamed test', () => {
  const old = [run('1', { test: 'a.viva.yml#old name' }), run('2', { test: 'a.viva.yml#old name' })];

  test('keeps the history of the removed one', () => {
    expect(ask(old, { present: new Set(['a.viva.yml#refund']) }).counts.completed).toBe(2);
  });

  test('takes nothing from a test that is still there', () => {
    expect(ask(old, { present: new Set(['a.viva.yml#refund', 'a.viva.yml#old name']) }).counts.completed).toBe(0);
  });

  test('goes on with it once it has runs of its own', () => {
    const since = [run('3', { at: hoursAgo(0.5) }), run('4', { at: hoursAgo(0.2), passed: false })];
    const { counts, runs } = ask([...old, ...since], { present: new Set(['a.viva.yml#refund']) });
    expect(counts).toEqual({ passed: 3, completed: 4 });
    expect(runs.map((r) => r.id)).toEqual(['4', '3', '1', '2']);
  });

  test('takes nothing that ran beside it: a twin was removed, not renamed', () => {
    const twin = [run('t', { test: 'b.viva.yml#twin', at: hoursAgo(0.5) })];
    expect(ask([run('1'), ...twin], { present: new Set(['a.viva.yml#refund']) }).counts.completed).toBe(1);
  });

  test('takes one removed test’s, not two', () => {
    const two = [...old, run('3', { test: 'b.viva.yml#twin', at: hoursAgo(0.5) })];
    expect(ask(two, { present: new Set() }).runs.map((r) => r.test)).toEqual(['b.viva.yml#twin']);
  });
});

describe('criteria, checks or judge changed', () => {
  const J = 'a1'.repeat(32);
  const query = (history: readonly HistoryRun[], judgement = J): HistoryQuery => ({
    memory: { history },
    test: 'a.viva.yml#refund',
    inputs: 'in',
    judgement,
    ancestors: ['c1'],
    now: NOW,
  });
  const before = [run('1'), run('2', { at: hoursAgo(2) }), run('x', { inputs: 'other' }), run('y', { commit: 'elsewhere' })];

  test('the runs that answered the same are to be judged again, each once, whatever judged them before', () => {
    expect(judgedOtherwise(query([...before, judgedAgain(run('1'), 'b2'.repeat(32), false)])).map((r) => r.transcript)).toEqual([
      't-1',
      't-2',
    ]);
  });

  test('judged again, they are its history; those of before stay what they were', () => {
    const after = [...before, judgedAgain(run('1'), J, false), judgedAgain(run('2', { at: hoursAgo(2) }), J, true)];
    expect(historyFor(query(after)).counts).toEqual({ passed: 1, completed: 2 });
    expect(historyFor(query(after, 'ju')).counts).toEqual({ passed: 2, completed: 2 });
    expect(judgedOtherwise(query(after))).toEqual([]);
  });
});

describe('base changed', () => {
  test('it broke: what it did before says nothing any more', () => {
    expect(ask([...many(4, false, 1), ...many(20, true, 10)]).counts).toEqual({ passed: 0, completed: 4 });
  });

  test('it was mended', () => {
    const { counts } = ask([...many(8, true, 1), ...many(20, false, 10)]);
    expect(counts).toEqual({ passed: 8, completed: 8 });
  });

  test('one failure, or a flaky mixture, is no change', () => {
    expect(ask([...many(1, false, 1), ...many(20, true, 10)]).counts).toEqual({ passed: 20, completed: 21 });
    const mixed = Array.from({ length: 20 }, (_, i) => run(`m${i}`, { passed: i % 3 !== 0, at: hoursAgo(i) }));
    expect(ask(mixed).counts).toEqual({ passed: 13, completed: 20 });
  });

  test('live runs that don’t fit the history say that it moved', () => {
    expect(movedOf({ passed: 20, completed: 20 }, { passed: 0, completed: 4 })).toBe(true);
    expect(movedOf({ passed: 20, completed: 20 }, { passed: 3, completed: 4 })).toBe(false);
    expect(movedOf({ passed: 0, completed: 0 }, { passed: 0, completed: 4 })).toBe(false);
  });
});
