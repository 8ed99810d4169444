import type { Problem } from './problems.ts';
import type { Span } from './spans.ts';
import type { FileChange } from './transcript.ts';
export interface Exited {
    /** null: a signal ended it, or it was never started. */
    readonly code: number | null;
    readonly signal: string | null;
    /** It could not be started. */
    readonly error?: Error;
}
/** One program with all that it starts. */
export interface Program {
    /** A text is for the shell; a list is a program and its arguments, without a shell. */
    readonly command: string | readonly string[];
    /** One more argument, byte for byte: never read by a shell. */
    readonly argument?: string;
    /** Besides the basics (PATH, HOME, TMPDIR, locale) and what the site gives. */
    readonly env: {
        readonly [name: string]: string;
    };
    /** undefined: the standard input stays open for `write`. */
    readonly input?: string;
    /** In the copy of the workspace, not where the agent's commands run. */
    readonly in_workspace?: true;
}
export interface Running {
    readonly exited: Promise<Exited>;
    /** What it printed until now, at most `MOST_OUTPUT`. */
    stdout(): Promise<string>;
    /** It printed more than that, and is being ended for it. */
    tooLong(): boolean;
    /** The end of what it printed on the other stream. */
    stderr(): string;
    write(text: string): void;
    /** The next line of its output; undefined: it has ended, or is being ended. */
    line(): Promise<string | undefined>;
    /** Ends it, with all that it started. Safe to call twice. */
    stop(): Promise<void>;
    /** Ends its input, and it a little later. */
    finish(): Promise<void>;
}
/** What it was that ran: for the file that a crash leaves. Values of the environment are no part of it. */
export interface Ran {
    readonly argv: readonly string[];
    readonly cwd: string;
    readonly env: readonly string[];
}
/** Where the programs of one conversation run: a folder for what they leave, gone when it is closed. */
export interface Site {
    start(program: Program): Running;
    /** The last that was started. */
    ran(): Ran | undefined;
    /** All that was written to the trace file. */
    traced(): Promise<string>;
    /** Received from instrumented programs, all of them until now. */
    spans(): readonly Span[];
    /** The copy of the workspace, as its programs see it. */
    readonly workspace?: string;
    /** In that copy, until now. */
    changes(): Promise<readonly FileChange[]>;
    close(): Promise<void>;
}
/** A throw-away container for each program: it sees a copy of the checkout, or the checkout itself read-only, and no network unless asked. */
export interface Sandbox {
    /** undefined: TARDI_SANDBOX_IMAGE, else node:20-alpine. */
    readonly image?: string;
    readonly network?: boolean;
    /** It may write: into a copy of its own. */
    readonly writable?: boolean;
}
export interface SiteSettings {
    readonly sandbox?: Sandbox;
    /** The checkout in which commands run; undefined: the working directory. */
    readonly folder?: string;
    /** From there; `{workspace}`: the copy of it. */
    readonly cwd?: string;
    /** A folder, from the checkout, that is copied. */
    readonly workspace?: string;
}
export interface Commands {
    open(settings: SiteSettings): Promise<Site>;
    /** Before anything runs: the program is there. */
    problem(command: string | readonly string[], settings: SiteSettings, agent: string): Promise<Problem | undefined>;
}
