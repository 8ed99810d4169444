// What stands above the fold: the decision, what turned it red, what was taken away.
import type { Reason, Rendering, Report, TestReport } from '../model/report.ts';
import { headline, icon, plural, sentence } from './decision-text.ts';
import { baseName, calls, dollars, evidence, legName, testPlace } from './facts.ts';
import { SUSPECTED } from './finding-words.ts';
import { clip, link, prose, text } from './markdown.ts';
import { OUTCOMES, outcome, turnsRed } from './outcome.ts';
import type { Block } from './shrink.ts';

export function lead(r: Rendering, tests: readonly TestReport[], level: '##' | '###', most: number): readonly Block[] {
  return [{ text: heading(r.report, level), rank: 0 }, ...said(r.report), ...above(r, tests, most)];
}

function heading(report: Report, level: string): string {
  const leg = legName(report.id);
  return `${level} ${icon(report)} ${text(headline(report))}${leg ? ` <sub>${text(clip(leg, 40))}</sub>` : ''}`;
}

const COUNTED: ReadonlySet<Reason> = new Set(['met', 'regressed', 'never', 'below_threshold', 'failed', 'unconfirmed', 'nothing_to_run']);

/** Where the counts do not say it all: the decision's own sentence. */
function said({ decision, dry_run, problems }: Report): readonly Block[] {
  if (dry_run) {
    const price = dry_run.usd === undefined ? '' : `, about ${dollars(dry_run.usd)}`;
    return [{ text: `It would take ${text(calls(dry_run))}${text(price)}.`, rank: 0 }];
  }
  // Problems stand open right below: a sentence that is the first of them again would only tire.
  const shown = problems.some((p) => decision.text.startsWith(p.message));
  return decision.text === '' || shown || COUNTED.has(decision.reason) ? [] : [{ text: prose(sentence(decision.text)), rank: 0 }];
}

export const testLink = (r: Rendering, t: TestReport, most = 120): string => link(text(clip(t.name, most)), r.links.place?.(testPlace(t)));

function above(r: Rendering, tests: readonly TestReport[], most: number): readonly Block[] {
  const named = (t: TestReport) => `**${testLink(r, t)}**`;
  const red = tests.filter((t) => turnsRed(t, r.report.decision) && outcome(t) !== 'errored');
  const gone = tests.filter((t) => outcome(t) === 'removed').map((t) => `${named(t)} was removed${was(r.report, t)}`);
  const weak = tests.flatMap((t) => (t.weakened ?? []).map((w) => `${named(t)} asks for less: ${prose(clip(w, 300))}${was(r.report, t)}`));
  const suspect = tests.filter((t) => t.selected && t.runs.some((run) => run.findings.some((f) => f.injection_suspected)));
  return [
    ...list(
      red.map((t) => `${named(t)} ${prose(evidence(t))}`),
      most,
    ),
    ...list(
      [...gone, ...weak, ...suspect.map((t) => `${named(t)}: ${SUSPECTED}.`)].map((s) => `⚠️ ${s}`),
      most,
    ),
  ];
}

const was = (report: Report, t: TestReport): string =>
  t.base && t.base.completed > 0 ? `; it passed ${t.base.passed} of ${t.base.completed} on ${text(baseName(report))}.` : '.';

function list(items: readonly string[], most: number): readonly Block[] {
  const [first] = items;
  if (first === undefined) return [];
  if (items.length === 1) return [{ text: first, rank: 0 }];
  const bullets = items.slice(0, most).map((item) => `- ${item}`);
  return [{ text: bullets.join('\n') + more(items.length - most), rank: 1, rows: true }];
}

/** The line under a list or table that had to end; `shrink` counts on from it. */
export const more = (n: number): string => (n > 0 ? `\n\n… and ${n.toLocaleString('en-US')} more` : '');

/** "2 still failing, 44 as before": in the order of their weight. */
export function tally(tests: readonly TestReport[]): string {
  const kinds = [...new Set(tests.map(outcome))];
  const parts = kinds.map((o) => `${tests.filter((t) => outcome(t) === o).length.toLocaleString('en-US')} ${OUTCOMES[o].word}`);
  return kinds.length > 1 ? `${plural(tests.length, 'other')}: ${parts.join(', ')}` : parts.join('');
}
