import { setTimeout as pause } from 'node:timers/promises';
import type { CommentRequest, CommentResult } from '../model/platform.ts';
import { type Client, deniedText, oneLine, statusOf } from './github-client.ts';

interface Writer {
  readonly client: Client;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  readonly settle: number;
}

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

/** `settled`: what was written is what stands there now. */
interface Written extends Comment {
  readonly settled: boolean;
}

const MOST_WRITES = 5;

/**
 * One comment, whoever writes at the same time: what was written is read again, and where another leg's write has swallowed our section,
 * or a second comment appeared, it is mended, up to five times.
 */
export function commentWriter(writer: Writer): (request: CommentRequest) => Promise<CommentResult> {
  return async (request) => {
    try {
      return await upsert(commentsOf(writer, request), request);
    } catch (e) {
      const denied = deniedText(e);
      return denied ? { action: 'denied', text: denied } : { action: 'failed', text: oneLine(e, writer.token) };
    }
  };
}

async function upsert({ find, create, update }: ReturnType<typeof commentsOf>, request: CommentRequest): Promise<CommentResult> {
  let ours = await find();
  if (!ours && !request.create) return { action: 'none' };
  const action = ours ? 'updated' : 'created';
  for (let writes = 1; ; writes++) {
    const body = request.merge(ours?.body);
    // GitHub drops white space at the end of a body.
    if (ours && ours.body.trimEnd() === body.trimEnd()) return { action: writes === 1 ? 'unchanged' : action, url: ours.url };
    const written: Written = ours ? await update(ours, body) : await create(body);
    if (written.settled || writes === MOST_WRITES) return { action, url: written.url };
    ours = written;
  }
}

/** Of all pull requests, the ones that changed last first. */
export async function recentOurs(
  writer: Omit<Writer, 'settle'>,
  isOurs: (body: string) => boolean,
  pages: number,
): Promise<readonly string[]> {
  const { client, owner, repo, token } = writer;
  const isAuthor = authors(client, token);
  const found: string[] = [];
  const query = { owner, repo, sort: 'updated', direction: 'desc', per_page: 100 } as const;
  let page = 0;
  for await (const { data } of client.paginate.iterator(client.rest.issues.listCommentsForRepo, query)) {
    for (const { body, user } of data) if (body !== undefined && isOurs(body) && (await isAuthor(user))) found.push(body);
    if (++page === pages) break;
  }
  return found;
}

/** The oldest of ours, over all pages. */
export function findOurs(writer: Omit<Writer, 'settle'>, pr: number, isOurs: (body: string) => boolean): Promise<Comment | undefined> {
  return finder(writer, pr, isOurs)();
}

function finder({ client, owner, repo, token }: Omit<Writer, 'settle'>, pr: number, isOurs: (body: string) => boolean) {
  const isAuthor = authors(client, token);
  const onPull = { owner, repo, issue_number: pr, per_page: 100 };
  return async (): Promise<Comment | undefined> => {
    for await (const { data } of client.paginate.iterator(client.rest.issues.listComments, onPull)) {
      for (const comment of data) {
        const body = comment.body ?? '';
        if (isOurs(body) && (await isAuthor(comment.user))) return { id: comment.id, body, url: comment.html_url };
      }
    }
    return undefined;
  };
}

function commentsOf(writer: Writer, request: CommentRequest) {
  const { client, owner, repo, settle } = writer;
  const api = client.rest.issues;
  const here = { owner, repo };
  const onPull = { ...here, issue_number: request.pr };
  const find = finder(writer, request.pr, request.isOurs);

  const update = async (ours: Comment, body: string): Promise<Written> => {
    const { data } = await api.updateComment({ ...here, comment_id: ours.id, body });
    const written = { id: ours.id, body: data.body ?? body, url: data.html_url };
    // More than our own section: other legs of a matrix write here too, and one of them may have read before we wrote.
    if (body === request.merge(undefined)) return { ...written, settled: true };
    await pause(settle * (0.5 + Math.random()));
    const now = (await api.getComment({ ...here, comment_id: ours.id })).data.body ?? '';
    return { ...written, body: now, settled: now === written.body };
  };

  const create = async (body: string): Promise<Written> => {
    const mine = await createOnce(body);
    // Another leg may have created its own since we looked: the older one stays.
    const oldest = (await find()) ?? mine;
    if (oldest.id === mine.id) return { ...mine, settled: mine.body.trimEnd() === body.trimEnd() };
    await api.deleteComment({ ...here, comment_id: mine.id });
    return { ...oldest, settled: false };
  };

  /** A create whose answer was lost may have been done: look before trying again, or there are two. */
  const createOnce = async (body: string): Promise<Comment> => {
    const post = async () => {
      const { data } = await api.createComment({ ...onPull, body, request: { retries: 0 } });
      return { id: data.id, body: data.body ?? body, url: data.html_url };
    };
    try {
      return await post();
    } catch (e) {
      if ((statusOf(e) ?? 500) < 500) throw e;
      await pause(settle);
      return (await find()) ?? (await post());
    }
  };

  return { find, create, update };
}

/**
 * A marker alone proves nothing: anyone can paste it. Ours are those of github-actions[bot], or of the account behind a token of the user's
 * own, which is asked for only once another account's comment carries the marker.
 */
function authors(client: Client, token: string) {
  const isUserToken = /^(?:gh[pou]_|github_pat_)/.test(token);
  let own: Promise<string | undefined> | undefined;
  const login = async (): Promise<string> => {
    if (isUserToken) return (await client.rest.users.getAuthenticated()).data.login;
    // An app's token may not ask `GET /user`; this query tells its bot's name.
    return (await client.graphql<{ viewer: { login: string } }>('query { viewer { login } }')).viewer.login;
  };
  const bare = (name: string | undefined) => name?.replace(/\[bot\]$/, '');
  return async (user: { login: string; type: string } | null): Promise<boolean> => {
    if (!user) return false;
    const isBot = user.type === 'Bot';
    if (isBot && user.login === 'github-actions[bot]') return true;
    if (isBot === isUserToken) return false;
    own ??= login().catch(() => undefined);
    return bare(await own) === bare(user.login);
  };
}
