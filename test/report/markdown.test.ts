// What agents, judges and suites wrote is shown, and does nothing. tools/preview/inert.mjs holds the same against a real parser.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, code, details, fenced, html, lines, link, prose, row, shorten, text } from '../../src/report/markdown.ts';
import { HOSTILE } from './samples.ts';

const PIECES = [
  '`',
  '```',
  '~',
  '**',
  '_',
  '[x](y)',
  '![x](y)',
  '<b>',
  '</details>',
  '<!-- viva -->',
  '-->',
  '@all',
  '#1',
  'GH-2',
  'https://a.example',
  'www.a.example',
  ':tada:',
  '$x$',
  '$' + '{{',
  '|',
  '\\',
  '\n',
  '\r',
  '\u0000',
  '\u001b[31m',
  '\u202E',
  '\uD800',
  '&lt;',
  '# ',
  '- ',
  '1. ',
  'é',
  '🙂',
  ' ',
  'a',
];
const hostile = fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }).map((parts) => parts.join(''));
const anything = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));

/** Reads back what `text` writes; anything else that a parser could act on stays where it is. */
const read = (markdown: string): string =>
  markdown
    .replace(/<\/?span>/g, '')
    .replaceAll('&#8203;', '')
    .replace(
      /\\([\\`*[\]~_#+=.)-])|&(amp|lt|gt|#124|#36);/g,
      (_, escaped?: string, entity?: string) => escaped ?? { amp: '&', lt: '<', gt: '>', '#124': '|', '#36': '$' }[entity ?? ''] ?? '',
    );

const flat = (s: string): string =>
  s
    .replace(/[\v\f\r\u0085\u2028\u2029]/g, '\n')
    .replace(/[\0-\x08\x0E-\x1F\x7F-\x9F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\s+/g, ' ')
    .trim();

/** What is left when all that was escaped is taken away. */
const bare = (markdown: string): string => markdown.replace(/<\/?span>|&(?:amp|lt|gt|quot|#\d+);|\\[^\n]/g, '·');

describe('text within a line', () => {
  it.each([
    ['calls issue_refund twice', 'calls issue_refund twice'],
    ['**bold** _it_ ~~gone~~', '\\*\\*bold\\*\\* \\_it\\_ \\~\\~gone\\~\\~'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<!-- viva -->', '&lt;!-- viva --&gt;'],
    ['ask @octocat', 'ask @&#8203;octocat'],
    ['fixes #12, acme/salon#3, GH-4', 'fixes #&#8203;12, acme/salon#&#8203;3, GH-&#8203;4'],
    ['https://evil.example www.evil.example', 'https:&#8203;//evil.example www&#8203;.evil.example'],
    [':tada: at 12:30', ':&#8203;tada: at 12:30'],
    ['$5 and $6', '<span>&#36;</span>5 and <span>&#36;</span>6'],
    ['$' + '{{ secrets.X }}', '<span>&#36;</span>{{ secrets.X }}'],
    ['a | b', 'a &#124; b'],
    ['# no heading', '\\# no heading'],
    ['1. no list', '1\\. no list'],
    ['0.1 s', '0.1 s'],
    ['two\r\nlines', 'two lines'],
    ['1\u200F2\u061C3\u200E4', '1234'],
    ['a\u202Eb\u0007c\uD800', 'abc\uFFFD'],
  ])('%j', (given, expected) => {
    expect(text(given)).toBe(expected);
  });

  it('shows every text, and leaves nothing in it that acts', () => {
    fc.assert(
      fc.property(anything, (s) => {
        const out = text(s);
        expect(read(out)).toBe(flat(s));
        expect(bare(out)).not.toMatch(/[`*[\]~<>|\n\r\0-\x1F]|@[\w-]|#\d|:\/\/|www\.|:[\w+-]+:|\$/);
      }),
    );
  });
});

it('an intraword underscore is no emphasis and stays readable, any other is escaped', () => {
  expect(text('_a snake_case_ name_')).toBe('\\_a snake_case\\_ name\\_');
});

describe('code', () => {
  it.each([
    ['a`b', '``a`b``'],
    ['`tick`', '`` `tick` ``'],
    ['a|b', '<code>a&#124;b</code>'],
    ['', ''],
    ['<!-- viva -->', '`<\u200B!-- viva -->`'],
  ])('%j', (given, expected) => {
    expect(code(given)).toBe(expected);
  });

  it('is never closed from inside, in a line or in a block', () => {
    fc.assert(
      fc.property(anything, (s) => {
        const inline = /^(`+)(.*[^`]|)\1$/s.exec(code(s));
        if (inline) expect(inline[2]?.match(/`+/g)?.includes(inline[1] ?? '') ?? false).toBe(false);
        const [first = '', ...rest] = fenced(s).split('\n');
        expect(first).toMatch(/^`{3,}$/);
        expect(rest.filter((l) => l.trim().startsWith(first))).toEqual([first]);
        expect(rest.at(-1)).toBe(first);
      }),
    );
  });
});

it('a fence is longer than any inside, its language is a word', () => {
  expect(fenced('````\n</details>', 'json`x\ny')).toBe('`````jsonxy\n````\n</details>\n`````');
});

it('what stands in backticks of a sentence becomes code, alone backticks stay', () => {
  expect(prose('calls `issue_refund` before `asking')).toBe('calls `issue_refund` before \\`asking');
});

it('lines of a message stay visible in one line of Markdown', () => {
  expect(lines('Done!\n\n\n\n- a\r\n- b\n')).toBe('Done!<br><br>\\- a<br>\\- b');
});

it('only a web page is linked to, and its address cannot break out', () => {
  expect(link('x', 'https://a.example/b c)|[d]`')).toBe('[x](https://a.example/b%20c%29%7C%5Bd%5D%60)');
  expect(link('x', 'javascript:alert(1)')).toBe('x');
  expect(link('x', undefined)).toBe('x');
});

it('a row is one line with as many bars as it has cells', () => {
  fc.assert(
    fc.property(anything, anything, (a, b) => {
      const out = row([text(a), code(b), prose(a)]);
      expect(out).not.toContain('\n');
      expect(out.split('|')).toHaveLength(5);
    }),
  );
});

it('nothing forges a marker, ends a fold or starts an expression, whatever it goes through', () => {
  fc.assert(
    fc.property(fc.oneof(anything, fc.constant(HOSTILE)), (s) => {
      for (const out of [text(s), html(s), lines(s), prose(s), code(s), fenced(s), link(text(s), `https://a.example/${s}`)]) {
        expect(out).not.toContain('<!--');
        expect(out).not.toContain('$' + '{{');
      }
      for (const out of [text(s), html(s), lines(s)]) expect(out.toLowerCase()).not.toMatch(/<\/?(details|summary|!)/);
      expect(details(html(s), text(s)).split('</details>')).toHaveLength(2);
    }),
  );
});

describe('shortening', () => {
  it('leaves out the middle and says how much', () => {
    expect(shorten('0123456789'.repeat(10), 10)).toBe('0123456 […90 characters left out…] 789');
    expect(clip('a long name', 7)).toBe('a long…');
  });

  it('never cuts a character in half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 10, maxLength: 60 }), fc.integer({ min: 2, max: 9 }), (s, most) => {
        expect(clip(s, most)).not.toMatch(/\p{Surrogate}/u);
        expect(shorten(s, most)).not.toMatch(/\p{Surrogate}/u);
        expect([...clip(s, most)].length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
