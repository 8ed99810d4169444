import { existsSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { type Desk, findings, type Setting, setDesk, statuses, suite } from './desk.ts';

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
const LOOP = suite([{ name: 'loops', rest: '    criteria: Is friendly\n    mocks: { look: { returns: 1 } }\n' }]);

describe('a limit fires, and the transcript so far is kept', () => {
  test.each<[string, string, Setting['agent'], string, string[]]>([
    ['it hangs', GOOD, { '*': { text: 'late', delay: 60_000 } }, 'TIMEOUT', ['--timeout', '1s']],
    ['its tools never end', LOOP, { '*': { tools: [{ name: 'look' }] } }, 'LIMIT', []],
    ['5 MB', GOOD, { '*': 'x'.repeat(5_000_000) }, 'LIMIT', []],
  ])('%s', async (_what, text, agent, code, args) => {
    const d = await desk({ files: { 'a.viva.yml': text }, agent });
    const ran = await d.viva(['run', '--json', ...args]);
    const [one] = ran.report().tests;
    expect(one?.code).toBe(code);
    expect(one?.runs[0]?.transcript).toMatch(/^[0-9a-f]{64}$/);
    expect(ran.exit).toBe(1);
    expect(ran.stderr).not.toContain('Warning');
    expect(d.model.asks()).toHaveLength(0);
  });
});

describe('an agent that is busy', () => {
  test('429 with Retry-After, then an answer: waited for', async () => {
    let n = 0;
    const agent = () => (++n === 1 ? { status: 429, body: '{}', headers: { 'retry-after': '2' } } : 'Hello!');
    const d = await desk({ files: { 'a.viva.yml': GOOD }, agent });
    const ran = await d.viva(['run', '--json']);
    expect(ran.exit).toBe(0);
    expect(ran.report().tests[0]?.runs[0]?.ms).toBeGreaterThanOrEqual(1900);
  });

  test('its quota is used up: an error at once', async () => {
    const d = await desk({
      files: { 'a.viva.yml': GOOD },
      agent: { '*': { status: 429, body: '{"error":{"message":"You exceeded your quota","code":"insufficient_quota"}}' } },
    });
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ greets: 'errored AGENT_ERROR' });
    expect(findings(ran.report())[0]?.reason).toContain('quota');
    expect(d.agent.requests).toHaveLength(1);
  });

  test('529: tried again', async () => {
    let n = 0;
    const d = await desk({ files: { 'a.viva.yml': GOOD }, agent: () => (++n === 1 ? { status: 529, body: '{}' } : 'Hello!') });
    expect((await d.viva(['run', '-q'])).exit).toBe(0);
    expect(d.agent.requests).toHaveLength(2);
  });
});

const three = Object.fromEntries(
  ['a', 'b', 'c'].map((f) => [`${f}.viva.yml`, suite(Array.from({ length: 4 }, (_, i) => ({ name: `${f}${i}` })))]),
);

test('a budget over three files: the rest is not run, which is no failure', async () => {
  const d = await desk({ files: three });
  const ran = await d.viva(['run', '--json', '--budget-calls', '8', '-c', '1']);
  const { tests, decision, totals } = ran.report();
  expect(ran.exit).toBe(4);
  expect(decision.reason).toBe('budget');
  expect(totals).toMatchObject({ passed: 4, failed: 0, skipped: 8, regressed: 0 });
  expect(tests.filter((t) => t.code === 'budget')).toHaveLength(8);
  expect(d.agent.requests).toHaveLength(4);
});

test('what is under way when the budget ends is finished, and counted', async () => {
  const d = await desk({ files: three });
  const ran = await d.viva(['run', '--json', '--budget-calls', '8', '-c', '12']);
  const { tests, decision, totals, usage } = ran.report();
  expect([ran.exit, decision.reason]).toEqual([4, 'budget']);
  expect(totals).toMatchObject({ passed: 4, failed: 0, errored: 0, skipped: 8, regressed: 0 });
  expect([usage.agent_calls, usage.judge_calls]).toEqual([4, 4]);
  expect(tests.filter((t) => t.runs.length > 0).map((t) => t.status)).toEqual(Array(4).fill('passed'));
});

test('a dry run calls nothing', async () => {
  const d = await desk({ files: three });
  const ran = await d.viva(['run', '--json', '--dry-run']);
  expect(ran.exit).toBe(0);
  expect(ran.report().dry_run).toMatchObject({ agent_calls: 12, judge_calls: 12 });
  expect([d.agent.requests.length, d.model.requests.length]).toEqual([0, 0]);
});

test('SIGINT: a report of what is done, exit 130', async () => {
  const d = await desk({
    files: { 'a.viva.yml': suite([{ name: 'quick' }, { name: 'slow' }]) },
    agent: { quick: 'Hello!', slow: { text: 'late', delay: 60_000 } },
  });
  const ran = await d.viva(['run', '--json', '-o', 'out.json'], { signalAt: { signal: 'SIGINT', requests: 2 } });
  expect(ran.exit).toBe(130);
  expect(ran.report().decision.reason).toBe('cancelled');
  expect(JSON.parse(d.read('out.json')).decision.exit).toBe(130);
});

test('it starts on Node 20 too, writes the reports that are asked for, and warns of nothing', async () => {
  const d = await desk({ files: three });
  const ran = await d.viva(['run', '-q', '-r', 'junit:out/j.xml', '-r', 'tsv', '-r', 'jsonl:out/l.jsonl'], { node: 'node' });
  expect(ran.exit).toBe(0);
  expect(ran.stderr).toBe('');
  expect(d.read('out/j.xml')).toContain('<testsuites name="viva" tests="12" failures="0"');
  expect(d.read('out/l.jsonl').trim().split('\n')).toHaveLength(12);
  expect(ran.stdout.split('\n')[0]).toContain('\t');
});

test('what init writes passes validate', async () => {
  const d = await desk({
    noConfig: true,
    files: {
      'package.json': '{"scripts":{"start":"node src/server.js"}}',
      'src/server.js': "app.post('/v1/chat/completions'); get('/health')",
    },
  });
  expect((await d.viva(['init'])).exit).toBe(0);
  expect(d.read('viva.config.yml')).toContain('start: npm start');
  expect(d.read('viva.config.yml')).toContain('ready: /health');
  expect(existsSync(`${d.cwd}/.github/workflows/viva.yml`)).toBe(true);
  const valid = await d.viva(['validate'], { env: { ANTHROPIC_API_KEY: 'k' } });
  expect([valid.exit, valid.stderr]).toEqual([0, '']);
  expect((await d.viva(['prompts'])).stdout).toContain('criteria');
});
