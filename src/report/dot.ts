// For a terminal, as short as it can be: a letter a run, then what is not green.
import type { ReportKind } from '../model/contracts.ts';
import type { Status } from '../model/finding.ts';
import type { Rendering, TestReport } from '../model/report.ts';
import { repeated } from './facts.ts';
import { decision, problemText, reasonOf } from './table.ts';
import { fitColumns, type Paint, paint, terminalSafe } from './terminal.ts';

const LETTERS: { readonly [status in Status]: readonly [string, Paint] } = {
  passed: ['.', 'green'],
  failed: ['F', 'red'],
  errored: ['E', 'yellow'],
  skipped: ['S', 'grey'],
};

const MOST = 80;

export const dot: ReportKind = {
  name: 'dot',
  description: 'A letter a run: . passed, F failed, E errored, S skipped.',
  render: (r) => {
    const { tests, problems } = r.report;
    const wrong = tests.filter((t) => t.status === 'failed' || t.status === 'errored');
    const parts = [
      letters(r),
      wrong.map((t) => lineOf(t, r)).join('\n'),
      r.problems_said ? '' : problems.map((p) => problemText(p, r.color)).join('\n'),
      decision(r),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  },
};

function letters({ report, color, width = MOST }: Rendering): string {
  const statuses = report.tests.flatMap((t) => (t.runs.length > 0 ? t.runs.map((run) => run.status) : [t.status]));
  const room = Math.max(20, Math.min(width, MOST));
  const lines = Array.from({ length: Math.ceil(statuses.length / room) }, (_, i) => statuses.slice(i * room, (i + 1) * room));
  return lines.map((line) => line.map((status) => paint(LETTERS[status][0], color, LETTERS[status][1])).join('')).join('\n');
}

function lineOf(t: TestReport, r: Rendering): string {
  const [letter, how] = LETTERS[t.status];
  const reason = terminalSafe(reasonOf(t, r));
  const said = fitColumns(`${terminalSafe(t.name)}${reason === '' ? '' : `: ${reason}`}`, Math.max(40, r.width ?? 100) - 2);
  const runs = t.repeats ? `\n  ${paint(repeated(t.repeats), r.color, 'grey')}` : '';
  return `${paint(letter, r.color, how)} ${said}${runs}`;
}
