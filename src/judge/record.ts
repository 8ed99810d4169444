// The transcript as the judge reads it: numbered events, each line of what was said marked as such, long ones shortened in the middle.

import { clean, cleanLine, looksLikeInstruction } from '../model/clean.ts';
import type { Json } from '../model/json.ts';
import { isObject } from '../model/json.ts';
import type { Event, Transcript } from '../model/transcript.ts';

export interface ShownEvent {
  /** As the judge counts: index in the transcript + 1. */
  readonly number: number;
  readonly head: string;
  readonly text: string;
  /** As stored, for quotes that were copied from what was cleaned or cut away. */
  readonly raw: string;
}

export interface Record {
  readonly events: readonly ShownEvent[];
  readonly suspicious: boolean;
  /** Characters and marks that the judge does not see. */
  readonly removed: number;
}

/** About 50,000 tokens. */
const MOST = 200_000;
const LENGTHS = [40_000, 20_000, 10_000, 5_000, 2_000, 500];

export function record(transcript: Transcript, round?: number, most = MOST): Record {
  const numbered = transcript.events.map((event, i) => ({ event, number: i + 1 }));
  const seen = numbered.filter(({ event }) => round === undefined || event.round <= round);
  let removed = 0;
  let suspicious = false;
  const shown = seen.map(({ event, number }): ShownEvent => {
    const raw = contentOf(event);
    const cleaned = clean(raw);
    removed += cleaned.marks + cleaned.invisible;
    suspicious ||= cleaned.marks > 0 || (event.type !== 'user' && looksLikeInstruction(cleaned.text));
    return { number, head: headOf(event, number, transcript.events), text: cleaned.text, raw };
  });
  const events = seen.map((s) => s.event);
  return { events: shorten(events, shown, most), suspicious, removed };
}

function headOf(event: Event, number: number, all: readonly Event[]): string {
  const where = `(round ${event.round})`;
  switch (event.type) {
    case 'user':
      return `#${number} user ${where}`;
    case 'agent': {
      const cut = event.finish === 'length' ? ', cut off by its length limit' : '';
      return `#${number} agent ${where}${cut}${event.text === '' ? ', no text' : ''}`;
    }
    case 'tool_call':
      return `#${number} agent calls tool ${cleanLine(event.name)} ${where}`;
    case 'tool_result': {
      // The call's number in place of its id, which is random text of the agent's.
      const call = all.findLastIndex((e, i) => i < number - 1 && e.type === 'tool_call' && e.call === event.call);
      return `#${number} result of ${call < 0 ? '' : `#${call + 1} `}${cleanLine(event.name)}: ${event.status}${event.unmocked ? ', not mocked' : ''} ${where}`;
    }
    case 'error':
      return `#${number} the conversation ended: ${event.code} ${where}`;
  }
}

function contentOf(event: Event): string {
  if (event.type === 'tool_call') return asText(event.args);
  return event.type === 'tool_result' ? asText(event.content) : asText(event.text);
}

/** Text as it is, parts of text joined, everything else as JSON. */
export function asText(content: Json): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content) && content.length > 0) {
    const parts = content.map((part) =>
      isObject(part) && typeof part['text'] === 'string' && part['type'] === 'text' ? part['text'] : undefined,
    );
    if (parts.every((p) => p !== undefined)) return parts.join('\n');
  }
  return JSON.stringify(content);
}

/** Tool results give way first, then arguments and earlier texts; the agent's last message never. */
function shorten(events: readonly Event[], shown: readonly ShownEvent[], most: number): readonly ShownEvent[] {
  const last = events.findLastIndex((e) => e.type === 'agent');
  const limits = shown.map(() => Number.POSITIVE_INFINITY);
  const size = () => shown.reduce((sum, e, i) => sum + Math.min(e.text.length, limits[i] ?? 0), 0);
  const steps: ((e: Event, i: number) => boolean)[] = [(e) => e.type === 'tool_result', (e, i) => e.type !== 'tool_result' && i !== last];
  for (const gives of steps) {
    for (const length of LENGTHS) {
      if (size() <= most) break;
      for (const [i, event] of events.entries()) if (gives(event, i)) limits[i] = length;
    }
  }
  return shown.map((s, i) => ({ ...s, text: middleOut(s.text, limits[i] ?? 0) }));
}

function middleOut(text: string, length: number): string {
  if (text.length <= length) return text;
  const half = Math.floor(length / 2);
  const left = text.length - 2 * half;
  // Cutting may halve a character; the halves go.
  return (text.slice(0, half) + `\n[... ${left} characters left out ...]\n` + text.slice(-half)).replace(/\p{Surrogate}/gu, '');
}
