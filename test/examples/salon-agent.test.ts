// The example agent takes its exam: a real server, real conversations, all checks. Criteria are left to a judge.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { openaiChat } from '../../src/agent/openai-chat.ts';
import { jsonChecks } from '../../src/check/json.ts';
import { limitChecks } from '../../src/check/limits.ts';
import { runChecks, runNever } from '../../src/check/run.ts';
import { textChecks } from '../../src/check/text.ts';
import { toolChecks } from '../../src/check/tools.ts';
import { converse } from '../../src/converse/converse.ts';
import { systemClock } from '../../src/edge/clock.ts';
import { createSearch } from '../../src/edge/search.ts';
import type { Test } from '../../src/model/suite.ts';
import { loadSuite } from '../../src/suite/load.ts';
import { ready, tools } from '../stage/talk.ts';

const EXAMPLE = 'examples/salon-agent';
const kinds = [...textChecks, ...jsonChecks, ...toolChecks, ...limitChecks];
const search = createSearch();
const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** `edit`: what a pull request changes in a file. */
async function start(edit: { readonly [file: string]: (text: string) => string } = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'salon-'));
  folders.push(folder);
  cpSync(EXAMPLE, folder, { recursive: true });
  for (const [file, change] of Object.entries(edit)) writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const child = spawn(process.execPath, ['server.mjs'], { cwd: folder, env: { PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return `http://127.0.0.1:${/\d+$/.exec(String(line))?.[0]}`;
}

async function exam(url: string, settings: { stream?: boolean } = {}): Promise<{ [test: string]: readonly string[] }> {
  const file = 'salon.viva.yml';
  const { suite } = await loadSuite({ file, text: readFileSync(`${EXAMPLE}/${file}`, 'utf8'), checks: kinds, read: async () => undefined });
  const wrong = await Promise.all((suite?.tests ?? []).map(async (test) => [test.name, await hold(test, url, settings)] as const));
  return Object.fromEntries(wrong.filter(([, reasons]) => reasons.length > 0));
}

async function hold(test: Test, url: string, settings: { stream?: boolean }): Promise<string[]> {
  const agent = ready(`${url}/v1/chat/completions`, settings);
  const folder = { project: '', agent: 'salon' };
  const transcript = await converse({
    test,
    agent,
    agentVersion: 'v1',
    id: 'conversation-1',
    run: 0,
    open: () => openaiChat.open({ agent, folder, tools: tools() }),
    clock: systemClock,
    redact: (text) => text,
    signal: AbortSignal.timeout(10_000),
  });
  if (transcript.ended) return [transcript.ended.text];
  const subject = { transcript, search, readFile: async () => undefined };
  const findings = [
    ...(await Promise.all(test.rounds.map((round, i) => runChecks(round.checks, { ...subject, round: i + 1 }, kinds)))).flat(),
    ...(await runChecks(test.checks, subject, kinds)),
    ...(test.never ? await runNever(test.never, subject) : []),
  ];
  return findings.filter((finding) => finding.result !== 'pass').map((finding) => finding.reason);
}

const unknownPrice = ['the answer “I do not know that price. Please ask us in the salon.” does not contain “80”'];

describe('the salon agent', () => {
  it.each([[{}], [{ stream: true }]])('passes its exam but for one test, with %j', async (settings) => {
    expect(await exam(await start(), settings)).toEqual({ 'knows the price of a coloring': unknownPrice });
  });

  it('is another agent when its prompt and its skills change: one test breaks, one is fixed', async () => {
    const url = await start({
      'prompts/system.md': (text) =>
        text.replace('- Let the customer choose a slot before you book it.\n', '- Be quick: book the first free slot.\n'),
      'skills.json': (text) => text.replace('"beard trim"', '"coloring": { "price": 80, "minutes": 90 },\n    "beard trim"'),
    });
    expect(await exam(url)).toEqual({
      'books a free slot': ['called `create_booking`, which is forbidden'],
    });
  });

  it('gives up after one more try only if its prompt says so', async () => {
    const url = await start({ 'prompts/system.md': (text) => text.replace(/- If a booking fails.*\n/, '') });
    expect(Object.keys(await exam(url))).toEqual(['tries again when a booking fails', 'knows the price of a coloring']);
  });

  it('answers what is not a request with an error', async () => {
    const url = await start();
    const ask = async (path: string, init?: RequestInit) => (await fetch(`${url}${path}`, init)).status;
    expect(await ask('/health')).toBe(200);
    expect(await ask('/')).toBe(404);
    expect(await ask('/v1/chat/completions', { method: 'POST', body: '{' })).toBe(400);
  });
});
