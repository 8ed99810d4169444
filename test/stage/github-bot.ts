// What GitHub does for a bot: who may write, reactions, workflow runs and their jobs that run again, review comments.
import { execFileSync } from 'node:child_process';
import type { StageJob, StageRun } from './actions-api.ts';
import type { Answer, Asked, StageGitHub } from './github.ts';

export interface StageReview {
  readonly path: string;
  readonly line: number;
  readonly body: string;
  readonly commit: string;
}

interface Context {
  readonly origin?: string;
  readonly example: (id: string) => { [key: string]: unknown };
  readonly problem: (message: string, status: number) => object;
}

export function botHandlers(stage: StageGitHub, context: Context): { [operation: string]: (asked: Asked) => Answer } {
  const { origin, example, problem } = context;
  const missing: Answer = [404, problem('Not Found', 404)];
  const git = (...args: string[]) => execFileSync('git', ['-C', origin ?? '.', ...args], { encoding: 'utf8', stdio: 'pipe' });
  const runOf = (asked: Asked) => stage.runs.find((r) => r.id === Number(asked.path['run_id']));
  const jobOf = (run: StageRun, job: StageJob) => ({
    ...(example('actions/list-jobs-for-workflow-run')['jobs'] as object[])[0],
    id: job.id,
    run_id: run.id,
    run_attempt: run.attempt,
    head_sha: run.headSha,
    name: job.name,
    runner_name: job.runner,
    status: job.completedAt === null ? 'in_progress' : 'completed',
    conclusion: job.completedAt === null ? null : 'failure',
    created_at: job.startedAt,
    started_at: job.startedAt,
    completed_at: job.completedAt,
  });
  const again = (run: StageRun, what: string): Answer => {
    if (run.status !== 'completed') return [403, problem('This workflow is already running', 403)];
    if (run.attempt > 50) return [403, problem('Unable to retry this workflow run because it has been retried too many times', 403)];
    run.status = 'queued';
    run.attempt++;
    stage.reruns.push(what);
    return [201, {}];
  };
  return {
    'repos/get-collaborator-permission-level': ({ path }) => {
      const login = path['username'] ?? '';
      if (login === 'ghost') return missing;
      const permission = stage.permissions[login] ?? 'read';
      const plain = example('repos/get-collaborator-permission-level');
      return [200, { ...plain, permission, role_name: permission, user: { ...(plain['user'] as object), login, role_name: permission } }];
    },
    'repos/get-commit': ({ path }) => {
      const sha = path['ref'] ?? '';
      const plain = example('repos/get-commit') as { commit: { committer: object } };
      const date = stage.commitTimes[sha] ?? (origin ? git('show', '--no-patch', '--format=%cI', sha).trim() : '2026-11-30T00:00:00Z');
      return [200, { ...plain, sha, files: [], commit: { ...plain.commit, committer: { ...plain.commit.committer, date } } }];
    },
    'reactions/create-for-issue-comment': ({ path, body, token }) => {
      const reaction = { comment: Number(path['comment_id']), content: String(body['content']) };
      const known = stage.reactions.some((r) => r.comment === reaction.comment && r.content === reaction.content);
      if (!known) stage.reactions.push(reaction);
      const plain = example('reactions/create-for-issue-comment');
      return [known ? 200 : 201, { ...plain, content: reaction.content, user: { ...(plain['user'] as object), login: token.login } }];
    },
    'actions/list-jobs-for-workflow-run': (asked) => {
      const run = runOf(asked);
      return run ? [200, { total_count: (run.jobs ?? []).length, jobs: (run.jobs ?? []).map((j) => jobOf(run, j)) }] : missing;
    },
    'actions/re-run-job-for-workflow-run': ({ path }) => {
      const id = Number(path['job_id']);
      const run = stage.runs.find((r) => r.jobs?.some((j) => j.id === id));
      return run ? again(run, `job ${id}`) : missing;
    },
    'actions/re-run-workflow': (asked) => {
      const run = runOf(asked);
      return run ? again(run, `run ${run.id}`) : missing;
    },
    'pulls/create-review-comment': ({ body }) => {
      const review = {
        path: String(body['path']),
        line: Number(body['line']),
        body: String(body['body']),
        commit: String(body['commit_id']),
      };
      const range = `${stage.pull.baseSha}...${stage.pull.headSha}`;
      const hunks = [...git('diff', range, '--', review.path).matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)];
      const inDiff = hunks.some(([, from, many]) => review.line >= Number(from) && review.line < Number(from) + Number(many ?? 1));
      if (!inDiff)
        return [
          422,
          { ...problem('Validation Failed', 422), errors: [{ resource: 'PullRequestReviewComment', code: 'invalid', field: 'line' }] },
        ];
      stage.reviews.push(review);
      const plain = example('pulls/create-review-comment');
      return [201, { ...plain, ...review, commit_id: review.commit }];
    },
  };
}
