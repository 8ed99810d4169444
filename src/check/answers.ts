import type { CheckSubject } from '../model/contracts.ts';
import type { Evidence } from '../model/finding.ts';
import type { Event, Transcript } from '../model/transcript.ts';
import { cut } from './quote.ts';

/** What the agent said in one round. */
export interface Answer {
  readonly round: number;
  readonly text: string;
}

type Said = Extract<Event, { type: 'agent' }>;
const said = (event: Event): event is Said => event.type === 'agent';

/** The texts that the agent gave in that round, one below the other. */
export const answerOf = (transcript: Transcript, round: number): string =>
  transcript.events
    .filter(said)
    .filter((event) => event.round === round)
    .map((event) => event.text)
    .join('\n');

/** Of the subject's round, or on a test of every round that was answered, in order. */
export function answersOf({ transcript, round }: CheckSubject): readonly Answer[] {
  const rounds = round === undefined ? [...new Set(transcript.events.filter(said).map((event) => event.round))] : [round];
  return rounds.map((n) => ({ round: n, text: answerOf(transcript, n) }));
}

export const lastAnswer = (subject: CheckSubject): Answer => answersOf(subject).at(-1) ?? { round: subject.round ?? 1, text: '' };

/** Where `piece` was said, with a little of what stands around it. */
export function whereSaid(transcript: Transcript, round: number, piece: string): Evidence[] {
  const events = transcript.events;
  for (const [index, event] of events.entries()) {
    if (!said(event) || event.round !== round) continue;
    const at = event.text.indexOf(piece);
    if (at >= 0) return [{ event: index, quote: cut(event.text, at - Math.max(0, Math.floor((200 - piece.length) / 2)), 200) }];
  }
  return answered(transcript, round);
}

/** The beginning of the last thing that the agent said in that round: for what was expected there and is missing. */
export function answered(transcript: Transcript, round: number): Evidence[] {
  const index = transcript.events.findLastIndex((event) => said(event) && event.round === round);
  const event = transcript.events[index];
  return event?.type === 'agent' && event.text !== '' ? [{ event: index, quote: cut(event.text, 0, 200) }] : [];
}
