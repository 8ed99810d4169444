// Whether an answer can be believed: each criterion once, a true or false, and quotes that are there.
import type { Evidence } from '../model/finding.ts';
import { isObject } from '../model/json.ts';
import type { MetricItem } from './metric-prompt.ts';
import { PLAIN_MARK } from './prompt.ts';
import type { Record, ShownEvent } from './record.ts';
import { type Measures, readMetrics } from './verify-metrics.ts';

export interface Opinion {
  readonly pass: boolean;
  readonly reason: string;
  readonly evidence: readonly Evidence[];
  readonly injection_suspected: boolean;
}

/** One believable answer. */
export interface Answer extends Measures {
  readonly opinions: ReadonlyMap<string, Opinion>;
}

export type Verified = Answer | { readonly wrong: string };

export interface Expected {
  readonly ids: readonly string[];
  readonly metrics?: readonly MetricItem[];
  readonly record: Record;
  /** It is not asked again: metrics that could not be measured are told apart, the rest stands. */
  readonly last?: boolean;
}

const MOST_QUOTES = 20;
const MOST_REASON = 1000;
const MOST_QUOTE = 200;

/** The answers of one call, in order: the last counts. */
export function verify(answers: readonly { readonly [key: string]: unknown }[], expected: Expected): Verified {
  const last = answers.at(-1);
  if (!last) return { wrong: 'no complete answer in what came back' };
  const opinions = readOpinions(last, expected);
  if ('wrong' in opinions) return opinions;
  const measures = readMetrics(last, expected.metrics ?? [], (value) => readEvidence(value, expected.record));
  const [unmeasured] = measures.unmeasured.values();
  if (unmeasured !== undefined && !expected.last) return { wrong: unmeasured };
  const verified = { ...opinions, ...measures };
  const differs = answers.slice(0, -1).some((other) => votesOf(other) !== votesOf(last));
  return differs ? { wrong: 'two answers that differ' } : verified;
}

const votesOf = (answer: { readonly [key: string]: unknown }): string =>
  JSON.stringify(
    ['criteria', 'scores', 'labels']
      .flatMap((key) => (Array.isArray(answer[key]) ? answer[key] : []))
      .map((c: unknown) => (isObject(c) ? [`${String(c['id'])} ${String(c['round'] ?? '')}`, c['pass'], c['score'], c['label']] : []))
      .sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
  );

function readOpinions(
  answer: { readonly [key: string]: unknown },
  { ids, record }: Expected,
): Pick<Answer, 'opinions'> | { readonly wrong: string } {
  const entries: unknown = ids.length === 0 ? [] : answer['criteria'];
  if (!Array.isArray(entries)) return { wrong: 'no list of criteria in the answer' };
  const opinions = new Map<string, Opinion>();
  const injection_suspected = answer['injection_suspected'] === true;
  for (const entry of entries as readonly unknown[]) {
    if (!isObject(entry)) return { wrong: 'an entry of criteria that is no object' };
    const { id, pass, reason } = entry;
    if (typeof id !== 'string' || !ids.includes(id)) return { wrong: 'an answer to a criterion that was not asked' };
    if (opinions.has(id)) return { wrong: `two answers to criterion ${id}` };
    if (typeof pass !== 'boolean') return { wrong: `neither true nor false for criterion ${id}` };
    const evidence = readEvidence(entry['evidence'], record);
    if (typeof evidence === 'string') return { wrong: evidence };
    opinions.set(id, {
      pass,
      reason: typeof reason === 'string' ? shortened(reason.trim(), MOST_REASON) : '',
      evidence,
      injection_suspected,
    });
  }
  const missing = ids.find((id) => !opinions.has(id));
  if (missing !== undefined) return { wrong: `no answer to criterion ${missing}` };
  const all = [...opinions.values()].every((o) => o.pass);
  if (typeof answer['pass'] === 'boolean' && answer['pass'] !== all) return { wrong: 'a verdict that contradicts those of the criteria' };
  return { opinions };
}

const shortened = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most - 1).replace(/\p{Surrogate}/gu, '') + '…' : text;

/** Evidence whose event is the transcript's index, or what is wrong with it. */
function readEvidence(value: unknown, record: Record): readonly Evidence[] | string {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return 'evidence that is no list';
  const evidence: Evidence[] = [];
  for (const item of value.slice(0, MOST_QUOTES) as readonly unknown[]) {
    const quote = isObject(item) ? item['quote'] : undefined;
    const number = isObject(item) ? eventNumber(item['event']) : undefined;
    if (typeof quote !== 'string' || number === undefined) return 'evidence without an event and a quote';
    if (quote.trim() === '') continue;
    const event = record.events.find((e) => e.number === number);
    if (!event) return `a quote of event ${number}, which was not shown`;
    if (!occurs(quote, event)) return `a quote that is not in event ${number}: "${shortened(quote.replace(/\s+/g, ' '), 80)}"`;
    evidence.push({ event: number - 1, quote: shortened(quote.trim(), MOST_QUOTE) });
  }
  return evidence;
}

function eventNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^#?\d{1,6}$/.test(value.trim()) ? Number(value.trim().replace('#', '')) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** Models straighten quotation marks and break lines anew; words they may not change. */
const even = (text: string): string =>
  text
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** An event can be a megabyte and be quoted many times: it is evened once. */
const evened = new WeakMap<ShownEvent, readonly string[]>();

function occurs(quote: string, event: ShownEvent): boolean {
  const bare = quote.replace(/^(?:[0-9A-Za-z-]{1,40})?\| ?/gm, '');
  const wanted = [even(quote), even(bare)].filter((w) => w !== '' && w !== PLAIN_MARK.trim());
  const places = evened.get(event) ?? [event.text, event.raw, event.head].map(even);
  evened.set(event, places);
  return places.some((there) => wanted.some((w) => there.includes(w)));
}
