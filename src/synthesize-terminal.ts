import type { Flags } from './app/flags.ts';
import { synthesized } from './app/golden.ts';
import { goldenRuns } from './app/golden-runs.ts';
import { catalog } from './catalog.ts';
import { plainText } from './edge/log.ts';
import type { Files } from './model/ports.ts';
import { ProblemError, problem } from './model/problems.ts';
import { parseDuration } from './model/values.ts';
import { composed, print, saying, stopSignal } from './terminal.ts';

export interface Synthesis {
  /** One text is for the shell; several are a program and its arguments. */
  readonly command: readonly string[];
  readonly runs: number;
  /** As typed. */
  readonly timeout: string;
  readonly env: readonly string[];
  readonly output: string;
  readonly force: boolean;
}

export async function synthesizeInTerminal(flags: Flags, { command, runs, timeout, env, output, force }: Synthesis): Promise<void> {
  await saying(false, async () => {
    if (!/(^|\/)([^/]*\.)?tardi\.ya?ml$/i.test(output))
      throw new ProblemError(
        problem('bad_usage', `-o ${output}: such a suite is found by its name.`, undefined, 'Call it `….tardi.yaml`.'),
      );
    const time = parseDuration(timeout);
    if (!time) throw new ProblemError(problem('bad_usage', `--timeout \`${timeout}\`: expected a duration such as 500ms, 5s or 2m.`));
    const world = await composed(flags);
    if (!force && (await world.files.read(output)) !== undefined)
      throw new ProblemError(
        problem('bad_usage', `\`${output}\` is there already.`, undefined, 'Give another name with -o, or write it anew with -f.'),
      );
    const [only = '', ...others] = command;
    const stop = stopSignal();
    const asked = others.length === 0 ? only : command;
    const done = (run: number) => void (flags.quiet || process.stderr.write(`golden run ${run} of ${runs} is good\n`));
    const transcripts = await goldenRuns({ world, catalog, command: asked, runs, timeout: time, env, signal: stop.signal, done });
    stop.release();
    const { text, kept, left } = synthesized({ name: nameOf(output), command: asked, runs: transcripts });
    const why = await written(world.files, output, text);
    if (why !== undefined) {
      // The runs are paid for.
      print(world.redact(text));
      throw new ProblemError(problem('bad_report_path', `\`${output}\` cannot be written: ${why}. The suite is printed here.`));
    }
    const lines = [
      'Asserted:',
      ...kept.map((k) => `  ${k}`),
      'Left out:',
      ...left.map((l) => `  ${l}`),
      `Wrote ${output}: look through it, then run it.`,
    ];
    print(lines.map((line) => plainText(world.redact(line)).replaceAll('\n', ' ')).join('\n'));
  });
}

const written = (files: Files, file: string, text: string): Promise<string | undefined> =>
  files.write(file, text).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const nameOf = (output: string): string => (output.split('/').at(-1) ?? '').replace(/\.?tardi\.ya?ml$/i, '') || 'what it does';
