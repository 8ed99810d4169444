// A transcript as a conversation to read: context is muted (a quotation), what offended stands out of it, with the reason below.
import type { Evidence, Finding } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import type { Event, Transcript } from '../model/transcript.ts';
import { codeInWords } from './finding-words.ts';
import { clip, code, lines, prose, shorten, text } from './markdown.ts';

export interface Bounds {
  /** Characters of one message. */
  readonly message: number;
  /** Characters of arguments or of a result. */
  readonly data: number;
  readonly events: number;
  /** Characters of the whole; where they do not suffice, all of the above shrinks. */
  readonly total: number;
}

export const COMMENT_BOUNDS: Bounds = { message: 900, data: 240, events: 40, total: 8000 };
export const SUMMARY_BOUNDS: Bounds = { message: 4000, data: 1000, events: 120, total: 60_000 };

/** How a finding that is no plain pass is said in a line: what was asked, the answer's reason, and, away from the conversation, where and by which words. */
export function findingLine(f: Finding, alone: boolean): string {
  const name =
    f.kind === 'run'
      ? codeInWords(f.name)
      : f.kind === 'criterion'
        ? text(clip(f.name, 400))
        : f.kind === 'never'
          ? `never: ${code(f.name)}`
          : code(f.name);
  const said = alone ? f.evidence?.find((e) => e.quote.trim() !== '')?.quote : undefined;
  return [
    `${SIGNS[f.result]} **${name}**`,
    alone && f.round !== undefined ? ` (round ${f.round})` : '',
    f.reason === '' ? '' : `: ${prose(clip(f.reason, 600))}`,
    said === undefined ? '' : ` “${text(clip(said, 300))}”`,
    f.votes && f.votes.length > 1 ? ` (${f.votes.filter((v) => !v).length} of ${f.votes.length} votes)` : '',
    f.injection_suspected ? ' ⚠️ The agent’s text looks as if it spoke to the judge.' : '',
  ].join('');
}

const SIGNS: { readonly [result in Finding['result']]: string } = { pass: '✔️', fail: '🔴', error: '🚧', skipped: '⏭️' };

export const pointsInto = (f: Finding, { events }: Transcript): boolean => evidenceOf(f, events).some((e) => events[e.event] !== undefined);

/** What the agent did instead of answering is the event that ended the run. */
function evidenceOf(f: Finding, events: readonly Event[]): readonly Evidence[] {
  if (f.evidence && f.evidence.length > 0) return f.evidence;
  return f.kind === 'run' && events.at(-1)?.type === 'error' ? [{ event: events.length - 1, quote: '' }] : [];
}

interface Offence {
  /** Findings whose first evidence this is: their reason stands here. */
  readonly reasons: readonly Finding[];
  readonly quotes: readonly string[];
}

/** `from`: the first so many events are told elsewhere. */
export function conversation(transcript: Transcript, findings: readonly Finding[], bounds: Bounds, from = 0): string {
  const told = tell(transcript, findings, bounds, from);
  if (told.length <= bounds.total || bounds.message < 150) return told;
  const less = { message: bounds.message * 0.6, data: bounds.data * 0.6, events: bounds.events * 0.8, total: bounds.total };
  return conversation(transcript, findings, less, from);
}

function tell(transcript: Transcript, findings: readonly Finding[], bounds: Bounds, from: number): string {
  const { events } = transcript;
  const offences = offencesOf(findings, events);
  const out: string[] = [];
  let quoted: string[] = from > 0 ? [`<i>… begins like the one above, for ${from === 1 ? 'its first event' : `${from} events`} …</i>`] : [];
  let last = from - 1;
  const flush = () => {
    if (quoted.length > 0) out.push(quoted.map((p) => `> ${p}`).join('\n>\n'));
    quoted = [];
  };
  for (const i of select(from, events.length, offences, bounds.events)) {
    const event = events[i];
    if (event === undefined) continue;
    if (i > last + 1) quoted.push(leftOut(i - last - 1));
    last = i;
    const offence = offences.get(i);
    const previous = events[i - 1];
    const answers = event.type === 'tool_result' && previous?.type === 'tool_call' && previous.call === event.call;
    if (offence) {
      flush();
      out.push(
        [`➤ ${line(event, bounds, answers, offence.quotes)}`, ...offence.reasons.map((f) => `- ${findingLine(f, false)}`)].join('\n'),
      );
    } else if (answers && quoted.length > 0) quoted.push(`${quoted.pop()}<br>${line(event, bounds, true)}`);
    else quoted.push(line(event, bounds, answers));
  }
  if (last < events.length - 1) quoted.push(leftOut(events.length - 1 - last));
  flush();
  return out.join('\n\n');
}

const leftOut = (n: number): string => `<i>… ${n.toLocaleString('en-US')} more events …</i>`;

/** By event: the findings that point at it. */
function offencesOf(findings: readonly Finding[], events: readonly Event[]): ReadonlyMap<number, Offence> {
  const map = new Map<number, Offence>();
  for (const finding of findings) {
    if (finding.result !== 'fail' && finding.result !== 'error') continue;
    const inside = evidenceOf(finding, events).filter((e) => events[e.event] !== undefined);
    for (const [i, e] of inside.entries()) {
      const { reasons, quotes } = map.get(e.event) ?? { reasons: [], quotes: [] };
      map.set(e.event, {
        reasons: i === 0 ? [...reasons, finding] : reasons,
        quotes: e.quote.trim() === '' ? quotes : [...quotes, e.quote],
      });
    }
  }
  return map;
}

/** Of a long conversation: its beginning, its end, and what stands around each offence. */
function select(from: number, count: number, offences: ReadonlyMap<number, unknown>, most: number): readonly number[] {
  if (count - from <= most) return Array.from({ length: count - from }, (_, i) => from + i);
  const part = Math.floor(most / 3);
  const keep = new Set<number>();
  for (const at of [...offences.keys()].slice(0, Math.floor(part / 3))) {
    for (const i of [at - 1, at, at + 1]) if (i >= from && i < count) keep.add(i);
  }
  for (let i = 0; i < part; i++) keep.add(from + i).add(count - 1 - i);
  return [...keep].sort((a, b) => a - b);
}

/** `quotes` undefined: nothing is held against this event. */
function line(event: Event, bounds: Bounds, answers: boolean, quotes?: readonly string[]): string {
  const strong = (s: string) => (quotes ? `<b>${s}</b>` : s);
  switch (event.type) {
    case 'user':
      return `👤 <b>User:</b> ${lines(shorten(event.text, bounds.message))}`;
    case 'agent':
      return `🤖 <b>Agent:</b> ${spoken(event.text, bounds, quotes ?? [])}${event.finish === 'length' ? ' <i>(cut off by its length limit)</i>' : ''}`;
    case 'tool_call':
      return `🔧 ${strong(code(event.name))} ${json(event.args, bounds)}`;
    case 'tool_result':
      return `↳ ${answers ? '' : `${code(event.name)} `}${event.status === 'error' ? '<i>error</i> ' : ''}${event.unmocked ? '<i>no mock, so</i> ' : ''}${json(event.content, bounds)}`;
    case 'error':
      return `💥 ${strong(codeInWords(event.code))}: ${lines(shorten(event.text, bounds.message))}`;
  }
}

/** The quoted words stand out in what the agent said, where they are found in it. */
function spoken(said: string, bounds: Bounds, quotes: readonly string[]): string {
  if (said.trim() === '') return '<i>(nothing)</i>';
  const quote = quotes.find((q) => said.includes(q))?.trim();
  if (quote === undefined || quote.length > bounds.message) return lines(shorten(said, bounds.message));
  const at = said.indexOf(quote);
  const room = Math.floor((bounds.message - quote.length) / 2);
  const [before, after] = [said.slice(0, at), said.slice(at + quote.length)];
  return `${lines(shorten(before, room))}${edge(before.match(/\s*$/))}<b>${lines(quote)}</b>${edge(after.match(/^\s*/))}${lines(shorten(after, room))}`;
}

/** `lines` trims; what stood between two pieces counts. */
const edge = (space: RegExpMatchArray | null): string => {
  const breaks = (space?.[0] ?? '').split('\n').length - 1;
  return breaks > 0 ? '<br>'.repeat(Math.min(breaks, 2)) : space?.[0] ? ' ' : '';
};

function json(value: Json, bounds: Bounds): string {
  const source = typeof value === 'string' ? value : JSON.stringify(value);
  if (source === '' || source === '{}') return value === '' ? '<i>(nothing)</i>' : code(source);
  return code(shorten(source, bounds.data));
}
