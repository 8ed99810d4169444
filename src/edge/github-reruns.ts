// Runs of workflows that run again.
import type { GitHubReruns, WorkflowRun } from '../model/platform.ts';
import { deniedText, oneLine, statusOf } from './github-client.ts';
import type { Speaker } from './github-talk.ts';

interface Run {
  readonly id: number;
  readonly event: string;
  readonly head_sha: string;
  readonly status: string | null;
  readonly run_attempt?: number;
  readonly created_at: string;
  readonly html_url: string;
  readonly repository: { readonly full_name: string };
  /** null where the fork is gone, whatever the types say. */
  readonly head_repository: { readonly full_name: string } | null;
}

export function rerunsOn({ client, owner, repo, token }: Speaker): GitHubReruns {
  const here = { owner, repo };
  const api = client.rest.actions;
  const said =
    (what: string) =>
    (e: unknown): never => {
      throw new Error(`${what}: ${deniedText(e) ?? oneLine(e, token)}`);
    };
  return {
    run: async (id) => {
      try {
        return runOf((await api.getWorkflowRun({ ...here, run_id: Number(id), exclude_pull_requests: true })).data);
      } catch (e) {
        return statusOf(e) === 404 ? undefined : said(`run ${id}`)(e);
      }
    },
    ofHead: async (sha) => {
      const asked = { ...here, head_sha: sha, event: 'pull_request', exclude_pull_requests: true, per_page: 30 };
      const { data } = await api.listWorkflowRunsForRepo(asked).catch(said(`runs of ${sha.slice(0, 7)}`));
      return data.workflow_runs.map(runOf);
    },
    jobs: async (run) => {
      const asked = { ...here, run_id: run, filter: 'latest' as const, per_page: 100 };
      const all = await client.paginate(api.listJobsForWorkflowRun, asked).catch(said(`jobs of run ${run}`));
      return all.map((job) => ({
        id: job.id,
        name: job.name,
        runner: job.runner_name ?? '',
        ...(job.started_at && { started: job.started_at }),
        ...(job.completed_at && { ended: job.completed_at }),
      }));
    },
    again: async (what) => {
      // Asked twice, it would be refused as running already.
      const once = { request: { retries: 0 } };
      try {
        if ('job' in what) await api.reRunJobForWorkflowRun({ ...here, job_id: what.job, ...once });
        else await api.reRunWorkflow({ ...here, run_id: what.run, ...once });
        return { started: true };
      } catch (e) {
        const integration = /not accessible by integration/i.test(e instanceof Error ? e.message : '');
        return { refused: (integration ? deniedText(e) : undefined) ?? oneLine(e, token).replace(/ - https:\S+$/, '') };
      }
    },
  };
}

const runOf = (run: Run): WorkflowRun => ({
  id: run.id,
  event: run.event,
  headSha: run.head_sha,
  repo: run.repository.full_name,
  ...(run.head_repository && { headRepo: run.head_repository.full_name }),
  completed: run.status === 'completed',
  attempt: run.run_attempt ?? 1,
  created: run.created_at,
  url: run.html_url,
});
