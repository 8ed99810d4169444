// Asks until an answer can be believed, within bounds: three tries against a broken provider, two answers of a babbling model.
import type { LimitFunction } from 'p-limit';
import type { Question } from '../model/judging.ts';
import type { Clock, Random, Redact } from '../model/ports.ts';
import type { Problem } from '../model/problems.ts';
import { isQuota, retryDelay } from '../model/retry.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { type Asked, prompt } from './prompt.ts';
import type { Model } from './provider.ts';
import type { Record } from './record.ts';
import { piece, refusalOf } from './refusal.ts';
import { answerSchema } from './schema.ts';
import { type Outcome, send } from './send.ts';
import { type Opinion, verify } from './verify.ts';

export interface Batch {
  readonly question: Question;
  readonly asked: readonly Asked[];
  readonly record: Record;
}

export type Told = { readonly opinions: ReadonlyMap<string, Opinion> } | { readonly error: string };

/** What one question has cost so far. */
export interface Tally {
  calls: number;
  input: number;
  output: number;
  /** An answer came without its usage. */
  unmetered: boolean;
}

/** Of one judge, for all its questions. */
export interface Desk {
  readonly settings: JudgeSettings;
  readonly key: string | undefined;
  readonly model: () => Promise<Model>;
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

const TRIES = 3;
const ANSWERS = 2;
const LONGEST_WAIT = 60_000;
/** Room for the thinking of models that count it as output. */
const MOST_TOKENS = 16_000;

const NAMES: readonly (readonly [Option, RegExp])[] = [
  ['temperature', /temperature/i],
  ['length', /max_?(?:completion_?|output_?)?tokens/i],
  ['schema', /response_?format|json_?schema|schema|structured|output_?config|output_?format|mime_?type/i],
];

type Step = { readonly told: Told } | { readonly wait: number };

export async function ask(desk: Desk, batch: Batch, tally: Tally, signal: AbortSignal): Promise<Told> {
  let failures = 0;
  let answers = 0;
  for (;;) {
    const done = await desk.place(async () => {
      if (signal.aborted) return cancelled;
      if (desk.refused) return { told: { error: desk.refused.message } };
      const nonce = freshNonce(desk.random, batch.record);
      const sent = OPTIONS.filter((o) => !desk.without.has(o));
      const outcome = await put(desk, batch, nonce, sent, signal);
      if (outcome.kind !== 'cancelled') count(tally, outcome);
      return judgeOutcome(outcome, nonce, sent);
    });
    if ('told' in done) return done.told;
    if (done.wait > 0) await desk.clock.sleep(done.wait, signal);
  }

  function judgeOutcome(outcome: Outcome, nonce: string, sent: readonly Option[]): Step {
    if (outcome.kind === 'cancelled') return cancelled;
    if (outcome.kind === 'timeout') return another('no answer', `within ${desk.timeout / 1000} s`);
    if (outcome.kind === 'network')
      return retry(`could not be reached at ${desk.settings.base_url ?? desk.settings.provider}: ${cut(outcome.text)}`);
    if (outcome.kind === 'http') return http(outcome, sent);
    const about = `finish reason: ${outcome.finish}; answer: "${cut(outcome.body)}"`;
    if (outcome.broken) return another(`an answer that was ${outcome.broken}`, about);
    const ids = batch.asked.map((a) => a.id);
    const verified = verify(outcome, { ids, nonce, record: batch.record });
    return 'wrong' in verified ? another(verified.wrong, about) : { told: verified };
  }

  function http({ status, headers, body }: Outcome & { kind: 'http' }, sent: readonly Option[]): Step {
    const about = `HTTP ${status}; body: "${cut(body)}"`;
    if (status === 200) return another('an answer of an unknown form', `finish reason: none; ${about}`);
    const refusal = refusalOf(desk, status, body);
    if (refusal) {
      desk.refused ??= refusal;
      return { told: { error: refusal.message } };
    }
    const unwanted =
      status === 400 || status === 422 ? NAMES.find(([option, name]) => sent.includes(option) && name.test(body)) : undefined;
    if (unwanted) {
      desk.without.add(unwanted[0]);
      return { wait: 0 };
    }
    if (isQuota(body)) return { told: { error: `The judge's account has no quota left (${about}).` } };
    if (status !== 408 && status !== 429 && status < 500)
      return { told: { error: `The judge's provider refused the request (${about}).` } };
    return retry(`answered ${about}`, retryDelay(headers, desk.clock.now()));
  }

  function retry(what: string, asked?: number): Step {
    failures++;
    if (failures >= TRIES) return { told: { error: `The judge ${what} (${failures} tries).` } };
    if (asked !== undefined && asked > LONGEST_WAIT)
      return { told: { error: `The judge ${what}; it asks to wait ${Math.ceil(asked / 1000)} s, which is too long.` } };
    return { wait: asked ?? 1000 * 2 ** (failures - 1) };
  }

  function another(wrong: string, about: string): Step {
    answers++;
    return answers < ANSWERS
      ? { wait: 0 }
      : { told: { error: `The judge gave no usable verdict, asked ${answers} times: ${wrong} (${about}).` } };
  }

  function cut(text: string): string {
    return piece(text, desk);
  }
}

const OPTIONS: readonly Option[] = ['temperature', 'length', 'schema'];
const cancelled: Step = { told: { error: 'The run was stopped before the judge answered.' } };

async function put(desk: Desk, batch: Batch, nonce: string, sent: readonly Option[], signal: AbortSignal): Promise<Outcome> {
  const ids = batch.asked.map((a) => a.id);
  return send(await desk.model(), {
    prompt: prompt(batch.question, batch.asked, batch.record, nonce),
    ...(sent.includes('schema') && { schema: answerSchema(ids, nonce) }),
    ...(sent.includes('temperature') && { temperature: desk.settings.temperature ?? 0 }),
    ...(sent.includes('length') && { maxOutputTokens: MOST_TOKENS }),
    timeout: desk.timeout,
    signal,
  });
}

function count(tally: Tally, outcome: Outcome): void {
  tally.calls++;
  if (outcome.kind !== 'answer') return;
  if (outcome.tokens) {
    tally.input += outcome.tokens.input;
    tally.output += outcome.tokens.output;
  } else tally.unmetered = true;
}

/** Unknown to whoever wrote the data, and not in it by chance. */
function freshNonce(random: Random, record: Record): string {
  let nonce = '';
  for (let tries = 0; tries < 5; tries++) {
    nonce = random.uuid().replaceAll('-', '').slice(0, 12);
    if (!record.events.some((e) => e.text.includes(nonce) || e.raw.includes(nonce))) break;
  }
  return nonce;
}
