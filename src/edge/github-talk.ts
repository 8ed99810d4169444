import type { GitHubTalk } from '../model/platform.ts';
import { type Client, oneLine, statusOf } from './github-client.ts';
import { findOurs } from './github-comment.ts';

export interface Speaker {
  readonly client: Client;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
}

export function talkOn({ client, owner, repo, token }: Speaker): GitHubTalk {
  const here = { owner, repo };
  const said =
    (what: string) =>
    (e: unknown): never => {
      throw new Error(`${what}: ${oneLine(e, token)}`);
    };
  const permission: GitHubTalk['permission'] = async (login) => {
    try {
      const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ ...here, username: login });
      return data.permission === 'admin' || data.permission === 'write' || data.permission === 'read' ? data.permission : 'none';
    } catch (e) {
      if (statusOf(e) === 404) return 'none';
      throw e;
    }
  };
  return {
    permission: (login) => permission(login).catch(said(`permission of ${login}`)),
    react: async (comment, content) => {
      await client.rest.reactions.createForIssueComment({ ...here, comment_id: comment, content }).catch(() => undefined);
    },
    commitTime: async (sha) => {
      const { data } = await client.rest.repos.getCommit({ ...here, ref: sha, per_page: 1 }).catch(said(`commit ${sha.slice(0, 7)}`));
      return data.commit.committer?.date ?? '';
    },
    comment: async (id) => {
      try {
        const { data } = await client.rest.issues.getComment({ ...here, comment_id: id });
        return { by: data.user?.login ?? '', bot: data.user?.type !== 'User', body: data.body ?? '' };
      } catch (e) {
        if (statusOf(e) === 404) return undefined;
        return said(`comment ${id}`)(e);
      }
    },
    suggest: async ({ pr, commit, path, line, text }) => {
      const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
      const body = `${fence}suggestion\n${text}\n${fence}`;
      const where = { ...here, pull_number: pr, commit_id: commit, path, line, side: 'RIGHT' as const };
      return client.rest.pulls.createReviewComment({ ...where, body }).then(
        () => true,
        () => false,
      );
    },
    ours: (pr, isOurs) =>
      findOurs({ client, owner, repo, token }, pr, isOurs)
        .then((found) => found?.body)
        .catch(said(`comments of #${pr}`)),
  };
}
