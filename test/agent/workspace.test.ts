// Agents that change files, and agents in a container.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commandProtocol } from '../../src/agent/command.ts';
import { runChecks } from '../../src/check/run.ts';
import { workspaceChecks } from '../../src/check/workspace.ts';
import { converse } from '../../src/converse/converse.ts';
import { systemClock } from '../../src/edge/clock.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Transcript } from '../../src/model/transcript.ts';
import { testOf, tools } from '../stage/talk.ts';

let folder = '';
const node = process.execPath;
const place = { file: 'a.viva.yml', line: 1 };
const check = (name: string, spec: unknown) => ({ name, spec, place });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  mkdirSync(join(folder, 'todo/src'), { recursive: true });
  writeFileSync(join(folder, 'todo/src/add.js'), 'module.exports = (a, b) => a - b;\n');
  writeFileSync(
    join(folder, 'todo/test.js'),
    `if (require('./src/add.js')(1, 2) !== 3) { console.error('1 + 2 is not 3'); process.exit(1); }\n`,
  );
  writeFileSync(join(folder, 'todo/README.md'), 'To do\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CODER = `const fs = require('fs'); const dir = process.env.VIVA_WORKSPACE;
fs.writeFileSync(dir + '/src/add.js', 'module.exports = (a, b) => a + b;\\n');
fs.writeFileSync(dir + '/new.txt', 'x'); fs.rmSync(dir + '/README.md');`;

function talk(program: string, settings: JsonObject, commands: readonly string[] = [], timeout = 60_000): Promise<Transcript> {
  const file = `${Math.random().toString(36).slice(2)}.cjs`;
  writeFileSync(join(folder, file), program);
  const agent = {
    name: 'own',
    protocol: 'command',
    settings: { command: [node, file], ...settings },
    timeout,
    local: true,
    folder,
    env: { TOKEN: 'secret-value' },
  };
  return converse({
    test: testOf(['fix the sum'], commands.length > 0 ? { checks: [check('run', commands)] } : {}),
    agent,
    agentVersion: 'v1',
    run: 0,
    id: 'c1',
    open: () => commandProtocol.open({ agent, folder: { project: '', agent: 'own' }, tools: tools() }),
    clock: systemClock,
    redact: (text) => text.replaceAll('secret-value', '***'),
    signal: new AbortController().signal,
  });
}

async function findings(transcript: Transcript, checks: Parameters<typeof runChecks>[0]) {
  const search = async () => ({ found: false });
  const found = await runChecks(checks, { transcript, search, readFile: async () => undefined }, workspaceChecks);
  return found.map((f) => (f.result === 'pass' ? 'pass' : `${f.result} ${f.code}: ${f.reason}`));
}

describe('a workspace', () => {
  test('is a copy for each run: what was changed in it, and how commands end there, is part of the transcript', async () => {
    const run = `'${node}' test.js`;
    const t = await talk(CODER, { workspace: 'todo' }, [run]);
    expect(t.ended).toBeUndefined();
    expect(t.workspace).toEqual({
      changed: [
        { path: 'README.md', how: 'removed' },
        { path: 'new.txt', how: 'added' },
        { path: 'src/add.js', how: 'modified' },
      ],
      ran: [{ command: run, exit: 0, output: '' }],
    });
    expect(readFileSync(join(folder, 'todo/src/add.js'), 'utf8')).toBe('module.exports = (a, b) => a - b;\n');
    expect(
      await findings(t, [
        check('run', [run]),
        check('files', { changed: ['src/**'], unchanged: ['test.js'] }),
        check('files', { changed: ['lib/*'] }),
        check('files', { unchanged: ['**/*.md', 'new.txt'] }),
        check('run', ['npm test']),
      ]),
    ).toEqual([
      'pass',
      'pass',
      'fail TRAJECTORY_MISMATCH: left unchanged: “lib/*”; changed: “README.md”, “new.txt”, “src/add.js”',
      'fail TRAJECTORY_MISMATCH: removed “README.md”, added “new.txt”',
      'error HARNESS_ERROR: the transcript does not say what was left in the workspace',
    ]);
  });

  test('a command that fails there fails its check, with the last that it printed', async () => {
    const run = `'${node}' test.js`;
    const t = await talk(`console.log('done!')`, { workspace: 'todo' }, [run]);
    expect(await findings(t, [check('run', [run])])).toEqual([`fail TRAJECTORY_MISMATCH: “${run}” exited with 1: 1 + 2 is not 3`]);
  });

  test('the agent may run in it, or be told its path', async () => {
    const inside = await talk('', {
      command: [node, '-p', 'process.cwd() === process.env.VIVA_WORKSPACE'],
      cwd: '{workspace}',
      workspace: 'todo',
    });
    expect(inside.events.at(-1)).toMatchObject({ text: 'true\n' });
    const told = await talk('', {
      command: [node, '-p', 'process.argv[1] === process.env.VIVA_WORKSPACE', '{workspace}'],
      workspace: 'todo',
    });
    expect(told.events.at(-1)).toMatchObject({ text: 'true\n' });
  });
});

describe('in a sandbox', () => {
  const path = process.env['PATH'];
  let bin = '';
  const calls = (): string[][] => {
    const file = join(bin, 'calls');
    return existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
  };
  beforeEach(() => {
    bin = mkdtempSync(join(tmpdir(), 'docker-'));
    // Records what it is asked, and runs the command here.
    writeFileSync(
      join(bin, 'docker'),
      `#!${node}
const { appendFileSync } = require('fs'); const { spawnSync } = require('child_process');
const args = process.argv.slice(2); appendFileSync(${JSON.stringify(join(bin, 'calls'))}, JSON.stringify(args) + '\\n');
if (args[0] !== 'run') process.exit(0);
const image = args.findIndex((a) => /^(node:|python:|broken|hang)/.test(a));
if (args[image] === 'broken') { console.error('docker: no such image'); process.exit(125); }
if (args[image] === 'hang') { process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); return; }
const mounts = args.filter((a, i) => args[i - 1] === '--volume').map((m) => m.split(':').slice(0, 2).reverse());
const here = (p) => mounts.reduce((text, [to, from]) => (text.startsWith(to) ? from + text.slice(to.length) : text), p);
const env = { ...process.env, VIVA_TRACE_FILE: here(process.env.VIVA_TRACE_FILE ?? ''), VIVA_WORKSPACE: here(process.env.VIVA_WORKSPACE ?? '') };
const done = spawnSync(args[image + 1], args.slice(image + 2), { stdio: 'inherit', cwd: here(args[args.indexOf('--workdir') + 1]), env });
process.exit(done.status ?? 1);
`,
    );
    chmodSync(join(bin, 'docker'), 0o755);
    process.env['PATH'] = `${bin}${delimiter}${path}`;
  });
  afterEach(() => {
    process.env['PATH'] = path;
    delete process.env['TARDI_SANDBOX_IMAGE'];
    rmSync(bin, { recursive: true, force: true });
  });

  test('checks of the workspace run in the container too', async () => {
    const t = await talk(CODER, { sandbox: true, workspace: 'todo' }, [`'${node}' test.js`]);
    expect([t.workspace?.changed.length, t.workspace?.ran[0]?.exit]).toEqual([3, 0]);
    expect(calls().flatMap((args, i) => (args[0] === 'run' ? [args[args.indexOf('--workdir') + 1] ?? i] : []))).toEqual([
      '/app',
      '/workspace',
    ]);
  });
});
