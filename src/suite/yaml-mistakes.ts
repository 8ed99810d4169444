// What the parser says, in words that tell the author what to do.
import { type Document, isScalar, visit, type YAMLError } from 'yaml';
import type { Place } from '../model/place.ts';
import { type Problem, problem } from '../model/problems.ts';

const MOST = 10;
const QUOTE = 'Quote the text: "…".';

/** One problem a line: later errors of a line follow from its first. */
export function syntaxProblems(doc: Document.Parsed, source: string, at: (start: number, end?: number) => Place): Problem[] {
  const lines = new Set<number>();
  const found: Problem[] = [];
  let tabs = false;
  for (const error of doc.errors) {
    // Who indents with tabs does so throughout.
    if (error.code === 'TAB_AS_INDENT' && tabs) continue;
    tabs ||= error.code === 'TAB_AS_INDENT';
    const start = opening(doc, error) ?? error.pos[0];
    const place = at(start);
    if (lines.has(place.line)) continue;
    lines.add(place.line);
    const [message, advice] = words(error, lineAt(source, error.pos[0]), source.slice(start, start + 1));
    found.push(problem('bad_yaml', message, place, advice));
    if (found.length === MOST || error.code === 'MULTIPLE_DOCS') break;
  }
  return found;
}

/** A missing closing quote is noticed at the end of the file; the author needs the line where it opens. */
function opening(doc: Document.Parsed, error: YAMLError): number | undefined {
  if (error.code !== 'MISSING_CHAR' || !/closing/.test(error.message)) return undefined;
  let start: number | undefined;
  visit(doc, {
    Scalar(_, node) {
      const range = isScalar(node) ? node.range : undefined;
      if (range && node.type?.startsWith('QUOTE') && range[0] <= error.pos[0] && range[1] >= error.pos[0] - 1) start = range[0];
    },
  });
  return start;
}

const lineAt = (source: string, offset: number): string => {
  const from = source.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  const to = source.indexOf('\n', offset);
  return source.slice(from, to < 0 ? undefined : to);
};

function words(error: YAMLError, line: string, char: string): readonly [string, string?] {
  switch (error.code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return ['a text with ": " in it reads as a key within a value.', `Quote it: ${example(line)}`];
    case 'TAB_AS_INDENT':
      return ['a tab is used for indentation.', 'Indent with spaces.'];
    case 'MULTIPLE_DOCS':
      return ['a second document begins here (`---`); a file holds one.', 'Make it a file of its own, or quote the `---`.'];
    case 'BAD_SCALAR_START':
      return [`a text cannot begin with ${char} unless it is quoted.`, QUOTE];
    case 'BAD_DQ_ESCAPE':
      return ['a backslash in double quotes begins an escape that YAML does not know.', "Use single quotes: '…', or write \\\\."];
    case 'MISSING_CHAR':
      if (/closing/.test(error.message)) return ['a quote is opened here and not closed.', 'Close it.'];
      if (/without - indicator/.test(error.message))
        return ['this line stands among list items but has no "- ".', 'Check its indentation.'];
      if (/flow sequence items|flow map items/i.test(error.message))
        return ['a list or mapping in brackets lacks a comma.', 'Add it, or quote the text that has brackets or braces in it.'];
      if (/map value/.test(error.message)) return ['a key without a ": " after it.', 'Add the colon, or quote the text.'];
      break;
    case 'MULTILINE_IMPLICIT_KEY':
      return ['a key without a ": " after it.', 'Put a colon and a space after the key, and check the indentation.'];
    case 'BAD_INDENT':
      if (/^Flow/.test(error.message)) return ['a list or mapping in brackets is not closed.', 'Close it with ] or }.'];
      return ['the indentation does not fit the lines above.', 'Align it with its neighbours.'];
    case 'UNEXPECTED_TOKEN':
      if (/at node end/.test(error.message)) return afterTheEnd(line);
      if (/header|Not a YAML token/.test(error.message) && /[|>]/.test(line))
        return ['text stands on the line of its `|` or `>`.', 'Begin it on the next line, or quote it.'];
      if (/same line with key/.test(error.message))
        return ['"- " cannot stand on the line of its key.', 'Quote the text, or begin the list on the next line.'];
      break;
  }
  if (/call stack/.test(error.message)) return ['nested too deeply.'];
  const said = error.message.split('\n')[0] ?? '';
  return [`${said.replace(/\.?$/, '.')}`];
}

function afterTheEnd(line: string): readonly [string, string] {
  if (/['"]/.test(line))
    return ['there is more text after the closing quote.', "Quote the whole text; within single quotes write '' for '."];
  if (/(^|[\s:-])\*/.test(line)) return ['a text that begins with `*` reads as an alias.', QUOTE];
  return ['this does not belong to what stands above it.', 'Check the indentation, or quote the text.'];
}

/** The offending line with its value quoted, so that it can be pasted. */
function example(line: string): string {
  const m = /^[\s-]*([^\s:][^:]*): +(.+?)\s*$/.exec(line);
  if (!m?.[1] || !m[2] || m[2].length > 60) return '"…"';
  const [key, value] = [m[1], m[2]];
  return /["\\]/.test(value) ? `${key}: '${value.replaceAll("'", "''")}'` : `${key}: "${value}"`;
}
