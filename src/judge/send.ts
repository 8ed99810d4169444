// One request to the model. What an SDK throws holds the whole prompt: nothing of it leaves but status, headers and a piece of the body.
import type { Message } from '../model/asking.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import type { Model } from './provider.ts';

export type Outcome =
  | {
      readonly kind: 'answer';
      readonly text: string;
      readonly reasoning: string;
      readonly finish: string;
      /** Set where it is no answer, even if it reads like one. */
      readonly broken: 'cut off' | 'cut short' | undefined;
      readonly body: string;
      readonly tokens?: { readonly input: number; readonly output: number };
    }
  /** Status 200: an answer that the provider's own format does not know. */
  | { readonly kind: 'http'; readonly status: number; readonly headers: Record<string, string | undefined>; readonly body: string }
  | { readonly kind: 'network'; readonly text: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' };

export interface Sending {
  readonly messages: readonly Message[];
  readonly schema?: JsonObject;
  readonly temperature?: number;
  readonly maxOutputTokens?: number;
  readonly timeout: number;
  readonly signal: AbortSignal;
}

export async function send(model: Model, sending: Sending): Promise<Outcome> {
  if (sending.signal.aborted) return { kind: 'cancelled' };
  // One controller a call, unhooked at its end: AbortSignal.any on a long-lived signal keeps a kilobyte for each (measured).
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, sending.timeout);
  sending.signal.addEventListener('abort', abort);
  try {
    return outcomeOf(
      await model.doGenerate({
        prompt: sending.messages.map(spoken),
        ...(sending.schema && { responseFormat: { type: 'json', name: 'verdict', schema: sending.schema } }),
        temperature: sending.temperature,
        maxOutputTokens: sending.maxOutputTokens,
        abortSignal: controller.signal,
      }),
    );
  } catch (error) {
    if (sending.signal.aborted) return { kind: 'cancelled' };
    return controller.signal.aborted ? { kind: 'timeout' } : failureOf(error);
  } finally {
    clearTimeout(timer);
    sending.signal.removeEventListener('abort', abort);
  }
}

type Spoken = Parameters<Model['doGenerate']>[0]['prompt'][number];

const spoken = ({ role, content }: Message): Spoken =>
  role === 'system' ? { role, content } : { role, content: [{ type: 'text', text: content }] };

const CUT_SHORT = new Set(['content-filter', 'error', 'interrupted']);

function outcomeOf(result: Awaited<ReturnType<Model['doGenerate']>>): Outcome {
  const joined = (type: 'text' | 'reasoning') => result.content.map((part) => (part.type === type ? part.text : '')).join('');
  const { unified, raw } = result.finishReason;
  const input = result.usage.inputTokens.total;
  const output = result.usage.outputTokens.total;
  const text = joined('text');
  return {
    kind: 'answer',
    text,
    reasoning: joined('reasoning'),
    finish: raw ?? (unified === 'other' ? 'none' : unified),
    broken: unified === 'length' ? 'cut off' : CUT_SHORT.has(unified) ? 'cut short' : undefined,
    body: text === '' ? bodyText(result.response?.body) : text,
    ...(input !== undefined && output !== undefined && { tokens: { input, output } }),
  };
}

function bodyText(body: unknown): string {
  try {
    return typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  } catch {
    return '';
  }
}

function failureOf(error: unknown): Outcome {
  if (isObject(error) && typeof error['statusCode'] === 'number') {
    const headers = isObject(error['responseHeaders']) ? error['responseHeaders'] : {};
    const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), typeof value === 'string' ? value : undefined]);
    const body = typeof error['responseBody'] === 'string' ? error['responseBody'] : '';
    return { kind: 'http', status: error['statusCode'], headers: Object.fromEntries(lower), body };
  }
  // An answer with status 200 that the SDK took apart and did not like (no choices, no candidates).
  if (isObject(error) && String(error['name']).startsWith('AI_') && error['cause'] === undefined)
    return { kind: 'http', status: 200, headers: {}, body: bodyText(error['data']) };
  return { kind: 'network', text: networkText(error) };
}

/** The innermost cause names what happened: a code of Node's, or its message. */
function networkText(error: unknown): string {
  let inner = error;
  for (let depth = 0; depth < 8 && isObject(inner) && isObject(inner['cause']); depth++) inner = inner['cause'];
  if (!isObject(inner)) return 'an unknown error';
  const code = typeof inner['code'] === 'string' ? inner['code'] : '';
  const message = typeof inner['message'] === 'string' ? inner['message'] : '';
  return [code, message.includes(code) && code !== '' ? message.replace(code, '').trim() : message].filter(Boolean).join(' ');
}
