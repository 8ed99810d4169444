import { expect, test } from 'vitest';
import { setDesk, suite } from './desk.ts';

test('setup, start and ready: the agent is asked where it listens, and stopped afterwards', async () => {
  const d = await setDesk({
    noConfig: true,
    files: {
      'a.viva.yml': suite([{ name: 'greets', rest: '    checks: { contains: Hello }\n' }]),
      'viva.config.yml': `agents:
  own:
    protocol: openai-chat
    endpoint: "http://127.0.0.1:\${PORT}/v1/chat/completions"
    setup: node -e "require('fs').writeFileSync('word', 'Hello')"
    start: node server.cjs
    ready: /health
judge: none
`,
      'server.cjs': `const fs = require('fs');
fs.writeFileSync('port', process.env.PORT);
const word = fs.readFileSync('word', 'utf8');
require('http').createServer((q, r) => r.setHeader('content-type', 'application/json').end(
  JSON.stringify({ choices: [{ message: { role: 'assistant', content: word }, finish_reason: 'stop' }] }))).listen(process.env.PORT, '127.0.0.1');
`,
    },
  });
  try {
    const ran = await d.viva(['run', '--json']);
    expect([ran.exit, ran.report().tests[0]?.status]).toEqual([0, 'passed']);
    await expect(fetch(`http://127.0.0.1:${d.read('port')}/health`)).rejects.toThrow('fetch failed');
  } finally {
    await d.close();
  }
});

test('--bail stops at the first failure; --threshold is the bar of each test', async () => {
  let n = 0;
  const d = await setDesk({
    agent: () => (++n === 1 ? 'no' : 'yes'),
    files: { 'a.viva.yml': suite(Array.from({ length: 60 }, (_, i) => ({ name: `t${i}`, rest: '    checks: { contains: "yes" }\n' }))) },
  });
  try {
    const bailed = await d.viva(['run', '--json', '--bail', '-c', '1']);
    expect(bailed.exit).toBe(1);
    expect(bailed.report().totals.failed).toBe(1);
    expect(bailed.report().tests.filter((t) => t.code === 'bail').length).toBeGreaterThan(0);
    n = 0;
    d.write({ 'agent.txt': 'version 2\n' });
    const barred = await d.viva(['run', '--json', '--name', 't0', '-n', '3', '--threshold', '2 of 3', '-c', '1']);
    expect([barred.exit, barred.report().tests[0]?.threshold]).toEqual([0, { text: '2 of 3', state: 'met' }]);
  } finally {
    await d.close();
  }
});

test('an agent that cannot start is never green: its tests are listed, and nothing could be tested', async () => {
  const d = await setDesk({
    noConfig: true,
    files: {
      'a.viva.yml': suite([{ name: 'greets', rest: '    checks: { contains: Hello }\n' }]),
      'viva.config.yml': `agents:
  own:
    protocol: openai-chat
    endpoint: "http://127.0.0.1:\${PORT}/v1/chat/completions"
    start: node nowhere.cjs
judge: none
`,
    },
  });
  try {
    const ran = await d.viva(['run', '--json']);
    expect([ran.exit, ran.report().decision.reason]).toEqual([4, 'could_not_test']);
    expect(ran.report().tests.map((t) => [t.name, t.status, t.code])).toEqual([['greets', 'skipped', 'could_not_test']]);
    expect(ran.report().problems.map((p) => p.code)).toEqual(['agent_not_ready']);
  } finally {
    await d.close();
  }
});

test('a variable that is only passed on and not set is a warning, and the tests run', async () => {
  const d = await setDesk({
    settings: '    env: [NOWHERE_SET]\n',
    files: { 'a.viva.yml': suite([{ name: 'greets', rest: '    checks: { contains: Hello }\n' }]) },
  });
  try {
    const ran = await d.viva(['run', '--json']);
    expect([ran.exit, ran.report().tests.map((t) => t.status)]).toEqual([0, ['passed']]);
  } finally {
    await d.close();
  }
});
