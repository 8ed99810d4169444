// From yaml's nodes to values, in document order: aliases are shared, not copied, so that a bomb costs nothing before it is refused.
import { type Document, isAlias, isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { Json } from '../model/json.ts';
import type { Place } from '../model/place.ts';
import { type Problem, problem, warning } from '../model/problems.ts';
import { Plain } from '../model/values.ts';

export interface Walk {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Where each alias leads. */
  readonly targets: ReadonlyMap<unknown, unknown>;
}

/** `size` counts a shared part as often as it is used; `height` is its levels below. */
interface Piece {
  readonly value: unknown;
  readonly size: number;
  readonly height: number;
}

interface State {
  readonly source: string;
  readonly at: (start: number, end?: number) => Place;
  readonly texts: ReadonlySet<string>;
  readonly anchors: Map<string, { readonly node: unknown; piece?: Piece; used: boolean }>;
  readonly targets: Map<unknown, unknown>;
  readonly problems: Problem[];
  nodes: number;
  /** Keys that merges have looked at: each copies them, unlike an alias. */
  merged: number;
}

const DEEPEST = 200;
const MOST_PROBLEMS = 50;
const MOST_MERGED = 500_000;
const EMPTY: Piece = { value: new Plain(null, ''), size: 1, height: 0 };

export const keyText = (key: unknown): string | undefined => (isScalar(key) ? String(key.source ?? key.value) : undefined);

export function walk(
  doc: Document.Parsed,
  source: string,
  at: (start: number, end?: number) => Place,
  texts: ReadonlySet<string> = new Set(),
): Walk {
  const state: State = { source, at, texts, anchors: new Map(), targets: new Map(), problems: [], nodes: 0, merged: 0 };
  const piece = read(doc.contents, state, 0, undefined);
  warnUnusedAnchors(state);
  const most = Math.min(Math.max(200_000, 50 * state.nodes), 2_000_000);
  if (piece.size > most)
    state.problems.push(
      problem('bad_yaml', `its aliases unfold to over ${most.toLocaleString('en')} values.`, at(0), 'Use fewer aliases.'),
    );
  return { value: piece.value, problems: state.problems.slice(0, MOST_PROBLEMS), targets: state.targets };
}

function read(node: unknown, state: State, depth: number, key: string | undefined): Piece {
  state.nodes++;
  if (node === null || node === undefined) return EMPTY;
  if (depth > DEEPEST) return tooDeep(node, state);
  if (isAlias(node)) return readAlias(node, state, depth);
  const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined;
  const entry: { node: unknown; piece?: Piece; used: boolean } | undefined = anchor ? { node, used: false } : undefined;
  if (anchor && entry) state.anchors.set(anchor, entry);
  checkTag(node, state);
  const piece = isScalar(node)
    ? readScalar(node, state, key)
    : isSeq(node)
      ? readList(node.items, state, depth, key)
      : isMap(node)
        ? readMapping(node, state, depth)
        : EMPTY;
  if (entry) entry.piece = piece;
  return piece;
}

function readScalar(node: Scalar, state: State, key: string | undefined): Piece {
  const value = node.value;
  if (typeof value === 'string') {
    if (node.type === 'PLAIN' && key !== undefined && state.texts.has(key)) warnCut(node, state);
    return { value, size: 1, height: 0 };
  }
  const source = node.source ?? '';
  if (typeof value === 'number' && !Number.isFinite(value))
    say(state, node, `\`${source}\` is a number that JSON does not have.`, 'Quote it if it is meant as text.');
  // yaml's core schema gives null, booleans and numbers here, nothing else.
  return { value: new Plain(value as Json, source), size: 1, height: 0 };
}

function readList(items: readonly unknown[], state: State, depth: number, key: string | undefined): Piece {
  let size = 1;
  let height = 0;
  const value = items.map((item) => {
    const piece = read(item, state, depth + 1, key);
    size += piece.size;
    height = Math.max(height, piece.height + 1);
    return piece.value;
  });
  return { value, size, height };
}

function readMapping(node: YAMLMap, state: State, depth: number): Piece {
  // No prototype: a key called `constructor` or `toString` is a key like any other.
  const value: Record<string, unknown> = Object.create(null);
  const seen = new Map<string, Place>();
  const merges: unknown[] = [];
  let size = 1;
  let height = 0;
  for (const pair of node.items) {
    const name = readKey(pair, node, seen, state);
    const piece = read(pair.value, state, depth + 1, name);
    size += piece.size;
    height = Math.max(height, piece.height + 1);
    if (name === '<<') merges.push(...[piece.value].flat());
    else if (name !== undefined) value[name] = piece.value;
  }
  for (const merged of merges) {
    if (typeof merged !== 'object' || merged === null || merged instanceof Plain || Array.isArray(merged))
      say(state, node, '`<<` takes a mapping or a list of mappings.');
    else if (mayMerge(merged, node, state)) for (const [name, part] of Object.entries(merged)) if (!(name in value)) value[name] = part;
  }
  return { value, size, height };
}

/** The first merge that is too much is said, and nothing is merged from there on. */
function mayMerge(merged: object, node: YAMLMap, state: State): boolean {
  const before = state.merged;
  if (before > MOST_MERGED) return false;
  for (const _ in merged) state.merged++;
  if (state.merged > MOST_MERGED)
    say(state, node, `its merges (\`<<\`) unfold to over ${MOST_MERGED.toLocaleString('en')} values.`, 'Use fewer of them.');
  return state.merged <= MOST_MERGED;
}

function readKey(pair: Pair, map: YAMLMap, seen: Map<string, Place>, state: State): string | undefined {
  const name = keyText(pair.key);
  if (name === undefined) {
    const curly = isMap(pair.key) || isMap(pair.value);
    say(state, pair.key ?? map, 'a key must be text.', curly ? 'Quote a text that begins with `{`: "{{name}}".' : 'Quote it.');
    return undefined;
  }
  if (name === '__proto__') say(state, pair.key, '`__proto__` cannot be a key.', 'Rename it.');
  const place = placeOf(pair.key, state);
  const first = seen.get(name);
  if (first) say(state, pair.key, `"${name}" is here twice, first in line ${first.line}.`, 'Keep one of them.');
  else seen.set(name, place);
  return name;
}

function readAlias(node: { readonly source: string }, state: State, depth: number): Piece {
  const target = state.anchors.get(node.source);
  if (!target) {
    say(
      state,
      node,
      `\`*${node.source}\` is an alias of nothing.`,
      `Quote it if it is meant as text, or set the anchor \`&${node.source}\` above.`,
    );
    return EMPTY;
  }
  target.used = true;
  if (!target.piece) {
    say(state, node, `\`*${node.source}\` contains itself.`);
    return EMPTY;
  }
  state.targets.set(node, target.node);
  return depth + target.piece.height > DEEPEST ? tooDeep(node, state) : target.piece;
}

function tooDeep(node: unknown, state: State): Piece {
  if (!state.problems.some((p) => p.message.startsWith('nested'))) say(state, node, `nested more than ${DEEPEST} levels deep.`);
  return EMPTY;
}

/** A tag that core does not know leaves the value unread: `!important` was meant as text. */
function checkTag(node: unknown, state: State): void {
  const tag = isScalar(node) || isMap(node) || isSeq(node) ? node.tag : undefined;
  if (!tag || /^(!|tag:yaml\.org,2002:(str|int|float|bool|null|map|seq))$/.test(tag)) return;
  say(
    state,
    node,
    `\`${tag.replace('tag:yaml.org,2002:', '!!')}\` is a YAML tag that means nothing here.`,
    'Quote the text if the ! belongs to it.',
  );
}

function warnCut(node: Scalar, state: State): void {
  const end = node.range?.[1] ?? 0;
  const rest = /^[ \t]+#[^\n]*/.exec(state.source.slice(end, end + 200))?.[0];
  if (!rest) return;
  const cut = `the text ends before "${rest.trim().slice(0, 40)}": the rest is a comment.`;
  state.problems.push(warning('bad_yaml', cut, placeOf(node, state), 'Quote the text if the # belongs to it.'));
}

/** `&amp rest` is read as an anchor and the text "rest". */
function warnUnusedAnchors(state: State): void {
  for (const [name, { node, used }] of state.anchors) {
    if (used || !isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') continue;
    const eaten = `\`&${name}\` is read as an anchor that nothing uses, and is not part of the text.`;
    state.problems.push(warning('bad_yaml', eaten, placeOf(node, state), 'Quote the text if the & belongs to it.'));
  }
}

function placeOf(node: unknown, state: State): Place {
  const range = (node as { range?: readonly number[] | null } | null | undefined)?.range;
  return state.at(range?.[0] ?? 0, range?.[1] ?? 0);
}

function say(state: State, node: unknown, message: string, advice?: string): void {
  if (state.problems.length < MOST_PROBLEMS) state.problems.push(problem('bad_yaml', message, placeOf(node, state), advice));
}
