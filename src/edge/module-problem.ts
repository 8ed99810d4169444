// What a file of code said when it did not load, as a problem at its line.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from '../model/place.ts';
import { type Problem, problem } from '../model/problems.ts';

/** jiti's words for what Babel found, with the place at their end: line from 1, column from 0. */
const SYNTAX = /^(?:ParseError: )?([\s\S]*?)\s*\n\s*(\S.*?):(\d+):(\d+)\s*$/;
const LONGEST = 500;

export function moduleProblem(error: unknown, file: string, cwd: string): Problem {
  const text = error instanceof Error ? error.message || error.name : String(error);
  const syntax = SYNTAX.exec(text);
  if (syntax && path.isAbsolute(syntax[2] ?? '')) {
    const place = { file: inCheckout(syntax[2] ?? '', cwd) ?? file, line: Number(syntax[3]), column: Number(syntax[4]) + 1 };
    return problem('bad_module', sentence(syntax[1] ?? ''), place);
  }
  // Node adds the stack of requires, jiti the importer's path: the place says it.
  const said = text.split(/\n(?:Require stack|Imported from)|\s+imported from /i)[0] ?? '';
  return problem('bad_module', sentence(shortened(said, cwd)), frameOf(error, cwd) ?? { file, line: 1 });
}

const shortened = (text: string, cwd: string): string => text.replaceAll(`${cwd}${path.sep}`, '').slice(0, LONGEST);

const sentence = (text: string): string => `it does not load: ${text.trim().replace(/[.!]?$/, '.')}`;

/** The innermost line of the checkout that the error passed through. */
export function frameOf(error: unknown, cwd: string): Place | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const [, where = '', line, column] of (error.stack ?? '').matchAll(
    /^\s+at (?:.*?\()?((?:file:|\/|[A-Za-z]:).*?):(\d+):(\d+)\)?$/gm,
  )) {
    const file = inCheckout(where.startsWith('file:') ? fileURLToPath(where) : where, cwd);
    if (file) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}

/** undefined: elsewhere, or in a package. */
function inCheckout(file: string, cwd: string): string | undefined {
  const relative = path.relative(cwd, file);
  const parts = relative.split(path.sep);
  return path.isAbsolute(relative) || parts[0] === '..' || parts.includes('node_modules') ? undefined : parts.join('/');
}
