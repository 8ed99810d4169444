import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fill } from '../../src/suite/cases.ts';
import { load, said, testsOf } from './loading.ts';

const suite = (cases: string, name = 'from {city}', more = '') =>
  `tests:\n  - name: ${name}\n    user_input: I live in {city}.\n    expected: "{country}"\n    criteria: Names {country}\n    checks: { contains: "{country}" }\n${more}    cases: ${cases}\n`;

describe('one test for each case', () => {
  const rows = [
    ['from Rome', 'I live in Rome.', 'Italy', 'Names Italy'],
    ['from Bern', 'I live in Bern.', 'Switzerland', 'Names Switzerland'],
  ];
  const shown = async (text: string, files = {}) =>
    (await testsOf(text, { file: 'geo/cities.viva.yml' }, files)).map((t) => [
      t.name,
      t.rounds[0]?.user_input,
      t.expected,
      t.criteria[0]?.text,
    ]);

  test('from the suite itself', async () => {
    expect(await shown(suite('[{city: Rome, country: Italy}, {city: Bern, country: Switzerland}]'))).toEqual(rows);
  });

  test('from a .csv beside the suite, with a byte order mark, quotes and Windows line ends', async () => {
    const csv = '\uFEFFcity, country\r\n"Rome","Italy"\r\n\r\nBern,Switzerland\r\n';
    expect(await shown(suite('data/cities.csv'), { 'geo/data/cities.csv': csv })).toEqual(rows);
  });

  test('from a .jsonl beside the suite', async () => {
    const jsonl = '{"city":"Rome","country":"Italy"}\n\n{"city":"Bern","country":"Switzerland"}\n';
    expect(await shown(suite('../cities.jsonl'), { 'cities.jsonl': jsonl })).toEqual(rows);
  });

  test('each is a test of its own; only name, input, expected and criteria are filled', async () => {
    const tests = await testsOf(suite('[{city: Rome, country: Italy}]', 'in {city}', '    mocks: { "{city}": { returns: "{city}" } }\n'));
    expect(tests[0]).toMatchObject({
      id: 'salon.viva.yml#in Rome',
      checks: [{ spec: ['{country}'] }],
      mocks: { '{city}': { returns: '{city}' } },
      place: { line: 2, endLine: 8 },
    });
  });

  test('rounds are filled too, and values are the source text', async () => {
    const text =
      'tests:\n  - name: "{n}"\n    rounds:\n      - user_input: n is {n}\n        expected: "{n}"\n        criteria: says {n}\n    cases: [{n: 007}, {n: 1.10}]\n';
    expect(
      (await testsOf(text)).map((t) => [t.name, t.rounds[0]?.user_input, t.rounds[0]?.expected, t.rounds[0]?.criteria[0]?.text]),
    ).toEqual([
      ['007', 'n is 007', '007', 'says 007'],
      ['1.10', 'n is 1.10', '1.10', 'says 1.10'],
    ]);
  });

  test('without cases nothing is filled in', async () => {
    const [t] = await testsOf('tests:\n  - name: a\n    user_input: "{city}"\n    criteria: c\n');
    expect(t?.rounds[0]?.user_input).toBe('{city}');
  });

  test.each([
    ['a column that no case has', suite('[{city: Rome}]'), ['2: "from {city}": no case has the column `{country}`.']],
    ['a case that lacks a column', suite('[{city: Rome, country: Italy}, {city: Bern}]'), ['2: "from {city}": case 2 has no `{country}`.']],
    [
      'a name that is always the same',
      suite('[{city: a, country: b}, {city: c, country: d}]', 'one'),
      ['2: "one" is the name of more than one of its cases.'],
    ],
    ['a name with a line break', suite('[{city: "a\\nb", country: b}]'), ['2: case 1: the name has a line break.']],
    [
      'an empty criterion',
      'tests:\n  - name: "{n}"\n    user_input: x\n    criteria: "{c}"\n    cases: [{n: 1, c: }]\n',
      ['2: case 1: a criterion is empty.'],
    ],
    [
      'an empty input',
      'tests:\n  - name: "{n}"\n    user_input: "{i}"\n    criteria: c\n    cases: [{n: 1, i: ""}]\n',
      ['2: case 1: `user_input` is empty.'],
    ],
    ['a value that is a list', suite('[{city: [a], country: b}]'), ['7: cases: case 1: "city" is not a text.']],
    ['a file that is not there', suite('cities.csv'), ['7: cases: there is no file `cities.csv` beside the suite.']],
    ['a file of another kind', suite('cities.txt'), ['7: cases: cities.txt: cases come from a .csv or .jsonl file.']],
    ['a file outside', suite('../../etc/cities.csv'), ['7: cases: `../../etc/cities.csv` lies outside of the working directory.']],
    ['an absolute path', suite('/etc/cities.csv'), ['7: cases: `/etc/cities.csv` lies outside of the working directory.']],
    ['an empty file', suite('empty.csv'), ['7: cases: empty.csv: there is no row in it.']],
    ['a column twice', suite('twice.csv'), ['7: cases: twice.csv: the column "city" is there twice.']],
    ['a row that is too long', suite('long.csv'), [expect.stringMatching(/^7: cases: long\.csv: .*line 3/)]],
    ['a line that is not JSON', suite('broken.jsonl'), ['7: cases: broken.jsonl: line 2: expected a JSON object.']],
    ['a list that is empty', suite('[]'), ['7: "cases" must not be an empty list.']],
    ['a case that is a word', suite('[Rome]'), ['7: an entry of "cases": expected a mapping.']],
  ])('%s is refused', async (_, text, expected) => {
    const files = {
      'cities.txt': 'x',
      'empty.csv': 'city,country\n',
      'twice.csv': 'city,city\na,b\n',
      'long.csv': 'city,country\na,b\na,b,c\n',
      'broken.jsonl': '{"city":"a","country":"b"}\n{city}\n',
    };
    const { suite: read, problems } = await load(text, {}, files);
    expect(said(problems)).toEqual(expected);
    expect(read).toBeUndefined();
  });
});

describe('filling in', () => {
  test.each([
    ['{a} and {b}', '1 and 2'],
    ['{ a }', '1'],
    ['{a}{a}', '11'],
    ['{{a}}', '{{a}}'],
    ['{"a": 1}', '{"a": 1}'],
    ['{first name}', 'Ann'],
    ['{x}', '{a}'],
    ['{#} {} {', '{#} {} {'],
  ])('%s → %s', (text, expected) => {
    const missing = new Set<string>();
    expect(fill(text, { a: '1', b: '2', 'first name': 'Ann', x: '{a}' }, missing)).toBe(expected);
    expect([...missing]).toEqual([]);
  });

  test('what looks like a column and is none is told', () => {
    const missing = new Set<string>();
    expect(fill('{a} {toString} {b c}', { a: '$&' }, missing)).toBe('$& {toString} {b c}');
    expect([...missing]).toEqual(['toString', 'b c']);
  });

  test('text without braces stays as it is, byte for byte', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((t) => !t.includes('{')),
        (text) => {
          expect(fill(text, { a: 'b' }, new Set())).toBe(text);
        },
      ),
    );
  });
});

test('a small file does not unfold to more than there is memory for', async () => {
  const rows = `n\n${Array.from({ length: 3000 }, (_, i) => i).join('\n')}`;
  const long = `tests: [{ name: "t{n}", user_input: "${'{n} '.repeat(20_000)}", criteria: x, cases: c.csv }]`;
  const many = `tests: [{ name: "t{n}", user_input: a, criteria: [${'"c {n}",'.repeat(3000)} x], cases: c.csv }]`;
  for (const text of [long, many]) {
    const { suite, problems } = await load(text, {}, { 'c.csv': rows });
    expect(suite).toBeUndefined();
    expect(said(problems)).toEqual(['1: "t{n}": the cases of this file unfold to over 50 MB of text.']);
  }
}, 60_000);
