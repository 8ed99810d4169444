import { describe, expect, test } from 'vitest';
import { load, said, testsOf } from './loading.ts';

describe('what a suite says is what runs', () => {
  test('a test of one round: what it asserts is about the whole conversation', async () => {
    const [only] = await testsOf(
      [
        'tests:',
        '  - name: greets',
        '    user_input: Hello',
        '    expected: Hi!',
        '    criteria: Greets back',
        '    checks: { contains: Hi }',
      ].join('\n'),
    );
    expect(only).toEqual({
      id: 'salon.viva.yml#greets',
      name: 'greets',
      file: 'salon.viva.yml',
      place: { file: 'salon.viva.yml', line: 2, column: 5, endLine: 6 },
      tags: [],
      rounds: [{ user_input: 'Hello', criteria: [], checks: [], place: { file: 'salon.viva.yml', line: 2, column: 5, endLine: 6 } }],
      expected: 'Hi!',
      knowledge: [],
      criteria: [{ text: 'Greets back', isolate: false, place: { file: 'salon.viva.yml', line: 5, column: 15, endLine: 5 } }],
      checks: [{ name: 'contains', spec: ['Hi'], place: { file: 'salon.viva.yml', line: 6, column: 25, endLine: 6 } }],
      mocks: {},
      unmocked_tools: 'error',
    });
  });

  test('rounds, each with its lines; on the test: the whole conversation', async () => {
    const [booking] = await testsOf(
      [
        'tests:', // 1
        '  - name: books', // 2
        '    tags: smoke', // 3
        '    rounds:', // 4
        '      - user_input: A haircut on Tuesday', // 5
        '        criteria:', // 6
        '          - Offers a slot', // 7
        '          - { text: Does not book yet, isolate: true }', // 8
        '        checks:', // 9
        '          tools: { require: [check], max_calls: 4 }', // 10
        '      - user_input: |', // 11
        '          9:00', // 12
        '          please', // 13
        '        never: { contains: sorry }', // 14
        '    criteria: Never invents a slot', // 15
        '    never: { tools: [delete_all] }', // 16
      ].join('\n'),
    );
    expect(booking?.rounds.map((r) => [r.user_input, r.place.line, r.place.endLine])).toEqual([
      ['A haircut on Tuesday', 5, 10],
      ['9:00\nplease\n', 11, 14],
    ]);
    expect(booking?.rounds[0]?.criteria.map((c) => [c.text, c.isolate, c.place.line])).toEqual([
      ['Offers a slot', false, 7],
      ['Does not book yet', true, 8],
    ]);
    expect(booking?.rounds[0]?.checks[0]).toMatchObject({ name: 'tools', place: { line: 10, endLine: 10 } });
    expect(booking?.rounds[1]?.never).toMatchObject({ tools: [], contains: ['sorry'], regex: [], place: { line: 14 } });
    expect(booking?.never).toMatchObject({ tools: ['delete_all'], place: { line: 16 } });
    expect(booking?.criteria[0]?.place).toMatchObject({ line: 15 });
    expect(booking?.tags).toEqual(['smoke']);
  });

  test('text is the source text, byte for byte', async () => {
    const inputs = ['{{name}}', '{#', '${HOME}', '---', '<b>', '{x}', 'a\u2028b', '\u200B', ' spaces ', '%20', '\\n'];
    const text = `tests:\n${inputs.map((input, i) => `  - {name: t${i}, user_input: ${JSON.stringify(input)}, criteria: c}`).join('\n')}\n`;
    expect((await testsOf(text)).map((t) => t.rounds[0]?.user_input)).toEqual(inputs);
  });

  test('007, Yes and 4 stay what they are', async () => {
    const [bond] = await testsOf(
      'tests:\n  - name: 007\n    user_input: Yes\n    expected: 0x10\n    checks: {contains: [4, 1e3, true], equals: 1.10}\n',
    );
    expect(bond).toMatchObject({ name: '007', rounds: [{ user_input: 'Yes' }], expected: '0x10' });
    expect(bond?.checks.map((c) => c.spec)).toEqual([['4', '1e3', 'true'], '1.10']);
  });

  test('mocks are data of YAML 1.2', async () => {
    const [mocked] = await testsOf(
      [
        'tests:',
        '  - name: m',
        '    user_input: x',
        '    criteria: c',
        '    mocks:',
        '      slots: { returns: { n: 007, list: [yes, null, 1.5, "2"] } }',
        '      nothing: { returns: }',
        '      book: { sequence: [ { error: Timeout }, { returns: true } ] }',
        '      find:',
        '        - { when: { city: Rome }, returns: sunny }',
        '        - { returns: rain }',
        '      one: { when: { id: 1 }, error: gone }',
      ].join('\n'),
    );
    expect(mocked?.mocks).toEqual({
      slots: { returns: { n: 7, list: ['yes', null, 1.5, '2'] } },
      nothing: { returns: null },
      book: { sequence: [{ error: 'Timeout' }, { returns: true }] },
      find: { choices: [{ when: { city: 'Rome' }, mock: { returns: 'sunny' } }, { returns: 'rain' }] },
      one: { choices: [{ when: { id: 1 }, mock: { error: 'gone' } }] },
    });
  });

  test('defaults hold where a test does not say otherwise; mocks tool by tool', async () => {
    const [plain, own] = await testsOf(
      [
        'description: Two tests',
        'agent: salon',
        'defaults:',
        '  runs: 3',
        '  timeout: 90s',
        '  tags: [all]',
        '  unmocked_tools: passthrough',
        '  checks: { max_latency: 5s }',
        '  never: { tools: drop }',
        '  mocks: { a: { returns: 1 }, b: { returns: 2 } }',
        'tests:',
        '  - name: plain',
        '    user_input: x',
        '  - name: own',
        '    user_input: x',
        '    agent: shop',
        '    runs: thorough',
        '    timeout: 500',
        '    tags: [smoke]',
        '    unmocked_tools: error',
        '    checks: { contains: x }',
        '    never: { contains: sorry }',
        '    mocks: { b: { error: no } }',
      ].join('\n'),
    );
    expect(plain).toMatchObject({ agent: 'salon', runs: 3, timeout: 90_000, tags: ['all'], unmocked_tools: 'passthrough' });
    expect(plain?.checks.map((c) => c.name)).toEqual(['max_latency']);
    expect(plain?.never).toMatchObject({ tools: ['drop'], place: { line: 9 } });
    expect(own).toMatchObject({ agent: 'shop', runs: 'thorough', timeout: 500, tags: ['all', 'smoke'], unmocked_tools: 'error' });
    expect(own?.checks.map((c) => c.name)).toEqual(['contains', 'max_latency']);
    expect(own?.never).toMatchObject({ tools: ['drop'], contains: ['sorry'], place: { line: 22 } });
    expect(own?.mocks).toEqual({ a: { returns: 1 }, b: { error: 'no' } });
  });

  test('any_of holds groups of checks, each with its place', async () => {
    const [t] = await testsOf(
      'tests:\n  - name: a\n    user_input: x\n    checks:\n      any_of:\n        - contains: a\n        - contains: b\n          max_tokens: 9\n',
    );
    expect(t?.checks).toMatchObject([
      {
        name: 'any_of',
        place: { line: 6, endLine: 8 },
        spec: [[{ name: 'contains', spec: ['a'], place: { line: 6 } }], [{ place: { line: 7 } }, { place: { line: 8 } }]],
      },
    ]);
  });

  test('x-… keys and anchors are a place for what is shared', async () => {
    const [t] = await testsOf('x-shared: &shared\n  criteria: Greets\ntests:\n  - name: one\n    user_input: hi\n    <<: *shared\n');
    expect(t?.criteria.map((c) => [c.text, c.place.line])).toEqual([['Greets', 2]]);
  });

  test('tdx’s folders name project and agent, wherever they lie', async () => {
    const text = 'tests:\n  - name: a\n    user_input: x\n    criteria: |\n      Greets\n';
    const at = async (file: string) => (await testsOf(text, { file }))[0]?.tdx;
    expect(await at('agents/shop/helper/test.yml')).toEqual({ project: 'shop', agent: 'helper', folder: 'agents/shop/helper' });
    expect(await at('apps/x/agents/shop/helper/test.yaml')).toEqual({
      project: 'shop',
      agent: 'helper',
      folder: 'apps/x/agents/shop/helper',
    });
    expect(await at('agents/helper/test.yml')).toBeUndefined();
    expect(await at('agents/shop/helper/other.yml')).toBeUndefined();
    expect((await testsOf(text))[0]?.criteria[0]?.text).toBe('Greets');
  });

  test('a tool may have any name', async () => {
    const [t] = await testsOf(
      'tests:\n  - {name: a, user_input: x, criteria: c, mocks: {constructor: {returns: 1}, toString: {error: e}}}\n',
    );
    expect(Object.entries(t?.mocks ?? {})).toEqual([
      ['constructor', { returns: 1 }],
      ['toString', { error: 'e' }],
    ]);
  });

  test('a skipped test may be a plan and no more', async () => {
    const [t] = await testsOf('tests:\n  - {name: later, skip: to be written}\n');
    expect(t).toMatchObject({ name: 'later', skip: 'to be written', rounds: [] });
  });

  test('an empty description or expected is a missing one', async () => {
    const [t] = await testsOf('tests:\n  - name: a\n    description:\n    expected: ~\n    user_input: x\n    criteria: c\n');
    expect(t).not.toHaveProperty('description');
    expect(t).not.toHaveProperty('expected');
  });
});

describe('runs and threshold', () => {
  const bar = async (keys: string, defaults = '', runs?: number) => {
    const text = `defaults: {${defaults}}\ntests:\n  - {name: a, user_input: x, criteria: c, ${keys}}\n`;
    const { suite, problems } = await load(text, runs === undefined ? {} : { runs });
    return suite ? [suite.tests[0]?.runs, suite.tests[0]?.threshold] : said(problems);
  };

  test.each([
    ['threshold: 4 of 5', '', [5, { k: 4, n: 5, text: '4 of 5' }]],
    ['threshold: 4 of 5, runs: 5', '', [5, { k: 4, n: 5, text: '4 of 5' }]],
    ['threshold: 80%, runs: 5', '', [5, { share: 0.8, text: '80%' }]],
    ['threshold: 80%', 'runs: 10', [10, { share: 0.8, text: '80%' }]],
    ['threshold: 3 of 3', 'runs: 10', [3, { k: 3, n: 3, text: '3 of 3' }]],
    ['', 'threshold: 2 of 3', [3, { k: 2, n: 3, text: '2 of 3' }]],
    ['runs: 6', 'threshold: 2 of 3', [6, { k: 4, n: 6, text: '4 of 6' }]],
    ['runs: 2', '', [2, undefined]],
  ])('%s, by default %s', async (keys, defaults, expected) => {
    expect(await bar(keys, defaults)).toEqual(expected);
  });

  test('a percentage takes the config’s number of runs', async () => {
    expect(await bar('threshold: 50%', '', 4)).toEqual([undefined, { share: 0.5, text: '50%' }]);
  });

  test.each([
    ['threshold: 80%', '', '3: `threshold: 80%` needs a number under `runs`.'],
    ['threshold: 80%, runs: quick', '', '3: `threshold: 80%` needs a number under `runs`.'],
    ['', 'threshold: 80%', '1: `threshold: 80%` needs a number under `runs`.'],
    ['threshold: 4 of 5, runs: 3', '', '3: `threshold: 4 of 5` is about 5 runs, but `runs` says 3.'],
    ['threshold: 4 of 5, runs: quick', '', '3: `threshold: 4 of 5` and `runs: quick` do not go together: leave `runs` out.'],
    ['threshold: 6 of 5', '', '3: "threshold" must ask for at least one run and for no more than there are.'],
    ['threshold: 0.8', '', '3: "threshold" must be such as `4 of 5` or `80%`.'],
    ['runs: 0', '', '3: "runs" must be quick, standard, thorough or a whole number from 1 to 1000.'],
    ['runs: 1000000', '', '3: "runs" must be quick, standard, thorough or a whole number from 1 to 1000.'],
  ])('%s, by default %s: refused', async (keys, defaults, expected) => {
    expect(await bar(keys, defaults)).toEqual([expected]);
  });
});
