// Judges what a pull request's own run left, where that run could not: beside secrets, and without running anything of the pull request.
import { posix } from 'node:path';
import type { FoundArtifact, Taken, TakenArtifact } from '../model/artifacts.ts';
import type { EventInfo, GitHub, PullNow } from '../model/platform.ts';
import type { Problem } from '../model/problems.ts';
import { ProblemError } from '../model/problems.ts';
import type { Links } from '../model/report.ts';
import { emptyMemory } from '../plan/memory.ts';
import { readMemory } from '../plan/read-memory.ts';
import { worldAt } from './at-commit.ts';
import { readJudge } from './flags.ts';
import { type Inputs, optionsOf } from './inputs.ts';
import type { Written } from './leg-state.ts';
import type { Occasion } from './occasion.ts';
import type { Options } from './options.ts';
import { type RunOutcome, run } from './run.ts';
import type { Catalog, Disk, World } from './world.ts';

export interface Judging {
  readonly github: GitHub;
  readonly event: EventInfo;
  readonly inputs: Inputs;
  readonly catalog: Catalog;
  readonly viva: string;
  readonly signal: AbortSignal;
  /** By which this leg's cache goes: the other run's has to be the same. */
  readonly leg: string;
  readonly take: (found: FoundArtifact) => Promise<Taken>;
  /** A world whose disk holds these transcripts, beside what the base branch's cache has. */
  readonly world: (transcripts: readonly string[]) => Promise<World>;
}

/** Whose artifact. */
export interface Wanted {
  readonly headSha: string;
  /** `owner/name`; absent: the fork is gone. */
  readonly headRepo?: string | undefined;
  /** Of the leg's section, where it is known. */
  readonly id?: string;
  /** Only this run's. */
  readonly run?: number;
}

export interface Judged {
  /** Of the leg's section. */
  readonly id: string;
  readonly artifact: FoundArtifact;
  readonly outcome: RunOutcome;
  readonly links: Links;
  /** For the leg's section: as if the run whose artifact it is had written it. */
  readonly written: Written;
}

type Refused = { readonly refused: string };

/** `pull`: its head was pinned by the caller; that commit is judged, and no other. */
export async function judgeArtifact(
  judging: Judging,
  asked: { readonly pull: PullNow; readonly id?: string; readonly options?: Partial<Options> },
): Promise<Judged | Refused> {
  const { pull, id, options } = asked;
  const found = await takeArtifact(judging, { headSha: pull.headSha, headRepo: pull.headRepo, ...(id !== undefined && { id }) });
  return 'refused' in found ? found : judgeTaken(judging, found, pull, options);
}

export interface Newest {
  readonly taken: TakenArtifact;
  readonly artifact: FoundArtifact;
}

export async function takeArtifact({ github, leg, take }: Judging, { headSha, headRepo, id, run }: Wanted): Promise<Newest | Refused> {
  const query = { event: 'pull_request', headSha, named: { leg, ...(id !== undefined && { id }) } } as const;
  const found = await github.artifacts({ ...query, ...(run !== undefined && { run }) });
  // Another fork may stand at the same commit.
  const newest = found.find((artifact) => artifact.headRepo === headRepo);
  if (newest) {
    const answer = await take(newest);
    return 'taken' in answer
      ? { taken: answer.taken, artifact: newest }
      : { refused: `the artifact \`${newest.name}\` is not believed: ${answer.refused}` };
  }
  const left = run === undefined ? `no run of ${short(headSha)} left an artifact` : `run ${run} left no artifact`;
  return {
    refused: `${left} of this leg; \`id\`, or else working directory, config, suites and filters, have to be the same in both workflows`,
  };
}

export async function judgeTaken(judging: Judging, found: Newest, pull: PullNow, asked: Partial<Options> = {}): Promise<Judged | Refused> {
  const { github, catalog, viva, signal } = judging;
  const { taken, artifact } = found;
  if (taken.about.pr !== pull.number || artifact.headSha !== pull.headSha)
    return { refused: `it says that it is of pull request #${taken.about.pr}, whose head is not ${short(artifact.headSha)}` };
  const here = await judging.world(taken.transcripts);
  const at = await commitOf(here, pull);
  const world = at && (await worldAt(here, at.commit));
  if (!at || !world) return { refused: `commit ${short(pull.headSha)} cannot be read; \`actions/checkout\` has to come before` };
  const { id } = taken.about;
  const links = linksOf(judging.event, pull.headSha, await world.git.prefix());
  const occasion: Occasion = {
    kind: 'pull_request',
    pr: pull.number,
    commit: pull.headSha,
    base: at.base ?? (await github.mergeBase(pull.baseSha, pull.headSha)),
    base_name: pull.baseRef,
    trusted: false,
    judges_only: true,
    adds_history: false,
    links,
  };
  const options = { ...optionsFrom(judging.inputs), ...asked };
  const disk = withRunsOf(world.disk, taken, pull.number);
  const outcome = await run({ world: { ...world, disk }, options, occasion, catalog, viva, id, progress: {}, signal });
  const event = { ...judging.event, pr: pull, runId: String(artifact.run), attempt: taken.about.attempt, job: '' };
  const written = { report: outcome.report, judgeOf: outcome.judgeOf, event, runner: '', now: world.clock.now() };
  return { id, artifact, outcome, links, written };
}

/**
 * Of the artifact's memory only which transcript answers what: verdicts and history are what its author wanted them to be. Where it has an
 * answer, base's to the same question is left aside.
 */
function withRunsOf(disk: Disk, { memory }: TakenArtifact, pr: number): Disk {
  const { runs } = readMemory(memory).memory;
  const own = runs.filter((r) => r.beside === undefined && (r.pr === undefined || r.pr === pr));
  const answered = new Set(own.map((r) => r.inputs));
  return {
    ...disk,
    memories: async () => {
      const base = (await disk.memories()).map((untrusted) => readMemory(untrusted).memory);
      return [{ ...emptyMemory, runs: own }, ...base.map((m) => ({ ...m, runs: m.runs.filter((r) => !answered.has(r.inputs)) }))];
    },
  };
}

interface At {
  readonly commit: string;
  readonly base?: string;
}

/** As the pull request's own run saw it: merged into its base, where GitHub could merge it. undefined: not to be had. */
async function commitOf({ git }: World, { headSha, mergeSha }: PullNow): Promise<At | undefined> {
  if (mergeSha !== undefined && (await git.ensure(mergeSha, 2))) {
    const parents = await git.parents(mergeSha);
    const base = parents.find((sha) => sha !== headSha);
    if (parents.length === 2 && parents.includes(headSha) && base !== undefined) return { commit: mergeSha, base };
  }
  return (await git.ensure(headSha)) ? { commit: headSha } : undefined;
}

function optionsFrom(inputs: Inputs): Options {
  const problems: Problem[] = [];
  const judge = readJudge(inputs.judge, problems);
  if (problems.length > 0) throw new ProblemError(problems);
  return optionsOf(inputs, true, judge);
}

/** Places are named from the working directory, GitHub's pages from the repository's root. */
function linksOf({ serverUrl, owner, repo, runUrl }: EventInfo, sha: string, prefix: string): Links {
  const pages = `${serverUrl}/${owner}/${repo}`;
  const inPage = (file: string) =>
    posix
      .normalize(prefix + file)
      .split('/')
      .map(encodeURIComponent)
      .join('/');
  return {
    place: (p) => `${pages}/blob/${sha}/${inPage(p.file)}#L${p.line}${p.endLine && p.endLine !== p.line ? `-L${p.endLine}` : ''}`,
    run: runUrl,
    commit: (c) => `${pages}/commit/${c}`,
  };
}

const short = (sha: string): string => sha.slice(0, 7);
