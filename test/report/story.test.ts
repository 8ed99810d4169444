import { expect, test } from 'vitest';
import type { Event, Transcript } from '../../src/model/transcript.ts';
import { COMMENT_BOUNDS } from '../../src/report/conversation.ts';
import { story } from '../../src/report/story.ts';
import { sample } from './samples.ts';

const user = (text: string): Event => ({ type: 'user', round: 1, text });
const agent = (text: string): Event => ({ type: 'agent', round: 1, text });
const call = (id: string, at: number): readonly Event[] => [
  { type: 'tool_call', round: 1, call: id, name: 'find', args: { a: 1 }, at },
  { type: 'tool_result', round: 1, call: id, name: 'find', status: 'ok', content: 'found', at },
];

/** What is shown of base's transcript, beside this one of now. */
function then(before: readonly Event[], now: readonly Event[]): string {
  const r = sample('regressed');
  const { before: _, ...about } = { ...r.transcript('before'), before: 0 };
  const as = (events: readonly Event[]): Transcript => ({ ...(about as Transcript), events });
  const test = r.report.tests.find((t) => t.comparison === 'regressed');
  if (!test) throw new Error('the sample has no regressed test');
  const told = story({ ...r, transcript: (hash) => as(hash === 'before' ? before : now) }, test, COMMENT_BOUNDS) ?? '';
  return told.split('Then, on main</summary>')[1]?.split('</details>')[0]?.trim() ?? '';
}

test('then is cut to where it parts from now: the last common event, and what followed', () => {
  const common = [user('Hi'), agent('Hello'), user('Refund')];
  expect(then([...common, agent('Shall I?')], [...common, agent('Done.')])).toBe(
    '> <i>… begins like the one above, for 2 events …</i>\n>\n> 👤 <b>User:</b> Refund\n>\n> 🤖 <b>Agent:</b> Shall I?',
  );
});

test('times and the numbers of calls part nobody', () => {
  const [old, fresh] = [
    [user('Hi'), ...call('a', 1)],
    [user('Hi'), ...call('b', 9)],
  ];
  expect(then([...old, agent('Shall I?')], [...fresh, agent('Done.')])).toBe(
    '> <i>… begins like the one above, for its first event …</i>\n>\n> 🔧 `find` `{"a":1}`<br>↳ `found`\n>\n> 🤖 <b>Agent:</b> Shall I?',
  );
});

test('they part at once: all of it', () => {
  expect(then([user('Hi'), agent('Hello')], [user('Hi'), agent('Go away')])).toBe('> 👤 <b>User:</b> Hi\n>\n> 🤖 <b>Agent:</b> Hello');
});

test('base went on where this one ended', () => {
  expect(then([user('Hi'), agent('Hello'), user('Bye'), agent('Bye')], [user('Hi'), agent('Hello')])).toBe(
    '> <i>… begins like the one above, for its first event …</i>\n>\n> 🤖 <b>Agent:</b> Hello\n>\n> 👤 <b>User:</b> Bye\n>\n> 🤖 <b>Agent:</b> Bye',
  );
});

test('word for word the same: all of it, for the judge saw something else in it', () => {
  const same = [user('Hi'), agent('Hello')];
  expect(then(same, same)).toBe('> 👤 <b>User:</b> Hi\n>\n> 🤖 <b>Agent:</b> Hello');
});
