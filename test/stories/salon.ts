// A salon with an agent, a judge, a repository, a cache and a GitHub: pushes and pull requests run the committed action there.
import type { StageRun } from '../stage/actions-api.ts';
import { type AgentServer, type Player, startAgentServer } from '../stage/agent.ts';
import { type StageCache, scopesOf, startCache } from '../stage/cache.ts';
import { BOT_TOKEN, type StageGitHub, type StageGitHubOptions, startGitHub, TOKEN } from '../stage/github.ts';
import { type ModelScript, type ModelServer, startModelServer } from '../stage/model.ts';
import { createRepo, type FileChanges, type Occasion, type StagePullCommits, type StageRemark, type StageRepo } from '../stage/repo.ts';
import { type ActionResult, type ActionRun, runAction } from '../stage/runner.ts';

/** The judge's key and the agent's. */
export const KEY = 'sk-salon-0123456789abcdefghij';

export interface SalonScript {
  readonly agent?: Player;
  readonly judge?: ModelScript['judge'];
  readonly github?: StageGitHubOptions;
}

type How = Partial<ActionRun> & { readonly fork?: boolean; readonly actor?: string; readonly attempt?: number };

export interface Salon {
  readonly repo: StageRepo;
  readonly cache: StageCache;
  readonly agent: AgentServer;
  readonly model: ModelServer;
  readonly github: StageGitHub;
  /** Agent `shop` at the scripted server, made up of `prompt.md`, judged by the scripted judge; three runs a test. */
  config(more?: string): string;
  push(files: FileChanges, how?: How): Promise<ActionResult>;
  pull(number: number, files: FileChanges, how?: How): Promise<ActionResult>;
  /** The newest pull request's same commit once more. */
  again(how?: How): Promise<ActionResult>;
  /** What GitHub starts once a run has ended: `workflow_run`, on the base branch. Default, the last run. */
  after(run?: StageRun, how?: How): Promise<ActionResult>;
  /** What GitHub does when a run was asked to go again: the same run, its next attempt. */
  goAgain(how?: How): Promise<ActionResult>;
  /** The action for any event, on a checkout of this commit. */
  act(occasion: Occasion, at: { readonly sha: string; readonly ref: string }, how?: How): Promise<ActionResult>;
  /** A comment on the newest pull request, as its author writes it, and what the action does about it. */
  remark(body: string, remark?: Partial<StageRemark>, how?: How): Promise<ActionResult & { readonly reactions: readonly string[] }>;
  comments(): readonly string[];
  /** The last run's checkout. */
  readonly workspace: () => string;
  close(): Promise<void>;
}

export async function openSalon(script: SalonScript = {}): Promise<Salon> {
  const repo = createRepo();
  const cache = await startCache();
  const agent = await startAgentServer(script.agent ?? (({ input }) => `You said: ${input}`));
  const model = await startModelServer({ judge: script.judge ?? (() => true) });
  const github = await startGitHub({ origin: repo.origin, ...script.github });
  github.artifacts = cache.artifacts;
  let pushed: string | undefined;
  let newest: StagePullCommits | undefined;
  let workspace = '';
  let runs = 0;

  const act: Salon['act'] = async (occasion, at, how = {}) => {
    const { fork, actor: _actor, attempt: _attempt, env, ...rest } = how;
    const pr = /pull\/(\d+)/.exec(at.ref)?.[1];
    workspace = repo.checkout(at);
    const numbers: { readonly [name: string]: string } = { ...occasion.env, GITHUB_RUN_ID: String(++runs), ...env };
    const attempt = Number(numbers['GITHUB_RUN_ATTEMPT'] ?? 1);
    const runId = Number(numbers['GITHUB_RUN_ID']);
    const run = begin(github, { runId, attempt, occasion, at, fork: fork ?? false });
    const result = await runAction({
      workspace,
      eventName: occasion.eventName,
      event: occasion.event,
      token: TOKEN,
      secrets: [KEY],
      env: {
        ...numbers,
        GITHUB_API_URL: github.url,
        OPENAI_API_KEY: KEY,
        SHOP_KEY: KEY,
        ...cache.env(scopesOf({ event: occasion.eventName, ref: at.ref, ...(pr && { pr: Number(pr) }) }), { runId, attempt }),
        ...env,
      },
      ...rest,
    });
    for (const job of run.jobs ?? []) job.completedAt ??= new Date().toISOString();
    Object.assign(run, { status: 'completed', conclusion: result.failed ? 'failure' : 'success' });
    return result;
  };
  const again: Salon['again'] = async (how = {}) => {
    if (!newest) throw new Error('no pull request yet');
    const { fork, actor, attempt } = how;
    github.pull.number = newest.number;
    github.pull.headSha = newest.headSha;
    github.pull.baseSha = newest.baseSha;
    github.pull.mergeSha = newest.mergeSha;
    github.pull.headRepo = fork ? 'stranger/salon' : 'acme/salon';
    const event = repo.pullEvent(newest, {
      ...(fork && { headRepo: 'stranger/salon' }),
      ...(actor && { actor }),
      ...(attempt && { attempt }),
    });
    return act(event, { sha: newest.mergeSha, ref: `refs/pull/${newest.number}/merge` }, how);
  };

  return {
    repo,
    cache,
    agent,
    model,
    github,
    config: (more = '') => `agents:
  shop:
    protocol: openai-chat
    endpoint: "${agent.url}/v1/chat/completions"
    headers: { Authorization: "Bearer \${SHOP_KEY}" }
    paths: [prompt.md]
judge: { provider: openai-compatible, model: exam, base_url: "${model.url}" }
baseline: history
runs: 3
${more}`,
    push: async (files, how) => {
      const sha = repo.push(files);
      const result = await act(repo.pushEvent({ sha, ...(pushed && { before: pushed }) }), { sha, ref: 'refs/heads/main' }, how);
      pushed = sha;
      return result;
    },
    pull: (number, files, how) => {
      newest = repo.pull(number, files);
      return again(how);
    },
    again,
    after: (run = github.runs.at(-1), how) => {
      const sha = repo.git('rev-parse', 'main');
      const { id, event, headSha, headRepo } = run ?? { id: 0, event: '', headSha: '', headRepo: null };
      const told = { id, event, head_sha: headSha, head_repository: headRepo === null ? null : { full_name: headRepo }, pull_requests: [] };
      const occasion: Occasion = {
        eventName: 'workflow_run',
        event: { action: 'completed', workflow_run: told, repository: { full_name: 'acme/salon', default_branch: 'main' } },
        env: {
          GITHUB_SHA: sha,
          GITHUB_REF: 'refs/heads/main',
          GITHUB_REF_NAME: 'main',
          GITHUB_WORKFLOW: 'Viva judge',
          GITHUB_JOB: 'judge',
        },
      };
      return act(occasion, { sha, ref: 'refs/heads/main' }, { token: BOT_TOKEN, ...how });
    },
    goAgain: (how = {}) => {
      const asked = github.reruns.at(-1) ?? '';
      const number = Number(asked.split(' ')[1]);
      const run = github.runs.find((r) => (asked.startsWith('job') ? r.jobs?.some((j) => j.id === number) : r.id === number));
      if (!run) throw new Error(`no run goes again: ${asked}`);
      const env = { GITHUB_RUN_ID: String(run.id), GITHUB_RUN_ATTEMPT: String(run.attempt), ...how.env };
      return again({ ...how, attempt: run.attempt, env });
    },
    act,
    remark: async (body, remark = {}, how = {}) => {
      const { by = 'anna', type = 'User', number = newest?.number ?? 1 } = remark;
      const { id } = github.write({ login: by, type }, body);
      const event = repo.commentEvent({ id, number, body, by, type, ...remark });
      const result = await act(event, { sha: repo.git('rev-parse', 'main'), ref: 'refs/heads/main' }, { token: BOT_TOKEN, ...how });
      return { ...result, reactions: github.reactions.filter((r) => r.comment === id).map((r) => r.content) };
    },
    comments: () => github.comments.filter((c) => c.body.startsWith('<!-- viva -->')).map((c) => c.body),
    workspace: () => workspace,
    close: async () => {
      await Promise.all([agent.close(), model.close(), cache.close()]);
      repo.close();
      await github.close();
    },
  };
}

/** GitHub lists the run from now on; a re-run is a new attempt of it. */
function begin(
  github: StageGitHub,
  run: {
    readonly runId: number;
    readonly attempt: number;
    readonly occasion: Occasion;
    readonly at: { readonly sha: string; readonly ref: string };
    readonly fork: boolean;
  },
): StageRun {
  const known = github.runs.find((r) => r.id === run.runId);
  const job = {
    id: run.runId * 100 + run.attempt,
    name: 'viva',
    runner: 'stage runner',
    startedAt: new Date().toISOString(),
    completedAt: null,
  };
  if (known) return Object.assign(known, { attempt: run.attempt, status: 'in_progress', conclusion: null, jobs: [job] });
  const pull = (run.occasion.event as { pull_request?: { head: { sha: string; ref: string } } }).pull_request;
  const made: StageRun = {
    id: run.runId,
    event: run.occasion.eventName,
    headSha: pull?.head.sha ?? run.at.sha,
    headBranch: pull?.head.ref ?? run.at.ref.replace(/^refs\/heads\//, ''),
    headRepo: run.fork ? 'stranger/salon' : 'acme/salon',
    path: '.github/workflows/viva.yml',
    attempt: run.attempt,
    status: 'in_progress',
    conclusion: null,
    jobs: [job],
  };
  github.runs.push(made);
  return made;
}

export const calls = (r: ActionResult): readonly number[] => [Number(r.outputs['agent-calls']), Number(r.outputs['judge-calls'])];

/** Conclusion, reason and exit code in one. */
export const ended = (r: ActionResult): readonly (string | number | null | undefined)[] => [
  r.exitCode,
  r.outputs['conclusion'],
  r.outputs['reason'],
];
