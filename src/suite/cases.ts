// One test for each row: rows from the suite itself, a .csv or a .jsonl, and `{column}` filled in. The only place where text is filled in.
import { parse } from 'csv-parse/sync';
import { isObject } from '../model/json.ts';
import { asText, Plain } from '../model/values.ts';

export type Row = { readonly [column: string]: string };
export type Rows = { readonly rows: readonly Row[] } | { readonly wrong: string };

const MOST_ROWS = 100_000;

export function rowsOfList(list: readonly { readonly [column: string]: unknown }[]): Rows {
  const rows: Row[] = [];
  for (const [i, written] of list.entries()) {
    const row = rowOf(written);
    if (typeof row === 'string') return { wrong: `case ${i + 1}: ${row}` };
    rows.push(row);
  }
  return { rows };
}

export function rowsOfFile(path: string, text: string): Rows {
  const source = text.replace(/^\uFEFF/, '');
  const read = /\.csv$/i.test(path) ? rowsOfCsv(source) : /\.(jsonl|ndjson)$/i.test(path) ? rowsOfJsonl(source) : undefined;
  if (!read) return { wrong: 'cases come from a .csv or .jsonl file' };
  if ('wrong' in read) return read;
  if (read.rows.length === 0) return { wrong: 'there is no row in it' };
  return read.rows.length > MOST_ROWS ? { wrong: `more than ${MOST_ROWS.toLocaleString('en')} rows` } : read;
}

function rowsOfCsv(source: string): Rows {
  let twice: string | undefined;
  try {
    const records: unknown = parse(source, {
      columns: (header: string[]) => {
        const names = header.map((name) => name.trim());
        twice = names.find((name, i) => names.indexOf(name) !== i);
        return names;
      },
      skip_empty_lines: true,
      bom: true,
    });
    if (twice !== undefined) return { wrong: `the column "${twice}" is there twice` };
    return rowsOfList(Array.isArray(records) ? records.filter(isObject) : []);
  } catch (error) {
    return { wrong: error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error) };
  }
}

/** Cut at line feeds only: U+2028 may stand within JSON text. */
function rowsOfJsonl(source: string): Rows {
  const rows: Row[] = [];
  for (const [i, line] of source.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = parseLine(line);
    const row = isObject(parsed) ? rowOf(parsed) : 'expected a JSON object';
    if (typeof row === 'string') return { wrong: `line ${i + 1}: ${row}` };
    rows.push(row);
  }
  return { rows };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function rowOf(written: { readonly [column: string]: unknown }): Row | string {
  const row: Record<string, string> = Object.create(null);
  for (const [column, value] of Object.entries(written)) {
    const text = value === null ? '' : asText(value);
    if (typeof text === 'object' && text !== null && !(value instanceof Plain)) return `"${column}" is not a text`;
    row[column] = text === null || text === undefined ? '' : String(text);
  }
  return row;
}

/** `{{name}}` is no column: it reaches the agent as it stands. */
const COLUMN = /(?<!\{)\{([^{}\r\n"':,]+)\}(?!\})/g;

/** In one pass, so that a value may hold `{x}` itself. What looks like a column and is none of the row goes to `missing`. */
export function fill(text: string, row: Row, missing: Set<string>): string {
  return text.replace(COLUMN, (whole: string, column: string) => {
    const name = Object.hasOwn(row, column) ? column : column.trim();
    if (Object.hasOwn(row, name)) return row[name] ?? '';
    if (/^[\p{L}_][\p{L}\p{N}_ .-]*$/u.test(column)) missing.add(column);
    return whole;
  });
}
