// Tool calls that an agent reports it made by itself, under the names that agents use.
import type { Failed, Reply } from '../model/agents.ts';
import { isObject, type Json } from '../model/json.ts';
import type { ToolStatus } from '../model/transcript.ts';
import { failed } from './failure.ts';
import { atPath } from './json.ts';
import { toolArgs } from './tool-args.ts';

const NAMES = ['name', 'function.name', 'functionName', 'tool_name', 'toolName', 'tool'];
const ARGS = ['args', 'arguments', 'function.arguments', 'functionArguments', 'input', 'parameters'];
const RESULTS = ['result', 'output', 'content'];

type Observed = NonNullable<Extract<Reply, { ok: true }>['observed']>[number];

export function observedTools(entries: readonly Json[], callId: () => string): Observed[] | Failed {
  const observed: Observed[] = [];
  for (const entry of entries) {
    const name = typeof entry === 'string' ? entry : first(entry, NAMES);
    if (typeof name !== 'string' || name === '')
      return failed('AGENT_ERROR', 'the agent reports a tool call without a name', JSON.stringify(entry));
    const written = first(entry, ARGS);
    const args = toolArgs(written);
    if (args === undefined) return failed('FORMAT_DRIFT', `the arguments of the tool call ${name} are not JSON`, String(written));
    const id = atPath(entry, 'id');
    const call = typeof id === 'string' && id ? id : callId();
    observed.push({ kind: 'call', call, name, args });
    const content = first(entry, RESULTS);
    const error = atPath(entry, 'error');
    if (content === undefined && !error) continue;
    const status = error ? 'error' : toolStatus(atPath(entry, 'status'));
    observed.push({ kind: 'result', call, name, status, content: content ?? { error: error ?? null } });
  }
  return observed;
}

function first(entry: Json, paths: readonly string[]): Json | undefined {
  if (!isObject(entry)) return undefined;
  return paths.map((path) => atPath(entry, path)).find((value) => value !== undefined && value !== null);
}

/** Agents say `ok`, `completed`, `true`, 200 …; what says nothing went well. */
export function toolStatus(given: Json | undefined): ToolStatus {
  if (typeof given === 'string') return /err|fail|denied|reject|cancel|abort|time.?out/i.test(given) ? 'error' : 'ok';
  if (typeof given === 'number') return given >= 400 ? 'error' : 'ok';
  return given === false ? 'error' : 'ok';
}
