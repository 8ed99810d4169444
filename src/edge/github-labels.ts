// The comments that hold labels, as a person at a terminal asks for them.
import { type ClientOptions, connect, oneLine } from './github-client.ts';
import { recentOurs } from './github-comment.ts';
import { runGit } from './run-git.ts';

export interface Repository {
  readonly owner: string;
  readonly repo: string;
  readonly apiUrl: string;
}

type Env = { readonly [name: string]: string | undefined };

/** Where the checkout comes from; undefined: no remote on a GitHub. */
export async function repositoryOf(cwd: string, env: Env): Promise<Repository | undefined> {
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  if (owner && repo) return { owner, repo, apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com' };
  const url = (await runGit(cwd, ['config', '--get', 'remote.origin.url']))?.trim() ?? '';
  const [, host, name, project] =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|[^@/\s]+@)([^/:]+)(?::\d+)?[/:]([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(url) ?? [];
  if (!host || !name || !project) return undefined;
  const api = host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`;
  return { owner: name, repo: project, apiUrl: env['GITHUB_API_URL'] || api };
}

/** A hundred comments each. */
const PAGES = 20;

/** Bodies of our comments, the ones that changed last first. Rejects with an Error of one line, without the token. */
export async function ourComments(
  { owner, repo, apiUrl, token }: Repository & Pick<ClientOptions, 'token'>,
  isOurs: (body: string) => boolean,
): Promise<readonly string[]> {
  try {
    const client = await connect({ token, apiUrl });
    return await recentOurs({ client, owner, repo, token }, isOurs, PAGES);
  } catch (e) {
    throw new Error(`comments of ${owner}/${repo}: ${oneLine(e, token)}`);
  }
}
