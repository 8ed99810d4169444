// From findings to a run's status, and from runs to a test's. Errors are never counted: they are neither passes nor failures.
import type { Finding, SkipCode, Status } from '../model/finding.ts';
import type { Threshold } from '../model/suite.ts';
import type { RunCode } from '../model/transcript.ts';

export interface Scored {
  readonly status: Status;
  readonly code?: RunCode | SkipCode;
}

/** What was still to be done when the run was stopped: passes beside it are no pass. */
const UNFINISHED: readonly (SkipCode | undefined)[] = ['budget', 'cancelled', 'bail'];

/** A run with a fail is failed, else with an error errored; it passes when all that was not skipped passed. */
export function runStatus(findings: readonly Finding[]): Scored {
  const failed = findings.find((f) => f.result === 'fail');
  if (failed) return { status: 'failed', code: failed.code ?? 'LLM_JUDGE_FAIL' };
  const errored = findings.find((f) => f.result === 'error');
  if (errored) return { status: 'errored', code: errored.code ?? 'HARNESS_ERROR' };
  const unfinished = findings.find((f) => f.result === 'skipped' && UNFINISHED.includes(f.skip));
  if (unfinished) return skipped(unfinished.skip);
  if (findings.some((f) => f.result === 'pass')) return { status: 'passed' };
  // A test asserts something, always: no finding at all means that something broke.
  return findings.length > 0 ? skipped(findings.find((f) => f.skip)?.skip) : { status: 'errored', code: 'HARNESS_ERROR' };
}

const skipped = (code: SkipCode | undefined): Scored => ({ status: 'skipped', ...(code && { code }) });

export interface TestRuns {
  readonly runs: readonly Scored[];
  readonly threshold?: Threshold | undefined;
  /** How many runs there were to be. */
  readonly planned: number;
  /** A `never` happened: red by policy, whatever the threshold. */
  readonly never?: boolean;
  /** Of the author's bars for means over all runs. */
  readonly averages?: { readonly text: string; readonly state: 'met' | 'missed' | 'open' } | undefined;
  /** Why runs are missing. */
  readonly skip?: SkipCode | undefined;
  /** Its first failing run was to end it: that it did is a failure, whatever the threshold. */
  readonly failFast?: boolean | undefined;
}

export interface TestScore extends Scored {
  readonly threshold?: { readonly text: string; readonly state: 'met' | 'missed' | 'open' };
}

/** Without a threshold every run must pass; one that errored leaves it open. */
export function testStatus({ runs, threshold, planned, never = false, skip, failFast = false, averages }: TestRuns): TestScore {
  const passed = runs.filter((r) => r.status === 'passed').length;
  const failed = runs.filter((r) => r.status === 'failed').length;
  const completed = passed + failed > 0;
  const aborted = failFast && failed > 0;
  const state = aborted ? 'missed' : threshold && stateOf(threshold, Math.max(planned, runs.length), passed, failed);
  const missed = averages?.state === 'missed';
  const bar = threshold && state && (state === 'missed' || !missed) ? { text: threshold.text, state } : averages;
  const said = bar && completed ? { threshold: bar } : {};
  const score = (status: Status, otherwise?: RunCode | SkipCode): TestScore => {
    const code = runs.find((r) => r.status === status)?.code ?? otherwise;
    return { status, ...(code && { code }), ...said };
  };
  const errored = runs.some((r) => r.status === 'errored');
  const isFailed = state ? state === 'missed' || (never && failed > 0) : failed > 0;
  if (isFailed) return score('failed');
  if (missed && completed) return score('failed', 'LLM_JUDGE_FAIL');
  // A mean that is not known satisfies no bar.
  if (averages?.state === 'open' && completed) return score('errored', 'JUDGE_ERROR');
  if (state ? state === 'met' : passed > 0 && !errored) return { status: 'passed', ...said };
  return errored ? score('errored') : score('skipped', skip);
}

/** Met once k passed, missed once k is out of reach. */
function stateOf(threshold: Threshold, planned: number, passed: number, failed: number): 'met' | 'missed' | 'open' {
  const n = 'n' in threshold ? threshold.n : planned;
  // 80 % of 10 is 8, and not 9 because of the last bit.
  const k = 'k' in threshold ? threshold.k : Math.ceil(threshold.share * n - 1e-9);
  if (n > 0 && passed >= k) return 'met';
  return failed > n - k ? 'missed' : 'open';
}
