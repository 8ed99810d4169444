// A GitHub in memory. Every request and every answer is held against GitHub's own OpenAPI document.
import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ActionsState, actionsHandlers, newActions, runsNeed } from './actions-api.ts';
import { botHandlers, type StageReview } from './github-bot.ts';
import { loadOperations, type Operation } from './openapi.ts';

/** Read and compiled once for all stages of a process. */
const operations = loadOperations(new URL('../fixtures/github-openapi.json', import.meta.url));
const DOCS = 'https://docs.github.com/rest';
const AT = '2026-11-30T00:00:00Z';

export interface StageUser {
  readonly login: string;
  readonly type: 'User' | 'Bot';
}
export interface StageComment {
  readonly id: number;
  readonly user: StageUser;
  body: string;
}
export interface StageFile {
  readonly filename: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged';
  readonly previous_filename?: string;
}
export interface StagePull {
  number: number;
  headSha: string;
  /** null: the fork is gone. */
  headRepo: string | null;
  baseSha: string;
  baseRef: string;
  draft: boolean;
  state: 'open' | 'closed';
  merged: boolean;
  /** GitHub's trial merge. */
  mergeSha: string | null;
}
type Permission = 'read' | 'write';
export interface StageToken {
  readonly login: string;
  readonly type?: 'User' | 'Bot';
  readonly permissions: {
    readonly pull_requests?: Permission;
    readonly issues?: Permission;
    readonly contents?: Permission;
    readonly actions?: Permission;
    readonly statuses?: Permission;
  };
}

export interface StageGitHubOptions {
  readonly owner?: string;
  readonly repo?: string;
  /** An enterprise server's API lives under a path: `/api/v3`. */
  readonly path?: string;
  readonly pull?: Partial<StagePull>;
  /** Bare repository that answers for files, contents and merge bases. */
  readonly origin?: string;
  readonly files?: readonly StageFile[];
  readonly contents?: { readonly [commit: string]: { readonly [path: string]: string } };
  readonly comments?: readonly Omit<StageComment, 'id'>[];
  readonly tokens?: { readonly [token: string]: StageToken };
}

export const BOT: StageUser = { login: 'github-actions[bot]', type: 'Bot' };
/** What a workflow with `pull-requests: write` and `actions: read` has. */
export const TOKEN = 'ghs_stageTokenThatMayWriteComments0000001';
/** What a comment's workflow has: `actions: write` and `statuses: write` besides. */
export const BOT_TOKEN = 'ghs_stageTokenThatMayRerunAndSetStatus003';
/** What a fork's or Dependabot's run has. */
export const READ_TOKEN = 'ghs_stageTokenThatMayOnlyRead00000000000002';

export type Answer = readonly [status: number, body?: unknown, headers?: { readonly [name: string]: string }];
type Instead = Answer | 'hang up' | undefined;
export type Asked = {
  readonly path: { [name: string]: string };
  readonly query: { [name: string]: string };
  readonly body: { readonly [key: string]: unknown };
  readonly token: StageToken;
  readonly raw: boolean;
};

export interface StageGitHub extends ActionsState {
  readonly url: string;
  readonly comments: StageComment[];
  readonly pull: StagePull;
  files: readonly StageFile[];
  contents: { readonly [commit: string]: { readonly [path: string]: string } };
  /** Who may what; anyone else reads, and nobody knows `ghost`. */
  permissions: { [login: string]: 'admin' | 'write' | 'read' | 'none' };
  readonly reactions: { readonly comment: number; readonly content: string }[];
  /** `job 17` or `run 3`, in order. */
  readonly reruns: string[];
  readonly reviews: StageReview[];
  /** Where a commit's own clock is not to be believed. */
  commitTimes: { readonly [sha: string]: string };
  /** `GET issues/list-comments`, in order. */
  readonly requests: string[];
  readonly violations: string[];
  /** Called before an operation is answered; an answer that it gives is sent instead. */
  before: (operation: string) => Instead | Promise<Instead>;
  write(user: StageUser, body: string): StageComment;
  /** Throws where anything was not as GitHub documents it. */
  close(): Promise<void>;
}

export async function startGitHub(options: StageGitHubOptions = {}): Promise<StageGitHub> {
  const owner = options.owner ?? 'acme';
  const repo = options.repo ?? 'salon';
  const prefix = options.path ?? '';
  const tokens: { readonly [token: string]: StageToken } = options.tokens ?? {
    [TOKEN]: { login: BOT.login, permissions: { contents: 'read', pull_requests: 'write', actions: 'read' } },
    [READ_TOKEN]: { login: BOT.login, permissions: { contents: 'read', pull_requests: 'read' } },
    [BOT_TOKEN]: {
      login: BOT.login,
      permissions: { contents: 'read', pull_requests: 'write', actions: 'write', statuses: 'write' },
    },
  };
  let ids = 1000;
  const stage: StageGitHub = {
    ...newActions(),
    url: '',
    comments: [],
    pull: {
      number: 7,
      headSha: 'b'.repeat(40),
      headRepo: `${owner}/${repo}`,
      baseSha: 'a'.repeat(40),
      baseRef: 'main',
      draft: false,
      state: 'open',
      merged: false,
      mergeSha: null,
      ...options.pull,
    },
    files: options.files ?? [],
    contents: options.contents ?? {},
    permissions: { octocat: 'admin', anna: 'write' },
    reactions: [],
    reruns: [],
    reviews: [],
    commitTimes: {},
    requests: [],
    violations: [],
    before: () => undefined,
    write: (user, body) => {
      const comment = { id: ++ids, user, body };
      stage.comments.push(comment);
      return comment;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      if (stage.violations.length > 0) throw new Error(`not as GitHub documents it:\n${stage.violations.join('\n')}`);
    },
  };
  for (const { user, body } of options.comments ?? []) stage.write(user, body);
  const handlers = handlersFor(stage, { owner, repo, ...(options.origin && { origin: options.origin }) });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stage');
    const body = await readBody(request);
    const send = (status: number, content?: unknown, headers: { [name: string]: string } = {}) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
      response.end(content === undefined ? undefined : typeof content === 'string' ? content : JSON.stringify(content));
    };
    const token = tokens[(request.headers.authorization ?? '').replace(/^(?:token|bearer) /i, '')];
    if (!url.pathname.startsWith(prefix)) stage.violations.push(`${url.pathname} is not under ${prefix}`);
    const pathname = url.pathname.slice(prefix.length);
    if (request.method === 'POST' && /\/graphql$/.test(url.pathname)) {
      stage.requests.push('POST graphql');
      return token ? send(200, { data: { viewer: { login: token.login } } }) : send(401, problemBody('Bad credentials', 401));
    }
    const [operation, path] = find(request.method ?? 'GET', pathname);
    const handler = operation && handlers[operation.id];
    if (!operation || !handler || !path) {
      stage.violations.push(`${request.method} ${pathname}: no such operation on this stage`);
      return send(404, problemBody('Not Found', 404));
    }
    stage.requests.push(`${request.method} ${operation.id}`);
    const given = await stage.before(operation.id);
    if (given === 'hang up') return void request.socket.destroy();
    if (given) return send(...given);
    // The artifact client pins none.
    const pins = !String(request.headers['user-agent']).startsWith('@actions/artifact') && operation.id !== 'actions/download-artifact';
    if (pins && request.headers['x-github-api-version'] !== '2022-11-28')
      stage.violations.push(`${operation.id}: the API version is not pinned`);
    const query = Object.fromEntries(url.searchParams);
    const wrong = operation.wrongRequest(path, query, body);
    if (wrong.length > 0) {
      stage.violations.push(...wrong.map((w) => `${operation.id} request: ${w}`));
      return send(422, problemBody('Validation Failed', 422));
    }
    if (!token) return send(401, problemBody('Bad credentials', 401));
    const refused = refusal(operation.id, token);
    if (refused) return send(403, problemBody('Resource not accessible by integration', 403), { 'x-accepted-github-permissions': refused });
    if (path['owner'] !== undefined && (path['owner'] !== owner || path['repo'] !== repo)) return send(404, problemBody('Not Found', 404));
    const raw = /\braw\b/.test(request.headers.accept ?? '');
    const [status, content, headers] = handler({ path, query, body: (body ?? {}) as { [key: string]: unknown }, token, raw });
    const all = listIn(content);
    const answered = all && Array.isArray(content) ? page(all, query) : all ? paged(content as object, query) : content;
    const wire = answered === undefined || typeof answered === 'string' ? answered : JSON.parse(JSON.stringify(answered));
    const undocumented = typeof wire === 'string' ? [] : operation.wrongResponse(status, wire).filter((w) => !UNTOLD.test(w));
    stage.violations.push(...undocumented.map((w) => `${operation.id} ${status}: ${w}`));
    send(status, wire, all ? nextLink(all.length, query, url, request) : { ...headers });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((e: unknown) => {
      stage.violations.push(String(e));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.assign(stage, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}` });
}

function handlersFor(
  stage: StageGitHub,
  { owner, repo, origin }: { owner: string; repo: string; origin?: string },
): { [operation: string]: (asked: Asked) => Answer } {
  const example = (id: string) => operations.find((o) => o.id === id)?.example() ?? {};
  const missing: Answer = [404, problemBody('Not Found', 404)];
  const git = (...args: string[]) => execFileSync('git', ['-C', origin ?? '.', ...args], { encoding: 'utf8', stdio: 'pipe' });
  const comment = (c: StageComment) => {
    const plain = example('issues/create-comment');
    const user = { ...(plain['user'] as object), login: c.user.login, type: c.user.type };
    const html_url = `https://github.com/${owner}/${repo}/pull/${stage.pull.number}#issuecomment-${c.id}`;
    return { ...plain, id: c.id, body: c.body, user, html_url, created_at: AT, updated_at: AT };
  };
  const byId = (asked: Asked) => stage.comments.find((c) => c.id === Number(asked.path['comment_id']));
  const text = (asked: Asked) => String(asked.body['body']);
  const tooLong = (body: string): Answer | undefined =>
    [...body].length > 65_536 || body.trim() === ''
      ? [422, { ...problemBody('Validation Failed', 422), errors: [{ resource: 'IssueComment', code: 'unprocessable', field: 'data' }] }]
      : undefined;
  const contentOf = (commit: string, path: string): string | undefined => {
    if (!origin) return stage.contents[commit]?.[path];
    try {
      return git('show', `${commit}:${path}`);
    } catch {
      return undefined;
    }
  };
  const files = (): readonly StageFile[] =>
    origin ? changedIn(git('diff', '--name-status', '-M', '-z', `${stage.pull.baseSha}...${stage.pull.headSha}`)) : stage.files;

  return {
    ...actionsHandlers(stage, { owner, repo, example, missing }),
    ...botHandlers(stage, { example, problem: problemBody, ...(origin && { origin }) }),
    'pulls/get': ({ path }) => {
      if (Number(path['pull_number']) !== stage.pull.number) return missing;
      const plain = example('pulls/get') as { [key: string]: { [key: string]: object } };
      const { number, state, draft, headSha, headRepo, baseSha, baseRef, mergeSha } = stage.pull;
      const side = (name: 'head' | 'base', sha: string, full: string | null, ref?: string) => ({
        ...plain[name],
        sha,
        ...(ref && { ref }),
        repo: full === null ? null : { ...plain[name]?.['repo'], full_name: full },
      });
      return [
        200,
        {
          ...plain,
          number,
          state,
          draft,
          merge_commit_sha: mergeSha,
          requested_teams: [],
          head: side('head', headSha, headRepo),
          base: side('base', baseSha, `${owner}/${repo}`, baseRef),
        },
      ];
    },
    'pulls/list-files': ({ path }) => {
      if (Number(path['pull_number']) !== stage.pull.number) return missing;
      const plain = { sha: 'c'.repeat(40), additions: 1, deletions: 0, changes: 1, blob_url: DOCS, raw_url: DOCS, contents_url: DOCS };
      return [
        200,
        files()
          .slice(0, 3000)
          .map((file) => ({ ...plain, ...file })),
      ];
    },
    'repos/get-content': ({ path, query, raw }) => {
      const file = path['path'] ?? '';
      const content = contentOf(query['ref'] ?? stage.pull.baseRef, file);
      if (content === undefined) return missing;
      if (raw) return [200, content];
      const size = Buffer.byteLength(content);
      const big = size > 1_000_000;
      return [
        200,
        {
          type: 'file',
          encoding: big ? 'none' : 'base64',
          size,
          name: file.split('/').at(-1),
          path: file,
          // GitHub breaks the lines of its base64.
          content: big ? '' : Buffer.from(content).toString('base64').replace(/.{60}/g, '$&\n'),
          sha: 'd'.repeat(40),
          url: DOCS,
          git_url: DOCS,
          html_url: DOCS,
          download_url: DOCS,
          _links: { git: DOCS, self: DOCS, html: DOCS },
        },
      ];
    },
    'repos/compare-commits-with-basehead': ({ path }) => {
      const [base = '', head = ''] = (path['basehead'] ?? '').split('...');
      const plain = example('repos/compare-commits-with-basehead');
      const sha = origin ? git('merge-base', base, head).trim() : stage.pull.baseSha;
      return [200, { ...plain, merge_base_commit: { ...(plain['merge_base_commit'] as object), sha } }];
    },
    'issues/list-comments': ({ path }) =>
      Number(path['issue_number']) === stage.pull.number ? [200, stage.comments.map(comment)] : missing,
    'issues/list-comments-for-repo': () => [200, [...stage.comments].reverse().map(comment)],
    'issues/get-comment': (asked) => {
      const found = byId(asked);
      return found ? [200, comment(found)] : missing;
    },
    'issues/create-comment': (asked) =>
      tooLong(text(asked)) ?? [201, comment(stage.write({ login: asked.token.login, type: asked.token.type ?? 'Bot' }, text(asked)))],
    'issues/update-comment': (asked) => {
      const found = byId(asked);
      if (!found) return missing;
      const wrong = tooLong(text(asked));
      if (wrong) return wrong;
      found.body = text(asked);
      return [200, comment(found)];
    },
    'issues/delete-comment': (asked) => {
      const found = byId(asked);
      if (!found) return missing;
      stage.comments.splice(stage.comments.indexOf(found), 1);
      return [204];
    },
    'users/get-authenticated': ({ token }) => [
      200,
      { ...example('users/get-authenticated'), login: token.login, type: token.type ?? 'Bot' },
    ],
  };
}

/** GitHub answers null for a fork that is gone, and refuses to run a workflow again, whatever its document says. */
const UNTOLD = /^response\/(?:head\/repo|workflow_runs\/\d+\/head_repository) must be object$|^status 403 is not documented$/;
const WRITES = /^(?:reactions|pulls)\/create-|^issues\/(?:create|update|delete)-comment$/;

function refusal(operation: string, { type, permissions }: StageToken): string | undefined {
  const writes = permissions.pull_requests === 'write' || permissions.issues === 'write';
  if (WRITES.test(operation) && !writes) return 'issues=write; pull_requests=write';
  const needed = runsNeed(operation, permissions);
  if (needed) return needed;
  if (operation === 'repos/get-collaborator-permission-level') return undefined;
  if (operation.startsWith('repos/') && !permissions.contents) return 'contents=read';
  if (operation === 'users/get-authenticated' && type !== 'User') return 'none';
  return undefined;
}

function find(method: string, pathname: string): [Operation?, { [name: string]: string }?] {
  for (const operation of operations) {
    const path = operation.method === method ? operation.match(pathname) : undefined;
    if (path) return [operation, path];
  }
  return [];
}

function changedIn(status: string): StageFile[] {
  const words = status.split('\0').filter(Boolean);
  const files: StageFile[] = [];
  while (words.length > 0) {
    const letter = words.shift()?.[0];
    const filename = words.shift() ?? '';
    if (letter === 'R') files.push({ status: 'renamed', previous_filename: filename, filename: words.shift() ?? '' });
    else files.push({ status: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'modified', filename });
  }
  return files;
}

const size = (query: { [name: string]: string }) => Math.min(Number(query['per_page'] ?? 30), 100);
/** GitHub's newer lists stand beside their `total_count`. */
const listIn = (content: unknown): unknown[] | undefined => {
  if (Array.isArray(content)) return content;
  return typeof content === 'object' && content !== null && 'total_count' in content
    ? Object.values(content).find(Array.isArray)
    : undefined;
};
const paged = (content: object, query: { [name: string]: string }) =>
  Object.fromEntries(Object.entries(content).map(([key, value]) => [key, Array.isArray(value) ? page(value, query) : value]));
const page = (all: unknown[], query: { [name: string]: string }) => {
  const start = (Number(query['page'] ?? 1) - 1) * size(query);
  return all.slice(start, start + size(query));
};

function nextLink(total: number, query: { [name: string]: string }, url: URL, request: IncomingMessage): { [name: string]: string } {
  const current = Number(query['page'] ?? 1);
  if (current * size(query) >= total) return {};
  const next = new URL(url.pathname + url.search, `http://${request.headers.host}`);
  next.searchParams.set('page', String(current + 1));
  return { link: `<${next.href}>; rel="next"` };
}

const problemBody = (message: string, status: number) => ({ message, documentation_url: DOCS, status: String(status) });

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}
