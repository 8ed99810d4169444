import { afterEach, expect, test } from 'vitest';
import { type Desk, findings, setDesk, statuses } from './desk.ts';

const desks: Desk[] = [];
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const turn = (says: string, toolCalls: string) => `turns: [{ userMessage: '${says}', assertions: { toolCalls: ${toolCalls} } }]`;

const SIMS = `import { scenario, sequence } from '@agentesting/agentest'
import { booked } from './answers.js'

const tools = { look: (args) => ({ day: args.day }), book: sequence([() => { throw new Error('Connection timeout') }, booked]) }

scenario('in order', { ${turn('book', "{ matchMode: 'strict', expected: [{ name: 'look' }, { name: 'book' }, { name: 'book' }] }")}, mocks: { tools } })
scenario('not in order', { ${turn('book', "{ matchMode: 'strict', expected: [{ name: 'book' }, { name: 'look' }, { name: 'book' }] }")}, mocks: { tools } })
scenario('has', { ${turn('book', "{ matchMode: 'contains', expected: [{ name: 'book', args: { slot: 9 }, argMatchMode: 'partial' }] }")}, mocks: { tools } })
scenario('has not', { ${turn('book', "{ matchMode: 'contains', expected: [{ name: 'book', args: { slot: 9 }, argMatchMode: 'exact' }] }")}, mocks: { tools } })
scenario('in any order', { ${turn('book', "{ matchMode: 'unordered', expected: [{ name: 'book' }, { name: 'book' }, { name: 'look' }] }")}, mocks: { tools } })
scenario('allowed', { ${turn('book', "{ matchMode: 'within', expected: [{ name: 'book' }, { name: 'look' }, { name: 'other' }] }")}, mocks: { tools } })
scenario('not allowed', { ${turn('book', "{ matchMode: 'within', expected: [{ name: 'book' }] }")}, mocks: { tools } })
scenario('forbidden', { ${turn('book', "{ matchMode: 'contains', expected: [], forbidden: [{ name: 'look', args: { day: 'Tuesday' }, argMatchMode: 'partial' }] }")}, mocks: { tools } })
scenario('unmocked', { ${turn('book', "{ matchMode: 'contains', expected: [] }")}, mocks: { tools: { look: tools.look } } })
`;

test('an Agentest project runs as it is: each scenario has the verdict that its assertions deserve', async () => {
  const d = await setDesk({
    noConfig: true,
    agent: {
      book: [
        { tools: [{ name: 'look', args: { day: 'Tuesday' } }] },
        { tools: [{ name: 'book', args: { slot: 9, name: 'Ann' } }] },
        { tools: [{ name: 'book', args: { slot: 9, name: 'Ann' } }] },
        'Booked.',
      ],
    },
    files: {},
  });
  desks.push(d);
  d.write({
    'agentest.config.ts': `import { defineConfig } from '@agentesting/agentest'
export default defineConfig({
  agent: { name: 'salon', endpoint: '${d.agent.url}/v1/chat/completions', body: { model: 'any' } },
  metrics: [],
  include: ['sims/*.sim.ts'],
})
`,
    'sims/salon.sim.ts': SIMS,
    'sims/answers.ts': "export const booked = { ok: true, id: 'BK-001' }\n",
  });
  const ran = await d.viva(['run', '--json']);
  const report = ran.report();
  expect(statuses(report)).toEqual({
    'in order': 'passed',
    'not in order': 'failed TRAJECTORY_MISMATCH',
    has: 'passed',
    'has not': 'failed TRAJECTORY_MISMATCH',
    'in any order': 'passed',
    allowed: 'passed',
    'not allowed': 'failed TRAJECTORY_MISMATCH',
    forbidden: 'failed TRAJECTORY_MISMATCH',
    unmocked: 'errored UNMOCKED_TOOL',
  });
  expect(ran.exit).toBe(1);
  expect(report.tests.map((t) => t.line)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
  // What a mock throws is what the agent is told; a sequence begins anew with each conversation.
  const told = d.agent.requests.map((r) => JSON.stringify(r.body));
  expect(told.some((body) => body.includes('Connection timeout'))).toBe(true);
  expect(told.some((body) => body.includes('BK-001'))).toBe(true);
  expect(findings(report).find((f) => f.reason.includes('has no mock'))?.reason).toContain('sims/salon.sim.ts:14');

  const some = await d.viva(['run', '--json', '--scenario', 'IN ANY', '--file', 'salon.sim']);
  expect(Object.keys(statuses(some.report()))).toContain('in any order');
  expect(some.exit).toBe(0);
});
