// The last runs of a test, base beside head, oldest first: two characters that every font has, so that it looks the same everywhere.
import type { Status } from '../model/finding.ts';
import type { Counts } from '../model/report.ts';
import { wilson } from './evidence.ts';

export interface Strip {
  /** Whether each run passed, newest first. */
  readonly history: readonly { readonly passed: boolean }[];
  /** Base runs of just now and head runs, in the order in which they were made; errors are no runs that count. */
  readonly live: readonly { readonly status: Status }[];
  readonly head: readonly { readonly status: Status }[];
  readonly baseName: string;
  /** The base runs that count, where those are not all: base itself changed. */
  readonly base?: Counts | undefined;
}

const MOST = 20;

/** "main ✓✓✓✓✗✓✓✓✓✓|✓✓ 92 % (65–99) · here ✗✗✗✗ 0 % (0–49)": what follows the bar was run just now. undefined: no run at all. */
export function strip({ history, live, head, baseName, base }: Strip): string | undefined {
  const before = history.map((r) => r.passed).reverse();
  const parts = [side(baseName, before, completed(live), base), side('here', completed(head), [])];
  return parts.filter((p) => p !== '').join(' · ') || undefined;
}

const completed = (runs: readonly { readonly status: Status }[]): readonly boolean[] =>
  runs.filter((r) => r.status === 'passed' || r.status === 'failed').map((r) => r.status === 'passed');

function side(name: string, before: readonly boolean[], now: readonly boolean[], counted?: Counts): string {
  const all = [...before, ...now];
  if (all.length === 0) return '';
  const cut = Math.max(0, all.length - MOST);
  const marks = (runs: readonly boolean[]) => runs.map((passed) => (passed ? '✓' : '✗')).join('');
  const [old, fresh] = [marks(before.slice(cut)), marks(now.slice(-MOST))];
  const rate = rateInWords(counted?.completed ? counted : { passed: all.filter(Boolean).length, completed: all.length });
  return `${name} ${cut > 0 ? '…' : ''}${old}${old && fresh ? '|' : ''}${fresh} ${rate}`;
}

/** "92 % (65–99)": the rate, and what the true one may be, 19 times in 20. */
export function rateInWords({ passed, completed: n }: Counts): string {
  const percent = (share: number) => Math.round(100 * share);
  const [low, high] = wilson(passed, n);
  return `${percent(passed / n)} % (${percent(low)}–${percent(high)})`;
}
