// Too much to say: what is least important goes first, whole blocks or whole rows, never half of one.

export interface Block {
  readonly text: string;
  /** 0 always stays; of the others the highest goes first. */
  readonly rank: number;
  /** A table or list that may also lose its last lines. */
  readonly rows?: boolean;
}

export type Measure = (s: string) => number;
export const characters: Measure = (s) => s.length;
export const bytes: Measure = (s) => Buffer.byteLength(s);

const CUT = /^<!-- viva:cut (\d+)( rows)? -->\n/;
const mark = (b: Block): string => `<!-- viva:cut ${b.rank}${b.rows ? ' rows' : ''} -->\n${b.text}`;
const GAP = '\n\n';

/** Blocks as one text that says, unseen, where it may be cut. */
export const join = (blocks: readonly Block[]): string => blocks.map((b, i) => (i === 0 ? b.text : mark(b))).join(GAP);

/** The way back. Nothing foreign can stand in for a marker: markdown.ts breaks every `<!--`. */
export function split(section: string): readonly Block[] {
  return section.split(/\n\n(?=<!-- viva:cut \d+(?: rows)? -->\n)/).map((part) => {
    const m = CUT.exec(part);
    return m ? { text: part.slice(m[0].length), rank: Number(m[1]), rows: m[2] !== undefined } : { text: part, rank: 0 };
  });
}

/** Drops until `limit` is kept, and says so above the last block. */
export function shrink(blocks: readonly Block[], limit: number, size: Measure, note: string): readonly Block[] {
  const total = (list: readonly Block[]) => list.reduce((sum, b) => sum + size(mark(b)) + GAP.length, 0);
  let over = total(blocks) - limit;
  if (over <= 0) return blocks;
  over += size(mark({ text: note, rank: 0 })) + GAP.length;
  const kept: (Block | undefined)[] = blocks.filter((b) => b.text !== note);
  const order = kept
    .flatMap((b) => b ?? [])
    .map((b, i) => ({ b, i }))
    .filter(({ b }) => b.rank > 0);
  order.sort((x, y) => y.b.rank - x.b.rank || y.i - x.i);
  for (const { b, i } of order) {
    if (over <= 0) break;
    const left = b.rows ? loseRows(b, over, size) : undefined;
    kept[i] = left;
    over -= size(mark(b)) + GAP.length - (left ? size(mark(left)) + GAP.length : 0);
  }
  const result = kept.filter((b) => b !== undefined);
  if (over > 0) hardCut(result, over, size);
  const last = result.pop();
  return last ? [...result, { text: note, rank: 0 }, last] : [];
}

const MORE = /\n\n… and ([\d,]+) more$/;

function loseRows(block: Block, over: number, size: Measure): Block | undefined {
  const before = MORE.exec(block.text);
  const rows = (before ? block.text.slice(0, before.index) : block.text).split('\n');
  let more = before ? Number((before[1] ?? '').replaceAll(',', '')) : 0;
  let gain = -40;
  while (gain < over) {
    const row = rows.pop();
    // A table needs its two lines of head and a row.
    if (row === undefined || rows.length < 3) return undefined;
    gain += size(row) + 1;
    more += 1;
  }
  return { ...block, text: `${rows.join('\n')}\n\n… and ${more.toLocaleString('en-US')} more` };
}

/** Only where even what must stay is too long: names without end. Between lines, from the end of the longest. */
function hardCut(blocks: Block[], over: number, size: Measure): void {
  const longest = blocks.reduce((best, b, i) => (size(b.text) > size(blocks[best]?.text ?? '') ? i : best), 0);
  const block = blocks[longest];
  if (!block) return;
  const rows = block.text.split('\n');
  let left = over;
  while (left > 0 && rows.length > 1) left -= size(rows.pop() ?? '') + 1;
  blocks[longest] = { ...block, text: rows.join('\n') };
}
