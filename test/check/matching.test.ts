import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, type Call, type Entry, fits, inOrder, matches } from '../../src/check/matching.ts';

describe('arguments', () => {
  it.each([
    ['an object needs the given keys', { a: 1 }, { a: 1, b: 2 }, true, false],
    ['all the way down', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 1, d: 2 }], e: 3 } }, true, false],
    ['a list has the same length', { a: [1] }, { a: [1, 2] }, false, false],
    ['a list is in order', [1, 2], [2, 1], false, false],
    ['1 is 1.0', { n: 1 }, { n: JSON.parse('1.0') }, true, true],
    ['1 is not "1"', { n: 1 }, { n: '1' }, false, false],
    ['null is not a missing key', { n: null }, {}, false, false],
    ['null is null', { n: null }, { n: null }, true, true],
    ['the order of keys does not matter', { a: 1, b: 2 }, { b: 2, a: 1 }, true, true],
    ['nothing is asked of', {}, { a: 1 }, true, false],
    ['an object is no list', { 0: 1 }, [1], false, false],
    ['what an object inherits is not there', { toString: 1 }, {}, false, false],
    ['__proto__ is a key like others', JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":1}}'), true, true],
    ['text arguments', 'x', 'x', true, true],
  ])('%s', (_rule, expected, actual, partial, exact) => {
    expect(fits(expected, actual, false)).toBe(partial);
    expect(fits(expected, actual, true)).toBe(exact);
  });
});

const call = (name: string, args = {}, event = 0): Call => ({ event, name, args, status: 'ok' });
const entry = (name: string, args?: Entry['args']): Entry => ({ name, args_match: 'partial', ...(args !== undefined && { args }) });

describe('best assignment', () => {
  it('leaves a strict entry the only call that fits it', () => {
    const calls = [call('book', { slot: '9:00' }), call('book', { slot: '10:00' })];
    expect(assign([entry('book'), entry('book', { slot: '9:00' })], calls)).toEqual([1, 0]);
  });

  const anyEntry = fc
    .record({ name: fc.constantFrom('a', 'b'), args: fc.dictionary(fc.constantFrom('x', 'y'), fc.nat(1)) })
    .map(({ name, args }) => entry(name, args));
  const anyCall = fc
    .record({ name: fc.constantFrom('a', 'b'), args: fc.dictionary(fc.constantFrom('x', 'y'), fc.nat(1)) })
    .map(({ name, args }) => call(name, args));
  const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 5 });

  it('gives as many entries a call of their own as trying everything does', () => {
    const most = (entries: readonly Entry[], calls: readonly Call[]): number => {
      const [first, ...rest] = entries;
      if (!first) return 0;
      return Math.max(most(rest, calls), ...calls.flatMap((c, i) => (matches(first, c) ? [1 + most(rest, calls.toSpliced(i, 1))] : [])));
    };
    fc.assert(
      fc.property(few(anyEntry), few(anyCall), (entries, calls) => {
        const given = assign(entries, calls);
        const placed = given.flatMap((c, e) => (c === undefined ? [] : [[entries[e], calls[c]] as const]));
        expect(placed).toHaveLength(most(entries, calls));
        expect(new Set(given.filter((c) => c !== undefined)).size).toBe(placed.length);
        expect(placed.every(([e, c]) => e !== undefined && c !== undefined && matches(e, c))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('finds an order where trying everything finds one', () => {
    const exists = (entries: readonly Entry[], calls: readonly Call[]): boolean => {
      const [first, ...rest] = entries;
      return first === undefined || calls.some((c, i) => matches(first, c) && exists(rest, calls.slice(i + 1)));
    };
    fc.assert(
      fc.property(few(anyEntry), few(anyCall), (entries, calls) => {
        expect(!inOrder(entries, calls).includes(undefined)).toBe(exists(entries, calls));
      }),
      { numRuns: 500 },
    );
  });
});
