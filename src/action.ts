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
import { createRunner } from './edge/runner.ts';
import { type Problem, ProblemError, problemLine } from './model/problems.ts';
import { VERSION } from './version.ts';

/** What decides which cache belongs to this leg; post.ts gets it as state. */
export interface Leg {
  readonly id: string;
  readonly cwd: string;
}

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
    const cache = createCacheStore({ id: inputs.id ?? shortHash(about), cwd, env, event, warn: () => undefined });
    await runner.saveState('leg', JSON.stringify({ id: inputs.id ?? shortHash(about), cwd } satisfies Leg));
    const [memory, transcripts] = await Promise.all([cache.restore('memory'), cache.restore('transcripts')]);
    const world = await compose({
      cwd,
      env,
      stream: process.stdout,
      restored: { memory: memory.map((r) => r.folder), transcripts: transcripts.map((r) => r.folder) },
    });
    const github = inputs.token
      ? await createGitHub({ token: inputs.token, owner: event.owner, repo: event.repo, apiUrl: event.apiUrl })
      : undefined;
    await act({ world, runner, event, inputs, github, catalog, viva: VERSION, id, signal: stop.signal });
    await world.store.close();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    for (const problem of error.problems) await annotateProblem(runner, problem);
    runner.exit(error.exit);
  }
}

async function annotateProblem(runner: ReturnType<typeof createRunner>, problem: Problem): Promise<void> {
  await runner.annotate({ level: 'error', title: 'Viva', message: problemLine(problem), ...(problem.place && { place: problem.place }) });
}

const shortHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
