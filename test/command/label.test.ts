import { describe, expect, test } from 'vitest';
import { agree } from '../../src/command/agree.ts';
import { disagree } from '../../src/command/disagree.ts';
import { parseLine } from '../../src/command/line.ts';
import { NO_BOT_STATE, packBot, readBot, withLabels } from '../../src/command/state.ts';
import { why } from '../../src/command/why.ts';
import type { CommandAnswer, KnownTest } from '../../src/model/commands.ts';

const COMMANDS = [agree, disagree, why];
const refund: KnownTest = {
  id: 'shop.viva.yml#refund flow',
  name: 'refund flow',
  status: 'failed',
  comparison: 'regressed',
  line: 'fails 3 of 3 here, passes 8 of 8 on main.',
  strip: 'main ✓✓✓ here ✗✗✗',
  odds: 0.001,
  transcript: 'ab12'.repeat(16),
  judge: 'anthropic:claude-sonnet-4-5',
  prompt: '0123456789abcdef',
  verdicts: [
    { criterion: 'Asks before it refunds', round: 1, result: 'fail' },
    { criterion: 'Is kind', result: 'pass' },
  ],
};
const silent: KnownTest = { id: 'shop.viva.yml#hours', name: 'hours', status: 'passed' };

function answer(body: string): CommandAnswer {
  const line = parseLine(body, COMMANDS);
  if (line.kind !== 'command') throw new Error(line.kind);
  const command = COMMANDS.find((c) => c.name === line.name);
  const about = { by: 'anna', at: '2026-12-01T10:00:00.000Z', comment: 7, complete: true, commands: COMMANDS };
  return command?.answer({ line, tests: [refund, silent], ...about }) ?? { kind: 'refused', said: [] };
}
const labels = (body: string) => {
  const given = answer(body);
  return given.kind === 'said'
    ? given.labels?.map((l) => [l.criterion, l.judged, l.human, l.note])
    : JSON.stringify(given.kind === 'refused' ? given.said : given);
};

describe('a label', () => {
  test('/agree is with all that the judge said', () => {
    expect(labels('/agree refund flow')).toEqual([
      ['Asks before it refunds', 'fail', 'fail', undefined],
      ['Is kind', 'pass', 'pass', undefined],
    ]);
  });

  test('/disagree is with the one verdict that failed, and keeps the reason', () => {
    expect(labels('/disagree refund flow it did ask, in Dutch')).toEqual([
      ['Asks before it refunds', 'fail', 'pass', 'it did ask, in Dutch'],
    ]);
  });

  test('or with the one that is named, by a part of it or its number', () => {
    expect(labels('/disagree "refund flow" --criterion kind')).toEqual([['Is kind', 'pass', 'fail', undefined]]);
    expect(labels('/disagree "refund flow" --criterion 2')).toEqual([['Is kind', 'pass', 'fail', undefined]]);
    expect(labels('/disagree "refund flow" --criterion rude')).toContain('1. ❌ Asks before it refunds');
  });

  test.each([
    ['/agree', 'Which test?'],
    ['/agree refnd', 'I know no test `refnd`'],
    ['/disagree hours', 'The judge has said nothing about `hours` here'],
  ])('%s is answered with help', (body, told) => expect(labels(body)).toContain(told));

  test('carries what calibration needs, and comes out of the comment as it went in', () => {
    const given = answer('/disagree refund flow no');
    const [label] = given.kind === 'said' ? (given.labels ?? []) : [];
    expect(label).toEqual({
      test: 'shop.viva.yml#refund flow',
      criterion: 'Asks before it refunds',
      round: 1,
      transcript: 'ab12'.repeat(16),
      human: 'pass',
      judged: 'fail',
      judge: 'anthropic:claude-sonnet-4-5',
      prompt: '0123456789abcdef',
      date: '2026-12-01T10:00:00.000Z',
      by: 'anna',
      note: 'no',
      comment: 7,
    });
    if (!label) throw new Error('no label');
    const twice = withLabels(withLabels(NO_BOT_STATE, [label]), [{ ...label, human: 'fail', comment: 8 }]);
    expect(readBot(packBot(twice)).labels).toEqual([{ ...label, human: 'fail', comment: 8 }]);
  });
});

test('/viva why: history, what the judge said, and what would settle it', () => {
  const given = answer('/viva why refund flow');
  expect(given.kind === 'said' && given.said).toEqual([
    { text: '`refund flow` failed, regressed: fails 3 of 3 here, passes 8 of 8 on main.' },
    { text: 'main ✓✓✓ here ✗✗✗' },
    { text: 'What the judge `anthropic:claude-sonnet-4-5` said:' },
    { list: ['❌ round 1: Asks before it refunds', '✅ Is kind'] },
    {
      text: 'It is settled unless the agent changes, or more runs speak against it: `/rerun "refund flow"`. Is the judge wrong? `/disagree "refund flow"` says so, and `/reeval "refund flow"` asks it again.',
    },
  ]);
});

describe('a state that is not as Viva writes it counts as none', () => {
  test.each([
    undefined,
    '',
    'hello',
    '1.',
    '1.AAAA',
    `1.${'A'.repeat(70_000)}`,
    `2.${packBot(NO_BOT_STATE).slice(2)}`,
    packBot({ ...NO_BOT_STATE, answers: [{ comment: 1, by: 'x y', line: '', parts: [] }] }),
  ])('%.30s', (packed) => expect(readBot(packed)).toEqual(NO_BOT_STATE));
});
