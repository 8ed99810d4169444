import { type Json } from './json.ts';
export interface Span {
    readonly name: string;
    /** Nanoseconds since 1970, for the order. */
    readonly start: bigint;
    readonly attributes: {
        readonly [key: string]: Json;
    };
    readonly failed: boolean;
}
/** Of an export as JSON, `resourceSpans` in it. What is not of that shape is left out. */
export declare function spansOfJson(value: unknown): readonly Span[];
