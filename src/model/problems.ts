import type { Place } from './place.ts';

/** Everything that can be wrong with what the author or the set-up gave us, with what to do about it. */
export const PROBLEMS = {
  bad_yaml: { exit: 2, advice: 'Fix the YAML at that line.' },
  bad_suite: { exit: 2, advice: 'Fix the suite at that line; `viva validate` checks it without running anything.' },
  bad_config: { exit: 2, advice: 'Fix the config at that line; `viva validate` checks it without running anything.' },
  bad_module: { exit: 2, advice: 'Fix the file at that line.' },
  not_supported: { exit: 2, advice: 'This version does not run it. Remove it, or leave the test out with `skip: reason`.' },
  bad_labels: { exit: 2, advice: 'Fix the labels at that line: each has `test`, `criterion`, `transcript` and `human: pass` or `fail`.' },
  look_alike: { exit: 2, advice: 'If it is meant for Viva, give each test `user_input` and `criteria`; else exclude it by `suites:`.' },
  no_agent: {
    exit: 2,
    advice: 'Name the agent on the test or the suite (`agent: NAME`), or define it under `agents:` in viva.config.yml.',
  },
  unset_variable: { exit: 2, advice: 'Set it in the environment (in a workflow: under `env:` of the step), or remove it from the config.' },
  bad_usage: { exit: 2, advice: 'See `viva --help`.' },
  bad_input: { exit: 2, advice: 'Fix the input of the action in the workflow; README has the table of inputs.' },
  bad_report_path: { exit: 2, advice: 'Give a path that can be written.' },
  unknown_model: { exit: 2, advice: 'Give a model that the provider has, as `provider:model`.' },
  unknown_provider: { exit: 2, advice: 'Use anthropic, openai, google, openai-compatible, ollama, or `none`.' },
  no_match: { exit: 3, advice: 'Check the pattern, name or tag; `viva validate` lists the tests that there are.' },
  missing_file: { exit: 3, advice: 'Check the path; it is relative to the working directory.' },
  missing_key: {
    exit: 4,
    advice:
      'Set the key in the environment (in a workflow: `env:` from `secrets`) or keep it by `viva auth login`, or run without a judge (`judge: none`).',
  },
  golden_run: { exit: 4, advice: 'Run the command by hand: a suite is made of runs that are good.' },
  no_sandbox: { exit: 4, advice: 'Start Docker, or run without `sandbox`.' },
  no_keychain: { exit: 4, advice: 'Set the key in the environment.' },
  no_program: { exit: 2, advice: 'Check its name and PATH, or install it with `setup`; commands run in the working directory.' },
  agent_not_ready: { exit: 4, advice: 'Start it by hand with the same command; check `ready`, `setup`, `env` and the port it listens on.' },
  agent_died: { exit: 4, advice: 'Start it by hand with the same command and ask it the same: its last lines may say why it ended.' },
  no_github: { exit: 4, advice: 'Check GITHUB_TOKEN (it needs to read pull requests) and that the API can be reached.' },
  no_checkout: { exit: 4, advice: 'Check that `origin` can be read: base is run from a git worktree of its commit.' },
  setup_failed: { exit: 4, advice: 'Run the `setup` command by hand in a fresh checkout.' },
  judge_refused: { exit: 4, advice: 'Check the judge’s key and its rights.' },
} as const satisfies Record<string, { exit: 2 | 3 | 4; advice: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly advice: string;
  readonly severity: 'error' | 'warning';
  readonly place?: Place;
  /** The last that a program printed, redacted: shown apart from our own words. */
  readonly output?: string;
}

/** `advice` only where the row of the table is too general. */
export function problem(code: ProblemCode, message: string, place?: Place, advice: string = PROBLEMS[code].advice): Problem {
  return { code, message, advice, severity: 'error', ...(place && { place }) };
}

export function warning(code: ProblemCode, message: string, place?: Place, advice: string = PROBLEMS[code].advice): Problem {
  return { ...problem(code, message, place, advice), severity: 'warning' };
}

/** The author or the set-up is wrong: the only error class of the project. All problems known at that point travel together. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[] | Problem, options?: ErrorOptions) {
    const list = Array.isArray(problems) ? (problems as readonly Problem[]) : [problems as Problem];
    super(list.map(problemLine).join('\n'), options);
    this.name = 'ProblemError';
    this.problems = list;
  }
  /** Where several apply: 2, 3, 1, 4. */
  get exit(): 2 | 3 | 4 {
    const exits = this.problems.map((p) => PROBLEMS[p.code].exit);
    return exits.includes(2) ? 2 : exits.includes(3) ? 3 : 4;
  }
}

export function problemLine(p: Problem): string {
  const at = p.place ? `${p.place.file}:${p.place.line}${p.place.column ? `:${p.place.column}` : ''}: ` : '';
  return `${at}${p.message} ${p.advice}`.trim() + outputLines(p);
}

/** What the program printed, on lines of its own; '' where it is no matter of a program. */
export function outputLines({ output }: Pick<Problem, 'output'>): string {
  return output === undefined ? '' : `\nIt printed last:\n${output.replace(/^/gm, '  | ')}`;
}
