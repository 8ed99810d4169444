// One leg's part of the comment: the decision, its evidence, what changed; the rest is folded.
import type { Rendering, Report, TestReport } from '../model/report.ts';
import { COMMENT_BOUNDS } from './conversation.ts';
import { plural } from './decision-text.ts';
import { fraction } from './facts.ts';
import { foot, openProblems } from './foot.ts';
import { lead, more, tally, testLink } from './lead.ts';
import { clip, details, html, prose } from './markdown.ts';
import { metricsTable } from './metrics.ts';
import { byWeight, isChanged, OUTCOMES, type Outcome, outcome } from './outcome.ts';
import { type Block, characters, shrink } from './shrink.ts';
import { story } from './story.ts';
import { testTable } from './test-table.ts';
import { whyCell } from './why-cell.ts';

const EVIDENCE = 5;
const ROWS = 100;
const NAMES = 200;
const METRIC_ROWS = 20;

export const SECTION_LIMIT = 59_000;
export const SHORTENED = '<sub>Shortened to fit into a comment: the summary of the run has everything.</sub>';

export function section(r: Rendering): readonly Block[] {
  const tests = byWeight(r.report.tests);
  const quiet = isQuiet(r.report);
  const blocks: Block[] = [...lead(r, tests, '###', EVIDENCE), ...openProblems(r)];
  if (!quiet) {
    const changed = tests.filter(isChanged);
    if (changed.length > 0) blocks.push({ text: testTable(r, changed, ROWS), rank: 2, rows: true });
    const metrics = metricsTable(
      r,
      tests.filter((t) => t.selected),
      METRIC_ROWS,
    );
    blocks.push(...stories(r, changed, blocks), ...(metrics === undefined ? [] : [{ text: metrics, rank: 6 }]), ...others(r, tests));
  }
  return shrink([...blocks, ...foot(r, quiet)], SECTION_LIMIT, characters, SHORTENED);
}

const QUIET: ReadonlySet<Outcome> = new Set(['as_before', 'untouched', 'still_failing', 'skipped', 'passed']);

/** Nothing changed, nothing is wrong: two lines say it. */
const isQuiet = (report: Report): boolean =>
  (report.decision.reason === 'met' || report.decision.reason === 'nothing_to_run') &&
  report.problems.length === 0 &&
  !report.dry_run &&
  report.tests.every((t) => !t.weakened?.length && QUIET.has(outcome(t)) && !(t.selected && isSuspect(t)));

const isSuspect = (t: TestReport): boolean => t.runs.some((run) => run.findings.some((f) => f.injection_suspected));

/** What surely has to go again is not rendered in the first place. */
function stories(r: Rendering, tests: readonly TestReport[], before: readonly Block[]): readonly Block[] {
  let used = before.reduce((sum, b) => sum + b.text.length, 0);
  const told: Block[] = [];
  for (const test of tests) {
    const text = story(r, test, COMMENT_BOUNDS);
    if (text === undefined) continue;
    told.push({ text, rank: 10 + told.length });
    used += text.length;
    if (used > SECTION_LIMIT) break;
  }
  return told;
}

const WITH_REASON: ReadonlySet<Outcome> = new Set(['skipped', 'still_failing']);

/** Everything that did not change, by name only where there is nothing to say. */
function others(r: Rendering, tests: readonly TestReport[]): readonly Block[] {
  if (r.report.dry_run) return [{ text: details(html(plural(tests.length, 'test')), planned(r, tests)), rank: 5 }];
  const rest = tests.filter((t) => !isChanged(t) && outcome(t) !== 'removed');
  if (rest.length === 0) return [];
  const kinds = [...new Set(rest.map(outcome))];
  const parts = kinds.map((o) => {
    const of = rest.filter((t) => outcome(t) === o);
    const head = kinds.length > 1 ? `**${of.length.toLocaleString('en-US')} ${OUTCOMES[o].word}**` : '';
    const shown = of.slice(0, NAMES);
    const listed = WITH_REASON.has(o)
      ? shown.map((t) => `\n- ${reasoned(r, t)}`).join('')
      : `${head === '' ? '' : ': '}${shown.map((t) => testLink(r, t, 80)).join(' · ')}`;
    return `${head}${listed}${more(of.length - NAMES)}`.trim();
  });
  return [{ text: details(html(tally(rest)), parts.join('\n\n')), rank: 5 }];
}

const planned = (r: Rendering, tests: readonly TestReport[]): string =>
  tests
    .slice(0, NAMES)
    .map((t) => `- ${testLink(r, t, 80)}: ${prose(clip(t.why, 160))}`)
    .join('\n') + more(tests.length - NAMES);

function reasoned(r: Rendering, t: TestReport): string {
  const reason = whyCell(t, r.report);
  const counts = t.head && t.head.completed > 0 ? ` ${fraction(t.head)}` : '';
  return `${testLink(r, t, 80)}${counts}${reason === '' ? '' : `: ${reason}`}`;
}
