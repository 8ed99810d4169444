import type { Finding, Severity, SkipCode, Status } from './finding.ts';
import type { Place } from './place.ts';
import type { Problem } from './problems.ts';
import type { RunCode, Transcript } from './transcript.ts';
export type Comparison = 'regressed' | 'fixed' | 'flaky' | 'still_failing' | 'still_passing' | 'new' | 'removed' | 'unconfirmed';
export type Conclusion = 'success' | 'failure' | 'neutral';
export type Reason = 'met' | 'met_with_errors' | 'regressed' | 'failed' | 'unconfirmed' | 'never' | 'below_threshold' | 'could_not_test' | 'budget' | 'nothing_to_run' | 'no_secrets' | 'no_match' | 'bad_config' | 'cancelled';
export interface Decision {
    readonly conclusion: Conclusion;
    readonly reason: Reason;
    readonly exit: 0 | 1 | 2 | 3 | 4 | 130 | 143;
    /** One sentence for a person. */
    readonly text: string;
}
export interface Counts {
    readonly passed: number;
    /** Completed runs: errors are never counted. */
    readonly completed: number;
}
export interface RunReport {
    readonly index: number;
    readonly status: Status;
    readonly code?: RunCode | SkipCode;
    /** `agent`: talked to now. `transcript`: judged or checked now on a stored transcript. `verdicts`: everything from memory. */
    readonly from: 'agent' | 'transcript' | 'verdicts';
    /** No new evidence: a stored run served again. */
    readonly reused: boolean;
    /** Hash of the transcript. */
    readonly transcript?: string;
    readonly findings: readonly Finding[];
    readonly ms: number;
    /** Milliseconds of the conversation alone. */
    readonly latency?: number;
    /** Hash of what the agent said: equal where two runs said the same. */
    readonly output?: string;
    /** Calls that the judge was spared: a cheaper check had failed, or the same answer was judged before. */
    readonly judge_calls_saved?: number;
    readonly usage: Spent;
}
/** A test that ran several times, in figures. */
export interface Repeats {
    /** Those that were to be. */
    readonly runs: number;
    readonly passed: number;
    readonly failed: number;
    readonly errored: number;
    readonly skipped: number;
    /** passed / (passed + failed), 4 digits; null: neither. */
    readonly pass_rate: number | null;
    /** Milliseconds, of the runs whose conversation is known. */
    readonly mean_latency?: number;
    readonly judge_calls_saved: number;
    /** Whether the agent said the same each time; absent: fewer than two answers are known. */
    readonly identical?: boolean;
}
/** What a metric says over all runs of a test. */
export interface MetricReport {
    readonly name: string;
    /** The mean over all rounds of all runs; absent: nothing was scored. */
    readonly score?: number;
    readonly at_least?: number;
    /** Of a bar for the mean; one for each run is told by the runs. `open`: it cannot be told, and is no pass. */
    readonly state?: 'met' | 'missed' | 'open';
    /** Runs in which it was measured, and in which it could not be. */
    readonly measured: number;
    readonly errored: number;
    /** How often each label that names a failure was given. */
    readonly failures?: {
        readonly [label: string]: number;
    };
}
/** Failures with one cause, over all runs of a test. */
export interface UniqueError {
    readonly title: string;
    readonly summary: string;
    /** Of the worst of them. */
    readonly severity: Severity;
    readonly count: number;
    readonly labels: readonly string[];
    /** Indices. */
    readonly runs: readonly number[];
}
export interface Spent {
    readonly agent_calls: number;
    readonly judge_calls: number;
    /** Of the model that plays the user. */
    readonly user_calls?: number;
    readonly tokens: {
        readonly input: number;
        readonly output: number;
    };
    /** undefined: a price is not known. */
    readonly usd?: number;
}
export interface TestReport {
    readonly id: string;
    readonly name: string;
    readonly file: string;
    readonly line: number;
    readonly end_line?: number;
    readonly tags: readonly string[];
    readonly agent?: string;
    readonly agent_version?: string;
    readonly status: Status;
    readonly code?: RunCode | SkipCode;
    readonly selected: boolean;
    /** Why it ran, was reused or was judged again. */
    readonly why: string;
    /** Of a dry run: how many runs it would talk to the agent for, judge again, or take as they are. */
    readonly planned?: {
        readonly run: number;
        readonly judge: number;
        readonly reuse: number;
    };
    readonly comparison?: Comparison;
    /** The comparison in one line of plain words (method.md, 2.3), without the test's name: "fails 3 of 3 here, passes 10 of 10 on main. …" */
    readonly line_text?: string;
    readonly base?: Counts;
    readonly head?: Counts;
    /** The last runs, base beside head, oldest first: "main ✓✓✓✗✓ 80 % (38–96) · here ✗✗ 0 % (0–66)". */
    readonly strip?: string;
    /** Odds that an unchanged pull request would show this, 0.001 at least. */
    readonly odds?: number;
    readonly threshold?: {
        readonly text: string;
        readonly state: 'met' | 'missed' | 'open';
    };
    readonly metrics?: readonly MetricReport[];
    /** What went wrong by the metrics, the worst first. */
    readonly errors?: readonly UniqueError[];
    readonly never: boolean;
    /** It fails by the word of a judge that only advises: it turns nothing red. */
    readonly advice?: true;
    /** What the author said in `skip`. */
    readonly skip_reason?: string;
    /** What this pull request took out of a test that used to pass, each in plain words: "criterion removed: “Never invents a slot”". */
    readonly weakened?: readonly string[];
    /** Hash of a passing transcript of the base: what the agent did then. */
    readonly base_transcript?: string;
    /** Of a test with more than one run. */
    readonly repeats?: Repeats;
    readonly runs: readonly RunReport[];
}
/** What the base branch's history says as of one commit. */
export interface TrendPoint {
    readonly commit: string;
    /** A test that passed 2 of its 3 runs there counts as 0.67. */
    readonly passed: number;
    /** Tests that had run by then. */
    readonly completed: number;
}
export interface Report {
    readonly schema_version: 1;
    /** The tool that wrote it. */
    readonly viva: string;
    readonly id: string;
    readonly commit?: string;
    readonly base?: string;
    /** Name of the base branch, for words. */
    readonly base_name?: string;
    readonly started_at: string;
    readonly duration_ms: number;
    readonly totals: {
        readonly passed: number;
        readonly failed: number;
        readonly errored: number;
        readonly skipped: number;
        readonly regressed: number;
        readonly fixed: number;
        readonly flaky: number;
        readonly unconfirmed: number;
        /** passed / (passed + failed), 4 digits; null: neither. */
        readonly pass_rate: number | null;
    };
    readonly tests: readonly TestReport[];
    readonly usage: Spent & {
        readonly reused_tests: number;
    };
    readonly judge?: string;
    readonly decision: Decision;
    readonly problems: readonly Problem[];
    /** Said once, in plain words: agents without `paths`, an agent without a live base, a token without write … */
    readonly notes: readonly string[];
    /** Of the base branch, oldest first. */
    readonly trend?: readonly TrendPoint[];
    readonly dry_run?: {
        readonly agent_calls: number;
        readonly judge_calls: number;
        readonly user_calls?: number;
        readonly usd?: number;
    };
}
/** What renderings may need beyond the report itself. */
export interface Rendering {
    readonly report: Report;
    /** By hash; absent where it is no longer stored. */
    readonly transcript: (hash: string) => Transcript | undefined;
    readonly links: Links;
    /** Width of the terminal, for the table. */
    readonly width?: number;
    readonly color?: boolean;
    /** The problems stand elsewhere on the same screen: they are not told twice. */
    readonly problems_said?: boolean;
}
/** undefined members: no such page (a terminal). */
export interface Links {
    readonly place?: (place: Place) => string;
    readonly run?: string;
    readonly commit?: (sha: string) => string;
}
