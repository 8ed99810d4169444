// A scripted agent over real HTTP: chat completions and responses (plain and streamed), and the stateful shape of tdx.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { type Kept, respond } from './responses.ts';

export interface ScriptedTool {
  readonly name: string;
  readonly args?: Json;
  /** The arguments as they go over the wire, where they are not to be JSON. */
  readonly raw?: string;
  readonly id?: string;
  /** Only for the stateful shape, whose agent calls its tools itself. */
  readonly result?: Json;
  readonly status?: string;
}

/** What the agent says to one message. A text is `{ text }`. */
export interface Line {
  readonly text?: Json;
  readonly tools?: readonly ScriptedTool[];
  readonly finish?: string;
  readonly usage?: { readonly input: number; readonly output: number };
  readonly delay?: number;
  /** Answers with this status and body instead. */
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

export interface Said {
  /** The last thing the user said. */
  readonly input: string;
  /** Contents of the tool messages since then, in order. */
  readonly results: readonly Json[];
  /** How often the agent has answered since the user's last message. */
  readonly step: number;
  readonly messages: readonly JsonObject[];
  readonly request: AgentRequest;
}

/** By what the user says; a list gives one line a step (the last repeats); `*` is for everything else. */
export type Script = { readonly [input: string]: string | Line | readonly (string | Line)[] };
export type Player = (said: Said) => string | Line | Promise<string | Line>;

export interface AgentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: JsonObject;
}

export interface AgentServer {
  /** `http://127.0.0.1:PORT`; chat completions are at `/v1/chat/completions`, responses at `/v1/responses`, tdx's chats at `/api/chats`. */
  readonly url: string;
  /** Every request but those to `/health`, in order. */
  readonly requests: AgentRequest[];
  close(): Promise<void>;
}

export async function startAgentServer(script: Script | Player): Promise<AgentServer> {
  const play: Player = typeof script === 'function' ? script : (said) => lineOf(script, said);
  const requests: AgentRequest[] = [];
  const chats = new Map<string, JsonObject[]>();
  const kept: Kept = new Map();
  const server = await serve(async (request, response) => {
    if (request.path === '/health') return json(response, 200, { ok: true });
    if (request.path === '/v1/models') return json(response, 200, { object: 'list', data: [{ id: 'scripted' }] });
    requests.push(request);
    if (request.path.endsWith('/chat/completions')) return chat(request, response, play);
    if (request.path.endsWith('/responses')) return respond(request, response, play, kept);
    if (request.path.startsWith('/api/chats')) return stateful(request, response, play, chats);
    json(response, 404, { error: { message: `no such route: ${request.path}` } });
  });
  return { url: server.url, requests, close: server.close };
}

function lineOf(script: Script, said: Said): string | Line {
  const known = script[said.input] ?? script['*'];
  if (known === undefined)
    return { status: 500, body: JSON.stringify({ error: { message: `the script has no line for: ${said.input}` } }) };
  if (typeof known === 'string' || !Array.isArray(known)) return known as string | Line;
  return known[Math.min(said.step, known.length - 1)];
}

async function chat(request: AgentRequest, response: ServerResponse, play: Player): Promise<void> {
  const messages = (request.body['messages'] ?? []) as JsonObject[];
  const from = messages.findLastIndex((m) => m['role'] === 'user');
  const since = messages.slice(from + 1);
  const line = full(
    await play({
      input: String(messages[from]?.['content'] ?? ''),
      results: since.filter((m) => m['role'] === 'tool').map((m) => m['content'] ?? null),
      step: since.filter((m) => m['role'] === 'assistant').length,
      messages,
      request,
    }),
  );
  await wait(line.delay);
  if (line.status !== undefined || line.body !== undefined) return raw(response, line);
  const calls = line.tools?.map((tool, i) => ({
    id: tool.id ?? `call_${messages.length}_${i}`,
    type: 'function',
    function: { name: tool.name, arguments: tool.raw ?? JSON.stringify(tool.args ?? {}) },
  }));
  const finish = line.finish ?? (calls ? 'tool_calls' : 'stop');
  const usage = line.usage && { usage: { prompt_tokens: line.usage.input, completion_tokens: line.usage.output } };
  if (request.body['stream'] === true) return stream(response, line, calls, finish, usage);
  const message = { role: 'assistant', content: line.text ?? null, ...(calls && { tool_calls: calls }) };
  json(response, 200, { object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }], ...usage }, line.headers);
}

function stream(response: ServerResponse, line: Line, calls: object[] | undefined, finish: string, usage: object | undefined): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', ...line.headers });
  const send = (delta: object, rest: object = {}) =>
    response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, ...rest }] })}\n\n`);
  send({ role: 'assistant' });
  for (const piece of typeof line.text === 'string' ? (line.text.match(/[\s\S]{1,7}/g) ?? []) : []) send({ content: piece });
  calls?.forEach((call, index) => {
    send({ tool_calls: [{ index, ...call }] });
  });
  send({}, { finish_reason: finish });
  if (usage) response.write(`data: ${JSON.stringify({ choices: [], ...usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}

async function stateful(request: AgentRequest, response: ServerResponse, play: Player, chats: Map<string, JsonObject[]>): Promise<void> {
  const [, id, action] = /^\/api\/chats(?:\/([^/]+)\/(continue|history))?$/.exec(request.path) ?? [];
  if (id === undefined) {
    const created = `chat-${chats.size + 1}`;
    chats.set(created, []);
    return json(response, 200, { data: { id: created } });
  }
  const events = chats.get(decodeURIComponent(id));
  if (!events) return json(response, 404, { error: 'no such chat' });
  if (action === 'history') return json(response, 200, { data: events });
  const input = String(request.body['input'] ?? '');
  const step = events.filter((e) => e['input'] !== undefined).length;
  const line = full(await play({ input, results: [], step, messages: events, request }));
  await wait(line.delay);
  if (line.status !== undefined || line.body !== undefined) return raw(response, line);
  const at = () => new Date().toISOString();
  events.push({ input, at: at() });
  for (const { name, raw: written, args, result, status } of line.tools ?? []) {
    const told = { functionName: name, functionArguments: written ?? JSON.stringify(args ?? {}), content: result ?? null };
    events.push({ tool: { ...told, ...(status && { status }) }, at: at() });
  }
  events.push({ content: line.text ?? null, at: at() });
  response.writeHead(200, { 'content-type': 'text/event-stream', ...line.headers });
  response.end(`data: ${JSON.stringify({ content: line.text ?? null })}\n\n`);
}

const full = (line: string | Line): Line => (typeof line === 'string' ? { text: line } : line);
const wait = (ms = 0) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined);

function raw(response: ServerResponse, line: Line): void {
  response.writeHead(line.status ?? 200, { 'content-type': 'application/json', ...line.headers });
  response.end(line.body ?? '');
}

export function json(response: ServerResponse, status: number, body: unknown, headers: Line['headers'] = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Any server on a free port of 127.0.0.1; bodies that are not JSON objects arrive as `{}`. */
export async function serve(handle: (request: AgentRequest, response: ServerResponse) => unknown): Promise<Served> {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const request = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body: parsed(chunks) };
      try {
        await handle(request, response);
      } catch (error) {
        if (!response.headersSent) json(response, 500, { error: { message: `the stage broke: ${String(error)}` } });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

function parsed(chunks: readonly Buffer[]): JsonObject {
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as JsonObject) : {};
  } catch {
    return {};
  }
}
