// The checkout's code in a process of its own: real files, a real process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createCodes } from '../../src/edge/code-process.ts';
import type { Called, CodeCall, Codes } from '../../src/model/code.ts';

const entry = path.resolve(import.meta.dirname, '../stage/host.mjs');
const open: { codes: Codes; folder: string }[] = [];
afterEach(async () => {
  for (const { codes, folder } of open.splice(0)) {
    await codes.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

function checkout(files: { readonly [file: string]: string }, env: { readonly [name: string]: string } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const codes = createCodes({ entry: () => entry, cwd: folder, redact: (text) => text.replaceAll('sesame', '***') });
  open.push({ codes, folder });
  const code = codes.at({ env });
  const call = (name: string, args: CodeCall['args'] = [], more: Partial<CodeCall> = {}): Promise<Called> =>
    code.call({ file: 'mocks.ts', name, args, signal: AbortSignal.timeout(60_000), ...more });
  return { code, codes, folder, call };
}

describe('a function of a file', () => {
  test('is called with data and gives data, also later', async () => {
    const { code, call } = checkout({
      'mocks.ts': `enum Day { Tue = 'Tue' }
export const book = (args: { slot: string }, ctx: { callIndex: number }) => ({ ok: true, slot: args.slot, n: ctx.callIndex, day: Day.Tue });
export const slow = async () => { await new Promise((r) => setTimeout(r, 20)); return [1]; };
export const nothing = () => {};
export const fails = () => { throw new Error('Connection timeout'); };
export const bad = () => 1n;
export const text = 'no function';
export default () => 'default';
`,
    });
    expect(await code.load('mocks.ts')).toEqual({ functions: ['default', 'bad', 'book', 'fails', 'nothing', 'slow'] });
    expect(await call('book', [{ slot: '9:00' }, { callIndex: 3 }])).toEqual({ value: { ok: true, slot: '9:00', n: 3, day: 'Tue' } });
    expect(await call('slow')).toEqual({ value: [1] });
    expect(await call('nothing')).toEqual({ value: null });
    expect(await call('default')).toEqual({ value: 'default' });
    expect(await call('fails')).toEqual({ thrown: 'Connection timeout' });
    expect(await call('bad')).toEqual({ broken: expect.stringContaining('gave what is not JSON') });
    expect(await call('text')).toEqual({ broken: 'exports no function `text`' });
  });

  test('a file that does not load is a problem at its line', async () => {
    const { code } = checkout({ 'mocks.ts': 'export const a = 1;\nexport const = 2;\n', 'late.ts': "\nthrow new Error('no database');\n" });
    expect(await code.load('mocks.ts')).toMatchObject({ problem: { code: 'bad_module', place: { file: 'mocks.ts', line: 2 } } });
    expect(await code.load('late.ts')).toMatchObject({
      problem: { code: 'bad_module', message: 'it does not load: no database.', place: { file: 'late.ts', line: 2 } },
    });
    expect(await code.load('gone.ts')).toMatchObject({ problem: { code: 'bad_module' } });
  });

  test('sees no variable but the basics and what it is given, and runs from its folder', async () => {
    process.env['JUDGE_KEY'] = 'sesame';
    const { call, folder } = checkout(
      { 'mocks.ts': 'export const look = () => ({ env: Object.keys(process.env), model: process.env.MODEL, cwd: process.cwd() });\n' },
      { MODEL: 'small' },
    );
    const seen = await call('look');
    delete process.env['JUDGE_KEY'];
    expect(seen).toMatchObject({ value: { model: 'small', cwd: folder } });
    expect(JSON.stringify(seen)).not.toContain('JUDGE_KEY');
    expect(JSON.stringify(seen)).toContain('"PATH"');
  });

  test('is evaluated anew for each session, and once where there is none', async () => {
    const { call, code } = checkout({ 'mocks.ts': 'let n = 0;\nexport const count = () => ++n;\n' });
    expect(await Promise.all([call('count', [], { session: 'a' }), call('count', [], { session: 'b' })])).toEqual([
      { value: 1 },
      { value: 1 },
    ]);
    expect(await call('count', [], { session: 'a' })).toEqual({ value: 2 });
    code.forget('a');
    expect(await call('count', [], { session: 'a' })).toEqual({ value: 1 });
    expect([await call('count'), await call('count')]).toEqual([{ value: 1 }, { value: 2 }]);
  });

  test('asks for tools, in order and at once', async () => {
    const { call } = checkout({
      'mocks.ts': `export const agent = async (text: string, ctx: any) => {
  const [a, b] = await Promise.all([ctx.resolveTool('one', { n: 1 }), ctx.resolveTool('two')]);
  const c = await ctx.resolveTool('three', {}).catch((e: Error) => e.message);
  return { text, a, b, c, round: ctx.round };
};
`,
    });
    const asked: unknown[] = [];
    const resolve: CodeCall['resolve'] = async (tool, args) => {
      asked.push([tool, args]);
      if (tool === 'three') throw new Error('no such tool');
      return tool === 'one' ? { found: 1 } : null;
    };
    expect(await call('agent', ['hi', { round: 2 }], { resolve })).toEqual({
      value: { text: 'hi', a: { found: 1 }, b: null, c: 'no such tool', round: 2 },
    });
    expect(asked).toEqual([
      ['one', { n: 1 }],
      ['two', {}],
      ['three', {}],
    ]);
  });
});

describe('code that misbehaves', () => {
  test('and ends the process is alone in having no answer', async () => {
    const { call } = checkout({
      'mocks.ts': `export const leave = () => process.exit(3);
export const later = async () => { await 1; process.exit(); };
export const wait = () => new Promise((r) => setTimeout(() => r('there'), 200));
`,
    });
    const [waited, left, leftLater] = await Promise.all([call('wait'), call('leave'), call('later')]);
    expect(left).toEqual({ broken: 'left the process (process.exit(3))' });
    expect(leftLater).toEqual({ broken: 'left the process (process.exit())' });
    expect(waited).toEqual({ value: 'there' });
  });

  test('and breaks the process is told with what it printed, redacted; the next call has a new one', async () => {
    const { call } = checkout({
      'mocks.ts': `export const die = () => { console.error('open sesame'); process.kill(process.pid, 'SIGTERM'); return new Promise(() => {}); };
export const stray = () => { setTimeout(() => { throw new Error('nobody catches this'); }, 1); return new Promise(() => {}); };
export const fine = () => 'fine';
`,
    });
    expect(await call('die')).toEqual({ broken: 'left the process (SIGTERM); it printed last: open ***' });
    expect(await call('stray')).toEqual({
      broken: expect.stringMatching(/^left the process \(exit code 1\); it printed last: [\s\S]*nobody catches this/),
    });
    expect(await call('fine')).toEqual({ value: 'fine' });
  });

  test('and never settles is given up; where it never yields, its process is ended', async () => {
    const { call } = checkout({
      'mocks.ts': `export const hang = (ctx: any) => new Promise((_, reject) => ctx.signal.addEventListener('abort', () => reject(new Error('stopped'))));
export const spin = () => { for (;;); };
export const fine = () => 'fine';
`,
    });
    expect(await call('fine')).toEqual({ value: 'fine' });
    expect(await call('hang', [{}], { signal: AbortSignal.timeout(300), resolve: async () => null })).toEqual({ broken: 'did not settle' });
    expect(await call('fine')).toEqual({ value: 'fine' });
    expect(await call('spin', [], { signal: AbortSignal.timeout(300) })).toEqual({ broken: 'did not settle' });
    // Asked while the process still spins, it is told of its end; the next has a new one.
    expect(await call('fine')).toEqual({ broken: expect.stringContaining('left the process (SIGKILL)') });
    expect(await call('fine')).toEqual({ value: 'fine' });
  }, 30_000);

  test('leaves nothing behind', async () => {
    const { call, codes } = checkout({
      'mocks.ts': `import { spawn } from 'node:child_process';
export const start = () => ({ own: process.pid, child: spawn('sleep', ['600']).pid });
`,
    });
    const started = await call('start');
    const pids = 'value' in started ? (started.value as { own: number; child: number }) : { own: 0, child: 0 };
    await codes.stop();
    for (const pid of [pids.own, pids.child]) {
      for (let i = 0; i < 100 && lives(pid); i++) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(lives(pid)).toBe(false);
    }
  });
});

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
