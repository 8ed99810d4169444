// A checkout's code in a process of its own: it can be ended, it sees no secret that it is not given, and it runs from its own folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { type Called, type Code, type CodeCall, type Codes, messageOf } from '../model/code.ts';
import type { Redact } from '../model/ports.ts';
import { problem } from '../model/problems.ts';
import type { FromHost, ToHost } from './code-messages.ts';
import { basics } from './process.ts';

export interface Hosting {
  /** The program's own file that serves code (host.ts). */
  readonly entry: () => string;
  readonly cwd: string;
  readonly redact?: Redact;
}

type Where = Parameters<Codes['at']>[0];

export function createCodes(hosting: Hosting): Codes {
  const open = new Map<string, Code & { stop(): Promise<void> }>();
  return {
    at(where) {
      const key = JSON.stringify([where.folder, Object.entries(where.env).sort()]);
      const known = open.get(key) ?? createCode(hosting, where);
      open.set(key, known);
      return known;
    },
    async stop() {
      await Promise.all([...open.values()].map((code) => code.stop()));
    },
  };
}

/** What a call waits for, and what its code may ask meanwhile. */
interface Waiting {
  readonly settle: (message: FromHost | { readonly gone: string }) => void;
  readonly resolve?: CodeCall['resolve'];
}

interface Host {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Waiting>;
  readonly tail: () => string;
  readonly ended: Promise<void>;
}

/** For a sign of life after a call that did not settle: code that never yields answers nothing, and is ended. */
const SIGN_OF_LIFE = 5000;

function createCode({ entry, cwd, redact }: Hosting, { folder, env }: Where): Code & { stop(): Promise<void> } {
  let host: Host | undefined;
  let next = 0;
  const started = (): Host => {
    host ??= startHost({ entry, cwd: folder ?? cwd, ...(redact && { redact }) }, env, (ended) => {
      if (host === ended) host = undefined;
    });
    return host;
  };
  const ask = (message: (id: number) => ToHost, resolve?: CodeCall['resolve']) => {
    const id = ++next;
    const at = started();
    const answer = new Promise<FromHost | { readonly gone: string }>((settle) => {
      at.waiting.set(id, { settle, ...(resolve && { resolve }) });
    });
    tell(at, message(id));
    return { id, at, answer };
  };
  return {
    async load(file) {
      const answer = await ask((id) => ({ id, do: 'load', file })).answer;
      if ('functions' in answer) return { functions: answer.functions };
      if ('problem' in answer) return { problem: answer.problem };
      const why = 'gone' in answer ? answer.gone : 'nothing came back';
      return { problem: problem('bad_module', `it does not load: ${why}.`, { file, line: 1 }) };
    },
    async call({ signal, resolve, ...call }) {
      if (signal.aborted) return { broken: 'was called too late' };
      const resolves = resolve !== undefined;
      const { id, at, answer } = ask((id) => ({ ...call, id, do: 'call', resolves }), resolve);
      const dropped = new Promise<Called>((settle) => {
        signal.addEventListener('abort', () => settle({ broken: 'did not settle' }), { once: true });
      });
      const said = await Promise.race([answer, dropped]);
      if ('called' in said) return said.called;
      if ('gone' in said) return { broken: said.gone };
      at.waiting.delete(id);
      tell(at, { id, do: 'drop' });
      void endIfStuck(at, ++next);
      return 'broken' in said ? said : { broken: 'gave no answer' };
    },
    forget(session) {
      if (host) tell(host, { id: 0, do: 'forget', session });
    },
    async stop() {
      const last = host;
      if (!last) return;
      kill(last.child);
      await last.ended;
    },
  };
}

function startHost({ entry, cwd, redact = (text) => text }: Hosting, env: Where['env'], over: (host: Host) => void): Host {
  const windows = process.platform === 'win32';
  // A group of its own: what the code starts ends with it.
  const child = spawn(process.execPath, [entry()], {
    cwd,
    env: { ...basics(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: !windows,
    windowsHide: true,
  });
  const waiting = new Map<number, Waiting>();
  const tail = lastOutput(child);
  let done = () => {};
  const ended = new Promise<void>((resolve) => {
    done = resolve;
  });
  const host: Host = { child, waiting, tail, ended };
  const end = (how: string) => {
    over(host);
    // Redacted before it is cut.
    const printed = redact(tail()).trim().slice(-SHOWN_OUTPUT);
    for (const { settle } of waiting.values()) settle({ gone: `left the process (${how})${printed && `; it printed last: ${printed}`}` });
    waiting.clear();
    kill(child);
    done();
  };
  child.on('error', (error) => end(messageOf(error)));
  child.on('exit', (code, signal) => {
    const how = signal ?? `exit code ${code}`;
    // `close` comes once all output is read; a child that lives on may hold the pipes open.
    child.once('close', () => end(how));
    setTimeout(() => end(how), LAST_OUTPUT);
  });
  child.on('message', (message) => hear(host, message as FromHost));
  const stop = () => kill(child);
  process.once('exit', stop);
  void ended.then(() => process.off('exit', stop));
  return host;
}

function hear(host: Host, message: FromHost): void {
  const waiting = host.waiting.get(message.id);
  if (!waiting) return;
  if ('asked' in message) {
    const { id, asked, tool, args } = message;
    const answered = waiting.resolve?.(tool, args) ?? Promise.reject(new Error('no tool can be asked for here'));
    answered.then(
      (value) => tell(host, { id, do: 'answer', asked, answer: { value } }),
      (error: unknown) => tell(host, { id, do: 'answer', asked, answer: { thrown: messageOf(error) } }),
    );
    return;
  }
  host.waiting.delete(message.id);
  waiting.settle(message);
}

async function endIfStuck(host: Host, id: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), SIGN_OF_LIFE);
  });
  const alive = new Promise<'alive'>((resolve) => host.waiting.set(id, { settle: () => resolve('alive') }));
  tell(host, { id, do: 'ping' });
  if ((await Promise.race([alive, late])) === 'late') kill(host.child);
  clearTimeout(timer);
  host.waiting.delete(id);
}

function tell({ child }: Host, message: ToHost): void {
  // It may have gone meanwhile: whoever waits is told so.
  if (child.connected) child.send(message, () => {});
}

function kill(child: ChildProcess): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

const KEPT_OUTPUT = 16 * 1024;
const SHOWN_OUTPUT = 1000;
const LAST_OUTPUT = 100;

/** A pipe that nobody reads blocks the program at 64 kB. */
function lastOutput(child: ChildProcess): () => string {
  let kept = '';
  const keep = (text: string) => {
    kept = (kept + text).slice(-KEPT_OUTPUT);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep);
  return () => kept;
}
