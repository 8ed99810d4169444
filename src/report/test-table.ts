import type { Rendering, TestReport } from '../model/report.ts';
import { baseName, before } from './facts.ts';
import { more, testLink } from './lead.ts';
import { clip, prose, row, text } from './markdown.ts';
import { isChanged, OUTCOMES, outcome } from './outcome.ts';
import { whyCell } from './why-cell.ts';

/** A row a test, as narrow as a phone needs it. `because` adds why it ran, was reused or judged again. */
export function testTable(r: Rendering, tests: readonly TestReport[], most: number, because = false): string {
  const compared = tests.some((t) => t.base && t.base.completed > 0);
  const cells = (t: TestReport): readonly string[] => [
    `${OUTCOMES[outcome(t)].icon}&nbsp;${testLink(r, t)}`,
    before(t, '&nbsp;→&nbsp;'),
    [isChanged(t) ? `**${OUTCOMES[outcome(t)].word}**` : OUTCOMES[outcome(t)].word, whyCell(t, r.report)]
      .filter((s) => s !== '')
      .join(' · ') + (isChanged(t) && t.strip !== undefined ? `<br><sub>${text(t.strip)}</sub>` : ''),
    ...(because ? [prose(clip(t.why, 120))] : []),
  ];
  const here = compared ? `${text(clip(baseName(r.report), 30))}&nbsp;→&nbsp;here` : 'here';
  const head = [row(['test', here, 'why', ...(because ? ['ran because'] : [])]), row(['---', ':-:', '---', ...(because ? ['---'] : [])])];
  return [...head, ...tests.slice(0, most).map((t) => row(cells(t)))].join('\n') + more(tests.length - most);
}
