// The folded story of one failing test: what was found, what the agent does now, what it did then.
import type { Finding } from '../model/finding.ts';
import type { Rendering, TestReport } from '../model/report.ts';
import type { Event, Transcript } from '../model/transcript.ts';
import { type Bounds, conversation, findingLine, pointsInto } from './conversation.ts';
import { baseName, worst } from './facts.ts';
import { details, html } from './markdown.ts';
import { OUTCOMES, outcome } from './outcome.ts';

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

/** Where the two part: what both have in common is told once, but for the last of it. */
function parting(then: Transcript, now: Transcript | undefined): number {
  const others = (now?.events ?? []).map(told);
  const alike = then.events.findIndex((event, i) => told(event) !== others[i]);
  // Word for word the same: then it is the judge, or the world, that changed its mind.
  if (alike <= 0) return 0;
  // A result stands with its call.
  return Math.max(0, then.events[alike - 1]?.type === 'tool_result' ? alike - 2 : alike - 1);
}

/** What a reader sees of an event: neither its time nor the number of its call. */
function told(event: Event): string {
  switch (event.type) {
    case 'user':
    case 'agent':
    case 'error':
      return `${event.type} ${event.text}`;
    case 'tool_call':
      return `call ${event.name} ${JSON.stringify(event.args)}`;
    case 'tool_result':
      return `result ${event.name} ${event.status} ${JSON.stringify(event.content)}`;
  }
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
