// What an Agent2Agent agent said in one round, put together from messages, tasks, their states and artifacts.
import type { Artifact, Message, Part, StreamResponse, Task, TaskStatus } from '@a2a-js/sdk';
import type { Reply } from '../model/agents.ts';
import { isObject, type Json } from '../model/json.ts';
import { isTooLong } from './body.ts';
import { failed, MOST_TEXT } from './failure.ts';
import { isBlank, parseJson } from './json.ts';

type Observed = NonNullable<Extract<Reply, { ok: true }>['observed']>[number];

/** As the protocol's JSON names them. */
const STATES = ['unspecified', 'submitted', 'working', 'completed', 'failed', 'canceled', 'input-required', 'rejected', 'auth-required'];
/** Roles and states are numbers in the client's own types. */
const AGENT = 2;
const OVER: ReadonlySet<string> = new Set(['completed', 'failed', 'canceled', 'input-required', 'rejected', 'auth-required']);

export interface A2aRound {
  take(event: StreamResponse): void;
  takeTask(task: Task): void;
  takeMessage(message: Message): void;
  readonly contextId: () => string;
  /** Of a task that waits for the user, or is still worked on. */
  readonly taskId: () => string;
  readonly state: () => string;
  readonly over: () => boolean;
  reply(said: string): Reply;
}

/** What was said in earlier rounds of the same task, which is told again. */
export interface A2aSeen {
  readonly messages: Set<string>;
  readonly artifacts: Map<string, string>;
  calls: number;
}

export const nothingSeen = (): A2aSeen => ({ messages: new Set(), artifacts: new Map(), calls: 0 });

export function openRound(seen: A2aSeen, before: { readonly contextId: string }): A2aRound {
  let contextId = before.contextId;
  let taskId = '';
  let state = 'unspecified';
  let answered = false;
  let size = 0;
  let tooMuch = false;
  let strange: string | undefined;
  const artifacts = new Map<string, string[]>();
  const messages: string[] = [];
  let last = '';
  let final = '';
  const observed: Observed[] = [];

  const textOf = (parts: readonly Part[]): string => {
    let text = '';
    for (const part of parts) {
      const said = partOf(part, observed, seen);
      if (said === undefined) strange = 'with data that is nested too deeply or too large';
      else text += part.content?.$case === 'text' || text === '' || said === '' ? said : `\n${said}`;
    }
    size += text.length + 100;
    tooMuch ||= size > 4 * MOST_TEXT;
    return text;
  };
  const hear = (message: Message): string => {
    if (message.role !== AGENT || (message.messageId && seen.messages.has(message.messageId))) return '';
    if (message.messageId) seen.messages.add(message.messageId);
    const text = textOf(message.parts);
    if (!isBlank(text)) last = text;
    return text;
  };
  const status = (given: TaskStatus | undefined): void => {
    if (!given) return;
    state = STATES[given.state] ?? 'unspecified';
    const text = given.message ? hear(given.message) : '';
    if (OVER.has(state) && text !== '') final = text;
  };
  const artifact = (given: Artifact | undefined, append: boolean): void => {
    if (!given) return;
    const id = `${taskId}/${given.artifactId}`;
    const text = textOf(given.parts);
    artifacts.set(id, append ? [...(artifacts.get(id) ?? []), text] : [text]);
  };
  const whole = (task: Task): void => {
    taskId = task.id;
    contextId = task.contextId || contextId;
    for (const message of task.history) hear(message);
    for (const one of task.artifacts) artifact(one, false);
    status(task.status);
  };
  const message = (given: Message): void => {
    contextId = given.contextId || contextId;
    answered = true;
    messages.push(hear(given));
  };
  const over = () => answered || OVER.has(state);
  return {
    take({ payload }) {
      if (payload?.$case === 'task') whole(payload.value);
      else if (payload?.$case === 'message') message(payload.value);
      else if (payload) {
        taskId = payload.value.taskId || taskId;
        contextId = payload.value.contextId || contextId;
        if (payload.$case === 'statusUpdate') status(payload.value.status);
        else artifact(payload.value.artifact, payload.value.append);
      }
    },
    takeTask: whole,
    takeMessage: message,
    contextId: () => contextId,
    taskId: () => (state === 'completed' || state === 'rejected' ? '' : taskId),
    state: () => state,
    over,
    reply(said) {
      if (tooMuch) return failed('LIMIT', `${said}: the answer is larger than 1 MB`);
      if (strange) return failed('AGENT_ERROR', `${said} ${strange}`);
      if (!over()) return failed('AGENT_ERROR', `${said} with a stream that was cut short (the task is ${state})`, last);
      if (state === 'failed' || state === 'canceled' || state === 'auth-required')
        return failed('AGENT_ERROR', `the agent’s task is ${state}`, final || last);
      const made = [...artifacts].flatMap(([id, pieces]) => newIn(seen, id, pieces.join('')));
      const spoken = [...messages, ...made, final].filter((text) => !isBlank(text));
      const text = spoken.length > 0 ? spoken.join('\n') : last;
      if (isTooLong(text)) return failed('LIMIT', `${said}: the answer is larger than 1 MB`);
      if (isBlank(text))
        return failed('EMPTY_OUTPUT', `the agent answered nothing${state === 'unspecified' ? '' : ` (the task is ${state})`}`);
      return { ok: true, text, calls: [], ...(observed.length > 0 && { observed }) };
    },
  };
}

/** A task that goes on shows what it made before once more. */
function newIn({ artifacts }: A2aSeen, id: string, text: string): readonly string[] {
  if (artifacts.get(id) === text) return [];
  artifacts.set(id, text);
  return [text];
}

/** What a person would read of it; '' for a tool call, which is noted. undefined: it cannot be read. */
function partOf({ content, metadata, filename, mediaType }: Part, observed: Observed[], seen: A2aSeen): string | undefined {
  if (!content) return '';
  if (content.$case === 'text') return content.value;
  if (content.$case === 'raw' || content.$case === 'url') {
    const where = content.$case === 'url' ? { url: content.value } : { bytes: content.value.length };
    return JSON.stringify({ ...(filename && { filename }), ...(mediaType && { mediaType }), ...where });
  }
  const data = safe(content.value);
  if (data === undefined) return undefined;
  return toolPart(data, metadata ?? {}, observed, seen) ? '' : JSON.stringify(data);
}

function safe(value: unknown): Json | undefined {
  try {
    const text = JSON.stringify(value ?? null);
    return text.length > MOST_TEXT ? undefined : parseJson(text);
  } catch {
    return undefined;
  }
}

/** The protocol knows no tool calls: Google's ADK shows them as data parts that are marked as such. */
function toolPart(data: Json, metadata: { readonly [key: string]: unknown }, observed: Observed[], seen: A2aSeen): boolean {
  const kind = metadata['adk_type'] ?? metadata['type'];
  if ((kind !== 'function_call' && kind !== 'function_response') || !isObject(data) || typeof data['name'] !== 'string') return false;
  const { id, name, args, response } = data;
  if (kind === 'function_call') {
    seen.calls++;
    observed.push({ kind: 'call', call: typeof id === 'string' && id ? id : `call_${seen.calls}`, name, args: (args ?? {}) as Json });
    return true;
  }
  const content = (response ?? null) as Json;
  const call = typeof id === 'string' && id ? id : (observed.findLast((o) => o.kind === 'call' && o.name === name)?.call ?? '');
  const status = isObject(content) && content['error'] ? 'error' : 'ok';
  observed.push({ kind: 'result', call, name, status, content });
  return true;
}
