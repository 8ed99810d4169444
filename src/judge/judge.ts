import type { ModelRequest } from '../model/asking.ts';
import type { Judge, JudgeAnswer, Question, Verdict } from '../model/judging.ts';
import type { Criterion, JudgeSettings } from '../model/suite.ts';
import { ask } from './ask.ts';
import { checkDesk, type Desk, emptyTally, fingerprintOf, type ModelParts, openDesk, spentOf, wrongSettings } from './desk.ts';
import { type MetricItem, metricsPromptText, roundsFor } from './metric-prompt.ts';
import { modelAt } from './model.ts';
import { type Items, prompt, promptText, recordOf } from './prompt.ts';
import type { Record } from './record.ts';
import { judgeName } from './refusal.ts';
import { answerSchema } from './schema.ts';
import { type Answer, verify } from './verify.ts';
import { type AskOnce, vote } from './vote.ts';

export type { ModelParts } from './desk.ts';
export { createSimulator, simulatorFingerprint } from './model.ts';
export { checkKey, type KeyCheck, missingKey } from './model-list.ts';
export { type Price, priceOf, priceOfModel } from './prices.ts';
export { showPrompts } from './prompt.ts';
export { apiKeyName, expectedKey, requiredKey } from './provider.ts';

const BATCH = 6;

/** Never throws for what the settings hold: `check` says what is wrong with them. */
export function createJudge(parts: ModelParts): Judge {
  const desk = openDesk(parts, 'judge');
  const fingerprint = judgeFingerprint(desk.settings);
  return {
    name: judgeName(desk.settings),
    fingerprint,
    metrics_fingerprint: fingerprintOf(desk.settings, [fingerprint, metricsPromptText]),
    calls: (question) => batches(question).length,
    refused: () => desk.refused,
    check: (signal) => checkDesk(desk, signal),
    model: modelAt(desk, 'answer'),
    ask: async (question, signal) => {
      desk.refused ??= wrongSettings(desk);
      return answerQuestion(desk, question, signal);
    },
  };
}

async function answerQuestion(desk: Desk, question: Question, signal: AbortSignal): Promise<JudgeAnswer> {
  const tally = emptyTally();
  const record = recordOf(question);
  const verdicts = new Map<number, Verdict>();
  const measures = new Map<number, Verdict>();
  await Promise.all(
    batches(question).map(async (batch) => {
      const items: Items = {
        criteria: batch.criteria.map(({ criterion }, i) => ({ id: `c${i + 1}`, text: criterion.text })),
        metrics: batch.metrics.flatMap((index, i) => itemOf(question, index, i) ?? []),
      };
      const once: AskOnce = (some) => ask(desk, requestFor(question, some, record), tally, signal, 'verdict');
      const idle = items.criteria.length + items.metrics.length === 0;
      const decided = idle ? new Map<string, Verdict>() : await vote(items, desk.settings.votes, record.suspicious, once);
      for (const [i, { index }] of batch.criteria.entries()) {
        const verdict = decided.get(`c${i + 1}`);
        if (verdict) verdicts.set(index, verdict);
      }
      for (const [i, index] of batch.metrics.entries()) measures.set(index, decided.get(`m${i + 1}`) ?? NOTHING_TO_MEASURE);
    }),
  );
  return {
    verdicts: question.criteria.flatMap((_, index) => verdicts.get(index) ?? []),
    measures: (question.metrics ?? []).flatMap((_, index) => measures.get(index) ?? []),
    spent: spentOf(desk, tally),
  };
}

/** There is no round that it could be about. */
const NOTHING_TO_MEASURE: Verdict = { result: 'pass', reason: '', evidence: [], votes: [], injection_suspected: false, measured: [] };

function itemOf({ metrics = [], transcript }: Question, index: number, i: number): MetricItem | undefined {
  const metric = metrics[index]?.metric;
  const rounds = metric && roundsFor(metric, transcript);
  return metric && rounds && { id: `m${i + 1}`, metric, rounds };
}

function requestFor(question: Question, asked: Items, record: Record): ModelRequest<Answer> {
  const ids = asked.criteria.map((a) => a.id);
  return {
    messages: (nonce) => prompt(question, asked, record, nonce),
    schema: (nonce) => answerSchema(ids, nonce, asked.metrics),
    data: record.events.flatMap((e) => [e.text, e.raw]),
    read: (answers, last) => {
      const verified = verify(answers, { ids, metrics: asked.metrics, record, last });
      return 'wrong' in verified ? verified : { value: verified };
    },
  };
}

interface Batch {
  readonly criteria: readonly { readonly criterion: Criterion; readonly index: number }[];
  /** Indices of the question's metrics. */
  readonly metrics: readonly number[];
}

/** Metrics go with the first of the criteria; what is isolated goes alone. */
function batches({ criteria, metrics = [] }: Pick<Question, 'criteria' | 'metrics'>): readonly Batch[] {
  const numbered = criteria.map((criterion, index) => ({ criterion, index }));
  const together = numbered.filter((n) => !n.criterion.isolate);
  const measured = metrics.flatMap((m, index) => (m.isolate ? [] : [index]));
  const count = Math.max(Math.ceil(together.length / BATCH), measured.length > 0 ? 1 : 0);
  const chunks = Array.from({ length: count }, (_, i) => ({
    criteria: together.slice(i * BATCH, (i + 1) * BATCH),
    metrics: i === 0 ? measured : [],
  }));
  return [
    ...chunks,
    ...numbered.filter((n) => n.criterion.isolate).map((n) => ({ criteria: [n], metrics: [] })),
    ...metrics.flatMap((m, index) => (m.isolate ? [{ criteria: [], metrics: [index] }] : [])),
  ];
}

const SCHEMA_VERSION = 1;

const judgeFingerprint = (settings: JudgeSettings): string =>
  fingerprintOf(settings, [settings.votes, BATCH, promptText, SCHEMA_VERSION, answerSchema(['c1'], 'nonce')]);
