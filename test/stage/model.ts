// A scripted model over real HTTP that reads the judge's prompt as a model would: chat completions, Anthropic's messages, model lists.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Loose = { readonly [key: string]: unknown };

export interface JudgePrompt {
  readonly criteria: readonly { readonly id: string; readonly text: string }[];
  readonly metrics: readonly AskedMetric[];
  /** What stands between the fences. */
  readonly data: string;
  readonly nonce: string;
  readonly system: string;
  readonly user: string;
  readonly body: Loose;
  /** How many judge requests came before this one. */
  readonly n: number;
}

export interface AskedMetric {
  readonly id: string;
  readonly name: string;
  /** 0: the whole conversation. */
  readonly rounds: readonly number[];
  readonly to?: number;
  readonly labels?: readonly string[];
}

/** A score, a label with its severity, or the entry as it is; undefined: no entry. */
export type Measure =
  | number
  | readonly [label: string, severity: string, reason?: string, quote?: readonly [event: number, quote: string]]
  | Loose
  | undefined;

/** What the model that plays the user was shown. */
export interface UserPrompt {
  /** How often the agent has spoken. */
  readonly round: number;
  readonly data: string;
  readonly nonce: string;
  readonly system: string;
  readonly user: string;
  readonly body: Loose;
}

/** What the user says next; `done`; or what the model says instead of an answer. */
export type UserSays =
  | string
  | { readonly done: true; readonly message?: string }
  | { readonly say: string }
  | { readonly status: number; readonly body: string };

export type Opinion =
  | boolean
  | { readonly pass: unknown; readonly reason?: string; readonly evidence?: readonly { readonly event: number; readonly quote: string }[] };

/** For all criteria, one each in the prompt's order, a misbehaviour, a text as it is, or a whole HTTP answer. */
export type Says =
  | Opinion
  | readonly Opinion[]
  | { readonly fault: Fault }
  | { readonly say: string; readonly finish?: string | null; readonly reasoning?: string }
  | { readonly status: number; readonly body: string; readonly headers?: { readonly [name: string]: string } };

export interface ModelRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Loose;
}

export interface ModelServer {
  /** `http://127.0.0.1:PORT/v1`, for `base_url`. */
  readonly url: string;
  /** Every request, in order, those for lists of models too. */
  readonly requests: ModelRequest[];
  /** Only those that ask for a verdict. */
  readonly asks: () => readonly ModelRequest[];
  /** Only those that ask for a user's next message. */
  readonly plays: () => readonly ModelRequest[];
  /** Only those that group failures. */
  readonly groupings: () => readonly ModelRequest[];
  close(): Promise<void>;
}

export interface ModelScript {
  /** Default: every criterion passes. */
  readonly judge?: (prompt: JudgePrompt) => Says | Promise<Says>;
  /** Default: the best score, the label that says that nothing is wrong. */
  readonly measure?: (metric: string, round: number, prompt: JudgePrompt) => Measure;
  /** Plays the user. Default: done as soon as the agent has answered. */
  readonly user?: (prompt: UserPrompt) => UserSays | Promise<UserSays>;
  /** Groups failures, which come as numbered lines: one title for each. Default: the label. */
  readonly causes?: (lines: readonly string[]) => readonly string[];
  /** Names that the list has; default: every name is known and there is no list. */
  readonly models?: readonly string[];
  /** Milliseconds before each answer. */
  readonly delay?: number;
}

export async function startModelServer(script: ModelScript = {}): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const isPlay = (r: ModelRequest) => r.method === 'POST' && readUserPrompt(r.body) !== undefined;
  const isGrouping = (r: ModelRequest) => r.method === 'POST' && readCauses(r.body) !== undefined;
  const isAsk = (r: ModelRequest) => r.method === 'POST' && !isPlay(r) && !isGrouping(r) && readPrompt(r.body, 0) !== undefined;
  let asked = 0;
  const server = createServer((incoming, response) => {
    let raw = '';
    incoming.setEncoding('utf8');
    incoming.on('data', (part: string) => (raw += part));
    incoming.on('end', async () => {
      const request = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body: parse(raw) };
      requests.push(request);
      if (script.delay) await new Promise((resolve) => setTimeout(resolve, script.delay));
      const path = request.path.replace(/\?.*/, '');
      if (request.method === 'GET') return list(path, script.models, response);
      const model = String(request.body['model'] ?? /models\/([^:]+):/.exec(path)?.[1] ?? '');
      if (script.models && !script.models.includes(model)) return json(response, 404, notFound(model));
      const played = readUserPrompt(request.body);
      if (played) return playUser(script.user ? await script.user(played) : lazyUser(played), played, path, response);
      const causes = readCauses(request.body);
      if (causes) return json(response, 200, completion(path, groupsOf(causes, script.causes), 'stop'));
      const prompt = readPrompt(request.body, asked);
      if (!prompt) return json(response, 200, completion(path, 'hello', 'stop'));
      asked++;
      const says = script.judge ? await script.judge(prompt) : true;
      await play(says, prompt, path, response, script.measure);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    asks: () => requests.filter(isAsk),
    plays: () => requests.filter(isPlay),
    groupings: () => requests.filter(isGrouping),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function parse(raw: string): Loose {
  try {
    return JSON.parse(raw) as Loose;
  } catch {
    return {};
  }
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Loose = {}): undefined => {
  response.writeHead(status, { 'content-type': 'application/json', ...(headers as Record<string, string>) });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const notFound = (model: string) => ({
  error: { message: `The model \`${model}\` does not exist`, type: 'invalid_request_error', code: 'model_not_found' },
});

function list(path: string, models: readonly string[] | undefined, response: ServerResponse): undefined {
  const one = /\/models\/(.+)$/.exec(path)?.[1];
  if (!models) return json(response, 404, { error: { message: 'no such route' } });
  if (one === undefined) return json(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) });
  return models.includes(one) ? json(response, 200, { id: one, name: `models/${one}`, type: 'model' }) : json(response, 404, notFound(one));
}

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : Array.isArray(content) ? content.map((part: Loose) => String(part['text'] ?? '')).join('') : '';

/** Chat completions, Anthropic's messages, OpenAI's responses and Google's contents alike. */
function told(body: Loose): { readonly system: string; readonly user: string } {
  const messages = (body['messages'] ?? body['input'] ?? body['contents'] ?? []) as readonly Loose[];
  const said = (roles: readonly string[]) =>
    messages
      .filter((m) => roles.includes(String(m['role'])))
      .map((m) => textOf(m['content'] ?? m['parts']))
      .join('\n');
  const user = said(['user']);
  const instruction = body['systemInstruction'] as Loose | undefined;
  return { user, system: said(['system', 'developer']) || textOf(body['system'] ?? instruction?.['parts']) };
}

function readUserPrompt(body: Loose): UserPrompt | undefined {
  const { user, system } = told(body);
  const nonce = /"done": true or false[\s\S]*"nonce": "([0-9A-Za-z-]+)"\}$/.exec(user)?.[1];
  if (nonce === undefined) return undefined;
  const data = new RegExp(`<<<DATA ${nonce}>>>\\n([\\s\\S]*)\\n<<<END ${nonce}>>>`).exec(user)?.[1] ?? '';
  return { round: [...data.matchAll(/^Agent \(round/gm)].length, data, nonce, system, user, body };
}

interface Causes {
  readonly nonce: string;
  readonly lines: readonly string[];
}

function readCauses(body: Loose): Causes | undefined {
  const { user } = told(body);
  const nonce = /"groups": [\s\S]*"nonce": "([0-9A-Za-z-]+)"\}$/.exec(user)?.[1];
  return nonce === undefined ? undefined : { nonce, lines: [...user.matchAll(/^\d+\. (.*)$/gm)].map((m) => m[1] ?? '') };
}

function groupsOf({ nonce, lines }: Causes, causes: ModelScript['causes']): string {
  const titles = causes ? causes(lines) : lines.map((line) => /"([^"]+)"/.exec(line)?.[1] ?? 'failure');
  const groups = [...new Set(titles)].map((title) => ({
    title,
    summary: `It does what ${title} is.`,
    failures: titles.flatMap((t, i) => (t === title ? [i + 1] : [])),
  }));
  return JSON.stringify({ groups, nonce });
}

const lazyUser = ({ round }: UserPrompt): UserSays => (round === 0 ? 'Hello' : { done: true });

function playUser(says: UserSays, { nonce }: UserPrompt, path: string, response: ServerResponse): undefined {
  if (typeof says === 'object' && 'status' in says) return json(response, says.status, says.body);
  if (typeof says === 'object' && 'say' in says) return json(response, 200, completion(path, says.say, 'stop'));
  const turn = typeof says === 'string' ? { done: false, message: says } : { message: '', ...says };
  return json(response, 200, completion(path, JSON.stringify({ thinking: 'I go on', ...turn, nonce }), 'stop'));
}

export function readPrompt(body: Loose, n: number): JudgePrompt | undefined {
  const { user, system } = told(body);
  const fence = /^<<<DATA ([0-9A-Za-z-]+)>>>$/m.exec(user);
  const nonce = fence?.[1];
  if (!fence || nonce === undefined) return undefined;
  const from = fence.index + fence[0].length + 1;
  const data = user.slice(from, user.indexOf(`\n<<<END ${nonce}>>>`, from));
  const head = user.slice(0, fence.index);
  const criteria = [...head.matchAll(/^\[(c\d+)\] (.*(?:\n {4}.*)*)/gm)].map((m) => ({
    id: m[1] ?? '',
    text: (m[2] ?? '').replaceAll('\n    ', '\n'),
  }));
  return { criteria, metrics: metricsIn(head), data, nonce, system, user, body, n };
}

function metricsIn(head: string): readonly AskedMetric[] {
  const found = [
    ...head.matchAll(/^\[(m\d+)\] (\S+): a (score from (\d) to (\d)|label) for (round 0|each round of ([\d, ]+)).*((?:\n {4}.*)*)/gm),
  ];
  return found.map(([, id = '', name = '', , , to, , rounds, rest = '']) => ({
    id,
    name,
    rounds: rounds === undefined ? [0] : rounds.split(',').map(Number),
    ...(to === undefined ? { labels: [...rest.matchAll(/^ {4}"([^"]+)":/gm)].map((m) => m[1] ?? '') } : { to: Number(to) }),
  }));
}

/** The answer in the shape that the judge asks for. */
export function verdictOf(prompt: JudgePrompt, says: Opinion | readonly Opinion[], measure?: ModelScript['measure']): Loose {
  const criteria = prompt.criteria.map(({ id }, i) => {
    const opinion = Array.isArray(says) ? ((says as readonly Opinion[])[i] ?? true) : (says as Opinion);
    const full = typeof opinion === 'boolean' ? { pass: opinion } : opinion;
    const reason = full.pass === true ? 'It does what the criterion asks.' : 'It does not do what the criterion asks.';
    return { id, thinking: 'looked', evidence: full.evidence ?? [], reason: full.reason ?? reason, pass: full.pass };
  });
  const entries = prompt.metrics.flatMap((metric) =>
    metric.rounds.flatMap((round) =>
      entryOf(metric, round, measure ? measure(metric.name, round, prompt) : (metric.to ?? (metric.labels ?? [])[0])),
    ),
  );
  const [scores, labels] = [entries.filter((e) => 'score' in e), entries.filter((e) => !('score' in e))];
  const measured = { ...(scores.length > 0 && { scores }), ...(labels.length > 0 && { labels }) };
  return { plan: 'read it', criteria, ...measured, injection_suspected: false, nonce: prompt.nonce };
}

function entryOf({ id, to, labels = [] }: AskedMetric, round: number, said: Measure | string): readonly Loose[] {
  if (said === undefined) return [];
  const head = { id, round, reason: '' };
  if (typeof said === 'number' && to !== undefined) return [{ ...head, reason: `It is worth ${said}.`, score: said }];
  if (typeof said === 'string' || typeof said === 'number') return [{ ...head, evidence: [], label: labels[0], severity: 'none' }];
  if (!Array.isArray(said)) return [{ ...head, ...(said as Loose) }];
  const [label, severity, reason = 'It went wrong.', quoted] = said as Extract<Measure, readonly unknown[]>;
  return [{ ...head, reason, evidence: quoted ? [{ event: quoted[0], quote: quoted[1] }] : [], label, severity }];
}

function completion(path: string, text: string, finish: string | null, reasoning?: string): Loose {
  if (path.endsWith('/messages'))
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'scripted',
      content: [...(reasoning ? [{ type: 'thinking', thinking: reasoning, signature: 's' }] : []), { type: 'text', text }],
      stop_reason: finish === 'stop' ? 'end_turn' : finish === 'length' ? 'max_tokens' : finish,
      stop_sequence: null,
      usage: { input_tokens: 1000, output_tokens: 100 },
    };
  if (path.endsWith('/responses'))
    return {
      id: 'resp_1',
      object: 'response',
      created_at: 1700000000,
      status: finish === 'length' ? 'incomplete' : 'completed',
      model: 'scripted',
      output: [
        { type: 'message', id: 'm', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text, annotations: [] }] },
      ],
      incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null,
      usage: { input_tokens: 1000, output_tokens: 100, total_tokens: 1100 },
    };
  if (path.endsWith(':generateContent'))
    return {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: finish === 'length' ? 'MAX_TOKENS' : 'STOP' }],
      usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 100, totalTokenCount: 1100 },
    };
  const message = { role: 'assistant', content: text, ...(reasoning !== undefined && { reasoning_content: reasoning }) };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1700000000,
    model: 'scripted',
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
  };
}

async function play(
  says: Says,
  prompt: JudgePrompt,
  path: string,
  response: ServerResponse,
  measure: ModelScript['measure'],
): Promise<void> {
  if (typeof says === 'object' && 'fault' in says) return FAULTS[says.fault](prompt, path, response);
  if (typeof says === 'object' && 'say' in says)
    return json(response, 200, completion(path, says.say, says.finish === undefined ? 'stop' : says.finish, says.reasoning));
  if (typeof says === 'object' && 'status' in says) return json(response, says.status, says.body, says.headers);
  return json(response, 200, completion(path, JSON.stringify(verdictOf(prompt, says, measure)), 'stop'));
}

type Misbehaviour = (prompt: JudgePrompt, path: string, response: ServerResponse) => void;

const passing = (prompt: JudgePrompt) => JSON.stringify(verdictOf(prompt, true));
const saying =
  (text: (prompt: JudgePrompt) => string, finish: string | null = 'stop', reasoning?: (prompt: JudgePrompt) => string): Misbehaviour =>
  (prompt, path, response) =>
    json(response, 200, completion(path, text(prompt), finish, reasoning?.(prompt)));
const failing =
  (status: number, body: unknown, headers: Loose = {}): Misbehaviour =>
  (_prompt, _path, response) =>
    json(response, status, body, headers);
const error = (message: string, code = '') => ({ error: { message, type: 'error', code } });

/** Unless its name says otherwise, each would be a pass if it were believed. */
const FAULTS = {
  braces: failing(200, {}),
  'no-choices': failing(200, { choices: [] }),
  'null-content': failing(200, { choices: [{ message: { role: 'assistant', content: null }, finish_reason: 'stop' }] }),
  '500': failing(500, error('internal error')),
  '529': failing(529, error('overloaded')),
  '429': failing(429, error('rate limited'), { 'retry-after': '2' }),
  '429-long': failing(429, error('rate limited'), { 'retry-after': '3600' }),
  quota: failing(429, error('You exceeded your current quota', 'insufficient_quota')),
  '401': failing(401, error('Incorrect API key provided')),
  '403': failing(403, error('Forbidden')),
  '404-route': failing(404, '<html>404 page not found</html>'),
  'unknown-model': failing(404, error('The model `nope` does not exist', 'model_not_found')),
  'rejects-schema': failing(400, error('response_format of type json_schema is not supported')),
  'rejects-temperature': failing(400, error("Unsupported value: 'temperature' does not support 0 with this model")),
  'rejects-length': failing(400, error("Unsupported parameter: 'max_tokens' is not supported with this model")),
  html: (_prompt, _path, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html><body><h1>Welcome</h1></body></html>');
  },
  hang: () => {},
  'half-body': (_prompt, _path, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices":[{"mess');
  },
  reset: (_prompt, _path, response) => void response.socket?.destroy(),
  cut: saying((p) => passing(p).slice(0, -12), 'length'),
  'cut-whole': saying(passing, 'length'),
  filtered: saying(passing, 'content_filter'),
  refusal: saying(() => 'I cannot help with that.'),
  /** A right answer, in the reasoning field. */
  reasoning: saying(() => '', 'stop', passing),
  /** Reasoning that never comes to an answer. */
  'reasoning-only': saying(
    () => '',
    'stop',
    () => 'Let me think about the criteria',
  ),
  prose: saying(() => 'All criteria are met: pass.'),
  /** A right answer, in a fence and prose. */
  fenced: saying((p) => 'Here it is:\n```json\n' + passing(p) + '\n```\nDone.'),
  'wrong-nonce': saying((p) => JSON.stringify({ ...verdictOf(p, true), nonce: 'a1b2c3' })),
  'no-nonce': saying((p) => JSON.stringify({ ...verdictOf(p, true), nonce: undefined })),
  'duplicate-ids': saying((p) => {
    const verdict = verdictOf(p, true);
    const criteria = verdict['criteria'] as readonly unknown[];
    return JSON.stringify({ ...verdict, criteria: [...criteria, criteria[0]] });
  }),
  'missing-ids': saying((p) => JSON.stringify({ ...verdictOf(p, true), criteria: [] })),
  'other-ids': saying((p) => passing(p).replaceAll('"id":"c', '"id":"d')),
  'made-up-quote': saying((p) => JSON.stringify(verdictOf(p, { pass: true, evidence: [{ event: 1, quote: 'words that nobody said' }] }))),
  'other-event': saying((p) => JSON.stringify(verdictOf(p, { pass: true, evidence: [{ event: 4711, quote: 'a' }] }))),
  'text-pass': saying((p) => JSON.stringify(verdictOf(p, { pass: 'true' }))),
  'number-pass': saying((p) => JSON.stringify(verdictOf(p, { pass: 1 }))),
  'two-answers': saying((p) => JSON.stringify(verdictOf(p, false)) + '\n' + passing(p)),
  contradiction: saying((p) => JSON.stringify({ ...verdictOf(p, true), pass: false })),
} as const satisfies { readonly [name: string]: Misbehaviour };

export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as readonly Fault[];
