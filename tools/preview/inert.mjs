// Holds src/report/markdown.ts against a real parser of GitHub's Markdown: `node inert.mjs [rounds]` (needs Node 24, which reads TypeScript).
import assert from 'node:assert';
import { clean, code, details, fenced, html, lines, link, prose, row, text } from '../../src/report/markdown.ts';
import { toHtml } from './render.mjs';

const PIECES = [
  ...'`~*_[]()<>#+-=!|\\&@:$"\'^{}.\n\t 1a',
  ...[
    '``',
    '```',
    '~~~~',
    '**',
    '__',
    '<!--',
    '-->',
    '<!-- viva -->',
    '<!-- viva:end a -->',
    '</details>',
    '</summary>',
    '<details>',
    '<b>',
    '<img src=x>',
    '<a href="x">',
  ],
  ...[
    '&lt;',
    '&#64;',
    '&copy;',
    '@everyone',
    '#123',
    'GH-7',
    'https://evil.example/x',
    'www.evil.example',
    'a@b.example',
    'mailto:a@b.example',
    ':tada:',
    '$x$',
    '$' + '{{ x }}',
  ],
  ...[
    '![x](y)',
    '[x](y)',
    '[x]: y',
    '[^1]',
    '- [ ] x',
    '1. x',
    '# x',
    '> x',
    '---',
    '| a |',
    '\\|',
    '\\`',
    '\r',
    '\u0000',
    '\u001b[31m',
    '\u202E',
    '\uD800',
    'é',
    '漢',
    '🙂',
    '\u2028',
  ],
];
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&#x26;': '&', '&amp;': '&', '&#x3C;': '<', '&quot;': '"' };
const unhtml = (s) => s.replace(/&(?:lt|gt|amp|quot|#x26|#x3C);/g, (e) => ENTITIES[e]);
/** What a reader sees: no tags, no spaces without width. */
const seen = (s) =>
  unhtml(s.replace(/<[^>]*>/g, ''))
    .replaceAll('\u200B', '')
    .replace(/\s+/g, ' ')
    .trim();
const flat = (s) => clean(s).replaceAll('\u200B', '').replace(/\s+/g, ' ').trim();
const tags = (s) => [...s.matchAll(/<(\/?[a-z0-9]+)[^>]*>/g)].map((m) => m[1]).join(' ');
const count = (s, tag) => s.split(`<${tag}>`).length - 1;

const rounds = Number(process.argv[2] ?? 2000);
for (let i = 0; i < rounds; i++) {
  const s = Array.from({ length: 1 + Math.floor(Math.random() * 14) }, () => PIECES[Math.floor(Math.random() * PIECES.length)]).join('');
  const say = JSON.stringify(s);
  const plain = await toHtml(text(s));
  assert.equal(seen(plain), flat(s), `text ${say}`);
  assert.match(tags(plain), /^(p( span \/span)* \/p)?$/, `text ${say}: ${plain}`);
  const inWords = await toHtml(`a ${text(s)} b`);
  assert.equal(seen(inWords), `a ${flat(s)} b`.replace(/\s+/g, ' '), `text in words ${say}`);
  const quoted = await toHtml(`> ${lines(s)}`);
  assert.match(tags(quoted), /^blockquote( p( (br|span \/span))* \/p)? \/blockquote$/, `lines ${say}: ${quoted}`);
  const bold = await toHtml(`x <b>${lines(s)}</b> y`);
  assert.match(tags(bold), /^p b( (br|span \/span))* \/b \/p$/, `bold ${say}: ${bold}`);
  const coded = await toHtml(`x ${code(s)} y`);
  assert.equal(seen(coded), `x ${flat(s)} y`.replace(/\s+/g, ' '), `code ${say}`);
  const prosed = await toHtml(`x ${prose(s)} y`);
  assert.match(tags(prosed), /^p( (span \/span|code( span \/span)* \/code))* \/p$/, `prose ${say}: ${prosed}`);
  const block = await toHtml(`${fenced(s, 'json')}\n\nafter`);
  assert.equal(count(block, 'pre'), 1, `fenced ${say}`);
  assert.ok(block.endsWith('<p>after</p>'), `fenced ${say}: ${block}`);
  const fold = await toHtml(`${details(html(s), text(s))}\n\nafter`);
  assert.match(tags(fold), /^details summary( span \/span)* \/summary( p( span \/span)* \/p)? \/details p \/p$/, `details ${say}: ${fold}`);
  const table = await toHtml(`| a | b |\n| --- | --- |\n${row([text(s), code(s)])}\n${row(['x', prose(s)])}`);
  const cells = [...table.matchAll(/<td>(.*?)<\/td>/gs)].map((m) => seen(m[1]));
  assert.equal(cells.length, 4, `row ${say}: ${table}`);
  assert.deepEqual(cells.slice(0, 2), [flat(s), flat(s)], `row ${say}`);
  const linked = await toHtml(`x **${link(text(s), `https://github.com/${s}`)}** y`);
  if (flat(s) !== '') assert.match(tags(linked), /^p strong a( span \/span)* \/a \/strong \/p$/, `link ${say}: ${linked}`);
  for (const out of [text(s), code(s), fenced(s), html(s), prose(s), lines(s)])
    assert.ok(!out.includes('<!--') && !out.includes('${{'), `marker ${say}`);
}
console.log(`${rounds} texts, all inert`);
