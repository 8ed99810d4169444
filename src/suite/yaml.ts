// Reads YAML 1.2 core with positions. Text stays the source text; every other plain scalar is a `Plain` that knows both its value and its source.
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Place } from '../model/place.ts';
import { type Problem, problem } from '../model/problems.ts';
import { syntaxProblems } from './yaml-mistakes.ts';
import { keyText, type Walk, walk } from './yaml-walk.ts';

export interface YamlFile {
  /** Texts, `Plain`, lists and null-prototype mappings. undefined where a problem is an error: what the parser made of it would be wrong. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** The nearest thing that is there: a path into nothing gives its last existing part. `key`: the line of the key alone. */
  locate(path: readonly PropertyKey[], what?: 'key' | 'value'): Place;
}

export interface YamlOptions {
  /** Keys whose plain text is warned about where a ` #` cuts it off. */
  readonly texts?: ReadonlySet<string>;
}

const MOST_BYTES = 10_000_000;

export function readYaml(text: string, file: string, options: YamlOptions = {}): YamlFile {
  if (text.length > MOST_BYTES) {
    const nowhere = { file, line: 1 };
    return { value: undefined, problems: [problem('bad_yaml', 'the file is bigger than 10 MB.', nowhere)], locate: () => nowhere };
  }
  const source = text.replace(/^\uFEFF/, '');
  const lines = new LineCounter();
  // yaml's own search for duplicate keys is quadratic, hence `uniqueKeys: false` and a Set in the walk.
  const doc = parseDocument(source, {
    schema: 'core',
    version: '1.2',
    merge: true,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
    lineCounter: lines,
  });
  const at = (start: number, end = start): Place => placeOf(file, source, lines, start, end);
  const broken = syntaxProblems(doc, source, at);
  const walked: Walk = broken.length > 0 ? { value: undefined, problems: [], targets: new Map() } : walk(doc, source, at, options.texts);
  const problems = [...broken, ...walked.problems];
  const bad = problems.some((p) => p.severity === 'error');
  return {
    value: bad ? undefined : walked.value,
    problems,
    locate: (path, what = 'value') => locate(doc, walked, at, path, what),
  };
}

function placeOf(file: string, source: string, lines: LineCounter, start: number, end: number): Place {
  let last = Math.min(end, source.length);
  // A collection's range runs on over the white space and the comments below it.
  while (last > start && /\s/.test(source[last - 1] ?? '')) last--;
  const a = lines.linePos(start);
  const b = lines.linePos(Math.max(start, last - 1));
  return { file, line: Math.max(1, a.line), column: Math.max(1, a.col), endLine: Math.max(1, a.line, b.line) };
}

function locate(
  doc: Document.Parsed,
  walked: Pick<Walk, 'targets'>,
  at: (start: number, end?: number) => Place,
  path: readonly PropertyKey[],
  what: 'key' | 'value',
): Place {
  let node: unknown = doc.contents;
  let found: unknown = node;
  let key: unknown;
  for (const segment of path) {
    const here = walked.targets.get(node) ?? node;
    if (isMap(here)) {
      const pair = here.items.find((p) => keyText(p.key) === String(segment));
      const merged = pair ?? mergedPair(here, String(segment), walked, 0);
      if (!merged) break;
      key = merged.key;
      node = merged.value;
      found = hasLength(node) ? node : key;
    } else if (isSeq(here)) {
      const item = here.items[Number(segment)];
      if (item === undefined) break;
      node = item;
      key = undefined;
      found = node;
    } else break;
  }
  const [from] = rangeOf(what === 'key' && key ? key : found);
  const [, to] = rangeOf(what === 'key' && key ? key : found);
  return at(from, to);
}

function mergedPair(
  node: unknown,
  name: string,
  walked: Pick<Walk, 'targets'>,
  depth: number,
): { key: unknown; value: unknown } | undefined {
  if (depth > 50) return undefined;
  const here = walked.targets.get(node) ?? node;
  if (isSeq(here)) return here.items.map((item) => mergedPair(item, name, walked, depth + 1)).find((p) => p !== undefined);
  if (!isMap(here)) return undefined;
  const own = depth > 0 ? here.items.find((p) => keyText(p.key) === name) : undefined;
  return (
    own ??
    here.items
      .filter((p) => keyText(p.key) === '<<')
      .map((p) => mergedPair(p.value, name, walked, depth + 1))
      .find((p) => p !== undefined)
  );
}

const rangeOf = (node: unknown): readonly [number, number] => {
  const range = (node as Partial<Node> | null | undefined)?.range;
  return range ? [range[0], range[1]] : [0, 0];
};

const hasLength = (node: unknown): boolean => {
  const [from, to] = rangeOf(node);
  return to > from || (isScalar(node) && node.type === 'QUOTE_DOUBLE');
};
