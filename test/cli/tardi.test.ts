// Tardi's suites, unmodified: each stage of its pipeline, and its flags.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { type Desk, findings, type Setting, setDesk, statuses } from './desk.ts';

const AGENT = `const fs = require('fs');
const [, , mode, ...rest] = process.argv;
const trace = (tool, args) => fs.appendFileSync(process.env.TARDI_TRACE_FILE, JSON.stringify({ tool, args }) + '\\n');
const paris = () => console.log(JSON.stringify({ status: 'success', answer: 'Paris', confidence: 0.98 }));
const n = () => { fs.appendFileSync('runs.txt', 'x'); return fs.readFileSync('runs.txt', 'utf8').length; };
const modes = {
  fine: paris,
  crash() { console.log('half'); console.error('FATAL: no connection'); process.exit(3); },
  killed() { process.kill(process.pid, 'SIGKILL'); },
  hang() { setInterval(() => {}, 1000); },
  empty() { console.log('  '); },
  malformed() { console.log('{"status": "success", "answer": '); },
  narrated() { console.log('Action: search({"q":"capital of France"})\\nThought: I need to look this up, then answer'); paris(); },
  careful() { trace('search_docs', { q: 'x', index: 'public' }); trace('cite_source', {}); paris(); },
  careless() { trace('search_docs', { q: 'x', index: 'public' }); trace('drop_table', { name: 'users' }); paris(); },
  slow() { setTimeout(paris, 60); },
  crowd() {
    fs.mkdirSync('here', { recursive: true });
    fs.writeFileSync('here/' + process.pid, '');
    setTimeout(() => { console.log(fs.readdirSync('here').length); fs.rmSync('here/' + process.pid); }, 80);
  },
  second() { n() === 2 ? console.log('no') : paris(); },
  words() { console.log(rest.join('|')); },
  keys() { console.log(Object.keys(process.env).filter((name) => /KEY/.test(name)).join() || 'none'); },
  folder() { console.log(fs.existsSync('agent.cjs') ? 'in the working directory' : process.cwd()); },
};
modes[mode]();
`;

const desks: Desk[] = [];
async function desk(suites: { readonly [name: string]: string }, more: Partial<Setting> = {}): Promise<Desk> {
  const files = Object.fromEntries(
    Object.entries(suites).map(([name, rest]) => {
      const own = /^(agentCommand|command):/m.test(rest) ? '' : `agentCommand: node agent.cjs ${name}\n`;
      return [`tests/${name}.tardi.yaml`, `name: ${name}\n${own}${rest}`];
    }),
  );
  const made = await setDesk({ noConfig: true, ...more, files: { 'agent.cjs': AGENT, ...files, ...more.files } });
  desks.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const SCHEMA = '  jsonSchema: { type: object, required: [status, answer] }\n';
const evaluator = (d: Pick<Desk, 'model'>, rubric = 'Names Paris.') =>
  `evaluator: { provider: local, model: llama3, baseUrl: "${d.model.url}", rubric: ${rubric} }\n`;
/** The model's address is known only once the desk stands. */
const addJudge = (d: Desk, name: string, rubric?: string) =>
  d.write({ [`tests/${name}.tardi.yaml`]: d.read(`tests/${name}.tardi.yaml`) + evaluator(d, rubric) });

const reasonOf = (report: Report, name: string) =>
  report.tests.find((t) => t.name === name)?.runs[0]?.findings.find((f) => f.result === 'fail' || f.result === 'error')?.reason;

describe('each stage of the pipeline', () => {
  test('without a judge', async () => {
    const d = await desk({
      fine: '',
      crash: `assertions:\n${SCHEMA}`,
      killed: '',
      hang: 'timeoutMs: 700\n',
      empty: 'assertions: { regex: "." }\n',
      malformed: `assertions:\n${SCHEMA}`,
      narrated: `assertions:\n${SCHEMA}  regex: "Paris"\n  trajectory: { require_tools: [search], tool_args: { search: { q: capital of France } }, step_contains: [I need to look this up] }\n`,
      slow: 'assertions: { telemetry: { maxLatencyMs: 1 } }\n',
      words: 'agentCommand: node agent.cjs words a\nassertions: { regex: "^b$" }\n',
    });
    const ran = await d.viva(['run', '--json', '-n', '1']);
    expect(statuses(ran.report())).toEqual({
      fine: 'passed',
      crash: 'failed CRASH',
      killed: 'failed CRASH',
      hang: 'failed TIMEOUT',
      empty: 'failed EMPTY_OUTPUT',
      malformed: 'failed SCHEMA_MISMATCH',
      narrated: 'passed',
      slow: 'failed TELEMETRY',
      words: 'failed FORMAT_DRIFT',
    });
    expect(reasonOf(ran.report(), 'crash')).toBe('the command exited with 3: FATAL: no connection');
    expect(ran.exit).toBe(1);
  });

  test('trajectory: the same output, and only one of them is allowed', async () => {
    const rules = `assertions:
  trajectory:
    require_tools: [search_docs]
    forbid_tools: [drop_table]
    max_tool_calls: 2
    oneOf:
      - exact_sequence: [search_docs, cite_source]
      - exact_sequence: [search_web, cite_source]
    tool_args: { search_docs: { index: public } }
`;
    const d = await desk({ careful: rules, careless: rules });
    const ran = await d.viva(['run', '--json', '-n', '2']);
    expect(statuses(ran.report())).toEqual({ careful: 'passed', careless: 'failed TRAJECTORY_MISMATCH' });
    const [careful, careless] = ran.report().tests.map((t) => t.runs[0]?.output);
    expect(careful).toBe(careless);
    expect(reasonOf(ran.report(), 'careless')).toBe('called `drop_table`, which is forbidden');
  });

  test('the judge: last, once for equal outputs, and never after a cheaper check failed', async () => {
    const d = await desk(
      { fine: '', malformed: `assertions:\n${SCHEMA}`, words: 'agentCommand: node agent.cjs words Berlin\n' },
      { judge: { judge: (p) => p.data.includes('Paris') } },
    );
    for (const name of ['fine', 'malformed', 'words']) addJudge(d, name);
    const ran = await d.viva(['run', '--json', '-n', '3']);
    expect(statuses(ran.report())).toEqual({ fine: 'passed', malformed: 'failed SCHEMA_MISMATCH', words: 'failed LLM_JUDGE_FAIL' });
    expect(ran.report().tests.map((t) => t.repeats?.judge_calls_saved)).toEqual([2, 3, 2]);
    // A fail is asked about twice more.
    expect(d.model.asks()).toHaveLength(1 + 3);
  });

  test('a judge that cannot answer is no failure of the agent', async () => {
    const d = await desk({ fine: '' }, { judge: { judge: () => ({ fault: 'braces' }) } });
    addJudge(d, 'fine');
    const ran = await d.viva(['run', '--json', '-n', '1']);
    expect(statuses(ran.report())).toEqual({ fine: 'errored JUDGE_ERROR' });
    expect(ran.exit).toBe(4);
  });

  test('a pattern that would never end: an error, and the run goes on', async () => {
    const d = await desk({
      words: `agentCommand: node agent.cjs words ${'a'.repeat(40)}\nassertions: { regex: '^(?=a)(a+)+$!' }\n`,
      fine: '',
    });
    const ran = await d.viva(['run', '--json', '-n', '1']);
    expect(statuses(ran.report())).toEqual({ words: 'errored HARNESS_ERROR', fine: 'passed' });
  });
});

describe('how an agent is run', () => {
  test('ten times, in the working directory, its shell text untouched, without anybody’s keys', async () => {
    const d = await desk({
      fine: '',
      words:
        'agentCommand: node agent.cjs words "a b" $((1+1)) \'${HOME}\' | tr a-z A-Z\nassertions: { regex: "^A B[|]2[|][$]{HOME}" }\niterations: 1\n',
      keys: 'iterations: 1\nassertions: { regex: "^none" }\n',
      folder:
        'command: { executable: node, args: [agent.cjs, folder] }\niterations: 1\nassertions: { regex: "^in the working directory" }\n',
    });
    const ran = await d.viva(['run', 'tests/', '--json'], { env: { OPENAI_API_KEY: 'sk-nobody-0123456789' } });
    expect(statuses(ran.report())).toEqual({ fine: 'passed', folder: 'passed', keys: 'passed', words: 'passed' });
    expect(ran.report().tests.find((t) => t.name === 'fine')?.repeats).toMatchObject({ runs: 10, passed: 10, identical: true });
  });

  test('`tardi/*` in the config: variables that all of them get, and files that they are made of', async () => {
    const d = await desk(
      { keys: 'iterations: 2\nassertions: { regex: "^OPENAI_API_KEY\\\\n" }\n', fine: 'iterations: 2\n' },
      { files: { 'viva.config.yml': 'agents:\n  "tardi/*": { env: [OPENAI_API_KEY], paths: [agent.cjs] }\njudge: none\n' } },
    );
    const env = { OPENAI_API_KEY: 'sk-for-agents-0123456789' };
    const first = await d.viva(['run', '--json'], { env });
    expect(statuses(first.report())).toEqual({ fine: 'passed', keys: 'passed' });
    expect(first.report().usage.agent_calls).toBe(4);
    expect((await d.viva(['run', '--json'], { env })).report().usage.agent_calls).toBe(0);
    d.write({ 'agent.cjs': `${AGENT}// another build\n` });
    expect((await d.viva(['run', '--json'], { env })).report().usage.agent_calls).toBe(4);
    d.write({ 'viva.config.yml': 'agents:\n  "tardi/*": { enw: [OPENAI_API_KEY] }\n' });
    expect((await d.viva(['run'])).stderr).toContain('unknown key "enw", did you mean "env"?');
  });

  test('a program that is not there: exit 2, before anything runs', async () => {
    const d = await desk({ fine: '', gone: 'command: { executable: no-such-program }\n' });
    const ran = await d.viva(['run']);
    expect(ran.exit).toBe(2);
    expect(ran.stderr).toContain('no-such-program');
  });
});

describe('repeats', () => {
  test('a run of ten may fail where 80 % is enough; failFast ends it at once, and always fails', async () => {
    const d = await desk({ second: 'concurrency: 1\nassertions: { regex: Paris }\n' });
    const ran = await d.viva(['run', '--json']);
    expect(ran.exit).toBe(0);
    expect(ran.report().tests[0]?.repeats).toMatchObject({ runs: 10, passed: 9, failed: 1, pass_rate: 0.9, identical: false });
    d.write({ 'runs.txt': '', 'tests/second.tardi.yaml': `${d.read('tests/second.tardi.yaml')}failFast: true\n` });
    const fast = await d.viva(['run', '--json']);
    expect(fast.exit).toBe(1);
    expect(fast.report().tests[0]).toMatchObject({ status: 'failed', code: 'FORMAT_DRIFT', repeats: { passed: 1, failed: 1, skipped: 8 } });
    const shown = await d.viva(['run', '--quiet']);
    expect(shown.stdout).toMatch(/10 runs: /);
  });

  test('--iterations, --threshold, --timeout and --bail win over the file', async () => {
    const d = await desk({ second: 'concurrency: 1\nassertions: { regex: Paris }\n', slow: 'iterations: 1\n' });
    const strict = await d.viva(['run', '--json', '-t', 'second', '--iterations', '4', '--threshold', '90']);
    expect(strict.report().tests[0]).toMatchObject({
      status: 'failed',
      threshold: { text: '90%', state: 'missed' },
      repeats: { runs: 4, failed: 1 },
    });
    d.write({ 'runs.txt': '' });
    const bail = await d.viva(['run', '--json', '--filter', 'second', '-b']);
    expect(bail.report().tests[0]?.repeats).toMatchObject({ passed: 1, failed: 1, skipped: 8 });
    const hasty = await d.viva(['run', '--json', '-t', 'slow', '--timeout', '1']);
    expect(statuses(hasty.report())).toEqual({ slow: 'failed TIMEOUT' });
  });
});

test('suites together take no more places than the greediest of them', async () => {
  const crowd = (concurrency: number) =>
    `agentCommand: node agent.cjs crowd\nconcurrency: ${concurrency}\niterations: 4\nassertions: { regex: "^[12]\\\\s*$" }\n`;
  const d = await desk({ a: crowd(1), b: crowd(2), c: crowd(2) });
  expect(statuses((await d.viva(['run', '--json'])).report())).toEqual({ a: 'passed', b: 'passed', c: 'passed' });
  d.write({
    'tests/a.tardi.yaml': d.read('tests/a.tardi.yaml').replace('[12]', '1'),
    'tests/b.tardi.yaml': 'name: b\nagentCommand: echo 1\n',
  });
  expect(statuses((await d.viva(['run', '--json', '-t', 'a.tardi'])).report())).toEqual({ a: 'passed' });
});

describe('the judge by flag', () => {
  test('--no-evaluator: exit code and output alone; --evaluator: another judge under the same rubric', async () => {
    const d = await desk({ fine: 'evaluator: { provider: google, model: gemini-2.5-flash, rubric: Names Paris. }\n' });
    const without = await d.viva(['run', '--json', '--no-evaluator', '-n', '2']);
    expect([without.exit, statuses(without.report())]).toEqual([0, { fine: 'passed' }]);
    const keyless = await d.viva(['run', '--json', '-n', '2']);
    expect(keyless.exit).toBe(4);
    expect(keyless.report().problems[0]?.message).toContain('google:gemini-2.5-flash needs GOOGLE_GENERATIVE_AI_API_KEY');
    const dry = await d.viva(['run', '--json', '--dry-run', '--evaluator', 'local:llama3']);
    expect(dry.report().judge).toBe('ollama:llama3');
  });
});

describe('several suites, found and named', () => {
  test('one JSON document; what is no suite is left alone; a named file is always run; nothing found is exit 3', async () => {
    const d = await desk(
      { fine: 'iterations: 1\n', slow: 'iterations: 1\n' },
      {
        files: {
          'tests/other.yaml': 'name: by name\nagentCommand: node agent.cjs fine\niterations: 1\n',
          'tests/docker.yaml': 'services: {}\n',
          'ci/tardi.yaml': 'version: 2\n',
        },
      },
    );
    const found = await d.viva(['run', '--json']);
    expect(statuses(found.report())).toEqual({ fine: 'passed', slow: 'passed' });
    expect(statuses((await d.viva(['run', 'tests/other.yaml', '--json'])).report())).toEqual({ 'by name': 'passed' });
    expect((await d.viva(['run', 'ci/'])).exit).toBe(3);
    const valid = await d.viva(['validate', 'tests/']);
    expect([valid.exit, valid.stdout]).toEqual([0, expect.stringContaining('2 tests in 2 files, nothing wrong.')]);
  });

  test('a mistake in one of them: exit 2 with its line, and none is run', async () => {
    const d = await desk({ fine: '', slow: 'assertion: { regex: x }\n' });
    const ran = await d.viva(['run']);
    expect(ran.exit).toBe(2);
    expect(ran.stderr).toContain('tests/slow.tardi.yaml:3:1: unknown key "assertion", did you mean "assertions"?');
  });
});

test('the zoo gets the grades that its README tells', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const d = await desk({}, { judge: { judge: (p) => !/readMind|flat/.test(p.data) } });
  const list = readFileSync(path.join(root, 'examples/zoo/README.md'), 'utf8').match(/^\| \d\d [^|]+\|[^|]+\| [^|]+\|$/gm) ?? [];
  expect(list).toHaveLength(10);
  mkdirSync(path.join(d.cwd, 'examples/zoo/agents'), { recursive: true });
  const { readdirSync } = await import('node:fs');
  for (const file of readdirSync(path.join(root, 'examples/zoo'), { recursive: true, encoding: 'utf8' }).filter((f) =>
    /\.(yaml|mjs)$/.test(f),
  )) {
    const text = readFileSync(path.join(root, 'examples/zoo', file), 'utf8');
    writeFileSync(path.join(d.cwd, 'examples/zoo', file), text.replace('provider: local,', `provider: local, baseUrl: "${d.model.url}",`));
  }
  const ran = await d.viva(['run', 'examples/zoo', '--json']);
  const told = list.map(
    (row) => /\| `?(passed|[A-Z_]+)/.exec(row.slice(row.indexOf('|', 5)))?.[1] ?? /`([A-Z_]+)`/.exec(row)?.[1] ?? 'passed',
  );
  expect(ran.report().tests.map((t) => (t.status === 'passed' ? 'passed' : t.code))).toEqual(told);
  const [json, text, crasher] = ran.report().tests.map((t) => t.repeats);
  expect([json?.identical, json?.judge_calls_saved]).toEqual([true, 9]);
  expect(text?.passed).toBe(10);
  expect(crasher).toMatchObject({ passed: 6, failed: 4, pass_rate: 0.6 });
  expect(findings(ran.report()).every((f) => f.result !== 'error')).toBe(true);
});
