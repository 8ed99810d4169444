import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { act } from './app/act.ts';
import { readInputs } from './app/inputs.ts';
import { catalog } from './catalog.ts';
import { compose } from './compose.ts';
import { createCacheStore } from './edge/cache.ts';
import { readEvent } from './edge/event.ts';
import { createGitHub } from './edge/github.ts';
import { createLog } from './edge/log.ts';
import { createRunner } from './edge/runner.ts';
import { createRedact, knownSecrets } from './edge/secrets.ts';
import type { RestoredFolder } from './model/platform.ts';
import { type Problem, ProblemError, problemLine } from './model/problems.ts';
import { VERSION } from './version.ts';

export async function main(): Promise<void> {
  const { env } = process;
  const workspace = env['GITHUB_WORKSPACE'] ?? process.cwd();
  const runner = createRunner({ env, directory: env['INPUT_WORKING-DIRECTORY'] ?? '.' });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop.abort(signal);
      process.once(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
  }
  try {
    const inputs = readInputs(runner.input);
    const cwd = path.resolve(workspace, inputs['working-directory']);
    const event = await readEvent(env, (file) => readFile(file, 'utf8').catch(() => undefined));
    const about = [inputs['working-directory'], inputs.config, inputs.suites, inputs.name, inputs.tags];
    const id = inputs.id ?? shortHash([event.workflow, event.job, ...about]);
    const leg = inputs.id ?? shortHash(about);
    const redact = createRedact({ secrets: knownSecrets(env), patterns: [] });
    const log = createLog({ stream: process.stdout, github: true, redact });
    const cache = createCacheStore({ id: leg, cwd, env, event, warn: log.warn });
    if (!cache.available) log.info('There is no cache here: nothing of earlier runs is known, and nothing is kept for later ones.');
    await runner.saveState('id', leg);
    await runner.saveState('cwd', cwd);
    const [memory, transcripts] = await Promise.all([cache.restore('memory'), cache.restore('transcripts')]);
    const own = { memory: await cache.folder('memory'), transcripts: await cache.folder('transcripts') };
    const world = compose({
      cwd,
      env,
      stream: process.stdout,
      folders: { ...own, restored: { memory: others(memory, own.memory), transcripts: others(transcripts, own.transcripts) } },
    });
    const github = inputs.token
      ? await createGitHub({ token: inputs.token, owner: event.owner, repo: event.repo, apiUrl: event.apiUrl })
      : undefined;
    await act({ world, runner, event, inputs, github, catalog, viva: VERSION, id, signal: stop.signal });
    await world.disk.close();
  } catch (error) {
    if (!(error instanceof ProblemError)) return await broke(runner, env, error);
    for (const problem of error.problems) await annotateProblem(runner, problem);
    // What stands in the way of a report is told where a report would stand.
    await runner.summary(`### ❌ Viva could not start\n\n${error.problems.map((p) => codeBlock(problemLine(p))).join('\n\n')}\n`);
    await runner.setOutput('conclusion', 'failure');
    await runner.setOutput('reason', error.exit === 2 ? 'bad_config' : error.exit === 3 ? 'no_match' : 'could_not_test');
    runner.exit(error.exit);
  }
}

/** A bug of this program. Node would print what was thrown as it is, and an agent's words may stand in it. Never exit 1: no test failed. */
async function broke(runner: ReturnType<typeof createRunner>, env: NodeJS.ProcessEnv, error: unknown): Promise<void> {
  const log = createLog({ stream: process.stdout, github: true, redact: createRedact({ secrets: knownSecrets(env), patterns: [] }) });
  log.warn(`Viva broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  await runner.annotate({ level: 'error', title: 'Viva', message: 'Viva broke: the log has where. No test failed by this.' });
  await runner.setOutput('conclusion', 'failure');
  await runner.setOutput('reason', 'could_not_test');
  runner.exit(4);
}

/** Indented, so that nothing in it is Markdown. */
const codeBlock = (text: string): string => text.replace(/^/gm, '    ');

async function annotateProblem(runner: ReturnType<typeof createRunner>, problem: Problem): Promise<void> {
  await runner.annotate({ level: 'error', title: 'Viva', message: problemLine(problem), ...(problem.place && { place: problem.place }) });
}

/** What other scopes left: one's own folder is read as such. */
const others = (restored: readonly RestoredFolder[], own: string): readonly string[] =>
  restored.map((r) => r.folder).filter((folder) => folder !== own);

const shortHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
