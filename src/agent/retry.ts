// One request to an agent, tried again where that can help.
import type { AgentTools, Failed } from '../model/agents.ts';
import type { HttpRequest, HttpResponse } from '../model/ports.ts';
import { isQuota, retryDelay } from '../model/retry.ts';
import { readBeginning } from './body.ts';
import { answered, cause, codeOf, failed, where } from './failure.ts';

const TRIES = 3;
const LONGEST_WAIT = 60_000;
const ERROR_BODY = 64 * 1024;

export interface Asking {
  readonly tools: AgentTools;
  readonly request: HttpRequest;
  /** Called for each request that is made. */
  readonly count: () => void;
  /** The request changes something at the agent: tried again only where it was surely not processed. */
  readonly once?: boolean;
}

export type Answer = { readonly ok: true; readonly response: HttpResponse; readonly asked: string } | Failed;

type Try = { readonly done: Answer } | { readonly again: Failed; readonly wait?: number };

/** `ok`: the status is 2xx, the body unread. An abort while waiting is the agent's error, one while it is silent a TIMEOUT. */
export async function ask(asking: Asking): Promise<Answer> {
  const { clock } = asking.tools;
  const { signal } = asking.request;
  for (let tried = 1; ; tried++) {
    const result = await attempt(asking);
    if ('done' in result) return result.done;
    const { again, wait = 1000 * tried } = result;
    if (tried === TRIES) return { ...again, text: `${again.text} (${TRIES} tries)` };
    if (wait > LONGEST_WAIT) return { ...again, text: `${again.text}, and asks to wait ${Math.round(wait / 1000)} s` };
    await clock.sleep(wait, signal);
    if (signal.aborted) return { ...again, text: `${again.text}, and the time ran out before another try` };
  }
}

async function attempt({ tools, request, count, once = false }: Asking): Promise<Try> {
  const asked = where(request.method, request.url);
  const began = tools.clock.monotonic();
  count();
  let response: HttpResponse;
  try {
    response = await tools.http(request);
  } catch (error) {
    const took = `after ${Math.round(tools.clock.monotonic() - began)} ms`;
    if (request.signal.aborted) return { done: failed('TIMEOUT', `${asked}: no answer ${took}`) };
    const failure = failed('AGENT_ERROR', `${asked}: ${cause(error)} ${took}`);
    return mayHelp(codeOf(error), once) ? { again: failure } : { done: failure };
  }
  if (response.status >= 200 && response.status < 300) return { done: { ok: true, response, asked } };
  const body = await readBeginning(response.body, ERROR_BODY);
  response.cancel();
  const redirect = response.status >= 300 && response.status < 400 ? ', a redirect, which is not followed' : '';
  const failure = failed('AGENT_ERROR', `${answered(asked, response)}${redirect}`, body);
  if (!isTransient(response.status, once)) return { done: failure };
  if (isQuota(body)) return { done: { ...failure, text: `${failure.text}: its quota is used up` } };
  const wait = retryDelay(response.headers, tools.clock.now());
  return { again: failure, ...(wait !== undefined && { wait }) };
}

function isTransient(status: number, once: boolean): boolean {
  if (once) return status === 429 || status === 503 || status === 529;
  return status === 408 || status === 429 || status >= 500;
}

const NOT_SENT = ['ECONNREFUSED', 'EAI_AGAIN'];
const BROKEN = [...NOT_SENT, 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];

const mayHelp = (code: string, once: boolean): boolean => (once ? NOT_SENT : BROKEN).includes(code);
