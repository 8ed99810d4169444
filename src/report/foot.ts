// What stands below: the problems, what is said once, and, last and small, what it took.
import type { Rendering, Report } from '../model/report.ts';
import { plural, sentence } from './decision-text.ts';
import { spent } from './facts.ts';
import { more } from './lead.ts';
import { clip, code, details, html, lines, link, prose, text } from './markdown.ts';
import type { Block } from './shrink.ts';

const PROBLEMS = 50;
const NOTES = 10;

export function foot(r: Rendering, quiet: boolean): readonly Block[] {
  const blocks = quiet ? [] : [...folded(r), ...notes(r)];
  return [...blocks, { text: footer(r), rank: 0 }];
}

/** Where the set-up is what it is all about, its problems stand above the fold. */
const areOpen = ({ decision: { reason } }: Report): boolean =>
  reason === 'bad_config' || reason === 'no_match' || reason === 'could_not_test';

export const openProblems = (r: Rendering): readonly Block[] =>
  areOpen(r.report) && r.report.problems.length > 0 ? [{ text: listed(r), rank: 1, rows: true }] : [];

const folded = (r: Rendering): readonly Block[] =>
  areOpen(r.report) || r.report.problems.length === 0
    ? []
    : [{ text: details(html(plural(r.report.problems.length, 'problem')), listed(r)), rank: 4 }];

/** Each with its place and what to do about it. */
function listed({ report: { problems }, links }: Rendering): string {
  const items = problems.slice(0, PROBLEMS).map((p) => {
    const at = p.place ? `${link(code(`${p.place.file}:${p.place.line}`), links.place?.(p.place))} ` : '';
    return (
      `- ${p.severity === 'error' ? '🔴' : '🟡'} ${at}${prose(sentence(clip(p.message, 600)))} ${prose(clip(p.advice, 400))}`.trimEnd() +
      printed(p.output)
    );
  });
  return items.join('\n') + more(problems.length - PROBLEMS);
}

/** The end of it, for there stands why it ended. */
const printed = (output: string | undefined): string =>
  output === undefined ? '' : `<br>It printed last:<br>${lines(output.slice(-800))}`;

const notes = ({ report }: Rendering): readonly Block[] =>
  report.notes.length === 0
    ? []
    : [
        {
          text: report.notes
            .slice(0, NOTES)
            .map((n) => `ℹ️ ${prose(clip(n, 600))}`)
            .join('<br>'),
          rank: 3,
        },
      ];

function footer({ report, links }: Rendering): string {
  const against = report.base
    ? [
        `against ${link(code(report.base.slice(0, 7)), links.commit?.(report.base))}${report.base_name ? ` (${text(clip(report.base_name, 80))})` : ''}`,
      ]
    : [];
  const judged = report.judge && report.usage.judge_calls > 0 ? [`judged by ${text(clip(report.judge, 120))}`] : [];
  const whole = links.run ? [link('full report', links.run)] : [];
  return `<sub>${['Viva', ...spent(report).map(text), ...judged, ...against, ...whole].join(' · ')}</sub>`;
}
