// What the page shows, as data: figures and words are the comment's. Everything in it is text to the page's script, never markup.
import type { Finding } from '../model/finding.ts';
import type { Rendering, RunReport, TestReport } from '../model/report.ts';
import type { Transcript } from '../model/transcript.ts';
import { headline, icon } from './decision-text.ts';
import { baseName, calls, dollars, duration, evidence, fraction, here, repeated, spent, why } from './facts.ts';
import { clean } from './markdown.ts';
import { byWeight, count, OUTCOMES, outcome } from './outcome.ts';
import { partsAt } from './parting.ts';

/** Characters of all transcripts in one page; those of failing tests come first. */
const MOST_TOLD = 30_000_000;

export function view(r: Rendering): unknown {
  const { report } = r;
  const counts: ReadonlyMap<string, number> = count(report);
  const told = tellable(r);
  return cleaned({
    icon: icon(report),
    headline: headline(report),
    said: report.decision.text,
    base_name: baseName(report),
    commit: report.commit?.slice(0, 7),
    base: report.base?.slice(0, 7),
    at: report.started_at,
    spent: spent(report),
    judge: report.judge,
    notes: report.notes,
    problems: report.problems.map((p) => ({
      at: p.place && `${p.place.file}:${p.place.line}`,
      message: p.message,
      advice: p.advice,
      severity: p.severity,
    })),
    outcomes: Object.entries(OUTCOMES).flatMap(([key, { icon, word }]) => {
      const n = counts.get(key) ?? 0;
      return n > 0 ? [{ key, icon, word, n }] : [];
    }),
    tests: report.tests.map((t) => testView(t, r, told)),
    transcripts: Object.fromEntries(told),
  });
}

/** By hash, until the page would be too big. */
function tellable(r: Rendering): ReadonlyMap<string, Transcript> {
  const told = new Map<string, Transcript>();
  let left = MOST_TOLD;
  for (const test of byWeight(r.report.tests)) {
    for (const hash of [test.base_transcript, ...test.runs.map((run) => run.transcript)]) {
      const transcript = hash === undefined || told.has(hash) ? undefined : r.transcript(hash);
      if (hash === undefined || transcript === undefined) continue;
      left -= JSON.stringify(transcript.events).length;
      if (left < 0) return told;
      told.set(hash, transcript);
    }
  }
  return told;
}

function testView(t: TestReport, r: Rendering, told: ReadonlyMap<string, Transcript>) {
  const base = baseName(r.report);
  const then = t.base_transcript === undefined ? undefined : told.get(t.base_transcript);
  return {
    id: t.id,
    name: t.name,
    file: t.file,
    line: t.line,
    link: r.links.place?.({ file: t.file, line: t.line, ...(t.end_line !== undefined && { endLine: t.end_line }) }),
    outcome: outcome(t),
    tags: t.tags,
    agent: t.agent,
    base: fraction(t.base),
    here: here(t),
    why: why(t, base),
    evidence: t.selected ? evidence(t) : '',
    planned: t.why,
    strip: t.strip,
    threshold: t.threshold && `${t.threshold.text}: ${t.threshold.state}`,
    weakened: t.weakened ?? [],
    repeats: t.repeats && repeated(t.repeats),
    on_base: then && t.base_transcript,
    runs: t.runs.map((run) => runView(run, then, told)),
  };
}

function runView(run: RunReport, then: Transcript | undefined, told: ReadonlyMap<string, Transcript>) {
  const now = run.transcript === undefined ? undefined : told.get(run.transcript);
  const money = run.usage.usd === undefined ? [] : [dollars(run.usage.usd)];
  return {
    index: run.index,
    status: run.status,
    from: { agent: 'talked to now', transcript: 'a stored conversation, judged now', verdicts: 'from memory' }[run.from],
    cost: [calls(run.usage), ...money, duration(run.latency ?? run.ms)].join(' · '),
    transcript: now && run.transcript,
    part: now && then ? partsAt(then, now) : undefined,
    findings: run.findings.map(findingView),
  };
}

const findingView = (f: Finding) => ({
  kind: f.kind,
  name: f.name,
  result: f.result,
  reason: f.reason,
  round: f.round,
  at: `${f.place.file}:${f.place.line}`,
  votes: f.votes && f.votes.length > 1 ? `${f.votes.filter((v) => v).length} of ${f.votes.length} votes say yes` : undefined,
  score: f.score,
  expected: f.expected,
  actual: f.actual,
  injection: f.injection_suspected,
  evidence: f.evidence ?? [],
});

/** Direction overrides and control characters would change what a reader sees. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [clean(key), cleaned(v)]));
}
