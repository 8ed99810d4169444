// Figures and reasons, as short words. Plain text: each output escapes it in its own way.
import { type Finding, SKIPS } from '../model/finding.ts';
import type { Place } from '../model/place.ts';
import type { Counts, Repeats, Report, RunReport, Spent, TestReport } from '../model/report.ts';
import { plural, sentence } from './decision-text.ts';
import { outcome } from './outcome.ts';

/** "26/26 → 0/4", or only what is known here. */
export const before = (test: TestReport, arrow: string): string =>
  test.base && test.base.completed > 0 ? `${fraction(test.base)}${arrow}${here(test)}` : here(test);

/** "3/3", "3/3, 1 reused", "1/1 reused": what was served again is told apart, for it is no new evidence. */
export function here(test: TestReport): string {
  const completed = test.runs.filter((run) => run.status === 'passed' || run.status === 'failed');
  const served = completed.filter((run) => run.from === 'verdicts');
  const counts = test.head ?? { passed: completed.filter((run) => run.status === 'passed').length, completed: completed.length };
  if (counts.completed === 0 || served.length === 0) return fraction(counts);
  return served.length === completed.length ? `${fraction(counts)} reused` : `${fraction(counts)}, ${served.length} reused`;
}

/** "10 runs: 8 passed, 2 failed (80 %) · 131 ms on average · 7 judge calls saved · outputs differ". */
export function repeated({
  runs,
  passed,
  failed,
  errored,
  skipped,
  pass_rate,
  mean_latency,
  judge_calls_saved,
  identical,
}: Repeats): string {
  const counts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(errored > 0 ? [`${errored} errored`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  const rate = pass_rate === null ? '' : ` (${Number((pass_rate * 100).toFixed(1))} %)`;
  return [
    `${plural(runs, 'run')}: ${counts.join(', ')}${rate}`,
    ...(mean_latency === undefined ? [] : [`${mean_latency < 1000 ? `${mean_latency} ms` : duration(mean_latency)} on average`]),
    ...(judge_calls_saved > 0 ? [`${plural(judge_calls_saved, 'judge call')} saved`] : []),
    ...(identical === undefined ? [] : [identical ? 'outputs identical' : 'outputs differ']),
  ].join(' · ');
}

export const fraction = (c: Counts | undefined): string => (c && c.completed > 0 ? `${c.passed}/${c.completed}` : '–');

export const testPlace = (t: TestReport): Place => ({
  file: t.file,
  line: t.line,
  ...(t.end_line !== undefined && { endLine: t.end_line }),
});

export function duration(ms: number): string {
  if (ms < 9950) return `${(ms / 1000).toFixed(1)} s`;
  const s = Math.round(ms / 1000);
  if (s < 60) return `${s} s`;
  return s < 3600 ? `${Math.floor(s / 60)} min ${s % 60} s` : `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}

export function dollars(usd: number): string {
  if (usd === 0) return '$0';
  return usd < 0.005 ? 'less than $0.01' : `$${usd.toFixed(2)}`;
}

export function calls({ agent_calls, user_calls = 0, judge_calls }: Pick<Spent, 'agent_calls' | 'judge_calls' | 'user_calls'>): string {
  const kinds: readonly (readonly [number, string])[] = [
    [agent_calls, 'agent'],
    [user_calls, 'user'],
    [judge_calls, 'judge'],
  ];
  const made = kinds.filter(([n]) => n > 0);
  const last = made.at(-1);
  if (!last) return 'no calls';
  const before = made.slice(0, -1).map(([n, of]) => `${n.toLocaleString('en-US')} ${of}`);
  return `${before.join(', ')}${before.length > 0 ? ' and ' : ''}${plural(last[0], `${last[1]} call`)}`;
}

/** Tests, calls, tokens, money, time: what it took. */
export function spent(report: Report): readonly string[] {
  const { usage, dry_run } = report;
  if (dry_run) {
    const price = dry_run.usd === undefined ? 'cost not known' : `about ${dollars(dry_run.usd)}`;
    return [plural(report.tests.length, 'test'), `would take ${calls(dry_run)}`, price];
  }
  const any = usage.agent_calls + usage.judge_calls + (usage.user_calls ?? 0) > 0;
  const tokens = usage.tokens.input + usage.tokens.output;
  return [
    plural(report.tests.length, 'test'),
    calls(usage),
    ...(tokens > 0 ? [`${tokens.toLocaleString('en-US')} tokens`] : []),
    ...(usage.reused_tests > 0 ? [`${plural(usage.reused_tests, 'test')} reused`] : []),
    ...(any ? [usage.usd === undefined ? 'cost not known' : dollars(usage.usd)] : []),
    duration(report.duration_ms),
  ];
}

export const baseName = (report: Pick<Report, 'base_name'>): string => report.base_name ?? 'base';

/** A name that a person gave, not a hash, and not what a terminal calls itself: worth showing where a comment has several sections. */
export const legName = (id: string): string | undefined => (id === 'terminal' || /^[0-9a-f]{7,64}$/.test(id) ? undefined : id);

export interface Worst {
  readonly run: RunReport;
  readonly finding: Finding;
}

/** The finding that says best why the test is not green: what is forbidden, then what failed, then what we could not tell. */
export function worst(test: TestReport): Worst | undefined {
  const all = test.runs.flatMap((run) => run.findings.map((finding) => ({ run, finding })));
  return (
    all.find(({ finding }) => finding.kind === 'never' && finding.result === 'fail') ??
    all.find(({ finding }) => finding.result === 'fail') ??
    all.find(({ finding }) => finding.result === 'error')
  );
}

/** Why the test is what it is, in plain words; '' where its outcome says it all. */
export function why(test: TestReport, base: string): string {
  const o = outcome(test);
  // Without a code it is a dry run: what would be done, and why.
  if (test.planned) return test.why;
  if (o === 'skipped') return test.skip_reason ?? (test.code === undefined ? test.why : SKIPS[test.code]) ?? '';
  if (o === 'fixed') return '';
  if (o === 'flaky') {
    return test.base && test.base.passed < test.base.completed ? `on ${base} too, not counted` : 'not counted';
  }
  if (o === 'unconfirmed' && test.line_text) return test.line_text;
  const found = worst(test);
  if (!found) return test.status === 'passed' ? '' : (test.line_text ?? averagesWhy(test));
  const named = found.finding.kind === 'metric' && found.finding.reason !== '' ? `${found.finding.name}: ` : '';
  return `${met(found)}${named}${found.finding.reason || found.finding.name}`;
}

/** Every run passes, and the mean of all of them does not reach its bar, or is not known. */
function averagesWhy({ metrics = [], threshold }: TestReport): string {
  const bad = metrics.filter((m) => m.state !== undefined && m.state === threshold?.state && m.state !== 'met');
  return bad
    .map((m) => `${m.name} ${m.score === undefined ? 'is not known' : `is ${Number(m.score.toFixed(2))}`}, at least ${m.at_least} is asked`)
    .join('; ');
}

/** "4 of 5 criteria met: ", where it is about one of three or more. */
function met({ run, finding }: Worst): string {
  const judged = run.findings.filter((f) => f.kind === 'criterion' && (f.result === 'pass' || f.result === 'fail'));
  const passed = judged.filter((f) => f.result === 'pass').length;
  return finding.kind === 'criterion' && finding.result === 'fail' && judged.length > 2
    ? `${passed} of ${judged.length} criteria met: `
    : '';
}

/** What the agent said or did, in its own words. */
export const quote = (finding: Finding | undefined): string => finding?.evidence?.find((e) => e.quote.trim() !== '')?.quote ?? '';

/** The same beside its reason: '' where that holds these words already. */
export function quoteBeside(finding: Finding | undefined): string {
  const said = quote(finding);
  const flat = (s: string) => s.replace(/\s+/g, ' ').trim();
  return flat(finding?.reason ?? '').includes(`“${flat(said).slice(0, 100)}`) ? '' : said;
}

/** Why it is red, as a sentence without the test's name: what must never happen, the author's own bar, the comparison, or just the counts. */
export function evidence(test: TestReport): string {
  const o = outcome(test);
  const { head, threshold } = test;
  if (o === 'never') return `did what is forbidden: ${sentence(worst(test)?.finding.reason || 'it is forbidden', false)}`;
  const counted = head && head.completed > 0 ? `passes ${head.passed} of ${head.completed} here` : test.status;
  if (o === 'below_threshold') return `${counted}; its threshold is ${threshold?.text ?? 'missed'}.`;
  return test.line_text ?? `${counted}.`;
}
