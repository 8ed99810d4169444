import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Judge, JudgeAnswer, Question, Verdict } from '../model/judging.ts';
import type { Clock, Random, Redact } from '../model/ports.ts';
import { problem } from '../model/problems.ts';
import type { Criterion, JudgeSettings } from '../model/suite.ts';
import { ask, type Desk, type Tally } from './ask.ts';
import { checkModel, checkSettings } from './model-list.ts';
import { priceOf, usdOf } from './prices.ts';
import { promptText, recordOf } from './prompt.ts';
import { baseOf, isProvider, type Model, openModel, withQuery } from './provider.ts';
import { judgeName } from './refusal.ts';
import { answerSchema } from './schema.ts';
import { type AskOnce, vote } from './vote.ts';

export { missingKey } from './model-list.ts';
export { type Price, priceOf, priceOfModel } from './prices.ts';
export { showPrompts } from './prompt.ts';
export { apiKeyName, expectedKey, requiredKey } from './provider.ts';

export interface JudgeParts {
  /** With `${VAR}` filled, but for a judge that is asked for its fingerprint only. */
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

const BATCH = 6;

/** Never throws for what the settings hold: `check` says what is wrong with them. */
export function createJudge(parts: JudgeParts): Judge {
  const { settings, apiKey, fetch, clock, random, redact = (text) => text, concurrency = 20, timeout = 60_000 } = parts;
  const key = (settings.api_key ?? apiKey)?.trim() || undefined;
  const asking = withQuery(fetch, settings.query);
  let opened: Promise<Model> | undefined;
  const desk: Desk = {
    settings,
    key,
    model: () => (opened ??= openModel(settings, key, asking)),
    clock,
    random,
    redact,
    place: pLimit(concurrency),
    timeout,
    without: new Set(),
    refused: undefined,
  };
  const wrong = () =>
    isProvider(settings.provider)
      ? checkSettings(settings, key)
      : problem('unknown_provider', `the judge's provider "${settings.provider}" is unknown.`);
  return {
    name: judgeName(settings),
    fingerprint: fingerprintOf(settings),
    calls: ({ criteria }) => batches(criteria).length,
    refused: () => desk.refused,
    check: async (signal) => {
      const problem = wrong();
      if (problem) return problem;
      // Loaded while the provider is asked: the first verdict need not wait for it.
      const loading = desk.model().catch(() => undefined);
      const answer = await checkModel({ settings, key, fetch: asking, redact, signal });
      await loading;
      return answer;
    },
    ask: async (question, signal) => {
      desk.refused ??= wrong();
      return answerQuestion(desk, question, signal);
    },
  };
}

async function answerQuestion(desk: Desk, question: Question, signal: AbortSignal): Promise<JudgeAnswer> {
  const tally: Tally = { calls: 0, input: 0, output: 0, unmetered: false };
  const record = recordOf(question);
  const verdicts = new Map<number, Verdict>();
  await Promise.all(
    batches(question.criteria).map(async (batch) => {
      const asked = batch.map(({ criterion }, i) => ({ id: `c${i + 1}`, text: criterion.text }));
      const once: AskOnce = (some) => ask(desk, { question, asked: some, record }, tally, signal);
      const decided = await vote(asked, desk.settings.votes, record.suspicious, once);
      for (const [i, { index }] of batch.entries()) {
        const verdict = decided.get(`c${i + 1}`);
        if (verdict) verdicts.set(index, verdict);
      }
    }),
  );
  const price = priceOf(desk.settings);
  const tokens = { input: tally.input, output: tally.output };
  const usd = tally.calls === 0 ? 0 : price && !tally.unmetered ? usdOf(tokens, price) : undefined;
  return {
    verdicts: question.criteria.flatMap((_, index) => verdicts.get(index) ?? []),
    spent: { agent_calls: 0, judge_calls: tally.calls, tokens, ...(usd !== undefined && { usd }) },
  };
}

interface Numbered {
  readonly criterion: Criterion;
  readonly index: number;
}

function batches(criteria: readonly Criterion[]): readonly (readonly Numbered[])[] {
  const numbered = criteria.map((criterion, index) => ({ criterion, index }));
  const together = numbered.filter((n) => !n.criterion.isolate);
  const count = Math.ceil(together.length / BATCH);
  const chunks = Array.from({ length: count }, (_, i) => together.slice(i * BATCH, (i + 1) * BATCH));
  return [...chunks, ...numbered.filter((n) => n.criterion.isolate).map((n) => [n])];
}

const SCHEMA_VERSION = 1;

/** Names of headers, not their values: a new key is the same judge. */
function fingerprintOf(settings: JudgeSettings): string {
  const { provider, model, headers, query, temperature = 0, votes } = settings;
  const names = Object.keys(headers)
    .map((n) => n.toLowerCase())
    .sort();
  const parameters = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  const schema = answerSchema(['c1'], 'nonce');
  const parts = [
    provider,
    model,
    baseOf(settings) ?? null,
    names,
    parameters,
    temperature,
    votes,
    BATCH,
    promptText,
    SCHEMA_VERSION,
    schema,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
