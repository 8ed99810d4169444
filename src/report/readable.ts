// A comment as somebody reads it in a terminal: Markdown stays, what only a browser understands goes.
import { pad, width } from './terminal.ts';

export function readable(markdown: string): string {
  const out: string[] = [];
  for (const block of markdown.split(/((?:^\|.*\|$\n?)+)/m)) out.push(block.startsWith('|') ? aligned(block) : block);
  return out
    .join('')
    .split('\n')
    .flatMap(lineOf)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What stands in code is text already. */
function lineOf(line: string): readonly string[] {
  if (/^\s*<!--.*-->\s*$/.test(line)) return [];
  const [, quoted = '', rest = line] = /^(> ?|)(.*)$/.exec(line) ?? [];
  const parts = rest.split(/(`+[^`]+`+)/).map((part, i) => (i % 2 === 1 ? part : plain(part)));
  return parts
    .join('')
    .split('\n')
    .map((l) => `${quoted}${l}`.trimEnd());
}

const plain = (s: string): string =>
  s
    .replace(/<!--.*?-->/g, '')
    .replace(/<details>\s*<summary>/g, '▸ ')
    .replace(/<br>/g, '\n')
    .replace(/<\/?(?:details|summary|b|i|sub|span|code)>/g, '')
    .replace(/\\([\\`*[\]~_#+=.)-])/g, '$1')
    .replace(/&(nbsp|lt|gt|quot|amp|#\d+);/g, (_, name: string) => ENTITIES[name] ?? named(name));

const ENTITIES: { readonly [name: string]: string } = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&', '#8203': '' };
const named = (entity: string): string => String.fromCodePoint(Number(entity.slice(1)));

/** Cells of a column as wide as its widest. */
function aligned(table: string): string {
  const rows = table
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => lineOf(cell.trim())[0] ?? ''),
    );
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => width(row[i] ?? ''))));
  const shown = rows.map((row, r) => row.map((cell, i) => (r === 1 ? '-'.repeat(widths[i] ?? 0) : pad(cell, widths[i] ?? 0))).join(' | '));
  return `${shown.map((row) => `| ${row} |`).join('\n')}\n`;
}
