import type { ModelRequest } from '../model/asking.ts';
import type { Judge, JudgeAnswer, Question, Verdict } from '../model/judging.ts';
import type { Criterion, JudgeSettings } from '../model/suite.ts';
import { ask } from './ask.ts';
import { checkDesk, type Desk, emptyTally, fingerprintOf, type ModelParts, openDesk, spentOf, wrongSettings } from './desk.ts';
import { type Asked, prompt, promptText, recordOf } from './prompt.ts';
import type { Record } from './record.ts';
import { judgeName } from './refusal.ts';
import { answerSchema } from './schema.ts';
import { type Opinion, verify } from './verify.ts';
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
  return {
    name: judgeName(desk.settings),
    fingerprint: judgeFingerprint(desk.settings),
    calls: ({ criteria }) => batches(criteria).length,
    refused: () => desk.refused,
    check: (signal) => checkDesk(desk, signal),
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
  await Promise.all(
    batches(question.criteria).map(async (batch) => {
      const asked = batch.map(({ criterion }, i) => ({ id: `c${i + 1}`, text: criterion.text }));
      const once: AskOnce = (some) => ask(desk, requestFor(question, some, record), tally, signal, 'verdict');
      const decided = await vote(asked, desk.settings.votes, record.suspicious, once);
      for (const [i, { index }] of batch.entries()) {
        const verdict = decided.get(`c${i + 1}`);
        if (verdict) verdicts.set(index, verdict);
      }
    }),
  );
  return { verdicts: question.criteria.flatMap((_, index) => verdicts.get(index) ?? []), spent: spentOf(desk, tally) };
}

function requestFor(question: Question, asked: readonly Asked[], record: Record): ModelRequest<ReadonlyMap<string, Opinion>> {
  const ids = asked.map((a) => a.id);
  return {
    messages: (nonce) => prompt(question, asked, record, nonce),
    schema: (nonce) => answerSchema(ids, nonce),
    data: record.events.flatMap((e) => [e.text, e.raw]),
    read: (answers) => {
      const verified = verify(answers, { ids, record });
      return 'wrong' in verified ? verified : { value: verified.opinions };
    },
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

const judgeFingerprint = (settings: JudgeSettings): string =>
  fingerprintOf(settings, [settings.votes, BATCH, promptText, SCHEMA_VERSION, answerSchema(['c1'], 'nonce')]);
