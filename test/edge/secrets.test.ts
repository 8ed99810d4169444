import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainText } from '../../src/edge/log.ts';
import { createRedact, knownSecrets, redactDeep } from '../../src/edge/secrets.ts';
import { clean } from '../../src/report/markdown.ts';
import { terminalSafe } from '../../src/report/terminal.ts';

const SECRET = 'p@ss/w+rd "quoted" ü~1';
const redact = createRedact({ secrets: [SECRET, '', 'abc', '401', '8080', 'line-one-of-key\nline-two-of-key\n'], patterns: [] });
const b64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['as it is', `token: ${SECRET}.`, 'token: ***.'],
  ['twice', `${SECRET}${SECRET}`, '******'],
  ['in a query', `?key=${encodeURIComponent(SECRET)}&x=1`, '?key=***&x=1'],
  ['with small hex', `?key=${encodeURIComponent(SECRET).toLowerCase()}&x=1`, '?key=***&x=1'],
  ['in a form', new URLSearchParams({ key: SECRET.replace('~', '-') }).toString(), undefined],
  ['in JSON', JSON.stringify({ key: SECRET }), '{"key":"***"}'],
  ['in JSON in JSON', JSON.stringify({ args: JSON.stringify({ key: SECRET }) }), '{"args":"{\\"key\\":\\"***\\"}"}'],
  ['in JSON of another language', '{"key":"p@ss\\/w+rd \\"quoted\\" ü~1"}', '{"key":"***"}'],
  ['in ASCII JSON', '{"key":"p@ss/w+rd \\"quoted\\" \\u00fc~1"}', '{"key":"***"}'],
  ['a line of a key of several lines', 'see line-two-of-key here', 'see *** here'],
])('a secret %s', (_where, text, hidden) => {
  const result = redact(text);
  if (hidden !== undefined) expect(result).toBe(hidden);
  expect(result).not.toContain('w+rd');
});

test('a secret in a form is hidden with its pluses', () => {
  const form = createRedact({ secrets: ['two words+&'], patterns: [] });
  expect(form('a=two+words%2B%26&b=1')).toBe('a=***&b=1');
});

test.each(['', 'x', 'xy', 'xyz', 'user:'])('base64 after %j hides everything that the secret alone decides', (before) => {
  const encoded = b64(`${before}${SECRET}!`);
  const hidden = redact(encoded);
  expect(hidden).toContain('***');
  // What is left are the characters it shares with its neighbours.
  expect(hidden.length).toBeLessThanOrEqual(encoded.length - Math.floor((Buffer.byteLength(SECRET) * 8) / 6) + 1 + '***'.length);
  expect(redact(Buffer.from(`${before}${SECRET}`).toString('base64url'))).toContain('***');
});

test.each([
  `sk-ant-api03-${'AbCd1234_-'.repeat(9)}AA`,
  'sk-proj-0123456789abcdef',
  `ghp_${'a1'.repeat(18)}`,
  `ghs_123456_${'eyJhbGciOi.J9-x_'.repeat(30)}`,
  `github_pat_${'a1'.repeat(30)}`,
  'xoxb-123456789012-abcdefABCDEF',
  'AKIAIOSFODNN7EXAMPLE',
  `AIza${'Sy0'.repeat(12)}`.slice(0, 39),
])('what looks like a secret is hidden: %s', (text) => {
  expect(redact(`key=${text} end`)).toBe('key=*** end');
});

test.each([
  ['https://user:p4ss@example.com/x', 'https://***@example.com/x'],
  ['https://user:p@ss@example.com/x', 'https://***@example.com/x'],
  ['"https:\\/\\/user:p4ss@example.com"', '"https:\\/\\/***@example.com"'],
  ['postgres://app:s3cr3t@db:5432/x', 'postgres://***@db:5432/x'],
  ['Authorization: Bearer abcdef0123456789abcdef', 'Authorization: Bearer ***'],
])('%s', (text, hidden) => {
  expect(redact(text)).toBe(hidden);
});

test.each([
  'HTTP 401 from http://localhost:8080/v1/chat',
  'abc 401 x 8080',
  'Bearer of good news, bearer authentication is required',
  'ask-me-anything-about-sk-ating at mail anna@example.com',
  'task-list-with-many-dashes-inside-it risk-averse-behaviour-of-agents',
  'https://example.com/a@b?c=d@e',
  '',
])('harmless text stays: %s', (text) => {
  expect(redact(text)).toBe(text);
});

test('the longer of two secrets that begin alike is hidden whole', () => {
  expect(createRedact({ secrets: ['alpha', 'alpha-beta'], patterns: [] })('x alpha-beta alpha')).toBe('x *** ***');
});

test('the user’s patterns are hidden too; one that cannot be used is refused with its text', () => {
  const own = createRedact({ secrets: [], patterns: ['cust-\\d+', '[A-Z]{2}\\d{20}'] });
  expect(own('for cust-123 and DE12345678901234567890')).toBe('for *** and ***');
  expect(() => createRedact({ secrets: [], patterns: ['(?<=a)b'] })).toThrow(/share\.redact: the pattern "\(\?<=a\)b" cannot be used/);
  expect(createRedact({ secrets: [], patterns: ['(a+)+$'] })(`${'a'.repeat(50_000)}!`)).toHaveLength(50_001);
});

test('deep inside data, keys too', () => {
  const value = { list: [`a ${SECRET}`, 401, null, true], [SECRET]: { deep: b64(SECRET) } };
  expect(redactDeep(redact, value)).toEqual({ list: ['a ***', 401, null, true], '***': { deep: expect.stringContaining('***') } });
});

test('known key variables', () => {
  expect(knownSecrets({ OPENAI_API_KEY: 'one', INPUT_TOKEN: 'two', ANTHROPIC_API_KEY: '', PATH: '/bin', HOME: undefined })).toEqual([
    'one',
    'two',
  ]);
});

test('no secret of more than three characters survives in any spelling, wherever it stands', () => {
  const secret = fc
    .string({ unit: 'grapheme', minLength: 6, maxLength: 40 })
    .filter((s) => s.trim() === s && !/^\d+$/.test(s) && !s.includes('*'));
  fc.assert(
    fc.property(secret, fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (value, before, after) => {
      const hide = createRedact({ secrets: [value], patterns: [] });
      const spellings = [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), b64(value)];
      for (const spelling of spellings) {
        const around = `${before}\n${spelling}\n${after}`;
        expect(hide(around).split('\n').slice(1, -1).join('\n')).not.toContain(spelling);
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['words', 'the agent said nothing of note. '.repeat(32_000)],
  ['heads', 'sk-'.repeat(340_000)],
  ['slashes', '://a'.repeat(250_000)],
  ['bearers', 'Bearer '.repeat(140_000)],
  ['one letter', 'a'.repeat(1_000_000)],
  ['one authority', `://${'u'.repeat(1_000_000)}`],
])('1 MB of %s takes no more than a moment', (_what, text) => {
  const start = performance.now();
  redact(text);
  expect(performance.now() - start).toBeLessThan(3000);
});

describe('a secret in disguise', () => {
  const KEY = 'sk-live-hunter2:pa$$/word';
  const hide = createRedact({ secrets: [KEY], patterns: ['ACME-\\d{6}'] });
  const spread = (between: string) => [...KEY].join(between);

  it.each([
    ['letters without width between', spread('\u200b')],
    ['direction marks', spread('\u202e')],
    ['soft hyphens', spread('\u00ad')],
    ['control characters', spread('\0')],
    ['C1 control characters', spread('\x9c')],
    ['half surrogate pairs', spread('\ud800')],
    ['tags', spread('\u{E0041}')],
    ['colours', spread('\x1b[31m')],
    ['links of a terminal', spread('\x1b]8;;x\x07')],
    ['all of it in percent', [...KEY].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')],
    ['all of it escaped as JSON', [...KEY].map((c) => `\\u00${c.charCodeAt(0).toString(16)}`).join('')],
    ['all of it escaped twice', [...KEY].map((c) => `\\\\u00${c.charCodeAt(0).toString(16)}`).join('')],
    ['as entities', [...KEY].map((c) => `&#${c.charCodeAt(0)};`).join('')],
    ['as hexadecimal entities', [...KEY].map((c) => `&#x${c.charCodeAt(0).toString(16)};`).join('')],
    ['one disguise over another', [...KEY].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('\u200b')],
    ['in capitals', KEY.toUpperCase()],
    ['in the other case', [...KEY].map((c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())).join('')],
    ['in hexadecimal', Buffer.from(KEY).toString('hex').toUpperCase()],
    ['a pattern of the user’s', [...'ACME-123456'].join('\u2060')],
  ])('%s', (_what, text) => {
    expect(hide(`the key: ${text}, is it?`)).toBe('the key: ***, is it?');
  });

  it('whatever an output drops, no secret is put together by it', () => {
    const odd = fc.array(fc.constantFrom('\u200b', '\0', '\x1b[0m', '\u202e', '\ud83d', '\ufeff', '\u2066', '\x7f', '\x9b', ''), {
      minLength: KEY.length,
      maxLength: KEY.length,
    });
    fc.assert(
      fc.property(odd, (between) => {
        const said = hide([...KEY].map((c, i) => c + (between[i] ?? '')).join(''));
        for (const shown of [plainText(said), clean(said), terminalSafe(said)]) expect(shown).not.toContain(KEY);
      }),
    );
  });

  it('what hides nothing stays as it is, whatever it is made of', () => {
    for (const text of ['👩‍👩‍👧 is 100%25 \\u0041 &#65; \x1b[31mred\x1b[0m', 'a\u200bb\u202ec'])
      expect(createRedact({ secrets: ['hunter2-hunter2'], patterns: [] })(text)).toBe(text);
  });

  it('takes no more than a moment for a megabyte', () => {
    for (const unit of ['%41', '\\u0041', '&#65;', '\u200bx', '\x1b[', '\x1b]', 'SK-LIVE-HUNTER', '://', 'Bearer ', '\\\\']) {
      const text = unit.repeat(Math.floor(1_000_000 / unit.length));
      const began = performance.now();
      hide(text);
      expect(performance.now() - began, unit).toBeLessThan(3000);
    }
  });
});
