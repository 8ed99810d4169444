// What a report leaves in its section for the bot: which run wrote it, and its tests in short.
import { type LegState, packLeg } from '../command/state.ts';
import type { KnownTest } from '../model/commands.ts';
import type { EventInfo } from '../model/platform.ts';
import type { Report, RunReport, TestReport } from '../model/report.ts';
import { byWeight, isChanged } from '../report/outcome.ts';

/** Who judges a test: the name, and how the fingerprint begins. */
export type JudgeOf = (test: string) => { readonly name: string; readonly prompt: string } | undefined;

export interface Written {
  readonly report: Report;
  readonly judgeOf: JudgeOf;
  readonly event: EventInfo;
  readonly runner: string;
  readonly now: number;
}

export function legState({ report, judgeOf, event, runner, now }: Written, most: number): string {
  const { runId, attempt, job, pr, sha } = event;
  const about = {
    v: 1 as const,
    run: runId,
    attempt,
    job: job.slice(0, 100),
    runner: runner.slice(0, 100),
    at: new Date(now).toISOString(),
  };
  const tests = byWeight(report.tests).filter((t) => t.comparison !== 'removed' && t.id.length <= 300);
  const leg = (known: readonly KnownTest[]): LegState => ({
    ...about,
    sha: pr?.headSha ?? sha,
    complete: true,
    tests: known.slice(0, 5000),
  });
  const whole = tests.map((t) => inFull(t, judgeOf));
  // Where there is no room for all, what did not change is there by its name alone.
  const forms = [() => whole, () => tests.map((t, i) => (isChanged(t) ? (whole[i] ?? inShort(t)) : inShort(t))), () => tests.map(inShort)];
  const packed = forms.map((form) => () => packLeg(leg(form()), Number.POSITIVE_INFINITY));
  for (const pack of packed) {
    const fitting = pack();
    if (fitting.length <= most) return fitting;
  }
  return packLeg(leg(tests.map(inShort)), most);
}

const inShort = ({ id, name, status, comparison }: TestReport): KnownTest => ({
  id,
  name: name.slice(0, 300),
  status,
  ...(comparison && { comparison }),
});

function inFull(test: TestReport, judgeOf: JudgeOf): KnownTest {
  const { line_text: line, strip, why, odds } = test;
  const run = shown(test.runs);
  const verdicts = (run?.findings ?? []).flatMap(({ kind, name, round, result }) =>
    kind === 'criterion' && (result === 'pass' || result === 'fail') && name.length <= 500
      ? [{ criterion: name, ...(round !== undefined && { round }), result }]
      : [],
  );
  const judge = judgeOf(test.id);
  return {
    ...inShort(test),
    ...(line && { line: line.slice(0, 600) }),
    ...(strip && { strip: strip.slice(0, 200) }),
    ...(why && { why: why.slice(0, 300) }),
    ...(odds !== undefined && { odds }),
    ...(run?.transcript &&
      verdicts.length > 0 &&
      judge && { transcript: run.transcript, verdicts: verdicts.slice(0, 30), judge: judge.name, prompt: judge.prompt }),
  };
}

/** The run that a person looks at: the first that failed, else the first. */
const shown = (runs: readonly RunReport[]): RunReport | undefined =>
  runs.find((r) => r.status === 'failed' && r.transcript) ?? runs.find((r) => r.transcript);
