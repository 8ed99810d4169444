import type { ReportKind } from '../model/contracts.ts';
import { inertJson } from './json.ts';

export const jsonl: ReportKind = {
  name: 'jsonl',
  description: 'A line of JSON for each test.',
  render: ({ report }) => report.tests.map((test) => `${inertJson(JSON.stringify(test))}\n`).join(''),
};
