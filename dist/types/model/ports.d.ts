import type { Problem } from './problems.ts';
/** Body as it arrives; that of an error ends after 5 s at the latest. Rejects with an Error that carries Node's `code` (ECONNREFUSED, ECONNRESET …) or an AbortError; never follows redirects. */
export type Http = (request: HttpRequest) => Promise<HttpResponse>;
export interface HttpRequest {
    readonly url: string;
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
    readonly headers: {
        readonly [name: string]: string;
    };
    readonly body?: string;
    readonly signal: AbortSignal;
}
export interface HttpResponse {
    readonly status: number;
    /** Lower-case names. */
    readonly headers: {
        readonly [name: string]: string | undefined;
    };
    readonly body: AsyncIterable<Uint8Array>;
    /** Drops the connection where the body is not wanted to its end. */
    cancel(): void;
}
export interface Clock {
    /** Milliseconds since 1970. */
    now(): number;
    /** Milliseconds, never going back. */
    monotonic(): number;
    /** Resolves early, without throwing, when the signal aborts. */
    sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
export interface Random {
    uuid(): string;
}
/** Lines for a person. Implementations guard against workflow commands, control characters and secrets, so any text may be passed. */
export interface Log {
    info(text: string): void;
    warn(text: string): void;
}
/** Replaces every known secret, in all its encodings, and what looks like one. */
export type Redact = (text: string) => string;
/** Whether a JavaScript pattern is found in the text, in bounded time. `error`: the pattern is not JavaScript's, or it ran out of time. */
export type Search = (pattern: string, text: string) => Promise<{
    readonly found: boolean;
    readonly match?: string;
} | {
    readonly error: string;
}>;
/** Paths are relative to the working directory, with `/`. */
export interface Files {
    /** undefined: no such file. */
    read(path: string): Promise<string | undefined>;
    write(path: string, content: string): Promise<void>;
    /** undefined: it can be written; else why not. An older file stays as it is. */
    writable(path: string): Promise<string | undefined>;
    /** What git tracks or does not ignore; outside a checkout everything but node_modules, .git and .viva. Sorted. */
    list(): Promise<readonly string[]>;
    /** The name that git gives to the file's bytes (its blob id); undefined: no such file. */
    hash(path: string): Promise<string | undefined>;
    /** The same for a text. */
    hashOf(text: string): string;
}
export interface ChangedFile {
    readonly path: string;
    readonly status: 'added' | 'modified' | 'removed' | 'renamed';
    readonly previous?: string;
}
/** All paths relative to the working directory. undefined or empty where it is no checkout. */
export interface Git {
    head(): Promise<string | undefined>;
    /** The repository's main branch, as far as the clone knows. */
    branch(): Promise<string | undefined>;
    /** Path of the working directory in the repository: '' or with a `/` at its end. */
    prefix(): Promise<string>;
    /** Of the checked-out commit, or of another one that is there; in order, also in a shallow clone. */
    parents(commit?: string): Promise<readonly string[]>;
    /** Fetches a missing commit; false: could not. */
    ensure(commit: string, depth?: number): Promise<boolean>;
    mergeBase(a: string, b: string): Promise<string | undefined>;
    /** The commit itself and its first-parent ancestors, newest first, at most `most`; fetches what a shallow clone lacks. */
    firstParents(commit: string, most: number): Promise<readonly string[]>;
    /** Between that commit and the checked-out one, or another one that is there. */
    changed(base: string, head?: string): Promise<readonly ChangedFile[] | undefined>;
    /** Regular files of a commit that is there, each with the name of its bytes. */
    tree(commit: string): Promise<ReadonlyMap<string, string> | undefined>;
    show(commit: string, path: string): Promise<string | undefined>;
    /** Files that git neither tracks nor ignores. */
    untracked(): Promise<ReadonlySet<string>>;
}
/**
 * Runs a file of the checkout that is code (TypeScript or JavaScript; its path relative to the working directory), once a run. What cannot be loaded
 * is a problem at its line. Imports of `viva` and `@agentesting/agentest` give the running program's own exports.
 */
export type LoadModule = (file: string) => Promise<LoadedModule | {
    readonly problem: Problem;
}>;
export interface LoadedModule {
    /** By name; `default` always. */
    readonly exports: {
        readonly [name: string]: unknown;
    };
    /** The file and every file of the checkout that it imports, directly or not. */
    readonly files: readonly string[];
}
