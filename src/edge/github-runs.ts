// Workflow runs and what they left; commit statuses; the pull request that a commit came from.
import { type ArtifactQuery, type FoundArtifact, isArtifactOf } from '../model/artifacts.ts';
import type { CommitStatus, PullRequest, StatusResult } from '../model/platform.ts';
import { type Client, deniedText, oneLine } from './github-client.ts';

export interface Connected {
  readonly client: Client;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
}

const MOST_RUNS = 10;
const MOST_DESCRIPTION = 140;

interface Run {
  readonly id: number;
  readonly event: string;
  readonly head_sha: string;
  readonly head_branch: string | null;
  readonly path: string;
  readonly html_url: string;
  readonly repository: { readonly full_name: string };
  /** null where the fork is gone, whatever the types say. */
  readonly head_repository: { readonly full_name: string } | null;
}

export async function findArtifacts({ client, owner, repo }: Connected, query: ArtifactQuery): Promise<readonly FoundArtifact[]> {
  const here = { owner, repo };
  const found: FoundArtifact[] = [];
  for (const run of await runsOf(client, here, query)) {
    // GitHub filters by these; what it says of the run itself is what counts.
    const fits =
      run.event === query.event &&
      run.repository.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase() &&
      (query.headSha ?? run.head_sha) === run.head_sha &&
      (query.branch ?? run.head_branch) === run.head_branch;
    if (fits) found.push(...(await artifactsOf(client, here, run, query)));
  }
  return found;
}

async function runsOf(client: Client, here: { owner: string; repo: string }, query: ArtifactQuery): Promise<readonly Run[]> {
  if (query.run !== undefined) return [(await client.rest.actions.getWorkflowRun({ ...here, run_id: query.run })).data as Run];
  const { data } = await client.rest.actions.listWorkflowRunsForRepo({
    ...here,
    event: query.event,
    ...(query.headSha !== undefined && { head_sha: query.headSha }),
    ...(query.branch !== undefined && { branch: query.branch }),
    exclude_pull_requests: true,
    per_page: 100,
  });
  const runs = [...(data.workflow_runs as readonly Run[])].sort((a, b) => b.id - a.id);
  return runs.slice(0, query.most ?? MOST_RUNS);
}

async function artifactsOf(
  client: Client,
  here: { owner: string; repo: string },
  run: Run,
  query: ArtifactQuery,
): Promise<FoundArtifact[]> {
  const { data } = await client.rest.actions.listWorkflowRunArtifacts({ ...here, run_id: run.id, per_page: 100 });
  return (
    data.artifacts
      .filter((a) => !a.expired && isArtifactOf(a.name, query.named))
      // Each attempt of a run leaves its own.
      .sort((a, b) => b.id - a.id)
      .map((a) => ({
        artifact: a.id,
        name: a.name,
        size: a.size_in_bytes,
        ...(a.digest && { digest: a.digest }),
        run: run.id,
        runUrl: run.html_url,
        event: run.event,
        headSha: run.head_sha,
        ...(run.head_repository && { headRepo: run.head_repository.full_name }),
        workflow: run.path.replace(/@.*$/, ''),
      }))
  );
}

export async function findMergedPull({ client, owner, repo }: Connected, commit: string): Promise<PullRequest | undefined> {
  const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: commit, per_page: 100 });
  // Others may hold the commit too: one that was opened later from this branch, for one.
  const merged = data.find((pr) => pr.merged_at !== null && pr.merge_commit_sha === commit);
  return merged && pullOf(merged);
}

interface PullData {
  readonly number: number;
  readonly head: { readonly sha: string; readonly repo: unknown };
  readonly base: { readonly sha: string; readonly ref: string; readonly repo: { readonly full_name: string } };
  readonly draft?: boolean;
}

/** As GitHub describes it, one or in a list. */
export function pullOf({ number, head, base, draft }: PullData): PullRequest {
  // null where the fork is gone, whatever the types say.
  const headRepo = (head.repo as { full_name: string } | null)?.full_name;
  return {
    number,
    headSha: head.sha,
    ...(headRepo !== undefined && { headRepo }),
    baseSha: base.sha,
    baseRef: base.ref,
    fork: headRepo !== base.repo.full_name,
    draft: draft ?? false,
  };
}

export async function setStatus({ client, owner, repo, token }: Connected, status: CommitStatus): Promise<StatusResult> {
  const { sha, state, context, url: target_url } = status;
  const characters = [...status.description];
  const description = characters.length > MOST_DESCRIPTION ? `${characters.slice(0, MOST_DESCRIPTION - 1).join('')}…` : status.description;
  try {
    await client.rest.repos.createCommitStatus({ owner, repo, sha, state, context, description, target_url });
    return { set: true };
  } catch (e) {
    const denied = deniedText(e, 'statuses=write');
    return denied ? { denied } : { failed: oneLine(e, token) };
  }
}
