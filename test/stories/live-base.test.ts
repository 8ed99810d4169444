import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { startAgentServer } from '../stage/agent.ts';
import type { ActionResult } from '../stage/runner.ts';
import { calls, ended, KEY, openSalon, type Salon } from './salon.ts';

// Red needs the base of just now: an agent that Viva starts is started twice, once from a worktree of the base commit.
let salon: Salon;
/** Of the agent that is not started. */
let answer = 'good';
const notes = mkdtempSync(path.join(tmpdir(), 'notes-'));
const note = path.join(notes, 'asked.txt');

/** Its prompt says how it answers: good, bad, noisy (each third is bad); alone: only where node_modules are. */
const server = `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
const prompt = readFileSync('prompt.md', 'utf8');
if (prompt.includes('alone') && process.cwd().includes('viva-base-')) {
  console.error('node_modules are missing');
  process.exit(3);
}
const asked = new Map();
createServer(async (q, r) => {
  const question = await text(q);
  if (q.method === 'POST') appendFileSync(process.env.NOTE, process.cwd() + '\\n');
  const nth = (asked.get(question) ?? (prompt.includes('other') ? 2 : 0)) + 1;
  asked.set(question, nth);
  const able = prompt.includes('good') || (prompt.includes('noisy') && nth % 3 > 0);
  const good = able && !existsSync('${notes}/bad-weather');
  const answer = JSON.stringify({ choices: [{ message: { role: 'assistant', content: good ? 'good' : 'poor' }, finish_reason: 'stop' }] });
  setTimeout(() => r.setHeader('content-type', 'application/json').end(answer), prompt.includes('slow') ? 400 : 0);
}).listen(process.env.PORT, '127.0.0.1');
`;
const config = (more = '') => `agents:
  shop:
    protocol: openai-chat
    endpoint: "http://127.0.0.1:\${PORT}/v1/chat/completions"
    start: node server.mjs
    ready: /
    env: { NOTE: "${note}" }
    paths: [prompt.md]
judge: none
runs: quick
${more}`;
const suite = (name: string) =>
  `tests:\n${[name, `${name} again`].map((n) => `  - name: ${n}\n    user_input: ${n} please\n    checks: { contains: good }\n`).join('')}`;
const files = (name: string, prompt: string) => ({
  'viva.config.yml': config(),
  'server.mjs': server,
  'shop.viva.yml': suite(name),
  'prompt.md': `${prompt}\n`,
});
const reportOf = (result: ActionResult): Report =>
  JSON.parse(readFileSync(path.join(salon.workspace(), result.outputs['report'] ?? ''), 'utf8')) as Report;
const named = (result: ActionResult, name: string) => reportOf(result).tests.find((t) => t.name === name);
/** Folders of the agents that were asked, and how often. */
const asked = () => {
  const lines = existsSync(note) ? readFileSync(note, 'utf8').trim().split('\n') : [];
  const of = (folder: RegExp) => lines.filter((l) => folder.test(l));
  return { base: of(/viva-base-/), head: of(/checkout-/) };
};

const worktrees = () => execFileSync('git', ['worktree', 'list'], { cwd: salon.workspace(), encoding: 'utf8' }).trim().split('\n').length;

beforeAll(async () => {
  salon = await openSalon({ agent: () => answer });
}, 60_000);
beforeEach(() => rmSync(note, { force: true }));
afterAll(async () => {
  await salon.close();
  rmSync(notes, { recursive: true, force: true });
});

test('broken: red by what main did just now, from a worktree that is gone afterwards', async () => {
  await salon.push(files('refund', 'good'), { inputs: { runs: '10' } });
  rmSync(note, { force: true });
  const result = await salon.pull(1, { 'prompt.md': 'bad\n' });
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(named(result, 'refund')).toMatchObject({
    comparison: 'regressed',
    line_text:
      'fails 3 of 3 here, passes 16 of 16 on main (6 of them just now). If nothing had changed, a pull request would show this less than once in 1,000.',
    base: { passed: 16, completed: 16 },
    head: { passed: 0, completed: 3 },
    strip: 'main ✓✓✓✓✓✓✓✓✓✓|✓✓✓✓✓✓ 100 % (81–100) · here ✗✗✗ 0 % (0–56)',
  });
  expect(result.outputs['failed']).toBe('2');
  const { base, head } = asked();
  expect([base.length, head.length]).toEqual([12, 6]);
  expect(base.filter((folder) => existsSync(folder))).toEqual([]);
  expect(worktrees()).toBe(1);
});

test('the same commit once more: what both did then is the evidence still, and nobody is asked or started', async () => {
  const result = await salon.again();
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(named(result, 'refund')).toMatchObject({ base: { passed: 16, completed: 16 }, head: { passed: 0, completed: 3 } });
  expect(named(result, 'refund')?.line_text).toMatch(
    /^fails 3 of 3 here, passes 16 of 16 on main \(6 of them run beside it\)\. If nothing/,
  );
  expect([asked().base.length, asked().head.length]).toEqual([0, 0]);
  expect(calls(result)).toEqual([0, 0]);
  expect(result.log).not.toContain('agent ready');
});

test('taken back: what main said then is main still, and nobody is asked', async () => {
  const result = await salon.pull(1, { 'prompt.md': 'good\n', 'README.md': 'Other words.\n' });
  expect(ended(result)).toEqual([0, 'neutral', 'nothing_to_run']);
  expect(reportOf(result).tests.map((t) => [t.status, t.comparison])).toEqual([
    ['passed', undefined],
    ['passed', undefined],
  ]);
  expect(asked()).toEqual({ base: [], head: [] });
});

test('stopped while main runs: its agent and its folder are gone', async () => {
  await salon.push({ 'prompt.md': 'good, slow\n' });
  rmSync(note, { force: true });
  const result = await salon.pull(
    7,
    { 'prompt.md': 'bad\n' },
    { cancel: { when: (printed) => /as main has it[\s\S]*agent ready/.test(printed) } },
  );
  expect(ended(result)).toEqual([130, 'failure', 'cancelled']);
  expect(named(result, 'refund')?.comparison).toBe('unconfirmed');
  const { base } = asked();
  expect(base.filter((folder) => existsSync(folder))).toEqual([]);
  expect(worktrees()).toBe(1);
});

test('noisy as ever: green', async () => {
  await salon.push(files('order', 'noisy'), { inputs: { runs: '10' } });
  rmSync(note, { force: true });
  const result = await salon.pull(2, { 'prompt.md': 'noisy, with other words\n' });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(reportOf(result).tests.map((t) => [t.comparison, t.line_text])).toEqual([
    ['flaky', '4 of 7 here, 7 of 10 on main. Not counted.'],
    ['flaky', '4 of 7 here, 7 of 10 on main. Not counted.'],
  ]);
});

test('the model behind both became worse overnight: main shows it too, so it is not this pull request', async () => {
  await salon.push(files('returns', 'good'), { inputs: { runs: '10' } });
  writeFileSync(path.join(notes, 'bad-weather'), '');
  const result = await salon.pull(4, { 'prompt.md': 'good, with other words\n' });
  rmSync(path.join(notes, 'bad-weather'));
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(named(result, 'returns')).toMatchObject({
    comparison: 'still_failing',
    line_text: 'main now fails it too, 0 of 2: not this pull request.',
    base: { passed: 0, completed: 2 },
    strip: 'main ✓✓✓✓✓✓✓✓✓✓|✗✗ 0 % (0–66) · here ✗✗✗ 0 % (0–56)',
  });
});

test('main cannot be started: not proven, never red, and it is said why', async () => {
  await salon.push(files('hours', 'good, alone'), { inputs: { runs: '10' } });
  rmSync(note, { force: true });
  const result = await salon.pull(3, { 'prompt.md': 'bad\n' });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(named(result, 'hours')).toMatchObject({
    comparison: 'unconfirmed',
    line_text: 'fails 3 of 3 here, passes 10 of 10 on main. Not proven: runs on main could not be completed just now.',
  });
  expect(reportOf(result).problems).toMatchObject([{ code: 'agent_not_ready', severity: 'warning', output: 'node_modules are missing' }]);
  expect(asked().base).toEqual([]);
});

test('an endpoint where main runs: it is asked there, with the same key', async () => {
  const main = await startAgentServer(() => 'good');
  const shop = salon
    .config()
    .replace('    paths:', `    base: { endpoint: "${main.url}/v1/chat/completions" }\n    paths:`)
    .replace(/judge: .*\nbaseline: history\nruns: 3/, 'judge: none\nruns: quick');
  await salon.push({ 'viva.config.yml': shop, 'shop.viva.yml': suite('exchange') }, { inputs: { runs: '10' } });
  answer = 'poor';
  const inputs = { 'agent-version': 'build 2', run: 'all' };
  const result = await salon.pull(5, { 'prompt.md': 'v2\n' }, { inputs });
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(named(result, 'exchange')?.line_text).toMatch(/^fails 3 of 3 here, passes 16 of 16 on main \(6 of them just now\)\./);
  expect(main.requests).toHaveLength(12);
  expect(main.requests[0]?.headers['authorization']).toBe(`Bearer ${KEY}`);
  // `agent-version` names the build under examination: what main said is never taken for what that build said.
  const next = await salon.again({ inputs });
  expect(named(next, 'exchange')).toMatchObject({ comparison: 'regressed', head: { passed: 0, completed: 3 } });
  await main.close();
});

test('an agent that runs somewhere, and nobody knows where main does: it is said', async () => {
  await salon.push({ 'viva.config.yml': salon.config().replace('baseline: history\n', '') });
  const result = await salon.pull(6, { 'prompt.md': 'v3\n' });
  expect(reportOf(result).notes).toContain(
    'Agent shop: nothing can be confirmed as regressed, for main cannot be run beside it: add `base`, `start` or `baseline: history`.',
  );
});

test('a fork that says where main runs: nothing is sent there', async () => {
  const stranger = await startAgentServer(() => 'good');
  const own = salon.config().replace(/judge: .*\nbaseline: history\nruns: 3/, 'judge: none\nruns: quick');
  answer = 'good';
  await salon.push({ 'viva.config.yml': own, 'shop.viva.yml': suite('gift') }, { inputs: { runs: '10' } });
  answer = 'poor';
  const theirs = own.replace('    paths:', `    base: { endpoint: "${stranger.url}/v1/chat/completions" }\n    paths:`);
  const result = await salon.pull(8, { 'viva.config.yml': theirs, 'prompt.md': 'v4\n' }, { fork: true });
  expect(named(result, 'gift')?.line_text).toBe(
    'fails 3 of 3 here, passes 10 of 10 on main. Not proven: main cannot be run just now, to see whether it still passes.',
  );
  expect(stranger.requests).toEqual([]);
  await stranger.close();
});
