// Agents' JSON is hostile: bounded in depth, own properties only.
import { isObject, type Json } from '../model/json.ts';

const MOST_DEPTH = 200;

/** undefined: not JSON, or nested so deeply that walking it could overflow the stack. */
export function parseJson(text: string): Json | undefined {
  try {
    return tooDeep(text) ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

function tooDeep(text: string): boolean {
  if (text.length <= 2 * MOST_DEPTH) return false;
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 92) i++;
      else if (c === 34) inString = false;
    } else if (c === 34) inString = true;
    else if (c === 91 || c === 123) {
      if (++depth > MOST_DEPTH) return true;
    } else if (c === 93 || c === 125) depth--;
  }
  return false;
}

/** `data.0.text` or `data[0].text`; '' is the value itself. undefined: nothing there. */
export function atPath(value: Json | undefined, path: string): Json | undefined {
  let here = value;
  for (const key of path.replace(/\[(\d+)\]/g, '.$1').split('.')) {
    if (key === '') continue;
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = Array.isArray(here) ? here[Number(key)] : here[key];
  }
  return here;
}

/** What a person would read: text as it is, the text parts of a list joined, everything else as JSON. null: nothing. */
export function textOf(content: Json | undefined): string | null {
  if (content === undefined || content === null) return null;
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return partText(content) ?? JSON.stringify(content);
  let text = '';
  for (const part of content) {
    const said = typeof part === 'string' ? part : partText(part);
    text += said ?? `${text && !text.endsWith('\n') ? '\n' : ''}${JSON.stringify(part)}\n`;
  }
  return text;
}

function partText(part: Json): string | undefined {
  if (!isObject(part)) return undefined;
  const { type, text, refusal } = part;
  if (typeof text === 'string' && (type === undefined || type === 'text' || type === 'output_text')) return text;
  return type === 'refusal' && typeof refusal === 'string' ? refusal : undefined;
}

export const isBlank = (text: string | null | undefined): boolean => text === null || text === undefined || text.trim() === '';
