import type { Report } from '../../src/model/report.ts';

export const emptyReport: Report = {
  schema_version: 1,
  viva: '0.0.0',
  id: 'empty',
  started_at: '2026-01-01T00:00:00.000Z',
  duration_ms: 0,
  totals: { passed: 0, failed: 0, errored: 0, skipped: 0, regressed: 0, fixed: 0, flaky: 0, unconfirmed: 0, pass_rate: null },
  tests: [],
  usage: { agent_calls: 0, judge_calls: 0, tokens: { input: 0, output: 0 }, reused_tests: 0 },
  decision: { conclusion: 'neutral', reason: 'nothing_to_run', exit: 0, text: 'nothing changed' },
  problems: [],
  notes: [],
};
