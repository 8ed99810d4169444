// A re-run that a comment asked for: what it asked, whether it may, and what came of it.
import { firstLine, parseLine } from '../command/line.ts';
import { type BotState, type LegState, openFor, type Request, withAnswer, withServed } from '../command/state.ts';
import type { Piece, Said } from '../model/commands.ts';
import type { SlashCommand } from '../model/contracts.ts';
import type { EventInfo, GitHub } from '../model/platform.ts';
import type { Log } from '../model/ports.ts';
import type { Problem } from '../model/problems.ts';
import type { Report, TestReport } from '../model/report.ts';
import { isVivaBody, sectionId } from '../report/comment.ts';
import { byWeight } from '../report/outcome.ts';
import { isAsked } from './again.ts';
import { botIn } from './bot-comment.ts';
import { readJudge } from './flags.ts';
import type { Again } from './options.ts';
import { legsIn } from './rerun-job.ts';
import type { RunOutcome } from './run.ts';

export interface Rerun {
  readonly event: EventInfo;
  readonly github: GitHub | undefined;
  readonly id: string;
  readonly commands: readonly SlashCommand[];
  readonly log: Log;
}

export interface Serving {
  /** The newest is served; earlier ones that nobody served go with it. */
  readonly requests: readonly Request[];
  readonly newest: Request;
  readonly again?: Again;
  /** Why it cannot be served. */
  readonly wrong?: Said;
  readonly before?: LegState;
}

/** undefined: this is a run like any other. */
export async function servingOf({ event, github, id, commands, log }: Rerun): Promise<Serving | undefined> {
  const { pr, runId: run, attempt } = event;
  if (event.kind !== 'pull_request' || !pr || pr.fork || event.dependabot || attempt < 2 || !github) return undefined;
  const leg = sectionId(id);
  try {
    const body = await github.talk.ours(pr.number, isVivaBody);
    const requests = openFor(botIn(body), { run, attempt, leg }).filter((r) => r.sha === pr.headSha);
    const newest = requests.at(-1);
    if (!newest) return undefined;
    const refusal = await forged(github, newest);
    if (refusal !== undefined) {
      log.warn(`a request of comment ${newest.comment} is not served: ${refusal}`);
      return undefined;
    }
    log.info(`asked by ${newest.by}: ${newest.line}`);
    const before = legsIn(body).get(leg);
    return { requests, newest, ...(before && { before }), ...serviceOf(newest, commands, before) };
  } catch (e) {
    log.warn(`what comments ask for could not be read: ${e instanceof Error ? e.message : String(e)}`);
    return undefined;
  }
}

/** What is written in our comment is no proof: the person's own comment has to say it, and the person may still write. */
async function forged(github: GitHub, { comment, by, line }: Request): Promise<string | undefined> {
  const original = await github.talk.comment(comment);
  if (!original) return 'that comment is gone';
  if (original.bot || original.by !== by) return `it is not by ${by}`;
  if (firstLine(original.body) !== line) return 'that comment says something else';
  const permission = await github.talk.permission(by);
  return permission === 'admin' || permission === 'write' ? undefined : `${by} may not write here`;
}

function serviceOf(request: Request, commands: readonly SlashCommand[], before: LegState | undefined): Pick<Serving, 'again' | 'wrong'> {
  const line = parseLine(request.line, commands);
  if (line.kind !== 'command') return { wrong: [{ text: 'I do not understand that line any more.' }] };
  const tests = before?.tests ?? [];
  const { by, comment, at } = request;
  // Which tests there are, this run knows better than the comment.
  const answer = commands.find((c) => c.name === line.name)?.answer({ line, by, at, comment, tests, complete: false, commands });
  if (answer?.kind !== 'service') return { wrong: answer?.said ?? [{ text: 'I do not understand that line any more.' }] };
  const problems: Problem[] = [];
  const { judge: named, ...rest } = answer.service;
  const judge = readJudge(named, problems);
  const [problem] = problems;
  return problem ? { wrong: [{ text: `${problem.message} ${problem.advice}` }] } : { again: { ...rest, ...(judge && { judge }) } };
}

/** What the person reads, and that it was served. */
export function servedIn(state: BotState, serving: Serving, id: string, said: Said): BotState {
  const leg = sectionId(id);
  const { comment, by, line } = serving.newest;
  return withServed(withAnswer(state, { comment, by, line }, leg, said), serving.requests, leg);
}

const MOST_TOLD = 20;

export function servedSaid(serving: Serving, outcome: RunOutcome, head: string | undefined, suggested: boolean): Said {
  const { report } = outcome;
  const moved: Said =
    head !== undefined && head !== serving.newest.sha
      ? [{ text: `Meanwhile the head has moved to \`${head.slice(0, 7)}\`: this is about \`${serving.newest.sha.slice(0, 7)}\`.` }]
      : [];
  if (serving.wrong) return serving.wrong;
  if (outcome.unknown) return outcome.unknown;
  const { again, supposed } = outcome;
  if (supposed) return [...supposed.said, ...(suggested ? [{ text: 'A suggestion stands at that line of the changes.' }] : []), ...moved];
  if (!again) return [{ text: `It could not be done: ${report.decision.text}.` }, ...moved];
  const tests = byWeight(report.tests.filter((t) => isAsked(again, t.id, t.selected)));
  const doing = again.what === 'talk' ? 'talked to the agent again' : 'judged again';
  const { agent_calls, judge_calls } = report.usage;
  const judge = report.judge && judge_calls > 0 ? ` by \`${report.judge}\`` : '';
  const sum = `${count(tests.length, 'test')} ${doing}${judge}, with ${count(agent_calls, 'call')} to the agent and ${judge_calls} to the judge: ${report.decision.conclusion}, ${report.decision.text}.`;
  const told = tests.slice(0, MOST_TOLD).map((t) => `\`${t.name.replaceAll('`', "'")}\`: ${becameOf(t, serving.before)}`);
  const list: readonly Piece[] =
    told.length > 0 ? [{ list: [...told, ...(tests.length > MOST_TOLD ? [`and ${tests.length - MOST_TOLD} more`] : [])] }] : [];
  return [{ text: sum }, ...list, ...moved];
}

function becameOf(test: TestReport, before: LegState | undefined): string {
  const was = before?.tests.find((t) => t.id === test.id)?.status;
  const now = test.code === 'no_transcript' ? 'skipped, for there is no stored transcript to judge' : test.status;
  return `${was === undefined || was === test.status ? `still ${now}` : `was ${was}, now ${now}`}${test.line_text ? `; ${test.line_text}` : ''}`;
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

export const isDone = ({ wrong }: Serving, outcome: RunOutcome): boolean =>
  wrong === undefined && outcome.unknown === undefined && outcome.again !== undefined && !COULD_NOT.has(outcome.report.decision.reason);

const COULD_NOT: ReadonlySet<Report['decision']['reason']> = new Set([
  'bad_config',
  'no_match',
  'could_not_test',
  'no_secrets',
  'cancelled',
]);
