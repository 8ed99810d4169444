// What the bot says, as Markdown. Its texts quote people, agents and judges.
import type { Piece, Said } from '../model/commands.ts';
import { clip, code, fenced, html, prose, row } from './markdown.ts';

/** One answer is no report. */
const LONGEST = 6000;

export function renderSaid(said: Said): string {
  const kept: string[] = [];
  for (const rendered of said.map(piece)) {
    if (kept.join('').length + rendered.length > LONGEST) return [...kept, '<sub>The rest is too long for a comment.</sub>'].join('\n\n');
    kept.push(rendered);
  }
  return kept.join('\n\n');
}

function piece(p: Piece): string {
  if ('text' in p) return prose(clip(p.text, 2000));
  if ('list' in p) return p.list.map((item) => `- ${prose(clip(item, 600))}`).join('\n');
  if ('code' in p) return fenced(clip(p.code, 3000), p.lang);
  return [
    row(p.head.map((c) => prose(c))),
    row(p.head.map(() => '---')),
    ...p.rows.map((r) => row(r.map((c) => prose(clip(c, 600))))),
  ].join('\n');
}

export interface AnswerShown {
  readonly by: string;
  readonly line: string;
  readonly parts: readonly { readonly leg: string; readonly said: Said }[];
}

const partsOf = ({ parts }: AnswerShown): string => parts.map((p) => renderSaid(p.said)).join('\n\n');

/** The newest stands open, the others are folded. */
export function renderAnswers(answers: readonly AnswerShown[]): string {
  const asked = (a: AnswerShown) => `💬 **${html(a.by)}**: ${code(clip(a.line, 300))}`;
  const newest = answers.at(-1);
  if (!newest) return '';
  const earlier = answers.slice(0, -1).map((a) => `${asked(a)}\n\n${partsOf(a)}`);
  const folded =
    earlier.length === 0
      ? []
      : [
          `<details><summary>${earlier.length} earlier ${earlier.length === 1 ? 'answer' : 'answers'}</summary>\n\n${earlier.join('\n\n')}\n\n</details>`,
        ];
  return [`${asked(newest)}\n\n${partsOf(newest)}`, ...folded].join('\n\n');
}
