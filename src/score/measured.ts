// What the metrics of a test say over all of its runs: means, the author's bars for them, failures grouped by their cause.
import { type Measured, SEVERITIES, type Severity } from '../model/finding.ts';
import type { MetricReport, RunReport, UniqueError } from '../model/report.ts';
import type { Test } from '../model/suite.ts';
import { failuresIn, meanScore } from './metric.ts';

type About = Pick<Test, 'metrics' | 'averages'>;

/** `whole`: all runs that were to be are there, and none of them errored: only then can a mean be held against its bar. */
export function metricReports({ metrics = [], averages = [] }: About, runs: readonly RunReport[], whole: boolean): readonly MetricReport[] {
  const names = [...new Set([...metrics.map((m) => m.metric.name), ...averages.map((a) => a.name)])];
  return names.flatMap((name) => {
    const own = runs.flatMap((r) => r.findings.filter((f) => f.kind === 'metric' && f.name === name));
    const average = averages.find((a) => a.name === name);
    if (own.length === 0 && !average) return [];
    const measured = own.flatMap((f) => f.measured ?? []);
    const score = meanScore(measured);
    const at_least = average?.at_least ?? metrics.find((m) => m.metric.name === name)?.at_least;
    const labels = groupedBy(failuresIn(measured), (m) => m.label ?? 'failure');
    const answered = own.some((f) => f.result !== 'skipped');
    const state = average && (answered || own.length === 0) ? stateOf(score, average.at_least, whole) : undefined;
    return [
      {
        name,
        ...(score !== undefined && { score: Number(score.toFixed(4)) }),
        ...(at_least !== undefined && { at_least }),
        ...(state && { state }),
        measured: own.filter((f) => f.measured !== undefined).length,
        errored: own.filter((f) => f.result === 'error').length,
        ...(labels.size > 0 && { failures: Object.fromEntries([...labels].map(([label, list]) => [label, list.length])) }),
      },
    ];
  });
}

function groupedBy<T>(list: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** A score that is missing satisfies no bar. */
function stateOf(score: number | undefined, bar: number, whole: boolean): 'met' | 'missed' | 'open' {
  if (score === undefined || !whole) return 'open';
  return score >= bar ? 'met' : 'missed';
}

export interface BarState {
  readonly text: string;
  readonly state: 'met' | 'missed' | 'open';
}

/** Of all bars for means together; undefined: there is none that could be told. */
export function averagesState(reports: readonly MetricReport[]): BarState | undefined {
  const barred = reports.filter((m) => m.state !== undefined);
  const worst = (['missed', 'open', 'met'] as const).find((state) => barred.some((m) => m.state === state));
  const text = (list: readonly MetricReport[]) => list.map((m) => `${m.name} at least ${m.at_least}`).join(', ');
  return worst && { text: text(barred.filter((m) => m.state === worst)), state: worst };
}

/** One failure that a metric found. */
export interface Failure {
  readonly metric: string;
  readonly run: number;
  readonly measured: Measured & { readonly severity: Severity };
}

export const failuresOf = (runs: readonly RunReport[]): readonly Failure[] =>
  runs.flatMap((run) =>
    run.findings.flatMap((f) =>
      f.kind === 'metric' ? failuresIn(f.measured ?? []).map((measured) => ({ metric: f.name, run: run.index, measured })) : [],
    ),
  );

/** By failure, in their order: the cause that it has in common with others. Without causes each label is one. */
export interface Cause {
  readonly title: string;
  readonly summary: string;
}

/** The worst first. The severity is that of the worst of its failures: what groups them does not decide anything. */
export function uniqueErrors(failures: readonly Failure[], causes: readonly Cause[] | undefined): readonly UniqueError[] {
  const titled = failures.map((failure, i) => {
    const { label = failure.metric, reason } = failure.measured;
    return { failure, cause: causes?.[i] ?? { title: label, summary: reason } };
  });
  const groups = [...groupedBy(titled, (t) => t.cause.title).values()];
  const errors = groups.flatMap((group): UniqueError[] => {
    const [first] = group;
    if (!first) return [];
    const severity = SEVERITIES.findLast((s) => group.some((g) => g.failure.measured.severity === s)) ?? 'low';
    return [
      {
        ...first.cause,
        severity,
        count: group.length,
        labels: [...new Set(group.map((g) => g.failure.measured.label ?? g.failure.metric))],
        runs: [...new Set(group.map((g) => g.failure.run))],
      },
    ];
  });
  const rank = (e: UniqueError) => SEVERITIES.indexOf(e.severity) * 1000 + Math.min(e.count, 999);
  return errors.sort((a, b) => rank(b) - rank(a));
}
