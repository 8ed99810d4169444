import type { Event, Transcript } from '../model/transcript.ts';

/** Index of the first event of base's transcript that is another one here; 0 where they are word for word the same: then the judge, or the world, changed its mind. */
export function partsAt(then: Transcript, now: Transcript | undefined): number {
  const others = (now?.events ?? []).map(told);
  return Math.max(
    0,
    then.events.findIndex((event, i) => told(event) !== others[i]),
  );
}

/** From which event base's transcript is worth telling: what both have in common is told once, but for the last of it. */
export function parting(then: Transcript, now: Transcript | undefined): number {
  const apart = partsAt(then, now);
  if (apart === 0) return 0;
  // A result stands with its call.
  return Math.max(0, then.events[apart - 1]?.type === 'tool_result' ? apart - 2 : apart - 1);
}

/** What a reader sees of an event: neither its time nor the number of its call. */
function told(event: Event): string {
  switch (event.type) {
    case 'user':
    case 'agent':
    case 'error':
      return `${event.type} ${event.text}`;
    case 'tool_call':
      return `call ${event.name} ${JSON.stringify(event.args)}`;
    case 'tool_result':
      return `result ${event.name} ${event.status} ${JSON.stringify(event.content)}`;
  }
}
