import type { Baseline } from '../model/config.ts';
import type { Comparison, Counts } from '../model/report.ts';
export type Detail = 'reused' | 'passing' | 'failing' | 'no_completed_run' | 'history_only' | 'base_moved' | 'may_be_fixed' | 'no_live_base' | 'suspicious' | 'too_little';
/** Why no more runs are made although some are missing. */
export type Halt = 'budget' | 'cancelled' | 'head_errors' | 'base_errors' | 'no_base';
export interface Sayable {
    readonly comparison: Comparison;
    readonly detail?: Detail | undefined;
    readonly odds?: number | undefined;
    readonly history: Counts;
    readonly live: Counts;
    readonly live_before?: boolean;
    readonly head: Counts;
    /** Base runs that count. */
    readonly base: Counts;
    readonly baseline: Baseline;
    readonly baseName: string;
    readonly halted?: Halt | undefined;
    readonly missing: () => {
        readonly head: number;
        readonly live: number;
    } | undefined;
}
export declare function inWords(c: Sayable): string;
