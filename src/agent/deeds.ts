// What a command did in a round: by its trace, else by what it printed.
import type { Failed, Observed } from '../model/agents.ts';
import type { Site } from '../model/programs.ts';
import { spansOfJson } from '../model/spans.ts';
import type { Usage } from '../model/transcript.ts';
import { failed } from './failure.ts';
import { parseJson } from './json.ts';
import { deedsOfSpans } from './spans.ts';
import { type CallId, callsInOutput, readTrace } from './trace.ts';

/** Each is kept, shown and judged. */
const MOST = 10_000;

export interface Deeds {
  readonly callId: CallId;
  /** Of the last round, as its spans tell. */
  usage(): Usage | undefined;
  /** Since the last time. `torn`: the agent was stopped in the middle of it. */
  since(
    site: Site,
    told: { readonly text: string | null; readonly observed?: readonly Observed[] },
    torn: boolean,
  ): Promise<readonly Observed[] | Failed>;
}

export function deeds(): Deeds {
  let read = 0;
  let called = 0;
  let received = 0;
  let usage: Usage | undefined;
  const callId = () => `call_${++called}`;
  return {
    callId,
    usage: () => usage,
    async since(site, told, torn) {
      const all = await site.traced();
      const fresh = all.slice(read);
      const traced = readTrace(fresh, callId, torn);
      read = all.length;
      if ('ok' in traced) return traced;
      const spans = [...site.spans().slice(received), ...spansIn(fresh)];
      received = site.spans().length;
      const spanned = deedsOfSpans(spans, callId);
      usage = spanned.usage;
      const sure = traced.length > 0 ? traced : spanned.observed;
      const observed = sure.length > 0 ? sure : (told.observed ?? callsInOutput(told.text ?? '', callId));
      if (observed.length > 2 * MOST) return failed('LIMIT', `it made more than ${MOST.toLocaleString('en')} tool calls`);
      return observed;
    },
  };
}

/** An export of spans as a line of the trace file, as exporters to a file write it. */
const spansIn = (text: string) =>
  text.includes('"resourceSpans"')
    ? text.split('\n').flatMap((line) => (line.includes('"resourceSpans"') ? spansOfJson(parseJson(line)) : []))
    : [];
