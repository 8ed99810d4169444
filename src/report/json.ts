import type { ReportKind } from '../model/contracts.ts';
import type { Report } from '../model/report.ts';

/** Often written to a file and to stdout: made once. */
const written = new WeakMap<Report, string>();

function documentOf(report: Report): string {
  const text = written.get(report) ?? `${JSON.stringify(report, null, 2)}\n`;
  written.set(report, text);
  return text;
}

export const json: ReportKind = {
  name: 'json',
  description: 'The report itself: one document, the source of every other rendering.',
  render: ({ report }) => documentOf(report),
};
