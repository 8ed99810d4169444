// Commands in containers: `docker` on PATH is a stand-in that keeps its arguments and runs the command where the mounts say.
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Desk, node24, setDesk, statuses } from './desk.ts';

const DOCKER = `#!${node24}
const fs = require('node:fs');
const { spawn } = require('node:child_process');
const args = process.argv.slice(2);
fs.appendFileSync(process.env.HOME + '/docker.jsonl', JSON.stringify({ args, keys: Object.keys(process.env).filter((n) => /KEY/.test(n)) }) + '\\n');
if (args[0] === 'pull' && args.at(-1) === 'no/such:image') { console.error('Error: pull access denied'); process.exit(1); }
if (args[0] === 'image') process.exit(args.at(-1).startsWith('no/') ? 1 : 0);
if (args[0] === 'kill') { try { process.kill(Number(fs.readFileSync(process.env.HOME + '/' + args[1], 'utf8')), 'SIGKILL'); } catch {} }
if (args[0] !== 'run') process.exit(0);
const mounts = {}, env = { PATH: process.env.PATH };
let at = 1, workdir, name;
for (; args[at].startsWith('--'); at++) {
  const value = args[at + 1];
  if (args[at] === '--volume') { const [host, inside] = value.split(':'); mounts[inside] = host; }
  if (args[at] === '--workdir') workdir = value;
  if (args[at] === '--name') name = value;
  if (args[at] === '--env') { const [key, set] = value.split('='); env[key] = set ?? process.env[key]; }
  if (!['--rm', '--interactive', '--init'].includes(args[at])) at++;
}
const host = (inside) => inside.replace(/^\\/(app|viva)/, (m) => mounts[m]);
for (const key of ['VIVA_TRACE_FILE', 'TARDI_TRACE_FILE']) env[key] = host(env[key]);
const child = spawn(args[at + 1], args.slice(at + 2), { cwd: host(workdir), env, stdio: 'inherit', detached: true });
fs.writeFileSync(process.env.HOME + '/' + name, String(child.pid));
child.on('exit', (code) => process.exit(code ?? 137));
`;
const AGENT = `const fs = require('fs');
const [, , mode, ...rest] = process.argv;
if (mode === 'hang') setInterval(() => {}, 1000);
else {
  fs.appendFileSync(process.env.TARDI_TRACE_FILE, JSON.stringify({ tool: 'look_up', args: {} }) + '\\n');
  if (mode === 'write') fs.writeFileSync('litter.txt', 'x');
  console.log(rest.join('|') + ' ' + Object.keys(process.env).sort());
}
`;

const desks: Desk[] = [];
async function desk(files: { readonly [file: string]: string }): Promise<Desk> {
  const d = await setDesk({ noConfig: true, files: { 'agent.cjs': AGENT, 'bin/docker': DOCKER, ...files } });
  chmodSync(path.join(d.cwd, 'bin/docker'), 0o755);
  desks.push(d);
  return d;
}
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const here = (d: Desk, more = {}) => ({
  env: { PATH: `${path.join(d.cwd, 'bin')}:${path.dirname(node24)}:${process.env['PATH']}`, ...more },
});
interface Asked {
  readonly args: readonly string[];
  readonly keys: readonly string[];
}
const asked = (d: Desk): readonly Asked[] =>
  d
    .read('docker.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked);
const runs = (d: Desk) => asked(d).flatMap(({ args }) => (args[0] === 'run' ? [args] : []));
const after = (args: readonly string[], flag: string) => args.flatMap((a, i) => (a === flag ? [args[i + 1]] : []));

test('a Tardi suite: a copy a run, no network, its shell text one argument, its trace read, nobody’s keys', async () => {
  const d = await desk({
    'a.tardi.yaml': `name: a
agentCommand: node agent.cjs write "a b" '$HOME; echo x'
iterations: 2
sandbox: true
assertions: { regex: "^a b[|][$]HOME; echo x HOME,.*PATH,.*TARDI_TRACE_FILE,VIVA_", trajectory: { exact_sequence: [look_up] } }
`,
  });
  const ran = await d.viva(['run', '--json'], here(d, { OPENAI_API_KEY: 'sk-0123456789-nobody' }));
  expect(statuses(ran.report())).toEqual({ a: 'passed' });
  expect(() => d.read('litter.txt')).toThrow();
  const [first = [], second = []] = runs(d);
  expect(after(first, '--network')).toEqual(['none']);
  expect(after(first, '--workdir')).toEqual(['/app']);
  expect(first.slice(-4)).toEqual(['node:20-alpine', '/bin/sh', '-c', `node agent.cjs write "a b" '$HOME; echo x'`]);
  const copies = [first, second].map((args) => after(args, '--volume')[0]);
  expect(new Set(copies).size).toBe(2);
  expect(copies.every((copy) => copy?.endsWith('/app:/app') && !copy.startsWith(d.cwd))).toBe(true);
  expect(asked(d).flatMap((a) => a.keys)).toEqual([]);
});

test('the image: the suite’s, else TARDI_SANDBOX_IMAGE; the flag goes first, for all that are commands', async () => {
  const d = await desk({
    'a.tardi.yaml': 'name: a\ncommand: { executable: node, args: [agent.cjs, x] }\niterations: 1\nsandbox: { image: own:1 }\n',
    'b.tardi.yaml': 'name: b\ncommand: { executable: node, args: [agent.cjs, x] }\niterations: 1\nsandbox: true\n',
  });
  const images = () => runs(d).map((args) => args.at(-4));
  await d.viva(['run', '-c', '1'], here(d, { TARDI_SANDBOX_IMAGE: 'env:1' }));
  expect(images().sort()).toEqual(['env:1', 'own:1']);
  d.write({ 'docker.jsonl': '' });
  await d.viva(['run', '--sandbox', 'flag:1'], here(d));
  expect(images()).toEqual(['flag:1', 'flag:1']);
});

test('a native agent: the checkout itself, read-only, network only where it is asked for', async () => {
  const d = await desk({
    'viva.config.yml':
      'agents:\n  own: { protocol: command, command: [node, agent.cjs, x], input: argument, sandbox: { image: own:1, network: true }, paths: [agent.cjs] }\njudge: none\n',
    'a.viva.yml': 'tests:\n  - name: a\n    user_input: "hi; $(id)"\n    checks: { contains: "hi; $(id)" }\n',
  });
  const ran = await d.viva(['run', '--json'], here(d));
  expect(statuses(ran.report())).toEqual({ a: 'passed' });
  const [args = []] = runs(d);
  expect(after(args, '--volume')[0]).toBe(`${d.cwd}:/app:ro`);
  expect(after(args, '--network')).toEqual([]);
  expect(args.slice(-5)).toEqual(['own:1', 'node', 'agent.cjs', 'x', 'hi; $(id)']);
});

test('a hang: TIMEOUT, and the container is ended too', async () => {
  const d = await desk({
    'a.tardi.yaml': 'name: a\ncommand: { executable: node, args: [agent.cjs, hang] }\niterations: 1\ntimeoutMs: 1500\nsandbox: true\n',
  });
  const ran = await d.viva(['run', '--json'], here(d));
  expect(statuses(ran.report())).toEqual({ a: 'failed TIMEOUT' });
  const [args = []] = runs(d);
  expect(asked(d).some(({ args: [what, name] }) => what === 'kill' && name === after(args, '--name')[0])).toBe(true);
});

test.each([
  [
    'no Docker here',
    { PATH: '/usr/bin:/bin' },
    'agent "a.tardi.yaml" is to run in a sandbox, and Docker does not answer: it is not installed.',
  ],
  [
    'an image that is not to be had',
    { image: true },
    'agent "a.tardi.yaml": the image `no/such:image` cannot be had: Error: pull access denied',
  ],
])('%s: one line, before anything runs', async (_, { image, ...env }: { image?: boolean; PATH?: string }, message) => {
  const d = await desk({ 'a.tardi.yaml': `name: a\nagentCommand: touch ran\nsandbox: ${image ? '{ image: no/such:image }' : 'true'}\n` });
  const ran = await d.viva(['run'], image ? here(d) : { env });
  expect(ran.exit).toBe(4);
  expect(ran.stderr).toContain(message);
  expect(() => d.read('ran')).toThrow();
});

test('--sandbox for an agent that is no command: exit 2', async () => {
  const d = await setDesk({ files: { 'a.viva.yml': 'tests:\n  - name: a\n    user_input: x\n    checks: { contains: y }\n' } });
  desks.push(d);
  const ran = await d.viva(['run', '--sandbox']);
  expect([ran.exit, ran.stderr]).toEqual([2, expect.stringContaining('--sandbox: agent "salon" is no command')]);
});
