// The body of a response: its items are what the agent said, called, and did by itself.
import type { Failed, Reply, ToolCall } from '../model/agents.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Usage } from '../model/transcript.ts';
import { isTooLong } from './body.ts';
import { failed, MOST_TEXT } from './failure.ts';
import { isBlank, textOf } from './json.ts';
import { toolStatus } from './observed.ts';
import { usageOf } from './request.ts';
import { toolArgs } from './tool-args.ts';

type Observed = NonNullable<Extract<Reply, { ok: true }>['observed']>[number];

export interface Output {
  readonly ok: true;
  readonly text: string | null;
  readonly calls: readonly ToolCall[];
  readonly observed?: readonly Observed[];
  readonly usage?: Usage;
  readonly finish?: string;
  readonly id?: string;
  /** The items as the agent wants to see them again in the next request. */
  readonly echo: readonly Json[];
  /** Ids of the calls whose input is text. */
  readonly custom: ReadonlySet<string>;
}

interface Parts {
  readonly texts: string[];
  readonly calls: ToolCall[];
  readonly observed: Observed[];
  readonly echo: Json[];
  readonly custom: Set<string>;
  size: number;
}

/** `said`: "POST … answered 200 (application/json)". `callId` names calls that come without an id. */
export function readOutput(body: Json, said: string, raw: string, callId: () => string): Output | Failed {
  if (!isObject(body)) return failed('AGENT_ERROR', `${said} with something that is not a response`, raw);
  if (body['error']) return failed('AGENT_ERROR', `${said} with an error`, raw || JSON.stringify(body['error']));
  const status = body['status'];
  if (status === 'failed' || status === 'cancelled') return failed('AGENT_ERROR', `${said}: the response ${status}`, raw);
  if (status === 'queued' || status === 'in_progress')
    return failed('AGENT_ERROR', `${said} with a response that is still ${status}: answers in the background are not waited for`, raw);
  const output = body['output'];
  if (!Array.isArray(output)) return failed('AGENT_ERROR', `${said} without output`, raw);
  const parts: Parts = { texts: [], calls: [], observed: [], echo: [], custom: new Set(), size: 0 };
  for (const item of output) {
    const wrong = take(parts, item, said, callId);
    if (wrong) return wrong;
    if (parts.size > MOST_TEXT) return failed('LIMIT', `${said}: its output is larger than 1 MB`);
  }
  const text = parts.texts.length > 0 ? parts.texts.join('\n') : null;
  if (text !== null && isTooLong(text)) return failed('LIMIT', `${said}: the answer is larger than 1 MB`);
  const finish = finishOf(body);
  if (isBlank(text) && parts.calls.length === 0) return failed('EMPTY_OUTPUT', empty(output, finish));
  const usage = usageOf(body['usage']);
  const id = body['id'];
  return {
    ok: true,
    text,
    calls: parts.calls,
    echo: parts.echo,
    custom: parts.custom,
    ...(parts.observed.length > 0 && { observed: parts.observed }),
    ...(usage && { usage }),
    ...(finish && { finish }),
    ...(typeof id === 'string' && id && { id }),
  };
}

/** What an item costs besides its letters: as in a chat completion. */
const ONE_ITEM = 100;

function take(parts: Parts, item: Json, said: string, callId: () => string): Failed | undefined {
  if (!isObject(item)) return failed('AGENT_ERROR', `${said} with an item that is not an object`, JSON.stringify(item));
  parts.size += ONE_ITEM + JSON.stringify(item).length;
  const type = typeof item['type'] === 'string' ? item['type'] : 'message';
  if (type === 'function_call' || type === 'custom_tool_call') return takeCall(parts, item, type, said, callId);
  parts.echo.push(item);
  if (type === 'message') {
    const text = textOf(item['content']);
    if (text !== null && text !== '') parts.texts.push(text);
  } else if (type.endsWith('_call')) return takeDone(parts, item, type, callId);
  return undefined;
}

function takeCall(parts: Parts, item: JsonObject, type: string, said: string, callId: () => string): Failed | undefined {
  const { name, call_id } = item;
  if (typeof name !== 'string' || name === '') return failed('AGENT_ERROR', `${said} with a call that has no name`, JSON.stringify(item));
  const free = type === 'custom_tool_call';
  const args = free ? (item['input'] ?? '') : toolArgs(item['arguments']);
  if (args === undefined) return failed('FORMAT_DRIFT', `the arguments of the tool call ${name} are not JSON`, String(item['arguments']));
  const call = typeof call_id === 'string' && call_id ? call_id : callId();
  if (free) parts.custom.add(call);
  parts.calls.push({ call, name, args });
  const written = item['arguments'];
  const echoed: JsonObject = { ...item, call_id: call };
  if (!free && (typeof written !== 'string' || written === '')) echoed['arguments'] = JSON.stringify(args);
  parts.echo.push(echoed);
  return undefined;
}

const RESULTS = ['output', 'results', 'outputs'];
const ABOUT: ReadonlySet<string> = new Set([...RESULTS, 'type', 'id', 'call_id', 'status', 'name', 'arguments', 'error', 'server_label']);

/** A tool that the server ran: `mcp_call` has a name and arguments, `web_search_call` and its like are named by their type. */
function takeDone(parts: Parts, item: JsonObject, type: string, callId: () => string): Failed | undefined {
  const named = typeof item['name'] === 'string' && item['name'] !== '' ? item['name'] : undefined;
  const name = named ?? type.slice(0, -'_call'.length);
  const rest = Object.fromEntries(Object.entries(item).filter(([key]) => !ABOUT.has(key)));
  const args = item['arguments'] === undefined ? rest : toolArgs(item['arguments']);
  if (args === undefined) return failed('FORMAT_DRIFT', `the arguments of the tool call ${name} are not JSON`, String(item['arguments']));
  const id = item['id'];
  const call = typeof id === 'string' && id ? id : callId();
  parts.observed.push({ kind: 'call', call, name, args });
  const error = item['error'];
  const content = RESULTS.map((key) => item[key]).find((value) => value !== undefined && value !== null);
  if (content === undefined && !error && item['status'] === undefined) return undefined;
  const status = error ? 'error' : toolStatus(item['status']);
  parts.observed.push({ kind: 'result', call, name, status, content: content ?? (error ? { error } : null) });
  return undefined;
}

/** As a chat completion says it. */
function finishOf(body: JsonObject): string | undefined {
  if (body['status'] !== 'incomplete') return undefined;
  const details = body['incomplete_details'];
  const reason = isObject(details) && typeof details['reason'] === 'string' ? details['reason'] : 'incomplete';
  return reason === 'max_output_tokens' ? 'length' : reason;
}

function empty(output: readonly Json[], finish: string | undefined): string {
  const messages = output.filter((item) => isObject(item) && (item['type'] === 'message' || item['type'] === undefined));
  const reasoning = output.some((item) => isObject(item) && item['type'] === 'reasoning');
  const what = messages.length === 0 ? 'nothing' : 'an empty text or white space only';
  return `the agent answered ${what}${reasoning ? ', with reasoning but no answer' : ''}${finish ? ` (${finish})` : ''}`;
}
