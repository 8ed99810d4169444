// Keys in the machine's keychain. The one here is a stand-in for its package, beside a copy of the program.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AgentServer, startAgentServer } from '../stage/agent.ts';
import { node24 } from './desk.ts';

const root = path.resolve(import.meta.dirname, '../..');
let home: string;
let agent: AgentServer;

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'auth-'));
  agent = await startAgentServer({ '*': 'Hello!' });
  cpSync(path.join(root, 'dist'), path.join(home, 'with/dist'), { recursive: true });
  const folder = path.join(home, 'with/node_modules/@napi-rs/keyring');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "@napi-rs/keyring", "main": "index.js" }');
  writeFileSync(
    path.join(folder, 'index.js'),
    `const fs = require('node:fs');
const file = process.env.HOME + '/keys.json';
const read = () => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});
const write = (keys) => fs.writeFileSync(file, JSON.stringify(keys));
exports.AsyncEntry = class {
  constructor(service, account, { linux }) { this.name = service + '/' + account + '/' + linux.store; }
  async getPassword() { return read()[this.name] ?? null; }
  async setPassword(key) { write({ ...read(), [this.name]: key }); }
  async deletePassword() { const { [this.name]: gone, ...rest } = read(); write(rest); return gone !== undefined; }
};
`,
  );
});
afterEach(() => rmSync(path.join(home, 'keys.json'), { force: true }));
afterAll(async () => {
  await agent.close();
  rmSync(home, { recursive: true, force: true });
});

function viva(cli: string, args: readonly string[], input = '', env: Record<string, string> = {}) {
  const child = spawn(node24, [cli, ...args], { cwd: home, env: { PATH: process.env['PATH'], HOME: home, NO_COLOR: '1', ...env } });
  child.stdin.end(input);
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (out += chunk));
  return new Promise<{ exit: number | null; out: string }>((resolve) => child.on('close', (exit) => resolve({ exit, out })));
}

const withKeychain = () => path.join(home, 'with/dist/cli.js');
/** An address that nobody answers: no test of ours may reach a real provider. */
const OFFLINE = { HTTPS_PROXY: 'http://127.0.0.1:9' };

describe('with a keychain', () => {
  test('status, logout, wipe', async () => {
    writeFileSync(
      path.join(home, 'keys.json'),
      JSON.stringify({ 'viva/google/secret-service': 'sk-g', 'viva/openai/secret-service': 'sk-o' }),
    );
    const told = await viva(withKeychain(), ['auth', 'status']);
    expect(told.exit).toBe(0);
    expect(told.out).toContain('google     in the keychain');
    expect(told.out).not.toContain('sk-');
    expect((await viva(withKeychain(), ['auth', 'logout', 'google'])).out).toContain('is removed');
    expect((await viva(withKeychain(), ['auth', 'wipe'])).out).toContain('1 key removed');
    expect(JSON.parse(readFileSync(path.join(home, 'keys.json'), 'utf8'))).toEqual({});
  });

  test('a run and validate find the key there, never in CI; it goes to no log', async () => {
    writeFileSync(path.join(home, 'keys.json'), JSON.stringify({ 'viva/anthropic/secret-service': 'sk-kept-4711' }));
    const suite = 'judge: { provider: anthropic, model: m }\ntests:\n  - name: a\n    user_input: x\n    criteria: y\n';
    writeFileSync(path.join(home, 'a.viva.yml'), suite);
    writeFileSync(
      path.join(home, 'viva.config.yml'),
      `agents:\n  salon: { protocol: openai-chat, endpoint: "${agent.url}/v1/chat/completions", paths: [a.txt] }\n`,
    );
    const here = await viva(withKeychain(), ['run', '--dry-run']);
    expect(here.out).not.toContain('ANTHROPIC_API_KEY');
    expect(here.out).not.toContain('sk-kept');
    const ci = await viva(withKeychain(), ['run', '--dry-run'], '', { CI: 'true' });
    expect(ci.out).toContain('needs ANTHROPIC_API_KEY, which is not set');
    const env = await viva(withKeychain(), ['validate'], '', { CI: 'true' });
    expect(env.out).toContain('or keep it by `viva auth login`');
  });

  test('login in CI: one line, nobody is asked', async () => {
    const ran = await viva(withKeychain(), ['auth', 'login', 'google'], 'sk-x\n', { CI: 'true', ...OFFLINE });
    expect(ran.exit).toBe(2);
    expect(ran.out).toContain('in CI nobody can be asked for a key. Set GOOGLE_GENERATIVE_AI_API_KEY in the environment');
  });
});

test('without a keychain: one clear line', async () => {
  cpSync(path.join(root, 'dist'), path.join(home, 'without/dist'), { recursive: true });
  const ran = await viva(path.join(home, 'without/dist/cli.js'), ['auth', 'login', 'openai'], 'sk-x\n', OFFLINE);
  expect(ran.exit).toBe(4);
  expect(ran.out.trim()).toBe(
    'this machine has no keychain that can be used: the package @napi-rs/keyring is not installed here. Set OPENAI_API_KEY in the environment.',
  );
});
