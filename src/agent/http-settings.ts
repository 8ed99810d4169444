// The keys that only `http` has, and their defaults: those of tdx's chats where an agent keeps its conversations itself.
import { z } from 'zod';
import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { data, strict, text } from '../model/values.ts';

const stream = z.preprocess((v) => v, z.enum(['sse', 'ndjson'], 'expected sse or ndjson')).optional();
const path = (what: string) => text.optional().describe(`Dotted path to ${what}.`);

export const httpKeys = {
  body: data
    .optional()
    .describe(
      'The request, with {input} {conversation} {messages} {agent} {project}; alone in a value it keeps its JSON type. Without: GET.',
    ),
  answer: path('the answer’s text; without it the whole body is the answer'),
  context: path('what the agent looked up'),
  tools: path('the list of tool calls that the agent made'),
  usage: path('the tokens used'),
  stream: stream.describe('How the answer streams.'),
  delta: path('the piece of text in each event of the stream'),
  done: text
    .optional()
    .describe('What marks the end of the stream: a dotted path that is set then, the name of an event, or its whole data.'),
  create: strict({ path: text, body: data.optional(), id: text.optional() })
    .optional()
    .describe('Opens a conversation; `id` is the dotted path to {conversation}.'),
  send: strict({ path: text, body: data.optional(), stream }).optional().describe('Sends one round; its answer is read to the end.'),
  history: strict({
    path: text,
    events: text.optional(),
    round: text.optional(),
    text: text.optional(),
    time: text.optional(),
    tool: text.optional(),
    name: text.optional(),
    args: text.optional(),
    result: text.optional(),
    status: text.optional(),
  })
    .optional()
    .describe('Fetched once after the last round; cut into rounds where `round` is set.'),
} satisfies z.ZodRawShape;

export type StreamKind = 'sse' | 'ndjson';

export interface HttpSettings {
  readonly body?: Json;
  readonly answer?: string;
  readonly context?: string;
  readonly tools?: string;
  readonly usage?: string;
  readonly stream?: StreamKind;
  readonly delta?: string;
  readonly done?: string;
  readonly create?: { readonly path: string; readonly body?: Json; readonly id: string };
  readonly send?: { readonly path: string; readonly body: Json; readonly stream?: StreamKind };
  readonly history?: HistorySettings;
}

export interface HistorySettings {
  readonly path: string;
  readonly events: string;
  readonly round: string;
  readonly text: string;
  readonly time: string;
  readonly tool: string;
  readonly name: string;
  readonly args: string;
  readonly result: string;
  readonly status: string;
}

const HISTORY = {
  events: 'data',
  round: 'input',
  text: 'content',
  time: 'at',
  tool: 'tool',
  name: 'functionName',
  args: 'functionArguments',
  result: 'content',
  status: 'status',
};

/** `settings` passed `httpKeys` before. */
export function httpSettings(settings: JsonObject): HttpSettings {
  const given = settings as HttpSettings;
  return {
    ...given,
    ...(isObject(given.create) && { create: { ...given.create, id: given.create.id ?? 'data.id' } }),
    ...(isObject(given.send) && { send: { ...given.send, body: given.send.body ?? { input: '{input}' } } }),
    ...(isObject(given.history) && { history: { ...HISTORY, ...given.history } }),
  };
}
