import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { synthesized } from '../../src/app/golden.ts';
import { type Step, talk, tool } from '../check/talk.ts';

const made = (runs: readonly (readonly Step[])[], latency = 300) =>
  synthesized({ name: 'capital', command: 'node agent.js', runs: runs.map((steps) => talk([{ user: '' }, ...steps], { latency })) });

const says = (value: unknown): Step => ({ agent: typeof value === 'string' ? value : `Thinking.\n${JSON.stringify(value)}` });

describe('JSON: its shape, and short words that never changed', () => {
  const { text, left, kept } = made([
    [says({ status: 'success', answer: 'It is Paris.', confidence: 0.98, cached: true, sources: [{ url: 'a' }], hint: 'x' })],
    [says({ status: 'success', answer: 'Paris!', confidence: 0.91, cached: true, sources: [{ url: 'b', page: 2 }, { url: 'c' }] })],
  ]);

  test('asserted', () => {
    expect(parse(text)).toMatchObject({
      name: 'capital',
      agentCommand: 'node agent.js',
      iterations: 5,
      assertions: {
        jsonSchema: {
          type: 'object',
          required: ['status', 'answer', 'confidence', 'cached', 'sources'],
          properties: {
            status: { const: 'success' },
            answer: { type: 'string' },
            confidence: { type: 'number' },
            cached: { const: true },
            sources: { type: 'array', items: { type: 'object', required: ['url'], properties: { url: { type: 'string' } } } },
          },
        },
        telemetry: { maxLatencyMs: 5000 },
      },
    });
    expect(kept).toContain('the shape of its JSON');
  });

  test('left out, and said in the file', () => {
    expect(left).toEqual(
      expect.arrayContaining([
        '`hint`: not every answer has it',
        'the value of `answer`: it differed',
        'the value of `confidence`: it differed',
        '`sources[].page`: not every answer has it',
      ]),
    );
    expect(text).toMatch(/^# Made from 2 runs\. Not asserted[^\n]*\n# - `hint`: not every answer has it\n/);
  });
});

describe('words', () => {
  test('a line that all outputs have', () => {
    const { text, left } = made([[says('Hi there!\nThe answer is 42 (sure).\nBye')], [says('Hello!\nThe answer is 42 (sure).\nBye')]]);
    expect(parse(text).assertions.regex).toBe('The answer is 42 \\(sure\\)\\.');
    expect(left).toContain('its other words: they differed from run to run');
  });

  test('none at all', () => {
    const { text, left } = made([[says('one')], [says('two')]]);
    expect(parse(text).assertions).not.toHaveProperty('regex');
    expect(left).toContain('its words: no line was the same in all runs');
  });

  test('JSON in some runs only is no JSON', () => {
    expect(made([[says({ a: 1 })], [says('sorry')]]).left).toContain('its JSON: only 1 of 2 runs printed some');
  });
});

describe('tool calls', () => {
  const answer = says('Paris it is');

  test('always the same ones: exactly these, with the arguments that never changed', () => {
    const run = (id: number) => [tool('search', { q: 'capital', id }), tool('cite'), answer];
    expect(parse(made([run(1), run(2)]).text).assertions.trajectory).toEqual({
      exact_sequence: ['search', 'cite'],
      tool_args: { search: { q: 'capital' } },
    });
  });

  test('not always the same: those that it always called, and a limit', () => {
    const { text, left } = made([
      [tool('search', { q: 'a' }), tool('cite'), answer],
      [tool('search', { q: 'b' }), tool('search', { q: 'c' }), tool('cite'), answer],
    ]);
    expect(parse(text).assertions.trajectory).toEqual({ require_tools: ['search', 'cite'], max_tool_calls: 6 });
    expect(left).toContain('the order and the number of its tool calls: they differed');
  });

  test('none', () => {
    expect(parse(made([[answer], [answer]]).text).assertions).not.toHaveProperty('trajectory');
  });
});

test('a slow agent gets five times its longest time', () => {
  expect(parse(made([[says('x y z')], [says('x y z')]], 2300).text).assertions.telemetry.maxLatencyMs).toBe(12_000);
});

test('an argv stays one', () => {
  const runs = [talk([{ user: '' }, says('x y z')])];
  expect(parse(synthesized({ name: 'a', command: ['node', 'a b.js', '$X'], runs }).text).command).toEqual({
    executable: 'node',
    args: ['a b.js', '$X'],
  });
});

test('what an agent calls its keys cannot add to the file', () => {
  const { text } = made([[says({ a: 1, 'x\niterations: 9': 2 })], [says({ a: 1 })]]);
  expect(parse(text).iterations).toBe(5);
  expect(text).toContain('# - `x iterations: 9`: not every answer has it');
});
