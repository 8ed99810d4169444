import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const demo = path.resolve(import.meta.dirname, '../../dist/demo.js');
const { ANTHROPIC_API_KEY: _a, OPENAI_API_KEY: _o, GOOGLE_GENERATIVE_AI_API_KEY: _g, ...env } = process.env;

test('the demo plays eight pushes and a pull request, and shows its comment', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'demo-story-'));
  try {
    const out = execFileSync(process.execPath, [demo], { cwd, env, encoding: 'utf8' });
    expect(out).toContain('Judge: scripted, over HTTP');
    expect(out).toContain('push 1 on main: 6 passed, 1 failed, 45 agent');
    expect(out).toContain('push 8 on main: 6 passed, 1 failed, 15 agent and 0 judge calls');
    expect(out).not.toMatch(/<!--|<\/?(?:details|summary|b|sub|br)\b|&nbsp;/);
    expect(out).toContain('▸ 🔴 books a free slot: now and then');
    expect(out).toContain('> 👤 User: Book me a haircut for Tuesday morning, please');
    const comment = readFileSync(path.join(cwd, 'demo-out/comment.md'), 'utf8');
    expect(comment.split('\n')[0]).toMatch(/^### ❌ 1 test regressed · 1 fixed · 5 as before/);
    expect(comment).toContain('**books a free slot** fails 3 of 3 here, passes 10 of 10 on main, against history only.');
    expect(comment).toContain('0/10&nbsp;→&nbsp;3/3 | **fixed**<br><sub>main ✗✗✗✗✗✗✗✗✗✗ 0 % (0–28) · here ✓✓✓ 100 % (44–100)</sub> |');
    expect(readFileSync(path.join(cwd, 'demo-out/comment.html'), 'utf8')).toContain('<h3>❌ 1 test regressed');
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
});
