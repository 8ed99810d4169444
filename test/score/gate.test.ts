import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Counts } from '../../src/model/report.ts';
import { type Gate, type GateResult, type GateTest, gatedTests, nextRuns, type Side, verdicts, withResults } from '../../src/score/gate.ts';
import { futility, procedureOf } from '../../src/score/presets.ts';

const counts = (text: string): Counts => {
  const [passed = 0, completed = 0] = text.split('/').map(Number);
  return { passed, completed };
};
const examined = (history: string, live: string, head: string, more: Partial<GateTest> = {}): GateTest => ({
  id: 'a',
  runs: 'quick',
  history: counts(history),
  live: counts(live),
  head: counts(head),
  errored: { head: 0, base: 0 },
  base_runs: true,
  calls: 1,
  ...more,
});
/** Among `tests` that pass, so that the purse is full and K is theirs. */
const among = (tests: readonly GateTest[], more: Partial<Gate> & { readonly others?: number } = {}): Gate => {
  const { others = 49, ...about } = more;
  const quiet = Array.from({ length: others }, (_, i) => examined('20/20', '0/0', '1/1', { id: `other ${i}`, runs: 'quick' }));
  return { tests: [...tests, ...quiet], baseline: 'live', spent: 0, ...about };
};
const runsOf = (gate: Gate): string =>
  nextRuns(gate)
    .map((r) => `${r.test} ${r.side}`)
    .join(', ');
const sides = (gate: Gate): string =>
  nextRuns(gate)
    .map((r) => r.side)
    .join(' ');

describe('the presets', () => {
  test.each([
    ['quick', 1, 16, 20, 1],
    ['standard', 2, 24, 20, 2],
    ['thorough', 4, 40, 30, 4],
  ] as const)('%s: %i runs first, %i at the most', (runs, first, most, live, extra) => {
    expect(procedureOf(runs)).toMatchObject({ first, most, live, extra });
  });

  test('a number is exactly that many', () => {
    expect(procedureOf(7)).toMatchObject({ first: 7, most: 7 });
  });

  // K = 50, so the threshold is 5,000: exp(((nmax - n) ln floor + (n - bend) 0.8 ln T) / (nmax - bend)).
  test.each([
    ['quick', 1, 0.2],
    ['quick', 4, 0.2],
    ['quick', 10, 13.493],
    ['quick', 16, 910.28],
    ['standard', 6, 0.2],
    ['standard', 15, 13.493],
    ['thorough', 8, 0.1],
    ['thorough', 24, 9.541],
    ['thorough', 40, 910.28],
  ] as const)('%s gives up after %i runs at evidence %f', (runs, n, evidence) => {
    const actual = futility(n, procedureOf(runs), 5000);
    expect(Math.abs(actual - evidence) / evidence).toBeLessThan(1e-4);
  });
});

describe('which runs come next', () => {
  test.each<[story: string, a: GateTest, runs: string]>([
    ['passed: nothing', examined('20/20', '0/0', '1/1'), ''],
    ['no completed run: nothing', examined('20/20', '0/0', '0/0'), ''],
    ['failed, E 58: head again, and base since it is worth it', examined('20/20', '0/0', '0/1'), 'base head base head'],
    ['failed, base not known well: base too', examined('5/5', '0/0', '0/1'), 'base head base head base base'],
    ['no history at all: base is run for the first time', examined('0/0', '0/0', '0/1'), 'base head base head'],
    ['history full: only head', examined('40/40', '0/0', '0/1'), 'head head'],
    ['failed once of three, E 6: head only', examined('20/20', '0/0', '2/3'), 'head head'],
    ['E 0.43 after seven: given up', examined('20/20', '0/0', '6/7'), ''],
    ['proven by history: base has to confirm', examined('20/20', '0/0', '0/4'), 'base base'],
    ['and confirmed: done', examined('20/20', '6/6', '0/4'), ''],
    ['base fails too: given up', examined('20/20', '0/4', '0/4'), ''],
    ['base runs used up before it is confirmed: head', examined('40/40', '16/20', '6/12'), 'head head'],
    ['all head runs made: given up', examined('20/20', '0/0', '12/16'), ''],
    ['one more head run is left', examined('18/20', '0/0', '3/15'), 'base base'],
    ['base always failed, so did head: nothing', examined('2/20', '0/0', '0/1'), ''],
    ['base always failed, head passed: once more', examined('0/10', '0/0', '1/1'), 'head'],
    ['and passed again: fixed', examined('0/10', '0/0', '2/2'), ''],
    ['and failed then: nothing', examined('0/10', '0/0', '1/2'), ''],
    ['five runs and no more: base has to become known', examined('0/0', '0/0', '0/5', { runs: 5 }), 'base base'],
    ['one run and no more: it could never be red', examined('20/20', '0/0', '0/1', { runs: 1 }), ''],
    ['three runs and no more, proven: base confirms', examined('40/40', '0/0', '0/3', { runs: 3 }), 'base base'],
  ])('%s', (_, a, runs) => expect(sides(among([a]))).toBe(runs));

  test('without a way to run base: head until history has spoken, then no more', () => {
    expect(sides(among([examined('20/20', '0/0', '0/1', { base_runs: false })]))).toBe('head head');
    expect(sides(among([examined('20/20', '0/0', '0/4', { base_runs: false })]))).toBe('');
    expect(sides(among([examined('20/20', '0/0', '0/1')], { baseline: 'history' }))).toBe('head head');
    expect(sides(among([examined('20/20', '0/0', '0/4')], { baseline: 'history' }))).toBe('');
  });

  test('a new test without a way to run base: more runs would tell nothing', () => {
    expect(sides(among([examined('0/0', '0/0', '0/1', { base_runs: false })]))).toBe('');
  });

  test('the strongest evidence first, what may be fixed last', () => {
    const gate = among([
      examined('0/10', '0/0', '1/1', { id: 'mended' }),
      examined('16/20', '0/0', '0/1', { id: 'flaky' }),
      examined('40/40', '0/0', '0/1', { id: 'broken' }),
    ]);
    expect(runsOf(gate)).toBe('broken head, broken head, flaky head, flaky head, mended head');
  });
});

describe('the purse', () => {
  const failing = (id: string) => examined('40/40', '0/0', '0/1', { id });

  test('one run more for each test (quick) and 35 for one to be carried to its end, the strongest evidence first', () => {
    const gate = among([failing('a'), failing('b')], { spent: 83 });
    expect(runsOf(gate)).toBe('a head, a head, b head');
    expect(runsOf({ ...gate, spent: 86 })).toBe('');
  });

  test('every preset brings its own: 1 + 50 × 2, and 42 for one', () => {
    const standard = Array.from({ length: 50 }, (_, i) => examined('40/40', '0/0', '2/2', { id: `s${i}`, runs: 'standard' }));
    const gate: Gate = { tests: [failing('a'), ...standard], baseline: 'live', spent: 142 };
    expect(runsOf(gate)).toBe('a head');
    expect(runsOf({ ...gate, spent: 143 })).toBe('');
  });

  test('a single test can be carried to its end: 15 head and 20 base runs', () => {
    const gate = among([failing('a')], { others: 0, spent: 34 });
    expect(runsOf(gate)).toBe('a head, a head');
    expect(runsOf({ ...gate, spent: 36 })).toBe('');
  });

  test('never more calls than the budget has', () => {
    const gate = among([{ ...failing('a'), calls: 3 }], { calls_left: 5 });
    expect(runsOf(gate)).toBe('a head');
    expect(runsOf({ ...gate, calls_left: 2 })).toBe('');
  });

  test('what was paid for is paid for, errors too', () => {
    const gate = withResults(among([{ ...failing('a'), calls: 3 }], { calls_left: 10 }), [
      { test: 'a', side: 'head', result: 'fail' },
      { test: 'a', side: 'head', result: 'error' },
    ]);
    expect(gate).toMatchObject({ spent: 2, calls_left: 4 });
    expect(gate.tests[0]).toMatchObject({ head: { passed: 0, completed: 2 }, errored: { head: 1, base: 0 } });
  });
});

describe('errors', () => {
  test('are counted nowhere', () => {
    const before = among([examined('20/20', '0/0', '0/1')]);
    const after = withResults(before, [
      { test: 'a', side: 'head', result: 'error' },
      { test: 'a', side: 'base', result: 'error' },
    ]);
    expect(after.tests[0]?.head).toEqual({ passed: 0, completed: 1 });
    expect(after.tests[0]?.live).toEqual({ passed: 0, completed: 0 });
    expect(sides(after)).toBe(sides(before));
  });

  test('now and then: it goes on', () => {
    expect(sides(among([examined('20/20', '3/3', '3/5', { errored: { head: 4, base: 3 } })]))).toBe('head head');
  });

  test('three of one side, and as many as answers: it is left alone; the line says so', () => {
    const head = among([examined('20/20', '0/0', '0/1', { errored: { head: 3, base: 0 } })]);
    expect(sides(head)).toBe('');
    expect(verdicts(head, 'main').get('a')?.text).toBe(
      'fails 1 of 1 here, passes 20 of 20 on main, then runs here could not be completed: needs 2 more failing runs here and 6 more passing runs on main just now.',
    );
    const base = among([examined('20/20', '0/0', '0/4', { errored: { head: 0, base: 3 } })]);
    expect(sides(base)).toBe('');
    expect(verdicts(base, 'main').get('a')).toMatchObject({
      comparison: 'unconfirmed',
      text: 'fails 4 of 4 here, passes 20 of 20 on main. Not proven: runs on main could not be completed just now.',
    });
  });
});

describe('base that moved', () => {
  const moved = (id: string) => examined('20/20', '0/4', '0/4', { id });

  test('one: its own history is dropped, the others keep theirs', () => {
    const gate = among([moved('a'), examined('20/20', '6/6', '0/4', { id: 'b' })]);
    expect(verdicts(gate, 'main').get('a')).toMatchObject({ comparison: 'still_failing', detail: 'base_moved' });
    expect(verdicts(gate, 'main').get('b')?.comparison).toBe('regressed');
  });

  test('two: no history counts any more, and live runs alone must prove it', () => {
    const gate = among([moved('a'), moved('c'), examined('20/20', '6/6', '0/4', { id: 'b' }), examined('0/10', '0/0', '0/1', { id: 'd' })]);
    expect(verdicts(gate, 'main').get('b')?.comparison).toBe('unconfirmed');
    expect(nextRuns(gate).filter((r) => r.test === 'b')).not.toEqual([]);
    expect(verdicts(gate, 'main').get('d')?.comparison).toBe('still_failing');
  });

  test('two: what was not run on base since has no base to be held against', () => {
    const gate = among([
      moved('a'),
      moved('c'),
      examined('20/20', '0/0', '2/3', { id: 'b' }),
      examined('20/20', '0/0', '0/1', { id: 'd' }),
    ]);
    const told = verdicts(gate, 'main');
    expect(told.get('b')?.text).toBe('2 of 3 here, main has changed since it was last run there. Not counted.');
    expect(told.get('d')?.text).toMatch(
      /^fails 1 of 1 here, main has changed since it was last run there, then the budget ran out: needs /,
    );
  });
});

describe('how many tests could be red by chance', () => {
  test('those with a run made for this pull request whose base holds, over all shards', () => {
    const tests = [
      examined('20/20', '0/0', '1/1', { id: 'a' }),
      examined('0/0', '0/0', '1/1', { id: 'new' }),
      examined('10/20', '0/0', '1/1', { id: 'half' }),
      examined('9/20', '0/0', '1/1', { id: 'failing' }),
      examined('20/20', '0/0', '0/0', { id: 'reused' }),
    ];
    expect(gatedTests({ tests })).toBe(3);
    expect(gatedTests({ tests, elsewhere: 4 })).toBe(7);
    expect(gatedTests({ tests: [] })).toBe(1);
  });

  test('fewer of them, and less is needed', () => {
    const broken = examined('20/20', '20/20', '0/2');
    expect(verdicts(among([broken], { others: 0 }), 'main').get('a')?.comparison).toBe('regressed');
    expect(verdicts(among([broken], { others: 0, elsewhere: 99 }), 'main').get('a')?.comparison).toBe('unconfirmed');
  });
});

/** Answers the gate until it asks no more. */
function play(start: Gate, answer: (side: Side, test: string, nth: number) => GateResult['result'], limit = 200) {
  let gate = start;
  let rounds = 0;
  const asked: string[] = [];
  for (let batch = nextRuns(gate); batch.length > 0 && rounds < limit; batch = nextRuns(gate)) {
    rounds++;
    gate = withResults(
      gate,
      batch.map((run, i) => ({ ...run, result: answer(run.side, run.test, asked.length + i) })),
    );
    asked.push(...batch.map((r) => r.side));
  }
  return { gate, rounds, asked, verdict: verdicts(gate, 'main').get('a') };
}

describe('from the first failure to the end', () => {
  test('a total break: red after two more head runs, with base beside them', () => {
    const { verdict, asked, rounds } = play(among([examined('20/20', '0/0', '0/1')]), (side) => (side === 'base' ? 'pass' : 'fail'));
    expect(verdict?.comparison).toBe('regressed');
    expect(verdict?.text).toBe(
      'fails 3 of 3 here, passes 26 of 26 on main (6 of them just now). If nothing had changed, a pull request would show this about once in 500.',
    );
    expect(asked.filter((s) => s === 'head')).toHaveLength(2);
    expect(asked.filter((s) => s === 'base').length).toBeLessThanOrEqual(8);
    expect(rounds).toBeLessThanOrEqual(4);
  });

  test('without any history the live base alone makes it red', () => {
    const { verdict } = play(among([examined('0/0', '0/0', '0/1')]), (side) => (side === 'base' ? 'pass' : 'fail'));
    expect(verdict?.comparison).toBe('regressed');
    expect(verdict?.text).toMatch(/\(all of them just now\)/);
  });

  test('a flip: two passes, and it is flaky, not red', () => {
    const { verdict, asked } = play(among([examined('20/20', '0/0', '0/1')]), () => 'pass');
    expect(verdict?.comparison).toBe('flaky');
    expect(asked.length).toBeLessThanOrEqual(12);
  });

  test('the world broke for both: not this pull request', () => {
    const { verdict } = play(among([examined('20/20', '0/0', '0/1')]), () => 'fail');
    expect(verdict?.text).toMatch(/^main now fails it too, 0 of \d+: not this pull request\.$/);
  });

  test('the budget ends it: never red, and the line says what is missing', () => {
    const gate = among([examined('20/20', '0/0', '0/2')], { calls_left: 0 });
    expect(verdicts(gate, 'main').get('a')).toMatchObject({
      comparison: 'unconfirmed',
      text: 'fails 2 of 2 here, passes 20 of 20 on main, then the budget ran out: needs 1 more failing run here and 6 more passing runs on main just now.',
    });
    expect(verdicts(gate, 'main', 'cancelled').get('a')?.text).toMatch(/, then the run was stopped: needs /);
  });

  test('a later push with the same version goes on where the first one stopped', () => {
    const later = play(among([examined('20/20', '0/0', '0/3')]), (side) => (side === 'base' ? 'pass' : 'fail'));
    expect(later.asked).not.toContain('head');
    expect(later.verdict?.comparison).toBe('regressed');
  });

  test('whatever the runs give, it ends, within the purse, and no test gets more than its most', () => {
    const outcome = fc.constantFrom('pass' as const, 'fail' as const, 'error' as const);
    const start = fc.record({ runs: fc.constantFrom('quick' as const, 'standard' as const, 'thorough' as const, 5), h: fc.nat(40) });
    fc.assert(
      fc.property(
        fc.array(outcome, { minLength: 1, maxLength: 60 }),
        start,
        fc.integer({ min: 0, max: 60 }),
        (outcomes, { runs, h }, others) => {
          const { first, most } = procedureOf(runs);
          const a = examined(`${h}/${h}`, '0/0', `0/${first}`, { runs });
          const { gate, asked, rounds } = play(
            among([a], { others }),
            (_side, _test, nth) => outcomes[nth % outcomes.length] ?? 'pass',
            500,
          );
          expect(rounds).toBeLessThan(100);
          expect(asked.length).toBeLessThanOrEqual(others + 4 + 66);
          expect(gate.tests[0]?.head.completed).toBeLessThanOrEqual(most);
          expect(nextRuns(gate)).toEqual([]);
        },
      ),
    );
  });
});
