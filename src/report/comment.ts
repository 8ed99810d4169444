// The one comment: invisible markers, and a section for each leg that reports into it.
import type { ReportKind } from '../model/contracts.ts';
import type { Rendering } from '../model/report.ts';
import { SHORTENED, section } from './section.ts';
import { characters, join, shrink, split } from './shrink.ts';

/** Below GitHub's 65,536 with room for what others may add. */
export const COMMENT_LIMIT = 60_000;

const BODY = '<!-- viva -->';
const START = /^<!-- viva:section ([\w.-]+) -->$/;

export const isVivaBody = (body: string): boolean => body.startsWith(BODY);

/** The section of one leg. */
export const renderComment = (rendering: Rendering): string => join(section(rendering));

/** Puts the section in place of the leg's earlier one, or at the end; shortens the largest where all together are too long. */
export function mergeSection(existingBody: string | undefined, id: string, text: string): string {
  const sections = new Map(existingBody !== undefined && isVivaBody(existingBody) ? parse(existingBody) : []);
  sections.set(sectionId(id), text.replaceAll('<!-- viva:section', '<!-- ').replaceAll('<!-- viva:end', '<!-- '));
  const wrap = (key: string, inner: string) => `<!-- viva:section ${key} -->\n${inner}\n<!-- viva:end ${key} -->`;
  const frame = [BODY, ...[...sections.keys()].map((key) => wrap(key, ''))].join('\n\n').length;
  const share = fairShare(
    [...sections.values()].map((s) => s.length),
    COMMENT_LIMIT - frame,
  );
  const shortened = (s: string) => (s.length <= share ? s : join(shrink(split(s), share, characters, SHORTENED)).slice(0, share));
  return [BODY, ...[...sections].map(([key, s]) => wrap(key, shortened(s)))].join('\n\n');
}

function parse(body: string): readonly (readonly [string, string])[] {
  const found: [string, string][] = [];
  let open: { key: string; rows: string[] } | undefined;
  for (const line of body.replaceAll('\r\n', '\n').split('\n')) {
    const key = START.exec(line)?.[1];
    if (key !== undefined) open = { key, rows: [] };
    else if (open && line === `<!-- viva:end ${open.key} -->`) {
      found.push([open.key, open.rows.join('\n')]);
      open = undefined;
    } else open?.rows.push(line);
  }
  return found;
}

/** The size that each may have so that together they keep the limit: the small ones stay whole. */
function fairShare(sizes: readonly number[], limit: number): number {
  let left = limit;
  const sorted = [...sizes].sort((a, b) => a - b);
  for (const [i, size] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - i));
    if (size > share) return share;
    left -= size;
  }
  return limit;
}

/** Safe within an HTML comment; different ids stay different. */
function sectionId(id: string): string {
  const safe = id
    .replace(/[^\w.-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .slice(0, 60);
  return safe === id && id !== '' ? id : `${safe}.${fnv(id)}`;
}

function fnv(s: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 0x01000193) >>> 0;
  return h.toString(16).padStart(8, '0');
}

export const comment: ReportKind = {
  name: 'comment',
  description: 'The pull request comment as Markdown.',
  render: (rendering) => `${mergeSection(undefined, rendering.report.id, renderComment(rendering))}\n`,
};
