// Whether what was measured can be believed: each metric once for each of its rounds, in its scale, with quotes that are there.
import { type Evidence, type Measured, SEVERITIES } from '../model/finding.ts';
import { isObject } from '../model/json.ts';
import { isLabelled, type MetricItem } from './metric-prompt.ts';

export interface Measures {
  readonly measured: ReadonlyMap<string, readonly Measured[]>;
  /** By metric: why it could not be measured. */
  readonly unmeasured: ReadonlyMap<string, string>;
}

const MOST_REASON = 1000;
type Entry = Record<string, unknown>;
type ReadEvidence = (value: unknown) => readonly Evidence[] | string;

export function readMetrics(
  answer: { readonly [key: string]: unknown },
  items: readonly MetricItem[],
  readEvidence: ReadEvidence,
): Measures {
  const entries = [...entriesOf(answer['scores']), ...entriesOf(answer['labels'])];
  const measured = new Map<string, readonly Measured[]>();
  const unmeasured = new Map<string, string>();
  for (const item of items) {
    const read = readOne(
      item,
      entries.filter((e) => e['id'] === item.id),
      readEvidence,
    );
    if (typeof read === 'string') unmeasured.set(item.id, read);
    else measured.set(item.id, read);
  }
  return { measured, unmeasured };
}

const entriesOf = (list: unknown): readonly Entry[] => (Array.isArray(list) ? list.filter(isObject) : []);

function readOne({ metric, rounds }: MetricItem, entries: readonly Entry[], readEvidence: ReadEvidence): readonly Measured[] | string {
  const wanted = rounds.length === 0 ? [0] : rounds;
  const found: Measured[] = [];
  for (const round of wanted) {
    const own = entries.filter((e) => e['round'] === round);
    const [entry] = own;
    const where = round === 0 ? '' : ` in round ${round}`;
    if (!entry) return `no answer to ${metric.name}${where}`;
    if (own.length > 1) return `two answers to ${metric.name}${where}`;
    const read = isLabelled(metric) ? labelOf(entry, metric, readEvidence) : scoreOf(entry, metric);
    if (typeof read === 'string') return `${read} for ${metric.name}${where}`;
    found.push({ ...(round > 0 && { round }), ...read });
  }
  return entries.length > wanted.length ? `an answer to ${metric.name} in a round that was not asked for` : found;
}

function scoreOf(entry: Entry, { scale }: MetricItem['metric']): Omit<Measured, 'round'> | string {
  const { score } = entry;
  const fits = 'from' in scale && typeof score === 'number' && Number.isInteger(score) && score >= scale.from && score <= scale.to;
  return fits ? { score, reason: reasonOf(entry) } : 'no score of its scale';
}

function labelOf(entry: Entry, { scale }: MetricItem['metric'], readEvidence: ReadEvidence): Omit<Measured, 'round'> | string {
  const names = 'labels' in scale ? scale.labels.map((l) => l.name) : [];
  const { label } = entry;
  if (typeof label !== 'string' || !names.includes(label)) return 'no label of its list';
  if (label === names[0]) return { label, reason: reasonOf(entry) };
  const severity = SEVERITIES.find((s) => s === entry['severity']);
  if (!severity) return `"${label}" without a severity`;
  const evidence = readEvidence(entry['evidence']);
  if (typeof evidence === 'string') return evidence;
  return { label, severity, reason: reasonOf(entry), ...(evidence.length > 0 && { evidence }) };
}

function reasonOf({ reason }: Entry): string {
  const text = typeof reason === 'string' ? reason.trim() : '';
  return text.length > MOST_REASON ? `${text.slice(0, MOST_REASON - 1).replace(/\p{Surrogate}/gu, '')}…` : text;
}
