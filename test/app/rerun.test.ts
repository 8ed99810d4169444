import { describe, expect, test } from 'vitest';
import { type Rerun, rerun } from '../../src/app/rerun.ts';
import type { Gate, GateResult, GateRun } from '../../src/score/gate.ts';

const gate = (baseline: Gate['baseline'] = 'history'): Gate => ({
  tests: ['a', 'b', 'c'].map((id) => ({
    id,
    runs: 'quick',
    history: { passed: 20, completed: 20 },
    live: { passed: 0, completed: 0 },
    head: { passed: id === 'a' ? 0 : 1, completed: 1 },
    errored: { head: 0, base: 0 },
    base_runs: true,
    calls: 2,
  })),
  baseline,
  spent: 0,
});

async function played(result: (run: GateRun, nth: number) => GateResult['result'] | undefined, about: Partial<Rerun> = {}) {
  const batches: string[] = [];
  let made = 0;
  const more: number[] = [];
  const ended = await rerun({
    gate: gate(),
    make: async (batch) => {
      batches.push(batch.map((r) => `${r.test} ${r.side}`).join(', '));
      return batch.flatMap((run) => {
        const r = result(run, made++);
        return r ? [{ ...run, result: r }] : [];
      });
    },
    calls_left: () => 1000,
    mayGoOn: () => true,
    more: (n) => void more.push(n),
    ...about,
  });
  return { batches, more, ended };
}

describe('batches of reruns', () => {
  test('until it is proven', async () => {
    expect(await played(() => 'fail')).toEqual({
      batches: ['a head, a head'],
      more: [2],
      ended: { reruns: 2, out_of_calls: false },
    });
  });

  test('until the evidence is gone', async () => {
    const { batches, ended } = await played(() => 'pass');
    expect(batches).toEqual(['a head, a head', 'a head, a head', 'a head, a head']);
    expect(ended).toEqual({ reruns: 6, out_of_calls: false });
  });

  test('both sides in turn, where base can be run', async () => {
    const { batches } = await played(({ side }) => (side === 'base' ? 'pass' : 'fail'), { gate: gate('live') });
    expect(batches).toEqual(['a base, a head, a base, a head', 'a base, a base', 'a base, a base']);
  });

  test('three errors in a row end it', async () => {
    const { batches, ended } = await played(() => 'error');
    expect(batches).toHaveLength(2);
    expect(ended).toEqual({ reruns: 4, out_of_calls: false });
  });

  test('no calls left: none is begun, and it is said', async () => {
    expect(await played(() => 'fail', { calls_left: () => 1 })).toEqual({
      batches: [],
      more: [],
      ended: { reruns: 0, out_of_calls: true },
    });
    const one = await played(() => 'fail', { calls_left: () => 2 });
    expect(one.batches[0]).toBe('a head');
  });

  test('stopped: what is missing is said', async () => {
    let going = true;
    const { ended } = await played(
      () => {
        going = false;
        return undefined;
      },
      { mayGoOn: () => going },
    );
    expect(ended).toEqual({ reruns: 0, out_of_calls: false, halt: 'cancelled' });
  });
});
