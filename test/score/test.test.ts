import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { runStatus, type Scored, testStatus } from '../../src/score/test.ts';

const place = { file: 'a.viva.yml', line: 3 };
const finding = (part: Partial<Finding>): Finding => ({ kind: 'check', name: 'contains', result: 'pass', reason: '', place, ...part });
const pass = finding({});
const fail = finding({ result: 'fail', code: 'FORMAT_DRIFT' });
const judgedFail = finding({ kind: 'criterion', result: 'fail', code: 'LLM_JUDGE_FAIL' });
const judgeError = finding({ kind: 'criterion', result: 'error', code: 'JUDGE_ERROR' });
const skipped = (skip: NonNullable<Finding['skip']>) => finding({ kind: 'criterion', result: 'skipped', skip });

describe('a run', () => {
  test.each<[string, Finding[], Scored]>([
    ['passes when all its findings pass', [pass, pass], { status: 'passed' }],
    ['passes on its checks where there is no judge', [pass, skipped('no_judge')], { status: 'passed' }],
    ['is skipped where there were criteria only', [skipped('no_judge'), skipped('no_judge')], { status: 'skipped', code: 'no_judge' }],
    ['fails with the code of the first failure', [pass, fail, judgedFail], { status: 'failed', code: 'FORMAT_DRIFT' }],
    ['is failed, not errored, where both happened', [judgeError, judgedFail], { status: 'failed', code: 'LLM_JUDGE_FAIL' }],
    ['is errored where the judge could not tell', [pass, judgeError], { status: 'errored', code: 'JUDGE_ERROR' }],
    ['fails where a check failed and the judge was not asked', [fail, skipped('check_failed')], { status: 'failed', code: 'FORMAT_DRIFT' }],
    ['is no pass where the budget ended before the judge', [pass, skipped('budget')], { status: 'skipped', code: 'budget' }],
    ['is no pass without any finding', [], { status: 'errored', code: 'HARNESS_ERROR' }],
  ])('%s', (_, findings, expected) => expect(runStatus(findings)).toEqual(expected));
});

describe('a test', () => {
  const runs = (passed: number, failed: number, errored = 0, left = 0): Scored[] => [
    ...Array.from({ length: passed }, () => ({ status: 'passed' as const })),
    ...Array.from({ length: failed }, () => ({ status: 'failed' as const, code: 'LLM_JUDGE_FAIL' as const })),
    ...Array.from({ length: errored }, () => ({ status: 'errored' as const, code: 'AGENT_ERROR' as const })),
    ...Array.from({ length: left }, () => ({ status: 'skipped' as const, code: 'budget' as const })),
  ];
  const of = (k: number, n: number) => ({ k, n, text: `${k} of ${n}` });

  test('the first failure of a test that fails fast fails it, also where the runs until then would have met its bar', () => {
    const share = { share: 0.5, text: '50%' };
    expect(testStatus({ runs: runs(6, 1, 0, 3), threshold: share, planned: 10, failFast: true })).toEqual({
      status: 'failed',
      code: 'LLM_JUDGE_FAIL',
      threshold: { text: '50%', state: 'missed' },
    });
    expect(testStatus({ runs: runs(10, 0), threshold: share, planned: 10, failFast: true })).toEqual({
      status: 'passed',
      threshold: { text: '50%', state: 'met' },
    });
  });

  test('8 of 10 is asked of each: A with 8 of 10 passes, B with 0 of 10 fails, whatever the suite’s rate', () => {
    const a = testStatus({ runs: runs(8, 2), threshold: of(8, 10), planned: 10 });
    const b = testStatus({ runs: runs(0, 10), threshold: of(8, 10), planned: 10 });
    expect(a).toEqual({ status: 'passed', threshold: { text: '8 of 10', state: 'met' } });
    expect(b).toEqual({ status: 'failed', code: 'LLM_JUDGE_FAIL', threshold: { text: '8 of 10', state: 'missed' } });
  });

  test.each([
    ['met as soon as k passed, though runs are missing', runs(4, 0, 0, 1), 'passed', undefined, 'met'],
    ['missed as soon as k is out of reach', runs(1, 2, 0, 2), 'failed', 'LLM_JUDGE_FAIL', 'missed'],
    ['open while errors leave it so', runs(3, 1, 1), 'errored', 'AGENT_ERROR', 'open'],
    ['open when the budget ended', runs(3, 0, 0, 2), 'skipped', 'budget', 'open'],
    ['errors are no failures', runs(4, 0, 1), 'passed', undefined, 'met'],
  ])('4 of 5: %s', (_, list, status, code, state) => {
    expect(testStatus({ runs: list, threshold: of(4, 5), planned: 5 })).toEqual({
      status,
      ...(code && { code }),
      threshold: { text: '4 of 5', state },
    });
  });

  test.each([
    [0.8, 10, 8, 'met'],
    [0.8, 10, 7, 'missed'],
    [0.07, 100, 7, 'met'],
    [0.5, 3, 2, 'met'],
    [0.5, 3, 1, 'missed'],
  ])('a share of %d in %d runs with %d passes', (share, n, passed, state) => {
    expect(testStatus({ runs: runs(passed, n - passed), threshold: { share, text: 'share' }, planned: n }).threshold?.state).toBe(state);
  });

  test.each<[string, Scored[], Scored]>([
    ['all runs pass', runs(3, 0), { status: 'passed' }],
    ['one of three fails', runs(2, 1), { status: 'failed', code: 'LLM_JUDGE_FAIL' }],
    ['a failure outweighs an error', runs(0, 1, 1), { status: 'failed', code: 'LLM_JUDGE_FAIL' }],
    ['an error is no pass', runs(2, 0, 1), { status: 'errored', code: 'AGENT_ERROR' }],
    ['what the budget left out is no failure', runs(1, 0, 0, 2), { status: 'passed' }],
    ['nothing ran', runs(0, 0, 0, 1), { status: 'skipped', code: 'budget' }],
  ])('without a threshold: %s', (_, list, expected) => expect(testStatus({ runs: list, planned: 3 })).toEqual(expected));

  test('no runs at all: why not', () => {
    expect(testStatus({ runs: [], planned: 0, skip: 'skip' })).toEqual({ status: 'skipped', code: 'skip' });
  });

  test('one `never` is red, though the threshold is met', () => {
    const score = testStatus({ runs: runs(4, 1), threshold: of(4, 5), planned: 5, never: true });
    expect(score).toMatchObject({ status: 'failed', threshold: { state: 'met' } });
  });
});
