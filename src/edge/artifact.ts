import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type ArtifactAbout, type Artifacts, artifactName, type FoundArtifact, type Taken } from '../model/artifacts.ts';
import { isEnterprise } from './enterprise.ts';
import { errorLine } from './error-line.ts';
import { unzip } from './unzip.ts';

export interface ArtifactOptions {
  /** The leg's folder (leg.ts). Absolute. */
  readonly folder: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  readonly warn: (text: string) => void;
}

/** Transcripts are 100 MB at most, and JSON packs well. */
const MOST_PACKED = 100_000_000;
const MOST_UNPACKED = 230_000_000;
const MOST_FILES = 200;
const MOST_JSON = 128 * 1024 * 1024;
/** As long as a run may be run again; the service has the last word. */
const DAYS = 30;
const DOWNLOAD_MS = 180_000;

const NAME = /^(?:run\/(?:about|report)\.json|memory\/memory\.json|(?:run|transcripts)\/[A-Za-z0-9][\w.-]{0,127}\.jsonl)$/;
const PARTS = ['run', 'memory', 'transcripts'];

const client = async () => new (await import('@actions/artifact')).DefaultArtifactClient();

export function createArtifacts({ folder, env, token, owner, repo, warn }: ArtifactOptions): Artifacts {
  const supported = !isEnterprise(env['GITHUB_SERVER_URL']);
  const served = Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL']);
  const retentionDays = Math.min(DAYS, Number(env['GITHUB_RETENTION_DAYS']) || DAYS);

  const upload = async (name: string, attempt: number): Promise<'uploaded' | 'not_uploaded'> => {
    const files = supported && served ? await ownFiles(folder) : [];
    if (!files.some((file) => file.endsWith('about.json'))) return 'not_uploaded';
    try {
      await (await client()).uploadArtifact(name, [...files], folder, { retentionDays });
      return 'uploaded';
    } catch (e) {
      if (!isTaken(e)) throw e;
      // Where a re-run shares its names with the attempt before it.
      if (attempt > 1 && !name.includes('~')) return upload(`${name}~${attempt}`, attempt);
      throw new Error(`this run has an artifact ${name} already: give each leg of the matrix, and each step, an \`id\``);
    }
  };

  const download = async (found: FoundArtifact, into: string): Promise<string> => {
    const findBy = { token, workflowRunId: found.run, repositoryOwner: owner, repositoryName: repo };
    const expected = found.digest === undefined ? {} : { expectedHash: found.digest };
    // Not unpacked by the client: it knows no bounds.
    const options = { path: into, skipDecompress: true, findBy, ...expected };
    const { digestMismatch } = await inTime((await client()).downloadArtifact(found.artifact, options), DOWNLOAD_MS);
    if (digestMismatch) throw new Error('its bytes are not those that were uploaded (digest mismatch)');
    const [archive, ...more] = await readdir(into);
    if (archive === undefined || more.length > 0) throw new Error('it is not one archive');
    const file = path.join(into, archive);
    if ((await stat(file)).size > MOST_PACKED) throw new Error(tooLarge);
    return file;
  };

  const take = async (found: FoundArtifact): Promise<Taken> => {
    if (!supported) return { refused: 'an enterprise server has no artifacts that can be read' };
    if (found.size > MOST_PACKED) return { refused: tooLarge };
    const home = await mkdtemp(path.join(env['RUNNER_TEMP'] ?? tmpdir(), 'viva-artifact-'));
    const [packed, unpacked] = [path.join(home, 'packed'), path.join(home, 'unpacked')];
    try {
      for (const part of [packed, unpacked]) await mkdir(part);
      const archive = await download(found, packed);
      await unzip(archive, unpacked, { entries: MOST_FILES, bytes: MOST_UNPACKED, expected: (name) => NAME.test(name) });
      await rm(packed, { recursive: true, force: true });
      const about = aboutSchema.safeParse(await json(path.join(unpacked, 'run', 'about.json')));
      if (!about.success) throw new Error('it does not say of which run it is');
      const wrong = contradiction(about.data, found);
      if (wrong) throw new Error(wrong);
      const report = await json(path.join(unpacked, 'run', 'report.json'));
      const memory = await json(path.join(unpacked, 'memory', 'memory.json'));
      const transcripts = ['run', 'transcripts'].map((part) => path.join(unpacked, part));
      return { taken: { about: about.data, memory, transcripts, ...(report !== undefined && { report }) } };
    } catch (e) {
      await rm(home, { recursive: true, force: true });
      return { refused: errorLine(e) };
    }
  };

  return {
    supported,
    take,
    upload: (name, attempt) =>
      upload(name, attempt).catch((e: unknown) => {
        warn(`The transcripts of this run could not be uploaded: ${errorLine(e)}`);
        return 'not_uploaded';
      }),
  };
}

const tooLarge = `it is larger than ${MOST_PACKED / 1e6} MB`;

const text = z.string().max(200);
const count = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const aboutSchema: z.ZodType<ArtifactAbout> = z.object({
  schema_version: z.literal(1),
  viva: text,
  id: text,
  leg: text,
  event: text,
  pr: count.optional(),
  head_sha: z.string().regex(/^[0-9a-f]{40,64}$/),
  run: count,
  attempt: count,
});

/** What it says of itself against what GitHub says. */
function contradiction(about: ArtifactAbout, found: FoundArtifact): string | undefined {
  if (about.head_sha !== found.headSha)
    return `it says that it is of commit ${about.head_sha.slice(0, 7)}, but its run is of ${found.headSha.slice(0, 7)}`;
  if (about.run !== found.run) return `it says that it is of run ${about.run}, but run ${found.run} uploaded it`;
  const [name] = found.name.split('~');
  if (name !== artifactName(about.id, about.leg)) return `it says that it is of another leg than \`${name}\``;
  if (about.event !== found.event) return `it says that it is of a \`${about.event}\` run, but it is of a \`${found.event}\` run`;
  return undefined;
}

/** Regular files with expected names: a link would bring a file from elsewhere along. */
async function ownFiles(folder: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const part of PARTS) {
    for (const name of (await readdir(path.join(folder, part)).catch(() => [])).sort()) {
      const file = path.join(folder, part, name);
      const found = await lstat(file);
      if (NAME.test(`${part}/${name}`) && found.isFile() && found.nlink === 1) files.push(file);
    }
  }
  return files;
}

async function json(file: string): Promise<unknown> {
  try {
    return (await stat(file)).size > MOST_JSON ? undefined : JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const isTaken = (e: unknown): boolean => e instanceof Error && /\(409\)|already exists/i.test(e.message);

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not come within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
