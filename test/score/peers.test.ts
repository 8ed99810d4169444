// What the gate is measured against has to be right too. Method 2.6.
import { describe, expect, test } from 'vitest';
import { fisher, mcNemar } from '../../tools/simulate/peers.ts';

describe('Fisher, one-sided', () => {
  test.each([
    [20, 20, 0, 1, 0.047619],
    [20, 20, 0, 2, 0.004329],
    [20, 20, 0, 3, 0.000564653],
    [20, 20, 0, 4, 9.41088e-5],
    [10, 10, 0, 3, 0.0034965],
    [10, 10, 0, 4, 0.000999001],
    [5, 5, 0, 5, 0.00396825],
    [5, 5, 0, 6, 0.0021645],
    [0, 0, 0, 1, 1],
    [0, 0, 0, 4, 1],
    [3, 3, 0, 4, 0.0285714],
    [20, 20, 8, 16, 0.000425309],
    [20, 20, 3, 4, 0.166667],
    [20, 20, 6, 7, 0.259259],
    [18, 20, 0, 5, 0.000395257],
    [16, 20, 0, 8, 0.000159261],
    [16, 20, 6, 12, 0.0849168],
    [12, 20, 0, 6, 0.0130435],
    [2, 20, 0, 4, 0.688406],
    [40, 40, 6, 12, 4.53864e-5],
    [6, 6, 0, 4, 0.0047619],
    [5, 5, 1, 6, 0.012987],
  ])('base %i of %i, head %i of %i', (s, h, x, n, p) => {
    expect(Math.abs(fisher(s, h, x, n) - p) / p).toBeLessThan(1e-5);
  });
});

test.each([
  [5, 0, 0.03125],
  [6, 1, 0.0703125],
  [3, 3, 1],
  [1, 0, 0.5],
])('McNemar, %i broken and %i mended', (broken, mended, p) => expect(mcNemar(broken, mended)).toBeCloseTo(p, 9));
