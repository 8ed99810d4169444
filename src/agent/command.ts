// An agent that is a program: run once a round, or once for the whole conversation.
import type { AgentTools, Conversation, Failed, Opening, ReadyAgent, Remains, Reply } from '../model/agents.ts';
import type { Protocol } from '../model/contracts.ts';
import type { Clock } from '../model/ports.ts';
import type { Exited, Running, Site, SiteSettings } from '../model/programs.ts';
import type { Exit, Workspace } from '../model/transcript.ts';
import { isTooLong } from './body.ts';
import { readLines, type Told } from './command-lines.ts';
import { type CommandSettings, commandKeys, commandMistake, commandSettings, INPUT } from './command-settings.ts';
import { deeds } from './deeds.ts';
import { failed } from './failure.ts';
import { isBlank } from './json.ts';

export const commandProtocol: Protocol = {
  name: 'command',
  description: 'A program that Viva runs: what the user says goes in, what it prints is the answer.',
  keys: commandKeys,
  local: true,
  mistake: commandMistake,
  problem: (agent, { commands }) => {
    const settings = commandSettings(agent.settings);
    return commands.problem(settings.command, siteOf(agent, settings), agent.name);
  },
  open,
};

const siteOf = ({ folder }: ReadyAgent, { cwd, workspace, sandbox }: CommandSettings): SiteSettings => ({
  folder,
  cwd,
  workspace,
  sandbox,
});

function open({ agent, tools }: Opening): Conversation {
  const settings = commandSettings(agent.settings);
  const scene = openScene(agent, tools, settings);
  const say = settings.process === 'per-conversation' ? talk(scene) : runEach(scene);
  return {
    calls: () => scene.rounds.length,
    say: async (turn, signal) => {
      if (!('input' in turn)) return failed('HARNESS_ERROR', 'a command runs its tools itself');
      scene.rounds.push(turn.input);
      try {
        return await say(turn.input, signal);
      } catch (error) {
        // A full disk, too many processes: nothing that the agent did.
        return failed('HARNESS_ERROR', `the command could not be run: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    ...(settings.workspace !== undefined && { left: (commands, signal) => left(scene, commands, signal).catch(() => undefined) }),
    close: scene.close,
  };
}

interface Scene {
  readonly settings: CommandSettings;
  /** Inputs until now. */
  readonly rounds: string[];
  readonly answers: string[];
  readonly site: () => Promise<Site>;
  readonly env: () => { readonly [name: string]: string };
  readonly done: ReturnType<typeof deeds>;
  readonly close: () => Promise<void>;
  readonly clock: Clock;
}

function openScene(agent: ReadyAgent, { commands, random, clock }: AgentTools, settings: CommandSettings): Scene {
  const id = random.uuid();
  let site: Promise<Site> | undefined;
  const rounds: string[] = [];
  return {
    settings,
    clock,
    rounds,
    answers: [],
    site: () => (site ??= commands.open(siteOf(agent, settings))),
    env: () => ({ VIVA_CONVERSATION: id, VIVA_ROUND: String(rounds.length), ...agent.env }),
    done: deeds(),
    close: async () => (await site?.catch(() => undefined))?.close(),
  };
}

type Say = (input: string, signal: AbortSignal) => Promise<Reply>;

const runEach =
  (scene: Scene): Say =>
  async (input, signal) => {
    const { settings, rounds, answers } = scene;
    const site = await scene.site();
    const messages = rounds.flatMap((said, i) => [
      { role: 'user', content: said },
      ...(answers[i] === undefined ? [] : [{ role: 'assistant', content: answers[i] }]),
    ]);
    const line = `${JSON.stringify({ round: rounds.length, input, messages })}\n`;
    const running = site.start({
      ...programOf(settings, input, site.workspace),
      env: scene.env(),
      input: settings.input === 'json-lines' ? line : settings.input === 'stdin' ? input : '',
    });
    const ended = await ending(running, signal);
    const output = await running.stdout();
    const told: Told = settings.input === 'json-lines' ? readLines(output.split('\n'), scene.done.callId) : { text: output, observed: [] };
    const did = await scene.done.since(site, settings.input === 'json-lines' ? told : { text: output }, ended === undefined);
    if ('ok' in did) return did;
    const wrong = broken(running, ended) ?? told.failed;
    if (wrong)
      return {
        ...wrong,
        so_far: { text: cut(told.text), observed: did, usage: told.usage },
        ...(ended && !ended.error && { exit: exitOf(ended) }),
        remains: remainsOf(site, running, ended, { input, output }),
      };
    if (isTooLong(output)) return failed('LIMIT', 'the output is larger than 1 MB');
    // Who changes files need not say anything.
    if (isBlank(told.text) && (await site.changes()).length > 0)
      return { ok: true, text: null, calls: [], observed: did, exit: { code: 0 } };
    if (isBlank(told.text)) {
      const remains = remainsOf(site, running, ended, { input, output });
      return { ...empty(running), so_far: { text: null, observed: did }, exit: { code: 0 }, remains };
    }
    answers.push(told.text ?? '');
    return {
      ok: true,
      text: told.text,
      calls: [],
      observed: did,
      usage: told.usage ?? scene.done.usage(),
      context: told.context,
      exit: { code: 0 },
    };
  };

function programOf({ command: written, input: how }: CommandSettings, input: string, workspace = WORKSPACE) {
  const command = typeof written === 'string' ? written : written.map((part) => part.split(WORKSPACE).join(workspace));
  if (how !== 'argument') return { command };
  if (typeof command === 'string' || !command.some((part) => part.includes(INPUT))) return { command, argument: input };
  return { command: command.map((part) => part.split(INPUT).join(input)) };
}

const WORKSPACE = '{workspace}';
/** Of each command that a test runs in the workspace. */
const MOST_TIME = 120_000;

async function left({ site, clock }: Scene, commands: readonly string[], signal: AbortSignal): Promise<Workspace> {
  const at = await site();
  // What the commands change is not the agent's work.
  const changed = await at.changes();
  const ran: Workspace['ran'][number][] = [];
  for (const command of commands) {
    const running = at.start({ command, env: {}, input: '', in_workspace: true });
    const over = new AbortController();
    const late = clock.sleep(MOST_TIME, over.signal).then(() => undefined);
    const exit = await Promise.race([ending(running, signal), late]);
    over.abort();
    await running.stop();
    const output = `${await running.stdout()}${running.stderr()}`;
    ran.push({ command, exit: exit?.code ?? null, output: output.slice(-MOST_KEPT) });
  }
  return { changed, ran };
}

/** Far more than is shown: it is redacted before it is cut to that. */
const MOST_KEPT = 64 * 1024;

/** undefined: it was stopped, and this does not wait until it is gone. */
function ending(running: Running, signal: AbortSignal): Promise<Exited | undefined> {
  return new Promise((resolve) => {
    const stop = () => {
      void running.stop();
      resolve(undefined);
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    void running.exited.then((exited) => {
      signal.removeEventListener('abort', stop);
      resolve(exited);
    });
  });
}

/** A shell tells the signal that ended its command by 128 and its number. */
const SIGNALS: { readonly [code: number]: string } = {
  132: 'SIGILL',
  134: 'SIGABRT',
  135: 'SIGBUS',
  136: 'SIGFPE',
  137: 'SIGKILL',
  139: 'SIGSEGV',
  143: 'SIGTERM',
};

function broken(running: Running, ended: Exited | undefined): Failed | undefined {
  const last = { body: running.stderr(), body_end: true as const };
  if (running.tooLong()) return failed('LIMIT', 'it printed more than 1 MB');
  if (ended === undefined) return { ...failed('TIMEOUT', 'the command was stopped'), ...last };
  if (ended.error) return failed('HARNESS_ERROR', `the command could not be started: ${ended.error.message}`);
  if (ended.signal !== null) return { ...failed('CRASH', `the command was ended by ${ended.signal}`), ...last };
  if (ended.code === 0) return undefined;
  const signal = SIGNALS[ended.code ?? 0];
  return { ...failed('CRASH', `the command exited with ${ended.code}${signal ? ` (${signal})` : ''}`), ...last };
}

function remainsOf(site: Site, running: Running, ended: Exited | undefined, { input, output }: { input: string; output: string }): Remains {
  const { argv = [], cwd = '', env = [] } = site.ran() ?? {};
  const exit = ended && !ended.error ? exitOf(ended) : null;
  return { argv, cwd, env, input, exit, stdout: output.slice(-MOST_KEPT), stderr: running.stderr() };
}

const exitOf = ({ code, signal }: Exited): Exit => (signal === null ? { code: code ?? 0 } : { signal });

const empty = (running: Running): Failed => ({
  ...failed('EMPTY_OUTPUT', 'the command exited with 0 and printed nothing'),
  body: running.stderr(),
  body_end: true,
});

const cut = (text: string | null): string | null => (text === null ? null : text.slice(0, 1024 * 1024));

/** One process: a line in for each round, lines out until one of them is the answer. */
function talk(scene: Scene): Say {
  let running: Running | undefined;
  return async (input, signal) => {
    const { settings, rounds } = scene;
    const site = await scene.site();
    running ??= site.start({ ...programOf(settings, '', site.workspace), env: scene.env() });
    const process = running;
    const stop = () => void process.stop();
    signal.addEventListener('abort', stop);
    process.write(`${JSON.stringify({ round: rounds.length, input })}\n`);
    const told: Told = { text: null, observed: [] };
    try {
      for (;;) {
        const line = signal.aborted ? undefined : await Promise.race([process.line(), aborted(signal)]);
        if (line === undefined) break;
        const next = readLines([line], scene.done.callId);
        told.observed.push(...next.observed);
        if (next.text === null && !next.failed) continue;
        const did = await scene.done.since(site, told, false);
        if ('ok' in did) return did;
        if (next.failed) return { ...next.failed, so_far: { text: null, observed: did } };
        if (isBlank(next.text)) return { ...failed('EMPTY_OUTPUT', 'the answer is empty'), so_far: { text: null, observed: did } };
        return { ok: true, text: next.text, calls: [], observed: did, usage: next.usage ?? scene.done.usage(), context: next.context };
      }
    } finally {
      signal.removeEventListener('abort', stop);
    }
    const did = await scene.done.since(site, told, true);
    const so_far = { text: null, observed: 'ok' in did ? [] : did };
    const ended = signal.aborted ? undefined : await process.exited;
    const early = failed('CRASH', `the command ended with exit code 0 before it had answered round ${rounds.length}`, process.stderr());
    const wrong = broken(process, ended) ?? early;
    const remains = remainsOf(site, process, ended, { input, output: await process.stdout() });
    return { ...wrong, so_far, ...(ended && !ended.error && { exit: exitOf(ended) }), remains };
  };
}

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
