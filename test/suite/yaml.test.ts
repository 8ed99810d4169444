import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Plain } from '../../src/model/values.ts';
import { readYaml } from '../../src/suite/yaml.ts';
import { load, said } from './loading.ts';

const mistakes: readonly (readonly [story: string, text: string, said: readonly string[], advice: RegExp])[] = [
  [
    'a colon in a name',
    'tests:\n  - name: a: b\n    user_input: x\n',
    ['2: a text with ": " in it reads as a key within a value.'],
    /Quote it: name: "a: b"/,
  ],
  [
    'colons in two places',
    'tests:\n  - name: one\n    criteria: Says: "hi"\n  - name: two\n    criteria: Says: ho\n',
    ['3: a text with ": " in it reads as a key within a value.', '5: a text with ": " in it reads as a key within a value.'],
    /criteria: 'Says: "hi"'/,
  ],
  ['a tab', 'tests:\n  - name: a\n\t  user_input: x\n', ['3: a tab is used for indentation.'], /spaces/],
  ['a key twice', 'a: 1\nb: 2\na: 3\n', ['3: "a" is here twice, first in line 1.'], /Keep one/],
  ['two documents', 'tests: []\n---\ntests: []\n', ['2: a second document begins here (`---`); a file holds one.'], /file of its own/],
  ['a mention', 'tests:\n  - name: x\n    user_input: @bot hi\n', ['3: a text cannot begin with @ unless it is quoted.'], /Quote/],
  ['a percent sign', 'a: %d items\n', ['1: a text cannot begin with % unless it is quoted.'], /Quote/],
  ['a quote left open', 'a: 1\nb: "x\nc: 3\n', ['2: a quote is opened here and not closed.'], /Close it/],
  ['an apostrophe in single quotes', "a: 'it's'\n", ['1: there is more text after the closing quote.'], /''/],
  ['a bracket left open', 'a: [1, 2\nb: 3\n', ['2: a list or mapping in brackets is not closed.'], /Close it/],
  ['an alias of nothing', 'a: *ptr\n', ['1: `*ptr` is an alias of nothing.'], /Quote it/],
  ['emphasis', 'a: *very* nice\n', ['1: a text that begins with `*` reads as an alias.'], /Quote/],
  ['a key below a list', '- a\nb: 1\n', ['2: this does not belong to what stands above it.'], /indentation/],
  ['a folded text on one line', 'a: > b\n', ['1: text stands on the line of its `|` or `>`.'], /next line/],
  ['an exclamation', 'a: 1\nb: !important x\n', ['2: `!important` is a YAML tag that means nothing here.'], /Quote/],
  ['braces', 'a: {{name}}\n', ['1: a key must be text.'], /"\{\{name\}\}"/],
  ['a key without its colon', 'name:foo\nuser_input: x\n', ['1: a key without a ": " after it.'], /colon and a space/],
  ['crooked indentation', 'a:\n  b: 1\n c: 2\n', ['3: the indentation does not fit the lines above.'], /Align/],
  ['a crooked list item', 'a:\n- b: 1\n  c: 1\n d: 2\n', ['4: this line stands among list items but has no "- ".'], /indentation/],
  ['a Windows path', 'a: "C:\\docs"\n', ['1: a backslash in double quotes begins an escape that YAML does not know.'], /single quotes/],
  ['an alias of itself', 'a: &a [*a]\n', ['1: `*a` contains itself.'], /Fix/],
  ['not a number', 'a: .nan\n', ['1: `.nan` is a number that JSON does not have.'], /Quote/],
  ['a key that is a list', '? [a, b]\n: c\n', ['1: a key must be text.'], /Quote/],
  ['a key that JavaScript reserves', '__proto__: 1\n', ['1: `__proto__` cannot be a key.'], /Rename/],
  ['an anchor in the way of a merge', 'a: &a 1\nb:\n  <<: *a\n', ['3: `<<` takes a mapping or a list of mappings.'], /Fix/],
];

describe('mistakes in YAML', () => {
  test.each(mistakes)('%s', (_, text, expected, advice) => {
    const { value, problems } = readYaml(text, 'x.yml');
    expect(said(problems)).toEqual(expected);
    expect(value).toBeUndefined();
    expect(problems[0]?.advice).toMatch(advice);
  });

  test('all of them name file, line and column', () => {
    expect(readYaml('a: 1\nb: c: d\n', 'x.yml').problems).toEqual([
      {
        code: 'bad_yaml',
        severity: 'error',
        message: 'a text with ": " in it reads as a key within a value.',
        advice: 'Quote it: b: "c: d"',
        place: { file: 'x.yml', line: 2, column: 4, endLine: 2 },
      },
    ]);
  });

  test('a byte order mark and Windows line ends change no position', () => {
    expect(readYaml('\uFEFFa: 1\r\nb: c: d\r\n', 'x.yml').problems[0]?.place).toMatchObject({ line: 2, column: 4 });
    expect(readYaml('\uFEFFa: "x"\r\n', 'x.yml').value).toEqual({ a: 'x' });
  });

  test('a text that a comment cuts off, and an anchor that eats a word, are warned about', async () => {
    const text = [
      'tests:',
      '  - name: ticket # 12',
      '    user_input: &amp rest of it',
      '    criteria: "Says # 12" # quoted, so this is a comment',
      '    runs: 3 # not a text',
    ].join('\n');
    const { suite, problems } = await load(text);
    expect(problems.map((p) => p.severity)).toEqual(['warning', 'warning']);
    expect(said(problems)).toEqual([
      '2: the text ends before "# 12": the rest is a comment.',
      '3: `&amp` is read as an anchor that nothing uses, and is not part of the text.',
    ]);
    expect(suite?.tests[0]?.rounds[0]?.user_input).toBe('rest of it');
  });
});

describe('values', () => {
  test('a plain scalar knows its source and its value', () => {
    const source = 'a: 007\nb: Yes\nc: 0x10\nd:\ne: ~\nf: true\ng: "4"\nh: 1_000\ni: 2024-01-01\n';
    expect(readYaml(source, 'x.yml').value).toEqual({
      a: new Plain(7, '007'),
      b: 'Yes',
      c: new Plain(16, '0x10'),
      d: new Plain(null, ''),
      e: new Plain(null, '~'),
      f: new Plain(true, 'true'),
      g: '4',
      h: '1_000',
      i: '2024-01-01',
    });
  });

  test('merge keys merge: what a mapping has itself wins, then the first of a list', () => {
    const text = 'x: &x {a: 1, b: 2}\ny: &y {b: 3, c: 4}\none: {<<: *x, b: own}\ntwo: {<<: [*x, *y]}\n';
    expect(readYaml(text, 'x.yml').value).toMatchObject({
      one: { a: new Plain(1, '1'), b: 'own' },
      two: { a: new Plain(1, '1'), b: new Plain(2, '2'), c: new Plain(4, '4') },
    });
  });

  test('names of JavaScript are keys like any other', () => {
    expect(Object.keys(readYaml('constructor: 1\ntoString: 2\n', 'x.yml').value ?? {})).toEqual(['constructor', 'toString']);
  });

  test('an anchor set twice: an alias takes the one above it', () => {
    expect(readYaml('- &a one\n- *a\n- &a two\n- *a\n', 'x.yml').value).toEqual(['one', 'one', 'two', 'two']);
  });
});

describe('places', () => {
  const text = [
    'x-shared: &shared', // 1
    '  criteria: Greets', // 2
    'tests:', // 3
    '  - name: one', // 4
    '    <<: *shared', // 5
    '    checks:', // 6
    '      contains: |', // 7
    '        a', // 8
    '        b', // 9
    '', // 10
    '  # about two', // 11
    '  - name: two', // 12
    '    tags:', // 13
  ].join('\n');
  const yaml = readYaml(text, 'x.yml');

  test.each([
    ['a test, to its last line and not into the comment below', ['tests', 0], 'value', [4, 9]],
    ['a value', ['tests', 0, 'checks', 'contains'], 'value', [7, 9]],
    ['a key', ['tests', 0, 'checks'], 'key', [6, 6]],
    ['what a merge brought', ['tests', 0, 'criteria'], 'value', [2, 2]],
    ['an empty value: its key', ['tests', 1, 'tags'], 'value', [13, 13]],
    ['what is not there: what it is missing from', ['tests', 1, 'nope', 'never'], 'value', [12, 13]],
  ] as const)('%s', (_, path, what, [line, endLine]) => {
    expect(yaml.locate(path, what)).toMatchObject({ file: 'x.yml', line, endLine });
  });
});

describe('files that mean harm', () => {
  test('a bomb of aliases is refused before it unfolds', () => {
    const levels = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(', ')}]`);
    const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x]', ...levels].join('\n');
    expect(said(readYaml(bomb, 'x.yml').problems)).toEqual(['1: its aliases unfold to over 200,000 values.']);
  });

  test('a mock that a hundred tests share is no bomb', () => {
    const text = `x-m: &m {returns: {slots: ["09:00"]}}\nlist: [${Array(500).fill('*m').join(', ')}]\n`;
    expect(readYaml(text, 'x.yml').problems).toEqual([]);
  });

  test.each([
    ['brackets', '['.repeat(300) + ']'.repeat(300)],
    ['very many brackets', '['.repeat(5000) + ']'.repeat(5000)],
    ['mappings', Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
    ['aliases', Array.from({ length: 250 }, (_, i) => `a${i + 1}: &a${i + 1} [${i === 0 ? 'x' : `*a${i}`}]`).join('\n')],
  ])('nested %s', (_, text) => {
    const { value, problems } = readYaml(text, 'x.yml');
    expect(problems[0]?.message).toMatch(/^nested /);
    expect(value).toBeUndefined();
  });

  test('more than 10 MB are not parsed', () => {
    expect(said(readYaml(`a: ${'x'.repeat(10_000_001)}`, 'x.yml').problems)).toEqual(['1: the file is bigger than 10 MB.']);
  });

  test('whatever stands in a file, reading it gives a value or a problem, and never throws', () => {
    const piece = fc.constantFrom(
      'a',
      ': ',
      '- ',
      '\n',
      '  ',
      '"',
      "'",
      '{',
      '}',
      '[',
      ']',
      '&a ',
      '*a ',
      '!x ',
      '#',
      '|',
      '>',
      '?',
      '%',
      '\t',
      '<<',
      '\r\n',
      '---',
      '0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 40 }).map((p) => p.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const { value, problems, locate } = readYaml(text, 'x.yml');
          const bad = problems.some((p) => p.severity === 'error');
          expect(value === undefined).toBe(bad);
          expect(locate(['a', 0, 'b']).line).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('any text survives in double quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readYaml(`a: ${JSON.stringify(text)}\n`, 'x.yml').value).toEqual({ a: text });
      }),
    );
  });
});

test('merges are counted as they unfold: 20,000 of a thousand keys cost no more than a few', () => {
  const anchor = `x: &a {${Array.from({ length: 1000 }, (_, i) => `k${i}: 1`).join(', ')}}`;
  const began = performance.now();
  const bomb = readYaml(`${anchor}\nl:\n${'- {<<: *a}\n'.repeat(5000)}`, 'a.yml');
  expect(bomb.problems[0]?.message).toBe('its merges (`<<`) unfold to over 500,000 values.');
  expect(bomb.problems).toHaveLength(2);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(readYaml(`${anchor}\nl:\n${'- {<<: *a}\n'.repeat(20)}`, 'a.yml').problems).toEqual([]);
});
