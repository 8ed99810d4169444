import type { Place } from './place.ts';
/** Everything that can be wrong with what the author or the set-up gave us, with what to do about it. */
export declare const PROBLEMS: {
    readonly bad_yaml: {
        readonly exit: 2;
        readonly advice: 'Fix the YAML at that line.';
    };
    readonly bad_suite: {
        readonly exit: 2;
        readonly advice: 'Fix the suite at that line; `viva validate` checks it without running anything.';
    };
    readonly bad_config: {
        readonly exit: 2;
        readonly advice: 'Fix the config at that line; `viva validate` checks it without running anything.';
    };
    readonly bad_module: {
        readonly exit: 2;
        readonly advice: 'Fix the file at that line.';
    };
    readonly not_supported: {
        readonly exit: 2;
        readonly advice: 'This version does not run it. Remove it, or leave the test out with `skip: reason`.';
    };
    readonly bad_labels: {
        readonly exit: 2;
        readonly advice: 'Fix the labels at that line: each has `test`, `criterion`, `transcript` and `human: pass` or `fail`.';
    };
    readonly look_alike: {
        readonly exit: 2;
        readonly advice: 'If it is meant for Viva, give each test `user_input` and `criteria`; else exclude it by `suites:`.';
    };
    readonly no_agent: {
        readonly exit: 2;
        readonly advice: 'Name the agent on the test or the suite (`agent: NAME`), or define it under `agents:` in viva.config.yml.';
    };
    readonly unset_variable: {
        readonly exit: 2;
        readonly advice: 'Set it in the environment (in a workflow: under `env:` of the step), or remove it from the config.';
    };
    readonly bad_usage: {
        readonly exit: 2;
        readonly advice: 'See `viva --help`.';
    };
    readonly bad_input: {
        readonly exit: 2;
        readonly advice: 'Fix the input of the action in the workflow; README has the table of inputs.';
    };
    readonly bad_report_path: {
        readonly exit: 2;
        readonly advice: 'Give a path that can be written.';
    };
    readonly unknown_model: {
        readonly exit: 2;
        readonly advice: 'Give a model that the provider has, as `provider:model`.';
    };
    readonly unknown_provider: {
        readonly exit: 2;
        readonly advice: 'Use anthropic, openai, google, openai-compatible, ollama, or `none`.';
    };
    readonly no_match: {
        readonly exit: 3;
        readonly advice: 'Check the pattern, name or tag; `viva validate` lists the tests that there are.';
    };
    readonly missing_file: {
        readonly exit: 3;
        readonly advice: 'Check the path; it is relative to the working directory.';
    };
    readonly missing_key: {
        readonly exit: 4;
        readonly advice: 'Set the key in the environment (in a workflow: `env:` from `secrets`) or keep it by `viva auth login`, or run without a judge (`judge: none`).';
    };
    readonly golden_run: {
        readonly exit: 4;
        readonly advice: 'Run the command by hand: a suite is made of runs that are good.';
    };
    readonly no_sandbox: {
        readonly exit: 4;
        readonly advice: 'Start Docker, or run without `sandbox`.';
    };
    readonly no_keychain: {
        readonly exit: 4;
        readonly advice: 'Set the key in the environment.';
    };
    readonly no_program: {
        readonly exit: 2;
        readonly advice: 'Check its name and PATH, or install it with `setup`; commands run in the working directory.';
    };
    readonly agent_not_ready: {
        readonly exit: 4;
        readonly advice: 'Start it by hand with the same command; check `ready`, `setup`, `env` and the port it listens on.';
    };
    readonly agent_died: {
        readonly exit: 4;
        readonly advice: 'Start it by hand with the same command and ask it the same: its last lines may say why it ended.';
    };
    readonly no_github: {
        readonly exit: 4;
        readonly advice: 'Check GITHUB_TOKEN (it needs to read pull requests) and that the API can be reached.';
    };
    readonly no_checkout: {
        readonly exit: 4;
        readonly advice: 'Check that `origin` can be read: base is run from a git worktree of its commit.';
    };
    readonly setup_failed: {
        readonly exit: 4;
        readonly advice: 'Run the `setup` command by hand in a fresh checkout.';
    };
    readonly judge_refused: {
        readonly exit: 4;
        readonly advice: 'Check the judge’s key and its rights.';
    };
};
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
export declare function problem(code: ProblemCode, message: string, place?: Place, advice?: string): Problem;
export declare function warning(code: ProblemCode, message: string, place?: Place, advice?: string): Problem;
/** The author or the set-up is wrong: the only error class of the project. All problems known at that point travel together. */
export declare class ProblemError extends Error {
    readonly problems: readonly Problem[];
    constructor(problems: readonly Problem[] | Problem, options?: ErrorOptions);
    /** Where several apply: 2, 3, 1, 4. */
    get exit(): 2 | 3 | 4;
}
export declare function problemLine(p: Problem): string;
/** What the program printed, on lines of its own; '' where it is no matter of a program. */
export declare function outputLines({ output }: Pick<Problem, 'output'>): string;
