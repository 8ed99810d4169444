import { expect, test } from 'vitest';
import { allTests, firstTest } from '../../src/command/resolve.ts';

const known = [
  { id: 'a.viva.yml#refund flow', name: 'refund flow' },
  { id: 'a.viva.yml#refund', name: 'refund' },
  { id: 'a.viva.yml#hours', name: 'hours' },
  { id: 'b.viva.yml#hours', name: 'hours' },
];
const ids = (found: ReturnType<typeof allTests<(typeof known)[number]>>) =>
  'tests' in found ? found.tests.map((t) => t.id) : JSON.stringify(found.said);

test.each<[readonly string[], readonly string[]]>([
  [['refund flow'], ['a.viva.yml#refund flow']],
  [['refund', 'flow'], ['a.viva.yml#refund flow']],
  [
    ['refund', 'refund', 'flow'],
    ['a.viva.yml#refund', 'a.viva.yml#refund flow'],
  ],
  [
    ['b.viva.yml#hours', 'refund', 'refund'],
    ['b.viva.yml#hours', 'a.viva.yml#refund'],
  ],
  [[], []],
])('%j are tests', (words, expected) => expect(ids(allTests(words, known))).toEqual(expected));

test('a name that two tests have: their ids', () => {
  expect(ids(allTests(['hours'], known))).toContain(
    'There are 2 tests called `hours`. Their ids:"},{"list":["`a.viva.yml#hours`","`b.viva.yml#hours`"]',
  );
});

test('an unknown test: the ones that are near, else all', () => {
  expect(ids(allTests(['Hour'], known))).toContain('These are near:"},{"list":["`a.viva.yml#hours`","`b.viva.yml#hours`"]');
  expect(ids(allTests(['zebra'], known))).toContain('There are:"},{"list":["`a.viva.yml#refund flow`"');
  expect(ids(allTests(['x'], []))).toContain('no run has reported here');
});

test('what is left after a test is a reason', () => {
  expect(firstTest(['refund', 'flow', 'it', 'did', 'ask'], known)).toEqual({ tests: [known[0]], rest: ['it', 'did', 'ask'] });
});
