import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandProtocol } from '../../src/agent/command.ts';
import { converse } from '../../src/converse/converse.ts';
import { systemClock } from '../../src/edge/clock.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Transcript } from '../../src/model/transcript.ts';
import { testOf, tools } from '../stage/talk.ts';

let folder = '';
const node = process.execPath;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program's text; what it is told and what comes of it. */
async function talk(
  program: string,
  inputs: readonly string[],
  settings: JsonObject = {},
  how: { timeout?: number; env?: { readonly [name: string]: string } } = {},
): Promise<Transcript> {
  const file = `${Math.random().toString(36).slice(2)}.cjs`;
  writeFileSync(join(folder, file), program);
  const agent = {
    name: 'own',
    protocol: 'command',
    settings: { command: [node, file], ...settings },
    timeout: how.timeout ?? 60_000,
    local: true,
    folder,
    env: how.env ?? {},
  };
  return converse({
    id: 'c-1',
    test: testOf(inputs),
    agent,
    agentVersion: 'v1',
    run: 0,
    open: () => commandProtocol.open({ agent, folder: { project: '', agent: 'own' }, tools: tools() }),
    clock: systemClock,
    redact: (text) => text,
    signal: new AbortController().signal,
  });
}

const said = (t: Transcript): readonly string[] => t.events.flatMap((e) => (e.type === 'agent' ? [e.text] : []));
const called = (t: Transcript) => t.events.flatMap((e) => (e.type === 'tool_call' ? [[e.round, e.name, e.args]] : []));
const ECHO = `let all = ''; process.stdin.on('data', (d) => (all += d)).on('end', () => console.log('heard ' + all));`;

describe('what the user says goes in', () => {
  test('on standard input, byte for byte, a process a round', async () => {
    const t = await talk(ECHO, ['{{name}} ${HOME} "quoted" ✓', 'second']);
    expect(said(t)).toEqual(['heard {{name}} ${HOME} "quoted" ✓\n', 'heard second\n']);
    expect([t.agent_calls, t.rounds.map((r) => r.exit)]).toEqual([2, [{ code: 0 }, { code: 0 }]]);
  });

  test('as an argument: no shell reads it, also where the command is text for one', async () => {
    const hostile = '$(echo hacked) `id` ; "x" \'y\' && {input}';
    const program = `console.log(JSON.stringify(process.argv.slice(2)))`;
    const list = await talk(program, [hostile], { input: 'argument' });
    expect(said(list)).toEqual([`${JSON.stringify([hostile])}\n`]);
    writeFileSync(join(folder, 'shown.cjs'), program);
    const placed = await talk('', ['a b'], { command: [node, 'shown.cjs', '--say={input}', 'end'], input: 'argument' });
    expect(said(placed)).toEqual(['["--say=a b","end"]\n']);
    const shell = await talk('', [hostile], { command: `'${node}' shown.cjs first`, input: 'argument' });
    expect(said(shell)).toEqual([`${JSON.stringify(['first', hostile])}\n`]);
  });

  test('as a JSON line with what was said before; the answer is a JSON line too', async () => {
    const program = `process.stdin.on('data', (d) => {
      const { round, input, messages } = JSON.parse(d);
      console.log('just a log line');
      console.log(JSON.stringify({ tool: 'look_up', args: { round } }));
      console.log(JSON.stringify({ answer: input + ' after ' + messages.length, usage: { input: 3, output: 4 } }));
    });`;
    const t = await talk(program, ['one', 'two'], { input: 'json-lines' });
    expect(said(t)).toEqual(['one after 1', 'two after 3']);
    expect(called(t)).toEqual([
      [1, 'look_up', { round: 1 }],
      [2, 'look_up', { round: 2 }],
    ]);
    expect(t.usage).toEqual({ input: 6, output: 8 });
  });

  test('one process for the whole conversation keeps what it knows', async () => {
    const program = `let heard = 0; require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
      heard++;
      console.log(JSON.stringify({ name: 'count', args: { heard } }));
      console.log(JSON.stringify({ answer: JSON.parse(line).input + ' is number ' + heard + ' of ' + process.pid }));
    });`;
    const t = await talk(program, ['a', 'b', 'c'], { process: 'per-conversation' });
    const [first = '', second, third] = said(t);
    const pid = first.split(' ').at(-1);
    expect([first, second, third]).toEqual([`a is number 1 of ${pid}`, `b is number 2 of ${pid}`, `c is number 3 of ${pid}`]);
    expect(called(t)).toEqual([
      [1, 'count', { heard: 1 }],
      [2, 'count', { heard: 2 }],
      [3, 'count', { heard: 3 }],
    ]);
    expect(alive(Number(pid))).toBe(false);
  });

  test('only what is listed passes: nothing of this process but what a program needs to run', async () => {
    process.env['SOME_SECRET_KEY'] = 'hidden';
    const t = await talk(`console.log(Object.keys(process.env).sort().join(' '))`, ['x'], {}, { env: { LISTED: 'yes' } });
    delete process.env['SOME_SECRET_KEY'];
    const names = (said(t)[0] ?? '').trim().split(' ');
    const known =
      /^(PATH|HOME|TMPDIR|LANG|LC_\w+|RUNNER_TRACKING_ID|PWD|SHLVL|_|LISTED|TARDI_TRACE_FILE|VIVA_\w+|OTEL_EXPORTER_OTLP_\w+|OTEL_INSTRUMENTATION_GENAI_\w+)$/;
    expect(names.filter((n) => !known.test(n))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['PATH', 'LISTED', 'VIVA_TRACE_FILE', 'TARDI_TRACE_FILE']));
  });
});

describe('how it ends', () => {
  test('another exit code than 0 is CRASH, with the end of what it printed; what it said before is kept', async () => {
    const t = await talk(`console.log('half an ans'); console.error('x'.repeat(5000) + ' boom: no API key'); process.exitCode = 3;`, ['x']);
    expect([t.ended?.code, t.rounds[0]?.exit, said(t)]).toEqual(['CRASH', { code: 3 }, ['half an ans\n']]);
    expect(t.ended?.text).toMatch(/^the command exited with 3: …x+ boom: no API key$/);
  });

  test('a signal is told apart from an exit code', async () => {
    const t = await talk(`process.kill(process.pid, 'SIGSEGV'); setTimeout(() => {}, 60000);`, ['x']);
    expect([t.ended?.code, t.ended?.text, t.rounds[0]?.exit]).toEqual(['CRASH', 'the command was ended by SIGSEGV', { signal: 'SIGSEGV' }]);
  });

  test('a hang is TIMEOUT: what it said and did so far is kept, and nothing of its processes is left', async () => {
    const program = `const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      require('fs').appendFileSync(process.env.VIVA_TRACE_FILE, JSON.stringify({ tool: 'dig', args: { pids: [process.pid, child.pid] } }) + '\\n{"tool":"to');
      process.stdout.write('thinking');
      setInterval(() => {}, 1000);`;
    const t = await talk(program, ['x'], {}, { timeout: 1500 });
    expect([t.ended?.code, t.ended?.text, said(t)]).toEqual(['TIMEOUT', 'round 1 was not answered within 1.5 s', ['thinking']]);
    const call = t.events.find((e) => e.type === 'tool_call');
    const { pids } = (call?.args ?? { pids: [] }) as { pids: number[] };
    expect(pids.map(alive)).toEqual([false, false]);
  });

  test('nothing printed is EMPTY_OUTPUT; more than 1 MB is LIMIT, at once', async () => {
    expect((await talk(`console.error('only a log')`, ['x'])).ended).toMatchObject({ code: 'EMPTY_OUTPUT' });
    const flood = await talk(
      `const s = 'x'.repeat(65536); const go = () => { while (process.stdout.write(s)); process.stdout.once('drain', go); }; go();`,
      ['x'],
    );
    expect([flood.ended?.code, flood.ended?.text]).toEqual(['LIMIT', 'it printed more than 1 MB']);
  });

  test('output longer than what is kept in memory arrives whole', async () => {
    const t = await talk(`process.stdout.write(Array.from({ length: 90_000 }, (_, i) => i).join(' '))`, ['x']);
    expect(said(t)[0]).toBe(Array.from({ length: 90_000 }, (_, i) => i).join(' '));
  });

  test('a process of a conversation that ends early is CRASH, whatever its exit code', async () => {
    const t = await talk(`process.stdin.once('data', () => { console.log('{"answer":"hi"}'); process.exit(0); });`, ['a', 'b'], {
      process: 'per-conversation',
    });
    expect([said(t), t.ended?.code, t.ended?.round]).toEqual([['hi'], 'CRASH', 2]);
  });

  test('what it leaves in the background ends with it, and does not hold it up', async () => {
    const program = `const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      child.unref(); console.log(child.pid); process.exit(0);`;
    const t = await talk(program, ['x']);
    const pid = Number(said(t)[0]);
    expect(pid).toBeGreaterThan(1);
    await expect.poll(() => alive(pid)).toBe(false);
  });
});

/** Where nobody reaps them, dead processes stay listed as zombies. */
function alive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return !'ZX'.includes(stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3));
  } catch {
    return false;
  }
}
