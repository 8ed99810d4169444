// A transcript as a conversation to read: context is muted (a quotation), what offended stands out of it, with the reason below.
import type { Finding } from '../model/finding.ts';
import type { Json } from '../model/json.ts';
import type { Event, Transcript } from '../model/transcript.ts';
import { clip, code, lines, prose, shorten, text } from './markdown.ts';

export interface Bounds {
  /** Characters of one message. */
  readonly message: number;
  /** Characters of arguments or of a result. */
  readonly data: number;
  readonly events: number;
}

export const COMMENT_BOUNDS: Bounds = { message: 900, data: 240, events: 40 };
export const SUMMARY_BOUNDS: Bounds = { message: 4000, data: 1000, events: 120 };

/** How a finding that is no plain pass is said in a line: what was asked, the answer's reason, the agent's own words. */
export function findingLine(f: Finding): string {
  const sign = f.result === 'fail' ? '🔴' : f.result === 'error' ? '🚧' : f.result === 'skipped' ? '⏭️' : '✔️';
  const name =
    f.kind === 'criterion' ? text(f.name) : f.kind === 'never' ? `never: ${code(f.name)}` : f.kind === 'run' ? text(f.name) : code(f.name);
  const round = f.round === undefined ? '' : ` (round ${f.round})`;
  const said = f.evidence?.find((e) => e.quote.trim() !== '')?.quote;
  const votes = f.votes && f.votes.length > 1 ? ` · ${f.votes.filter((v) => !v).length} of ${f.votes.length} votes against` : '';
  return [
    `${sign} **${name}**${round}`,
    f.reason === '' ? '' : `: ${prose(clip(f.reason, 600))}`,
    said === undefined ? '' : ` “${text(clip(said, 300))}”`,
    votes,
    f.injection_suspected ? ' · ⚠️ the agent’s text looks as if it spoke to the judge' : '',
  ].join('');
}

export function conversation(transcript: Transcript, findings: readonly Finding[], bounds: Bounds): string {
  const { events } = transcript;
  const offences = offencesOf(findings, events.length);
  const shown = select(events.length, offences, bounds.events);
  const out: string[] = [];
  let quoted: string[] = [];
  let last = -1;
  const flush = () => {
    if (quoted.length > 0) out.push(quoted.map((p) => `> ${p}`).join('\n>\n'));
    quoted = [];
  };
  for (const i of shown) {
    const event = events[i];
    if (event === undefined) continue;
    if (i > last + 1) quoted.push(`… ${i - last - 1} events left out …`);
    last = i;
    const against = offences.get(i);
    const previous = events[i - 1];
    const answers = event.type === 'tool_result' && previous?.type === 'tool_call' && previous.call === event.call;
    if (against) {
      flush();
      out.push(`➤ ${line(event, bounds, answers, against)}`, ...against.map((f) => `<b>↑</b> ${findingLine({ ...f, evidence: [] })}`));
    } else if (answers && quoted.length > 0) quoted.push(`${quoted.pop()}<br>${line(event, bounds, true)}`);
    else quoted.push(line(event, bounds, answers));
  }
  if (last < events.length - 1) quoted.push(`… ${events.length - 1 - last} events left out …`);
  flush();
  return out.join('\n\n');
}

/** By event: the findings that point at it. */
function offencesOf(findings: readonly Finding[], count: number): ReadonlyMap<number, readonly Finding[]> {
  const map = new Map<number, Finding[]>();
  for (const finding of findings) {
    if (finding.result !== 'fail' && finding.result !== 'error') continue;
    const first = finding.evidence?.find((e) => e.event >= 0 && e.event < count);
    if (first) map.set(first.event, [...(map.get(first.event) ?? []), finding]);
  }
  return map;
}

/** Of a long conversation: its beginning, its end, and what stands around each offence. */
function select(count: number, offences: ReadonlyMap<number, unknown>, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, i) => i);
  const part = Math.floor(most / 3);
  const keep = new Set<number>();
  for (const at of [...offences.keys()].slice(0, Math.floor(part / 3))) {
    for (const i of [at - 1, at, at + 1]) if (i >= 0 && i < count) keep.add(i);
  }
  for (let i = 0; i < part; i++) keep.add(i).add(count - 1 - i);
  return [...keep].sort((a, b) => a - b);
}

function line(event: Event, bounds: Bounds, answers: boolean, against?: readonly Finding[]): string {
  const strong = (s: string) => (against ? `<b>${s}</b>` : s);
  switch (event.type) {
    case 'user':
      return `👤 <b>User:</b> ${lines(shorten(event.text, bounds.message))}`;
    case 'agent':
      return `🤖 <b>Agent:</b> ${spoken(event.text, bounds, against)}${event.finish === 'length' ? ' <i>(cut off by its length limit)</i>' : ''}`;
    case 'tool_call':
      return `🔧 ${strong(code(event.name))} ${json(event.args, bounds)}`;
    case 'tool_result': {
      const name = answers ? '' : `${code(event.name)} `;
      return `↳ ${name}${event.status === 'error' ? '<i>error</i> ' : ''}${json(event.content, bounds)}`;
    }
    case 'error':
      return `💥 ${strong(event.code)}: ${lines(shorten(event.text, bounds.message))}`;
  }
}

/** The quoted words stand out in what the agent said, where they are found in it. */
function spoken(said: string, bounds: Bounds, against: readonly Finding[] = []): string {
  if (said.trim() === '') return '<i>(nothing)</i>';
  const quote = against.flatMap((f) => f.evidence ?? []).find((e) => e.quote.trim() !== '' && said.includes(e.quote))?.quote;
  if (quote === undefined || quote.length > bounds.message) return lines(shorten(said, bounds.message));
  const at = said.indexOf(quote);
  const room = Math.floor((bounds.message - quote.length) / 2);
  const before = said.slice(0, at);
  const after = said.slice(at + quote.length);
  const gap = (s: string, end: boolean) => (s === '' || !/\s/.test((end ? s.at(-1) : s[0]) ?? '') ? '' : ' ');
  return `${lines(shorten(before, room))}${gap(before, true)}<b>${lines(quote)}</b>${gap(after, false)}${lines(shorten(after, room))}`;
}

function json(value: Json, bounds: Bounds): string {
  const source = typeof value === 'string' ? value : JSON.stringify(value);
  if (source === '' || source === '{}') return value === '' ? '<i>(nothing)</i>' : code(source);
  return code(shorten(source, bounds.data));
}
