import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { type Desk, setDesk, statuses, suite } from './desk.ts';

const desks: Desk[] = [];
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

/** Does not heed SIGTERM, so that stopping it takes its two seconds. */
const STUBBORN = `require('fs').writeFileSync('pid', String(process.pid));
process.on('SIGTERM', () => {});
require('http').createServer((q, r) => {
  q.resume();
  r.setHeader('content-type', 'application/json');
  r.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Hello!' }, finish_reason: 'stop' }] }));
}).listen(process.env.PORT, '127.0.0.1');
`;

async function stubbornDesk(): Promise<Desk> {
  const d = await setDesk({
    agent: { slow: { text: 'late', delay: 60_000 } },
    settings: `  own:
    protocol: openai-chat
    endpoint: "http://127.0.0.1:\${PORT}/v1/chat/completions"
    start: exec node stubborn.cjs
    ready: /`,
    files: {
      'stubborn.cjs': STUBBORN,
      'a.viva.yml': `agent: own\n${suite([{ name: 'quick' }])}`,
      'b.viva.yml': `agent: salon\n${suite([{ name: 'slow' }])}`,
    },
  });
  desks.push(d);
  return d;
}

/** What nobody has reaped yet lives no more. */
const lives = (d: Desk): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${d.read('pid')}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

test('SIGTERM: a report of what is done, exit 143, and nothing is left running', async () => {
  const d = await stubbornDesk();
  const ran = await d.viva(['run', '--json'], { signalAt: { signal: 'SIGTERM', requests: 1 } });
  expect([ran.exit, ran.report().decision.reason, ran.report().decision.exit]).toEqual([143, 'cancelled', 143]);
  expect(statuses(ran.report())['slow']).not.toContain('failed');
  await expect.poll(() => lives(d)).toBe(false);
});

test.each([
  ['SIGTERM', 'SIGTERM', 143],
  ['SIGINT', 'SIGINT', 130],
  ['SIGINT', 'SIGTERM', 143],
] as const)('%s, then %s: the second one ends it at once, and nothing is left running', async (signal, then, exit) => {
  const d = await stubbornDesk();
  const ran = await d.viva(['run', '--json'], { signalAt: { signal, requests: 1, then } });
  expect([ran.exit, ran.stdout]).toEqual([exit, '']);
  await expect.poll(() => lives(d)).toBe(false);
});
