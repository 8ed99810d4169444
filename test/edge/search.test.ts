import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLinear } from '../../src/edge/linear-regex.ts';
import { createSearch } from '../../src/edge/search.ts';
import { parsePattern, regexProblem } from '../../src/model/pattern.ts';

const search = createSearch();

describe('patterns mean what they mean in JavaScript', () => {
  it.each([
    ['BK-\\d{3}', 'booked as BK-001.', 'BK-001'],
    ['^Done', 'Well. Done', undefined],
    ['^Done$', 'Done', 'Done'],
    ['^Done$', 'Done\n', undefined],
    ['a.c', 'a\u2028c', undefined],
    ['a\\sc', 'a\u00a0c', 'a\u00a0c'],
    ['^[^\\s]+$', 'a\ufeffb', undefined],
    ['[\\s\\S]{3}', 'a\nb', 'a\nb'],
    ['^.$', '😀', '😀'],
    ['\\p{L}+', '12 élan', 'élan'],
    ['(?i)refund', 'REFUND sent', 'REFUND'],
    ['(?s)a.b', 'a\nb', 'a\nb'],
    ['(?i)straße|\\bok\\b', 'STRASSE OK', 'OK'],
    ['(?<year>\\d{4})-\\k<year>', '2026-2026', '2026-2026'],
    ['(\\w)\\1', 'booking', 'oo'],
    ['refund(?!able)', 'refundable refund', 'refund'],
    ['(?<=\\$)\\d+', 'for $12', '12'],
    ['\\"id\\": ?\\d', '{"id": 7}', '"id": 7'],
    ['[]', 'anything', undefined],
    ['[^]', '\n', '\n'],
    ['a|', 'b', ''],
    ['\\u00e9|\\x41|\\u{1F600}|\\cJ', '😀', '😀'],
    ['[a-c-]+', 'x-b-a', '-b-a'],
    ['a{2,1001}', 'aaa', 'aaa'],
  ])('%j in %j finds %j', async (pattern, text, match) => {
    expect(await search(pattern, text)).toEqual(match === undefined ? { found: false } : { found: true, match });
  });

  const atom = fc.oneof(
    fc.constantFrom(
      'a',
      'b',
      'é',
      '😀',
      '.',
      '\\d',
      '\\D',
      '\\w',
      '\\W',
      '\\s',
      '\\S',
      '\\b',
      '\\B',
      '^',
      '$',
      '\\n',
      '\\.',
      '\\x41',
      '\\u00a0',
    ),
    fc.constantFrom(
      '[ab]',
      '[^a]',
      '[^\\s]',
      '[\\S1]',
      '[\\w-]',
      '[-a]',
      '[a-é]',
      '[^]',
      '[\\b\\]]',
      '[.$]',
      '[\\D\\n]',
      '\\u{1F600}',
      '\\-',
      '-',
    ),
  );
  const pattern = fc.letrec<{ any: string; quantified: string }>((tie) => ({
    quantified: fc.tuple(tie('any'), fc.constantFrom('*', '+', '?', '*?', '+?', '{2}', '{1,2}', '{2,}?')).map(([p, q]) => `(?:${p})${q}`),
    any: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      atom,
      fc.tuple(atom, fc.constantFrom('*', '+', '?', '{2}')).map(([a, q]) => (/^(\\[bB]|\^|\$)$/.test(a) ? a : a + q)),
      fc.tuple(tie('any'), tie('any')).map(([a, b]) => a + b),
      fc.tuple(tie('any'), tie('any')).map(([a, b]) => `(${a}|${b})`),
      tie('quantified'),
    ),
  })).any;
  const text = fc.array(
    fc.constantFrom('a', 'b', 'A', '1', ' ', '\n', '\r', '\u2028', '\u00a0', '\ufeff', 'é', '😀', '\ud83d', '.', '-', '_', ']'),
    { maxLength: 12 },
  );

  it('in linear time as in JavaScript itself', async () => {
    let linear = 0;
    await fc.assert(
      fc.asyncProperty(pattern, fc.constantFrom('', '(?i)', '(?s)'), text, async (body, flags, pieces) => {
        const parsed = parsePattern(flags + body);
        fc.pre(!('problem' in parsed));
        if (toLinear(parsed) === undefined) return;
        linear++;
        const native = new RegExp(parsed.source, parsed.flags).test(pieces.join(''));
        expect(await search(flags + body, pieces.join(''))).toMatchObject({ found: native });
      }),
      { numRuns: 2_000 },
    );
    expect(linear).toBeGreaterThan(1_000);
  });
});

describe('hostile patterns and texts', () => {
  it.each([
    ['(a+)+$', `${'a'.repeat(50_000)}b`],
    ['(\\w+\\s?)*N$', 'word '.repeat(20_000)],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(50_000)],
    ['(.*)(.*)(.*)X$', '1'.repeat(1_000_000)],
    ['\\d+-', '1'.repeat(1_000_000)],
  ])('%s answers at once', async (pattern, text) => {
    const began = performance.now();
    expect(await search(pattern, text)).toEqual({ found: false });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('gives up on what only JavaScript understands and cannot finish, and goes on with the next', async () => {
    const hasty = createSearch({ deadline: 100 });
    const [runaway, next] = await Promise.all([hasty('^(?=(a+)+$)', `${'a'.repeat(60)}b`), hasty('(?=b)b', 'ab')]);
    expect(runaway).toEqual({ error: 'timed out after 0.1 s' });
    expect(next).toEqual({ found: true, match: 'b' });
  });

  it('says what is wrong with a pattern that JavaScript refuses', async () => {
    expect(await search('refund(', 'x')).toEqual({ error: 'not a regular expression that JavaScript accepts: Unterminated group' });
    expect(regexProblem('refund(')).toBe('not a regular expression that JavaScript accepts: Unterminated group');
    expect(regexProblem('(?i)refund\\-')).toBeUndefined();
  });

  it('lets the program end when nothing is searched any more', () => {
    const program = `import { createSearch } from './src/edge/search.ts'; console.log(JSON.stringify(await createSearch()('(?=a)a', 'ba')));`;
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      timeout: 10_000,
    });
    expect(run.stdout).toBe('{"found":true,"match":"a"}\n');
    expect(run.status).toBe(0);
  });
});
