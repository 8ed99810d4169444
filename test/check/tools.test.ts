import { describe, expect, it } from 'vitest';
import { tools } from '../../src/check/tools.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Event } from '../../src/model/transcript.ts';
import { Plain } from '../../src/model/values.ts';
import { check, subject, talk, tool } from './talk.ts';

const booked = talk([
  { user: 'Tuesday morning?' },
  tool('check_availability', { day: 'Tuesday' }),
  { agent: '9:00 is free.' },
  { user: '9:00 please' },
  tool('create_booking', { slot: '09:00', seats: 1, client: { name: 'Ann', id: 7 } }, 'error'),
  tool('create_booking', { slot: '09:00', seats: 1, client: { name: 'Ann', id: 7 } }),
  tool('send_mail', { to: 'ann@example.com' }),
  { agent: 'Booked.' },
]);

describe('tools', () => {
  it.each<[JsonObject, number | undefined, string]>([
    [{ require: ['check_availability'] }, 1, ''],
    [{ require: ['check_availability'] }, 2, 'did not call check_availability'],
    [{ require: ['check_availability', 'send_mail'] }, undefined, ''],
    [{ require: [{ name: 'create_booking', args: { slot: '09:00', client: { id: 7 } } }] }, 2, ''],
    [
      { require: [{ name: 'send_mail', args: { to: 'bob@example.com' } }] },
      2,
      'did not call send_mail({"to":"bob@example.com"}), but send_mail({"to":"ann@example.com"})',
    ],
    [{ require: [{ name: 'send_mail', args: { to: 'bob@example.com' }, args_match: 'ignore' }] }, 2, ''],
    [{ require: [{ name: 'check_availability', args: { day: 'Tuesday' }, args_match: 'exact' }] }, 1, ''],
    [
      { require: [{ name: 'check_availability', args: {}, args_match: 'exact' }] },
      1,
      'did not call check_availability({}), but check_availability({"day":"Tuesday"})',
    ],
    [
      {
        require: [
          { name: 'create_booking', status: 'ok' },
          { name: 'create_booking', status: 'error' },
        ],
      },
      2,
      '',
    ],
    [
      { require: [{ name: 'send_mail', status: 'error' }] },
      2,
      'did not call send_mail with status error, but send_mail({"to":"ann@example.com"})',
    ],
    [{ require: ['send_mail', 'send_mail'] }, 2, 'called send_mail only 1 time'],
    [{ require: [{ name: 'create_booking', max_calls: 1 }] }, 2, 'called create_booking 2 times, more than 1'],
    [{ forbid: ['create_booking'] }, 1, ''],
    [{ forbid: ['send_mail'] }, 2, 'called `send_mail`, which is forbidden'],
    [{ forbid: [{ name: 'send_mail', args: { to: 'bob@example.com' } }] }, 2, ''],
    [{ order: ['check_availability', 'send_mail'] }, undefined, ''],
    [
      { order: ['send_mail', 'create_booking'] },
      2,
      'did not call create_booking after send_mail, the order was create_booking, create_booking and send_mail',
    ],
    [{ order: ['check_availability', 'delete_all'] }, undefined, 'did not call delete_all'],
    [{ exactly: ['create_booking', 'create_booking', 'send_mail'] }, 2, ''],
    [
      { exactly: ['create_booking', 'send_mail'] },
      2,
      'called create_booking, create_booking and send_mail, not exactly create_booking, send_mail',
    ],
    [{ exactly: [] }, 1, 'called check_availability, not exactly nothing'],
    [{ exactly_unordered: ['send_mail', 'create_booking', { name: 'create_booking', status: 'error' }] }, 2, ''],
    [
      { exactly_unordered: ['send_mail', 'create_booking'] },
      2,
      'also called create_booking({"slot":"09:00","seats":1,"client":{"name":"Ann","id":7}})',
    ],
    [{ only: ['create_booking', 'send_mail'] }, 2, ''],
    [{ only: ['create_booking'] }, 2, 'called send_mail({"to":"ann@example.com"}), but may call only create_booking'],
    [{ only: [] }, 1, 'called check_availability({"day":"Tuesday"}), but may call no tools'],
    [{ max_calls: 3 }, 2, ''],
    [{ max_calls: 3 }, undefined, 'made 4 tool calls, more than 3'],
    [{ max_calls: 0 }, 1, 'made 1 tool call, more than 0'],
  ])('%j on round %s: %s', async (rules, round, reason) => {
    const answer = await check(tools, rules, subject(booked, round));
    expect(answer.reason).toBe(reason);
    expect(answer.result).toBe(reason === '' ? 'pass' : 'fail');
    expect(answer.code).toBe(reason === '' ? undefined : 'TRAJECTORY_MISMATCH');
  });

  it('puts expected beside actual, with what is missing, what is extra and where', async () => {
    const rules: JsonObject = { exactly_unordered: ['send_mail', 'check_availability', 'create_booking'] };
    expect(await check(tools, rules, subject(booked, 2))).toMatchObject({
      expected: rules,
      actual: {
        calls: [
          { name: 'create_booking', status: 'error' },
          { name: 'create_booking', status: 'ok' },
          { name: 'send_mail', args: { to: 'ann@example.com' } },
        ],
        missing: ['check_availability'],
        extra: [{ name: 'create_booking', status: 'ok' }],
      },
      evidence: [{ event: 7, quote: 'create_booking({"slot":"09:00","seats":1,"client":{"name":"Ann","id":7}})' }],
    });
  });

  it('points at the call that came near a missing one', async () => {
    const answer = await check(tools, { require: [{ name: 'send_mail', args: { to: 'bob@example.com' } }] }, subject(booked));
    expect(answer.evidence).toEqual([{ event: 9, quote: 'send_mail({"to":"ann@example.com"})' }]);
  });

  it('gives a result to its own call where an agent uses one id for all', async () => {
    const same = (type: 'tool_call' | 'tool_result', rest: object) => ({ type, round: 1, call: '', name: 'look', ...rest }) as Event;
    const events: Event[] = [
      { type: 'user', round: 1, text: 'Hi' },
      same('tool_call', { args: { n: 1 } }),
      same('tool_call', { args: { n: 2 } }),
      same('tool_result', { status: 'ok', content: null }),
      same('tool_result', { status: 'error', content: null }),
      { type: 'agent', round: 1, text: 'Hm.' },
    ];
    const one = { ...talk([{ user: 'Hi' }]), events };
    expect((await check(tools, { require: [{ name: 'look', args: { n: 2 }, status: 'error' }] }, subject(one))).result).toBe('pass');
    expect((await check(tools, { require: [{ name: 'look', args: { n: 1 }, status: 'error' }] }, subject(one))).result).toBe('fail');
  });

  it('stays short and upright whatever the agent calls', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`);
    const wild = talk([
      { user: 'Hi' },
      ...Array.from({ length: 300 }, (_, i) => tool(`${'x'.repeat(5_000)}${i}`, { deep, long: 'y'.repeat(50_000) })),
    ]);
    const answer = await check(tools, { only: ['a'], require: ['b'], exactly: [] }, subject(wild));
    expect(answer.result).toBe('fail');
    expect(answer.reason.length).toBeLessThan(5_000);
    expect(JSON.stringify(answer).length).toBeLessThan(150_000);
  });

  it.each<[unknown, string]>([
    [{ requires: ['a'] }, 'unknown key "requires", did you mean "require"?'],
    [{}, 'says nothing: give require, forbid, order, exactly, only or max_calls'],
    [{ require: [] }, 'must not be an empty list'],
    [{ max_calls: -1 }, 'must be 0 or more'],
    [{ require: [{ name: 'a', args_match: 'exact' }] }, '`args_match` says nothing without `args`'],
  ])('%j is refused: %s', (written, message) => {
    expect(tools.schema.safeParse(written).error?.issues[0]?.message).toBe(message);
  });

  it('reads arguments as data and names as text', async () => {
    const odd = talk([{ user: 'Hi' }, tool('007', { n: 5, on: true })]);
    const written = { require: [{ name: new Plain(7, '007'), args: { n: new Plain(5, '5.0'), on: new Plain(true, 'true') } }] };
    expect((await check(tools, written, subject(odd))).result).toBe('pass');
  });
});
