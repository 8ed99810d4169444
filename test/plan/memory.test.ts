import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HistoryRun, Memory, StoredRun } from '../../src/model/memory.ts';
import { transcriptHash } from '../../src/plan/keys.ts';
import { emptyMemory, mergeMemory, pruneMemory, transcriptsOf } from '../../src/plan/memory.ts';
import { readMemory } from '../../src/plan/read-memory.ts';
import { readTranscript } from '../../src/plan/stored-schemas.ts';
import { talk } from './a-test.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const hex = (n: number) => n.toString(16).padStart(64, '0');
const run = (n: number, part: Partial<StoredRun> = {}): StoredRun => ({
  key: hex(n),
  test: 'a#refund',
  inputs: hex(1),
  agent: hex(2),
  agent_version: 'v1',
  index: n,
  transcript: hex(1000 + n),
  at: daysAgo(n / 24),
  ...part,
});
const past = (n: number, part: Partial<HistoryRun> = {}): HistoryRun => ({
  id: `run ${n}`,
  test: 'a#refund',
  inputs: hex(1),
  judgement: hex(3),
  commit: 'c1',
  passed: true,
  at: daysAgo(n / 24),
  transcript: hex(1000 + n),
  ...part,
});
const place = { file: 'a.viva.yml', line: 3 };
const finding = { kind: 'check', name: 'contains', result: 'pass', reason: '', place } as const;
const verdict = {
  result: 'fail',
  reason: 'no',
  evidence: [{ event: 1, quote: 'x' }],
  votes: [false, false],
  injection_suspected: false,
} as const;
const full: Memory = {
  schema_version: 1,
  runs: [run(0), run(1)],
  history: [past(0), past(1, { passed: false })],
  results: { [hex(7)]: { findings: [finding], at: daysAgo(1), transcript: hex(1000), parts: { criteria: 'a', checks: 'b', judge: 'c' } } },
  verdicts: { [hex(8)]: { verdict, at: daysAgo(1) } },
};

describe('reading', () => {
  test('what was written is read back, with nothing dropped', () => {
    expect(readMemory(JSON.parse(JSON.stringify(full)))).toEqual({ memory: full, dropped: 0 });
    expect(readMemory(undefined)).toEqual({ memory: emptyMemory, dropped: 0 });
  });

  test.each([[null], ['text'], [[]], [{}], [{ ...full, schema_version: 2 }]])('not a memory: %j', (untrusted) => {
    expect(readMemory(untrusted)).toEqual({ memory: emptyMemory, dropped: 1 });
  });

  test('entries that are not what they should be are dropped and counted; the others stay', () => {
    const hostile = JSON.parse(
      JSON.stringify({
        ...full,
        runs: [run(0), { ...run(1), key: '../../etc/passwd' }, { ...run(2), at: 'soon' }, { ...run(3), index: -1 }, null],
        history: [past(0), { ...past(1), passed: 'yes' }, { ...past(2), test: 'x'.repeat(5000) }],
        results: {
          [hex(1)]: { findings: [{ ...finding, result: 'error' }], at: daysAgo(1) },
          [hex(2)]: { findings: [{ ...finding, code: 'NONSENSE' }], at: daysAgo(1) },
          constructor: { findings: [], at: daysAgo(1) },
        },
        verdicts: { [hex(8)]: { verdict: { ...verdict, result: 'error' }, at: daysAgo(1) } },
      }),
    );
    const { memory, dropped } = readMemory(hostile);
    expect(memory).toEqual({ ...emptyMemory, runs: [run(0)], history: [past(0)] });
    expect(dropped).toBe(10);
  });

  test('`__proto__` as a key changes nothing', () => {
    const { memory } = readMemory(
      JSON.parse('{"schema_version":1,"runs":[],"history":[],"results":{"__proto__":{"polluted":true}},"verdicts":{}}'),
    );
    expect(Object.keys(memory.results)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  test('anything at all is read without an error, and what is read can be read again', () => {
    const untrusted = fc.oneof(
      fc.jsonValue(),
      fc.record({
        schema_version: fc.constant(1),
        runs: fc.jsonValue(),
        history: fc.jsonValue(),
        results: fc.jsonValue(),
        verdicts: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(untrusted, (value) => {
        const { memory } = readMemory(value);
        expect(readMemory(memory)).toEqual({ memory, dropped: 0 });
      }),
    );
  });
});

describe('merging', () => {
  test('a run that both have is one run, counted once', () => {
    const merged = mergeMemory(full, { ...full, runs: [run(1), run(2)], history: [past(1, { passed: false }), past(2)] });
    expect(merged.runs).toEqual([run(0), run(1), run(2)]);
    expect(merged.history.map((h) => h.id)).toEqual(['run 0', 'run 1', 'run 2']);
  });

  test('of two verdicts the newer stays, whichever side it is on', () => {
    const newer: Memory = { ...emptyMemory, verdicts: { [hex(8)]: { verdict: { ...verdict, result: 'pass' }, at: daysAgo(0) } } };
    expect(mergeMemory(full, newer).verdicts[hex(8)]?.verdict.result).toBe('pass');
    expect(mergeMemory(newer, full).verdicts[hex(8)]?.verdict.result).toBe('pass');
  });

  test('with itself, and with nothing, it stays what it is', () => {
    expect(mergeMemory(full, full)).toEqual(full);
    expect(mergeMemory(emptyMemory, full)).toEqual(full);
  });
});

describe('pruning', () => {
  const prune = (part: Partial<Memory>, more = {}) => pruneMemory({ memory: { ...emptyMemory, ...part }, now: NOW, ...more });

  test('history: 14 days, and the newest 40 of a test as it is asked and judged', () => {
    const many = Array.from({ length: 60 }, (_, i) => past(i));
    const kept = prune({ history: [...many, past(99, { at: daysAgo(15) }), past(100, { judgement: hex(4) })] }).history;
    expect(kept.map((h) => h.id)).toEqual([...many.slice(0, 40).map((h) => h.id), 'run 100']);
    expect(prune({ history: [past(0), past(1, { commit: 'rewritten' })] }, { ancestors: new Set(['c1']) }).history).toEqual([past(0)]);
  });

  test('runs: of each build the newest two, or as many as the test asks for', () => {
    const runs = [0, 1, 2, 3].map((n) => run(n));
    expect(prune({ runs }).runs).toEqual(runs.slice(0, 2));
    expect(prune({ runs }, { runsOf: () => 3 }).runs).toEqual(runs.slice(0, 3));
    expect(prune({ runs: [...runs, run(9, { agent_version: 'v0' })] }).runs.map((r) => r.index)).toEqual([0, 1, 9]);
  });

  test('an old run stays while there is no newer one, for a judgement later', () => {
    const old = run(0, { at: daysAgo(60) });
    expect(prune({ runs: [old] }).runs).toEqual([old]);
    expect(prune({ runs: [old, run(1, { agent_version: 'v2' })] }).runs.map((r) => r.agent_version)).toEqual(['v2']);
  });

  test('answers that were served stay and are young again; others go after 14 days', () => {
    const verdicts = { [hex(1)]: { verdict, at: daysAgo(20) }, [hex(2)]: { verdict, at: daysAgo(20) } };
    expect(prune({ verdicts }, { used: new Set([hex(1)]) }).verdicts).toEqual({ [hex(1)]: { verdict, at: new Date(NOW).toISOString() } });
  });

  test('transcripts are kept for the runs that are left', () => {
    expect([...transcriptsOf(prune({ runs: [run(0), run(1), run(2)] }))]).toEqual([hex(1000), hex(1001)]);
  });
});

describe('a stored transcript', () => {
  const stored = JSON.parse(JSON.stringify(talk));

  test('is read back as it was, emoji, null and parallel calls included', () => {
    expect(readTranscript(stored, transcriptHash(talk), transcriptHash)).toEqual(talk);
  });

  test.each([
    ['another content under its name', { ...stored, events: stored.events.slice(1) }],
    ['an event of no known kind', { ...stored, events: [{ type: 'shell', round: 1, text: 'x' }] }],
    ['no events', { ...stored, events: undefined }],
    ['a text', 'transcript'],
  ])('%s is not believed', (_, untrusted) => {
    expect(readTranscript(untrusted, transcriptHash(talk), transcriptHash)).toBeUndefined();
  });
});
