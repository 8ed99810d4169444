import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../../src/agent/retry.ts';
import { isQuota, retryDelay } from '../../src/model/retry.ts';
import { json, type Served, serve } from '../stage/agent.ts';
import { hastyClock, tools } from '../stage/talk.ts';

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((s) => s.close()));
});

/** A server that gives these answers in order (the last repeats), asked once. */
async function asked(answers: readonly { status: number; headers?: Record<string, string>; body?: unknown }[], once = false) {
  let seen = 0;
  const server = await serve((_, response) => {
    const answer = answers[Math.min(seen++, answers.length - 1)];
    if (answer === undefined || answer.status === 0) return response.socket?.destroy();
    json(response, answer.status, answer.body ?? { n: seen }, answer.headers);
  });
  open.push(server);
  const { clock, waits } = hastyClock();
  let calls = 0;
  const answer = await ask({
    tools: tools(clock),
    request: { method: 'POST', url: `${server.url}/chat?key=secret`, headers: {}, body: '{}', signal: new AbortController().signal },
    count: () => calls++,
    once,
  });
  if (answer.ok) answer.response.cancel();
  return { answer, waits, calls, seen };
}

const quota = { error: { code: 'insufficient_quota', message: 'You exceeded your current quota' } };

describe('a request to an agent', () => {
  it.each([
    ['429 with Retry-After: 2', [{ status: 429, headers: { 'retry-after': '2' } }, { status: 200 }], [2000]],
    ['429 with retry-after-ms', [{ status: 429, headers: { 'retry-after-ms': '1500' } }, { status: 200 }], [1500]],
    ['60 s are honoured', [{ status: 503, headers: { 'retry-after': '60' } }, { status: 200 }], [60_000]],
    ['529', [{ status: 529 }, { status: 200 }], [1000]],
    ['408, then 500', [{ status: 408 }, { status: 500 }, { status: 200 }], [1000, 2000]],
    ['a connection that broke', [{ status: 0 }, { status: 200 }], [1000]],
  ])('is tried again: %s', async (_, answers, expected) => {
    const { answer, waits, calls } = await asked(answers);
    expect(answer.ok).toBe(true);
    expect(waits).toEqual(expected);
    expect(calls).toBe(answers.length);
  });

  it.each([
    ['400', [{ status: 400 }], 'answered 400 (application/json)'],
    ['401', [{ status: 401 }], 'answered 401 (application/json)'],
    [
      'a redirect',
      [{ status: 302, headers: { location: 'http://elsewhere.example/' } }],
      'answered 302 (application/json), a redirect, which is not followed',
    ],
    ['a quota that is used up', [{ status: 429, body: quota }], 'answered 429 (application/json): its quota is used up'],
    [
      'a wait of two minutes',
      [{ status: 429, headers: { 'retry-after': '120' } }],
      'answered 429 (application/json), and asks to wait 120 s',
    ],
  ])('is not tried again: %s', async (_, answers, words) => {
    const { answer, waits, calls } = await asked(answers);
    expect(answer).toMatchObject({ ok: false, code: 'AGENT_ERROR' });
    expect(answer.ok ? '' : answer.text).toMatch(/^POST http:\/\/127\.0\.0\.1:\d+\/chat /);
    expect(answer.ok ? '' : answer.text.replace(/^POST \S+ /, '')).toBe(words);
    expect([waits, calls]).toEqual([[], 1]);
  });

  it('gives up after three tries and keeps the last body', async () => {
    const { answer, calls } = await asked([{ status: 500, body: { error: 'boom' } }]);
    expect(answer).toMatchObject({ ok: false, code: 'AGENT_ERROR', body: '{"error":"boom"}' });
    expect(answer.ok ? '' : answer.text).toMatch(/answered 500 \(application\/json\) \(3 tries\)$/);
    expect(calls).toBe(3);
  });

  it.each([
    [429, 3],
    [503, 3],
    [529, 3],
    [500, 1],
    [408, 1],
    [0, 1],
  ])('that changes something is tried again only where it was not processed: %i', async (status, times) => {
    const { answer, calls } = await asked([{ status }], true);
    expect(answer.ok).toBe(false);
    expect(calls).toBe(times);
  });

  it('names URL, cause and time of a refused connection, and neither userinfo nor query', async () => {
    const server = await serve(() => {});
    await server.close();
    const { clock } = hastyClock();
    const url = server.url.replace('//', '//user:pass@');
    const request = { method: 'POST' as const, url: `${url}/chat?key=secret`, headers: {}, signal: new AbortController().signal };
    const answer = await ask({ tools: tools(clock), request, count: () => {}, once: true });
    expect(answer.ok ? '' : answer.text).toMatch(/^POST http:\/\/127\.0\.0\.1:\d+\/chat: connection refused after \d+ ms \(3 tries\)$/);
  });

  it('reads no more of an error’s body than it needs', async () => {
    let sent = 0;
    const server = await serve((_, response) => {
      response.writeHead(400, { 'content-type': 'text/plain' });
      const more = () => {
        while (!response.destroyed && sent < 200) {
          sent++;
          if (!response.write('E'.repeat(1024 * 1024))) return response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    open.push(server);
    const request = { method: 'GET' as const, url: server.url, headers: {}, signal: new AbortController().signal };
    const answer = await ask({ tools: tools(), request, count: () => {} });
    expect(answer.ok ? 0 : answer.body?.length).toBe(64 * 1024);
    expect(sent).toBeLessThan(100);
  });

  it('that is stopped while it waits was an error of the agent, not its silence', async () => {
    const server = await serve((_, response) => json(response, 429, {}, { 'retry-after': '30' }));
    open.push(server);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const request = { method: 'GET' as const, url: `${server.url}/x`, headers: {}, signal: stop.signal };
    const answer = await ask({ tools: tools(), request, count: () => {} });
    expect(answer).toMatchObject({
      code: 'AGENT_ERROR',
      text: expect.stringMatching(/answered 429 .*, and the time ran out before another try$/),
    });
  });
});

it.each([
  [{ 'retry-after': '2' }, 2000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': 'Mon, 30 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Mon, 30 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '' }, undefined],
  [{}, undefined],
])('how long to wait: %j', (headers, expected) => {
  expect(retryDelay(headers, Date.parse('2026-11-30T12:00:00Z'))).toBe(expected);
});

it.each([
  [
    '{"error":{"type":"insufficient_quota","message":"You exceeded your current quota, please check your plan and billing details."}}',
    true,
  ],
  ['{"error":{"message":"Your credit balance is too low to access the API."}}', true],
  ['billing hard limit reached', true],
  [
    '{"error":{"code":"rate_limit_exceeded","message":"Please try again in 6s. Add a payment method at https://platform.openai.com/account/billing"}}',
    false,
  ],
  ['Rate limit reached, see https://platform.openai.com/account/billing to learn more', false],
  ['{"error":{"message":"rate limited, retry in 1s"}}', false],
  ['', false],
])('quota message or not: %s', (body, expected) => {
  expect(isQuota(body)).toBe(expected);
});
