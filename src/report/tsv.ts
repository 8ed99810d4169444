import type { ReportKind } from '../model/contracts.ts';
import type { Report, TestReport } from '../model/report.ts';
import { baseName, fraction, here, quote, why, worst } from './facts.ts';
import { clean } from './markdown.ts';

const COLUMNS: readonly [string, (t: TestReport, report: Report) => string | number | undefined][] = [
  ['id', (t) => t.id],
  ['name', (t) => t.name],
  ['file', (t) => t.file],
  ['line', (t) => t.line],
  ['status', (t) => t.status],
  ['code', (t) => t.code],
  ['comparison', (t) => t.comparison],
  ['base', (t) => t.base && fraction(t.base)],
  ['here', (t) => (here(t) === '–' ? undefined : here(t))],
  ['runs', (t) => t.runs.length],
  ['ms', (t) => t.runs.reduce((sum, run) => sum + run.ms, 0)],
  ['ran_because', (t) => t.why],
  ['reason', (t, report) => why(t, baseName(report))],
  ['quote', (t) => quote(worst(t)?.finding)],
];

export const tsv: ReportKind = {
  name: 'tsv',
  description: 'A table with tabs, for spreadsheets: a line a test.',
  render: ({ report }) =>
    [COLUMNS.map(([name]) => name), ...report.tests.map((t) => COLUMNS.map(([, of]) => field(of(t, report))))]
      .map((fields) => `${fields.join('\t')}\n`)
      .join(''),
};

/**
 * One line, no tabs. What a spreadsheet would calculate gets an apostrophe, as spreadsheets themselves do; so does a quotation mark, which would
 * run on over tabs and lines, and hide a formula behind it.
 */
function field(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const flat = clean(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^[\p{Cf}\s]*[=+\-@"＝＋－＠]/u.test(flat) ? `'${flat}` : flat;
}
