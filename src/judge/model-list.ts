// Whether the provider has the model and takes the key, asked before anything is spent.
import { isObject } from '../model/json.ts';
import type { Redact } from '../model/ports.ts';
import { type Problem, problem } from '../model/problems.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { baseOf, requiredKey } from './provider.ts';
import { judgeName, type Role, refusalOf, unknownModel } from './refusal.ts';

export interface Asking {
  readonly settings: JudgeSettings;
  readonly role: Role;
  readonly key: string | undefined;
  readonly fetch: typeof fetch;
  readonly redact: Redact;
  readonly signal: AbortSignal;
}

const MOST_MS = 10_000;

/** A problem: the provider does not take it. */
export type KeyCheck = 'good' | 'unknown' | Problem;

/** Asks for the provider's list of models, which costs nothing. */
export async function checkKey(provider: string, key: string, asking: Pick<Asking, 'fetch' | 'redact' | 'signal'>): Promise<KeyCheck> {
  const settings: JudgeSettings = { provider, model: '', headers: {}, query: {}, votes: 1 };
  return bounded(asking.signal, async (signal) => {
    const { status, body } = await get({ ...asking, settings, role: 'judge', key, signal }, '/models');
    // Google says 400 to a key that is none.
    if (status === 401 || status === 403 || (status === 400 && /api.?key/i.test(body)))
      return problem(
        'judge_refused',
        `${provider} does not take this key (${status}).`,
        undefined,
        'Check that it is whole, and for this provider.',
      );
    return status < 300 ? 'good' : 'unknown';
  }).catch(() => 'unknown');
}

async function bounded<T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, MOST_MS);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** undefined: known, or the provider does not say; then the first answer tells. */
export async function checkModel(asking: Asking): Promise<Problem | undefined> {
  const { provider } = asking.settings;
  const check = provider === 'anthropic' || provider === 'google' ? checkOne : checkList;
  return bounded(asking.signal, (signal) => check({ ...asking, signal })).catch(() => undefined);
}

/** These know a model by more names than their list has (claude-sonnet-4-5), so that one is asked for first. */
async function checkOne(asking: Asking): Promise<Problem | undefined> {
  const { settings, role } = asking;
  const one = await get(asking, `/models/${encodeURIComponent(settings.model.replace(/^models\//, ''))}`);
  if (one.status !== 404) return one.status >= 400 ? refusalOf(asking, one.status, one.body) : undefined;
  const list = await get(asking, settings.provider === 'google' ? '/models?pageSize=1000' : '/models?limit=1000');
  const names = namesIn(list.body);
  return list.status === 200 && names ? unknownModel(settings, names, role) : undefined;
}

async function checkList(asking: Asking): Promise<Problem | undefined> {
  const { settings, role } = asking;
  const list = await get(asking, '/models');
  if (list.status === 401) return refusalOf(asking, list.status, list.body);
  // A key may be allowed to judge and not to list.
  if (list.status === 403) return probe(asking, []);
  const names = list.status === 200 ? namesIn(list.body) : undefined;
  if (!names || names.some((n) => n === settings.model || n === `${settings.model}:latest`)) return undefined;
  const official = settings.provider === 'openai' && settings.base_url === undefined;
  return official ? unknownModel(settings, names, role) : probe(asking, names);
}

/** Gateways serve models by aliases that their list lacks: one tiny call decides. */
async function probe(asking: Asking, names: readonly string[]): Promise<Problem | undefined> {
  const { settings, role } = asking;
  const body = JSON.stringify({ model: settings.model, messages: [{ role: 'user', content: 'Answer with the word ok.' }], max_tokens: 16 });
  const answer = await get(asking, '/chat/completions', body);
  const refusal = refusalOf(asking, answer.status, answer.body);
  return refusal?.code === 'unknown_model' ? unknownModel(settings, names, role) : refusal;
}

async function get({ settings, key, fetch, signal }: Asking, path: string, body?: string) {
  const response = await fetch(`${baseOf(settings) ?? ''}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...keyHeaders(settings.provider, key), 'content-type': 'application/json', ...settings.headers },
    ...(body !== undefined && { body }),
    signal,
  });
  return { status: response.status, body: await response.text() };
}

function keyHeaders(provider: string, key: string | undefined): Record<string, string> {
  const version: Record<string, string> = provider === 'anthropic' ? { 'anthropic-version': '2023-06-01' } : {};
  if (!key) return version;
  if (provider === 'anthropic') return { ...version, 'x-api-key': key };
  return provider === 'google' ? { 'x-goog-api-key': key } : { authorization: `Bearer ${key}` };
}

/** `{data: [{id}]}`, or Google's `{models: [{name: "models/…"}]}`; undefined: no list. */
function namesIn(body: string): readonly string[] | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const list = isObject(parsed) ? (parsed['data'] ?? parsed['models']) : undefined;
    if (!Array.isArray(list)) return undefined;
    return list.flatMap((m: unknown) => {
      const name = isObject(m) ? (m['id'] ?? m['name']) : undefined;
      return typeof name === 'string' ? [name.replace(/^models\//, '')] : [];
    });
  } catch {
    return undefined;
  }
}

/** What can be said without asking anyone. */
export function checkSettings(settings: JudgeSettings, key: string | undefined, role: Role): Problem | undefined {
  if (baseOf(settings) === undefined) return problem('bad_config', `the ${role} ${judgeName(settings)} needs \`base_url\`.`);
  const name = requiredKey(settings);
  return name && !key ? problem('missing_key', missingKey(settings, name, role)) : undefined;
}

export const missingKey = (settings: JudgeSettings, name: string, role: Role = 'judge'): string =>
  `the ${role} ${judgeName(settings)} needs ${name}, which is not set.`;
