import { expect, test } from 'vitest';
import type { Runs, Test } from '../../src/model/suite.ts';
import { weakenings } from '../../src/plan/weakened.ts';
import { refund } from './a-test.ts';

// Nothing of `refund`'s own asserts anything here.
const { never: _never, ...rest } = refund;
const bare: Test = { ...rest, rounds: [], criteria: [], checks: [] };
const place = { file: 'a.viva.yml', line: 1 };
const criterion = (text: string) => ({ text, isolate: false, place });
const contains = (spec: string) => ({ name: 'contains', spec, place });
const changed = (was: Partial<Test>, now: Partial<Test>, runs: readonly [Runs, Runs] = ['quick', 'quick']) =>
  weakenings({ test: { ...bare, ...was }, runs: runs[0] }, { test: { ...bare, ...now }, runs: runs[1] });
const of = (k: number, n: number) => ({ k, n, text: `${k} of ${n}` });

test('what a test asserted and does not any more', () => {
  expect(changed({ criteria: [criterion('Is kind'), criterion('Is short')] }, { criteria: [criterion('Is short')] })).toEqual([
    'criterion removed: “Is kind”',
  ]);
  expect(changed({ checks: [contains('BK-001')] }, { checks: [] })).toEqual(['check removed or changed: contains: "BK-001"']);
  expect(changed({ never: { tools: ['delete_all'], contains: [], regex: [], place } }, {})).toEqual(['“never” removed: delete_all']);
});

test('what was asked for twice and is asked for once has gone once', () => {
  const round = { user_input: 'Hi', criteria: [criterion('Is kind')], checks: [], place };
  const silent = { ...round, criteria: [] };
  expect(changed({ criteria: [], rounds: [round, round] }, { criteria: [], rounds: [round, silent] })).toEqual([
    'criterion removed: “Is kind”',
  ]);
  expect(changed({ criteria: [], rounds: [round, round] }, { criteria: [criterion('Is kind')], rounds: [round, silent] })).toEqual([]);
  expect(changed({ criteria: [], rounds: [round, silent] }, { criteria: [], rounds: [round] })).toEqual(['2 rounds are now 1']);
});

test('a bar that is lower, and none that is higher', () => {
  expect(changed({ threshold: of(4, 5) }, { threshold: of(3, 5) })).toEqual(['threshold 4 of 5 is now 3 of 5']);
  expect(changed({ threshold: of(4, 5) }, {})).toEqual(['threshold 4 of 5 removed']);
  expect(changed({ threshold: of(4, 5) }, { threshold: { share: 0.8, text: '80%' } })).toEqual([]);
  expect(changed({ threshold: of(4, 5) }, { threshold: of(5, 5) })).toEqual([]);
  expect(changed({}, { threshold: of(5, 5) })).toEqual([]);
});

test('fewer runs, also by the config', () => {
  expect(changed({ runs: 5 }, { runs: 3 })).toEqual(['runs: 5 is now 3']);
  expect(changed({ runs: 'thorough' }, {})).toEqual(['runs: thorough is now quick']);
  expect(changed({}, {}, ['standard', 'quick'])).toEqual(['runs: standard is now quick']);
  expect(changed({ runs: 'quick' }, { runs: 3 })).toEqual([]);
  expect(changed({ runs: 3 }, { runs: 5 })).toEqual([]);
});

test('a test that is skipped, and tools that go unseen', () => {
  expect(changed({}, { skip: 'later' })).toEqual(['skipped now: later']);
  expect(changed({ skip: 'later' }, {})).toEqual([]);
  expect(changed({ unmocked_tools: 'error' }, { unmocked_tools: 'passthrough' })).toEqual(['tools without a mock are let through now']);
});
