import type { Baseline } from '../model/config.ts';
import type { Comparison, Counts } from '../model/report.ts';
import { type Detail, type Halt } from './words.ts';
export type { Halt };
export interface Sides {
    readonly inHead: boolean;
    /** Served wholly from base's transcripts: nothing new is known about the head. */
    readonly reused: boolean;
    readonly history: Counts;
    /** Base runs made just now, or with `live_before` for an earlier push of the same head. */
    readonly live: Counts;
    readonly live_before?: boolean;
    /** Runs made for this pull request. */
    readonly head: Counts;
    /** K: how many tests of this pull request have such runs. */
    readonly tests: number;
    /** Chance that a pull request which changes nothing is red. */
    readonly alpha?: number;
    readonly baseline: Baseline;
    /** Name of the base branch, for words. */
    readonly baseName: string;
    /** Base itself changed, so that its history does not count; undefined: told by history and live runs. */
    readonly moved?: boolean;
    /** Why no more runs are made although it is not proven. */
    readonly halted?: Halt;
}
export interface Compared {
    readonly comparison: Comparison;
    readonly detail?: Detail;
    /** Odds that an unchanged pull request would show this, 0.001 at least. */
    readonly odds?: number;
    /** For a person, without the test's name. */
    readonly text: string;
}
export declare function compare(c: Sides): Compared;
