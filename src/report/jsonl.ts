import type { ReportKind } from '../model/contracts.ts';

export const jsonl: ReportKind = {
  name: 'jsonl',
  description: 'A line of JSON for each test.',
  render: ({ report }) => report.tests.map((test) => `${JSON.stringify(test)}\n`).join(''),
};
