import type { GitHub, PullNow } from '../model/platform.ts';
import type { ChangedFile } from '../model/ports.ts';
import { type ClientOptions, connect, oneLine, statusOf } from './github-client.ts';
import { commentWriter } from './github-comment.ts';
import { rerunsOn } from './github-reruns.ts';
import { findArtifacts, findMergedPull, pullOf, setStatus } from './github-runs.ts';
import { talkOn } from './github-talk.ts';

export interface GitHubOptions extends ClientOptions {
  readonly owner: string;
  readonly repo: string;
  /** Milliseconds until a comment that several legs write is read again (about 1,500). */
  readonly settle?: number;
}

const MOST_FILES = 3000;

export async function createGitHub(options: GitHubOptions): Promise<GitHub> {
  const { owner, repo, token } = options;
  const client = await connect(options);
  const api = client.rest;
  const here = { owner, repo };
  const said = <T>(what: string, work: Promise<T>): Promise<T> =>
    work.catch((e: unknown) => {
      throw new Error(`${what}: ${oneLine(e, token)}`);
    });

  const pull = async (number: number) => {
    const { data } = await api.pulls.get({ ...here, pull_number: number });
    const pr: PullNow = {
      ...pullOf(data),
      open: data.state === 'open',
      ...(data.merge_commit_sha && { mergeSha: data.merge_commit_sha }),
    };
    return pr;
  };

  const pullFiles = async (number: number) => {
    const files: ChangedFile[] = [];
    let listed = 0;
    for await (const { data } of client.paginate.iterator(api.pulls.listFiles, { ...here, pull_number: number, per_page: 100 })) {
      listed += data.length;
      files.push(...data.flatMap(changedFile));
    }
    return { files, tooMany: listed >= MOST_FILES };
  };

  const contentAt = async (commit: string, path: string): Promise<string | undefined> => {
    try {
      const { data } = await api.repos.getContent({ ...here, path, ref: commit });
      if (Array.isArray(data) || data.type !== 'file' || !('content' in data)) return undefined;
      if (data.encoding === 'base64') return Buffer.from(data.content, 'base64').toString();
      // Over 1 MB GitHub leaves the content out, and gives it raw only.
      const raw = await api.repos.getContent({ ...here, path, ref: commit, mediaType: { format: 'raw' } });
      return String(raw.data);
    } catch (e) {
      if (statusOf(e) === 404) return undefined;
      throw e;
    }
  };

  const mergeBase = async (base: string, head: string): Promise<string> => {
    const { data } = await api.repos.compareCommitsWithBasehead({ ...here, basehead: `${base}...${head}`, per_page: 1 });
    return data.merge_base_commit.sha;
  };

  const connected = { client, owner, repo, token };
  return {
    upsertComment: commentWriter({ client, owner, repo, token, settle: options.settle ?? 1500 }),
    artifacts: (query) => said('artifacts of earlier runs', findArtifacts(connected, query)),
    mergedPull: (commit) => said(`pull request of ${commit.slice(0, 7)}`, findMergedPull(connected, commit)),
    setStatus: (status) => setStatus(connected, status),
    pull: (number) => said(`pull request #${number}`, pull(number)),
    pullFiles: (number) => said(`files of pull request #${number}`, pullFiles(number)),
    contentAt: (commit, path) => said(`${path} at ${commit.slice(0, 7)}`, contentAt(commit, path)),
    mergeBase: (base, head) => said(`merge base of ${base.slice(0, 7)} and ${head.slice(0, 7)}`, mergeBase(base, head)),
    talk: talkOn({ client, owner, repo, token }),
    reruns: rerunsOn({ client, owner, repo, token }),
  };
}

function changedFile(file: { filename: string; status: string; previous_filename?: string }): ChangedFile[] {
  const path = file.filename;
  if (file.status === 'unchanged') return [];
  if (file.status === 'renamed') return [{ path, status: 'renamed', ...(file.previous_filename && { previous: file.previous_filename }) }];
  if (file.status === 'added' || file.status === 'copied') return [{ path, status: 'added' }];
  return [{ path, status: file.status === 'removed' ? 'removed' : 'modified' }];
}
