// A test, an agent and a transcript to change one thing at a time.
import type { AgentSettings } from '../../src/model/config.ts';
import type { Test } from '../../src/model/suite.ts';
import type { Transcript } from '../../src/model/transcript.ts';

const place = { file: 'refunds.viva.yml', line: 3 };
const criterion = (text: string) => ({ text, isolate: false, place });

export const refund: Test = {
  id: 'refunds.viva.yml#refund',
  name: 'refund',
  file: 'refunds.viva.yml',
  place,
  tags: ['smoke'],
  rounds: [
    {
      user_input: 'I want my money back',
      criteria: [criterion('Asks for the order number')],
      checks: [{ name: 'tools', spec: { forbid: ['issue_refund'] }, place }],
      place,
    },
    { user_input: 'It is A-17', criteria: [], checks: [{ name: 'contains', spec: ['A-17'], place }], place },
  ],
  expected: 'The refund is issued once',
  knowledge: ['Refunds take 5 days'],
  criteria: [criterion('Never promises a date')],
  checks: [],
  never: { tools: ['delete_all'], contains: [], regex: [], place },
  mocks: { issue_refund: { returns: { ok: true } } },
  unmocked_tools: 'error',
};

export const shop: AgentSettings = {
  name: 'shop',
  protocol: 'openai-chat',
  settings: {
    protocol: 'openai-chat',
    endpoint: 'http://localhost:${PORT}/v1',
    headers: { Authorization: 'Bearer ${KEY}' },
    body: { temperature: 0 },
    paths: ['src/agent/**'],
  },
  place: { file: 'viva.config.yml', line: 2 },
  paths: ['src/agent/**'],
  endpoint: 'http://localhost:${PORT}/v1',
  env: [{ name: 'KEY' }],
  timeout: 60_000,
};

export const talk: Transcript = {
  test: refund.id,
  agent: 'shop',
  agent_version: 'v1',
  run: 0,
  at: '2026-11-30T10:00:00.000Z',
  events: [
    { type: 'user', round: 1, text: 'I want my money back', at: 0 },
    { type: 'agent', round: 1, text: 'Which order? 🙂', at: 120 },
    { type: 'user', round: 2, text: 'It is A-17', at: 130 },
    { type: 'tool_call', round: 2, call: 'c1', name: 'issue_refund', args: { order: 'A-17' }, at: 200 },
    { type: 'tool_result', round: 2, call: 'c1', name: 'issue_refund', status: 'ok', content: { ok: true }, at: 201 },
    { type: 'agent', round: 2, text: 'Done: A-17\u2028is refunded', at: 300 },
  ],
  rounds: [
    { latency: 120, usage: { input: 10, output: 5 } },
    { latency: 170, usage: { input: 20, output: 6 } },
  ],
  latency: 300,
  usage: { input: 30, output: 11 },
  agent_calls: 3,
};
