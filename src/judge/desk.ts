// One model with its settings, limits and what has been learnt about it: for all that is asked of it in a run.
import { createHash } from 'node:crypto';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Clock, Random, Redact } from '../model/ports.ts';
import { type Problem, problem } from '../model/problems.ts';
import type { Spent } from '../model/report.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { checkModel, checkSettings } from './model-list.ts';
import { priceOf, usdOf } from './prices.ts';
import { baseOf, isProvider, type Model, openModel, withQuery } from './provider.ts';
import type { Role } from './refusal.ts';

export interface ModelParts {
  /** With `${VAR}` filled, but for a model that is asked for its fingerprint only. */
  readonly settings: JudgeSettings;
  readonly apiKey: string | undefined;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  /** Applied to what a provider says, before it is cut. */
  readonly redact?: Redact;
  /** Calls at once. */
  readonly concurrency?: number;
  /** Milliseconds for one call. */
  readonly timeout?: number;
}

export interface Desk {
  readonly settings: JudgeSettings;
  readonly role: Role;
  readonly key: string | undefined;
  readonly model: () => Promise<Model>;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly redact: Redact;
  readonly place: LimitFunction;
  /** Milliseconds for one call. */
  readonly timeout: number;
  /** What the model turned out not to take. */
  readonly without: Set<Option>;
  refused: Problem | undefined;
}

export type Option = 'temperature' | 'length' | 'schema';

/** What one question has cost so far. */
export interface Tally {
  calls: number;
  input: number;
  output: number;
  /** An answer came without its usage. */
  unmetered: boolean;
}

export const emptyTally = (): Tally => ({ calls: 0, input: 0, output: 0, unmetered: false });

/** Never throws for what the settings hold: `checkDesk` says what is wrong with them. */
export function openDesk(parts: ModelParts, role: Role): Desk {
  const { settings, apiKey, clock, random, redact = (text) => text, concurrency = 20, timeout = 60_000 } = parts;
  const key = (settings.api_key ?? apiKey)?.trim() || undefined;
  const fetch = withQuery(parts.fetch, settings.query);
  let opened: Promise<Model> | undefined;
  return {
    settings,
    role,
    key,
    model: () => (opened ??= openModel(settings, key, fetch)),
    fetch,
    clock,
    random,
    redact,
    place: pLimit(concurrency),
    timeout,
    without: new Set(),
    refused: undefined,
  };
}

/** What can be said without asking anyone. */
export function wrongSettings({ settings, key, role }: Desk): Problem | undefined {
  return isProvider(settings.provider)
    ? checkSettings(settings, key, role)
    : problem('unknown_provider', `the ${role}'s provider "${settings.provider}" is unknown.`);
}

export async function checkDesk(desk: Desk, signal: AbortSignal): Promise<Problem | undefined> {
  const wrong = wrongSettings(desk);
  if (wrong) return wrong;
  // Loaded while the provider is asked: the first answer need not wait for it.
  const loading = desk.model().catch(() => undefined);
  const { settings, key, fetch, redact, role } = desk;
  const answer = await checkModel({ settings, key, fetch, redact, role, signal });
  await loading;
  return answer;
}

export function spentOf({ settings }: Desk, tally: Tally): Spent {
  const price = priceOf(settings);
  const tokens = { input: tally.input, output: tally.output };
  const usd = tally.calls === 0 ? 0 : price && !tally.unmetered ? usdOf(tokens, price) : undefined;
  return { agent_calls: 0, judge_calls: tally.calls, tokens, ...(usd !== undefined && { usd }) };
}

/** Names of headers, not their values: a new key is the same model. `rest`: what else can change an answer. */
export function fingerprintOf(settings: JudgeSettings, rest: readonly unknown[]): string {
  const { provider, model, headers, query, temperature = 0 } = settings;
  const names = Object.keys(headers)
    .map((n) => n.toLowerCase())
    .sort();
  const parameters = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = [provider, model, baseOf(settings) ?? null, names, parameters, temperature, ...rest];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
