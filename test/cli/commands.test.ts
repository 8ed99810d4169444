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

test('a crash leaves a file with all that shows why, secrets blacked out; --reproduce runs that test again', async () => {
  const d = await setDesk({
    noConfig: true,
    files: {
      'agent.cjs': AGENT.replace('the database is gone', "the database is gone, ' + process.env.DB_PASSWORD + '"),
      'viva.config.yml': CONFIG.replace('timeout: 5s', 'timeout: 5s, env: [DB_PASSWORD]'),
      'a.viva.yml': suite([check('fine', '{ contains: Paris }'), check('crash', '{ contains: Paris }')]),
    },
  });
  const env = { DB_PASSWORD: 'hunter2-hunter2' };
  try {
    const ran = await d.viva(['run'], { env });
    const [path = ''] = /\.viva\/dead-letters\/crash-[0-9a-f]{8}-1\.json/.exec(ran.stderr) ?? [];
    const letter = JSON.parse(d.read(path));
    expect(letter).toMatchObject({
      test: 'a.viva.yml#crash',
      code: 'CRASH',
      process: { argv: ['node agent.cjs'], input: 'crash', exit: { code: 2 }, env: expect.arrayContaining(['DB_PASSWORD', 'PATH']) },
      stderr: 'Error: the database is gone, ***',
      transcript: [
        { type: 'user', text: 'crash' },
        { type: 'error', code: 'CRASH' },
      ],
    });
    expect(d.under('.viva')).not.toContain('hunter2');
    const again = await d.viva(['run', '--json', '--reproduce', path], { env });
    expect([again.exit, again.report().usage.agent_calls, statuses(again.report())]).toEqual([1, 1, { crash: 'failed CRASH' }]);
    d.write({ 'agent.cjs': `console.log('Paris')` });
    expect((await d.viva(['run', '--json', '--reproduce', path], { env })).exit).toBe(0);
    expect((await d.viva(['run', '--reproduce', 'agent.cjs'], { env })).stderr).toContain('is not what a failed command left');
  } finally {
    await d.close();
  }
});

test('a coding agent is examined in a copy of its workspace: what it changed, and whether the tests pass there', async () => {
  const d = await setDesk({
    noConfig: true,
    files: {
      'coder.cjs': `const fs = require('fs'); const dir = process.env.VIVA_WORKSPACE;
if (fs.readFileSync(0, 'utf8').includes('sum')) fs.writeFileSync(dir + '/add.cjs', 'module.exports = (a, b) => a + b;');
else fs.writeFileSync(dir + '/test.cjs', '');
console.log('done');`,
      'todo/add.cjs': 'module.exports = (a, b) => a - b;',
      'todo/test.cjs': `require('assert').equal(require('./add.cjs')(1, 2), 3);`,
      'viva.config.yml': `agents:
  coder: { protocol: command, command: node coder.cjs, workspace: todo, paths: [coder.cjs] }
judge: none
`,
      'a.viva.yml': suite([
        {
          name: 'fixes',
          says: 'fix the sum',
          rest: '    checks: { run: node test.cjs, files: { changed: add.cjs, unchanged: test.cjs } }\n',
        },
        { name: 'cheats', says: 'make the tests pass', rest: '    checks: { run: node test.cjs, files: { unchanged: "test*" } }\n' },
      ]),
    },
  });
  try {
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ fixes: 'passed', cheats: 'failed TRAJECTORY_MISMATCH' });
    expect(findings(ran.report()).flatMap((f) => (f.result === 'fail' ? [f.reason] : []))).toEqual(['modified “test.cjs”']);
    expect(d.read('todo/add.cjs')).toBe('module.exports = (a, b) => a - b;');
    expect((await d.viva(['run', '--json'])).report().usage.agent_calls).toBe(0);
    d.write({ 'todo/notes.md': 'the workspace is part of what the agent is' });
    expect((await d.viva(['run', '--json'])).report().usage.agent_calls).toBe(2);
  } finally {
    await d.close();
  }
});
