// What the settings of both protocols have in common.
import type { AgentTools, ReadyAgent } from '../model/agents.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Usage } from '../model/transcript.ts';
import { type Answer, ask } from './retry.ts';

export interface Caller {
  call(request: {
    method: 'GET' | 'POST';
    url: string;
    body?: Json;
    signal: AbortSignal;
    once?: boolean;
    accept?: string;
  }): Promise<Answer>;
  readonly calls: () => number;
}

export function caller(agent: ReadyAgent, tools: AgentTools): Caller {
  const given = isObject(agent.settings['headers']) ? (agent.settings['headers'] as JsonObject) : {};
  let calls = 0;
  return {
    calls: () => calls,
    call({ method, url, body, signal, once = false, accept = 'application/json' }) {
      const headers = withDefaults(given, { accept, ...(body !== undefined && { 'content-type': 'application/json' }) });
      const count = () => {
        calls++;
      };
      return ask({
        tools,
        once,
        count,
        request: { method, url, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) },
      });
    },
  };
}

function withDefaults(given: JsonObject, defaults: { readonly [name: string]: string }): { [name: string]: string } {
  const headers: { [name: string]: string } = { ...defaults };
  for (const [name, value] of Object.entries(given)) headers[name.toLowerCase()] = String(value);
  return headers;
}

const INPUT = ['prompt_tokens', 'input_tokens', 'inputTokens', 'promptTokens', 'input'];
const OUTPUT = ['completion_tokens', 'output_tokens', 'outputTokens', 'completionTokens', 'output'];

/** Under the names that providers use; undefined where either is missing. */
export function usageOf(value: Json | undefined): Usage | undefined {
  if (!isObject(value)) return undefined;
  const amount = (names: readonly string[]) => names.map((n) => value[n]).find((v) => typeof v === 'number' && v >= 0);
  const input = amount(INPUT);
  const output = amount(OUTPUT);
  return typeof input === 'number' && typeof output === 'number' ? { input, output } : undefined;
}
