// The one comment: invisible markers, and a section for each leg that reports into it.
import type { ReportKind } from '../model/contracts.ts';
import type { Rendering } from '../model/report.ts';
import { SHORTENED, section } from './section.ts';
import { characters, join, shrink, split } from './shrink.ts';

/** Below GitHub's 65,536 with room for what others may add. */
export const COMMENT_LIMIT = 60_000;

const BODY = '<!-- viva -->';
const START = /^<!-- viva:section ([\w.~-]+) -->$/;
const STATE = /^<!-- viva:state ([\w.-]+) -->$/;

export const isVivaBody = (body: string): boolean => body.startsWith(BODY);

/** The section of one leg. */
export const renderComment = (rendering: Rendering): string => join(section(rendering));

/** One section: what people read, and before it, unseen, what the bot has to know. */
interface Part {
  readonly state?: string;
  readonly text: string;
}

/** Together the legs' states may have this many characters. */
const STATES = 24_000;
const MOST_STATE = 8_000;
/** No leg's id has such a name. */
const BOT = '~bot';

/**
 * Puts the section in place of the leg's earlier one, or at the end; shortens the largest where all together are too long. `state` gets told how
 * long it may be.
 */
export function mergeSection(existingBody: string | undefined, id: string, text: string, state?: (most: number) => string): string {
  const parts = partsOf(existingBody);
  const legs = new Set([...parts.keys()].filter((key) => key !== BOT)).add(sectionId(id)).size;
  parts.set(sectionId(id), { text, ...(state && { state: state(Math.min(MOST_STATE, Math.floor(STATES / legs))) }) });
  return written(parts);
}

/** The bot's own section, which stands last. */
export function mergeBotSection(existingBody: string | undefined, text: string, state: string): string {
  const parts = partsOf(existingBody);
  parts.set(BOT, { text, state });
  return written(parts);
}

export const botStateIn = (body: string | undefined): string | undefined => partsOf(body).get(BOT)?.state;

/** By section id. */
export const legStatesIn = (body: string | undefined): ReadonlyMap<string, string> =>
  new Map([...partsOf(body)].flatMap(([key, { state }]) => (key === BOT || state === undefined ? [] : [[key, state]])));

const partsOf = (body: string | undefined): Map<string, Part> => new Map(body !== undefined && isVivaBody(body) ? parse(body) : []);

function written(parts: ReadonlyMap<string, Part>): string {
  const last = parts.get(BOT);
  const all = [...[...parts].filter(([key]) => key !== BOT), ...(last ? [[BOT, last] as const] : [])].map(
    ([key, { state, text }]) =>
      [key, { ...(state !== undefined && { state }), text: text.replace(/<!-- viva:(?=section|end|state)/g, '<!-- ') }] as const,
  );
  const wrap = (key: string, { state }: Part, inner: string) =>
    `<!-- viva:section ${key} -->\n${state === undefined ? '' : `<!-- viva:state ${state} -->\n`}${inner}\n<!-- viva:end ${key} -->`;
  const frame = [BODY, ...all.map(([key, part]) => wrap(key, part, ''))].join('\n\n').length;
  const share = fairShare(
    all.map(([, { text }]) => text.length),
    COMMENT_LIMIT - frame,
  );
  const shortened = (s: string) => (s.length <= share ? s : join(shrink(split(s), share, characters, SHORTENED)).slice(0, share));
  return [BODY, ...all.map(([key, part]) => wrap(key, part, shortened(part.text)))].join('\n\n');
}

function parse(body: string): readonly (readonly [string, Part])[] {
  const found: [string, Part][] = [];
  let open: { key: string; state?: string; rows: string[] } | undefined;
  for (const line of body.replaceAll('\r\n', '\n').split('\n')) {
    const key = START.exec(line)?.[1];
    if (key !== undefined) open = { key, rows: [] };
    else if (open && line === `<!-- viva:end ${open.key} -->`) {
      const { state, rows } = open;
      found.push([open.key, { ...(state !== undefined && { state }), text: rows.join('\n') }]);
      open = undefined;
    } else if (open) {
      // It stands first or nowhere: what follows is text, whoever wrote it.
      const state: string | undefined = open.rows.length === 0 && open.state === undefined ? STATE.exec(line)?.[1] : undefined;
      if (state === undefined) open.rows.push(line);
      else open.state = state;
    }
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
export function sectionId(id: string): string {
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
