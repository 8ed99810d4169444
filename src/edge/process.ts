// The agents that Viva starts, and their setup.
import { connect, createServer } from 'node:net';
import type { Clock, Http, Log, Redact } from '../model/ports.ts';
import { type Problem, type ProblemCode, ProblemError, problem } from '../model/problems.ts';
import { type Exit, type ProcessTree, startTree } from './process-tree.ts';

export interface StartAgent {
  readonly command: string;
  readonly cwd: string;
  /** Besides the runner's basics. */
  readonly env: { readonly [name: string]: string };
  /** A path or a whole URL: ready is any answer below 500 but 404. Without: the port accepts a connection. */
  readonly ready?: string;
  /** Told to the command as PORT. */
  readonly port?: number;
  /** Where the agent will answer; its host and port go before `port` when looking whether it is ready. */
  readonly endpoint?: string;
  readonly timeoutMs?: number;
  readonly log: Log;
  readonly http: Http;
  readonly clock: Clock;
  readonly redact?: Redact;
}

export interface RunSetup {
  readonly command: string;
  readonly cwd: string;
  readonly env: { readonly [name: string]: string };
  readonly timeoutMs?: number;
  readonly log: Log;
  readonly redact?: Redact;
}

const READY_TIMEOUT = 30_000;
const SETUP_TIMEOUT = 600_000;
const POLL = 50;
const SHOWN_OUTPUT = 2000;

/** An exit may be seen a little later than the broken connection that it causes. */
const LATE = 500;

export interface RunningAgent {
  stop(): Promise<void>;
  /** For a call that failed: whether the agent has ended meanwhile. `start` may be a command that ends once its agent runs, so that alone says nothing. */
  died(): Promise<Problem | undefined>;
}

/** Throws ProblemError `agent_not_ready`; nothing of the agent is left then. */
export async function startAgent(start: StartAgent): Promise<RunningAgent> {
  const { command, cwd, port, clock, log, redact = (text) => text } = start;
  const target = targetOf(start);
  if (target && isLocal(target.hostname) && (await accepts(target)))
    throw new ProblemError(problem('agent_not_ready', `something listens on port ${target.port} already, before the agent was started.`));
  const began = clock.monotonic();
  const tree = startTree({
    command,
    cwd,
    env: { ...basics(process.env), ...start.env, ...(port !== undefined && { PORT: String(port) }) },
  });
  const polling = new AbortController();
  const since = () => `${Math.round((clock.monotonic() - began) / 100) / 10} s`;
  const failure = await Promise.race([
    tree.exited.then((exit) => `exited with ${exitWords(exit)} after ${since()}${target ? `, before ${awaited(start, target)}` : ''}`),
    target ? poll(start, target, polling.signal) : undefined,
  ]);
  polling.abort();
  if (failure !== undefined) {
    await tree.stop();
    throw new ProblemError(withOutput('agent_not_ready', `the agent \`${command}\` ${failure}`, tree, redact));
  }
  log.info(`agent ready after ${Math.round(clock.monotonic() - began)} ms: ${redact(command)}`);
  const ended = tree.exited.then((exit) =>
    withOutput(
      'agent_died',
      `the agent \`${command}\` exited with ${exitWords(exit)} after ${since()}, in the middle of the run`,
      tree,
      redact,
    ),
  );
  return { stop: () => tree.stop(), died: () => Promise.race([ended, clock.sleep(LATE).then(() => undefined)]) };
}

/** Throws ProblemError `setup_failed`. */
export async function runSetup({ command, cwd, env, timeoutMs = SETUP_TIMEOUT, log, redact = (text) => text }: RunSetup): Promise<void> {
  log.info(`setup: ${redact(command)}`);
  const tree = startTree({ command, cwd, env: { ...basics(process.env), ...env } });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  const exit = await Promise.race([tree.exited, late]);
  clearTimeout(timer);
  await tree.stop();
  if (exit?.code === 0) return;
  const what = exit ? `exited with ${exitWords(exit)}` : `did not end within ${timeoutMs / 1000} s`;
  throw new ProblemError(withOutput('setup_failed', `setup \`${command}\` ${what}`, tree, redact));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const BASICS = /^(PATH|HOME|TMPDIR|LANG|LC_\w+|RUNNER_TRACKING_ID)$/;
/** Windows finds neither its shell nor its sockets without these. */
const WINDOWS_BASICS = /^(path|pathext|comspec|systemroot|systemdrive|windir|temp|tmp|userprofile|appdata|localappdata)$/i;

/** What a process needs to run at all; nothing of it is a secret. */
export function basics(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = (name: string) => BASICS.test(name) || (process.platform === 'win32' && WINDOWS_BASICS.test(name));
  return Object.fromEntries(Object.entries(env).filter(([name]) => kept(name)));
}

function targetOf({ ready, port, endpoint }: StartAgent): URL | undefined {
  if (ready?.includes('://')) return new URL(ready);
  const base = endpoint ?? (port === undefined ? undefined : `http://localhost:${port}`);
  if (base === undefined) return undefined;
  return new URL(ready === undefined ? '/' : `/${ready.replace(/^\/+/, '')}`, new URL(base).origin);
}

const isLocal = (hostname: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(hostname);

/** undefined: ready; else why not. */
async function poll(
  { ready, timeoutMs = READY_TIMEOUT, http, clock }: StartAgent,
  target: URL,
  signal: AbortSignal,
): Promise<string | undefined> {
  const end = clock.monotonic() + timeoutMs;
  let last = '';
  while (!signal.aborted) {
    const answer =
      ready === undefined ? ((await accepts(target)) ? 0 : 'accepts no connection') : await status(http, target, end - clock.monotonic());
    // A path that is not there is a slip, or is not there yet.
    if (typeof answer === 'number' && answer < 500 && answer !== 404) return undefined;
    last =
      answer === 404
        ? `answers 404: it has no such path (without \`ready\` a connection is enough)`
        : typeof answer === 'number'
          ? `answers ${answer}`
          : answer;
    if (clock.monotonic() >= end) break;
    await clock.sleep(POLL, signal);
  }
  return `was not ready after ${timeoutMs / 1000} s: ${ready === undefined ? target.origin : target.href} ${last}`;
}

const awaited = ({ ready }: StartAgent, target: URL): string =>
  ready === undefined ? `${target.origin} accepted a connection` : `${target.href} answered`;

async function status(http: Http, target: URL, ms: number): Promise<number | string> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), Math.max(50, Math.min(1000, ms)));
  try {
    const response = await http({ url: target.href, method: 'GET', headers: {}, signal: stop.signal });
    response.cancel();
    return response.status;
  } catch (error) {
    if (stop.signal.aborted) return 'gives no answer within 1 s';
    return `cannot be reached: ${error instanceof Error && 'code' in error ? String(error.code) : String(error)}`;
  } finally {
    clearTimeout(timer);
  }
}

function accepts(target: URL): Promise<boolean> {
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80));
  return new Promise((resolve) => {
    const socket = connect({ host: target.hostname.replace(/^\[|\]$/g, ''), port });
    const done = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.setTimeout(1000, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

const exitWords = ({ code, signal, error }: Exit): string => error?.message ?? String(code ?? signal);

/** Redacted before it is cut. */
function withOutput(code: ProblemCode, what: string, tree: ProcessTree, redact: Redact): Problem {
  const output = redact(tree.tail()).trim();
  if (output === '') return problem(code, redact(`${what}, and printed nothing.`));
  const shown = output.length > SHOWN_OUTPUT ? `…${output.slice(-SHOWN_OUTPUT)}` : output;
  return { ...problem(code, redact(`${what}.`)), output: shown };
}
