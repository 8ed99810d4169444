// From golden runs to a suite: what every run had in common is asserted, what varied is left out, and said.
import { stringify } from 'yaml';
import { lastJson } from '../check/last-json.ts';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Transcript } from '../model/transcript.ts';

export interface Golden {
  readonly name: string;
  readonly command: string | readonly string[];
  readonly runs: readonly Transcript[];
}

export interface Synthesized {
  readonly text: string;
  /** What is asserted, and what is not, each in one line. */
  readonly kept: readonly string[];
  readonly left: readonly string[];
}

interface Notes {
  readonly kept: string[];
  readonly left: string[];
}

export function synthesized({ name, command, runs }: Golden): Synthesized {
  const notes: Notes = { kept: [], left: [] };
  const outputs = runs.map(outputOf);
  const assertions = { ...saidInCommon(outputs, notes), ...doneInCommon(runs, notes), ...timeFor(runs, notes) };
  const [executable = '', ...args] = typeof command === 'string' ? [] : command;
  const suite = {
    name,
    ...(typeof command === 'string' ? { agentCommand: command } : { command: { executable, ...(args.length > 0 && { args }) } }),
    iterations: 5,
    assertions,
  };
  notes.left.push('whether what it says is right: give it an `evaluator` with a rubric for that');
  const remarks = [
    `Made from ${runs.length} runs. Not asserted, because it varied or cannot be told from runs:`,
    ...notes.left.map((l) => `- ${l}`),
  ];
  // Keys and names are the agent's own words.
  const comment = remarks.map((line) => `# ${line.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`).join('\n');
  return { text: `${comment}\n${stringify(suite, { lineWidth: 120 })}`, ...notes };
}

const outputOf = ({ events }: Transcript): string => events.flatMap((e) => (e.type === 'agent' ? [e.text] : [])).join('\n');

function saidInCommon(outputs: readonly string[], notes: Notes): { jsonSchema?: JsonObject; regex?: string } {
  const values = outputs.map((text) => lastJson(text));
  const json = values.flatMap((v) => ('value' in v && typeof v.value === 'object' && v.value !== null ? [v.value] : []));
  if (json.length === outputs.length) {
    notes.kept.push('the shape of its JSON');
    return { jsonSchema: shapeOf(json, '', notes) };
  }
  if (json.length > 0) notes.left.push(`its JSON: only ${json.length} of ${outputs.length} runs printed some`);
  const line = commonLine(outputs);
  if (line === undefined) {
    notes.left.push('its words: no line was the same in all runs');
    return {};
  }
  notes.kept.push(`the line “${line}”`);
  if (new Set(outputs).size > 1) notes.left.push('its other words: they differed from run to run');
  return { regex: line.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') };
}

/** The longest line that every output has; a few characters are no line. */
function commonLine(outputs: readonly string[]): string | undefined {
  const [first = [], ...others] = outputs.map((text) => text.split('\n').map((line) => line.trim()));
  const shared = first.filter((line) => line.length >= 3 && line.length <= 200 && others.every((lines) => lines.includes(line)));
  return shared.sort((a, b) => b.length - a.length)[0];
}

const typeOf = (value: Json): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Keys that each value has are required; of texts only short words that never changed are held to their value. */
function shapeOf(values: readonly Json[], path: string, notes: Notes): JsonObject {
  const types = [...new Set(values.map(typeOf))];
  const [type = 'null'] = types;
  if (types.length > 1) {
    notes.left.push(`what kind of value ${called(path)} is: ${types.join(' or ')}`);
    return { type: types };
  }
  if (type === 'object') return objectShape(values.filter(isJsonObject), path, notes);
  if (type === 'array') {
    const items = values.flatMap((v) => (Array.isArray(v) ? v : []));
    return items.length === 0 ? { type } : { type, items: shapeOf(items, `${path}[]`, notes) };
  }
  const same = new Set(values).size === 1 && values.length > 1;
  const [value = null] = values;
  if (same && (type === 'boolean' || (typeof value === 'string' && /^[\w.-]{1,40}$/.test(value)))) return { const: value };
  if (new Set(values).size > 1 && !path.includes('[]')) notes.left.push(`the value of ${called(path)}: it differed`);
  return { type };
}

const isJsonObject = (value: Json): value is JsonObject => isObject(value);

function objectShape(values: readonly JsonObject[], path: string, notes: Notes): JsonObject {
  const all = [...new Set(values.flatMap((v) => Object.keys(v)))];
  const required = all.filter((key) => values.every((v) => Object.hasOwn(v, key)));
  for (const key of all.filter((k) => !required.includes(k))) notes.left.push(`${called(join(path, key))}: not every answer has it`);
  const properties = Object.fromEntries(
    required.map((key) => [
      key,
      shapeOf(
        values.map((v) => v[key] ?? null),
        join(path, key),
        notes,
      ),
    ]),
  );
  return { type: 'object', ...(required.length > 0 && { required, properties }) };
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const called = (path: string): string => (path === '' ? 'the answer' : `\`${path}\``);

interface Called {
  readonly name: string;
  readonly args: Json;
}

function doneInCommon(runs: readonly Transcript[], notes: Notes): { trajectory?: JsonObject } {
  const calls = runs.map(({ events }) => events.flatMap((e): Called[] => (e.type === 'tool_call' ? [{ name: e.name, args: e.args }] : [])));
  const names = calls.map((list) => list.map((c) => c.name));
  const [first = []] = names;
  const always = [...new Set(first)].filter((name) => names.every((list) => list.includes(name)));
  const same = names.every((list) => list.length === first.length && list.every((name, i) => name === first[i]));
  if (names.every((list) => list.length === 0)) {
    notes.left.push('its tool calls: it reported none (it may write them to TARDI_TRACE_FILE)');
    return {};
  }
  const tool_args = argsInCommon(calls, always);
  const args: JsonObject = Object.keys(tool_args).length > 0 ? { tool_args } : {};
  if (same) {
    notes.kept.push(`its tool calls in their order: ${first.join(', ')}`);
    return { trajectory: { exact_sequence: [...first], ...args } };
  }
  const most = Math.max(...names.map((list) => list.length));
  notes.kept.push(always.length > 0 ? `the tools that it always called: ${always.join(', ')}` : `no more than ${2 * most} tool calls`);
  notes.left.push('the order and the number of its tool calls: they differed');
  const required: JsonObject = always.length > 0 ? { require_tools: always } : {};
  return { trajectory: { ...required, max_tool_calls: 2 * most, ...args } };
}

/** Of tools that each run called once: the arguments that were always the same. */
function argsInCommon(calls: readonly (readonly Called[])[], names: readonly string[]): JsonObject {
  const found: JsonObject = {};
  for (const name of names) {
    const each = calls.map((list) => list.filter((c) => c.name === name));
    if (each.some((list) => list.length !== 1)) continue;
    const args = each.flatMap((list) => (list[0] && isJsonObject(list[0].args) ? [list[0].args] : []));
    const [first = {}] = args;
    if (args.length < calls.length) continue;
    const kept = Object.entries(first).filter(([key, value]) => isShort(value) && args.every((a) => a[key] === value));
    if (kept.length > 0) found[name] = Object.fromEntries(kept);
  }
  return found;
}

const isShort = (value: Json): boolean => typeof value !== 'object' && String(value).length <= 80;

/** Other machines are slower, and some days are. */
function timeFor(runs: readonly Transcript[], notes: Notes): { telemetry: { maxLatencyMs: number } } {
  const longest = Math.max(...runs.map((r) => r.latency));
  const maxLatencyMs = Math.max(5000, Math.ceil((5 * longest) / 1000) * 1000);
  notes.kept.push(`an answer within ${maxLatencyMs / 1000} s (the longest took ${(longest / 1000).toFixed(1)} s)`);
  return { telemetry: { maxLatencyMs } };
}
