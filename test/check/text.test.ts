import { describe, expect, it } from 'vitest';
import { contains, containsAny, equals, notContains, notRegex, regex } from '../../src/check/text.ts';
import type { CheckKind } from '../../src/model/contracts.ts';
import type { Result } from '../../src/model/finding.ts';
import { Plain } from '../../src/model/values.ts';
import { check, subject, talk, tool } from './talk.ts';

const booking = talk([
  { user: 'Tuesday morning?' },
  { agent: 'Let me look.' },
  tool('check_availability'),
  { agent: 'Tuesday 9:00 is free.' },
  { user: '9:00 please' },
  { agent: '  Booked as BK-001. \n' },
]);

describe('text checks', () => {
  const table: [CheckKind, unknown, number | undefined, Result][] = [
    [contains, 'BK-001', 2, 'pass'],
    [contains, 'BK-001', 1, 'fail'],
    [contains, ['Let me', '9:00'], 1, 'pass'],
    [contains, ['Let me', '10:00'], 1, 'fail'],
    [contains, ['9:00', 'BK-001'], undefined, 'pass'],
    [contains, new Plain(9, '9'), 1, 'pass'],
    [containsAny, ['10:00', '9:00'], 1, 'pass'],
    [containsAny, ['10:00', '11:00'], undefined, 'fail'],
    [notContains, ['10:00', 'sorry'], undefined, 'pass'],
    [notContains, ['sorry', 'free'], undefined, 'fail'],
    [equals, 'Booked as BK-001.', 2, 'pass'],
    [equals, 'Booked as BK-001.', undefined, 'pass'],
    [equals, 'Booked as BK-001', undefined, 'fail'],
    [equals, 'Let me look.\nTuesday 9:00 is free.', 1, 'pass'],
    [regex, '^Let me [a-z]+\\.$', undefined, 'fail'],
    [regex, '^Let me', undefined, 'pass'],
    [regex, ['BK-\\d{3}', '(?i)BOOKED'], 2, 'pass'],
    [regex, ['BK-\\d{3}', 'BOOKED'], 2, 'fail'],
    [notRegex, 'BK-\\d{4}', undefined, 'pass'],
    [notRegex, 'BK-\\d{3}', undefined, 'fail'],
    [notRegex, 'BK-\\d{3}', 1, 'pass'],
  ];

  it.each(table.map(([kind, ...rest]) => [kind.name, ...rest, kind] as const))(
    '%s %j on round %s: %s',
    async (_name, written, round, result, kind) => {
      const answer = await check(kind, written, subject(booking, round));
      expect(answer.result).toBe(result);
      expect(answer.code).toBe(result === 'pass' ? undefined : 'FORMAT_DRIFT');
    },
  );

  it('say what is missing, beside what the agent said', async () => {
    expect(await check(contains, ['bk-001', 'Tuesday'], subject(booking, 2))).toEqual({
      result: 'fail',
      code: 'FORMAT_DRIFT',
      reason: 'the answer “Booked as BK-001.” does not contain “bk-001” and “Tuesday” (only in other case)',
      expected: ['bk-001', 'Tuesday'],
      evidence: [{ event: 6, quote: '  Booked as BK-001. \n' }],
    });
    expect((await check(contains, 'refund', subject(booking))).reason).toBe('none of the 2 answers contains “refund”');
  });

  it('point at the event where a forbidden text was said, with what stands around it', async () => {
    const long = talk([{ user: 'Hi' }, { agent: 'First.' }, { agent: `${'a'.repeat(5_000)} secret ${'😀'.repeat(5_000)}` }]);
    const answer = await check(notContains, 'secret', subject(long));
    expect(answer.evidence).toHaveLength(1);
    expect(answer.evidence?.[0]).toMatchObject({ event: 2 });
    const said = answer.evidence?.[0]?.quote ?? '';
    expect(said).toContain('aaa secret 😀');
    expect(said.length).toBeLessThanOrEqual(200);
    expect(said).not.toMatch(/[\ud800-\udbff]$/u);
    expect((await check(notRegex, 'sec[a-z]+', subject(long))).evidence).toEqual([{ event: 2, quote: said }]);
  });

  it('keep reasons short whatever the agent says', async () => {
    const flood = talk([{ user: 'Hi' }, { agent: 'x\n'.repeat(400_000) }]);
    for (const answer of [
      await check(equals, 'Hello', subject(flood)),
      await check(contains, 'Hello', subject(flood)),
      await check(notContains, 'x', subject(flood)),
    ]) {
      expect(answer.result).toBe('fail');
      expect(JSON.stringify(answer).length).toBeLessThan(6_000);
      expect(answer.reason).not.toContain('\n');
    }
  });

  it('cannot tell where a pattern takes too long, unless another answer matches', async () => {
    const slow = talk([{ user: 'Hi' }, { agent: `${'a'.repeat(60)}!` }, { user: 'Again' }, { agent: 'aab' }]);
    expect(await check(regex, '^(?=(a+)+b)', subject(slow, 1))).toEqual({
      result: 'error',
      code: 'HARNESS_ERROR',
      reason: 'the pattern “^(?=(a+)+b)” could not be tried: timed out after 0.2 s',
    });
    expect((await check(regex, '^(?=(a+)+b)', subject(slow))).result).toBe('pass');
  });

  it('refuse a pattern that is none when the suite is read', () => {
    expect(regex.schema.safeParse('a(').error?.issues[0]?.message).toBe(
      'not a regular expression that JavaScript accepts: Unterminated group',
    );
    expect(regex.schema.safeParse(['ok', 'a(']).error?.issues[0]?.path).toEqual([1]);
    expect(contains.schema.safeParse(new Plain(null, '')).success).toBe(false);
  });
});
