// What a program that failed leaves behind: a file with all that shows why, and the way to run it again.
import { posix } from 'node:path';
import { z } from 'zod';
import { lastPiece, redactJson } from '../converse/redact.ts';
import type { Remains } from '../model/agents.ts';
import type { Files, Log, Redact } from '../model/ports.ts';
import { ProblemError, problem } from '../model/problems.ts';
import type { Test } from '../model/suite.ts';
import type { Transcript } from '../model/transcript.ts';
import { hash } from '../plan/canonical.ts';

const FOLDER = '.viva/dead-letters';
/** A command that always fails leaves no more of them. */
const MOST = 50;
const SHOWN = 16_000;

export interface DeadLetters {
  write(test: Test, transcript: Transcript, remains: Remains): Promise<void>;
}

export function openDeadLetters(files: Pick<Files, 'write'>, log: Log, redact: Redact): DeadLetters {
  let written = 0;
  return {
    async write(test, transcript, remains) {
      if (++written > MOST) return;
      const path = posix.join(FOLDER, `${nameOf(test, transcript.run)}.json`);
      const letter = letterOf(test, transcript, remains, redact);
      try {
        await files.write('.viva/.gitignore', '*\n');
        await files.write(path, `${JSON.stringify(letter, null, 2)}\n`);
        log.info(`${transcript.ended?.code}: ${path} has what it left; viva run --reproduce ${path} runs it again.`);
      } catch (error) {
        log.warn(`what a failed command left could not be written: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}

function letterOf(test: Test, transcript: Transcript, { stdout, stderr, ...remains }: Remains, redact: Redact): object {
  const { agent, agent_version, run, at, ended } = transcript;
  const shown = redactJson(
    { ...remains, argv: [...remains.argv], env: [...remains.env], exit: remains.exit && { ...remains.exit } },
    redact,
  );
  return {
    viva: 'dead letter',
    test: test.id,
    file: test.file,
    agent,
    agent_version,
    run,
    at,
    code: ended?.code ?? '',
    text: ended?.text ?? '',
    process: shown,
    // Redacted before they are cut.
    stdout: lastPiece(redact(stdout), SHOWN),
    stderr: lastPiece(redact(stderr), SHOWN),
    transcript: transcript.events,
  };
}

/** The same test and run: the same file. */
function nameOf({ id, name }: Test, run: number): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return `${words}-${hash(id).slice(0, 8)}-${run + 1}`;
}

const letterSchema = z.object({ viva: z.literal('dead letter'), test: z.string(), file: z.string() });

/** Which test it tells of. What is run is what the test's file says today, never what stands in the letter. */
export async function readDeadLetter(files: Pick<Files, 'read'>, path: string): Promise<{ readonly test: string; readonly file: string }> {
  const text = await files.read(path);
  if (text === undefined) throw new ProblemError(problem('missing_file', `no such file: \`${path}\`.`));
  const read = letterSchema.safeParse(parsed(text));
  if (read.success) return read.data;
  const advice = `Give a file of ${FOLDER}/.`;
  throw new ProblemError(problem('bad_usage', `\`${path}\` is not what a failed command left.`, undefined, advice));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
