import { expect, test } from 'vitest';
import type { HistoryRun } from '../../src/model/memory.ts';
import { trendOf } from '../../src/score/trend.ts';

const run = (commit: string, passed: boolean): HistoryRun => ({
  id: `${commit}${passed}`,
  test: 't',
  inputs: 'in',
  judgement: 'ju',
  commit,
  passed,
  at: '2026-11-30T12:00:00Z',
  transcript: 't',
});

test('commit by commit, oldest first; a test that did not run stands as it was', () => {
  const a = [run('c4', true), run('c2', false), run('c1', true)];
  const b = [run('c3', true), run('c1', true)];
  expect(trendOf([a, b], ['c5', 'c4', 'c3', 'c2', 'c1'])).toEqual([
    { commit: 'c1', passed: 2, completed: 2 },
    { commit: 'c2', passed: 1, completed: 2 },
    { commit: 'c3', passed: 1, completed: 2 },
    { commit: 'c4', passed: 2, completed: 2 },
  ]);
});

test('several runs at one commit count as their share; a test is no more than one test', () => {
  expect(trendOf([[run('c1', true), run('c1', false), run('c1', true)], [run('c1', true)]], ['c1'])).toEqual([
    { commit: 'c1', passed: 1.67, completed: 2 },
  ]);
});

test('what ran elsewhere is no point, and nothing is nothing', () => {
  expect(trendOf([[run('other', true)]], ['c1'])).toEqual([]);
  expect(trendOf([], [])).toEqual([]);
});
