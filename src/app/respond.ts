// A comment's run: who may ask for what. It examines nothing and executes nothing of the pull request.
import { firstLine, parseLine } from '../command/line.ts';
import { type LegState, withAnswer, withLabels } from '../command/state.ts';
import type { Asked, CommandLine, Label, Parsed, Said } from '../model/commands.ts';
import type { SlashCommand } from '../model/contracts.ts';
import type { EventComment, EventInfo, GitHub, PullRequest, Runner } from '../model/platform.ts';
import type { Log } from '../model/ports.ts';
import { isVivaBody } from '../report/comment.ts';
import { changedBot } from './bot-comment.ts';
import { askRun, legsIn } from './rerun-job.ts';

export interface Respond {
  readonly runner: Runner;
  readonly event: EventInfo;
  /** undefined: there is no token. */
  readonly github: GitHub | undefined;
  readonly commands: readonly SlashCommand[];
  readonly log: Log;
}

interface Bot extends Respond {
  readonly github: GitHub;
  readonly comment: EventComment;
  readonly pr: number;
  readonly line: string;
}

type Gate = { readonly open: true } | { readonly open: false; readonly why: string };

/** Gates from cheap to dear. What passes none of the first two is a comment like any other, and gets no reaction. */
export async function respond(r: Respond): Promise<void> {
  const { event, log, github } = r;
  const { comment } = event;
  const passed = (gate: string, { open, ...rest }: Gate) => {
    log.info(`${gate}: ${open ? 'yes' : `no, ${'why' in rest ? rest.why : ''}`}`);
    return open;
  };
  if (!comment || !passed('a new comment', comment.action === 'created' ? OPEN : closed(`it was ${comment.action || 'not one'}`))) return;
  const parsed = parseLine(comment.body, r.commands);
  if (!passed('a command', parsed.kind === 'none' ? closed('its first line is none') : OPEN) || parsed.kind === 'none') return;
  if (!github) return void passed('a token', closed('the input `token` is empty'));
  const gates: readonly [string, () => Gate | Promise<Gate>][] = [
    ['on a pull request', () => (event.prNumber === undefined ? closed('on an issue') : OPEN)],
    ['by a person', () => (comment.bot ? closed(`${comment.by} is a bot`) : OPEN)],
    ['by someone with write access', () => mayWrite(github, comment.by)],
  ];
  for (const [name, gate] of gates) {
    if (passed(name, await gate())) continue;
    await github.talk.react(comment.id, 'confused');
    return;
  }
  await github.talk.react(comment.id, 'eyes');
  const bot: Bot = { ...r, github, comment, pr: event.prNumber ?? 0, line: firstLine(comment.body) ?? '' };
  const end = await answered(bot, parsed).catch((e: unknown) => broken(bot, e));
  // What was asked of another run is done when that run says so.
  if (end !== 'asked') await github.talk.react(comment.id, end === 'done' ? 'rocket' : 'confused');
}

const OPEN: Gate = { open: true };
const closed = (why: string): Gate => ({ open: false, why });

/** Never by what GitHub calls the author's association: members who hide their membership are strangers there. */
async function mayWrite(github: GitHub, login: string): Promise<Gate> {
  const permission = await github.talk.permission(login).catch((e: unknown) => (e instanceof Error ? e.message : String(e)));
  return permission === 'admin' || permission === 'write' ? OPEN : closed(`${login}: ${permission}`);
}

type End = 'done' | 'refused' | 'asked';

/** GitHub did not answer as it should: no bug of ours, and nothing is lost that could not be asked again. */
async function broken(bot: Bot, e: unknown): Promise<End> {
  const message = `GitHub could not be asked: ${e instanceof Error ? e.message : String(e)}`;
  await bot.runner.annotate({ level: 'warning', title: 'Viva', message });
  return say(bot, [{ text: `${message}. Ask again.` }], 'refused').catch(() => 'refused');
}

async function answered(bot: Bot, parsed: Exclude<Parsed, { kind: 'none' }>): Promise<End> {
  if (parsed.kind === 'wrong') return say(bot, parsed.said, 'refused');
  const command = bot.commands.find((c) => c.name === parsed.name);
  if (!command) return say(bot, [{ text: 'I know no such command.' }], 'refused');
  const pull = command.aboutHead ? await bot.github.pull(bot.pr) : undefined;
  const refusal = pull && (await headRefusal(bot, parsed, pull));
  if (refusal !== undefined) {
    bot.log.info(`about a head that may be judged: no, ${refusal}`);
    return say(bot, [{ text: refusal }], 'refused');
  }
  const legs = legsIn(await bot.github.talk.ours(bot.pr, isVivaBody));
  const answer = command.answer(askedOf(bot, parsed, legs, pull?.headSha));
  if (answer.kind === 'said') return say(bot, answer.said, 'done', answer.labels);
  if (answer.kind === 'refused') return say(bot, answer.said, 'refused');
  if (!pull) throw new Error(`/${command.name} asks for a run and is not about the head`);
  const { github, log, comment, line, event } = bot;
  const named = parsed.options.sha !== undefined;
  const asking = await askRun({
    github,
    log,
    repo: `${event.owner}/${event.repo}`,
    pull,
    comment,
    line,
    service: answer.service,
    legs,
    named,
  });
  return 'asked' in asking ? 'asked' : say(bot, [{ text: asking.text }], 'refused');
}

/** One commit is spoken about: the one that the person saw. undefined: it may be judged. */
async function headRefusal(
  bot: Bot,
  { name, options }: CommandLine,
  pull: PullRequest & { readonly open: boolean },
): Promise<string | undefined> {
  const head = pull.headSha.slice(0, 7);
  if (!pull.open) return 'This pull request is closed: nothing of it is judged any more.';
  if (options.sha !== undefined)
    return pull.headSha.startsWith(options.sha.toLowerCase())
      ? undefined
      : `\`${options.sha.slice(0, 7)}\` is not the head of this pull request: that is \`${head}\` now. Look at it, and ask again.`;
  if (pull.fork)
    return `This pull request comes from a fork. Look at the commit that is to be judged, and name it: \`/${name} --sha ${head}\`.`;
  const made = Date.parse(await bot.github.talk.commitTime(pull.headSha));
  // Ten seconds: two clocks.
  return made > Date.parse(bot.comment.at) + 10_000
    ? `The head \`${head}\` is newer than this comment. Look at it, and ask again, or name it: \`/${name} --sha ${head}\`.`
    : undefined;
}

/** `sha`: only what was said about that commit counts. */
function askedOf(bot: Bot, line: CommandLine, legs: ReadonlyMap<string, LegState>, sha: string | undefined): Asked {
  const { by, at, id } = bot.comment;
  const known = [...legs.values()].filter((leg) => sha === undefined || leg.sha === sha);
  const tests = new Map(known.flatMap((leg) => leg.tests.map((t) => [t.id, t])));
  const complete = known.length > 0 && known.every((leg) => leg.complete);
  return { line, by, at, comment: id, tests: [...tests.values()], complete, commands: bot.commands };
}

async function say(bot: Bot, said: Said, end: End, labels: readonly Label[] = []): Promise<End> {
  const { comment, line } = bot;
  const result = await bot.github.upsertComment({
    pr: bot.pr,
    isOurs: isVivaBody,
    merge: (body) =>
      changedBot(body, (state) => withLabels(withAnswer(state, { comment: comment.id, by: comment.by, line }, '', said), labels)),
    create: true,
  });
  if (result.action === 'denied' || result.action === 'failed') {
    await bot.runner.annotate({ level: 'warning', title: 'Viva: no answer', message: `The answer could not be written: ${result.text}` });
    return 'refused';
  }
  if (result.action !== 'none') await bot.runner.setOutput('comment-url', result.url);
  return end;
}
