// The providers, each loaded only when it is asked for. `baseURL` is always given: an SDK would otherwise take it from the
// environment, and a pull request could send the key elsewhere.
import type { LanguageModel } from 'ai';
import type { JudgeSettings } from '../model/suite.ts';

export type Model = Extract<LanguageModel, { readonly specificationVersion: 'v4' }>;

interface Access {
  readonly base: string;
  readonly key: string;
  readonly headers: { readonly [name: string]: string };
  readonly fetch: typeof fetch;
}

interface Provider {
  /** Environment variable of its key; undefined: it needs none. */
  readonly key?: string;
  /** Many who speak its language ask for no key: it is sent where it is set. */
  readonly keyless?: true;
  /** With its version part; undefined: `base_url` has to be given. */
  readonly base?: string;
  readonly model: (name: string, access: Access, overridden: boolean) => Promise<Model>;
}

const compatible: Provider['model'] = async (name, { base, key, headers, fetch }) => {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const auth = key === '' ? {} : { apiKey: key };
  return createOpenAICompatible({ name: 'judge', baseURL: base, ...auth, headers, fetch, supportsStructuredOutputs: true })(name);
};

const PROVIDERS: { readonly [name: string]: Provider } = {
  anthropic: {
    key: 'ANTHROPIC_API_KEY',
    base: 'https://api.anthropic.com/v1',
    model: async (name, { base, key, headers, fetch }) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ baseURL: base, apiKey: key, headers, fetch })(name);
    },
  },
  openai: {
    key: 'OPENAI_API_KEY',
    base: 'https://api.openai.com/v1',
    model: async (name, { base, key, headers, fetch }, overridden) => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const openai = createOpenAI({ baseURL: base, apiKey: key, headers, fetch });
      // Behind another base URL only chat completions can be relied on.
      return overridden ? openai.chat(name) : openai.responses(name);
    },
  },
  google: {
    key: 'GOOGLE_GENERATIVE_AI_API_KEY',
    base: 'https://generativelanguage.googleapis.com/v1beta',
    model: async (name, { base, key, headers, fetch }) => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ baseURL: base, apiKey: key, headers, fetch })(name);
    },
  },
  'openai-compatible': { key: 'OPENAI_API_KEY', keyless: true, model: compatible },
  ollama: { base: 'http://localhost:11434/v1', model: compatible },
};

export const PROVIDER_NAMES: readonly string[] = Object.keys(PROVIDERS);

const providerOf = (name: string): Provider | undefined => (Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined);

export const isProvider = (name: string): boolean => providerOf(name) !== undefined;

/** The environment variable whose key is sent to a provider; undefined: none is. */
export const apiKeyName = (provider: string): string | undefined => providerOf(provider)?.key;

const KEY_HEADER = /^(authorization|x-api-key|api-key|x-goog-api-key)$/i;

type Keyed = Pick<JudgeSettings, 'provider' | 'headers' | 'api_key'>;

/** The environment variable that a judge takes its key from; undefined: its settings hold one, or there is none. */
export const expectedKey = ({ provider, headers, api_key }: Keyed): string | undefined =>
  api_key !== undefined || Object.keys(headers).some((name) => KEY_HEADER.test(name)) ? undefined : providerOf(provider)?.key;

/** The same where the judge cannot be asked without it. */
export const requiredKey = (settings: Keyed): string | undefined =>
  providerOf(settings.provider)?.keyless ? undefined : expectedKey(settings);

/** Where the provider is, with its version part, without a slash at its end; undefined: `base_url` is missing. */
export const baseOf = (settings: Pick<JudgeSettings, 'provider' | 'base_url'>): string | undefined =>
  (settings.base_url ?? providerOf(settings.provider)?.base)?.replace(/\/+$/, '');

/** The rest of a judge's requests: `query` on every URL. */
export function withQuery(inner: typeof fetch, query: JudgeSettings['query']): typeof fetch {
  const pairs = Object.entries(query);
  if (pairs.length === 0) return inner;
  return (input, init) => {
    const url = new URL(typeof input === 'string' || input instanceof URL ? input : input.url);
    for (const [name, value] of pairs) url.searchParams.set(name, value);
    return inner(url, init);
  };
}

export async function openModel(settings: JudgeSettings, key: string | undefined, fetch: Access['fetch']): Promise<Model> {
  const provider = providerOf(settings.provider);
  const base = baseOf(settings);
  if (!provider || base === undefined) throw new Error('a judge was opened whose settings had not been checked');
  // The SDK writes warnings to stderr, which on a runner is read as commands.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return provider.model(
    settings.model,
    { base, key: (key ?? '').trim(), headers: settings.headers, fetch },
    settings.base_url !== undefined,
  );
}
