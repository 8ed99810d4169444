// What a run leaves for others, who may want to judge its transcripts again, or to know what a branch did.
import type { Disk } from './app/world.ts';
import { legPath, scopeOf } from './edge/leg.ts';
import { openRunFolder } from './edge/run-folder.ts';
import { artifactName } from './model/artifacts.ts';
import type { EventInfo } from './model/platform.ts';
import { VERSION } from './version.ts';

export interface Leaving {
  readonly name: string;
  leave(report: string, transcripts: ReadonlySet<string>, disk: Disk): Promise<void>;
}

/** Bytes of base's transcripts that an artifact takes along. */
const MOST_SERVED = 50 * 1024 * 1024;
const LEAVING: readonly EventInfo['kind'][] = ['pull_request', 'push', 'schedule'];

export async function leavingOf(
  cwd: string,
  event: EventInfo,
  { id, leg }: { readonly id: string; readonly leg: string },
): Promise<Leaving | undefined> {
  const { kind, pr, sha, runId, attempt } = event;
  const run = Number(runId);
  if (!LEAVING.includes(kind) || !Number.isInteger(run) || run < 1) return undefined;
  const about = { schema_version: 1, viva: VERSION, id, leg, event: kind, head_sha: pr?.headSha ?? sha, run, attempt } as const;
  const folder = await openRunFolder(cwd, legPath(cwd, leg, scopeOf(event)), { ...about, ...(pr && { pr: pr.number }) });
  return {
    name: artifactName(id, leg),
    leave: async (report, transcripts, disk) => {
      await folder.report(report);
      await disk.copyOthers(transcripts, folder.served, MOST_SERVED);
    },
  };
}
