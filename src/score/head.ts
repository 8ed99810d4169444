// Which runs speak about the head of a pull request.
import type { Status } from '../model/finding.ts';
import type { Counts, RunReport } from '../model/report.ts';

export interface HeadRun {
  readonly index: number;
  readonly status: Status;
  /** `agent`: made now. Otherwise it is the run that it was, judged now or then. */
  readonly from: RunReport['from'];
  /** The pull request, and the commit, whose run it was; without a pull request: a run of the base branch. */
  readonly pr?: number | undefined;
  readonly commit?: string | undefined;
}

/**
 * Runs made for this pull request or, on a branch, for this commit: now or, with the same version of the agent, earlier, so that the
 * evidence goes on where it stopped. What base left behind says nothing about the head; errors count as nothing; the same run counts once.
 * `head` undefined: there is no other side, and all count.
 */
export function headCounts(runs: readonly HeadRun[], head: Pick<HeadRun, 'pr' | 'commit'> | undefined): Counts {
  const own = runs.filter((r) => r.from === 'agent' || head === undefined || isOf(r, head));
  const byIndex = new Map(own.filter((r) => r.status === 'passed' || r.status === 'failed').map((r) => [r.index, r]));
  return { passed: [...byIndex.values()].filter((r) => r.status === 'passed').length, completed: byIndex.size };
}

function isOf(run: HeadRun, head: Pick<HeadRun, 'pr' | 'commit'>): boolean {
  if (head.pr !== undefined) return run.pr === head.pr;
  return head.commit !== undefined && run.pr === undefined && run.commit === head.commit;
}
