import { describe, expect, test } from 'vitest';
import { steps, stepsOf } from '../../src/check/steps.ts';
import { check, subject, talk } from './talk.ts';

const OUTPUT = `Starting up.
Thought: I need to look this up
in the docs first
Action: search
Action Input: "capital of France"
Observation: Paris is the capital.
ToolCall: cite_source
Result: done
{"answer":"Paris"}`;

const told = (output: string) => subject(talk([{ user: '' }, { agent: output }]));

test('a step is what a marker begins, until the next one', () => {
  expect(stepsOf(OUTPUT)).toEqual([
    'I need to look this up\nin the docs first',
    'search\nAction Input: "capital of France"',
    'Paris is the capital.',
    'cite_source',
    'done\n{"answer":"Paris"}',
  ]);
  expect(stepsOf('No steps. A Thought: within a line is none.')).toEqual([]);
});

describe('steps', () => {
  test.each([
    ['one of them contains the text', { contains: 'docs first' }],
    ['several, in any order', { contains: ['Paris is', 'look this up'] }],
    ['in this order, others between', { order: ['look this up', 'cite_source'] }],
    ['the same text in two steps', { order: ['Paris', 'Paris'] }],
  ])('pass: %s', async (_, spec) => {
    expect(await check(steps, spec, told(OUTPUT))).toEqual({ result: 'pass', reason: '' });
  });

  test.each([
    ['no step has it', { contains: 'Starting up' }, 'no reasoning step contains “Starting up”'],
    ['the other way round', { order: ['cite_source', 'look this up'] }, '“look this up” comes too early'],
    ['both of one step', { order: ['look this up', 'docs first'] }, '“docs first” comes too early'],
    ['never at all', { order: ['look this up', 'Berlin'] }, 'no reasoning step contains “Berlin”'],
  ])('fail: %s', async (_, spec, reason) => {
    expect(await check(steps, spec, told(OUTPUT))).toMatchObject({ result: 'fail', code: 'TRAJECTORY_MISMATCH', reason });
  });

  test('an output without any step says so', async () => {
    const answer = await check(steps, { contains: 'x' }, told('Paris'));
    expect(answer.reason).toBe(
      'no reasoning step contains “x”; the output has no reasoning steps (lines that begin with Thought:, Action:, Observation:)',
    );
  });

  test('a megabyte of markers is read in time that grows with its length', async () => {
    const hostile = 'Thought: '.repeat(120_000) + '\n '.repeat(100_000);
    expect((await check(steps, { contains: 'x' }, told(hostile))).result).toBe('fail');
  });
});
