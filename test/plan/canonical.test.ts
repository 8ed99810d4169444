import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hash, sha256 } from '../../src/plan/canonical.ts';

test('keys are sorted by UTF-16 unit, numbers before letters and `Z` before `a` before `ä`, undefined members left out', () => {
  expect(
    canonical({ ä: 1, a: [1, 'é', { z: undefined, y: null }], Z: 2, '10': 3, '9': 4, '\u20ac': 5, '\r': 6, '\ufb33': 7, '😂': 8 }),
  ).toBe('{"\\r":6,"10":3,"9":4,"Z":2,"a":[1,"é",{"y":null}],"ä":1,"€":5,"😂":8,"\ufb33":7}');
});

test('numbers as RFC 8785 writes them', () => {
  const numbers = [1e21, 1e-7, -0, Number('333333333.33333329'), 4.5, 2e-3, 0.1 + 0.2];
  expect(canonical(numbers)).toBe('[1e+21,1e-7,0,333333333.3333333,4.5,0.002,0.30000000000000004]');
});

describe('what JSON would bend is refused, with its path', () => {
  test.each([
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [new Map([['a', 1]]), 'Map'],
    [new Date(0), 'Date'],
    [/x/, 'RegExp'],
    [10n, 'bigint'],
    [() => 1, 'function'],
    [Symbol('s'), 'symbol'],
  ])('%s', (value, name) => {
    expect(() => canonical({ rounds: [{ mock: value }] })).toThrow(`$.rounds[0].mock: ${name} has no JSON form`);
  });

  test('depth without end', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 20_000; i++) deep = [deep];
    expect(() => canonical(deep)).toThrow('more than 1,000 levels deep');
  });
});

test('a lone surrogate is U+FFFD, as on any way out; two forms of one letter, and two kinds of line end, are two texts', () => {
  expect(canonical('a\ud800b')).toBe('"a\ufffdb"');
  expect(canonical('😂')).toBe('"😂"');
  expect(canonical('\\ud800')).toBe('"\\\\ud800"');
  expect(hash('é')).not.toBe(hash('e\u0301'));
  expect(hash('a\r\nb')).not.toBe(hash('a\nb'));
});

test('a known digest', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hash({ b: 1, a: 2 })).toBe(sha256('{"a":2,"b":1}'));
});

test('any JSON: the text reads back as the value, and the order of members makes no difference', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([k, v]) => [k, shuffled(v)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = canonical(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonical(shuffled(value))).toBe(text);
      expect(canonical(JSON.parse(text))).toBe(text);
    }),
  );
});

test('any object: equal keys mean equal values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const same = canonical(a) === canonical(b);
      expect(same).toBe(canonical(JSON.parse(JSON.stringify(a))) === canonical(JSON.parse(JSON.stringify(b))));
      if (same) expect(JSON.parse(canonical(a))).toEqual(JSON.parse(canonical(b)));
    }),
  );
});
