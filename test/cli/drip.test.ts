import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type AgentRequest, type Served, serve } from '../stage/agent.ts';
import { type Desk, findings, setDesk, statuses } from './desk.ts';

// An agent whose answer has no end. What it sends is never nothing, so that no idle limit would fire.
const open: (Desk | Served)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((o) => o.close()));
});

const text = (request: AgentRequest) => String((request.body['messages'] as { content: string }[]).at(-1)?.content);
const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

function drip(response: ServerResponse, status: number, type: string, what: () => string): void {
  response.writeHead(status, { 'content-type': type });
  const drips = setInterval(() => response.write(what()), 100);
  response.on('close', () => clearInterval(drips));
}

async function deskAt(answer: (request: AgentRequest, response: ServerResponse) => void, suite: string, settings = ''): Promise<Desk> {
  const agent = await serve((request, response) => answer(request, response));
  const d = await setDesk({
    noConfig: true,
    files: {
      'a.viva.yml': suite,
      'viva.config.yml': `agents:
  salon: { protocol: openai-chat, endpoint: "${agent.url}/v1", paths: [a.viva.yml], ${settings} }
judge: none
`,
    },
  });
  open.push(agent, d);
  return d;
}

const ONE = 'tests:\n  - name: greets\n    user_input: one\n    checks: { contains: Hello }\n';

test('a byte now and then: the time for a round ends it', async () => {
  const d = await deskAt((_, response) => drip(response, 200, 'text/event-stream', () => piece('a')), ONE, 'stream: true, timeout: 1500ms');
  const ran = await d.viva(['run', '--json']);
  expect(statuses(ran.report())).toEqual({ greets: 'failed TIMEOUT' });
  expect(findings(ran.report())[0]?.reason).toBe('round 1 was not answered within 1.5 s');
  expect(ran.report().tests[0]?.runs[0]?.transcript).toMatch(/^[0-9a-f]{64}$/);
  expect([ran.exit, d.under('.viva/transcripts').includes('"text":"one"')]).toEqual([1, true]);
});

test('in the second round: the time for the test ends it, and the first round is kept and checked', async () => {
  const two = `tests:
  - name: greets
    timeout: 2s
    rounds:
      - { user_input: one, checks: { contains: Hello } }
      - { user_input: two, checks: { contains: Hello } }
`;
  const d = await deskAt(
    (request, response) => {
      if (text(request) === 'two') return drip(response, 200, 'text/event-stream', () => ': still here\n\n');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${piece('Hello!')}data: [DONE]\n\n`);
    },
    two,
    'stream: true',
  );
  const ran = await d.viva(['run', '--json']);
  expect(findings(ran.report()).map((f) => [f.name, f.round, f.result, f.skip])).toEqual([
    ['TIMEOUT', 2, 'fail', undefined],
    ['contains', 1, 'pass', undefined],
    ['contains', 2, 'skipped', 'agent_ended'],
  ]);
  expect(findings(ran.report())[0]?.reason).toBe('the run took longer than its 2 s: round 2 was not answered');
  expect(d.under('.viva/transcripts')).toContain('Hello!');
});

test('an error whose body never ends is an error all the same, in good time and with its beginning', async () => {
  let asked = 0;
  const d = await deskAt((_, response) => {
    asked++;
    drip(response, 400, 'text/plain', () => 'no such model, ');
  }, ONE);
  const began = Date.now();
  const ran = await d.viva(['run', '--json']);
  expect(statuses(ran.report())).toEqual({ greets: 'errored AGENT_ERROR' });
  expect(findings(ran.report())[0]?.reason).toMatch(/answered 400 \(text\/plain\): no such model, no such model/);
  expect([ran.exit, asked]).toEqual([4, 1]);
  expect(Date.now() - began).toBeLessThan(20_000);
});

test('an error whose body never ends does not outlive the round', async () => {
  const d = await deskAt((_, response) => drip(response, 500, 'text/plain', () => 'broken '), ONE, 'timeout: 1s');
  const ran = await d.viva(['run', '--json']);
  expect(statuses(ran.report())).toEqual({ greets: 'errored AGENT_ERROR' });
  expect(ran.exit).toBe(4);
});
