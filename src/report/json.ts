import type { ReportKind } from '../model/contracts.ts';
import type { Report } from '../model/report.ts';

/**
 * The same document in ASCII where it matters: printed, its text can neither steer a terminal nor be a command of a workflow. Those may begin
 * anywhere in a line, and characters that nobody sees don't keep the runner from reading them.
 */
export const inertJson = (json: string): string =>
  json
    .replace(/[\x7F-\x9F\u2028\u2029\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (c) =>
      [...Array(c.length).keys()].map((i) => `\\u${c.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
    )
    .replaceAll('##[', '#\\u0023[');

/** Often written to a file and to stdout: made once. */
const written = new WeakMap<Report, string>();

function documentOf(report: Report): string {
  const text = written.get(report) ?? `${inertJson(JSON.stringify(report, null, 2))}\n`;
  written.set(report, text);
  return text;
}

export const json: ReportKind = {
  name: 'json',
  description: 'The report itself: one document, the source of every other rendering.',
  render: ({ report }) => documentOf(report),
};
