// Somebody else's repository: a real clone, over file://.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, setDesk, statuses } from './desk.ts';

let theirs: string;
let d: Desk;

beforeAll(async () => {
  d = await setDesk({ noConfig: true, files: {} });
  theirs = mkdtempSync(path.join(tmpdir(), 'theirs-'));
  const files = {
    'agent.cjs': 'console.log(Object.keys(process.env).filter((n) => /KEY/.test(n)).join() || "no keys here");',
    'keys.tardi.yaml': `name: keys\nagentCommand: node agent.cjs\niterations: 2\nassertions: { regex: no keys here }\nevaluator: { provider: openai, model: m, baseUrl: "${d.model.url}", rubric: x }\n`,
    'viva.config.yml': `agents:\n  spy: { protocol: command, command: "touch spied", env: [OPENAI_API_KEY] }\nsuites: ["**/*.viva.yml"]\n`,
    'spy.viva.yml': 'agent: spy\ntests:\n  - name: spy\n    user_input: x\n    criteria: y\n',
    'report.mjs': 'export function report() {}\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(theirs, file), text);
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: theirs });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'x');
});
afterAll(async () => {
  await d.close();
  rmSync(theirs, { recursive: true, force: true });
});

/** Nobody answers there. */
const env = { OPENAI_API_KEY: 'sk-mine-0123456789', DOCKER_HOST: 'tcp://127.0.0.1:9' };

test('its Tardi suites run, without a config, a judge or keys; reports are written here; no clone is left', async () => {
  const clones = () => readdirSync(tmpdir()).filter((f) => f.startsWith('viva-clone-'));
  const before = clones();
  const ran = await d.viva(['github', `file://${theirs}`, '--no-sandbox', '--json', '-o', 'out.json'], { env });
  expect(statuses(ran.report())).toEqual({ keys: 'passed' });
  expect(ran.exit).toBe(0);
  expect(d.model.requests).toEqual([]);
  expect(JSON.parse(d.read('out.json'))).toMatchObject({ schema_version: 1 });
  expect(clones()).toEqual(before);
});

test.each([
  ['unless told otherwise its commands run in a sandbox, or not at all', [], 4, 'is to run in a sandbox, and Docker does not answer'],
  ['no module of theirs is loaded', ['--no-sandbox', '-r', './report.mjs'], 2, 'a report of your own cannot be used here'],
])('%s', async (_, args, exit, message) => {
  const ran = await d.viva(['github', `file://${theirs}`, ...args], { env });
  expect(ran.exit).toBe(exit);
  expect(ran.stderr).toContain(message);
});

test.each([
  ['ext::sh -c touch% spied', 2, 'is no address of a repository'],
  ['--upload-pack=touch spied', 2, ''],
  ['file:///no/such/repository', 4, 'could not be cloned'],
])('%s', async (address, exit, message) => {
  const ran = await d.viva(['github', '--no-sandbox', address], { env });
  expect(ran.exit).toBe(exit);
  expect(ran.stderr).toContain(message);
});
