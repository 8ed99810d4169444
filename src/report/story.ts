// The folded story of one failing test: what was found, what the agent does now, what it did then.
import type { Rendering, TestReport } from '../model/report.ts';
import { type Bounds, conversation, findingLine } from './conversation.ts';
import { baseName, worst } from './facts.ts';
import { details, html } from './markdown.ts';
import { OUTCOMES, outcome } from './outcome.ts';

const FINDINGS = 12;

/** undefined: the test does not fail, or nothing more is known than its line in the table says. */
export function story(r: Rendering, test: TestReport, bounds: Bounds): string | undefined {
  const failing = test.runs.filter((run) => run.status === 'failed' || run.status === 'errored');
  const run = worst(test)?.run ?? failing[0];
  if (run === undefined || failing.length === 0) return undefined;
  const found = run.findings.filter((f) => f.result === 'fail' || f.result === 'error');
  const now = run.transcript === undefined ? undefined : r.transcript(run.transcript);
  const then = test.base_transcript === undefined ? undefined : r.transcript(test.base_transcript);
  if (found.length === 0 && now === undefined) return undefined;
  const { icon } = OUTCOMES[outcome(test)];
  const which = test.runs.length > 1 ? `, run ${test.runs.indexOf(run) + 1} of ${test.runs.length}` : '';
  const parts = [
    found
      .slice(0, FINDINGS)
      .map((f) => `- ${findingLine(f)}`)
      .join('\n') + (found.length > FINDINGS ? `\n- … and ${found.length - FINDINGS} more` : ''),
    now === undefined ? '<sub>The transcript is not stored.</sub>' : `**Here${which}**\n\n${conversation(now, found, bounds)}`,
    then === undefined ? '' : details(html(`then, on ${baseName(r.report)}`), conversation(then, [], bounds)),
  ];
  const title = `${icon} <b>${html(test.name)}</b>: ${then ? 'now and then' : 'what happened'}`;
  return details(title, parts.filter((p) => p !== '').join('\n\n'));
}
