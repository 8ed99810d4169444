import { type Problem, ProblemError, problem, warning } from '../model/problems.ts';
import type { Runs, Threshold } from '../model/suite.ts';
import { parseDuration } from '../model/values.ts';
import { parseJudge } from '../suite/config.ts';
import { shortTime, shortTimeAdvice } from '../suite/short-times.ts';
import type { Options } from './options.ts';

/** The command line, as typed. */
export interface Flags {
  readonly paths: readonly string[];
  readonly config?: string;
  readonly cwd?: string;
  readonly names: readonly string[];
  readonly files: readonly string[];
  readonly tags: readonly string[];
  readonly dryRun: boolean;
  readonly judge?: string;
  readonly reeval: boolean;
  /** A file that a failed command left. */
  readonly reproduce?: string;
  readonly runs?: Runs;
  readonly concurrency?: number;
  readonly timeout?: string;
  readonly threshold?: string;
  readonly bail: boolean;
  /** A text: its image. */
  readonly sandbox?: boolean | string;
  readonly budgetUsd?: string;
  readonly budgetCalls?: number;
  readonly agentVersion?: string;
  /** `NAME` or `NAME:path`. */
  readonly reporters: readonly string[];
  readonly output?: string;
  readonly export?: string;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

/** Throws ProblemError with every flag that is wrong. */
export function optionsOfFlags(flags: Flags): Options {
  const problems: Problem[] = [];
  const read = <T>(value: string | undefined, flag: string, parse: (text: string) => T | undefined, expected: string): T | undefined => {
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) problems.push(problem('bad_usage', `${flag} \`${value.slice(0, 80)}\`: expected ${expected}.`));
    return parsed;
  };
  const judge = readJudge(flags.judge, problems);
  const options: Options = {
    mode: 'terminal',
    config: flags.config,
    paths: flags.paths,
    suites: [],
    run: 'all',
    names: flags.names,
    files: flags.files,
    tags: flags.tags,
    runs: flags.runs,
    threshold: read(flags.threshold, '--threshold', parseBar, '`4 of 5`, `80%` or `80`'),
    timeout: read(flags.timeout, '--timeout', parseDuration, 'a duration such as 500ms, 5s or 2m'),
    judge,
    concurrency: flags.concurrency,
    budget_usd: read(flags.budgetUsd, '--budget-usd', (t) => (/^\d+(\.\d+)?$/.test(t) ? Number(t) : undefined), 'a number of dollars'),
    budget_calls: flags.budgetCalls,
    agent_version: flags.agentVersion,
    reeval: flags.reeval,
    dry_run: flags.dryRun,
    bail: flags.bail,
    ...(flags.sandbox && { sandbox: flags.sandbox === true ? {} : { image: flags.sandbox } }),
  };
  if (problems.length > 0) throw new ProblemError(problems);
  return options;
}

/** What is meant otherwise, most likely. */
export function flagWarnings({ timeout }: Flags): readonly Problem[] {
  const what = timeout === undefined ? undefined : shortTime(timeout);
  return timeout === undefined || what === undefined
    ? []
    : [warning('bad_usage', `--timeout ${what}.`, undefined, shortTimeAdvice(timeout))];
}

/** For `--judge P:M` and the action's `judge` input. */
export function readJudge(text: string | undefined, problems: Problem[]): Options['judge'] {
  if (text === undefined || text === 'none') return text;
  const judge = parseJudge(text);
  if ('problem' in judge) problems.push(judge.problem);
  return 'problem' in judge ? undefined : judge.judge;
}

/** A bare number is a percentage. */
function parseBar(text: string): Threshold | undefined {
  const kn = /^\s*(\d+)\s*of\s*(\d+)\s*$/.exec(text);
  if (kn) {
    const [k, n] = [Number(kn[1]), Number(kn[2])];
    return k >= 1 && k <= n ? { k, n, text: `${k} of ${n}` } : undefined;
  }
  const share = /^\s*(\d+(?:\.\d+)?)\s*%?\s*$/.exec(text);
  if (!share || Number(share[1]) > 100) return undefined;
  return { share: Number(share[1]) / 100, text: `${share[1]}%` };
}
