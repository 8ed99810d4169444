// `workflow_run`: a pull request's run has ended that had no secrets. What it left is judged here, and shown where the pull request is.
import type { Annotation, PullNow, Runner } from '../model/platform.ts';
import type { Files, Log } from '../model/ports.ts';
import type { Decision, Rendering } from '../model/report.ts';
import { isVivaBody, mergeSection, renderComment } from '../report/comment.ts';
import { renderSummary } from '../report/summary.ts';
import { noteOf, outputsOf, REPORT_PATH } from './act.ts';
import { type Judged, type Judging, judgeTaken, takeArtifact } from './judge-artifact.ts';
import { legState } from './leg-state.ts';
import { checkReportPaths, reportFiles, writeReports } from './reports.ts';

export interface AfterRun {
  readonly judging: Judging;
  readonly runner: Runner;
  readonly log: Log;
  /** Where reports are written. */
  readonly files: Files;
}

/** What is not judged, and why: `nothing` is as it should be, the rest is not. */
type Ended = { readonly nothing: string } | { readonly refused: string } | { readonly judged: Judged; readonly pull: PullNow };

export async function afterRun(a: AfterRun): Promise<void> {
  const { inputs, catalog } = a.judging;
  const outputs = [...reportFiles(inputs.reports, catalog), { kind: 'json', path: REPORT_PATH }];
  await checkReportPaths(a.files, outputs);
  const ended = await judgeFinished(a.judging);
  if ('nothing' in ended) return end(a, 'notice', { conclusion: 'neutral', reason: 'nothing_to_run', exit: 0, text: ended.nothing });
  if ('refused' in ended) return end(a, 'warning', couldNot(a, ended.refused));
  const { judged, pull } = ended;
  const rendering: Rendering = { ...judged.outcome, links: judged.links };
  await writeReports(a.files, outputs, catalog, rendering);
  await a.runner.summary(renderSummary(rendering));
  const url = await show(a, judged, rendering, pull);
  const note = noteOf(judged.outcome.report);
  if (note) await a.runner.annotate(note);
  for (const [name, value] of Object.entries(outputsOf(rendering.report, url, inputs['working-directory'])))
    await a.runner.setOutput(name, value);
  const { decision } = rendering.report;
  a.log.info(`${decision.conclusion}: ${decision.text}`);
  a.runner.exit(decision.exit);
}

async function judgeFinished(judging: Judging): Promise<Ended> {
  const { github, event } = judging;
  const { finished } = event;
  if (finished?.event !== 'pull_request')
    return { nothing: `only runs of pull requests are judged, and this one was of \`${finished?.event ?? 'an unknown event'}\`` };
  try {
    const { headSha, headRepo, id } = finished;
    const found = await takeArtifact(judging, { headSha, headRepo, run: id });
    if ('refused' in found) return found;
    const { pr } = found.taken.about;
    if (pr === undefined) return { refused: 'the artifact does not say of which pull request it is' };
    // The number is only what a stranger's run wrote down: the pull request itself has to stand at the run's commit.
    const pull = await github.pull(pr);
    if (pull.headRepo !== headRepo) return { refused: `the artifact says that it is of pull request #${pr}, which comes from elsewhere` };
    if (pull.headSha !== headSha)
      return { nothing: `pull request #${pr} does not stand at ${headSha.slice(0, 7)}: its newest run is judged` };
    if (!pull.open) return { nothing: `pull request #${pr} is closed` };
    const judged = await judgeTaken(judging, found, pull);
    return 'refused' in judged ? judged : { judged, pull };
  } catch (error) {
    return { refused: `GitHub could not be asked: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Comment and status, each as far as the token goes. Gives the comment's address. */
async function show({ judging, runner, log }: AfterRun, { id, written }: Judged, rendering: Rendering, pull: PullNow): Promise<string> {
  const { github, event, inputs } = judging;
  const { decision } = rendering.report;
  const state = decision.conclusion === 'failure' ? 'failure' : 'success';
  const status = await github.setStatus({
    sha: pull.headSha,
    state,
    context: statusContext(inputs.id),
    description: decision.text,
    url: event.runUrl,
  });
  if (!('set' in status))
    await warn(runner, 'no status', `The status could not be set: ${'denied' in status ? status.denied : status.failed}`);
  const now = await github.pull(pull.number).catch(() => pull);
  if (now.headSha !== pull.headSha) {
    log.info(`Meanwhile the head has moved to ${now.headSha.slice(0, 7)}: the comment is left to its run.`);
    return '';
  }
  if (inputs.comment === 'never') return '';
  const text = renderComment(rendering);
  const result = await github.upsertComment({
    pr: pull.number,
    isOurs: isVivaBody,
    merge: (existing) => mergeSection(existing, id, text, (most) => legState(written, most)),
    create: inputs.comment === 'always' || decision.reason !== 'nothing_to_run',
  });
  if (result.action === 'denied' || result.action === 'failed') {
    await warn(runner, 'no comment', `The comment could not be written: ${result.text}`);
    return '';
  }
  return result.action === 'none' ? '' : result.url;
}

/** As it stands among a pull request's checks, to be required there: one for each leg that has a name. */
export const statusContext = (id: string | undefined): string => (id === undefined || id === 'viva' ? 'viva' : `viva / ${id}`);

const warn = (runner: Runner, title: string, message: string): Promise<void> =>
  runner.annotate({ level: 'warning', title: `Viva: ${title}`, message });

const couldNot = ({ judging }: AfterRun, text: string): Decision =>
  judging.inputs['on-error'] === 'neutral'
    ? { conclusion: 'neutral', reason: 'could_not_test', exit: 0, text }
    : { conclusion: 'failure', reason: 'could_not_test', exit: 4, text };

async function end({ runner, log }: AfterRun, level: Annotation['level'], { conclusion, reason, exit, text }: Decision): Promise<void> {
  await runner.annotate({ level, title: 'Viva', message: `Not judged: ${text}.` });
  await runner.summary(`### Not judged\n\n${text.replace(/^/gm, '    ')}\n`);
  await runner.setOutput('conclusion', conclusion);
  await runner.setOutput('reason', reason);
  log.info(`${conclusion}: ${text}`);
  runner.exit(exit);
}
