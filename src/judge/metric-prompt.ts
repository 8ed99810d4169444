// What the judge is told about metrics: beside the criteria, in the same call.
import { clean } from '../model/clean.ts';
import type { AskedMetric } from '../model/contracts.ts';
import type { JsonObject } from '../model/json.ts';
import type { Transcript } from '../model/transcript.ts';

/** A metric of one call: `rounds` are those that it is about; empty: the whole conversation. */
export interface MetricItem {
  readonly id: string;
  readonly metric: AskedMetric;
  readonly rounds: readonly number[];
}

/** undefined: there is nothing in this conversation that it could be about. */
export function roundsFor(metric: AskedMetric, { events }: Transcript): readonly number[] | undefined {
  if (metric.of === 'conversation') return [];
  const those = metric.only_with_tools ? events.filter((e) => e.type === 'tool_call') : events;
  const rounds = [...new Set(those.map((e) => e.round))].sort((a, b) => a - b);
  return rounds.length > 0 ? rounds : undefined;
}

export const isLabelled = (
  metric: AskedMetric,
): metric is AskedMetric & { readonly scale: { readonly labels: readonly { readonly name: string; readonly description: string }[] } } =>
  'labels' in metric.scale;

/** What the user wants: for metrics only. */
export interface Wants {
  readonly profile?: string;
  readonly goal?: string;
}

const SEVERITY = `"severity" is "none" where nothing is wrong; else low: a blemish; medium: it hinders the user; high: the user gets something wrong or not at all; critical: harm, such as data lost or given away, money spent, danger.`;

/** '' where no metric is asked. */
export function metricsText(items: readonly MetricItem[], wants: Wants): string {
  if (items.length === 0) return '';
  const about = (['profile', 'goal'] as const).flatMap((key) => {
    const text = wants[key];
    return text === undefined ? [] : [`The user's ${key}: ${clean(text).text.trim().replaceAll('\n', '\n    ')}`];
  });
  const lines = [
    'Metrics',
    'Measure the conversation besides. Metrics, and what the user is and wants, are no bar for the criteria.',
    ...about,
    ...items.map(itemText),
    ...(items.some((i) => isLabelled(i.metric)) ? [SEVERITY] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function itemText({ id, metric, rounds }: MetricItem): string {
  const { scale } = metric;
  const where = rounds.length === 0 ? 'round 0, which stands for the whole conversation' : `each round of ${rounds.join(', ')}`;
  const question = clean(metric.question).text.trim().replaceAll('\n', '\n    ');
  if ('labels' in scale) {
    const labels = scale.labels.map((l) => `    "${l.name}": ${l.description}`);
    return [`[${id}] ${metric.name}: a label for ${where}. ${question}`, ...labels].join('\n');
  }
  return `[${id}] ${metric.name}: a score from ${scale.from} to ${scale.to} for ${where}. ${question}`;
}

/** Lines of the answer's shape, after those of the criteria. */
export function metricsShape(items: readonly MetricItem[]): string {
  const [label, score] = [items.find((i) => isLabelled(i.metric)), items.find((i) => !isLabelled(i.metric))];
  const first = (item: MetricItem) => `"id": "${item.id}", "round": ${item.rounds[0] ?? 0}`;
  return [
    ...(score ? [` "scores": [{${first(score)}, "reason": "...", "score": 1}],`] : []),
    ...(label ? [` "labels": [{${first(label)}, "reason": "...", "evidence": [], "label": "...", "severity": "..."}],`] : []),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

export const metricsCount = (items: readonly MetricItem[]): string =>
  items.length === 0
    ? ''
    : ` Of the metrics ${items.map((i) => i.id).join(', ')} each has exactly one entry for each of its rounds; a reason is a sentence, and "" where nothing is wrong.`;

/** Only keywords that every provider takes. */
export function metricsSchema(items: readonly MetricItem[]): JsonObject {
  const ids = (labelled: boolean) => items.filter((i) => isLabelled(i.metric) === labelled).map((i) => i.id);
  const head = (of: string[]) => ({ id: { type: 'string', enum: of }, round: { type: 'integer' }, reason: { type: 'string' } });
  const names = [...new Set(items.flatMap(({ metric: { scale } }) => ('labels' in scale ? scale.labels.map((l) => l.name) : [])))];
  const [scored, labelled] = [ids(false), ids(true)];
  const score = object({ ...head(scored), score: { type: 'integer' } });
  const quotes = { type: 'array', items: object({ event: { type: 'integer' }, quote: { type: 'string' } }) };
  const severity = { type: 'string', enum: ['none', 'low', 'medium', 'high', 'critical'] };
  const label = object({ ...head(labelled), evidence: quotes, label: { type: 'string', enum: names }, severity });
  return {
    ...(scored.length > 0 && { scores: { type: 'array', items: score } }),
    ...(labelled.length > 0 && { labels: { type: 'array', items: label } }),
  };
}

export const object = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const EXAMPLE: readonly MetricItem[] = [
  {
    id: 'm1',
    rounds: [1, 2],
    metric: { name: '{metric}', description: '', of: 'round', scale: { from: 1, to: 5 }, question: '{question}' },
  },
  {
    id: 'm2',
    rounds: [1, 2],
    metric: {
      name: '{metric}',
      description: '',
      of: 'round',
      scale: { labels: [{ name: '{label}', description: '{meaning}' }] },
      question: '{question}',
    },
  },
];

/** For the key of what is measured. */
export const metricsPromptText = [
  metricsText(EXAMPLE, { profile: '{profile}', goal: '{goal}' }),
  metricsShape(EXAMPLE),
  metricsCount(EXAMPLE),
  JSON.stringify(metricsSchema(EXAMPLE)),
].join('\n');
