import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/command/line.ts';

const COMMANDS = [
  { name: 'reeval', usage: '/reeval [test …]', options: ['criterion', 'judge', 'sha'] },
  { name: 'agree', usage: '/agree test', options: [] },
  { name: 'viva why', usage: '/viva why test', options: [] },
  { name: 'viva help', usage: '/viva help', options: [] },
] as const;
const parse = (body: string) => parseLine(body, COMMANDS);
const words = (body: string) => {
  const parsed = parse(body);
  return parsed.kind === 'command' ? parsed.words : parsed;
};

describe('a command', () => {
  test.each([
    ['/reeval', 'reeval'],
    ['  /reeval  ', 'reeval'],
    ['\n\n/reeval\r\nbecause', 'reeval'],
    ['\uFEFF/agree a', 'agree'],
    ['/viva why a', 'viva why'],
    ['/viva   help', 'viva help'],
    ['/viva', 'viva help'],
  ])('%j is one', (body, name) => expect(parse(body)).toMatchObject({ kind: 'command', name }));

  test.each([
    'Please /reeval',
    'Thanks\n/reeval',
    '> /reeval',
    '`/reeval`',
    '```\n/reeval\n```',
    '    /reeval',
    '\t/reeval',
    '- /reeval',
    '<!-- \n/reeval\n-->',
    '/Reeval',
    '/reevaluate',
    '/reeval-all',
    '//reeval',
    '/ reeval',
    '/vivace',
    '/deploy',
    '',
    '   \n ',
  ])('%j is none', (body) => expect(parse(body)).toEqual({ kind: 'none' }));
});

describe('arguments', () => {
  test.each<[string, readonly string[]]>([
    ['/reeval a b', ['a', 'b']],
    ['/reeval "refund flow" b', ['refund flow', 'b']],
    ["/reeval 'refund flow'", ['refund flow']],
    ['/reeval “refund flow” ‘b c’ «d e»', ['refund flow', 'b c', 'd e']],
    ['/reeval `shop.viva.yml#refund flow`', ['shop.viva.yml#refund flow']],
    [String.raw`/reeval "say \"hi\" \\ there"`, [String.raw`say "hi" \ there`]],
    ["/reeval don't", ["don't"]],
    ['/reeval "--judge"', ['--judge']],
    ['/reeval a # b', ['a', '#', 'b']],
  ])('%s', (body, expected) => expect(words(body)).toEqual(expected));

  test('options stand anywhere, with = or a space, also as a phone writes them', () => {
    expect(parse('/reeval a --judge openai:gpt-5 b —criterion="asks first" --sha=ABCDEF1')).toEqual({
      kind: 'command',
      name: 'reeval',
      words: ['a', 'b'],
      options: { judge: 'openai:gpt-5', criterion: 'asks first', sha: 'ABCDEF1' },
    });
  });

  test.each([
    ['/reeval "refund', 'A quotation mark is not closed.'],
    ['/reeval --runs 3', 'has no option `--runs`'],
    ['/agree a --judge x:y', 'has no option `--judge`'],
    ['/reeval --judge', '`--judge` needs a value'],
    ['/reeval --judge gpt', '`--judge` takes `provider:model`'],
    ['/reeval --sha main', '`--sha` takes a commit'],
    ['/reeval --sha 1234567 --sha 1234567', 'stands there twice'],
    [`/reeval ${'x'.repeat(2000)}`, 'longer than 2,000 characters'],
    ['/viva reeval', 'I know no such command'],
  ])('%s is told', (body, told) => {
    const parsed = parse(body);
    expect(parsed.kind).toBe('wrong');
    expect(JSON.stringify(parsed)).toContain(told);
  });
});
