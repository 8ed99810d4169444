import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import type { ActionResult } from '../stage/runner.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// What reached the base branch, or waits in the queue before it, is held to the same bar: red needs the commit before it, run just now.
let salon: Salon;
const notes = mkdtempSync(path.join(tmpdir(), 'notes-'));
const note = path.join(notes, 'asked.txt');

const server = `import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const content = readFileSync('prompt.md', 'utf8').includes('good') ? 'good' : 'poor';
createServer((q, r) => {
  if (q.method === 'POST') appendFileSync(process.env.NOTE, process.cwd() + '\\n');
  q.resume();
  r.setHeader('content-type', 'application/json').end(JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] }));
}).listen(process.env.PORT, '127.0.0.1');
`;
const files = {
  'viva.config.yml': `agents:
  shop:
    protocol: openai-chat
    endpoint: "http://127.0.0.1:\${PORT}/v1/chat/completions"
    start: node server.mjs
    ready: /
    env: { NOTE: "${note}" }
    paths: [prompt.md]
judge: none
runs: quick
`,
  'server.mjs': server,
  'shop.viva.yml': 'tests:\n  - name: refund\n    user_input: refund please\n    checks: { contains: good }\n',
  'prompt.md': 'good\n',
};
const asked = () => {
  const lines = existsSync(note) ? readFileSync(note, 'utf8').trim().split('\n') : [];
  const of = (folder: RegExp) => lines.filter((l) => folder.test(l)).length;
  return { base: of(/viva-base-/), head: of(/checkout-/) };
};
const refund = (result: ActionResult) =>
  (JSON.parse(readFileSync(path.join(salon.workspace(), result.outputs['report'] ?? ''), 'utf8')) as Report).tests[0];

function enter(number: number, headSha: string, base: string, attempt = 1): Promise<ActionResult> {
  const ref = `refs/heads/gh-readonly-queue/main/pr-${number}-${base}`;
  const group = { head_sha: headSha, head_ref: ref, base_sha: base, base_ref: 'refs/heads/main' };
  const env = { GITHUB_SHA: headSha, GITHUB_REF: ref, GITHUB_RUN_ATTEMPT: String(attempt) };
  const event = { eventName: 'merge_group', event: { action: 'checks_requested', merge_group: group }, env };
  return salon.act(event, { sha: headSha, ref }, { env });
}

beforeAll(async () => {
  salon = await openSalon();
  await salon.push(files, { inputs: { runs: '10' } });
}, 90_000);
beforeEach(() => rmSync(note, { force: true }));
afterAll(async () => {
  await salon.close();
  rmSync(notes, { recursive: true, force: true });
});

const RED =
  'fails 3 of 3 here, passes 16 of 16 on main (6 of them just now). If nothing had changed, a pull request would show this less than once in 1,000.';

test('a merge queue’s commit that breaks a test is stopped by what the commit below it does just now', async () => {
  const base = salon.repo.git('rev-parse', 'main');
  const { headSha } = salon.repo.pull(1, { 'prompt.md': 'bad\n' });
  const result = await enter(1, headSha, base);
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(refund(result)?.line_text).toBe(RED);
  expect(asked()).toEqual({ base: 6, head: 3 });
  rmSync(note, { force: true });
  // Its re-run asks nobody: both sides are known.
  const again = await enter(1, headSha, base, 2);
  expect(ended(again)).toEqual([1, 'failure', 'regressed']);
  expect(calls(again)).toEqual([0, 0]);
  expect(asked()).toEqual({ base: 0, head: 0 });
});

test('one that does not is let through, and the commit below is not run for it', async () => {
  const base = salon.repo.git('rev-parse', 'main');
  const result = await enter(2, salon.repo.pull(2, { 'prompt.md': 'good as ever\n' }).headSha, base);
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(asked()).toEqual({ base: 0, head: 1 });
});

test('a push that breaks a test is red by what the commit before it does just now', async () => {
  const result = await salon.push({ 'prompt.md': 'bad\n' });
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(refund(result)?.line_text).toBe(RED);
  expect(asked()).toEqual({ base: 6, head: 3 });
});

test('the push that mends it is green', async () => {
  const result = await salon.push({ 'prompt.md': 'good again\n' });
  expect(ended(result)).toEqual([0, 'success', 'met']);
});
