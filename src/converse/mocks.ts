// What the mocks answer. Sequences start anew with each run.
import type { ToolCall, ToolResult } from '../model/agents.ts';
import { isObject, type Json } from '../model/json.ts';
import type { Mock, Test } from '../model/suite.ts';

export interface Mocks {
  /** undefined: no mock fits this call. */
  answer(call: ToolCall): ToolResult | undefined;
  has(tool: string): boolean;
}

export function createMocks(test: Pick<Test, 'mocks' | 'unmocked_tools'>, agent: string): Mocks {
  const used = new Map<Mock, number>();
  const find = (tool: string): Mock | undefined =>
    [`${agent}/${tool}`, tool].filter((name) => Object.hasOwn(test.mocks, name)).map((name) => test.mocks[name])[0];
  return {
    has: (tool) => find(tool) !== undefined,
    answer(call) {
      const mock = find(call.name);
      const said = mock && settle(mock, call.args, used);
      if (said) return { call: call.call, name: call.name, ...said };
      return test.unmocked_tools === 'passthrough' ? { call: call.call, name: call.name, status: 'ok', content: null } : undefined;
    },
  };
}

function settle(mock: Mock, args: Json, used: Map<Mock, number>): Pick<ToolResult, 'status' | 'content'> | undefined {
  if ('returns' in mock) return { status: 'ok', content: mock.returns };
  if ('error' in mock) return { status: 'error', content: { error: mock.error } };
  if ('when' in mock) return fits(mock.when, args) ? settle(mock.mock, args, used) : undefined;
  if ('choices' in mock) {
    for (const choice of mock.choices) {
      const said = settle(choice, args, used);
      if (said) return said;
    }
    return undefined;
  }
  const at = used.get(mock) ?? 0;
  used.set(mock, at + 1);
  const next = mock.sequence[Math.min(at, mock.sequence.length - 1)];
  return next && settle(next, args, used);
}

/** Partial: every key of `wanted` is there and fits; lists have the same length. */
function fits(wanted: Json, given: Json | undefined): boolean {
  if (Array.isArray(wanted)) return Array.isArray(given) && given.length === wanted.length && wanted.every((w, i) => fits(w, given[i]));
  if (!isObject(wanted)) return wanted === given;
  return isObject(given) && Object.entries(wanted).every(([key, w]) => Object.hasOwn(given, key) && fits(w as Json, given[key] as Json));
}
