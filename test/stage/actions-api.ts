// GitHub's API of workflow runs, their artifacts, commit statuses, and the pull request that a commit came from.
import type { StageArtifact } from './artifacts.ts';
import type { Answer, Asked, StagePull, StageToken } from './github.ts';

export interface StageRun {
  readonly id: number;
  readonly event: string;
  /** Of a pull request its head; else what the run checked out. */
  readonly headSha: string;
  readonly headBranch: string;
  /** null: the fork is gone. */
  readonly headRepo: string | null;
  /** The workflow's file. */
  readonly path: string;
  attempt: number;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: 'success' | 'failure' | 'cancelled' | null;
  /** ISO time; else some minutes after the others. */
  created?: string;
  readonly jobs?: readonly StageJob[];
}

export interface StageJob {
  readonly id: number;
  readonly name: string;
  readonly runner: string;
  startedAt: string;
  /** null: it runs. */
  completedAt: string | null;
}

export interface StageStatus {
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly description: string;
  readonly target_url: string;
}

export interface ActionsState {
  readonly runs: StageRun[];
  readonly statuses: StageStatus[];
  /** Of the artifact service. */
  artifacts: () => readonly StageArtifact[];
  /** Commits on the base branch that merging a pull request made, by the pull request's number. */
  readonly merges: Map<string, number>;
}

export const newActions = (): ActionsState => ({ runs: [], statuses: [], artifacts: () => [], merges: new Map() });

interface Repository {
  readonly owner: string;
  readonly repo: string;
  readonly example: (operation: string) => { [key: string]: unknown };
  readonly missing: Answer;
}

const AT = (n: number) => new Date(Date.UTC(2026, 10, 30) + n * 60_000).toISOString();

export function actionsHandlers(
  stage: ActionsState & { readonly pull: StagePull },
  { owner, repo, example, missing }: Repository,
): { [operation: string]: (asked: Asked) => Answer } {
  const full = `${owner}/${repo}`;
  const firstOf = (operation: string, list: string) => (example(operation)[list] as { [key: string]: unknown }[])[0] ?? {};
  const run = (r: StageRun) => {
    const plain = example('actions/get-workflow-run');
    const html_url = `https://github.com/${full}/actions/runs/${r.id}`;
    return {
      ...plain,
      id: r.id,
      event: r.event,
      head_sha: r.headSha,
      head_branch: r.headBranch,
      path: r.path,
      run_attempt: r.attempt,
      status: r.status,
      conclusion: r.conclusion,
      html_url,
      // Empty for forks.
      pull_requests: [],
      created_at: r.created ?? AT(r.id),
      updated_at: AT(r.id),
      repository: { ...(plain['repository'] as object), full_name: full },
      head_repository: r.headRepo === null ? null : { ...(plain['head_repository'] as object), full_name: r.headRepo },
    };
  };
  const artifact = (a: StageArtifact) => {
    const of = stage.runs.find((r) => r.id === a.runId);
    return {
      ...firstOf('actions/list-workflow-run-artifacts', 'artifacts'),
      id: a.id,
      name: a.name,
      size_in_bytes: a.size,
      digest: a.digest,
      expired: a.expired,
      created_at: a.created,
      updated_at: a.created,
      workflow_run: {
        id: a.runId,
        repository_id: 1,
        head_repository_id: 1,
        head_branch: of?.headBranch ?? '',
        head_sha: of?.headSha ?? '',
      },
    };
  };
  return {
    'actions/list-workflow-runs-for-repo': ({ query }) => {
      const wanted = (r: StageRun) =>
        (query['event'] ?? r.event) === r.event &&
        (query['head_sha'] ?? r.headSha) === r.headSha &&
        (query['branch'] ?? r.headBranch) === r.headBranch &&
        [r.status, r.conclusion, undefined].includes(query['status'] as undefined);
      const workflow_runs = stage.runs.filter(wanted).reverse().map(run);
      return [200, { total_count: workflow_runs.length, workflow_runs }];
    },
    'actions/get-workflow-run': ({ path }) => {
      const found = stage.runs.find((r) => r.id === Number(path['run_id']));
      return found ? [200, run(found)] : missing;
    },
    'actions/list-workflow-run-artifacts': ({ path, query }) => {
      const named = (a: StageArtifact) => query['name'] === undefined || query['name'] === a.name;
      const of = stage.artifacts().filter((a) => a.runId === Number(path['run_id']) && named(a));
      const artifacts = [...of].reverse().map(artifact);
      return [200, { total_count: artifacts.length, artifacts }];
    },
    'actions/download-artifact': ({ path }) => {
      const found = stage.artifacts().find((a) => a.id === Number(path['artifact_id']));
      if (found?.expired)
        return [410, { message: 'Artifact has expired', documentation_url: 'https://docs.github.com/rest', status: '410' }];
      return found ? [302, undefined, { location: found.url }] : missing;
    },
    'repos/create-commit-status': ({ path, body }) => {
      const { state, context = 'default', description = '', target_url = '' } = body as { [key: string]: string };
      if (description.length > 140)
        return [422, { message: 'Validation Failed', documentation_url: 'https://docs.github.com/rest', status: '422' }];
      stage.statuses.push({ sha: path['sha'] ?? '', state: state ?? '', context, description, target_url });
      return [201, { ...example('repos/create-commit-status'), state, context, description, target_url }];
    },
    'repos/list-pull-requests-associated-with-commit': ({ path }) => {
      const number = stage.merges.get(path['commit_sha'] ?? '');
      const { headSha, headRepo, baseSha, baseRef, state, merged } = stage.pull;
      if (number === undefined || number !== stage.pull.number) return [200, []];
      const plain = (
        example('repos/list-pull-requests-associated-with-commit') as unknown as { [key: string]: { [key: string]: object } }[]
      )[0];
      const head = {
        ...plain?.['head'],
        sha: headSha,
        repo: headRepo === null ? null : { ...plain?.['head']?.['repo'], full_name: headRepo },
      };
      const base = { ...plain?.['base'], sha: baseSha, ref: baseRef, repo: { ...plain?.['base']?.['repo'], full_name: full } };
      const merged_at = merged ? '2026-11-30T00:00:00Z' : null;
      return [200, [{ ...plain, requested_teams: [], number, state, merged_at, merge_commit_sha: path['commit_sha'], head, base }]];
    },
  };
}

/** Besides reading contents. */
export function runsNeed(operation: string, { actions, statuses }: StageToken['permissions']): string | undefined {
  if (operation === 'repos/create-commit-status') return statuses === 'write' ? undefined : 'statuses=write';
  if (!operation.startsWith('actions/')) return undefined;
  const writes = operation.startsWith('actions/re-run');
  return actions === 'write' || (actions && !writes) ? undefined : writes ? 'actions=write' : 'actions=read';
}
