import { describe, expect, test } from 'vitest';
import { decide, type Situation } from '../../src/app/decide.ts';
import { type ProblemCode, problem, warning } from '../../src/model/problems.ts';
import type { RunReport, TestReport } from '../../src/model/report.ts';

const run = (status: RunReport['status'], index = 0): RunReport => ({
  index,
  status,
  from: 'agent',
  reused: false,
  findings: [],
  ms: 1,
  usage: { agent_calls: 1, judge_calls: 0, tokens: { input: 0, output: 0 } },
});

const examined = (about: Partial<TestReport> = {}): TestReport => ({
  id: 'a.viva.yml#greets',
  name: 'greets',
  file: 'a.viva.yml',
  line: 2,
  tags: [],
  status: 'passed',
  selected: true,
  why: '',
  never: false,
  runs: [run(about.status ?? 'passed')],
  ...about,
});
const skipped = (code: NonNullable<TestReport['code']>) => examined({ status: 'skipped', code, runs: [] });
const passing = (n: number) => Array.from({ length: n }, () => examined());
const failed = examined({ status: 'failed' });
const errored = examined({ status: 'errored' });
const regressed = examined({ status: 'failed', comparison: 'regressed' });
const unconfirmed = examined({ status: 'failed', comparison: 'unconfirmed' });
const never = examined({ status: 'failed', never: true });
const missed = examined({ status: 'failed', threshold: { text: '4 of 5', state: 'missed' } });
const wrong = (code: ProblemCode) => problem(code, `it is ${code}`);

const decided = (about: Partial<Situation>) => {
  const { conclusion, reason, exit } = decide({
    tests: [examined()],
    problems: [],
    mode: 'action',
    fail_on: 'regressed',
    on_error: 'fail',
    compared: true,
    withheld: [],
    budget_spent: false,
    dry_run: false,
    ...about,
  });
  return `${conclusion} ${reason} ${exit}`;
};

describe.each(['action', 'terminal'] as const)('in the %s', (mode) => {
  const soft = mode === 'action' ? 0 : 4;
  test.each<[row: string, about: Partial<Situation>, decision: string]>([
    ['bad config', { problems: [wrong('bad_config')] }, 'failure bad_config 2'],
    ['a bad suite', { problems: [wrong('bad_suite')], tests: [] }, 'failure bad_config 2'],
    ['bad usage', { problems: [wrong('bad_usage')], tests: [] }, 'failure bad_config 2'],
    ['an unknown model', { problems: [wrong('unknown_model')] }, 'failure bad_config 2'],
    ['a pattern without a match', { problems: [wrong('no_match')], tests: [] }, 'failure no_match 3'],
    ['a missing file', { problems: [wrong('missing_file')], tests: [] }, 'failure no_match 3'],
    ['2 before 3', { problems: [wrong('no_match'), wrong('bad_yaml')], tests: [] }, 'failure bad_config 2'],
    ['3 before 4', { problems: [wrong('missing_key'), wrong('no_match')], tests: [] }, 'failure no_match 3'],
    ['3 before 1', { problems: [wrong('no_match')], tests: [regressed] }, 'failure no_match 3'],
    ['warnings decide nothing', { problems: [warning('bad_suite', 'odd')] }, 'success met 0'],
    ['no test selected', { tests: [examined({ selected: false })] }, 'neutral nothing_to_run 0'],
    ['only a removed test', { tests: [examined({ comparison: 'removed', status: 'skipped', runs: [] })] }, 'neutral nothing_to_run 0'],
    ['what was not selected is never red', { tests: [examined(), { ...regressed, selected: false }] }, 'success met 0'],
    ['secrets withheld', { withheld: ['OPENAI_API_KEY'], tests: [skipped('no_secrets')] }, 'neutral no_secrets 0'],
    ['nothing changed, before secrets', { withheld: ['KEY'], tests: [] }, 'neutral nothing_to_run 0'],
    ['regressed', { tests: [...passing(9), regressed] }, 'failure regressed 1'],
    ['regressed before never', { tests: [never, regressed] }, 'failure regressed 1'],
    ['failed but not regressed', { tests: [examined({ status: 'failed', comparison: 'flaky' })] }, 'success met 0'],
    ['failed, `failed`', { fail_on: 'failed', tests: [examined({ status: 'failed', comparison: 'flaky' })] }, 'failure failed 1'],
    ['failed without a base', { compared: false, tests: [failed] }, 'failure failed 1'],
    ['unconfirmed', { tests: [unconfirmed] }, 'success met 0'],
    ['unconfirmed, `unconfirmed`', { fail_on: 'unconfirmed', tests: [unconfirmed] }, 'failure unconfirmed 1'],
    ['never', { tests: [never] }, 'failure never 1'],
    ['never before a threshold', { tests: [missed, never] }, 'failure never 1'],
    [
      'as many pass as before, but another one: one fixed, one regressed',
      { tests: [examined({ comparison: 'fixed' }), ...passing(2), regressed] },
      'failure regressed 1',
    ],
    ['a missed threshold', { tests: [missed] }, 'failure below_threshold 1'],
    ['`nothing`: never and threshold', { fail_on: 'nothing', tests: [never, missed, regressed] }, 'success met 0'],
    ['`nothing` without a base', { fail_on: 'nothing', compared: false, tests: [failed] }, 'success met 0'],
    ['all skipped by their own `skip`', { tests: [skipped('skip'), skipped('skip')] }, 'neutral nothing_to_run 0'],
    ['all skipped, one otherwise', { tests: [skipped('skip'), skipped('no_judge')] }, 'failure could_not_test 4'],
    ['all skipped otherwise, neutral', { on_error: 'neutral', tests: [skipped('no_transcript')] }, 'neutral could_not_test 0'],
    [
      'an agent that does not start, before any test is known',
      { problems: [wrong('agent_not_ready')], tests: [] },
      'failure could_not_test 4',
    ],
    [
      'an agent that does not start, neutral',
      { on_error: 'neutral', problems: [wrong('setup_failed')], tests: [] },
      'neutral could_not_test 0',
    ],
    ['a key is missing', { problems: [wrong('missing_key')], tests: [examined()] }, 'failure could_not_test 4'],
    ['a key is missing, neutral', { on_error: 'neutral', problems: [wrong('missing_key')] }, 'neutral could_not_test 0'],
    ['over 20 % errored', { tests: [...passing(3), errored] }, 'failure could_not_test 4'],
    ['over 20 % errored, neutral', { on_error: 'neutral', tests: [...passing(3), errored] }, 'neutral could_not_test 0'],
    ['20 % errored', { tests: [...passing(4), errored] }, `success met_with_errors ${soft}`],
    ['all errored', { tests: [errored] }, 'failure could_not_test 4'],
    ['errored beside failed: 1 before 4', { tests: [errored, regressed] }, 'failure regressed 1'],
    ['budget spent', { budget_spent: true, tests: [examined(), skipped('budget')] }, `neutral budget ${soft}`],
    ['budget spent before anything', { budget_spent: true, tests: [skipped('budget'), skipped('skip')] }, `neutral budget ${soft}`],
    ['budget spent, a regression seen', { budget_spent: true, tests: [regressed, skipped('budget')] }, 'failure regressed 1'],
    ['met', { tests: passing(3) }, 'success met 0'],
    ['a dry run', { dry_run: true, compared: false, tests: [skipped('unchanged')] }, 'success met 0'],
    ['SIGINT', { stopped_by: 'SIGINT', tests: [regressed] }, 'failure cancelled 130'],
    ['SIGTERM', { stopped_by: 'SIGTERM', tests: [] }, 'failure cancelled 143'],
  ])('%s', (_row, about, decision) => {
    expect(decided({ mode, ...about })).toBe(decision);
  });
});
