import type { getOctokit } from '@actions/github';

export type Client = ReturnType<typeof getOctokit>;

export interface ClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  /** false: no pauses between writes. GitHub asks for them; a server of one's own may not. */
  readonly throttle?: boolean;
}

const REQUEST_TIMEOUT = 30_000;
const LONGEST_WAIT = 60;

export async function connect({ token, apiUrl, throttle = true }: ClientOptions): Promise<Client> {
  const [{ getOctokit: open }, { throttling }, { retry }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-throttling'),
    import('@octokit/plugin-retry'),
  ]);
  const again = (retryAfter: number, _options: object, _client: object, tries: number) => tries < 2 && retryAfter <= LONGEST_WAIT;
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  // First in the list, so innermost: each try gets its own time.
  const pinned = (client: Pick<Client, 'hook'>) => {
    client.hook.before('request', (request) => {
      request.headers['x-github-api-version'] = '2022-11-28';
      request.request = { ...request.request, signal: AbortSignal.timeout(REQUEST_TIMEOUT) };
    });
    return {};
  };
  return open(
    token,
    { baseUrl: apiUrl, userAgent: 'viva', log: quiet, throttle: { enabled: throttle, onRateLimit: again, onSecondaryRateLimit: again } },
    pinned,
    throttling,
    retry,
  );
}

export const statusOf = (e: unknown): number | undefined =>
  typeof e === 'object' && e !== null && 'status' in e && typeof e.status === 'number' ? e.status : undefined;

/** Octokit's messages may span lines and quote the request. */
export function oneLine(e: unknown, token: string): string {
  const message = e instanceof Error ? e.message : String(e);
  const cause = e instanceof Error && e.cause instanceof Error ? ` (${e.cause.message})` : '';
  const text = `${message}${cause}`.replace(/\s+/g, ' ').trim();
  return (token === '' ? text : text.replaceAll(token, '***')).slice(0, 400);
}

/** What the token lacks, where GitHub refused for that. */
export function deniedText(e: unknown, wanted = 'pull_requests=write'): string | undefined {
  const message = e instanceof Error ? (e.message.split(' - ')[0] ?? '') : '';
  if (statusOf(e) !== 403 || /rate limit/i.test(message)) return undefined;
  const headers = (e as { response?: { headers?: { [name: string]: unknown } } }).response?.headers;
  const accepted = headers?.['x-accepted-github-permissions'];
  const needs = typeof accepted === 'string' ? accepted.slice(0, 200) : wanted;
  const words = needs
    .replace(/_/g, '-')
    .replace(/=/g, ': ')
    .replace(/\s*[;,]\s*/g, ' or ');
  return `${message.replace(/\s+/g, ' ').slice(0, 200)}: the token needs ${words}`;
}
