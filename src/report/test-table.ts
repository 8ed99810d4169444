import type { Rendering, TestReport } from '../model/report.ts';
import { baseName, fraction } from './facts.ts';
import { more, testLink } from './lead.ts';
import { clip, prose, row, text } from './markdown.ts';
import { OUTCOMES, outcome } from './outcome.ts';
import { whyCell } from './why-cell.ts';

/** A row a test. `because` adds why it ran, was reused or judged again. */
export function testTable(r: Rendering, tests: readonly TestReport[], most: number, because = false): string {
  const compared = tests.some((t) => t.base && t.base.completed > 0);
  const cells = (t: TestReport): readonly string[] => {
    const { icon, word } = OUTCOMES[outcome(t)];
    return [
      `${icon} ${word}`,
      testLink(r, t),
      ...(compared ? [fraction(t.base)] : []),
      fraction(t.head),
      whyCell(t, r.report),
      ...(because ? [prose(clip(t.why, 120))] : []),
    ];
  };
  const columns: readonly [string, string][] = [
    ['', '---'],
    ['test', '---'],
    ...(compared ? [[text(clip(baseName(r.report), 40)), ':-:'] as [string, string]] : []),
    ['here', ':-:'],
    ['why', '---'],
    ...(because ? [['ran because', '---'] as [string, string]] : []),
  ];
  const head = [row(columns.map(([name]) => name)), row(columns.map(([, rule]) => rule))];
  return [...head, ...tests.slice(0, most).map((t) => row(cells(t)))].join('\n') + more(tests.length - most);
}
