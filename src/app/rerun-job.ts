// The pull request's own run is asked for what a comment wants: it has the cache, and its place among the checks.
import { type LegState, type Request, readLeg, withAnswer, withoutRequest, withRequest } from '../command/state.ts';
import type { Said, Service } from '../model/commands.ts';
import type { EventComment, GitHub, PullRequest, WorkflowJob, WorkflowRun } from '../model/platform.ts';
import type { Log } from '../model/ports.ts';
import { isVivaBody, legStatesIn } from '../report/comment.ts';
import { changedBot } from './bot-comment.ts';

export interface AskRun {
  readonly github: GitHub;
  readonly log: Log;
  readonly repo: string;
  readonly pull: PullRequest;
  readonly comment: EventComment;
  readonly line: string;
  readonly service: Service;
  readonly legs: ReadonlyMap<string, LegState>;
  /** The person named the commit: how old it is does not matter. */
  readonly named: boolean;
}

/** `asked`: the run answers. Otherwise it will not, and this is why. */
export type Asking = { readonly asked: true } | Refusal;

export interface Refusal {
  readonly text: string;
  /** What that run left may be judged elsewhere. */
  readonly elsewhere: boolean;
}

const MOST_ATTEMPTS = 51;
const LONGEST = 30 * 24 * 3_600_000;

export const legsIn = (body: string | undefined): ReadonlyMap<string, LegState> =>
  new Map(
    [...legStatesIn(body)].flatMap(([id, packed]) => {
      const leg = readLeg(packed);
      return leg ? [[id, leg]] : [];
    }),
  );

export async function askRun(a: AskRun): Promise<Asking> {
  const { pull, service } = a;
  const head = pull.headSha.slice(0, 7);
  if (pull.fork) return { text: FORK, elsewhere: true };
  const ofHead = [...a.legs].filter(([, leg]) => leg.sha === pull.headSha);
  if (ofHead.length === 0) return nothingOf(a, head);
  const wanted = ofHead.filter(
    ([, leg]) => service.tests.length === 0 || !leg.complete || leg.tests.some((t) => service.tests.includes(t.id)),
  );
  const runs = [...new Set(wanted.map(([, leg]) => leg.run))];
  const refusals: Refusal[] = [];
  for (const run of runs) {
    const legs = wanted.filter(([, leg]) => leg.run === run);
    const refusal = await askOne(a, run, legs);
    if (refusal) refusals.push(refusal);
  }
  if (refusals.length < runs.length) return { asked: true };
  return { text: [...new Set(refusals.map((r) => r.text))].join(' '), elsewhere: refusals.every((r) => r.elsewhere) };
}

const FORK =
  'The runs of a fork have no secrets, so running them again tells no more. Push the branch to this repository to have it examined.';

async function nothingOf({ github, pull }: AskRun, head: string): Promise<Refusal> {
  const runs = await github.reruns.ofHead(pull.headSha);
  return runs.some((r) => !r.completed)
    ? { text: underWay(head), elsewhere: false }
    : {
        text: `No run has reported on \`${head}\` here, so there is nothing to judge again. A push, or a re-run of the workflow, begins one.`,
        elsewhere: true,
      };
}

const underWay = (head: string): string => `The run of \`${head}\` is still under way. Ask again when it is done.`;

/** undefined: it runs. */
async function askOne(a: AskRun, id: string, legs: readonly (readonly [string, LegState])[]): Promise<Refusal | undefined> {
  const { github, log, pull, comment, line } = a;
  const run = await github.reruns.run(id);
  const wrong = wrongRun(a, run);
  if (!run || wrong !== undefined) {
    log.warn(`run ${id}: ${wrong?.text}`);
    return wrong;
  }
  const request: Request = {
    comment: comment.id,
    by: comment.by,
    line,
    sha: pull.headSha,
    run: id,
    attempt: run.attempt,
    at: new Date(Date.parse(comment.at)).toISOString(),
    legs: legs.map(([leg]) => leg),
    done: [],
  };
  // Written before it runs: it could be faster than we are.
  const write = (said: Said, change: (state: Parameters<typeof withRequest>[0]) => ReturnType<typeof withRequest>) =>
    github.upsertComment({
      pr: pull.number,
      isOurs: isVivaBody,
      create: true,
      merge: (body) => changedBot(body, (state) => change(withAnswer(state, { comment: comment.id, by: comment.by, line }, '', said))),
    });
  const text = `⏳ The run of \`${pull.headSha.slice(0, 7)}\` goes again, and answers here.`;
  const written = await write([{ text }], (state) => withRequest(state, request));
  if (written.action === 'denied' || written.action === 'failed')
    return { text: `The request could not be written down: ${written.text}.`, elsewhere: false };
  const refused = await again(a, run, legs);
  if (refused === undefined) return undefined;
  log.warn(`run ${id}: ${refused}`);
  const told = `The run of \`${pull.headSha.slice(0, 7)}\` could not be started again: ${refused}`;
  await write([{ text: told }], (state) => withoutRequest(state, request));
  return { text: told, elsewhere: true };
}

/** A forged section can name any run of the repository: only the head's own is run again. */
function wrongRun({ pull, repo, comment, named }: AskRun, run: WorkflowRun | undefined): Refusal | undefined {
  const head = pull.headSha.slice(0, 7);
  const never = (text: string): Refusal => ({ text, elsewhere: false });
  const gone = (text: string): Refusal => ({ text: `${text}. A push begins a new one.`, elsewhere: true });
  if (!run) return gone(`The run that reported on \`${head}\` is gone`);
  const same = (name: string | undefined) => name?.toLowerCase() === repo.toLowerCase();
  if (run.event !== 'pull_request' || run.headSha !== pull.headSha || !same(run.repo) || !same(run.headRepo))
    return never(`What is written in the report of \`${head}\` names a run that is not this pull request's.`);
  if (!run.completed) return never(underWay(head));
  if (!named && Date.parse(run.created) > Date.parse(comment.at))
    return never(`\`${head}\` was pushed after this comment. Look at it, and ask again.`);
  if (run.attempt >= MOST_ATTEMPTS) return gone(`The run of \`${head}\` has run 50 times again, which is all that GitHub allows`);
  if (Date.parse(comment.at) - Date.parse(run.created) > LONGEST)
    return gone(`The run of \`${head}\` is older than 30 days, and GitHub does not run it again`);
  return undefined;
}

/** The job that wrote the section, where it is the only one asked for; else, or where that fails, all of the run. */
async function again(
  { github, log }: AskRun,
  run: WorkflowRun,
  legs: readonly (readonly [string, LegState])[],
): Promise<string | undefined> {
  const [leg] = legs.length === 1 ? legs.map(([, l]) => l) : [];
  const job = leg && jobOf(leg, await github.reruns.jobs(run.id).catch(() => []));
  if (job) {
    const one = await github.reruns.again({ job: job.id });
    if ('started' in one) return undefined;
    log.info(`job ${job.id}: ${one.refused}`);
  }
  const all = await github.reruns.again({ run: run.id });
  return 'started' in all ? undefined : all.refused;
}

/** No job is told its number. It ran on that runner at that time; or it alone has that name. */
function jobOf(leg: LegState, jobs: readonly WorkflowJob[]): WorkflowJob | undefined {
  const at = Date.parse(leg.at);
  const there = jobs.filter((j) => j.runner === leg.runner && spans(j, at));
  const named = jobs.filter((j) => j.name === leg.job || j.name.startsWith(`${leg.job} (`));
  if (there.length === 1) return there[0];
  return named.length === 1 ? named[0] : undefined;
}

/** GitHub's times have no milliseconds. */
const spans = ({ started, ended }: WorkflowJob, at: number): boolean =>
  started !== undefined && Date.parse(started) - 1000 <= at && (ended === undefined || at <= Date.parse(ended) + 1000);
