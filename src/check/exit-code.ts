import { defineCheck } from '../model/contracts.ts';
import type { RoundTimes } from '../model/transcript.ts';
import { wholeNumber } from '../model/values.ts';

export const exitCode = defineCheck({
  name: 'exit_code',
  description: 'The exit code of a command agent: with it another than 0 is no crash. On a test: of its last round.',
  schema: wholeNumber(0),
  of_commands: true,
  evaluate: (wanted, { transcript, round }) => {
    const exit = (round === undefined ? transcript.rounds.at(-1) : transcript.rounds[round - 1])?.exit;
    if (exit === undefined) return { result: 'error', code: 'HARNESS_ERROR', reason: 'the process did not end in this round' };
    if ('code' in exit && exit.code === wanted) return { result: 'pass', reason: '' };
    return {
      result: 'fail',
      code: 'CRASH',
      reason: `the command ${words(exit)}, expected ${wanted}`,
      expected: wanted,
      actual: actual(exit),
    };
  },
});

type Exit = NonNullable<RoundTimes['exit']>;

const words = (exit: Exit): string => ('code' in exit ? `exited with ${exit.code}` : `was ended by ${exit.signal}`);
const actual = (exit: Exit): number | string => ('code' in exit ? exit.code : exit.signal);
