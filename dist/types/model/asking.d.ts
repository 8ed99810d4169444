import type { JsonObject } from './json.ts';
import type { Problem } from './problems.ts';
import type { Spent } from './report.ts';
export interface Message {
    readonly role: 'system' | 'user' | 'assistant';
    readonly content: string;
}
export type Read<T> = {
    readonly value: T;
} | {
    readonly wrong: string;
};
export interface ModelRequest<T> {
    /** `nonce`: a word that whoever wrote the data could not know. It fences the data, and the answer repeats it. */
    readonly messages: (nonce: string) => readonly Message[];
    readonly schema: (nonce: string) => JsonObject;
    /** What others wrote: the nonce is none of its words. */
    readonly data: readonly string[];
    /** The answer need not repeat the nonce: nothing in the prompt is anybody else's. */
    readonly open?: boolean;
    /** `answers`: the objects found in what came back, in order; there is one at least. `last`: it is not asked again. */
    readonly read: (answers: readonly {
        readonly [key: string]: unknown;
    }[], last: boolean) => Read<T>;
}
export type Answered<T> = ({
    readonly ok: true;
    readonly value: T;
} | {
    readonly ok: false;
    readonly error: string;
}) & {
    /** Its calls are in `judge_calls`, whoever asked. */
    readonly spent: Spent;
};
export interface AskedModel {
    /** `provider:model`, for words. */
    readonly name: string;
    /** Everything that can change an answer but the request: model, endpoint, parameters. */
    readonly fingerprint: string;
    /** An answer that cannot be used is asked for once more; a provider that fails, three times. Never throws. */
    ask<T>(request: ModelRequest<T>, signal: AbortSignal): Promise<Answered<T>>;
    /** Before anything is spent: the model is known to the provider, the key is there. */
    check(signal: AbortSignal): Promise<Problem | undefined>;
    /** Set once an answer showed that no call can succeed. */
    refused(): Problem | undefined;
}
