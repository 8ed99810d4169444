// The agent's version: which build of it a transcript came from.
import picomatch from 'picomatch';
import type { AgentSettings } from '../model/config.ts';
import type { Files, Git } from '../model/ports.ts';
import { hash } from './canonical.ts';

export interface AgentVersion {
  readonly version: string;
  /** `none`: nobody can tell, so nothing is reused. */
  readonly how: 'given' | 'written' | 'paths' | 'tracked' | 'commit' | 'none';
  readonly reusable: boolean;
}

export interface VersionQuery {
  readonly agent: AgentSettings;
  /** The input `agent-version`. */
  readonly given?: string | undefined;
  /** As they are at the commit in question. */
  readonly files: Pick<Files, 'list' | 'hash'>;
  /** Tells what a step before this one left behind (a report, a log): no part of an agent. */
  readonly git?: Pick<Git, 'untracked'> | undefined;
  /** Commit that is examined: the version of a bare endpoint. */
  readonly commit?: string | undefined;
  readonly mode: 'action' | 'terminal';
  /** Suites, and the files that they read: no part of any agent. */
  readonly suites: readonly string[];
  /** The config: what it says about an agent is in that agent's key. */
  readonly config?: string | undefined;
  /** The folder of one of tdx's agents. */
  readonly tdxFolder?: string | undefined;
}

export async function agentVersion(query: VersionQuery): Promise<AgentVersion> {
  const { agent, given, commit, mode } = query;
  if (given) return { version: given, how: 'given', reusable: true };
  if (agent.version) return { version: agent.version, how: 'written', reusable: true };
  const covers = coverage(query);
  if (covers.how === 'paths') {
    const [listed, plain] = [await query.files.list(), plainPaths(agent.paths)];
    const named = [...new Set([...listed.filter(covers.matches), ...plain])];
    const found = await hashes(named, query.files);
    // Patterns that match nothing say nothing: every build would be the same.
    return { version: short(found), how: 'paths', reusable: found.length > 0 };
  }
  if (mode === 'terminal') return { version: 'unknown', how: 'none', reusable: false };
  if (covers.how === 'tracked') return { version: short(await tracked(query, covers.matches)), how: 'tracked', reusable: true };
  return commit ? { version: commit, how: 'commit', reusable: true } : { version: 'unknown', how: 'none', reusable: false };
}

export interface Coverage {
  readonly how: 'paths' | 'tracked' | 'commit';
  /** Whether a change of that file makes a new version. */
  readonly matches: (path: string) => boolean;
}

/** Which files make up an agent whose version is not given nor written. */
export function coverage({ agent, suites, config, tdxFolder }: Pick<VersionQuery, 'agent' | 'suites' | 'config' | 'tdxFolder'>): Coverage {
  const apart = new Set(config === undefined ? suites : [...suites, config]);
  if (agent.paths.length > 0 || tdxFolder !== undefined) {
    const workspace = agent.settings['workspace'];
    // What it works on is part of what it is.
    const matches = matcher(typeof workspace === 'string' ? [...agent.paths, workspace] : agent.paths);
    const folder = tdxFolder === undefined ? undefined : `${tdxFolder.replace(/\/+$/, '')}/`;
    return { how: 'paths', matches: (path) => !apart.has(path) && (matches(path) || (folder !== undefined && path.startsWith(folder))) };
  }
  if (agent.start !== undefined || agent.local) return { how: 'tracked', matches: (path) => !apart.has(path) && !ABOUT.test(path) };
  return { how: 'commit', matches: () => true };
}

/** What speaks about a repository, at its root or the working directory's, and is no part of what runs. */
const ABOUT = /^(\.\.\/)*(readme(\.[^/]*)?$|changelog(\.[^/]*)?$|docs\/|\.github\/)/i;

const OPTIONS = { dot: true } as const;

/** A pattern that names a folder means all that is in it; one that starts with `!` takes away. */
function matcher(paths: readonly string[]): (path: string) => boolean {
  const clean = paths.map((p) => p.replace(/^(!?)\.\//, '$1').replace(/\/+$/, ''));
  const both = (p: string) => [p, `${p}/**`];
  const wanted = clean.filter((p) => !p.startsWith('!')).flatMap(both);
  const unwanted = clean.filter((p) => p.startsWith('!')).flatMap((p) => both(p.slice(1)));
  const isWanted = wanted.length > 0 ? picomatch(wanted, OPTIONS) : () => false;
  const isUnwanted = unwanted.length > 0 ? picomatch(unwanted, OPTIONS) : () => false;
  return (path) => isWanted(path) && !isUnwanted(path);
}

/** Files that git ignores (something built) or that lie outside count where they are named outright. */
const plainPaths = (paths: readonly string[]): readonly string[] =>
  paths.map((p) => p.replace(/^\.\//, '')).filter((p) => !p.startsWith('!') && !picomatch.scan(p).isGlob);

/** Patterns of `paths` that name no file, not even one that git ignores. */
export async function unmatchedPaths(paths: readonly string[], files: Pick<Files, 'list' | 'hash'>): Promise<readonly string[]> {
  const wanted = paths.filter((p) => !p.startsWith('!'));
  if (wanted.length === 0) return [];
  const listed = await files.list();
  const hits = await Promise.all(wanted.map(async (p) => listed.some(matcher([p])) || (await hashes(plainPaths([p]), files)).length > 0));
  return wanted.filter((_, i) => !hits[i]);
}

type Hashed = readonly (readonly [path: string, hash: string])[];

async function hashes(paths: readonly string[], files: Pick<Files, 'hash'>): Promise<Hashed> {
  const found: (readonly [string, string])[] = [];
  let next = 0;
  const work = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const hashed = await files.hash(path);
      if (hashed !== undefined) found.push([path, hashed]);
    }
  };
  await Promise.all(Array.from({ length: 32 }, work));
  return found;
}

async function tracked({ files, git }: VersionQuery, matches: (path: string) => boolean): Promise<Hashed> {
  const [listed, untracked] = await Promise.all([files.list(), git?.untracked()]);
  return hashes(
    listed.filter((path) => matches(path) && !untracked?.has(path)),
    files,
  );
}

/** Short enough for a person, long enough never to meet another. */
const short = (found: Hashed): string => hash([...found].sort(([a], [b]) => (a < b ? -1 : 1))).slice(0, 16);
