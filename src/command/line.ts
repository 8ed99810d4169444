// A comment's first line, taken apart. What is quoted, indented or fenced is no command: somebody shows one.
import type { CommandOption, Parsed, Said } from '../model/commands.ts';
import type { SlashCommand } from '../model/contracts.ts';

type Shape = Pick<SlashCommand, 'name' | 'usage' | 'options'>;

const LONGEST = 2000;
const OPTIONS: readonly CommandOption[] = ['criterion', 'judge', 'sha'];
/** Phones write these for `"`, `'` and `--`. */
const QUOTES: { readonly [open: string]: string } = { '"': '"', "'": "'", '`': '`', '“': '”', '„': '“', '‘': '’', '«': '»' };

/** The line that is looked at: the first one that is not empty; undefined where it is shown as code. */
export function firstLine(body: string): string | undefined {
  const line = body
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .find((l) => l.trim() !== '');
  return line === undefined || /^(?: {4}| {0,3}\t)/.test(line) ? undefined : line.trim();
}

export function parseLine(body: string, commands: readonly Shape[]): Parsed {
  const line = firstLine(body);
  if (line === undefined || !line.startsWith('/')) return { kind: 'none' };
  const typed = line.slice(1).split(/\s+/);
  const named = (command: Shape) => command.name.split(' ').every((word, i) => typed[i] === word);
  const command = commands.find(named);
  if (!command) return typed[0] === 'viva' ? unknown(typed[1], commands) : { kind: 'none' };
  if (line.length > LONGEST) return wrong(`That line is longer than ${LONGEST.toLocaleString('en-US')} characters.`, command);
  const words = wordsOf(line);
  if (!words) return wrong('A quotation mark is not closed.', command);
  return withOptions(command, words.slice(command.name.split(' ').length));
}

function unknown(word: string | undefined, commands: readonly Shape[]): Parsed {
  const help = commands.find((c) => c.name === 'viva help');
  if (word === undefined && help) return { kind: 'command', name: help.name, words: [], options: {} };
  const usages = commands.map((c) => `\`${c.usage}\``);
  return { kind: 'wrong', said: [{ text: 'I know no such command. There are:' }, { list: usages }] };
}

const wrong = (what: string, { usage }: Shape): Parsed => ({ kind: 'wrong', said: said(what, usage) });
const said = (what: string, usage: string): Said => [{ text: `${what} It is written like this: \`${usage}\`.` }];

interface Word {
  readonly text: string;
  /** A quoted `--judge` is a word, no option. */
  readonly quoted: boolean;
}

/** undefined: a quotation mark is not closed. A backslash takes the next quotation mark or backslash as it is. */
function wordsOf(line: string): readonly Word[] | undefined {
  const words: Word[] = [];
  let open: { text: string; quoted: boolean } | undefined;
  let closing: string | undefined;
  for (let i = 0; i < line.length; i++) {
    const c = line[i] ?? '';
    if (closing !== undefined) {
      if (c === closing) closing = undefined;
      else if (open) open.text += c === '\\' && isEscapable(line[i + 1], closing) ? (line[++i] ?? '') : c;
    } else if (/\s/.test(c)) {
      if (open) words.push(open);
      open = undefined;
    } else if (QUOTES[c] !== undefined && (open === undefined || open.text.endsWith('='))) {
      closing = QUOTES[c];
      open = { text: open?.text ?? '', quoted: open === undefined };
    } else open = { text: (open?.text ?? '') + c, quoted: open?.quoted ?? false };
  }
  if (closing !== undefined) return undefined;
  return open ? [...words, open] : words;
}

const isEscapable = (next: string | undefined, closing: string): boolean => next === closing || next === '\\';

function withOptions(command: Shape, words: readonly Word[]): Parsed {
  const plain: string[] = [];
  const options: { [option in CommandOption]?: string } = {};
  for (let i = 0; i < words.length; i++) {
    const { text, quoted } = words[i] ?? { text: '', quoted: true };
    const [, name, value] = (!quoted && /^(?:--|—)([\w-]+)(?:=(.*))?$/s.exec(text)) || [];
    if (name === undefined) {
      plain.push(text);
      continue;
    }
    const option = OPTIONS.find((o) => o === name);
    if (!option || !command.options.includes(option))
      return wrong(`\`/${command.name}\` has no option \`--${name.slice(0, 40)}\`.`, command);
    if (options[option] !== undefined) return wrong(`\`--${option}\` stands there twice.`, command);
    const given = value ?? words[++i]?.text;
    if (given === undefined || given.trim() === '') return wrong(`\`--${option}\` needs a value.`, command);
    options[option] = given.trim();
  }
  if (options.sha !== undefined && !/^[0-9a-f]{7,40}$/i.test(options.sha))
    return wrong('`--sha` takes a commit: 7 to 40 hexadecimal digits.', command);
  if (options.judge !== undefined && !/^[\w-]+:\S+$/.test(options.judge)) return wrong('`--judge` takes `provider:model`.', command);
  return { kind: 'command', name: command.name, words: plain, options };
}
