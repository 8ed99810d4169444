// Agents that are programs, as somebody runs them from a terminal.
import { expect, test } from 'vitest';
import { findings, setDesk, statuses, suite } from './desk.ts';

const AGENT = `const fs = require('fs');
const trace = (tool, args) => fs.appendFileSync(process.env.TARDI_TRACE_FILE, JSON.stringify({ tool, args }) + '\\n');
const said = fs.readFileSync(0, 'utf8');
if (said === 'crash') { console.error('Error: the database is gone'); process.exit(2); }
if (said === 'silence') process.exit(0);
if (said === 'forever') setInterval(() => {}, 1000);
else {
  trace('look_up', { said });
  if (said === 'danger') trace('drop_table', { name: 'users' });
  console.log(JSON.stringify({ status: 'success', answer: 'Paris', secrets: Object.keys(process.env).filter((n) => /KEY/.test(n)) }));
}
`;
const CONFIG = `agents:
  own: { protocol: command, command: node agent.cjs, paths: [agent.cjs], timeout: 5s }
judge: none
`;
const check = (name: string, checks: string) => ({ name, rest: `    checks: ${checks}\n` });

test('what a command did is checked, not only what it said; a crash, a hang and silence are told apart', async () => {
  const d = await setDesk({
    noConfig: true,
    files: {
      'agent.cjs': AGENT,
      'viva.config.yml': CONFIG,
      'a.viva.yml': suite([
        check('fine', '{ json_schema: { type: object, required: [status] }, tools: { require: [look_up], forbid: [drop_table] } }'),
        check('danger', '{ tools: { forbid: [drop_table] } }'),
        check('crash', '{ contains: Paris }'),
        check('silence', '{ contains: Paris }'),
        check('forever', '{ contains: Paris }'),
      ]),
    },
  });
  try {
    const ran = await d.viva(['run', '--json'], { env: { OPENAI_API_KEY: 'sk-not-for-agents-0123456789' } });
    expect(statuses(ran.report())).toEqual({
      fine: 'passed',
      danger: 'failed TRAJECTORY_MISMATCH',
      crash: 'failed CRASH',
      silence: 'failed EMPTY_OUTPUT',
      forever: 'failed TIMEOUT',
    });
    expect(ran.exit).toBe(1);
    expect(findings(ran.report()).find((f) => f.code === 'CRASH')?.reason).toBe('the command exited with 2: Error: the database is gone');
    expect(d.under('.viva')).toContain('\\"secrets\\":[]');
    const again = await d.viva(['run', '--json']);
    expect([again.exit, again.report().usage.agent_calls]).toEqual([1, 0]);
    d.write({ 'agent.cjs': `${AGENT}// changed\n` });
    expect((await d.viva(['run', '--json', '--name', 'fine'])).report().usage.agent_calls).toBe(1);
  } finally {
    await d.close();
  }
});

test('exit_code: another code than 0 that was asked for is no crash; changing the check asks nobody again', async () => {
  const files = (code: number) => suite([check('crash', `{ exit_code: ${code} }`)]);
  const d = await setDesk({ noConfig: true, files: { 'agent.cjs': AGENT, 'viva.config.yml': CONFIG, 'a.viva.yml': files(2) } });
  try {
    const met = await d.viva(['run', '--json']);
    expect([met.exit, statuses(met.report())]).toEqual([0, { crash: 'passed' }]);
    d.write({ 'a.viva.yml': files(4) });
    const missed = await d.viva(['run', '--json']);
    expect([missed.exit, missed.report().usage.agent_calls, findings(missed.report()).map((f) => f.reason)]).toEqual([
      1,
      0,
      ['the command exited with 2, expected 4'],
    ]);
  } finally {
    await d.close();
  }
});

test('a program that is not there, and keys that cannot be: exit 2 before anything runs, at their line', async () => {
  const d = await setDesk({
    noConfig: true,
    files: {
      'a.viva.yml': suite([check('fine', '{ contains: Paris }')]),
      'viva.config.yml': 'agents:\n  own: { protocol: command, command: [no-such-program, x] }\njudge: none\n',
    },
  });
  try {
    const gone = await d.viva(['run']);
    expect([gone.exit, gone.stderr]).toEqual([
      2,
      expect.stringContaining('the program `no-such-program` is not there: it was not found on PATH.'),
    ]);
    d.write({
      'viva.config.yml': `agents:
  own:
    protocol: command
    command: node agent.cjs {input}
    endpoint: http://localhost
`,
    });
    const wrong = await d.viva(['validate']);
    expect([wrong.exit, wrong.stderr]).toEqual([2, expect.stringContaining('viva.config.yml:5:5: unknown key "endpoint"')]);
    d.write({ 'viva.config.yml': 'agents:\n  own:\n    protocol: command\n    command: node agent.cjs {input}\n' });
    expect((await d.viva(['validate'])).stderr).toContain(
      'viva.config.yml:4:14: `command`: `{input}` in text for a shell would be run by it',
    );
  } finally {
    await d.close();
  }
});

test('exit_code needs an agent that is a command', async () => {
  const d = await setDesk({ files: { 'a.viva.yml': suite([check('greets', '{ exit_code: 0 }')]) } });
  try {
    const ran = await d.viva(['run']);
    expect([ran.exit, ran.stderr]).toEqual([
      2,
      expect.stringContaining('a.viva.yml:4:26: "greets": `exit_code` needs an agent of the protocol `command`'),
    ]);
  } finally {
    await d.close();
  }
});
