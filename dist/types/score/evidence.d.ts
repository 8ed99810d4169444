/** Probability of this head sequence (x of n passed) if it is the same as base, which passed s of h. */
export declare const pred: (s: number, h: number, x: number, n: number) => number;
/** E: for "it dropped". */
export declare const evidence: (s: number, h: number, x: number, n: number) => number;
/** Efix: for "it was mended". */
export declare const fixedEvidence: (s: number, h: number, x: number, n: number) => number;
/** Elive: for "it dropped", against live base runs alone, with a flat prior. */
export declare const liveEvidence: (ls: number, lh: number, x: number, n: number) => number;
/** The pass rate that s of h passes speak for. */
export declare function meanRate(s: number, h: number): number;
/** Wilson's 95 % interval of a pass rate. */
export declare function wilson(passed: number, n: number): readonly [low: number, high: number];
