import { z } from 'zod';
import type { EventComment, EventInfo, EventKind, FinishedRun, PullRequest } from '../model/platform.ts';

const KINDS: readonly EventKind[] = [
  'pull_request',
  'pull_request_target',
  'push',
  'merge_group',
  'workflow_dispatch',
  'schedule',
  'issue_comment',
  'workflow_run',
];

/** What is not as GitHub documents it counts as missing: an event is never refused for a field that may not be needed. */
const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const text = maybe(z.string());
const repository = maybe(z.object({ full_name: z.string() }));

const payloadSchema = z.object({
  repository: maybe(z.object({ default_branch: text })),
  before: text,
  action: text,
  comment: maybe(
    z.object({
      id: z.int(),
      body: z.string(),
      created_at: z.string(),
      user: z.object({ login: z.string(), type: z.string() }),
      performed_via_github_app: maybe(z.looseObject({})),
    }),
  ),
  pull_request: maybe(
    z.object({
      number: z.int(),
      draft: maybe(z.boolean()),
      head: z.object({ sha: z.string(), repo: repository }),
      base: z.object({ sha: z.string(), ref: z.string(), repo: repository }),
    }),
  ),
  issue: maybe(z.object({ number: z.int(), pull_request: maybe(z.looseObject({})) })),
  merge_group: maybe(z.object({ head_sha: z.string(), head_ref: z.string(), base_sha: z.string(), base_ref: z.string() })),
  workflow_run: maybe(
    z.object({
      id: maybe(z.int()),
      event: maybe(z.string()),
      head_sha: maybe(z.string().regex(/^[0-9a-f]{40,64}$/)),
      head_repository: repository,
      pull_requests: maybe(z.array(z.object({ number: z.int() }))),
    }),
  ),
});
type Payload = z.output<typeof payloadSchema>;

type Env = { readonly [name: string]: string | undefined };

/** The event from GITHUB_* and its payload. `read` gives undefined where there is no such file. */
export async function readEvent(env: Env, read: (path: string) => Promise<string | undefined>): Promise<EventInfo> {
  const path = env['GITHUB_EVENT_PATH'];
  const payload = parsePayload(path ? await read(path) : undefined);
  const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  const kind = KINDS.find((k) => k === name) ?? 'other';
  const ref = env['GITHUB_REF'] ?? '';
  const pr = pullRequest(payload, `${owner}/${repo}`);
  const prNumber = pr?.number ?? mentioned(payload);
  const finished = finishedRun(payload);
  const defaultBranch = payload.repository?.default_branch ?? 'main';
  const serverUrl = trimSlash(env['GITHUB_SERVER_URL'] || 'https://github.com');
  const runId = env['GITHUB_RUN_ID'] ?? '';
  const attempt = Number(env['GITHUB_RUN_ATTEMPT']) || 1;
  const actor = env['GITHUB_ACTOR'] ?? '';
  const comment = commentOf(payload);
  return {
    kind,
    owner,
    repo,
    ...(pr && { pr }),
    ...(prNumber !== undefined && { prNumber }),
    ...(finished && { finished }),
    dependabot: actor === 'dependabot[bot]',
    actor,
    ...(comment && { comment }),
    sha: env['GITHUB_SHA'] ?? '',
    ref,
    baseName: pr?.baseRef ?? branchOf(ref) ?? defaultBranch,
    defaultBranch,
    ...(payload.before && !/^0+$/.test(payload.before) && { before: payload.before }),
    runId,
    attempt,
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    job: env['GITHUB_JOB'] ?? '',
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}${attempt > 1 ? `/attempts/${attempt}` : ''}`,
    serverUrl,
    apiUrl: trimSlash(env['GITHUB_API_URL'] || 'https://api.github.com'),
  };
}

function parsePayload(source: string | undefined): Payload {
  try {
    return payloadSchema.parse(JSON.parse(source ?? '{}'));
  } catch {
    return payloadSchema.parse({});
  }
}

function pullRequest(payload: Payload, here: string): PullRequest | undefined {
  const { pull_request: pull, merge_group: group } = payload;
  if (pull) {
    const headRepo = pull.head.repo?.full_name;
    return {
      number: pull.number,
      headSha: pull.head.sha,
      ...(headRepo && { headRepo }),
      baseSha: pull.base.sha,
      baseRef: pull.base.ref,
      fork: headRepo !== (pull.base.repo?.full_name ?? here),
      draft: pull.draft ?? false,
    };
  }
  // A merge queue's branch is `gh-readonly-queue/main/pr-104-<sha>`: the only place where the pull request's number stands.
  const number = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(group?.head_ref ?? '')?.[1];
  if (!group || !number) return undefined;
  return {
    number: Number(number),
    headSha: group.head_sha,
    headRepo: here,
    baseSha: group.base_sha,
    baseRef: branchOf(group.base_ref) ?? group.base_ref,
    fork: false,
    draft: false,
  };
}

function commentOf({ action, comment }: Payload): EventComment | undefined {
  if (!comment) return undefined;
  const { id, body, created_at: at, user } = comment;
  const bot = user.type !== 'User' || user.login.endsWith('[bot]') || comment.performed_via_github_app !== undefined;
  return { id, action: action ?? '', body, by: user.login, bot, at };
}

function finishedRun({ workflow_run: run }: Payload): FinishedRun | undefined {
  if (!run?.id || !run.event || !run.head_sha) return undefined;
  const headRepo = run.head_repository?.full_name;
  return { id: run.id, event: run.event, headSha: run.head_sha, ...(headRepo && { headRepo }) };
}

function mentioned(payload: Payload): number | undefined {
  if (payload.issue?.pull_request) return payload.issue.number;
  return payload.workflow_run?.pull_requests?.[0]?.number;
}

const branchOf = (ref: string): string | undefined => /^refs\/heads\/(.+)$/.exec(ref)?.[1];
const trimSlash = (url: string): string => url.replace(/\/+$/, '');
