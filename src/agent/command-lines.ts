// JSON lines that an agent prints: tool calls, and at last its answer. Lines that are no JSON objects are its log.
import type { Failed, Observed } from '../model/agents.ts';
import { isObject, type Json } from '../model/json.ts';
import type { Usage } from '../model/transcript.ts';
import { failed } from './failure.ts';
import { atPath, parseJson, textOf } from './json.ts';
import { usageOf } from './request.ts';
import { type CallId, toolRecord } from './trace.ts';

export interface Told {
  /** null: no answer. */
  text: string | null;
  observed: Observed[];
  usage?: Usage;
  context?: Json;
  failed?: Failed;
}

const ANSWERS = ['answer', 'output', 'text', 'content', 'response'];

export function readLines(lines: readonly string[], callId: CallId): Told {
  const told: Told = { text: null, observed: [] };
  for (const line of lines) {
    const record = /^\s*\{/.test(line) ? parseJson(line) : undefined;
    if (!isObject(record)) continue;
    const tool = toolRecord(record, callId, true);
    const answer = ANSWERS.map((key) => atPath(record, key)).find((value) => value !== undefined);
    if (tool) told.observed.push(...tool);
    else if (answer !== undefined) {
      told.text = textOf(answer) ?? '';
      const usage = usageOf(atPath(record, 'usage'));
      if (usage) told.usage = usage;
      const context = atPath(record, 'context');
      if (context !== undefined) told.context = context;
    } else if (atPath(record, 'error')) {
      const error = textOf(atPath(record, 'error')) ?? '';
      told.failed = failed('AGENT_ERROR', 'the agent says that it failed', error);
    }
  }
  return told;
}
