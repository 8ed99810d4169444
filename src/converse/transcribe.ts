// The record of a run as it grows: redacted before anything is kept.
import type { Failed, Reply, ToolCall, ToolResult } from '../model/agents.ts';
import type { Redact } from '../model/ports.ts';
import type { Event, RoundTimes, RunCode, Transcript, Usage } from '../model/transcript.ts';
import { lastPiece, piece, redactJson } from './redact.ts';

/** Names of tools stand in it, and agents make those up. */
const SHOWN_OF_TEXT = 3000;
const SHOWN_OF_BODY = 300;
/** A secret that is cut here is far beyond what is shown. */
const READ_OF_BODY = 64 * 1024;

type Said = Extract<Reply, { ok: true }>;
type Ended = NonNullable<Transcript['ended']>;
type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;

export interface Recorder {
  user(round: number, text: string): void;
  said(round: number, reply: Said): void;
  result(round: number, result: ToolResult): void;
  /** The text has not been redacted or cut. */
  end(round: number, failure: Failed): void;
  /** Instead of the events of these rounds; error events among them end the run. `shift`: milliseconds from the run's beginning to the first input. */
  replace(rounds: readonly (readonly Event[])[], shift: number): void;
  round(times: RoundTimes): void;
  // Functions, not getters: V8 gives every object with a getter a shape of its own, which doubles the memory of 20,000 runs.
  events(): readonly Event[];
  ended(): Ended | undefined;
  readonly rounds: readonly RoundTimes[];
}

export function createRecorder(redact: Redact, now: () => number): Recorder {
  let events: Event[] = [];
  const rounds: RoundTimes[] = [];
  let ended: Ended | undefined;
  const add = (event: WithoutTime<Event>) => events.push({ ...event, at: now() });
  const end = (round: number, code: RunCode, text: string) => {
    ended ??= { code, round, text };
  };
  const called = (round: number, { call, name, args }: ToolCall) =>
    add({ type: 'tool_call', round, call: redact(call), name: redact(name), args: redactJson(args, redact) });
  const result = (round: number, { call, name, status, content, unmocked }: ToolResult) =>
    add({
      type: 'tool_result',
      round,
      call: redact(call),
      name: redact(name),
      status,
      content: redactJson(content, redact),
      ...(unmocked && { unmocked }),
    });
  return {
    events() {
      if (!ended) return events;
      const last: Event = { type: 'error', ...ended, at: now() };
      return [...events, last];
    },
    rounds,
    ended: () => ended,
    user: (round, text) => void add({ type: 'user', round, text: redact(text) }),
    said(round, { text, calls, observed = [], finish, context }) {
      for (const o of observed) o.kind === 'call' ? called(round, o) : result(round, o);
      if (text !== null && text.trim() !== '')
        add({
          type: 'agent',
          round,
          text: redact(text),
          ...(finish && { finish: redact(finish) }),
          ...(context !== undefined && { context: redactJson(context, redact) }),
        });
      for (const call of calls) called(round, call);
    },
    result: (round, r) => void result(round, r),
    end(round, { code, text, body, body_end }) {
      const shown = body && (body_end ? lastPiece(redact(body), SHOWN_OF_BODY) : piece(redact(body.slice(0, READ_OF_BODY)), SHOWN_OF_BODY));
      end(round, code, piece(redact(text), SHOWN_OF_TEXT) + (shown ? `: ${shown}` : ''));
    },
    replace(given, shift) {
      const unsaid = events.filter((event) => event.round > given.length);
      events = [];
      for (const event of given.flat()) {
        const clean = redacted(event, redact);
        if (clean.type === 'error') end(clean.round, clean.code, piece(clean.text, SHOWN_OF_TEXT));
        else events.push(clean.at === undefined ? clean : { ...clean, at: clean.at + shift });
      }
      events.push(...unsaid);
    },
    round: (times) => void rounds.push(times),
  };
}

function redacted(event: Event, redact: Redact): Event {
  switch (event.type) {
    case 'user':
    case 'error':
      return { ...event, text: redact(event.text) };
    case 'agent':
      return { ...event, text: redact(event.text), ...(event.context !== undefined && { context: redactJson(event.context, redact) }) };
    case 'tool_call':
      return { ...event, name: redact(event.name), args: redactJson(event.args, redact) };
    case 'tool_result':
      return { ...event, name: redact(event.name), content: redactJson(event.content, redact) };
  }
}

export function sum(usages: readonly (Usage | undefined)[]): Usage | undefined {
  const known = usages.filter((u) => u !== undefined);
  return known.length === 0 ? undefined : known.reduce((a, b) => ({ input: a.input + b.input, output: a.output + b.output }));
}
