import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { load, said } from './loading.ts';

const one = (lines: string) => `tests:\n  - name: a\n    user_input: x\n${lines}`;

describe('what an author gets wrong is said at its line, in one sentence', () => {
  test.each([
    ['an unknown key', one('    critera: c\n    checks: {contains: x}\n'), ['4: unknown key "critera", did you mean "criteria"?']],
    [
      'another spelling',
      'tests:\n  - name: a\n    user-input: x\n    criteria: c\n',
      ['3: unknown key "user-input", did you mean "user_input"?'],
    ],
    [
      'two unknown keys',
      one('    criteria: c\n    tag: x\n    foo: y\n'),
      ['5: unknown key "tag", did you mean "tags"?', expect.stringMatching(/^6: unknown key "foo"; known: name, description, /)],
    ],
    ['an unknown key of the suite', `agents: x\n${one('    criteria: c\n')}`, ['1: unknown key "agents", did you mean "agent"?']],
    ['an unknown check', one('    checks:\n      contain: x\n'), ['5: unknown key "contain", did you mean "contains"?']],
    [
      'a typo in a tool entry',
      one('    checks:\n      tools:\n        require: [{nam: x}]\n'),
      ['6: unknown key "nam", did you mean "name"?'],
    ],
    [
      'a typo in a round',
      'tests:\n  - name: a\n    rounds:\n      - user_input: x\n        critera: c\n    criteria: c\n',
      ['5: unknown key "critera", did you mean "criteria"?'],
    ],
    ['a typo in defaults', `defaults:\n  run: 3\n${one('    criteria: c\n')}`, ['2: unknown key "run", did you mean "runs"?']],
    ['no name', 'tests:\n  - user_input: x\n    criteria: c\n', ['2: "name" is missing.']],
    ['an empty name', 'tests:\n  - name:\n    user_input: x\n    criteria: c\n', ['2: "name" is empty.']],
    ['a name of spaces', 'tests:\n  - name: "  "\n    user_input: x\n    criteria: c\n', ['2: "name" is empty.']],
    [
      'a name of two lines',
      'tests:\n  - name: |\n      a\n      b\n    user_input: x\n    criteria: c\n',
      ['2: a name is one line; this one has a line break.'],
    ],
    [
      'a name twice',
      `${one('    criteria: c\n')}  - name: a\n    user_input: y\n    criteria: c\n`,
      ['5: the name "a" is taken by the test in line 2.'],
    ],
    ['an empty input', 'tests:\n  - name: a\n    user_input: ""\n    criteria: c\n', ['3: "user_input" must not be empty.']],
    [
      'nothing said',
      'tests:\n  - name: a\n    prompt: x\n    criteria: c\n',
      ['2: "a" has no `user_input` (or `rounds`): nothing would be said to the agent.', expect.stringMatching(/^3: unknown key "prompt"/)],
    ],
    [
      'two ways to say it',
      'tests:\n  - name: a\n    user_input: x\n    rounds: [{user_input: y}]\n    criteria: c\n',
      ['4: "a" has both `user_input` and `rounds`: give one of them.'],
    ],
    ['an empty criterion', one('    criteria:\n'), ['4: "criteria" is empty.']],
    ['an empty criterion in quotes', one('    criteria: ""\n'), ['4: "criteria" must not be empty.']],
    ['a blank criterion', one('    criteria: "  "\n'), ['4: "criteria" must not be empty.']],
    ['an empty criterion in a list', one('    criteria:\n      - Greets\n      -\n'), ['6: an entry of "criteria" is empty.']],
    ['no criterion in a list', one('    criteria: []\n'), ['4: "criteria" must not be an empty list.']],
    [
      'a criterion that is a number of things',
      one('    criteria: {a: b}\n'),
      ['4: "text" is missing.', '4: unknown key "a"; known: text, isolate.'],
    ],
    ['nothing asserted', one(''), ['2: "a" asserts nothing: it could not fail.']],
    [
      'nothing asserted in any round',
      'tests:\n  - name: a\n    rounds: [{user_input: x}, {user_input: y}]\n',
      ['2: "a" asserts nothing: it could not fail.'],
    ],
    ['empty checks', one('    checks: {}\n'), ['4: "checks" must not be empty.']],
    ['an empty check', one('    checks:\n      contains:\n'), ['5: "contains" is empty.']],
    ['an empty text in a check', one('    checks:\n      contains: [a, ""]\n'), ['5: an entry of "contains" must not be empty.']],
    ['a limit that is none', one('    checks: {max_tokens: many}\n'), ['4: "max_tokens": expected a whole number.']],
    [
      'a pattern that is none',
      one('    checks: {regex: "(a"}\n'),
      [expect.stringMatching(/^4: not a regular expression that JavaScript accepts/)],
    ],
    [
      'a pattern under never that is none',
      one('    never: {regex: ["a", "[b"]}\n'),
      [expect.stringMatching(/^4: not a regular expression that JavaScript accepts/)],
    ],
    ['empty never', one('    never: {}\n'), ['4: "never" must not be empty.']],
    ['no tests in the list', 'tests: []\n', ['1: "tests" must not be an empty list: give at least one test.']],
    ['no tests at all', 'description: x\n', ['1: "tests" is missing.']],
    ['empty tests', 'tests:\n', ['1: "tests" is empty.']],
    ['tests as a mapping', 'tests:\n  a: {user_input: x}\n', ['2: "tests": expected a list of tests.']],
    [
      'a test that is a word',
      'tests:\n  - 5\n  - hello\n',
      ['2: an entry of "tests": expected a mapping.', '3: an entry of "tests": expected a mapping.'],
    ],
    ['an empty test', 'tests:\n  -\n', ['2: an entry of "tests" is empty.']],
    ['rounds that are none', 'tests:\n  - name: a\n    rounds: []\n    criteria: c\n', ['3: "rounds" must not be an empty list.']],
    ['an empty file', '', ['1: the file holds no suite: expected the key `tests` with a list.']],
    ['a word', 'hello\n', ['1: the file holds no suite: expected the key `tests` with a list.']],
    [
      'skip without a reason',
      one('    criteria: c\n    skip: true\n'),
      ['5: "skip": expected a reason, such as `skip: waiting for the new API`.'],
    ],
    [
      'a wrong choice',
      one('    criteria: c\n    unmocked_tools: passthrouh\n'),
      ['5: "unmocked_tools" must be error or passthrough, did you mean "passthrough"?'],
    ],
    ['no time', one('    criteria: c\n    timeout: soon\n'), ['5: "timeout": expected a duration such as 500ms, 5s or 2m.']],
    [
      'a mock without an answer',
      one('    criteria: c\n    mocks:\n      book: {when: {a: 1}}\n'),
      ['6: a mock needs one of returns, error, sequence, module.'],
    ],
    [
      'a mock with two answers',
      one('    criteria: c\n    mocks:\n      book: {returns: 1, error: x}\n'),
      ['6: a mock has either returns or error.'],
    ],
    [
      'a mock with a typo',
      one('    criteria: c\n    mocks:\n      book: {return: 1}\n'),
      ['6: unknown key "return", did you mean "returns"?'],
    ],
    [
      'a mock that is data',
      one('    criteria: c\n    mocks:\n      book: yes\n'),
      ['6: "book": expected a mock such as { returns: … } or a list of them.'],
    ],
    [
      'an agent in place of its name',
      `agent: {endpoint: x}\n${one('    criteria: c\n')}`,
      ['1: "agent": expected the name of an agent; agents are defined under `agents:` in viva.config.yml.'],
    ],
    [
      'a judge that nobody has',
      `judge: opnai:gpt-4o\n${one('    criteria: c\n')}`,
      ['1: `opnai` is not a provider of judges, did you mean `openai`?'],
    ],
    [
      'everything at once',
      'tests:\n  - name: a\n    user_input: x\n    critera: c\n  - name: b\n    user_inptu: y\n    criteria: c\n    runs: -1\n',
      [
        '4: unknown key "critera", did you mean "criteria"?',
        '6: unknown key "user_inptu", did you mean "user_input"?',
        '8: "runs" must be quick, standard, thorough or a whole number from 1 to 1000.',
      ],
    ],
  ])('%s', async (_, text, expected) => {
    const { suite, problems, lookAlike } = await load(text);
    expect(said(problems)).toEqual(expected);
    expect(problems.every((p) => p.code === 'bad_suite' || p.code === 'unknown_provider')).toBe(true);
    expect(suite).toBeUndefined();
    expect(lookAlike).toBe(false);
  });

  test('a problem of a check’s own, once, however many cases share the check', async () => {
    const text = one('    checks: {json_schema: missing.json}\n    cases: [{x: 1}]\n').replace('name: a', 'name: a {x}');
    expect(said((await load(text.replace('{x: 1}', '{x: 1}, {x: 2}'))).problems)).toEqual([
      expect.stringMatching(/^4: json_schema: .*missing\.json/),
    ]);
    const beside = await load(text, { file: 'tests/a.viva.yml' }, { 'tests/missing.json': '{"type": "object"}' });
    expect(beside.problems).toEqual([]);
  });
});

describe('a misspelt key is one mistake: nothing is said that the right key would have prevented', () => {
  test.each([
    ['the only criterion', one('    critera: c\n'), ['4: unknown key "critera", did you mean "criteria"?']],
    [
      'the input',
      'tests:\n  - name: a\n    user_inputs: x\n    criteria: c\n',
      ['3: unknown key "user_inputs", did you mean "user_input"?'],
    ],
    [
      'the input of a round',
      'tests:\n  - name: a\n    rounds: [{user_inptu: x}]\n    criteria: c\n',
      ['3: unknown key "user_inptu", did you mean "user_input"?'],
    ],
    [
      'the only criterion of a round',
      'tests:\n  - name: a\n    rounds: [{user_input: x, critera: c}]\n',
      ['3: unknown key "critera", did you mean "criteria"?'],
    ],
    [
      'the rounds, which may assert',
      'tests:\n  - name: a\n    round: [{user_input: x, criteria: c}]\n',
      ['3: unknown key "round", did you mean "rounds"?'],
    ],
    ['defaults, which may assert', `defalts: {checks: {contains: x}}\n${one('')}`, ['1: unknown key "defalts", did you mean "defaults"?']],
    ['the checks of defaults', `defaults: {check: {contains: x}}\n${one('')}`, ['1: unknown key "check", did you mean "checks"?']],
    ['skip', 'tests:\n  - name: a\n    skp: later\n    metrics: [coherence]\n', ['3: unknown key "skp", did you mean "skip"?']],
    ['the name', 'tests:\n  - nmae: a\n    user_input: x\n    criteria: c\n', ['2: unknown key "nmae", did you mean "name"?']],
    ['tests', 'test:\n  - name: a\n    user_input: x\n    criteria: c\n', ['1: unknown key "test", did you mean "tests"?']],
    [
      'one of two mistakes',
      'tests:\n  - name: a\n    user_input: x\n    tag: y\n',
      ['2: "a" asserts nothing: it could not fail.', '4: unknown key "tag", did you mean "tags"?'],
    ],
  ])('%s', async (_, text, expected) => {
    expect(said((await load(text)).problems)).toEqual(expected);
  });
});

describe('a mistake in one test does not hide those of the others', () => {
  const bad = '  - name: bad\n    user_input: x\n    critera: c\n    cases: none.csv\n';
  const good = '  - name: good\n    user_input: x\n    criteria: c\n';
  test.each([
    ['a missing file of cases, of the same test and another', `tests:\n${bad}${good}    cases: gone.csv\n`, ['4', '5', '9']],
    ['a bar without runs', `tests:\n${bad.replace(/ {4}cases.*/, '')}${good}    threshold: 80%\n`, ['4', '9']],
    ['a schema that is not there', `tests:\n${bad.replace(/ {4}cases.*/, '')}${good}    checks: {json_schema: none.json}\n`, ['4', '9']],
    ['a name twice', `tests:\n${bad.replace(/ {4}cases.*/, '')}${good}${good}`, ['4', '9']],
    ['a judge that nobody has', `judge: opnai:x\ntests:\n${bad}`, ['1', '5', '6']],
  ])('%s', async (_, text, lines) => {
    const { problems } = await load(text);
    expect(problems.map((p) => String(p.place?.line))).toEqual(lines);
  });

  test('the agents that its tests ask for are known all the same, each where it is written', async () => {
    const { agents } = await load(`agent: salon\ntests:\n${bad}    agent: shop\n${good}`);
    expect(agents?.map((a) => [a.agent, a.place.line, a.tests])).toEqual([
      ['salon', 1, 1],
      ['shop', 7, 1],
    ]);
    expect((await load(`tests:\n${bad}${good}`)).agents).toMatchObject([{ place: { line: 2 }, tests: 2 }]);
    expect((await load(`tests:\n${bad}    agnet: shop\n${good}`)).agents).toMatchObject([{ place: { line: 7 }, tests: 1 }]);
    expect((await load(`agnet: salon\ntests:\n${good}`)).agents).toEqual([]);
  });
});

describe('mocks that are functions of a file', () => {
  const module = (text: string) => one(`    criteria: c\n    mocks:\n      book:\n        sequence:\n          - {module: ${text}}\n`);
  test.each([
    ['no file', './m.ts#book', '8: there is no file `m.ts` for `./m.ts#book`.'],
    ['no function', './m.ts#', '8: expected a file and a function, such as ./mocks.ts#book.'],
    ['no code', './m.txt#book', '8: expected a file and a function, such as ./mocks.ts#book.'],
    ['elsewhere', '../../m.ts#book', '8: `../../m.ts#book` lies outside of the working directory.'],
  ])('%s is a problem at its line', async (_, written, expected) => {
    const { suite, problems } = await load(module(written));
    expect(said(problems)).toEqual([expected]);
    expect(suite).toBeUndefined();
  });
});

describe('what parses and is not run is refused with its line', () => {
  test.each([
    ['agents', one('    checks: {agents: {require: [billing]}}\n'), '4: the check `agents` is not supported yet.'],
    [
      'agents, within any_of',
      one('    checks:\n      any_of:\n        - agents: {require: [a]}\n        - contains: x\n'),
      '6: the check `agents` is not supported yet.',
    ],
    [
      'agents, on a round',
      'tests:\n  - name: a\n    rounds:\n      - user_input: x\n        checks: {agents: {require: [a]}}\n',
      '5: the check `agents` is not supported yet.',
    ],
    ['agents, by default', `defaults:\n  checks: {agents: {require: [a]}}\n${one('')}`, '2: the check `agents` is not supported yet.'],
  ])('%s', async (_, text, expected) => {
    const { suite, problems } = await load(text);
    expect(said(problems)).toEqual([expected]);
    expect(problems[0]).toMatchObject({ code: 'not_supported', severity: 'error' });
    expect(suite).toBeUndefined();
  });

  test('unless the test is skipped', async () => {
    const { suite, problems } = await load(
      'tests:\n  - name: a\n    skip: later\n    user: {profile: p, goal: g}\n    metrics: [coherence]\n    checks: {agents: {require: [a]}}\n',
    );
    expect(problems).toEqual([]);
    expect(suite?.tests).toMatchObject([{ name: 'a', skip: 'later', rounds: [], checks: [] }]);
  });

  test('a typo in it is a typo', async () => {
    expect(said((await load('tests:\n  - name: a\n    user: {profle: p, goal: g}\n    criteria: c\n')).problems)).toEqual([
      '3: unknown key "profle", did you mean "profile"?',
    ]);
  });
});

describe('metrics', () => {
  test('a list measures, a mapping has bars; an empty value has none', async () => {
    const { suite, problems } = await load(
      one('    metrics: { helpfulness: { at_least: 3.5, isolate: true }, coherence: }\n    fail_on_severity: high\n'),
    );
    expect(problems).toEqual([]);
    expect(suite?.tests[0]?.metrics).toMatchObject([
      { metric: { name: 'helpfulness' }, at_least: 3.5, isolate: true, place: { line: 4 } },
      { metric: { name: 'coherence' }, isolate: false },
    ]);
    expect(suite?.tests[0]?.fail_on_severity).toBe('high');
  });

  test.each([
    ['an unknown one', 'metrics: [helpfulnes]', '4: no metric is called "helpfulnes", did you mean "helpfulness"?'],
    ['an unknown one with a bar', 'metrics: { cohrence: { at_least: 3 } }', '4: unknown key "cohrence", did you mean "coherence"?'],
    ['a bar beyond the scale', 'metrics: { helpfulness: { at_least: 7 } }', '4: "at_least" must be 5 or less.'],
    ['a bar of a label', 'metrics: { agent_behavior_failure: { at_least: 3 } }', '4: unknown key "at_least"; known: isolate.'],
    ['a severity', 'metrics: [coherence]\n    fail_on_severity: worst', '5: "fail_on_severity" must be low, medium, high or critical.'],
  ])('%s', async (_, rest, expected) => {
    expect(said((await load(one(`    ${rest}\n`))).problems)).toEqual([expected]);
  });
});

describe('a simulated user', () => {
  test('eight rounds at most, where nothing else is said; cases fill profile and goal, not the prompt', async () => {
    const { suite, problems } = await load(
      'tests:\n  - name: "{who}"\n    user: { profile: "{who}, in a hurry", goal: "a {what}", prompt: "{who} {{goal}}" }\n    criteria: c\n    cases:\n      - { who: Ann, what: cut }\n',
    );
    expect(problems).toEqual([]);
    expect(suite?.tests).toMatchObject([
      { name: 'Ann', rounds: [], user: { profile: 'Ann, in a hurry', goal: 'a cut', prompt: '{who} {{goal}}', max_rounds: 8 } },
    ]);
  });

  test.each([
    ['no rounds', 'max_rounds: 0', '"max_rounds" must be 1 or more.'],
    ['too many', 'max_rounds: 101', '"max_rounds" must be 100 or less.'],
  ])('%s', async (_, rest, expected) => {
    const { problems } = await load(`tests:\n  - name: a\n    user: { profile: p, goal: g, ${rest} }\n    criteria: c\n`);
    expect(said(problems)).toEqual([`3: ${expected}`]);
  });
});

describe('look-alikes', () => {
  const workflow = 'name: test\non: [push]\njobs:\n  build:\n    runs-on: ubuntu-latest\n';
  const openapi = 'openapi: 3.1.0\ninfo: {title: x, version: "1"}\npaths: {}\n';
  const triggers = 'tests:\n  - prompt: Optimize my query\n    expected: optimizer\n';
  const plan = 'evaluator: {model: m}\ntests:\n  GreetsTest:\n    steps: [Say hello]\n';
  const promptfoo =
    'prompts: ["{{prompt}}"]\nproviders: [openai:gpt-4.1-mini]\ntests:\n  - vars: {prompt: hi}\n    assert: [{type: contains, value: x}]\n';

  test.each([
    ['a workflow', workflow, []],
    ['an OpenAPI document', openapi, []],
    ['settings of something', 'a: 1\n', []],
    ['broken YAML of something', 'a: b: c\n', []],
    ['a list', '- a\n- b\n', []],
    [
      'prompts with expected answers',
      triggers,
      ['1: not read as a suite: its tests have `prompt` and `expected` where Viva expects `user_input` and `criteria`.'],
    ],
    ['tests as a mapping', plan, ['1: not read as a suite: `tests` is a mapping; Viva expects a list of tests, each with a `name`.']],
    ['tests of something else', 'tests:\n  - id: 1\n', ['1: not read as a suite: none of its `tests` has `user_input` or `criteria`.']],
    [
      'a list of tests without its key',
      '- name: a\n  user_input: x\n  criteria: c\n',
      ['1: not read as a suite: it is a list; Viva expects the key `tests` above it.'],
    ],
    ['promptfoo', promptfoo, ['1: this looks like a file of promptfoo, which is not supported yet.']],
  ])('%s, found by a pattern, is left alone, with one line at most', async (_, text, expected) => {
    const { suite, problems, lookAlike } = await load(text, { file: 'agents/x/test.yml' });
    expect(lookAlike).toBe(true);
    expect(suite).toBeUndefined();
    expect(said(problems)).toEqual(expected);
    expect(problems.every((p) => p.severity === 'warning')).toBe(true);
  });

  test.each([
    ['a workflow', workflow, 'look_alike', '1: this is not a suite: it is a GitHub workflow.'],
    ['an OpenAPI document', openapi, 'look_alike', '1: this is not a suite: it is an OpenAPI document.'],
    [
      'prompts',
      triggers,
      'look_alike',
      '1: this is not a suite: its tests have `prompt` and `expected` where Viva expects `user_input` and `criteria`.',
    ],
    ['promptfoo', promptfoo, 'not_supported', '1: this looks like a file of promptfoo, which is not supported yet.'],
    ['settings of something', 'a: 1\n', 'bad_suite', '1: "tests" is missing.'],
    ['nothing', '\n', 'bad_suite', '1: the file holds no suite: expected the key `tests` with a list.'],
    ['broken YAML', 'a: b: c\n', 'bad_yaml', '1: a text with ": " in it reads as a key within a value.'],
  ])('%s, named by its path, is an error', async (_, text, code, expected) => {
    const { suite, problems } = await load(text, { file: '.github/workflows/test.yml', named: true });
    expect(suite).toBeUndefined();
    expect(problems[0]).toMatchObject({ code, severity: 'error' });
    expect(said(problems)[0]).toBe(expected);
  });

  test('broken YAML of what is meant as a suite is an error', async () => {
    const text = 'tests:\n  - name: a: b\n    user_input: x\n    criteria: c\n';
    const { problems, lookAlike } = await load(text, { file: 'agents/p/a/test.yml' });
    expect(said(problems)).toEqual(['2: a text with ": " in it reads as a key within a value.']);
    expect(lookAlike).toBe(false);
  });

  test('a suite whose author misspells is a suite', async () => {
    const { problems, lookAlike } = await load('tests:\n  - name: a\n    user_inputs: x\n    criteria: c\n', {
      file: 'agents/p/a/test.yml',
    });
    expect(lookAlike).toBe(false);
    expect(said(problems)).toContain('3: unknown key "user_inputs", did you mean "user_input"?');
  });
});

test('the last of two thousand tests knows its lines', async () => {
  const each = (i: number) => `  - name: t${i}\n    user_input: hello ${i}\n    criteria: [Greets, Is kind]\n    checks: {contains: x}\n`;
  const { suite, problems } = await load(`tests:\n${Array.from({ length: 2000 }, (_, i) => each(i)).join('')}`);
  expect(problems).toEqual([]);
  expect(suite?.tests.at(-1)?.place).toMatchObject({ line: 7998, endLine: 8001 });
});

describe('suites that mean harm', () => {
  test('thousands of mistakes are not all printed', async () => {
    const { problems } = await load(
      `tests:\n${Array.from({ length: 500 }, (_, i) => `  - {name: t${i}, user_input: x, critera: c}\n`).join('')}`,
    );
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({ severity: 'error', message: '400 more problems in this file.' });
  });

  test('a name of a megabyte is cut where it is quoted', async () => {
    const { problems } = await load(`tests:\n${'  - {name: '.concat('x'.repeat(1_000_000), ', user_input: x, criteria: c}\n').repeat(2)}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message.length).toBeLessThan(1100);
  });

  test('whatever stands in a suite is a suite or a problem with a line, and nothing throws', async () => {
    const key = fc.constantFrom(
      ...'tests name user_input rounds criteria checks never mocks cases defaults judge agent skip runs threshold timeout tags user metrics returns error sequence when contains regex tools require any_of json_schema text isolate constructor toString a/b x-y'.split(
        ' ',
      ),
    );
    const leaf = fc.oneof(
      fc.constantFrom('', 'x', '4 of 5', '80%', '5s', '{a}', 'a\nb', 'quick'),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(key, tie('node'), { maxKeys: 5 }),
      ),
    }));
    const round = fc.dictionary(key, node, { maxKeys: 4 });
    const suite = fc.record({
      tests: fc.array(
        fc.tuple(round, leaf).map(([t, name]) => ({ name, user_input: 'x', ...t })),
        { maxLength: 3 },
      ),
      defaults: node,
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(suite, node), async (value) => {
        const { suite: read, problems } = await load(stringify(value));
        expect(read === undefined).toBe(problems.some((p) => p.severity === 'error'));
        for (const p of problems) expect(p.place?.line).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
