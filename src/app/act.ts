// The action's run: from an event to summary, annotations, comment and outputs. Report first, fail last.
import { posix } from 'node:path';
import type { Annotation, EventInfo, GitHub, Runner } from '../model/platform.ts';
import { type Problem, ProblemError, problem } from '../model/problems.ts';
import type { Links, Rendering, Report } from '../model/report.ts';
import { annotations } from '../report/annotations.ts';
import { isVivaBody, mergeSection, renderComment } from '../report/comment.ts';
import { renderSummary } from '../report/summary.ts';
import { changedBot } from './bot-comment.ts';
import { readJudge } from './flags.ts';
import { type Inputs, optionsOf } from './inputs.ts';
import { legState } from './leg-state.ts';
import type { Occasion } from './occasion.ts';
import { checkReportPaths, reportFiles, writeReports } from './reports.ts';
import { type RunOutcome, run } from './run.ts';
import { isDone, type Serving, servedIn, servedSaid, servingOf } from './served.ts';
import type { Catalog, World } from './world.ts';

export interface Act {
  readonly world: World;
  readonly runner: Runner;
  readonly event: EventInfo;
  readonly inputs: Inputs;
  /** undefined: there is no token. */
  readonly github: GitHub | undefined;
  readonly catalog: Catalog;
  readonly viva: string;
  readonly id: string;
  readonly signal: AbortSignal;
  /** Keeps the report for the artifact, with the transcripts that it speaks of. */
  readonly leave?: (report: string, transcripts: ReadonlySet<string>) => Promise<void>;
}

/** Their runs hold secrets that a stranger's commit or comment set off: nothing is examined there. */
const NEVER_EXAMINED: readonly EventInfo['kind'][] = ['pull_request_target', 'issue_comment', 'workflow_run'];

export async function act(a: Act): Promise<void> {
  if (NEVER_EXAMINED.includes(a.event.kind)) {
    const message = `Viva does not examine anything on \`${a.event.kind}\`: code of a stranger would run beside your secrets.`;
    throw new ProblemError(problem('bad_usage', message, undefined, 'Run it on `pull_request` and `push`; README has the workflow.'));
  }
  const problems: Problem[] = [];
  const judge = readJudge(a.inputs.judge, problems);
  if (problems.length > 0) throw new ProblemError(problems);
  const outputs = [...reportFiles(a.inputs.reports, a.catalog), { kind: 'json', path: REPORT_PATH }];
  await checkReportPaths(a.world.files, outputs);
  const isPullRequest = a.event.kind === 'pull_request';
  const serving = a.inputs.comment === 'never' ? undefined : await servingOf({ ...a, commands: a.catalog.commands, log: a.world.log });
  const options = { ...optionsOf(a.inputs, isPullRequest, judge), ...(serving?.again && { again: serving.again }) };
  const occasion = await occasionOf(a);
  const outcome = await run({ ...a, options, occasion, progress: {} });
  await publish(a, { outcome, occasion, outputs, ...(serving && { serving }) });
  await leaveBehind(a, outcome);
}

async function leaveBehind(a: Act, { report, share }: RunOutcome): Promise<void> {
  const hashes = report.tests.flatMap((t) => [...t.runs.map((r) => r.transcript), t.base_transcript]).filter((hash) => hash !== undefined);
  try {
    await a.leave?.(JSON.stringify(report), new Set(share === 'none' ? [] : hashes));
  } catch (error) {
    a.world.log.warn(`The report could not be kept for the artifact: ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface Publication {
  readonly outcome: RunOutcome;
  readonly occasion: Occasion;
  readonly outputs: ReturnType<typeof reportFiles>;
  readonly serving?: Serving;
}

/** Everything that people see, then the exit code. */
async function publish(a: Act, { outcome, occasion, outputs, serving }: Publication): Promise<void> {
  const { report, transcript } = outcome;
  const rendering: Rendering = { report, transcript, links: occasion.links };
  await writeReports(a.world.files, outputs, a.catalog, rendering);
  await a.runner.summary(renderSummary(rendering));
  const url = await comment(a, rendering, outcome, serving);
  if (a.inputs.annotations) for (const annotation of annotations(report)) await a.runner.annotate(annotation);
  const note = noteOf(report);
  if (note) await a.runner.annotate(note);
  for (const [name, value] of Object.entries(outputsOf(report, url, a.inputs['working-directory']))) await a.runner.setOutput(name, value);
  a.world.log.info(`${report.decision.conclusion}: ${report.decision.text}`);
  a.runner.exit(report.decision.exit);
}

export const REPORT_PATH = 'viva-report.json';

/** The pull request's one comment; without the right to write it the exit code stands on the tests alone. */
async function comment(a: Act, rendering: Rendering, outcome: RunOutcome, serving: Serving | undefined): Promise<string> {
  const pr = a.event.kind === 'pull_request' ? a.event.pr : undefined;
  if (!pr || a.inputs.comment === 'never' || !a.github) return '';
  const { report } = rendering;
  const worth =
    report.decision.reason !== 'nothing_to_run' || report.tests.some((t) => t.comparison === 'removed' || (t.weakened?.length ?? 0) > 0);
  const text = renderComment(rendering);
  const { event, world } = a;
  const written = { report, judgeOf: outcome.judgeOf, event, runner: world.env['RUNNER_NAME'] ?? '', now: world.clock.now() };
  const head = serving && (await a.github.pull(pr.number).catch(() => undefined))?.headSha;
  const answer = serving && servedSaid(serving, outcome, head, await suggest(a, outcome));
  const result = await a.github.upsertComment({
    pr: pr.number,
    isOurs: isVivaBody,
    merge: (existing) => {
      const body = mergeSection(existing, a.id, text, (most) => legState(written, most));
      return serving && answer ? changedBot(body, (state) => servedIn(state, serving, a.id, answer)) : body;
    },
    create: a.inputs.comment === 'always' || worth,
  });
  if (serving) await a.github.talk.react(serving.newest.comment, isDone(serving, outcome) ? 'rocket' : 'confused');
  if (result.action === 'denied' || result.action === 'failed') {
    await a.runner.annotate({ level: 'warning', title: 'Viva: no comment', message: `The comment could not be written: ${result.text}` });
    return '';
  }
  return result.action === 'none' ? '' : result.url;
}

/** The criterion of a what-if, where its line is in the changes. */
async function suggest({ event, github, world }: Act, { supposed }: RunOutcome): Promise<boolean> {
  const { suggestion } = supposed ?? {};
  if (!suggestion || !event.pr || !github) return false;
  const { file, line, text } = suggestion;
  const path = posix.normalize((await world.git.prefix()) + file);
  return github.talk.suggest({ pr: event.pr.number, commit: event.pr.headSha, path, line, text });
}

/** A job has no neutral on GitHub: it is green with a word. */
export function noteOf({ decision }: Report): Annotation | undefined {
  const title = 'Viva';
  if (decision.reason === 'nothing_to_run') return { level: 'notice', title, message: `Nothing to run: ${decision.text}.` };
  if (decision.conclusion === 'neutral') return { level: 'warning', title, message: `Not tested: ${decision.text}.` };
  if (decision.reason === 'met_with_errors') return { level: 'warning', title, message: decision.text };
  if (decision.reason === 'could_not_test') return { level: 'error', title, message: `Could not test: ${decision.text}` };
  return undefined;
}

/** The report's path is one from the workspace, where the workflow's other steps are. */
export function outputsOf(report: Report, commentUrl: string, directory = '.'): Record<string, string> {
  const { totals, usage, decision } = report;
  return {
    conclusion: decision.conclusion,
    reason: decision.reason,
    passed: String(totals.passed),
    failed: String(totals.failed),
    errored: String(totals.errored),
    skipped: String(totals.skipped),
    regressed: String(totals.regressed),
    fixed: String(totals.fixed),
    flaky: String(totals.flaky),
    unconfirmed: String(totals.unconfirmed),
    'pass-rate': totals.pass_rate === null ? '' : String(totals.pass_rate),
    'agent-calls': String(usage.agent_calls),
    'judge-calls': String(usage.judge_calls),
    'cost-usd': usage.usd === undefined ? '' : usage.usd.toFixed(4),
    report: posix.join(directory, REPORT_PATH),
    'comment-url': commentUrl,
  };
}

async function occasionOf({ event, world, github }: Act): Promise<Occasion> {
  const links = linksOf(event, await world.git.prefix());
  const trusted = !event.pr?.fork && !event.dependabot;
  const common = { base_name: event.baseName, trusted, links, adds_history: false };
  if (event.kind === 'pull_request' && event.pr) {
    const { pr } = event;
    const [first] = (await world.git.parents()).filter((sha) => sha !== pr.headSha);
    const isMerge = (await world.git.parents()).length > 1;
    const base = isMerge && first ? first : await mergeBase(world, github, pr.baseSha, pr.headSha);
    return {
      ...common,
      kind: 'pull_request',
      pr: pr.number,
      commit: pr.headSha,
      base,
      ...(github && {
        changed: async () => {
          const { files, tooMany } = await github.pullFiles(pr.number);
          return tooMany ? 'too_many' : files;
        },
        at_base: (path: string) => github.contentAt(base, path),
      }),
    };
  }
  // A merge queue's commit is compared as a push would be that it is about to become: with what stands in the queue before it.
  const onBranch = ['push', 'schedule', 'workflow_dispatch', 'merge_group'].includes(event.kind);
  const [parent] = await world.git.parents();
  return {
    ...common,
    kind: onBranch ? 'push' : 'other',
    commit: event.sha || (await world.git.head()),
    base: event.pr?.baseSha ?? event.before ?? parent,
    ...(event.pr && { pr: event.pr.number }),
    ...(event.kind === 'schedule' && { unlimited_history: true }),
    adds_history: (event.kind === 'push' || event.kind === 'schedule') && event.ref.startsWith('refs/heads/'),
  };
}

async function mergeBase(world: World, github: GitHub | undefined, base: string, head: string): Promise<string> {
  const byGit = await world.git.mergeBase(base, head);
  if (byGit) return byGit;
  try {
    return (await github?.mergeBase(base, head)) ?? base;
  } catch {
    return base;
  }
}

/** Places are named from the working directory, GitHub's pages from the repository's root. */
function linksOf(event: EventInfo, prefix: string): Links {
  const repo = `${event.serverUrl}/${event.owner}/${event.repo}`;
  const sha = event.pr?.headSha ?? event.sha;
  return {
    place: (p) =>
      `${repo}/blob/${sha}/${posix
        .normalize(prefix + p.file)
        .split('/')
        .map(encodeURIComponent)
        .join('/')}#L${p.line}${p.endLine && p.endLine !== p.line ? `-L${p.endLine}` : ''}`,
    run: event.runUrl,
    commit: (c) => `${repo}/commit/${c}`,
  };
}
