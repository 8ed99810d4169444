import { afterEach, describe, expect, test } from 'vitest';
import { type Desk, type Setting, setDesk, statuses, suite } from './desk.ts';

const desks: Desk[] = [];
const desk = async (setting: Setting): Promise<Desk> => {
  const made = await setDesk(setting);
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});
const GOOD = suite([{ name: 'greets' }]);
const nothingRan = (d: Desk) => expect([d.agent.requests.length, d.model.requests.length]).toEqual([0, 0]);

describe('mistakes in a suite: exit 2 with the line, and nothing has run', () => {
  test.each([
    ['a colon in a name', 'tests:\n  - name: a: b\n    user_input: x\n    criteria: y\n', 'a.viva.yml:2', 'uote'],
    ['a tab', 'tests:\n\t- name: a\n', 'a.viva.yml:2', 'tab'],
    ['no tests', 'tests: []\n', 'a.viva.yml:1', 'test'],
    ['the same name twice', suite([{ name: 'a' }, { name: 'a' }]), 'a.viva.yml:5', 'a'],
    ['an empty criterion', suite([{ name: 'a', rest: '    criteria: ""\n' }]), 'a.viva.yml:4', 'empty'],
    ['an unknown key', suite([{ name: 'a', rest: '    criterias: x\n' }]), 'a.viva.yml:4', 'did you mean "criteria"'],
    ['two documents', `${GOOD}---\n${GOOD}`, 'a.viva.yml:5', 'document'],
  ])('%s', async (_what, text, at, said) => {
    const d = await desk({ files: { 'a.viva.yml': text, 'b.viva.yml': GOOD } });
    const ran = await d.viva(['run', '--json']);
    expect(ran.exit).toBe(2);
    expect(ran.stderr).toContain(at);
    expect(ran.stderr).toContain(said);
    expect(ran.report().problems[0]?.place?.file).toBe('a.viva.yml');
    nothingRan(d);
    expect((await d.viva(['validate'])).exit).toBe(2);
  });

  test('files that only look like tests are left alone', async () => {
    const d = await desk({
      files: { 'a.viva.yml': GOOD, '.github/workflows/test.yml': 'on: push\njobs: {}\n', 'api/test.yml': 'openapi: 3.1.0\n' },
    });
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ greets: 'passed' });
    expect(ran.stderr).toBe('');
  });
});

describe('what matches nothing', () => {
  test.each([
    [['run', '--name', 'nope'], 'nope'],
    [['run', '--tags', 'smoke'], 'smoke'],
    [['run', '-t', 'other'], 'other'],
    [['run', 'tests/**/*.viva.yml'], 'tests/**/*.viva.yml'],
    [['run', 'missing.viva.yml'], 'missing.viva.yml'],
  ])('%j: exit 3', async (args, said) => {
    const d = await desk({ files: { 'a.viva.yml': GOOD } });
    const ran = await d.viva([...args, '--json']);
    expect(ran.exit).toBe(3);
    expect(ran.stderr).toContain(`\`${said}\``);
    expect(ran.report().decision.reason).toBe('no_match');
    nothingRan(d);
  });
});

describe('before anything runs', () => {
  test('a report path that cannot be written; older reports stay', async () => {
    const d = await desk({ files: { 'a.viva.yml': GOOD, 'old.json': 'old', 'taken/x': '' } });
    const ran = await d.viva(['run', '--json', '-o', 'old.json', '-r', 'junit:taken']);
    expect(ran.exit).toBe(2);
    expect(ran.stderr).toContain('`taken` cannot be written');
    expect(JSON.parse(ran.stdout).problems[0].code).toBe('bad_report_path');
    expect(d.read('old.json')).toBe('old');
    nothingRan(d);
  });

  test.each([
    [['run', '--json', '--bogus']],
    [['run', '--json', '-n', 'many']],
    [['run', '--json', '-r', 'junitt:x.xml']],
    [['run', '--json', '--threshold', 'often']],
  ])('%j: exit 2, one document', async (args) => {
    const d = await desk({ files: { 'a.viva.yml': GOOD } });
    const ran = await d.viva(args);
    expect(ran.exit).toBe(2);
    expect(JSON.parse(ran.stdout).problems[0].code).toBe('bad_usage');
    nothingRan(d);
  });

  test('a model that the provider does not have: exit 2, the agent is not asked', async () => {
    const d = await desk({ files: { 'a.viva.yml': GOOD }, judge: { models: ['another'] } });
    const ran = await d.viva(['run', '--json']);
    expect(ran.exit).toBe(2);
    expect(ran.report().problems[0]?.code).toBe('unknown_model');
    expect(d.agent.requests).toHaveLength(0);
  });

  test('a key that is missing: exit 4, the agent is not asked', async () => {
    const d = await desk({ files: { 'a.viva.yml': GOOD } });
    const ran = await d.viva(['run', '--json', '--judge', 'anthropic:claude-sonnet-4-5']);
    expect(ran.exit).toBe(4);
    expect(ran.stderr).toContain('ANTHROPIC_API_KEY');
    nothingRan(d);
  });
});
