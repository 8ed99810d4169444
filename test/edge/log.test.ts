import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog } from '../../src/edge/log.ts';
import { createRedact } from '../../src/edge/secrets.ts';
import { createCommands, linesOf, readCommand } from '../stage/commands.ts';

function written(text: string, github = true, secrets: string[] = []): string {
  let all = '';
  const stream = { write: (chunk: string) => (all += chunk) };
  createLog({ stream, github, redact: createRedact({ secrets, patterns: [] }) }).info(text);
  return all;
}

/** Each of these is a command to the runner. */
const COMMANDS = [
  '::error file=a::x',
  '  \t::add-mask::e',
  '\u00a0\u3000::set-output name=passed::999',
  'fine so far ##[group]and then',
  'one\r::error::after a lone carriage return',
  '\u200b:\u200d:error::through characters without width',
  '\u0000::error::after a NUL',
  'x #\u00ad#\ufeff[error]hidden',
  'x ###[error]three',
  '::stop-commands::forever',
  '::set-env name=NODE_OPTIONS::--require=/tmp/x',
  '##[set-output name=passed;]true',
];
/** These become one where a line is only cleaned. */
const NEARLY = [
  '\x1b[31m::error::in red',
  'one\u2028::error::x',
  'one\x85::error::x',
  '#\x1b[0m#[error]x',
  ':::error::',
  '\x1b]0;t\x07::error::x',
];

test.each(COMMANDS)('%j is a command where nothing guards against it', (text) => {
  expect(linesOf(text).flatMap((line) => readCommand(line) ?? [])).toHaveLength(1);
});

test.each([...COMMANDS, ...NEARLY])('on GitHub %j acts on nothing', (text) => {
  const commands = createCommands();
  for (const line of linesOf(written(text))) commands.line(line);
  const { annotations, outputs, masks, failed, state } = commands;
  expect({ annotations, outputs, masks, failed, state }).toEqual({ annotations: [], outputs: {}, masks: [], failed: false, state: {} });
  expect(commands.log).toEqual(linesOf(written(text)));
});

test('no text whatever becomes a command', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '::',
      ':',
      '##[',
      '#',
      '[',
      ']',
      ' ',
      '\r',
      '\n',
      '\t',
      '\x85',
      '\u2028',
      '\u200b',
      '\u00ad',
      '\x1b[0m',
      '\x1b]',
      '\x07',
      '\ufeff',
    ),
    fc.constantFrom('error', 'add-mask', 'set-output name=a', 'stop-commands', 'group', 'endgroup', 'debug'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(linesOf(written(pieces.join(''))).flatMap((line) => readCommand(line) ?? [])).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('ordinary text comes through as it is', () => {
  const text = 'refund flow: fails 3 of 3 here – “Done, refunded!” 👍 a::b C:\\x [x] ## heading\n\tindented';
  expect(written(text)).toBe(`${text}\n`);
  expect(written(text, false)).toBe(`${text}\n`);
});

test.each([
  ['\x1b[2J\x1b[1;1Hgone', 'gone'],
  ['\x1b]0;title\x07text', 'text'],
  ['over\rwritten', 'over\nwritten'],
  ['\u202etxt.exe\u202c', 'txt.exe'],
  ['a\x08b\x7fc\x9bd', 'abcd'],
])('in a terminal %j is shown as %j', (text, shown) => {
  expect(written(text, false)).toBe(`${shown}\n`);
});

test('a secret is hidden even where characters without width stand inside it', () => {
  expect(written('the key is hunt\u200ber2-hunter2', true, ['hunter2-hunter2'])).toBe('the key is ***\n');
});

test('a very long text is cut, and says by how much', () => {
  expect(written('x'.repeat(1_000_000))).toBe(`${'x'.repeat(200_000)} … (800000 more characters)\n`);
  const start = performance.now();
  written('\n'.repeat(200_000) + ' '.repeat(200_000));
  expect(performance.now() - start).toBeLessThan(3000);
});
