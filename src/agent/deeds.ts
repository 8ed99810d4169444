// What a command did in a round: by its trace, else by what it printed.
import type { Failed, Observed } from '../model/agents.ts';
import type { Site } from '../model/programs.ts';
import { failed } from './failure.ts';
import { type CallId, callsInOutput, readTrace } from './trace.ts';

/** Each is kept, shown and judged. */
const MOST = 10_000;

export interface Deeds {
  readonly callId: CallId;
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
  const callId = () => `call_${++called}`;
  return {
    callId,
    async since(site, told, torn) {
      const all = await site.traced();
      const traced = readTrace(all.slice(read), callId, torn);
      read = all.length;
      if ('ok' in traced) return traced;
      const observed = traced.length > 0 ? traced : (told.observed ?? callsInOutput(told.text ?? '', callId));
      if (observed.length > 2 * MOST) return failed('LIMIT', `it made more than ${MOST.toLocaleString('en')} tool calls`);
      return observed;
    },
  };
}
