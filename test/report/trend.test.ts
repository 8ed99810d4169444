import { describe, expect, test } from 'vitest';
import type { TrendPoint } from '../../src/model/report.ts';
import { summary } from '../../src/report/summary.ts';
import { trend } from '../../src/report/trend.ts';
import { sample } from './samples.ts';

const points = (n: number): TrendPoint[] =>
  Array.from({ length: n }, (_, i) => ({ commit: i.toString(16).padStart(40, 'a'), passed: i + 1, completed: n + 1 }));
const of = (list: readonly TrendPoint[], base_name = 'main') => {
  const r = sample('fine');
  return trend({ ...r, report: { ...r.report, base_name, trend: list } });
};

describe('the trend', () => {
  test('a chart of per cent by commit, oldest first, in words for those who do not see it', () => {
    const chart = [
      '**main, commit by commit**: 3 of 4 tests pass',
      '',
      '```mermaid',
      '%%{init: {"themeVariables": {"xyChart": {"plotColorPalette": "#0969da"}}}}%%',
      'xychart-beta',
      '  x-axis ["aaaaaaa", "bbbbbbb", "ccccccc"]',
      '  y-axis "tests that pass, %" 0 --> 100',
      '  line [25, 50, 75]',
      '```',
    ];
    const list = points(3).map((p, i) => ({ ...p, commit: 'abc'.charAt(i).repeat(40) }));
    expect(of(list)).toBe(chart.join('\n'));
  });

  test('two points are no trend', () => {
    expect(of(points(2))).toBeUndefined();
    expect(of([])).toBeUndefined();
    expect(summary.render(sample('fine'))).not.toContain('mermaid');
  });

  test('the newest twenty', () => {
    const line = of(points(30))?.split('\n').at(-2);
    expect(line?.split(',')).toHaveLength(20);
    expect(line).toContain('96.8]');
  });

  test('no name gets into the chart', () => {
    const [words = '', chart = ''] = (of(points(3), '"]\n```\n<b>@all') ?? '').split('```mermaid');
    expect(words).not.toContain('<b>');
    expect(chart).not.toContain('all');
    const odd = of(points(3).map((p) => ({ ...p, commit: '"]\n%%{init}%%' })));
    expect(odd).toContain('x-axis ["", "", ""]');
  });
});
