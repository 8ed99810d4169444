// Asks until an answer can be believed, within bounds: three tries against a broken provider, two answers of a babbling model.
import type { ModelRequest } from '../model/asking.ts';
import type { Random } from '../model/ports.ts';
import { isQuota, retryDelay } from '../model/retry.ts';
import type { Desk, Option, Tally } from './desk.ts';
import { answersIn, objectsIn, saidIn } from './extract.ts';
import { piece, refusalOf } from './refusal.ts';
import { type Outcome, send } from './send.ts';

export type Told<T> = { readonly value: T } | { readonly error: string };

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

type Step<T> = { readonly told: Told<T> } | { readonly wait: number };

/** `unusable`: what to call an answer that cannot be used. */
export async function ask<T>(desk: Desk, request: ModelRequest<T>, tally: Tally, signal: AbortSignal, unusable: string): Promise<Told<T>> {
  let failures = 0;
  let answers = 0;
  const cancelled: Step<T> = { told: { error: `The run was stopped before the ${desk.role} answered.` } };
  for (;;) {
    const done = await desk.place(async () => {
      if (signal.aborted) return cancelled;
      if (desk.refused) return { told: { error: desk.refused.message } };
      const nonce = freshNonce(desk.random, request.data);
      const sent = OPTIONS.filter((o) => !desk.without.has(o));
      const outcome = await put(desk, request, nonce, sent, signal);
      if (outcome.kind !== 'cancelled') count(tally, outcome);
      return judgeOutcome(outcome, nonce, sent);
    });
    if ('told' in done) return done.told;
    if (done.wait > 0) await desk.clock.sleep(done.wait, signal);
  }

  function judgeOutcome(outcome: Outcome, nonce: string, sent: readonly Option[]): Step<T> {
    if (outcome.kind === 'cancelled') return cancelled;
    if (outcome.kind === 'timeout') return another('no answer', `within ${desk.timeout / 1000} s`);
    if (outcome.kind === 'network')
      return retry(`could not be reached at ${desk.settings.base_url ?? desk.settings.provider}: ${cut(outcome.text)}`);
    if (outcome.kind === 'http') return http(outcome, sent);
    const about = `finish reason: ${outcome.finish}; answer: "${cut(outcome.body)}"`;
    if (outcome.broken) return another(`an answer that was ${outcome.broken}`, about);
    const found = request.open ? objectsIn(saidIn(outcome)) : answersIn(outcome, nonce);
    const read = found.length === 0 ? { wrong: 'no complete answer in what came back' } : request.read(found, answers === ANSWERS - 1);
    return 'wrong' in read ? another(read.wrong, about) : { told: read };
  }

  function http({ status, headers, body }: Outcome & { kind: 'http' }, sent: readonly Option[]): Step<T> {
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
    if (isQuota(body)) return { told: { error: `The ${desk.role}'s account has no quota left (${about}).` } };
    if (status !== 408 && status !== 429 && status < 500)
      return { told: { error: `The ${desk.role}'s provider refused the request (${about}).` } };
    return retry(`answered ${about}`, retryDelay(headers, desk.clock.now()));
  }

  function retry(what: string, asked?: number): Step<T> {
    failures++;
    if (failures >= TRIES) return { told: { error: `The ${desk.role} ${what} (${failures} tries).` } };
    if (asked !== undefined && asked > LONGEST_WAIT)
      return { told: { error: `The ${desk.role} ${what}; it asks to wait ${Math.ceil(asked / 1000)} s, which is too long.` } };
    return { wait: asked ?? 1000 * 2 ** (failures - 1) };
  }

  function another(wrong: string, about: string): Step<T> {
    answers++;
    return answers < ANSWERS
      ? { wait: 0 }
      : { told: { error: `The ${desk.role} gave no usable ${unusable}, asked ${answers} times: ${wrong} (${about}).` } };
  }

  function cut(text: string): string {
    return piece(text, desk);
  }
}

const OPTIONS: readonly Option[] = ['temperature', 'length', 'schema'];

async function put<T>(desk: Desk, request: ModelRequest<T>, nonce: string, sent: readonly Option[], signal: AbortSignal): Promise<Outcome> {
  return send(await desk.model(), {
    messages: request.messages(nonce),
    ...(sent.includes('schema') && { schema: request.schema(nonce) }),
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
function freshNonce(random: Random, data: readonly string[]): string {
  let nonce = '';
  for (let tries = 0; tries < 5; tries++) {
    nonce = random.uuid().replaceAll('-', '').slice(0, 12);
    if (!data.some((text) => text.includes(nonce))) break;
  }
  return nonce;
}
