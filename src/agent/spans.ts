// Spans as events: by OpenTelemetry's words for generative AI, and by those of the instrumentations that came before them.
import type { Observed } from '../model/agents.ts';
import { isObject, type Json } from '../model/json.ts';
import type { Span } from '../model/spans.ts';
import type { Usage } from '../model/transcript.ts';
import { parseJson } from './json.ts';
import { toolArgs } from './tool-args.ts';
import type { CallId } from './trace.ts';

const NAMES = ['gen_ai.tool.name', 'ai.toolCall.name', 'tool.name', 'traceloop.entity.name'];
const ARGS = ['gen_ai.tool.call.arguments', 'ai.toolCall.args', 'tool.parameters', 'input.value', 'traceloop.entity.input'];
const RESULTS = ['gen_ai.tool.call.result', 'ai.toolCall.result', 'output.value', 'traceloop.entity.output'];
const IDS = ['gen_ai.tool.call.id', 'ai.toolCall.id', 'tool_call.id'];
const LONGEST = 500;

export function deedsOfSpans(spans: readonly Span[], callId: CallId): { readonly observed: readonly Observed[]; readonly usage?: Usage } {
  const inOrder = [...spans].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  const observed = inOrder.flatMap((span) => toolOf(span, callId));
  const usages = inOrder.flatMap(({ attributes: a }) => {
    const [input, output] = [a['gen_ai.usage.input_tokens'], a['gen_ai.usage.output_tokens']];
    // A whole agent's span sums up what its calls to a model tell already.
    const model = a['gen_ai.operation.name'] !== 'invoke_agent';
    return model && typeof input === 'number' && typeof output === 'number' ? [{ input, output }] : [];
  });
  const sum = usages.reduce((a, b) => ({ input: a.input + b.input, output: a.output + b.output }), { input: 0, output: 0 });
  return { observed, ...(usages.length > 0 && { usage: sum }) };
}

function isTool({ name, attributes: a }: Span): boolean {
  return (
    a['gen_ai.operation.name'] === 'execute_tool' ||
    a['openinference.span.kind'] === 'TOOL' ||
    a['traceloop.span.kind'] === 'tool' ||
    name === 'ai.toolCall' ||
    name.startsWith('execute_tool ')
  );
}

function toolOf(span: Span, callId: CallId): readonly Observed[] {
  if (!isTool(span)) return [];
  const { attributes, failed } = span;
  const first = (keys: readonly string[]): Json | undefined =>
    keys.map((key) => attributes[key]).find((v) => v !== undefined && v !== null);
  const name = first(NAMES) ?? span.name.replace(/^execute_tool /, '');
  if (typeof name !== 'string' || name === '' || name.length > LONGEST) return [];
  const id = first(IDS);
  const call = typeof id === 'string' && id !== '' && id.length <= LONGEST ? id : callId();
  const written = first(ARGS);
  const args = toolArgs(written);
  const called: Observed = { kind: 'call', call, name, args: isObject(args) ? args : { input: args ?? written ?? null } };
  const given = first(RESULTS);
  if (given === undefined && !failed) return [called];
  const content = typeof given === 'string' ? (parseJson(given) ?? given) : (given ?? { error: attributes['error.type'] ?? 'it failed' });
  return [called, { kind: 'result', call, name, status: failed ? 'error' : 'ok', content }];
}
