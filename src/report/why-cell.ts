import type { Report, TestReport } from '../model/report.ts';
import { baseName, quoteBeside, why, worst } from './facts.ts';
import { clip, prose, text } from './markdown.ts';
import { outcome } from './outcome.ts';

const REASON = 160;
const QUOTE = 90;

/** Why, in one cell: the reason, and the agent's own words where a test failed by what it said. */
export function whyCell(test: TestReport, report: Report): string {
  const reason = prose(clip(why(test, baseName(report)), REASON));
  const o = outcome(test);
  const finding = worst(test)?.finding;
  // A reason about tools names the call already.
  const speaks = finding?.name !== 'tools' && !['fixed', 'flaky', 'unconfirmed', 'skipped'].includes(o);
  const said = speaks ? quoteBeside(finding) : '';
  if (said === '') return reason;
  return `${reason}${/[.!?…]$/.test(reason) || reason === '' ? '' : '.'} “${text(clip(said.replace(/\s+/g, ' ').trim(), QUOTE))}”`.trim();
}
