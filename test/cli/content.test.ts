import { expect, test } from 'vitest';
import type { Line } from '../stage/agent.ts';
import { setDesk, statuses, suite } from './desk.ts';

const ANSWERS: { readonly [input: string]: Line } = {
  object: { text: { answer: 'At nine', sure: true } },
  parts: {
    text: [
      { type: 'text', text: 'At ' },
      { type: 'text', text: 'nine' },
    ],
  },
  odd: {
    text: [
      { type: 'text', text: 'At nine' },
      { type: 'chart', rows: [1, 2] },
    ],
  },
  number: { text: 9 },
};

test('content that is an object, parts or a number: the judge sees text or JSON', async () => {
  const d = await setDesk({
    files: { 'a.viva.yml': suite(Object.keys(ANSWERS).map((name) => ({ name }))) },
    agent: ({ input }) => ANSWERS[input] ?? '',
  });
  try {
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ object: 'passed', parts: 'passed', odd: 'passed', number: 'passed' });
    const asks = d.model
      .asks()
      .map((ask) => String((ask.body['messages'] as { content: unknown }[]).map((m) => JSON.stringify(m.content))));
    const asked = (name: string) => asks.find((a) => a.includes(`| ${name}\\n`)) ?? '';
    expect(asked('object')).toContain(String.raw`| {\"answer\":\"At nine\",\"sure\":true}`);
    expect(asked('parts')).toContain('| At nine\\n');
    expect(asked('odd')).toMatch(/At nine.*rows/);
    expect(asked('number')).toContain('| 9\\n');
    expect([...asks, ran.stdout, d.under('.viva')].filter((text) => text.includes('[object'))).toEqual([]);
  } finally {
    await d.close();
  }
});
