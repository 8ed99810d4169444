// Each protocol from the config to the verdict, as a user runs it.
import { afterEach, describe, expect, test } from 'vitest';
import type { Script } from '../stage/agent.ts';
import { type Desk, findings, type Setting, setDesk, statuses } from './desk.ts';

const desks: Desk[] = [];
const desk = async (setting: Setting): Promise<Desk> => {
  const made = await setDesk(setting);
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const booking: Script = {
  'Book me in': [
    { tools: [{ name: 'check', args: { day: 'Tue' } }] },
    { tools: [{ name: 'book', args: { slot: '9:00' } }] },
    'BK-001 it is',
  ],
  'Thank you': 'You are welcome',
};
const suite = `tests:
  - name: books
    rounds:
      - user_input: Book me in
        checks: { tools: { exactly: [check, { name: book, args: { slot: "9:00" } }] }, contains: BK-001 }
      - user_input: Thank you
        checks: { contains: welcome, tools: { exactly: [] } }
    mocks:
      check: { returns: { slots: ["9:00"] } }
      nobody/book: { error: not for this agent }
      salon/book: { returns: { id: BK-001 } }
  - name: has no mock
    user_input: Book me in
    checks: { contains: BK-001 }
    mocks:
      check: { returns: 1 }
      nobody/book: { error: not for this agent }
`;

describe('openai-responses', () => {
  test.each(['', '    stream: true\n', '    stateful: true\n'])('runs the tool loop, with %j', async (how) => {
    const d = await desk({ agent: booking, noConfig: true, files: { 'a.viva.yml': suite } });
    d.write({
      'viva.config.yml': `agents:\n  salon:\n    protocol: openai-responses\n    endpoint: ${d.agent.url}/v1/responses\n${how}judge: none\n`,
    });
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ books: 'passed', 'has no mock': 'errored UNMOCKED_TOOL' });
    expect(findings(ran.report()).find((f) => f.result === 'error')?.reason).toContain('mocks: { book: { returns: { ok: true } } }');
  });
});
