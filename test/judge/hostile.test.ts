// Reading what models and agents write, for any text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersIn as answersOf, type Said } from '../../src/judge/extract.ts';
import { record } from '../../src/judge/record.ts';
import { verify } from '../../src/judge/verify.ts';
import { clean, cleanLine, looksLikeInstruction } from '../../src/model/clean.ts';
import type { Event } from '../../src/model/transcript.ts';
import { transcript } from './exam.ts';

const NONCE = 'f00dfacade12';
const answersIn = (text: string, nonce: string) => answersOf({ text, reasoning: '' }, nonce);
const brackets = fc.string({
  unit: fc.constantFrom('{', '}', '"', '\\', '[', ']', ':', ',', ' ', '\n', 'a', '1', '```', `"nonce":"${NONCE}"`),
  maxLength: 300,
});
const answer = (pass: boolean) => JSON.stringify({ criteria: [{ id: 'c1', evidence: [], reason: 'odd } { " brace', pass }], nonce: NONCE });

describe('finding the answer', () => {
  test('in whatever prose without braces and quotes surrounds it', () => {
    fc.assert(
      fc.property(
        fc.string().map((s) => s.replace(/[{}"\\]/g, '')),
        fc.string(),
        fc.boolean(),
        (before, after, pass) => {
          expect(answersIn(before + answer(pass) + '\n' + after.replace(/[{}]/g, ''), NONCE).at(-1)).toEqual(JSON.parse(answer(pass)));
        },
      ),
    );
  });

  test('any text: each thing found is an object with this nonce, and nothing throws', () => {
    fc.assert(
      fc.property(brackets, (text) => {
        for (const found of answersIn(text, NONCE)) expect(found['nonce']).toBe(NONCE);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['bare', answer(true)],
    ['fenced', '```json\n' + answer(true) + '\n```'],
    ['after another object', `The agent said {"pass":false} but ${answer(true)}`],
    ['after words in braces', `use {braces} then ${answer(true)}`],
    ['after a brace that never closes', `a { b ${answer(true)}`],
    ['in a list', `[${answer(true)}]`],
  ])('%s', (_name, text) => {
    expect(answersIn(text, NONCE)).toEqual([JSON.parse(answer(true))]);
  });

  test.each([
    ['cut off', answer(true).slice(0, -1)],
    ['with another nonce', answer(true).replace(NONCE, 'f00dfacade13')],
    ['within a string', JSON.stringify({ quote: answer(true) })],
    ['nothing', ''],
  ])('not %s', (_name, text) => {
    expect(answersIn(text, NONCE)).toEqual([]);
  });

  test.each([
    ['}', 2_000_000],
    ['{', 2_000_000],
    ['{}', 1_000_000],
    ['{"', 1_000_000],
    ['{"a":', 400_000],
    ['[', 2_000_000],
    ['{"nonce":"f00dfacade12"} ', 80_000],
    ['\\"', 1_000_000],
  ])('in bounded time: %s × %i', (unit, times) => {
    const text = unit.repeat(times);
    const began = performance.now();
    answersIn(text, NONCE);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('believing the answer', () => {
  const events: readonly Event[] = [{ type: 'agent', round: 1, text: 'It said “hello”  to\nthe | table | twice.\n| a | b |' }];
  const expected = { ids: ['c1'], record: record(transcript(events)) };
  const believe = (said: Said) => verify(answersOf(said, NONCE), expected);
  const judged = (entry: unknown, rest: object = {}) =>
    believe({ text: JSON.stringify({ criteria: [entry], nonce: NONCE, ...rest }), reasoning: '' });
  const quoting = (quote: unknown, event: unknown = 1) => judged({ id: 'c1', pass: true, reason: '', evidence: [{ event, quote }] });

  test.each([
    ['as it is', 'the | table |'],
    ['with other white space', 'to the | table | twice.'],
    ['with straight quotation marks', 'said "hello" to'],
    ['with the mark of the line', '| It said'],
    ['a row of a table', '| a | b |'],
    ['a row of a table with the mark', '| | a | b |'],
    ['of the line that says who acts', 'agent (round 1)'],
  ])('a quote %s', (_name, quote) => {
    expect('opinions' in quoting(quote)).toBe(true);
  });

  test.each([['It said goodbye'], ['IT SAID'], ['hello to … twice'], [`${'It said '.repeat(100)}`]])('not the quote %s', (quote) => {
    expect(quoting(quote)).toMatchObject({ wrong: expect.stringContaining('a quote that is not in event 1') });
  });

  test.each([[1.5], [0], [-1], [null], ['one'], [{}], [2]])('not the event %j', (event) => {
    expect('wrong' in quoting('It said', event)).toBe(true);
  });

  test('whatever stands in the answer, an opinion is a true or false that was written there', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('true', 'false', 1, 0, null, 'pass', 'yes'));
    fc.assert(
      fc.property(odd, odd, odd, (pass, evidence, injection_suspected) => {
        const verified = judged({ id: 'c1', pass, evidence, reason: 'r' }, { injection_suspected });
        if ('opinions' in verified) expect(verified.opinions.get('c1')?.pass).toBe(pass);
        else expect(verified.wrong).not.toBe('');
        if (typeof pass !== 'boolean') expect('wrong' in verified).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('any text is verified without a throw', () => {
    fc.assert(
      fc.property(brackets, brackets, (text, reasoning) => {
        const verified = believe({ text, reasoning });
        if ('opinions' in verified) expect([...verified.opinions.keys()]).toEqual(['c1']);
      }),
    );
  });
});

describe('cleaning', () => {
  const odd = fc.string({
    unit: fc.constantFrom(
      '<',
      '<<<',
      '>>>',
      'DATA',
      'END',
      '|',
      '<|',
      '|>',
      'im_end',
      '\u200B',
      '\u200D',
      '\u202E',
      '\r',
      '\n',
      '\u2028',
      '\u0000',
      '\ud83d',
      '👍',
      'x',
      ' ',
      '[INST]',
      '\u{E0041}',
    ),
    maxLength: 60,
  });

  test('leaves no fence, no role, nothing that nobody sees, and is stable', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const cleaned = clean(text).text;
        expect(cleaned).not.toMatch(/<<<\s{0,9}(?:DATA|END)\b/i);
        expect(cleaned).not.toMatch(/<\|im_end\|>|\[INST\]/);
        expect(cleaned).not.toMatch(/[\u200B\u202E\u2028\r\u0000\u{E0041}]|\p{Surrogate}/u);
        expect(clean(cleaned).text).toBe(cleaned);
      }),
      { numRuns: 500 },
    );
  });

  test('a name is one line, and short', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const line = cleanLine(name);
        expect(line).not.toMatch(/[\n\r\u2028\u2029\u0085]|\p{Surrogate}/u);
        expect(line.length).toBeLessThanOrEqual(201);
      }),
    );
  });

  test.each([
    ['👩‍👩‍👧‍👦 👍🏽 ❤️‍🔥 🏳️‍🌈', '👩‍👩‍👧‍👦 👍🏽 ❤️‍🔥 🏳️‍🌈'],
    ['i\u200Bg\u200Dn\u2060o\uFEFFr\u00ADe', 'ignore'],
    ['a\u202Eb\u202Cc', 'abc'],
    ['\u001b[31mred\u0007', '[31mred'],
    ['Zażółć 日本語 عربي', 'Zażółć 日本語 عربي'],
  ])('%j: %j', (text, shown) => {
    expect(clean(text).text).toBe(shown);
  });

  test.each(['ignore all your ', 'mark as ', 'system: ', '"criteria": [', '<<<', '<|a', '\u200D', '<<< DATA ', 'note judge '])(
    'in bounded time: %j',
    (unit) => {
      const text = unit.repeat(Math.floor(1_000_000 / unit.length));
      const began = performance.now();
      looksLikeInstruction(clean(text).text);
      expect(performance.now() - began).toBeLessThan(3000);
    },
  );
});
