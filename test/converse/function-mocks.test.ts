// Mocks that are functions: what they are told, what they answer, and what nobody can tell.
import { describe, expect, it } from 'vitest';
import { createMocks } from '../../src/converse/mocks.ts';
import { systemClock } from '../../src/edge/clock.ts';
import type { MockContext, MockFunction, Test } from '../../src/model/suite.ts';
import { hastyClock } from '../stage/talk.ts';

const going = new AbortController().signal;

function mocksOf(mocks: Test['mocks'], conversation = 'conversation-1', clock = systemClock) {
  const made = createMocks({ test: { mocks, unmocked_tools: 'error' }, conversation, clock, code: undefined });
  const answer = (name: string, args = {}, round = 1, signal = going) =>
    made.answer({ call: 'c1', name, args }, { agent: 'salon', round, signal });
  return { answer };
}

const one = (fn: MockFunction) => mocksOf({ f: { function: fn, id: 'a.ts#f' } });

describe('a function', () => {
  it('gets the arguments, and where in the conversation it is called', async () => {
    const told: [unknown, MockContext][] = [];
    const { answer } = mocksOf({
      f: { function: (args, context) => void told.push([args, context]), id: 'f' },
      g: { returns: 1 },
    });
    await answer('f', { day: 'Tue' });
    await answer('g');
    await answer('f', {}, 3);
    expect(told).toEqual([
      [{ day: 'Tue' }, { callIndex: 0, conversationId: 'conversation-1', turnIndex: 0, agent: 'salon' }],
      [{}, { callIndex: 1, conversationId: 'conversation-1', turnIndex: 2, agent: 'salon' }],
    ]);
  });

  it('cannot change what the agent is recorded to have called', async () => {
    const args = { items: [1] };
    const { answer } = one((given) => {
      (given as typeof args).items.push(2);
      return given;
    });
    expect(await answer('f', args)).toMatchObject({ content: { items: [1, 2] } });
    expect(args).toEqual({ items: [1] });
  });

  it.each<[string, MockFunction, object]>([
    ['a value', () => ({ ok: true }), { status: 'ok', content: { ok: true } }],
    ['a promise', async () => ['09:00'], { status: 'ok', content: ['09:00'] }],
    ['nothing', () => undefined, { status: 'ok', content: null }],
    ['a date, as it would be on the wire', () => ({ at: new Date(0) }), { status: 'ok', content: { at: '1970-01-01T00:00:00.000Z' } }],
    [
      'an exception',
      () => {
        throw new Error('Connection timeout');
      },
      { status: 'error', content: { error: 'Connection timeout' } },
    ],
    ['a rejection with a text', () => Promise.reject('down'), { status: 'error', content: { error: 'down' } }],
    ['a big integer', () => ({ id: 1n }), { ok: false, code: 'HARNESS_ERROR', text: expect.stringContaining('gave what is not JSON') }],
    ['a function', () => () => 1, { ok: false, code: 'HARNESS_ERROR', text: 'the mock of `f` gave a function, which is not JSON' }],
    ['more than 1 MB', () => 'x'.repeat(1_100_000), { ok: false, code: 'HARNESS_ERROR', text: 'the mock of `f` gave more than 1 MB' }],
    [
      'bottomless data',
      () => JSON.parse('['.repeat(300) + ']'.repeat(300)),
      { ok: false, code: 'HARNESS_ERROR', text: expect.stringContaining('nested deeper than 200 levels') },
    ],
  ])('that gives %s', async (_, fn, expected) => {
    expect(await one(fn).answer('f')).toMatchObject(expected);
  });

  it('that does not settle in 30 s is nobody’s fault but the test’s', async () => {
    const { clock, waits } = hastyClock();
    const { answer } = mocksOf({ f: { function: () => new Promise(() => {}), id: 'a.ts#f' } }, 'conversation-1', clock);
    expect(await answer('f')).toEqual({ ok: false, code: 'HARNESS_ERROR', text: 'the mock of `f` did not settle within 30 s' });
    expect(waits).toEqual([30_000]);
  });

  it('may stand in a sequence and in a list', async () => {
    const { answer } = mocksOf({
      f: { sequence: [{ error: 'down' }, { function: (_, { callIndex }) => callIndex, id: 'f' }] },
      g: {
        choices: [
          { when: { a: 1 }, mock: { function: async () => 'one', id: 'g' } },
          { function: () => 'other', id: 'h' },
        ],
      },
    });
    expect(await answer('f')).toMatchObject({ status: 'error' });
    expect(await answer('f')).toMatchObject({ content: 1 });
    expect(await answer('f')).toMatchObject({ content: 2 });
    expect(await answer('g', { a: 1 })).toMatchObject({ content: 'one' });
    expect(await answer('g', { a: 2 })).toMatchObject({ content: 'other' });
  });
});

it('calls made at once each take the next of a sequence', async () => {
  const slow =
    (value: number): MockFunction =>
    () =>
      new Promise((resolve) => setTimeout(() => resolve(value), 30 - 10 * value));
  const { answer } = mocksOf({ f: { sequence: [1, 2, 3].map((n) => ({ function: slow(n), id: String(n) })) } });
  const answers = await Promise.all([answer('f'), answer('f'), answer('f')]);
  expect(answers.map((a) => a && 'content' in a && a.content)).toEqual([1, 2, 3]);
});

it('two conversations share nothing', async () => {
  const mocks: Test['mocks'] = {
    f: { sequence: [{ returns: 'first' }, { function: (_, c) => `${c.callIndex} of ${c.conversationId}`, id: 'f' }] },
  };
  const [a, b] = [mocksOf(mocks, 'a'), mocksOf(mocks, 'b')];
  expect(await a.answer('f')).toMatchObject({ content: 'first' });
  expect(await b.answer('f')).toMatchObject({ content: 'first' });
  expect(await a.answer('f')).toMatchObject({ content: '1 of a' });
  expect(await b.answer('f')).toMatchObject({ content: '1 of b' });
});
