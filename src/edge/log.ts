import type { Log, Redact } from '../model/ports.ts';

// Control characters but tab and line feed, what has no width, and what turns the direction of text.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu;
const ANSI = /\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?)/g;
const MOST = 200_000;

/** Text without anything that moves a terminal's cursor, hides or turns around what stands there. Line breaks become `\n`. */
export function plainText(text: string): string {
  return text
    .replace(ANSI, '')
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(INVISIBLE, (c) => (c === '\n' || c === '\t' ? c : ''));
}

/**
 * Text in which the runner finds no command. It looks for `::` at the start of a line, white space aside, and for `##[` anywhere, and it
 * compares as .NET does by culture: characters without width don't count, so only `plainText` makes it safe to look for these ourselves.
 */
export function withoutCommands(text: string): string {
  return plainText(text)
    .replace(/^([^\S\n]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '## [');
}

/**
 * Any text may be passed. In GitHub each line is made harmless by itself, without `::stop-commands::`: there is no state that a killed
 * process could leave behind, and commands written meanwhile still act.
 */
export function createLog(options: {
  readonly stream: { write(text: string): unknown };
  readonly github: boolean;
  /** Warnings only. */
  readonly quiet?: boolean;
  readonly redact: Redact;
}): Log {
  const { stream, github, redact, quiet = false } = options;
  const write = (text: string) => {
    // What has no width may stand inside a secret: out with it first.
    const hidden = redact(plainText(text));
    const bounded = hidden.length > MOST ? `${hidden.slice(0, MOST)} … (${hidden.length - MOST} more characters)` : hidden;
    stream.write(`${github ? withoutCommands(bounded) : bounded}\n`);
  };
  return { info: quiet ? () => {} : write, warn: (text) => write(`warning: ${text}`) };
}
