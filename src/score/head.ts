// Which runs speak about the head of a pull request.
import type { Status } from '../model/finding.ts';
import type { Counts, RunReport } from '../model/report.ts';

export interface HeadRun {
  readonly index: number;
  readonly status: Status;
  /** `verdicts`: served from memory with all its findings, so it is the run that it was. */
  readonly from: RunReport['from'];
  /** The pull request whose run it was; undefined: a run of the base branch. */
  readonly pr?: number | undefined;
}

/**
 * Runs made for this pull request, on this push or, with the same version of the agent, on earlier ones: the evidence goes on where it stopped.
 * What base left behind says nothing about the head; errors count as nothing; the same run counts once.
 */
export function headCounts(runs: readonly HeadRun[], pr: number | undefined): Counts {
  const own = runs.filter((r) => r.from !== 'verdicts' || (pr !== undefined && r.pr === pr));
  const byIndex = new Map(own.filter((r) => r.status === 'passed' || r.status === 'failed').map((r) => [r.index, r]));
  return { passed: [...byIndex.values()].filter((r) => r.status === 'passed').length, completed: byIndex.size };
}
