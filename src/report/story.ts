// The folded story of one failing test: what was found, what the agent does now, what it did then.
import type { Finding } from '../model/finding.ts';
import type { Rendering, TestReport } from '../model/report.ts';
import { type Bounds, conversation, findingLine, pointsInto } from './conversation.ts';
import { baseName, worst } from './facts.ts';
import { details, html } from './markdown.ts';
import { OUTCOMES, outcome } from './outcome.ts';
import { parting } from './parting.ts';

const FINDINGS = 12;
const TOLD_IN_TABLE = 160;

/** undefined: the test does not fail, or nothing more is known than its line in the table says. */
export function story(r: Rendering, test: TestReport, bounds: Bounds): string | undefined {
  const failing = test.runs.filter((run) => run.status === 'failed' || run.status === 'errored');
  const run = worst(test)?.run ?? failing[0];
  if (run === undefined || failing.length === 0) return undefined;
  const found = run.findings.filter((f) => f.result === 'fail' || f.result === 'error');
  const now = run.transcript === undefined ? undefined : r.transcript(run.transcript);
  const then = test.base_transcript === undefined ? undefined : r.transcript(test.base_transcript);
  const silent = now === undefined || now.events.every((e) => e.type === 'user' || e.type === 'error');
  if (silent && (found.length === 0 || (found.length === 1 && (found[0]?.reason.length ?? 0) <= TOLD_IN_TABLE))) return undefined;
  const nowhere = found.filter((f) => now === undefined || !pointsInto(f, now));
  const which = test.runs.length > 1 ? `, run ${test.runs.indexOf(run) + 1} of ${test.runs.length}` : '';
  const parts = [
    ...(nowhere.length > 0 ? [list(nowhere)] : []),
    ...(now === undefined ? [] : [`**Here${which}**`, conversation(now, found, bounds)]),
    ...(then === undefined ? [] : [details(html(`Then, on ${baseName(r.report)}`), conversation(then, [], bounds, parting(then, now)))]),
  ];
  return details(
    `${OUTCOMES[outcome(test)].icon} <b>${html(test.name)}</b>: ${then ? 'now and then' : 'what happened'}`,
    parts.join('\n\n'),
  );
}

function list(findings: readonly Finding[]): string {
  const rest = findings.length > FINDINGS ? `\n- … and ${findings.length - FINDINGS} more` : '';
  return (
    findings
      .slice(0, FINDINGS)
      .map((f) => `- ${findingLine(f, true)}`)
      .join('\n') + rest
  );
}
