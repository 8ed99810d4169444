// Finds a model's answer in whatever text came back. The text may quote the agent, so it is hostile: all work is bounded.
import { isObject } from '../model/json.ts';

const TAIL = 200_000;
const STARTS = 300;
const WORK = 4_000_000;

/** What a model said, and what it thought before. */
export interface Said {
  readonly text: string;
  readonly reasoning: string;
}

type Found = Record<string, unknown>;

const THOUGHT = /^\s*<think>([\s\S]*?)<\/think>/;

/** Without the thinking that some models write in front. */
export const saidIn = ({ text }: Said): string => text.slice(THOUGHT.exec(text)?.[0].length ?? 0);

/** The objects that carry this call's nonce, in order; the last is the answer. An answer quoted from the agent's text lacks the nonce. */
export function answersIn(said: Said, nonce: string): readonly Found[] {
  const text = saidIn(said);
  const sources = text.trim() === '' ? [said.reasoning, THOUGHT.exec(said.text)?.[1] ?? ''] : [text];
  return sources.map((s) => objectsIn(s, (found) => found['nonce'] === nonce)).find((found) => found.length > 0) ?? [];
}

export function objectsIn(text: string, isWanted: (found: Found) => boolean = () => true): readonly Found[] {
  const whole = parse(text.trim());
  if (isObject(whole) && isWanted(whole)) return [whole];
  const tail = text.slice(-TAIL);
  const found: Found[] = [];
  let work = WORK;
  let next = 0;
  for (let starts = 0; starts < STARTS && work > 0; starts++) {
    const from = tail.indexOf('{', next);
    if (from < 0) break;
    next = from + 1;
    const end = closing(tail, from, work);
    work -= (end < 0 ? tail.length : end) - from;
    if (end < 0) continue;
    const value = parse(tail.slice(from, end + 1));
    if (!isObject(value)) continue;
    next = end + 1;
    if (isWanted(value)) found.push(value);
  }
  return found;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Index of the brace that closes the one at `from`; braces in strings do not count. */
function closing(text: string, from: number, work: number): number {
  let depth = 0;
  let quoted = false;
  for (let i = from; i < text.length && i - from < work; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{') depth++;
    else if (c === '}' && --depth === 0) return i;
  }
  return -1;
}
