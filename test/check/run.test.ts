import { describe, expect, it } from 'vitest';
import { jsonChecks } from '../../src/check/json.ts';
import { limitChecks, maxCost, maxLatency, maxTokens } from '../../src/check/limits.ts';
import { runChecks, runNever } from '../../src/check/run.ts';
import { textChecks } from '../../src/check/text.ts';
import { toolChecks } from '../../src/check/tools.ts';
import type { Check, Never } from '../../src/model/suite.ts';
import { check, subject, talk, tool } from './talk.ts';

const kinds = [...textChecks, ...jsonChecks, ...toolChecks, ...limitChecks];
const place = { file: 'salon.viva.yml', line: 12 };
const written = (name: string, spec: unknown): Check => ({
  name,
  spec: kinds.find((k) => k.name === name)?.schema.parse(spec) ?? spec,
  place,
});
const anyOf = (...groups: Check[][]): Check => ({ name: 'any_of', spec: groups, place });

const refund = talk([{ user: 'I want my money back' }, tool('issue_refund', { order: 7 }), { agent: 'Done, refunded!' }], {
  latency: 1500,
  usage: { input: 900, output: 100 },
});

describe('limits', () => {
  it.each(
    [
      [maxLatency, '2s', 1, 'pass', ''],
      [maxLatency, '1500ms', 1, 'pass', ''],
      [maxLatency, 1499, 1, 'fail', 'took 1.5 s, more than 1.499 s'],
      [maxLatency, '100ms', undefined, 'fail', 'took 1.5 s, more than 100 ms'],
      [maxTokens, 1000, 1, 'pass', ''],
      [maxTokens, 999, undefined, 'fail', 'used 1000 tokens (900 in, 100 out), more than 999'],
    ].map(([kind, ...rest]) => [(kind as typeof maxLatency).name, kind as typeof maxLatency, ...rest] as const),
  )('%s', async (_name, kind, most, round, result, reason) => {
    const answer = await check(kind, most, subject(refund, round as number | undefined));
    expect(answer).toMatchObject({ result, reason });
    expect(answer.code).toBe(result === 'fail' ? 'TELEMETRY' : undefined);
  });

  it('cannot tell what the agent does not report', async () => {
    const silent = talk([{ user: 'Hi' }, { agent: 'Hello' }]);
    expect(await check(maxTokens, 10, subject(silent))).toEqual({
      result: 'error',
      code: 'AGENT_ERROR',
      reason: 'the agent reported no usage, so its tokens are not known',
    });
    expect((await check(maxCost, 0.01, subject(silent))).result).toBe('error');
    expect(await check(maxCost, 0.01, { ...subject(silent), cost: 0.0234 })).toMatchObject({
      result: 'fail',
      reason: 'cost $0.0234, more than $0.01',
    });
    expect((await check(maxCost, 0.01, { ...subject(silent), cost: 0.01 })).result).toBe('pass');
  });
});

describe('a list of checks', () => {
  it('gives one finding each, in order, with its place and round', async () => {
    const findings = await runChecks(
      [written('contains', 'refunded'), written('tools', { forbid: ['issue_refund'] })],
      subject(refund, 1),
      kinds,
    );
    expect(findings.map((f) => [f.kind, f.name, f.result, f.round, f.place.line])).toEqual([
      ['check', 'contains', 'pass', 1, 12],
      ['check', 'tools', 'fail', 1, 12],
    ]);
    expect(findings[1]?.evidence).toEqual([{ event: 1, quote: 'issue_refund({"order":7})' }]);
  });

  it('any_of passes where all checks of one alternative pass', async () => {
    const one = anyOf([written('contains', 'sorry')], [written('contains', 'Done'), written('max_latency', '2s')]);
    expect(await runChecks([one], subject(refund), kinds)).toMatchObject([{ name: 'any_of', result: 'pass', reason: '' }]);
  });

  it('any_of says why none holds', async () => {
    const none = anyOf([written('contains', 'sorry'), written('contains', 'Done')], [anyOf([written('tools', { exactly: [] })])]);
    expect(await runChecks([none], subject(refund), kinds)).toMatchObject([
      {
        result: 'fail',
        code: 'FORMAT_DRIFT',
        reason:
          'none of the 2 alternatives holds: (1) contains: the answer “Done, refunded!” does not contain “sorry” (2) any_of: none of the 1 alternative holds: (1) tools: called issue_refund, not exactly nothing',
        evidence: [{ event: 3 }, { event: 1 }],
      },
    ]);
  });

  it('any_of cannot tell where an alternative that could not be told might hold', async () => {
    const slow = talk([{ user: 'Hi' }, { agent: `${'a'.repeat(60)}!` }]);
    const untold = written('regex', '^(?=(a+)+b)');
    expect(await runChecks([anyOf([written('contains', 'x')], [untold])], subject(slow), kinds)).toMatchObject([
      { result: 'error', code: 'HARNESS_ERROR' },
    ]);
    expect(await runChecks([anyOf([written('contains', 'x'), untold])], subject(slow), kinds)).toMatchObject([
      { result: 'fail', code: 'FORMAT_DRIFT' },
    ]);
    expect(await runChecks([anyOf([untold], [written('contains', '!')])], subject(slow), kinds)).toMatchObject([{ result: 'pass' }]);
  });
});

describe('never', () => {
  const never = (rules: Partial<Never>): Never => ({ tools: [], contains: [], regex: [], place, ...rules });

  it('is red for one occurrence, anywhere in the conversation', async () => {
    const later = talk([
      { user: 'Hi' },
      { agent: 'Hello' },
      { user: 'Refund' },
      tool('issue_refund', { order: 7 }),
      { agent: 'Done. Card 4111111111111111' },
    ]);
    const findings = await runNever(
      never({ tools: ['issue_refund', 'delete_all'], contains: ['Hello'], regex: ['\\d{16}', '^Sorry'] }),
      subject(later),
    );
    expect(findings.map((f) => [f.name, f.result, f.code, f.reason])).toEqual([
      ['calls “issue_refund”', 'fail', 'TRAJECTORY_MISMATCH', 'called `issue_refund`, which is forbidden'],
      ['calls “delete_all”', 'pass', undefined, ''],
      ['says “Hello”', 'fail', 'FORMAT_DRIFT', 'the answer contains “Hello”'],
      ['matches “\\d{16}”', 'fail', 'FORMAT_DRIFT', 'the answer matches “\\d{16}” with “4111111111111111”'],
      ['matches “^Sorry”', 'pass', undefined, ''],
    ]);
    expect(findings.map((f) => f.evidence?.[0]?.event)).toEqual([3, undefined, 1, 5, undefined]);
    expect(findings.every((f) => f.kind === 'never' && f.place.line === 12)).toBe(true);
  });

  it('of a round looks at that round alone', async () => {
    const findings = await runNever(
      never({ tools: ['issue_refund'], contains: ['Hello'] }),
      subject(talk([{ user: 'a' }, { agent: 'Hello' }, { user: 'b' }, tool('issue_refund')]), 2),
    );
    expect(findings.map((f) => [f.round, f.result])).toEqual([
      [2, 'fail'],
      [2, 'pass'],
    ]);
  });
});
