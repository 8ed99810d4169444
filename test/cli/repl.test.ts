import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { node24, setDesk, suite } from './desk.ts';

const cli = path.resolve(import.meta.dirname, '../../dist/cli.js');

test('one command after the other, from a pipe; the exit code is that of the worst', async () => {
  const d = await setDesk({
    files: { 'a.viva.yml': suite([{ name: 'greets' }, { name: 'other', rest: '    checks: { contains: Bye }\n' }]) },
  });
  try {
    const child = spawn(node24, [cli, 'repl'], { cwd: d.cwd, env: { PATH: process.env['PATH'], HOME: d.cwd, NO_COLOR: '1' } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.stdin.end('validate\n\n# a remark\nviva run --name greets -q\nrun --name "other" -q --json\nvaldate\nexit\nrun\n');
    const exit = await new Promise((resolve) => child.on('close', resolve));
    expect(out).toContain('2 tests in 1 file, nothing wrong.');
    expect(out).toContain('✓ passed  greets');
    expect(out).toContain('"status": "failed"');
    expect(err).toContain("unknown command 'valdate'");
    expect(exit).toBe(2);
    expect(d.agent.requests).toHaveLength(2);
  } finally {
    await d.close();
  }
});
