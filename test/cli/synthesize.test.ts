import { afterEach, expect, test } from 'vitest';
import { type Desk, setDesk, statuses } from './desk.ts';

const desks: Desk[] = [];
const desk = async (agent: string): Promise<Desk> => {
  const made = await setDesk({ noConfig: true, files: { 'agent.cjs': agent } });
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const AGENT = `const fs = require('fs');
fs.appendFileSync(process.env.TARDI_TRACE_FILE, JSON.stringify({ tool: 'search', args: { q: process.argv[2], at: process.pid } }) + '\\n');
console.log('Looking it up, process ' + process.pid);
console.log(JSON.stringify({ status: 'success', answer: 'Paris, says ' + process.pid, key: process.env.API_KEY ?? 'none' }));
`;

test('golden runs become a suite that the agent passes, and another one does not', async () => {
  const d = await desk(AGENT);
  const made = await d.viva(['synthesize', '-o', 'capital.tardi.yaml', '-q', 'node', 'agent.cjs', 'capital of France', '-q'], {
    env: { API_KEY: 'sk-0123456789-nobody' },
  });
  expect([made.exit, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toContain('its tool calls in their order: search');
  expect(made.stdout).toContain('the value of `answer`: it differed');
  const suite = d.read('capital.tardi.yaml');
  expect(suite).toContain('# - the value of `answer`: it differed');
  expect(suite).toContain('const: success');
  expect(suite).toContain('const: none');
  expect(suite).not.toContain('sk-');
  expect(suite).toMatch(/args:\n\s+- agent.cjs\n\s+- capital of France\n\s+- -q\n/);
  expect(suite).toMatch(/tool_args:\n\s+search:\n\s+q: capital of France\n/);
  expect(statuses((await d.viva(['run', '--json', '-n', '2'])).report())).toEqual({ capital: 'passed' });
  d.write({ 'agent.cjs': AGENT.replace("tool: 'search'", "tool: 'guess'") });
  expect(statuses((await d.viva(['run', '--json', '-n', '2'])).report())).toEqual({ capital: 'failed TRAJECTORY_MISMATCH' });
});

test('one text is for the shell', async () => {
  const d = await desk(AGENT);
  await d.viva(['synthesize', '-n', '2', 'node agent.cjs | tail -1']);
  expect(d.read('synthesized.tardi.yaml')).toContain('agentCommand: node agent.cjs | tail -1');
});

test('a run that is not good: no suite, and why', async () => {
  const d = await desk('console.error("no key"); process.exit(2);');
  const ran = await d.viva(['synthesize', 'node', 'agent.cjs']);
  expect(ran.exit).toBe(4);
  expect(ran.stderr).toContain('run 1 of 3 was not good (CRASH): the command exited with 2: no key');
  expect(() => d.read('synthesized.tardi.yaml')).toThrow();
});

test('what is there is not lost, and a name that would not be found is not taken', async () => {
  const d = await desk(AGENT);
  d.write({ 'synthesized.tardi.yaml': 'mine' });
  const there = await d.viva(['synthesize', 'node', 'agent.cjs']);
  expect([there.exit, d.read('synthesized.tardi.yaml')]).toEqual([2, 'mine']);
  d.write({ 'taken/x': '' });
  const taken = await d.viva(['synthesize', '-q', '-n', '2', '-o', 'taken/x/y.tardi.yaml', 'node', 'agent.cjs']);
  expect([taken.exit, taken.stdout]).toEqual([2, expect.stringContaining('const: success')]);
  expect((await d.viva(['synthesize', '-o', 'x.yml', 'node', 'agent.cjs'])).stderr).toContain('Call it `….tardi.yaml`');
});
