import { z } from 'zod';
import { isAsked, type Metric } from '../model/contracts.ts';
import { SEVERITIES } from '../model/finding.ts';
import type { MetricAsked } from '../model/suite.ts';
import { asText, asValue, closest, flag, strict } from '../model/values.ts';
import type { YamlFile } from './yaml.ts';

export interface WrittenMetric {
  readonly at_least?: number | undefined;
  readonly isolate?: boolean | undefined;
}
export type WrittenMetrics = readonly string[] | { readonly [name: string]: WrittenMetric | undefined };

const isolate = flag.optional().describe('Ask the judge about this one alone.');

export function metricsSchema(metrics: readonly Metric[]): z.ZodType<WrittenMetrics> {
  const names = metrics.map((m) => m.name);
  const name = z
    .preprocess(
      asText,
      z.string('expected the name of a metric').superRefine((written, context) => {
        if (!names.includes(written)) context.addIssue({ code: 'custom', message: unknownMetric(written, names) });
      }),
    )
    .meta({ enum: names });
  const shape: Record<string, z.ZodType<WrittenMetric | undefined>> = {};
  for (const metric of metrics) shape[metric.name] = settingsOf(metric).optional().describe(metric.description);
  return z
    .union([z.array(name).min(1, 'must not be an empty list'), strict(shape)], {
      error: 'expected a list of metrics, or a mapping such as { helpfulness: { at_least: 4 } }',
    })
    .describe('What is measured in each conversation: a list of names, or { name: { at_least: 4 } } for a bar that each run must reach.');
}

function unknownMetric(written: string, names: readonly string[]): string {
  const near = closest(written, names);
  return `no metric is called "${written}"${near ? `, did you mean "${near}"?` : `; there are ${names.join(', ')}`}`;
}

/** An empty value asks for it without a bar. */
function settingsOf(metric: Metric): z.ZodType<WrittenMetric> {
  const shape: Record<string, z.ZodType> = { isolate };
  if (isAsked(metric) && 'from' in metric.scale) shape['at_least'] = bar(metric.scale);
  return z.preprocess((v) => (asValue(v) === null ? {} : v), strict(shape)).meta({ type: ['object', 'null'] });
}

const bar = ({ from, to }: { readonly from: number; readonly to: number }) =>
  z
    .preprocess(asValue, z.number('expected a number').min(from, `must be ${from} or more`).max(to, `must be ${to} or less`))
    .optional()
    .describe('A run fails whose mean is less.');

export const failOnSeverity = z
  .preprocess(asText, z.enum(SEVERITIES, `must be ${SEVERITIES.slice(0, -1).join(', ')} or ${SEVERITIES.at(-1)}`))
  .describe('A failure that a metric finds fails the run from this severity on (critical).');

export function toMetrics(
  written: WrittenMetrics | undefined,
  path: readonly PropertyKey[],
  metrics: readonly Metric[],
  locate: YamlFile['locate'],
): readonly MetricAsked[] {
  if (written === undefined) return [];
  const isList = (w: WrittenMetrics): w is readonly string[] => Array.isArray(w);
  const entries: readonly (readonly [string, WrittenMetric, PropertyKey])[] = isList(written)
    ? [...new Set(written)].map((name) => [name, {}, written.indexOf(name)])
    : Object.entries(written).flatMap(([name, settings]) => (settings ? [[name, settings, name] as const] : []));
  return entries.flatMap(([name, settings, key]) => {
    const metric = metrics.find((m) => m.name === name);
    const bar = settings.at_least === undefined ? {} : { at_least: settings.at_least };
    return metric ? [{ metric, ...bar, isolate: settings.isolate ?? false, place: locate([...path, key]) }] : [];
  });
}
