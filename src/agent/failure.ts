// What is said when an agent gives no answer.
import type { Failed } from '../model/agents.ts';
import type { RunCode } from '../model/transcript.ts';

export function failed(code: RunCode, text: string, body?: string): Failed {
  return { ok: false, code, text, ...(body?.trim() && { body }) };
}

/** Method and URL without userinfo and query: they may hold keys. */
export function where(method: string, url: string): string {
  try {
    const { origin, pathname } = new URL(url);
    return `${method} ${origin}${pathname}`;
  } catch {
    return `${method} (not a URL)`;
  }
}

const CAUSES: { readonly [code: string]: string } = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  EPIPE: 'connection closed',
  ETIMEDOUT: 'connection timed out',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'host name could not be looked up',
  ERR_INVALID_URL: 'not a URL that can be called',
  ERR_INVALID_CHAR: 'a header has a character that is not allowed',
  HPE_HEADER_OVERFLOW: 'the answer’s headers are too large',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed certificate',
  CERT_HAS_EXPIRED: 'certificate has expired',
};

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function cause(error: unknown): string {
  const code = codeOf(error);
  return CAUSES[code] ?? (error instanceof Error ? error.message || code || error.name : 'unknown error');
}

/** Text that makes a 1 MB answer too large, and what is read at the most to find that out. */
export const MOST_TEXT = 1024 * 1024;

export const tooBig = (): Error => Object.assign(new Error('the answer is larger than 1 MB'), { code: 'TOO_BIG' });

/** For an answer that had begun: its body could not be read to the end. */
export function brokenAnswer(asked: string, error: unknown, signal: AbortSignal, most = '1 MB'): Failed {
  if (signal.aborted) return failed('TIMEOUT', `${asked}: the answer did not end in time`);
  if (codeOf(error) === 'TOO_BIG') return failed('LIMIT', `${asked}: the answer is larger than ${most}`);
  return failed('AGENT_ERROR', `${asked}: the connection broke in the middle of the answer (${cause(error)})`);
}

/** An answer's status and kind, for words. */
export function answered(
  asked: string,
  response: { readonly status: number; readonly headers: { readonly [name: string]: string | undefined } },
): string {
  const type = response.headers['content-type']?.split(';')[0]?.trim() ?? '';
  return `${asked} answered ${response.status}${/^[\w.+-]{1,40}\/[\w.+-]{1,60}$/.test(type) ? ` (${type})` : ''}`;
}
