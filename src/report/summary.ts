// The step summary: everything, the unchanged too.
import type { ReportKind } from '../model/contracts.ts';
import type { Rendering, TestReport } from '../model/report.ts';
import { SUMMARY_BOUNDS } from './conversation.ts';
import { codeInWords } from './finding-words.ts';
import { foot, openProblems } from './foot.ts';
import { lead, testLink } from './lead.ts';
import { clip, code, details, html, prose, row, text } from './markdown.ts';
import { metricsTable } from './metrics.ts';
import { byFile, byWeight } from './outcome.ts';
import { type Block, bytes, shrink } from './shrink.ts';
import { story } from './story.ts';
import { testTable } from './test-table.ts';
import { trend } from './trend.ts';

/** GitHub drops a summary of 1 MiB and, now and then, one that comes near it. */
export const SUMMARY_LIMIT = 980_000;
const SHORTENED = '<sub>Shortened to fit into a summary: the report (`viva-report.json`) has everything.</sub>';
const EVIDENCE = 50;
const ROWS = 5000;
/** Tests in one fold: what does not fit goes fold by fold. */
const FOLD = 100;

export function renderSummary(r: Rendering): string {
  const tests = byWeight(r.report.tests);
  const blocks: Block[] = [...lead(r, tests, '##', EVIDENCE), ...openProblems(r)];
  if (tests.length > 0) blocks.push({ text: testTable(r, tests, ROWS, true), rank: 2, rows: true });
  const metrics = metricsTable(r, tests, ROWS);
  if (metrics !== undefined) blocks.push({ text: metrics, rank: 5 });
  const chart = trend(r);
  if (chart !== undefined) blocks.push({ text: chart, rank: 6 });
  let used = blocks.reduce((sum, b) => sum + bytes(b.text), 0);
  const tell = (rank: number, told: string | undefined) => {
    if (told === undefined || used > SUMMARY_LIMIT) return;
    blocks.push({ text: told, rank });
    used += bytes(told);
  };
  for (const [i, test] of tests.entries()) if (used <= SUMMARY_LIMIT) tell(10 + i, story(r, test, SUMMARY_BOUNDS));
  let rank = 1_000_000;
  for (const [file, of] of byFile(tests)) {
    for (let i = 0; i < of.length && used <= SUMMARY_LIMIT; i += FOLD)
      tell(rank++, asked(r, file, of.slice(i, i + FOLD), of.length > FOLD ? i : undefined));
  }
  return shrink([...blocks, ...foot(r, false)], SUMMARY_LIMIT, bytes, SHORTENED)
    .map((b) => b.text)
    .join('\n\n');
}

/** Each criterion and check of a file, or of a part of its tests: in how many runs it was met. */
function asked(r: Rendering, file: string, tests: readonly TestReport[], from: number | undefined): string | undefined {
  const rows = tests.flatMap((t) => tallied(t).map((cells, i) => row([i === 0 ? testLink(r, t) : '', ...cells])));
  if (rows.length === 0) return undefined;
  const part = from === undefined ? '' : `, tests ${from + 1} to ${from + tests.length}`;
  const head = [row(['test', 'criterion or check', 'met', 'why not']), row(['---', '---', ':-:', '---'])];
  return details(`Every criterion and check of <code>${html(file)}</code>${part}`, [...head, ...rows].join('\n'));
}

function tallied(test: TestReport): readonly (readonly string[])[] {
  const found = new Map<string, TestReport['runs'][number]['findings'][number][]>();
  for (const finding of test.runs.flatMap((run) => run.findings)) {
    const key = JSON.stringify([finding.kind, finding.name, finding.round ?? 0, finding.place.line]);
    found.set(key, [...(found.get(key) ?? []), finding]);
  }
  return [...found.values()].flatMap((list) => {
    const [first] = list;
    if (!first) return [];
    const name =
      first.kind === 'run'
        ? text(codeInWords(first.name))
        : first.kind === 'criterion'
          ? text(clip(first.name, 300))
          : code(clip(first.name, 200));
    const told = list.filter((f) => f.result === 'pass' || f.result === 'fail');
    const not = list.find((f) => f.result === 'fail') ?? list.find((f) => f.result === 'error') ?? list.find((f) => f.result === 'skipped');
    const met = told.length === 0 ? (not?.result ?? '') : `${told.filter((f) => f.result === 'pass').length}/${told.length}`;
    return [[`${name}${first.round === undefined ? '' : ` (round ${first.round})`}`, met, not ? prose(clip(not.reason, 240)) : '']];
  });
}

export const summary: ReportKind = {
  name: 'summary',
  description: 'Everything as Markdown, the unchanged tests too: what the step summary shows.',
  render: (r) => `${renderSummary(r)}\n`,
};
