// What metrics measured, in words and as a table.
import type { MetricReport, Rendering, TestReport, UniqueError } from '../model/report.ts';
import { plural } from './decision-text.ts';
import { more, testLink } from './lead.ts';
import { clip, code, details, html, prose, row, text } from './markdown.ts';

export const inDigits = (score: number): string => String(Number(score.toFixed(2)));

/** "helpfulness 4.5, at least 4 · agent_behavior_failure: false information ×3 · coherence could not be measured". */
export const metricsWords = (test: TestReport): string => (test.metrics ?? []).map((m) => `${m.name}${saidOf(m)}`).join(' · ');

function saidOf(m: MetricReport): string {
  const failures = Object.entries(m.failures ?? {}).map(([label, n]) => (n === 1 ? label : `${label} ×${n}`));
  const parts = [
    ...(m.score === undefined ? [] : [` ${inDigits(m.score)}`]),
    ...(m.at_least === undefined ? [] : [`${m.score === undefined ? '' : ','} at least ${m.at_least}`]),
    ...(failures.length > 0 ? [`: ${failures.join(', ')}`] : []),
    ...(m.score === undefined && failures.length === 0 && m.measured > 0 ? [': no failure'] : []),
    ...(m.errored > 0 ? [` (could not be measured in ${plural(m.errored, 'run')})`] : []),
    ...(m.measured === 0 && m.errored === 0 ? [' not measured'] : []),
  ];
  return parts.join('');
}

/** "[high] Answers without data (3 times): Gives forecasts that no tool returned." */
export const errorWords = ({ severity, title, count, summary }: UniqueError): string =>
  `[${severity}] ${title}${count > 1 ? ` (${count} times)` : ''}${summary === '' ? '' : `: ${summary}`}`;

const ERRORS = 10;
const ROWS = 200;

/** Folded: a row a test, and what went wrong below it. undefined: nothing was measured. */
export function metricsTable(r: Rendering, tests: readonly TestReport[], most = ROWS): string | undefined {
  const measured = tests.filter((t) => (t.metrics?.length ?? 0) > 0);
  if (measured.length === 0) return undefined;
  const shown = measured.slice(0, most);
  const names = [...new Set(shown.flatMap((t) => (t.metrics ?? []).map((m) => m.name)))].slice(0, 12);
  const cell = (t: TestReport, name: string) => {
    const metric = t.metrics?.find((m) => m.name === name);
    return metric ? text(clip(cellOf(metric), 120)) : '';
  };
  const head = [row(['test', ...names.map((n) => code(clip(n, 40)))]), row(['---', ...names.map(() => ':-:')])];
  const rows = shown.map((t) => row([testLink(r, t, 80), ...names.map((name) => cell(t, name))]));
  const wrong = shown.flatMap((t) => (t.errors ?? []).map((e) => `- ${testLink(r, t, 80)}: ${prose(clip(errorWords(e), 400))}`));
  const listed = wrong.length === 0 ? '' : `\n\n${wrong.slice(0, ERRORS).join('\n')}${more(wrong.length - ERRORS)}`;
  const title = `Metrics of ${plural(measured.length, 'test')}`;
  return details(html(title), `${[...head, ...rows].join('\n')}${more(measured.length - most)}${listed}`);
}

function cellOf(m: MetricReport): string {
  const failures = Object.values(m.failures ?? {}).reduce((a, b) => a + b, 0);
  if (m.score !== undefined)
    return `${inDigits(m.score)}${m.at_least === undefined ? '' : ` (≥ ${m.at_least})`}${m.errored > 0 ? ' 🚧' : ''}`;
  if (m.errored > 0) return '🚧';
  return m.measured === 0 ? '–' : failures === 0 ? 'none' : plural(failures, 'failure');
}
