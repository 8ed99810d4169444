// Where the cache has forgotten the base branch, what its last run left as an artifact is what is known of it.
import path from 'node:path';
import { createArtifacts } from './edge/artifact.ts';
import type { FoundArtifact } from './model/artifacts.ts';
import type { EventInfo, GitHub } from './model/platform.ts';
import type { Log } from './model/ports.ts';

export interface Forgotten {
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly event: EventInfo;
  readonly github: GitHub;
  readonly token: string;
  readonly leg: string;
  readonly log: Log;
}

export interface Remembered {
  readonly memory: readonly string[];
  readonly transcripts: readonly string[];
}

const NOTHING: Remembered = { memory: [], transcripts: [] };
/** Runs of the branch that are looked through, and artifacts that are tried. */
const MOST_RUNS = 5;
const MOST_TRIED = 2;

/** Only of runs that the branch's own pushes and schedules started, in this repository: those alone could have written its cache. */
export async function lastOfBranch({ cwd, env, event, github, token, leg, log }: Forgotten): Promise<Remembered> {
  const { owner, repo, baseName } = event;
  const artifacts = createArtifacts({ folder: cwd, env, token, owner, repo, warn: log.warn });
  if (!artifacts.supported || baseName === '') return NOTHING;
  const here = `${owner}/${repo}`.toLowerCase();
  try {
    const of = (kind: 'push' | 'schedule') => github.artifacts({ event: kind, branch: baseName, named: { leg }, most: MOST_RUNS });
    const found: readonly FoundArtifact[] = (await Promise.all([of('push'), of('schedule')]))
      .flat()
      .filter((a) => a.headRepo?.toLowerCase() === here && String(a.run) !== event.runId)
      .sort((a, b) => b.artifact - a.artifact);
    for (const artifact of found.slice(0, MOST_TRIED)) {
      const answer = await artifacts.take(artifact);
      const [first] = 'taken' in answer ? answer.taken.transcripts : [];
      if ('refused' in answer) log.warn(`The artifact ${artifact.name} of run ${artifact.run} is not believed: ${answer.refused}`);
      else if (first !== undefined) {
        log.info(`The cache knows nothing of ${baseName}: its history comes from what run ${artifact.run} left.`);
        return { memory: [path.join(first, '..', 'memory')], transcripts: answer.taken.transcripts };
      }
    }
  } catch (e) {
    // Without `actions: read` nobody may look; the run goes on as on a repository without history.
    log.info(`What earlier runs of ${baseName} left could not be looked at: ${e instanceof Error ? e.message.split('\n')[0] : String(e)}`);
  }
  return NOTHING;
}
