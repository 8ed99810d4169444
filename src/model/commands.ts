// What people ask of the bot, and what it says.

export type CommandOption = 'criterion' | 'judge' | 'sha';

/** The first line of a comment, taken apart. Nothing in it has been looked up yet. */
export interface CommandLine {
  /** Of the list: `reeval`, `viva why`. */
  readonly name: string;
  readonly words: readonly string[];
  readonly options: { readonly [option in CommandOption]?: string };
}

/** `none`: a comment like any other. `wrong`: a command that cannot be understood, and what to do about it. */
export type Parsed =
  | { readonly kind: 'none' }
  | { readonly kind: 'wrong'; readonly said: Said }
  | ({ readonly kind: 'command' } & CommandLine);

/** A piece of an answer. Texts are plain: what stands in single backticks is shown as code. */
export type Piece =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly code: string; readonly lang: string }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
export type Said = readonly Piece[];

/** What the pull request's own run is to do, once it runs again. */
export interface Service {
  /** `judge`: the stored transcripts once more. `talk`: to the agent once more. `what_if`: by another criterion, which is no result of the test. */
  readonly what: 'judge' | 'talk' | 'what_if';
  /** Ids or names as typed; none: all that are selected. */
  readonly tests: readonly string[];
  /** `provider:model`. */
  readonly judge?: string;
  readonly criterion?: string;
}

/** What a person says about a verdict of the judge, in the words of `viva.labels.yml`. */
export interface Label {
  readonly test: string;
  readonly criterion: string;
  /** From 1. */
  readonly round?: number | undefined;
  /** Hash of the transcript that was judged. */
  readonly transcript: string;
  readonly human: 'pass' | 'fail';
  readonly judged: 'pass' | 'fail';
  readonly judge: string;
  /** Of everything else that can change a verdict: prompt, parameters, vote rule. */
  readonly prompt: string;
  /** ISO time. */
  readonly date: string;
  readonly by: string;
  readonly note?: string | undefined;
  /** The comment that says so. */
  readonly comment: number;
}

/** A test as the bot knows it from the comment: what a report said, in short. */
export interface KnownTest {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly comparison?: string;
  readonly line?: string;
  readonly strip?: string;
  readonly why?: string;
  readonly odds?: number;
  readonly transcript?: string;
  /** What the judge said about that transcript. */
  readonly verdicts?: readonly KnownVerdict[];
  readonly judge?: string;
  /** How the judge's fingerprint begins. */
  readonly prompt?: string;
}

export interface KnownVerdict {
  readonly criterion: string;
  readonly round?: number;
  readonly result: 'pass' | 'fail';
}

/** A command with what is known about its pull request. */
export interface Asked {
  readonly line: CommandLine;
  readonly by: string;
  readonly at: string;
  readonly comment: number;
  readonly tests: readonly KnownTest[];
  /** false: there are more tests than the comment tells of. */
  readonly complete: boolean;
  /** Of all commands, for help. */
  readonly commands: readonly { readonly usage: string; readonly description: string }[];
}

export type CommandAnswer =
  | { readonly kind: 'said'; readonly said: Said; readonly labels?: readonly Label[] }
  | { readonly kind: 'refused'; readonly said: Said }
  | { readonly kind: 'service'; readonly service: Service };
