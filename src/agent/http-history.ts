// The record that a stateful agent keeps of a conversation, cut into rounds at each input.
import type { Failed } from '../model/agents.ts';
import { isObject, type Json } from '../model/json.ts';
import type { Event } from '../model/transcript.ts';
import { isTooLong } from './body.ts';
import { failed } from './failure.ts';
import type { HistorySettings } from './http-settings.ts';
import { atPath, isBlank, textOf } from './json.ts';
import { toolStatus } from './observed.ts';
import { toolArgs } from './tool-args.ts';

type Rounds = { readonly ok: true; readonly rounds: readonly (readonly Event[])[] };

export interface Sent {
  readonly inputs: readonly string[];
  readonly answered: number;
}

interface Reading {
  readonly history: HistorySettings;
  readonly callId: () => string;
  /** Milliseconds since 1970 of the first input. */
  readonly began: number | undefined;
}

/** `inputs`: what was sent; the last one may be missing where it was not answered. `said`: "GET … answered 200 (application/json)". */
export function readHistory(
  body: Json | undefined,
  raw: string,
  said: string,
  { inputs, answered }: Sent,
  history: HistorySettings,
  callId: () => string,
): Rounds | Failed {
  const list = body === undefined ? undefined : atPath(body, history.events);
  if (!Array.isArray(list)) return failed('AGENT_ERROR', `${said} without a list of events at \`${history.events}\``, raw);
  const cuts: Json[][] = [];
  for (const entry of list) {
    const input = atPath(entry, history.round);
    if (input !== undefined && input !== null) cuts.push([]);
    // What stands before the first input belongs to no round.
    cuts.at(-1)?.push(entry);
  }
  if (cuts.length > inputs.length || cuts.length < answered)
    return failed(
      'AGENT_ERROR',
      `${said} with a history of ${count(cuts.length)}, but ${count(inputs.length)} ${inputs.length === 1 ? 'was' : 'were'} sent`,
      raw,
    );
  const reading = { history, callId, began: timeOf(cuts[0]?.[0], history.time) };
  return { ok: true, rounds: cuts.map((entries, i) => readRound(entries, i + 1, inputs[i] ?? '', reading)) };
}

const count = (n: number): string => (n === 1 ? '1 round' : `${n} rounds`);

function readRound(entries: readonly Json[], round: number, input: string, reading: Reading): Event[] {
  const events: Event[] = [];
  const problems: Event[] = [];
  let spoke = false;
  for (const [i, entry] of entries.entries()) {
    const time = timeOf(entry, reading.history.time);
    const at = time === undefined || reading.began === undefined ? {} : { at: Math.max(0, time - reading.began) };
    if (i === 0) events.push({ type: 'user', round, text: input, ...at });
    readTool(entry, round, at, reading, events, problems);
    const text = textOf(atPath(entry, reading.history.text));
    if (text === null || isBlank(text)) continue;
    spoke = true;
    if (isTooLong(text)) problems.push({ type: 'error', round, code: 'LIMIT', text: 'an answer in the history is larger than 1 MB' });
    else events.push({ type: 'agent', round, text, ...at });
  }
  if (!spoke) problems.push({ type: 'error', round, code: 'EMPTY_OUTPUT', text: 'the history has no answer of the agent in this round' });
  return [...events, ...problems];
}

function readTool(entry: Json, round: number, at: { at?: number }, { history, callId }: Reading, events: Event[], problems: Event[]): void {
  const tool = atPath(entry, history.tool);
  if (!isObject(tool)) return;
  const name = atPath(tool, history.name);
  if (typeof name !== 'string' || name === '') {
    problems.push({ type: 'error', round, code: 'AGENT_ERROR', text: `the history has a tool call without a name at \`${history.name}\`` });
    return;
  }
  const written = atPath(tool, history.args);
  const args = toolArgs(written);
  if (args === undefined)
    problems.push({ type: 'error', round, code: 'FORMAT_DRIFT', text: `the arguments of the tool call ${name} are not JSON` });
  const call = callId();
  // Text that is not JSON is shown as it came: the run failed, and this is why.
  events.push({ type: 'tool_call', round, call, name, args: args ?? written ?? null, ...at });
  const content = atPath(tool, history.result);
  const status = atPath(tool, history.status);
  if (content === undefined && status === undefined) return;
  events.push({ type: 'tool_result', round, call, name, status: toolStatus(status), content: content ?? null, ...at });
}

/** ISO text, or seconds or milliseconds since 1970. */
function timeOf(entry: Json | undefined, path: string): number | undefined {
  const value = entry === undefined ? undefined : atPath(entry, path);
  if (typeof value === 'number') return value > 1e11 ? value : value * 1000;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
