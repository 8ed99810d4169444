// What a server says about trying again: agents' and judges' answers alike.
import { isObject } from './json.ts';

type Headers = { readonly [name: string]: string | undefined };

/** Milliseconds that the server asks to wait (`retry-after-ms`, `retry-after` in seconds or as a date); undefined: it does not say. Header names in lower case. */
export function retryDelay(headers: Headers, now: number): number | undefined {
  const ms = amount(headers['retry-after-ms']);
  if (ms !== undefined) return ms;
  const after = headers['retry-after']?.trim();
  const seconds = amount(after);
  if (seconds !== undefined) return seconds * 1000;
  const date = after ? Date.parse(after) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function amount(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}

const QUOTA =
  /insufficient[_ ]quota|quota[_ ]exceeded|exceeded your current quota|billing|credit balance|insufficient (credits|funds|balance)|out of credits/i;

/** The account has nothing left to spend: trying again cannot help. */
export function isQuota(body: string): boolean {
  if (/insufficient_quota/.test(body)) return true;
  // A plain rate limit of OpenAI's links to the billing page: neither its code nor a link counts as a quota message.
  return !saysRateLimit(body) && QUOTA.test(body.replace(/https?:\/\/[^\s"'<>]+/gi, ''));
}

function saysRateLimit(body: string): boolean {
  try {
    const parsed: unknown = JSON.parse(body);
    const error = isObject(parsed) && isObject(parsed['error']) ? parsed['error'] : {};
    return error['code'] === 'rate_limit_exceeded' || error['type'] === 'rate_limit_error';
  } catch {
    return false;
  }
}
