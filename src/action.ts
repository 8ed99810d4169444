import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { act } from './app/act.ts';
import { readInputs } from './app/inputs.ts';
import { respond } from './app/respond.ts';
import { catalog } from './catalog.ts';
import { compose } from './compose.ts';
import { createCacheStore } from './edge/cache.ts';
import { readEvent } from './edge/event.ts';
import { createFiles } from './edge/files.ts';
import { createGitHub } from './edge/github.ts';
import { installLeanHeaders } from './edge/lean-headers.ts';
import { createLog } from './edge/log.ts';
import { createRunner } from './edge/runner.ts';
import { createVault } from './edge/secrets.ts';
import { leavingOf } from './leaving.ts';
import type { EventInfo, GitHub, RestoredFolder, Runner } from './model/platform.ts';
import type { Log } from './model/ports.ts';
import { type Problem, ProblemError, problem, problemLine } from './model/problems.ts';
import { VERSION } from './version.ts';

export async function main(): Promise<void> {
  installLeanHeaders();
  const { env } = process;
  const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
  const runner = createRunner({ env, directory: env['INPUT_WORKING-DIRECTORY'] ?? '.' });
  const vault = createVault(env);
  const log = createLog({ stream: process.stdout, github: true, redact: vault.redact });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop.abort(signal);
      process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
  }
  try {
    const inputs = readInputs(runner.input);
    const event = await readEvent(env, (file) => readFile(file, 'utf8').catch(() => undefined));
    if (event.kind === 'issue_comment') {
      const github = await gitHubOf(inputs.token, event);
      return await respond({ runner, event, github, commands: catalog.commands, log });
    }
    const cwd = path.resolve(workspace, inputs['working-directory']);
    await checkDirectory(workspace, cwd, inputs['working-directory']);
    const about = [inputs['working-directory'], inputs.config, inputs.suites, inputs.name, inputs.tags];
    const id = inputs.id ?? shortHash([event.workflow, event.job, ...about]);
    const leg = inputs.id ?? shortHash(about);
    const github = await gitHubOf(inputs.token, event);
    if (event.kind === 'workflow_run' && github) {
      const [{ openJudging }, { afterRun }] = await Promise.all([import('./judging.ts'), import('./app/after-run.ts')]);
      const judging = openJudging({ cwd, env, vault, event, inputs, github, leg, log, signal: stop.signal });
      return await afterRun({ judging, runner, log, files: createFiles(cwd) });
    }
    const cache = createCacheStore({ id: leg, cwd, env, event, warn: log.warn });
    if (!cache.available) log.info('There is no cache here: nothing of earlier runs is known, and nothing is kept for later ones.');
    await runner.saveState('id', leg);
    await runner.saveState('cwd', cwd);
    const [memory, transcripts] = await Promise.all([cache.restore('memory'), cache.restore('transcripts')]);
    const own = { memory: await cache.folder('memory'), transcripts: await cache.folder('transcripts') };
    const forgotten = cache.available && LOOKS_BACK.includes(event.kind) && !memory.some((r) => r.scope === 'base');
    const last =
      forgotten && github
        ? await (await import('./evicted.ts')).lastOfBranch({ cwd, env, event, github, token: inputs.token, leg, log })
        : undefined;
    const left = await leavingOf(cwd, event, { id, leg });
    if (left) await runner.saveState('artifact', left.name);
    const world = compose({
      cwd,
      env,
      vault,
      stream: process.stdout,
      folders: {
        ...own,
        restored: {
          memory: [...others(memory, own.memory), ...(last?.memory ?? [])],
          transcripts: [...others(transcripts, own.transcripts), ...(last?.transcripts ?? [])],
        },
      },
    });
    const leave = left && ((report: string, transcripts: ReadonlySet<string>) => left.leave(report, transcripts, world.disk));
    await act({ world, runner, event, inputs, github, catalog, viva: VERSION, id, signal: stop.signal, ...(leave && { leave }) });
    await world.disk.close();
  } catch (error) {
    if (!(error instanceof ProblemError)) return crashed(error, runner, log);
    const told = error.problems.map((p) => ({ ...p, message: vault.redact(p.message) }));
    for (const wrong of told) await annotateProblem(runner, wrong);
    // What stands in the way of a report is told where a report would stand.
    await runner.summary(`### ❌ Viva could not start\n\n${told.map((p) => codeBlock(problemLine(p))).join('\n\n')}\n`);
    await runner.setOutput('conclusion', 'failure');
    await runner.setOutput('reason', error.exit === 2 ? 'bad_config' : error.exit === 3 ? 'no_match' : 'could_not_test');
    runner.exit(error.exit);
  }
}

/** What these runs do is weighed against the base branch’s past. */
const LOOKS_BACK: readonly EventInfo['kind'][] = ['pull_request', 'push', 'schedule', 'merge_group', 'workflow_dispatch'];

const gitHubOf = async (token: string, { owner, repo, apiUrl }: EventInfo): Promise<GitHub | undefined> =>
  token ? createGitHub({ token, owner, repo, apiUrl }) : undefined;

async function checkDirectory(workspace: string, cwd: string, written: string): Promise<void> {
  const wrong = (why: string) => new ProblemError(problem('bad_input', `\`working-directory\` \`${written}\` ${why}.`));
  const [root, home] = await Promise.all([realpath(workspace), realpath(cwd).catch(() => undefined)]);
  if (home === undefined || !(await stat(home)).isDirectory()) throw wrong('is no folder of the checkout');
  if (path.relative(root, home).startsWith('..')) throw wrong('leads out of the workspace');
}

/** A bug of this program: never green, and never exit 1, which says that a test failed. Left to Node, its text would reach the runner as it is. */
async function crashed(error: unknown, runner: Runner, log: Log): Promise<void> {
  log.warn(`Viva broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  await runner.annotate({ level: 'error', title: 'Viva', message: 'Viva broke; the log of this step says where.' });
  await runner.setOutput('conclusion', 'failure');
  await runner.setOutput('reason', 'could_not_test');
  runner.exit(4);
}

/** Indented, so that nothing in it is Markdown. */
const codeBlock = (text: string): string => text.replace(/^/gm, '    ');

async function annotateProblem(runner: Runner, wrong: Problem): Promise<void> {
  await runner.annotate({ level: 'error', title: 'Viva', message: problemLine(wrong), ...(wrong.place && { place: wrong.place }) });
}

/** What other scopes left: one's own folder is read as such. */
const others = (restored: readonly RestoredFolder[], own: string): readonly string[] =>
  restored.map((r) => r.folder).filter((folder) => folder !== own);

const shortHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
