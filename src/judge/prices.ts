import type { Spent } from '../model/report.ts';
import type { JudgeSettings } from '../model/suite.ts';

export interface Price {
  readonly input: number;
  readonly output: number;
}

/** USD per million tokens of short prompts, as published in autumn 2026 or, for older models, when last listed. `judge.prices` of the config wins. */
export const PRICES_DATE = '2026-11';

const PRICES: { readonly [provider: string]: { readonly [model: string]: Price } } = {
  anthropic: {
    'claude-opus-5-5': { input: 4, output: 20 },
    'claude-opus-5': { input: 5, output: 25 },
    'claude-opus-4-8': { input: 5, output: 25 },
    'claude-opus-4-7': { input: 5, output: 25 },
    'claude-opus-4-6': { input: 5, output: 25 },
    'claude-opus-4-5': { input: 5, output: 25 },
    'claude-sonnet-5-5': { input: 2, output: 10 },
    'claude-sonnet-5': { input: 2, output: 10 },
    'claude-sonnet-4-6': { input: 3, output: 15 },
    'claude-sonnet-4-5': { input: 3, output: 15 },
    'claude-haiku-4-5': { input: 1, output: 5 },
  },
  openai: {
    'gpt-5.6-sol': { input: 5, output: 30 },
    'gpt-5.6-terra': { input: 2, output: 12 },
    'gpt-5.6-luna': { input: 0.2, output: 1.2 },
    'gpt-5.5': { input: 5, output: 30 },
    'gpt-5.4': { input: 2.5, output: 15 },
    'gpt-5.4-mini': { input: 0.75, output: 4.5 },
    'gpt-5.4-nano': { input: 0.2, output: 1.25 },
    'gpt-5.2': { input: 1.75, output: 14 },
    'gpt-5.1': { input: 1.25, output: 10 },
    'gpt-5': { input: 1.25, output: 10 },
    'gpt-5-mini': { input: 0.25, output: 2 },
    'gpt-5-nano': { input: 0.05, output: 0.4 },
    'gpt-4.1': { input: 2, output: 8 },
    'gpt-4.1-mini': { input: 0.4, output: 1.6 },
    'gpt-4.1-nano': { input: 0.1, output: 0.4 },
    'gpt-4o': { input: 2.5, output: 10 },
    'gpt-4o-mini': { input: 0.15, output: 0.6 },
  },
  google: {
    'gemini-3.7-flash': { input: 0.75, output: 3.75 },
    'gemini-3.6-flash': { input: 0.75, output: 3.75 },
    'gemini-3.5-flash': { input: 1.5, output: 9 },
    'gemini-3.1-pro-preview': { input: 2, output: 12 },
    'gemini-2.5-pro': { input: 1.25, output: 10 },
    'gemini-2.5-flash': { input: 0.3, output: 2.5 },
    'gemini-2.5-flash-lite': { input: 0.1, output: 0.4 },
  },
};

/** undefined: not known. A model on the user's own machine costs nothing. */
export function priceOf(settings: Pick<JudgeSettings, 'provider' | 'model' | 'prices'>): Price | undefined {
  if (settings.prices) return settings.prices;
  if (settings.provider === 'ollama') return { input: 0, output: 0 };
  const known = Object.hasOwn(PRICES, settings.provider) ? PRICES[settings.provider] : undefined;
  // Providers name a dated snapshot by its model: claude-sonnet-4-5-20250929, gpt-5-2025-08-07.
  const model = settings.model.replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, '');
  return known && Object.hasOwn(known, model) ? known[model] : undefined;
}

/** Of a model that an agent names, where its provider is not known: each name has one price, whoever serves it. */
export function priceOfModel(name: string): Price | undefined {
  const bare = name.slice(name.lastIndexOf('/') + 1);
  const prices = Object.keys(PRICES).map((provider) => priceOf({ provider, model: bare }));
  return prices.find((price) => price !== undefined);
}

export const usdOf = (tokens: Spent['tokens'], price: Price): number => (tokens.input * price.input + tokens.output * price.output) / 1e6;
