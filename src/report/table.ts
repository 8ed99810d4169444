// For a terminal: a line a test, then why, then the decision.
import type { ReportKind } from '../model/contracts.ts';
import { outputLines, type Problem } from '../model/problems.ts';
import type { Rendering, TestReport } from '../model/report.ts';
import { headline, sentence } from './decision-text.ts';
import { baseName, fraction, here, quoteBeside, repeated, spent, why, worst } from './facts.ts';
import { failures, suspicions } from './failures.ts';
import { errorWords, metricsWords } from './metrics.ts';
import { byWeight, OUTCOMES, type Outcome, outcome } from './outcome.ts';
import { fitColumns, type Paint, pad, paint, terminalSafe, width } from './terminal.ts';

const SIGNS: { readonly [status in TestReport['status']]: readonly [string, Paint] } = {
  passed: ['✓', 'green'],
  failed: ['✗', 'red'],
  errored: ['!', 'yellow'],
  skipped: ['-', 'grey'],
};

const PLANNED: readonly [string, Paint] = ['·', 'grey'];

const PALE: ReadonlySet<Outcome> = new Set(['flaky', 'unconfirmed', 'still_failing', 'removed']);

export const table: ReportKind = {
  name: 'table',
  description: 'A table for the terminal.',
  render: (r) => {
    const { report } = r;
    const tests = [...byWeight(report.tests)].reverse();
    const parts = [
      rows(r, tests),
      r.problems_said ? '' : report.problems.map((p) => problemText(p, r.color)).join('\n'),
      report.notes.map((n) => paint(terminalSafe(n), r.color, 'grey')).join('\n'),
      decision(r),
    ];
    return `${parts.filter((p) => p !== '').join('\n\n')}\n`;
  },
};

export function problemText(p: Problem, color: boolean | undefined): string {
  const at = p.place ? `${p.place.file}:${p.place.line}: ` : '';
  const said = paint(terminalSafe(`${at}${sentence(p.message)} ${p.advice}`), color, p.severity === 'error' ? 'red' : 'yellow');
  return [said, ...outputLines(p).split('\n').slice(1).map(terminalSafe)].join('\n');
}

function rows(r: Rendering, tests: readonly TestReport[]): string {
  if (tests.length === 0) return '';
  const room = Math.max(40, r.width ?? 100);
  const compared = tests.some((t) => t.base && t.base.completed > 0);
  const cells = tests.map((t) => [outcomeWord(t), terminalSafe(t.name), ...(compared ? [fraction(t.base)] : []), here(t)]);
  const head = ['', 'test', ...(compared ? [terminalSafe(baseName(r.report))] : []), 'here'];
  const caps = [16, Math.max(16, Math.floor(room * 0.4)), ...(compared ? [12] : []), 20];
  const widths = head.map((h, i) => Math.min(caps[i] ?? 12, Math.max(width(h), ...cells.map((row) => width(row[i] ?? '')))));
  const line = (row: readonly string[]) => row.map((c, i) => pad(fitColumns(c, widths[i] ?? 0), widths[i] ?? 0)).join('  ');
  const left = room - 2 - widths.reduce((sum, w) => sum + w + 2, 0);
  const out = [paint(`  ${line(head)}`.trimEnd(), r.color, 'grey')];
  for (const [i, t] of tests.entries()) {
    const [sign, color] = t.planned ? PLANNED : SIGNS[t.status];
    const found = t.status === 'failed' || t.status === 'errored' ? failures(t) : [];
    // Each failure stands at its line below: the first of them beside the test would be told twice.
    const reason = terminalSafe(found.length > 0 && isOfFinding(t, r) ? '' : reasonOf(t, r));
    const beside = width(reason) <= left;
    const how = t.status === 'failed' && PALE.has(outcome(t)) ? 'yellow' : color;
    out.push(
      `${paint(sign, r.color, how)} ${line(cells[i] ?? [])}${beside && reason !== '' ? `  ${paint(reason, r.color, 'grey')}` : ''}`.trimEnd(),
    );
    if (!beside && reason !== '') out.push(...wrap(reason, room - 4).map((part) => `    ${paint(part, r.color, 'grey')}`));
    for (const said of [...found, ...suspicions(t)])
      out.push(...wrap(terminalSafe(said), room - 6, 5).map((part, n) => `    ${n > 0 ? '  ' : ''}${paint(part, r.color, 'grey')}`));
    for (const said of measured(t)) out.push(...wrap(terminalSafe(said), room - 4).map((part) => `    ${paint(part, r.color, 'grey')}`));
    if (t.repeats) out.push(`    ${paint(fitColumns(repeated(t.repeats), room - 4), r.color, 'grey')}`);
  }
  return out.join('\n');
}

const ERRORS = 5;

function measured(t: TestReport): readonly string[] {
  const [words, errors] = [metricsWords(t), t.errors ?? []];
  const rest = errors.length > ERRORS ? [`… and ${errors.length - ERRORS} more`] : [];
  return [...(words === '' ? [] : [words]), ...errors.slice(0, ERRORS).map(errorWords), ...rest];
}

const isOfFinding = (t: TestReport, r: Rendering): boolean => why(t, baseName(r.report)) === worst(t)?.finding.reason;

const outcomeWord = (t: TestReport): string => {
  const o = outcome(t);
  return o === 'passed' || o === 'failed' ? t.status : OUTCOMES[o].word;
};

export function reasonOf(t: TestReport, r: Rendering): string {
  const reason = why(t, baseName(r.report));
  const said = t.status === 'failed' ? quoteBeside(worst(t)?.finding) : '';
  return said === '' ? reason : `${reason}${/[.!?…]$/.test(reason) ? '' : '.'} “${said}”`;
}

/** Between words, on at most so many lines. */
function wrap(s: string, columns: number, most = 3): readonly string[] {
  const out: string[] = [];
  let line = '';
  for (const word of s.split(/\s+/)) {
    if (line !== '' && width(line) + 1 + width(word) > columns) {
      out.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
    if (out.length === most) break;
  }
  if (line !== '') out.push(line);
  const shown = out.slice(0, most);
  return shown.map((l, i) => fitColumns(i === most - 1 && out.length > most ? `${l} …` : l, columns));
}

export function decision(r: Rendering): string {
  const { report } = r;
  const { conclusion, reason, text } = report.decision;
  const how: Paint = conclusion === 'success' ? 'green' : conclusion === 'failure' ? 'red' : 'yellow';
  const first = paint(spent(report).join(' · '), r.color, 'grey');
  const said = ['met', 'regressed', 'failed', 'never', 'below_threshold', 'unconfirmed'].includes(reason) || text === '';
  // "… (and 2 more)": the problems stand above, each with what to do.
  const above = report.problems.some((p) => text.startsWith(p.message));
  const says = said || above ? '' : ` ${terminalSafe(sentence(text))}`;
  return `${first}\n${paint(`${terminalSafe(headline(report))}${says === '' ? '' : '.'}`, r.color, how)}${says}`;
}
