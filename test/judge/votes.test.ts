import { afterEach, expect, test } from 'vitest';
import type { JudgePrompt, Opinion } from '../stage/model.ts';
import { closeAll, criterion, exam } from './exam.ts';

afterEach(closeAll);

/** One row a call: how it answers each criterion of the first call. */
const answering =
  (...calls: readonly { readonly [text: string]: Opinion }[]) =>
  ({ criteria, n }: JudgePrompt) =>
    criteria.map((c) => calls[n]?.[c.text] ?? true);

test.each([
  ['passes at once: one call', [{ a: true }], 'pass', [true]],
  ['fails three times', [{ a: false }, { a: false }, { a: false }], 'fail', [false, false, false]],
  ['fails two of three', [{ a: false }, { a: true }, { a: false }], 'fail', [false, true, false]],
  ['fails one of three', [{ a: false }, { a: true }, { a: true }], 'pass', [false, true, true]],
] as const)('%s', async (_name, calls, result, votes) => {
  const e = await exam({ judge: answering(...calls) }, {}, { concurrency: 1 });
  const [verdict] = await e.ask({ criteria: [criterion('a')] });
  expect(verdict).toMatchObject({ result, votes });
  expect(e.server.requests).toHaveLength(votes.length);
});

test('only what failed is asked again, in other orders, each with a nonce of its own', async () => {
  const asked: string[][] = [];
  const nonces = new Set<string>();
  const e = await exam(
    {
      judge: (p) => {
        asked.push(p.criteria.map((c) => c.text));
        nonces.add(p.nonce);
        return p.criteria.map((c) => c.text === 'b');
      },
    },
    {},
    { concurrency: 1 },
  );
  const verdicts = await e.ask({ criteria: [criterion('a'), criterion('b'), criterion('c'), criterion('d')] });
  expect(verdicts.map((v) => v.result)).toEqual(['fail', 'pass', 'fail', 'fail']);
  expect(asked).toEqual([
    ['a', 'b', 'c', 'd'],
    ['c', 'd', 'a'],
    ['c', 'a', 'd'],
  ]);
  expect(nonces.size).toBe(3);
});

test('votes: 1 asks once', async () => {
  const e = await exam({ judge: () => false }, { votes: 1 });
  expect((await e.ask())[0]).toMatchObject({ result: 'fail', votes: [false] });
  expect(e.server.requests).toHaveLength(1);
});

test('a fail that no second call confirms or overturns is an error', async () => {
  const e = await exam({ judge: ({ n }) => (n === 0 ? false : { fault: 'prose' }) });
  const [verdict] = await e.ask();
  expect(verdict).toMatchObject({ result: 'error', votes: [false] });
  expect(verdict?.reason).toMatch(/failed it once, and asked again it did not answer: .*finish reason: stop/);
});

test('two fails are a majority though the third call broke', async () => {
  const e = await exam({ judge: ({ n }) => (n < 2 ? false : { fault: 'prose' }) }, {}, { concurrency: 1 });
  // The first of the two votes fails, the second babbles twice.
  expect((await e.ask())[0]).toMatchObject({ result: 'fail', votes: [false, false] });
});

test('the reason is that of the majority', async () => {
  const e = await exam(
    { judge: ({ n }) => (n === 0 ? { pass: false, reason: 'too short' } : { pass: true, reason: `fine ${n}` }) },
    {},
    { concurrency: 1 },
  );
  expect((await e.ask())[0]).toMatchObject({ result: 'pass', reason: 'fine 1' });
});

test('six criteria a call at most; an isolated one goes alone; verdicts come in the order of the question', async () => {
  const sizes: number[] = [];
  const criteria = [...'abcdefgh'].map((text) => criterion(text, text === 'c'));
  const e = await exam(
    {
      judge: (p) => {
        sizes.push(p.criteria.length);
        return p.criteria.map((c) => ({ pass: true, reason: `about ${c.text}` }));
      },
    },
    {},
    { concurrency: 1 },
  );
  expect(e.judge.calls({ criteria })).toBe(3);
  const verdicts = await e.ask({ criteria });
  expect(sizes).toEqual([6, 1, 1]);
  expect(verdicts.map((v) => v.reason)).toEqual([...'abcdefgh'].map((text) => `about ${text}`));
});

test('one batch that cannot be judged leaves the others judged', async () => {
  const e = await exam({ judge: (p) => (p.criteria.some((c) => c.text === 'alone') ? { fault: 'prose' } : true) });
  const verdicts = await e.ask({ criteria: [criterion('a'), criterion('alone', true), criterion('b')] });
  expect(verdicts.map((v) => v.result)).toEqual(['pass', 'error', 'pass']);
});

test('no criteria: nobody is asked', async () => {
  const e = await exam({});
  expect(await e.ask({ criteria: [] })).toEqual([]);
  expect(e.judge.calls({ criteria: [] })).toBe(0);
  expect(e.server.requests).toHaveLength(0);
});
