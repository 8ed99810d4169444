// What stands below: the problems, what is said once, and, last and small, what it took.
import type { Rendering } from '../model/report.ts';
import { plural } from './decision-text.ts';
import { spent } from './facts.ts';
import { more } from './lead.ts';
import { clip, code, details, html, link, prose, text } from './markdown.ts';
import type { Block } from './shrink.ts';

const PROBLEMS = 50;
const NOTES = 10;

export function foot(r: Rendering, quiet: boolean): readonly Block[] {
  const blocks = quiet ? [] : [...problems(r), ...notes(r)];
  return [...blocks, { text: footer(r), rank: 0 }];
}

/** Each with its place and what to do about it; open where they are what it is about. */
function problems({ report, links }: Rendering): readonly Block[] {
  const all = report.problems;
  if (all.length === 0) return [];
  const items = all.slice(0, PROBLEMS).map((p) => {
    const at = p.place ? `${link(code(`${p.place.file}:${p.place.line}`), links.place?.(p.place))} ` : '';
    return `- ${p.severity === 'error' ? '🔴' : '🟡'} ${at}${prose(clip(p.message, 600))} ${prose(clip(p.advice, 400))}`.trimEnd();
  });
  const listed = items.join('\n') + more(all.length - PROBLEMS);
  const open = report.decision.exit !== 0 && report.decision.exit !== 1 && report.decision.reason !== 'budget';
  return [open ? { text: listed, rank: 1, rows: true } : { text: details(html(plural(all.length, 'problem')), listed), rank: 4 }];
}

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
  const whole = links.run ? [link('everything', links.run)] : [];
  return `<sub>${['Viva', ...spent(report).map(text), ...judged, ...against, ...whole].join(' · ')}</sub>`;
}
