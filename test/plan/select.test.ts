// Case 32: exactly the right tests.
import { describe, expect, test } from 'vitest';
import type { Test } from '../../src/model/suite.ts';
import { agentKey, inputsKey, judgementKey } from '../../src/plan/keys.ts';
import { type HeadTest, type Selection, selectChanged } from '../../src/plan/select.ts';
import { refund, shop } from './a-test.ts';

const known = (test: Test, version = 'v1', agent = shop): HeadTest => ({
  id: test.id,
  file: test.file,
  inputs: inputsKey(test),
  judgement: judgementKey(test, 'judge'),
  agent: agentKey(agent),
  version,
});
const asking = (input: string, name: string, file = 'big.viva.yml'): Test => {
  const [first, ...rest] = refund.rounds;
  return { ...refund, id: `${file}#${name}`, name, file, rounds: first ? [{ ...first, user_input: input }, ...rest] : rest };
};
const selected = (selection: Selection) =>
  selectChanged(selection)
    .filter((c) => c.selected)
    .map((c) => [c.id, c.why]);

describe('against the tests of the base', () => {
  const suite = Array.from({ length: 200 }, (_, i) => asking(`question ${i}`, `t${i}`));
  const base = suite.map((t) => known(t));

  test('nothing changed: nothing is selected', () => {
    expect(selected({ tests: base, baseTests: base })).toEqual([]);
  });

  test('one block of a 200-test file: that one test', () => {
    const head = suite.map((t, i) => (i === 117 ? asking('another question', 't117') : t)).map((t) => known(t));
    expect(selected({ tests: head, baseTests: base })).toEqual([['big.viva.yml#t117', 'inputs changed']]);
  });

  test('lines that moved, comments, a README: none', () => {
    const head = suite.map((t) => known({ ...t, place: { file: t.file, line: 900 } }));
    expect(selected({ tests: head, baseTests: base })).toEqual([]);
  });

  test('a prompt file of one agent: its tests, and no others', () => {
    const other = { ...shop, name: 'other' };
    const before = [known(asking('a', 'a')), known(asking('b', 'b'), 'o1', other)];
    const after = [known(asking('a', 'a'), 'v2'), known(asking('b', 'b'), 'o1', other)];
    expect(selected({ tests: after, baseTests: before })).toEqual([['big.viva.yml#a', 'agent version changed']]);
  });

  test("the config: the tests of the agent that is written otherwise, not for another agent's sake or a budget's", () => {
    const after = known(asking('a', 'a'), 'v1', { ...shop, settings: { ...shop.settings, body: { temperature: 1 } } });
    expect(selected({ tests: [after, known(asking('b', 'b'))], baseTests: [known(asking('a', 'a')), known(asking('b', 'b'))] })).toEqual([
      ['big.viva.yml#a', 'agent configuration changed'],
    ]);
  });

  test('a new row of a cases file: the new test', () => {
    const row = (n: number) => known(asking(`case ${n}`, `case ${n}`));
    expect(selected({ tests: [row(1), row(2), row(3)], baseTests: [row(1), row(2)] })).toEqual([['big.viva.yml#case 3', 'new test']]);
  });

  test('a criterion', () => {
    const stricter = { ...refund, criteria: [{ text: 'Is brief', isolate: false, place: refund.place }] };
    expect(selected({ tests: [known(stricter)], baseTests: [known(refund)] })).toEqual([[refund.id, 'criteria or checks changed']]);
  });

  test('a renamed test, or a moved file, is not changed; renamed and changed is changed', () => {
    const moved = { ...refund, id: 'moved.viva.yml#refund', file: 'moved.viva.yml' };
    expect(selectChanged({ tests: [known(moved)], baseTests: [known(refund)] })).toEqual([
      { id: moved.id, selected: false, why: `renamed from ${refund.id}`, was: refund.id },
    ]);
    const changed = known({ ...moved, criteria: [] });
    expect(selectChanged({ tests: [changed], baseTests: [known(refund)] })).toEqual([
      { id: moved.id, selected: true, why: 'criteria or checks changed', was: refund.id },
    ]);
  });

  test('one removed test is the old name of one new test only', () => {
    const twins = ['x', 'y'].map((name) => known({ ...refund, id: `a#${name}` }));
    expect(selected({ tests: twins, baseTests: [known(refund)] })).toEqual([['a#y', 'new test']]);
  });
});

describe('where the base cannot be read: by the changed files', () => {
  const tests: HeadTest[] = [
    { ...known(asking('a', 'a', 'a.viva.yml')), reads: ['cases.csv'], covers: (p) => p.startsWith('prompts/') },
    { ...known(asking('b', 'b', 'b.viva.yml')), covers: (p) => p.startsWith('src/') },
  ];
  const by = (...paths: string[]) =>
    selected({ tests, changed: paths.map((path) => ({ path, status: 'modified' as const })), config: 'viva.config.yml' });

  test.each([
    [['a.viva.yml'], [['a.viva.yml#a', 'its file changed']]],
    [['cases.csv'], [['a.viva.yml#a', 'cases.csv changed']]],
    [['prompts/prompt.md', 'README.md'], [['a.viva.yml#a', 'agent version changed (prompts/prompt.md)']]],
    [['README.md'], []],
    [
      ['viva.config.yml'],
      [
        ['a.viva.yml#a', 'the config changed'],
        ['b.viva.yml#b', 'the config changed'],
      ],
    ],
  ])('%j', (paths, expected) => expect(by(...paths)).toEqual(expected));

  test('a file that was moved away counts by its old name', () => {
    const changed = [{ path: 'lib/main.ts', previous: 'src/main.ts', status: 'renamed' as const }];
    expect(selected({ tests, changed })).toEqual([['b.viva.yml#b', 'agent version changed (src/main.ts)']]);
  });

  test('more files than GitHub lists, or no list at all: everything', () => {
    expect(selected({ tests, changed: [], tooMany: true })).toHaveLength(2);
    expect(selected({ tests })).toHaveLength(2);
  });
});
