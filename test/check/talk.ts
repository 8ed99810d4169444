import { createSearch } from '../../src/edge/search.ts';
import type { CheckKind, CheckSubject } from '../../src/model/contracts.ts';
import type { Json } from '../../src/model/json.ts';
import type { Event, ToolStatus, Transcript, Usage } from '../../src/model/transcript.ts';

/** One step of a conversation: what the user says (which opens a round), what the agent says, or a tool it calls. */
export type Step =
  | { readonly user: string }
  | { readonly agent: string }
  | { readonly tool: string; readonly args?: Json; readonly status?: ToolStatus };

export const tool = (name: string, args: Json = {}, status: ToolStatus = 'ok'): Step => ({ tool: name, args, status });

export function talk(steps: readonly Step[], times: { latency?: number; usage?: Usage } = {}): Transcript {
  const events: Event[] = [];
  let round = 0;
  let calls = 0;
  for (const step of steps) {
    if ('user' in step) events.push({ type: 'user', round: ++round, text: step.user });
    else if ('agent' in step) events.push({ type: 'agent', round, text: step.agent });
    else {
      const call = `call_${++calls}`;
      events.push({ type: 'tool_call', round, call, name: step.tool, args: step.args ?? {} });
      events.push({ type: 'tool_result', round, call, name: step.tool, status: step.status ?? 'ok', content: null });
    }
  }
  return {
    test: 'salon.viva.yml#books',
    agent: 'salon',
    agent_version: 'v1',
    run: 0,
    at: '2026-03-02T09:00:00.000Z',
    events,
    rounds: Array.from({ length: round }, () => ({ latency: times.latency ?? 100, ...(times.usage && { usage: times.usage }) })),
    latency: (times.latency ?? 100) * round,
    ...(times.usage && { usage: { input: times.usage.input * round, output: times.usage.output * round } }),
    agent_calls: round,
  };
}

const search = createSearch({ deadline: 200 });

export const subject = (transcript: Transcript, round?: number, files: { readonly [path: string]: string } = {}): CheckSubject => ({
  transcript,
  ...(round !== undefined && { round }),
  search,
  readFile: async (path) => files[path],
});

/** The check as the suite would give it: read by its schema first. */
export const check = (kind: CheckKind, written: unknown, about: CheckSubject) => kind.evaluate(kind.schema.parse(written), about);
