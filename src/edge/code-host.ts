// The process in which a checkout's code runs: it does what it is told over its channel, and ends with it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Called, calledWith, messageOf } from '../model/code.ts';
import type { LoadedModule, LoadModule } from '../model/ports.ts';
import type { FromHost, ToHost } from './code-messages.ts';

type Call = Extract<ToHost, { do: 'call' }>;

/** A call under way. `leave`: its code ended the process, as far as it can. */
interface Running {
  readonly stop: AbortController;
  readonly leave: (code: unknown) => void;
  readonly answers: Map<number, (answer: Called) => void>;
  asked: number;
}

/** `open`: a loader that evaluates everything anew. */
export function serveCode(open: () => LoadModule): void {
  const channel = process;
  const send = (message: FromHost) => void channel.send?.(message);
  const once = open();
  const sessions = new Map<string, LoadModule>();
  const running = new Map<number, Running>();
  const current = new AsyncLocalStorage<Running>();
  leaveByCall(current);

  const loaderOf = (session: string | undefined): LoadModule => {
    if (session === undefined) return once;
    const known = sessions.get(session) ?? open();
    sessions.set(session, known);
    return known;
  };
  const call = async (message: Call): Promise<void> => {
    const { id, file, session } = message;
    let leave: Running['leave'] = () => {};
    const left = new Promise<Called>((resolve) => {
      leave = (code) => resolve({ broken: `left the process (process.exit(${code ?? ''}))` });
    });
    const run: Running = { stop: new AbortController(), leave, answers: new Map(), asked: 0 };
    running.set(id, run);
    const work = current.run(run, async (): Promise<Called> => {
      const loaded = await loaderOf(session)(file);
      if ('problem' in loaded) return { broken: loaded.problem.message };
      return invoke(loaded, message, run, send);
    });
    const called = await Promise.race([work, left]);
    running.delete(id);
    send({ id, called });
  };
  channel.on('message', (message: ToHost) => {
    if (message.do === 'load') void load(once, message, send);
    else if (message.do === 'call') void call(message);
    else if (message.do === 'answer') running.get(message.id)?.answers.get(message.asked)?.(message.answer);
    else if (message.do === 'drop') running.get(message.id)?.stop.abort();
    else if (message.do === 'ping') send({ id: message.id, pong: true });
    else sessions.delete(message.session);
  });
  channel.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}

async function load(loader: LoadModule, { id, file }: { id: number; file: string }, send: (message: FromHost) => void): Promise<void> {
  const loaded = await loader(file);
  if ('problem' in loaded) return send({ id, problem: loaded.problem });
  const functions = Object.entries(loaded.exports).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  send({ id, functions });
}

async function invoke({ exports }: LoadedModule, message: Call, run: Running, send: (message: FromHost) => void): Promise<Called> {
  const { name, args, resolves } = message;
  const called = exports[name];
  if (typeof called !== 'function') return { broken: `exports no function \`${name}\`` };
  const [...given] = args as unknown[];
  if (resolves) given.push({ ...(given.pop() as object), signal: run.stop.signal, resolveTool: resolver(message.id, run, send) });
  try {
    return calledWith(await called(...given));
  } catch (error) {
    return { thrown: messageOf(error) };
  }
}

/** What agents call where a tool of theirs would go out into the world. */
function resolver(id: number, run: Running, send: (message: FromHost) => void): (tool: unknown, args?: unknown) => Promise<unknown> {
  return async (tool, args = {}) => {
    const asked = ++run.asked;
    const given = calledWith(args);
    if (!('value' in given)) throw new Error(`the arguments of ${String(tool)} are not JSON`);
    const answer = new Promise<Called>((resolve) => run.answers.set(asked, resolve));
    send({ id, asked, tool: String(tool), args: given.value });
    const answered = await answer;
    run.answers.delete(asked);
    if ('value' in answered) return answered.value;
    throw new Error('thrown' in answered ? answered.thrown : answered.broken);
  };
}

/** Code that ends the process while it answers would take the answers of all others with it. */
function leaveByCall(current: AsyncLocalStorage<Running>): void {
  const exit = process.exit.bind(process);
  process.exit = (code) => {
    const run = current.getStore();
    if (!run) return exit(code);
    run.leave(code);
    throw new Error(`process.exit(${code ?? ''})`);
  };
}
