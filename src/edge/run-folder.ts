// What a run says of itself, beside its memory: for the artifact, whose takers have nothing else.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArtifactAbout } from '../model/artifacts.ts';
import { makeRealFolder } from './cache-folder.ts';

export interface RunFolder {
  /** Where transcripts go that the report speaks of and that lie elsewhere. */
  readonly served: string;
  report(text: string): Promise<void>;
}

/** `folder`: the leg's. Whatever a checkout brought there is taken away: it would be uploaded as ours. */
export async function openRunFolder(cwd: string, folder: string, about: ArtifactAbout): Promise<RunFolder> {
  const home = path.join(folder, 'run');
  await makeRealFolder(cwd, home, { empty: true });
  await writeFile(path.join(home, 'about.json'), JSON.stringify(about));
  return {
    served: path.join(home, 'served.jsonl'),
    report: (text) => writeFile(path.join(home, 'report.json'), text),
  };
}
