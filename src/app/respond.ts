// A comment's run: who may ask for what. It examines nothing and executes nothing of the pull request.
import { firstLine, parseLine } from '../command/line.ts';
import { withAnswer, withLabels } from '../command/state.ts';
import type { Asked, CommandLine, Label, Parsed, Said } from '../model/commands.ts';
import type { SlashCommand } from '../model/contracts.ts';
import type { EventComment, EventInfo, GitHub, PullRequest, Runner } from '../model/platform.ts';
import type { Log } from '../model/ports.ts';
import { isVivaBody } from '../report/comment.ts';
import { changedBot } from './bot-comment.ts';

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
  const done = await answered(bot, parsed);
  await github.talk.react(comment.id, done ? 'rocket' : 'confused');
}

const OPEN: Gate = { open: true };
const closed = (why: string): Gate => ({ open: false, why });

/** Never by what GitHub calls the author's association: members who hide their membership are strangers there. */
async function mayWrite(github: GitHub, login: string): Promise<Gate> {
  const permission = await github.talk.permission(login).catch((e: unknown) => (e instanceof Error ? e.message : String(e)));
  return permission === 'admin' || permission === 'write' ? OPEN : closed(`${login}: ${permission}`);
}

/** false: not done; the comment says why. */
async function answered(bot: Bot, parsed: Exclude<Parsed, { kind: 'none' }>): Promise<boolean> {
  if (parsed.kind === 'wrong') return say(bot, parsed.said, { done: false });
  const command = bot.commands.find((c) => c.name === parsed.name);
  if (!command) return say(bot, [{ text: 'I know no such command.' }], { done: false });
  if (command.aboutHead) {
    const pull = await bot.github.pull(bot.pr);
    const refusal = await headRefusal(bot, parsed, pull);
    if (refusal !== undefined) {
      bot.log.info(`about a head that may be judged: no, ${refusal}`);
      return say(bot, [{ text: refusal }], { done: false });
    }
  }
  const answer = command.answer(askedOf(bot, parsed));
  if (answer.kind === 'service') return say(bot, [{ text: 'This is not done yet.' }], { done: false });
  return say(bot, answer.said, { done: answer.kind === 'said', ...(answer.kind === 'said' && answer.labels && { labels: answer.labels }) });
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

function askedOf(bot: Bot, line: CommandLine): Asked {
  const { by, at, id } = bot.comment;
  return { line, by, at, comment: id, tests: [], complete: false, commands: bot.commands };
}

async function say(
  bot: Bot,
  said: Said,
  { done, labels = [] }: { readonly done: boolean; readonly labels?: readonly Label[] },
): Promise<boolean> {
  const { comment, line } = bot;
  const result = await bot.github.upsertComment({
    pr: bot.pr,
    isOurs: isVivaBody,
    merge: (body) =>
      changedBot(body, (state) => withLabels(withAnswer(state, { comment: comment.id, by: comment.by, line, said }), labels)),
    create: true,
  });
  if (result.action === 'denied' || result.action === 'failed') {
    await bot.runner.annotate({ level: 'warning', title: 'Viva: no answer', message: `The answer could not be written: ${result.text}` });
    return false;
  }
  if (result.action !== 'none') await bot.runner.setOutput('comment-url', result.url);
  return done;
}
