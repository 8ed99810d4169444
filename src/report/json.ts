import type { ReportKind } from '../model/contracts.ts';

export const json: ReportKind = {
  name: 'json',
  description: 'The report itself: one document, the source of every other rendering.',
  render: ({ report }) => `${JSON.stringify(report, null, 2)}\n`,
};
