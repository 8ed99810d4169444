// Tests that run many times: what is counted, what is shared, when it stops.
import { afterEach, describe, expect, test } from 'vitest';
import { type Desk, type Setting, setDesk } from './desk.ts';

const desks: Desk[] = [];
const desk = async (setting: Setting): Promise<Desk> => {
  const made = await setDesk(setting);
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const repeated = (rest: string) => `tests:\n  - name: greets\n    user_input: Hi\n${rest}`;
const CRITERIA = '    criteria: Is friendly\n';

/** Says these things in turn, whoever asks. */
const inTurn = (...said: readonly string[]) => {
  let n = 0;
  return () => said[n++ % said.length] ?? '';
};

describe('the figures of a test that ran several times', () => {
  test('the same answer each time is judged once, also where all are asked at the same moment', async () => {
    const d = await desk({ files: { 'a.viva.yml': repeated(`    runs: 5\n${CRITERIA}`) }, judge: { delay: 50 } });
    const ran = await d.viva(['run', '--json']);
    const [one] = ran.report().tests;
    expect(d.model.asks()).toHaveLength(1);
    expect(ran.report().usage).toMatchObject({ agent_calls: 5, judge_calls: 1 });
    expect(one?.repeats).toMatchObject({
      runs: 5,
      passed: 5,
      failed: 0,
      errored: 0,
      skipped: 0,
      pass_rate: 1,
      judge_calls_saved: 4,
      identical: true,
    });
    expect(one?.repeats?.mean_latency).toBeGreaterThanOrEqual(0);
  });

  test('answers that differ are judged each; a check that failed spares the judge', async () => {
    const d = await desk({
      files: { 'a.viva.yml': repeated(`    threshold: 3 of 4\n    checks: { contains: Hello }\n${CRITERIA}`) },
      agent: inTurn('Hello 1', 'Hello 2', 'What?', 'Hello 3'),
    });
    const ran = await d.viva(['run']);
    expect(d.model.asks()).toHaveLength(3);
    expect(ran.exit).toBe(0);
    expect(ran.stdout).toMatch(/4 runs: 3 passed, 1 failed \(75 %\) · \d+ ms on average · 1 judge call saved · outputs differ/);
  });

  test('one run is no repeat', async () => {
    const d = await desk({ files: { 'a.viva.yml': repeated(CRITERIA) } });
    const [one] = (await d.viva(['run', '--json'])).report().tests;
    expect(one?.repeats).toBeUndefined();
  });
});

describe('--threshold', () => {
  const files = { 'a.viva.yml': repeated('    runs: 4\n    checks: { contains: Hello }\n') };
  const agent = () => inTurn('Hello', 'Hello', 'Hello', 'No');

  test.each([
    ['75', 0, 'met'],
    ['75%', 0, 'met'],
    ['90', 1, 'missed'],
    ['3 of 4', 0, 'met'],
  ])('%s', async (bar, exit, state) => {
    const d = await desk({ files, agent: agent() });
    const ran = await d.viva(['run', '--json', '--threshold', bar]);
    expect(ran.report().tests[0]?.threshold?.state).toBe(state);
    expect(ran.exit).toBe(exit);
  });

  test('a share of a preset is a share of nothing: exit 2, nothing called', async () => {
    const d = await desk({ files: { 'a.viva.yml': repeated(CRITERIA) } });
    const ran = await d.viva(['run', '--threshold', '80']);
    expect(ran.exit).toBe(2);
    expect(ran.stderr).toContain('--threshold 80%: "greets" has no number of runs to take a share of. Say how many with -n');
    expect(d.agent.requests).toHaveLength(0);
  });
});

describe('--bail', () => {
  test('the first failing run ends it and fails the test, whatever its bar; the others are shown as skipped', async () => {
    const d = await desk({
      files: { 'a.viva.yml': repeated('    threshold: 1 of 4\n    checks: { contains: Hello }\n') },
      agent: inTurn('Hello', 'No', 'Hello', 'Hello'),
    });
    const ran = await d.viva(['run', '--json', '--bail', '-c', '1', '--no-judge']);
    const [one] = ran.report().tests;
    expect(ran.exit).toBe(1);
    expect(one).toMatchObject({ status: 'failed', code: 'FORMAT_DRIFT', threshold: { state: 'missed' } });
    expect(one?.runs.map((run) => run.code ?? run.status)).toEqual(['passed', 'FORMAT_DRIFT', 'bail', 'bail']);
    expect(one?.repeats).toMatchObject({ runs: 4, passed: 1, failed: 1, skipped: 2, pass_rate: 0.5 });
    expect(d.agent.requests).toHaveLength(2);
  });
});

describe('reports', () => {
  const files = {
    'a.viva.yml': `${repeated('    runs: 3\n    checks: { contains: Hello }\n')}  - name: quiet\n    user_input: x\n    skip: later\n    criteria: y\n`,
  };

  test('dot: a letter a run, then what is not green', async () => {
    const d = await desk({ files, agent: inTurn('No') });
    const ran = await d.viva(['run', '-r', 'dot', '-q']);
    expect(ran.stdout).toMatch(/^FFFS\n\nF greets: the answer “No” does not contain “Hello”/);
    expect(ran.stdout).toContain('3 runs: 0 passed, 3 failed (0 %)');
    expect(ran.stderr).toBe('');
  });

  test('pretty is the table', async () => {
    const d = await desk({ files });
    expect((await d.viva(['run', '-r', 'pretty'])).stdout).toContain('✓ passed   greets');
  });

  test('-r and -o: the report goes to the file, and nothing to stdout', async () => {
    const d = await desk({ files });
    const ran = await d.viva(['run', '-r', 'junit', '-o', 'results.xml', '-e', 'raw.json', '-q']);
    expect(ran.stdout).toBe('');
    expect(d.read('results.xml')).toMatch(/^<\?xml/);
    expect(JSON.parse(d.read('raw.json'))).toMatchObject({ schema_version: 1 });
  });

  test('-o alone: the JSON report; with two reports it cannot be told which is meant', async () => {
    const d = await desk({ files });
    await d.viva(['run', '-o', 'out.json']);
    expect(JSON.parse(d.read('out.json'))).toMatchObject({ schema_version: 1 });
    const ran = await d.viva(['run', '-r', 'junit', '-r', 'dot', '-o', 'x']);
    expect(ran.exit).toBe(2);
    expect(ran.stderr).toContain('-o x: which of `junit`, `dot`? Write `-r NAME:path` for each.');
  });

  test('a module of one’s own', async () => {
    const own =
      'export function report(report, out) { out.write(`${report.tests.length} tests, `); out.write(report.decision.reason); report.tests.length = 0; }\n';
    const d = await desk({ files: { ...files, 'tools/short.mjs': own } });
    const ran = await d.viva(['run', '-r', './tools/short.mjs', '-e', 'raw.json']);
    expect(ran.stdout).toBe('2 tests, met\n');
    expect(JSON.parse(d.read('raw.json')).tests).toHaveLength(2);
    await d.viva(['run', '-r', 'tools/short.mjs:out/short.txt']);
    expect(d.read('out/short.txt')).toBe('2 tests, met');
  });

  test('a module without a report, or that is not there: exit 2, nothing called', async () => {
    const d = await desk({ files: { ...files, 'empty.mjs': 'export const x = 1;\n' } });
    const ran = await d.viva(['run', '-r', './empty.mjs', '-r', './gone.mjs']);
    expect(ran.exit).toBe(2);
    expect(ran.stderr).toContain('`./empty.mjs` exports no function `report`.');
    expect(ran.stderr).toContain('gone.mjs');
    expect(d.agent.requests).toHaveLength(0);
  });

  test('a module that breaks: said, and never green', async () => {
    const d = await desk({ files: { ...files, 'bad.mjs': 'export function report() { throw new Error("oh"); }\n' } });
    const ran = await d.viva(['run', '-r', './bad.mjs']);
    expect(ran.exit).toBe(4);
    expect(ran.stderr).toContain('the report of ./bad.mjs broke: oh');
  });
});
