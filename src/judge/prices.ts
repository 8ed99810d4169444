import type { Spent } from '../model/report.ts';
import type { JudgeSettings } from '../model/suite.ts';

export interface Price {
  readonly input: number;
  readonly output: number;
}

/** USD per million tokens, as the providers' price pages had it in November 2025. `judge.prices` of the config wins. */
export const PRICES_DATE = '2025-11';

const PRICES: { readonly [provider: string]: { readonly [model: string]: Price } } = {
  anthropic: {
    'claude-opus-4-5': { input: 5, output: 25 },
    'claude-opus-4-1': { input: 15, output: 75 },
    'claude-sonnet-4-5': { input: 3, output: 15 },
    'claude-sonnet-4': { input: 3, output: 15 },
    'claude-haiku-4-5': { input: 1, output: 5 },
  },
  openai: {
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

export const usdOf = (tokens: Spent['tokens'], price: Price): number => (tokens.input * price.input + tokens.output * price.output) / 1e6;
