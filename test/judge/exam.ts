// What the stories of this room share: a short conversation, a judge at a scripted model, a clock that does not wait.
import { createFetch } from '../../src/edge/fetch.ts';
import { createHttp } from '../../src/edge/http.ts';
import { createJudge, type ModelParts } from '../../src/judge/judge.ts';
import type { Judge, Question, Verdict } from '../../src/model/judging.ts';
import type { Clock } from '../../src/model/ports.ts';
import type { Criterion, JudgeSettings } from '../../src/model/suite.ts';
import type { Event, Transcript } from '../../src/model/transcript.ts';
import { type ModelScript, type ModelServer, startModelServer } from '../stage/model.ts';

export const EVENTS: readonly Event[] = [
  { type: 'user', round: 1, text: 'Refund order 17, please' },
  { type: 'tool_call', round: 1, call: 'a', name: 'get_order', args: { id: 17 } },
  { type: 'tool_result', round: 1, call: 'a', name: 'get_order', status: 'ok', content: { id: 17, state: 'paid' } },
  { type: 'agent', round: 1, text: 'Order 17 is paid. Shall I refund it?' },
  { type: 'user', round: 2, text: 'Yes' },
  { type: 'agent', round: 2, text: 'Done, refunded!' },
];

export const transcript = (events: readonly Event[] = EVENTS): Transcript => ({
  test: 'shop.viva.yml#refund',
  agent: 'shop',
  agent_version: '1',
  run: 0,
  at: '2026-01-01T00:00:00.000Z',
  events,
  rounds: [],
  latency: 10,
  agent_calls: 2,
});

export const criterion = (text: string, isolate = false): Criterion => ({ text, isolate, place: { file: 'shop.viva.yml', line: 1 } });

export const question = (over: Partial<Question> = {}): Question => ({
  transcript: transcript(),
  criteria: [criterion('Looks up the order first')],
  knowledge: [],
  ...over,
});

export const settings = (over: Partial<JudgeSettings> = {}): JudgeSettings => ({
  provider: 'openai-compatible',
  model: 'scripted',
  headers: {},
  query: {},
  votes: 3,
  ...over,
});

/** Sleeps take no time and are written down. */
export function quickClock(): Clock & { readonly slept: number[] } {
  const slept: number[] = [];
  return { now: () => 0, monotonic: () => 0, sleep: async (ms) => void slept.push(ms), slept };
}

let drawn = 0;
export const countingRandom = { uuid: () => `${String(++drawn).padStart(8, '0')}-ffff-4fff-8fff-ffffffffffff` };

export interface Exam {
  readonly server: ModelServer;
  readonly judge: Judge;
  readonly slept: readonly number[];
  ask(over?: Partial<Question>): Promise<readonly Verdict[]>;
}

export const open: ModelServer[] = [];

export async function exam(script: ModelScript, over: Partial<JudgeSettings> = {}, parts: Partial<ModelParts> = {}): Promise<Exam> {
  const server = await startModelServer(script);
  open.push(server);
  const clock = quickClock();
  const judge = createJudge({
    settings: settings({ base_url: server.url, ...over }),
    apiKey: 'sk-test-1234567890',
    fetch: createFetch(createHttp()),
    clock,
    random: countingRandom,
    ...parts,
  });
  return {
    server,
    judge,
    slept: clock.slept,
    ask: async (q = {}) => (await judge.ask(question(q), never)).verdicts,
  };
}

export const never: AbortSignal = new AbortController().signal;

export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((s) => s.close()));
}
