import { isObject, type Json } from '../model/json.ts';
import type { ToolStatus, Transcript } from '../model/transcript.ts';

/** A tool call with what came of it. */
export interface Call {
  /** Index into the transcript's events. */
  readonly event: number;
  readonly name: string;
  readonly args: Json;
  /** undefined: no result was recorded. */
  readonly status?: ToolStatus;
}

export interface Entry {
  readonly name: string;
  readonly args?: Json;
  readonly args_match: 'partial' | 'exact' | 'ignore';
  readonly status?: ToolStatus;
}

/** In order; of one round, or of all. A call's result is the first with its id that no earlier call took: agents use ids twice. */
export function callsOf(transcript: Transcript, round?: number): Call[] {
  type Open = Omit<Call, 'status'> & { status?: ToolStatus };
  const calls: Open[] = [];
  const open = new Map<string, Open[]>();
  for (const [event, e] of transcript.events.entries()) {
    if (round !== undefined && e.round !== round) continue;
    const key = 'call' in e ? JSON.stringify([e.round, e.call]) : '';
    if (e.type === 'tool_call') {
      const call: Open = { event, name: e.name, args: e.args };
      calls.push(call);
      const same = open.get(key);
      if (same) same.push(call);
      else open.set(key, [call]);
    } else if (e.type === 'tool_result') {
      const call = open.get(key)?.shift();
      if (call) call.status = e.status;
    }
  }
  return calls;
}

export function matches(entry: Entry, call: Call): boolean {
  if (entry.name !== call.name) return false;
  if (entry.status !== undefined && entry.status !== call.status) return false;
  if (entry.args === undefined || entry.args_match === 'ignore') return true;
  return fits(entry.args, call.args, entry.args_match === 'exact');
}

/** An object needs the expected keys (exactly: no others), a list the same length; both all the way down. 1 is 1.0, but not "1". */
export function fits(expected: Json, actual: Json, exactly: boolean): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) && expected.length === actual.length && expected.every((item, i) => fits(item, actual[i] ?? null, exactly))
    );
  }
  if (!isObject(expected)) return expected === actual;
  if (!isObject(actual) || (exactly && Object.keys(actual).length !== Object.keys(expected).length)) return false;
  return Object.entries(expected).every(([key, item]) => {
    const there = Object.hasOwn(actual, key) ? actual[key] : undefined;
    return there !== undefined && fits(item, there, exactly);
  });
}

/**
 * For each entry the index of a call of its own, or undefined: as many entries as possible get one (augmenting paths). Taking the first that
 * fits would give a loose entry the only call that fits a strict one.
 */
export function assign(entries: readonly Entry[], calls: readonly Call[]): (number | undefined)[] {
  const taken = new Map<number, number>();
  const fitting = entries.map((entry) => calls.flatMap((call, i) => (matches(entry, call) ? [i] : [])));
  const place = (entry: number, seen: Set<number>): boolean => {
    for (const call of fitting[entry] ?? []) {
      if (seen.has(call)) continue;
      seen.add(call);
      const holder = taken.get(call);
      if (holder === undefined || place(holder, seen)) {
        taken.set(call, entry);
        return true;
      }
    }
    return false;
  };
  for (const entry of entries.keys()) place(entry, new Set());
  const given: (number | undefined)[] = entries.map(() => undefined);
  for (const [call, entry] of taken) given[entry] = call;
  return given;
}

/** Each entry's call in order, others may stand between; undefined from the first that finds none. The earliest that fits is never worse. */
export function inOrder(entries: readonly Entry[], calls: readonly Call[]): (number | undefined)[] {
  let from = 0;
  return entries.map((entry) => {
    const index = calls.findIndex((call, i) => i >= from && matches(entry, call));
    from = index < 0 ? calls.length : index + 1;
    return index < 0 ? undefined : index;
  });
}
