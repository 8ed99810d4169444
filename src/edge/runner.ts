import type { Annotation, Runner } from '../model/platform.ts';
import { plainText } from './log.ts';

// The runner cuts a message at 4,096 characters, and drops a summary near 1 MiB without a word (actions/runner#4337).
const MOST_MESSAGE = 4000;
const MOST_SUMMARY = 1_000_000;

export interface RunnerOptions {
  readonly env: { readonly [name: string]: string | undefined };
  /** The working directory, relative to the repository's root. */
  readonly directory: string;
}

/** Loaded when the first command is written: it costs more than everything else at the start. */
const core = () => import('@actions/core');

export function createRunner({ env, directory }: RunnerOptions): Runner {
  return {
    input: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    setOutput: async (name, value) => (await core()).setOutput(name, value),
    annotate: async (annotation) => {
      const { error, warning, notice } = await core();
      const write = { error, warning, notice }[annotation.level];
      write(cut(plainText(annotation.message)), properties(annotation, directory));
    },
    summary: async (markdown) => {
      if (!env['GITHUB_STEP_SUMMARY']) return;
      const { summary } = await core();
      await summary.emptyBuffer().addRaw(bounded(markdown)).write({ overwrite: true });
    },
    saveState: async (name, value) => (await core()).saveState(name, value),
    state: (name) => env[`STATE_${name}`] ?? '',
    addMask: async (value) => {
      // The log comes line by line. A mask such as `{` would hide half of it.
      for (const line of value.split(/\r?\n/)) if (line.trim().length > 3) (await core()).setSecret(line);
    },
    exit: (code) => {
      process.exitCode = code;
    },
  };
}

function properties({ title, place }: Annotation, directory: string) {
  if (!place) return { ...(title && { title: oneLine(title) }) };
  return {
    ...(title && { title: oneLine(title) }),
    file: fromRoot(directory, place.file),
    startLine: place.line,
    endLine: place.endLine ?? place.line,
    // Columns are understood within one line only.
    ...(place.column !== undefined && (place.endLine ?? place.line) === place.line && { startColumn: place.column }),
  };
}

/** `../` at the front of a place's file leads out of the working directory, not out of the repository. */
function fromRoot(directory: string, file: string): string {
  const parts: string[] = [];
  for (const part of `${directory}/${file}`.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

const cut = (text: string): string => (text.length > MOST_MESSAGE ? `${text.slice(0, MOST_MESSAGE - 2)} …` : text);

function bounded(markdown: string): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length <= MOST_SUMMARY) return markdown;
  const note = '\n\n*The rest is left out: GitHub shows summaries of at most 1 MiB. The whole is in the report files.*\n';
  const kept = bytes.subarray(0, MOST_SUMMARY - Buffer.byteLength(note));
  // Between lines, so that no table row and no character is halved.
  const end = kept.lastIndexOf(10);
  return kept.subarray(0, end < 0 ? kept.length : end).toString() + note;
}
