// The report: the one source of every rendering.
import type { SkipCode } from '../model/finding.ts';
import type { Problem } from '../model/problems.ts';
import type { Counts, Report, RunReport, TestReport } from '../model/report.ts';
import type { PlannedRun } from '../plan/plan.ts';
import { type Compared, compare } from '../score/compare.ts';
import { meanRate } from '../score/evidence.ts';
import { baseCounts, verdicts } from '../score/gate.ts';
import { headCounts } from '../score/head.ts';
import { averagesState, metricReports } from '../score/measured.ts';
import { procedureOf } from '../score/presets.ts';
import { repeatsOf } from '../score/repeats.ts';
import { nothingSpent } from '../score/spent.ts';
import { strip } from '../score/strip.ts';
import { testStatus } from '../score/test.ts';
import { trendOf } from '../score/trend.ts';
import { type Advising, restsOnJudge } from './advice.ts';
import { decide } from './decide.ts';
import { gateOf, headOf } from './gate.ts';
import type { Identity } from './identify.ts';
import { baseWay, cannotRunBase } from './live-base.ts';
import type { Plan, TestPlan } from './planning.ts';
import type { Examinee, Prepared } from './prepare.ts';
import { judgeId } from './ready.ts';
import { isCompared, type RunRequest } from './request.ts';
import type { Performed } from './work.ts';

export interface Assembly {
  readonly request: RunRequest;
  readonly prepared: Prepared;
  readonly identities: ReadonlyMap<string, Identity>;
  readonly plan: Plan;
  readonly performed: Performed;
  readonly began: { readonly at: string; readonly ms: number };
  readonly advising: Advising;
}

export function assemble(a: Assembly): Report {
  const { request, prepared, plan, performed } = a;
  const { occasion, options } = request;
  const compared = isCompared(request);
  const gate = gateOf({ request, prepared, plan, runs: performed.runs, live: performed.live, reruns: performed.reruns });
  const told = compared ? verdicts(gate, occasion.base_name, performed.halt) : undefined;
  const bases = baseCounts(gate);
  const tests = [
    ...prepared.examinees.map((e) => {
      const { id } = e.test;
      return testReport(a, e, { head: headOf({ request, plan, runs: performed.runs }, id), base: bases.get(id), told: told?.get(id) });
    }),
    ...plan.removed.map(({ examinee, history }) => removedReport(a, examinee, history)),
  ];
  const problems = [...prepared.warnings, ...performed.problems];
  const decision = decide({
    tests,
    problems,
    mode: options.mode,
    fail_on: prepared.config.fail_on,
    on_error: prepared.config.on_error,
    compared,
    withheld: performed.withheld,
    budget_spent: performed.left_out === 'budget',
    dry_run: options.dry_run,
    ...(performed.stopped_by && { stopped_by: performed.stopped_by }),
  });
  return {
    ...shell(request, a.began),
    totals: totalsOf(tests),
    tests,
    usage: { ...performed.spent, reused_tests: tests.filter((t) => t.runs.length > 0 && t.runs.every((r) => r.reused)).length },
    ...judgeName(prepared),
    decision,
    problems,
    notes: notesOf(a),
    ...trendPart(a),
    ...(options.dry_run && { dry_run: plan.estimate }),
  };
}

function trendPart({ plan }: Assembly): Pick<Report, 'trend'> {
  const trend = trendOf(
    [...plan.tests.values()].map((t) => t.history_all),
    plan.ancestors,
  );
  return trend.length > 0 ? { trend } : {};
}

const NONE: Counts = { passed: 0, completed: 0 };

interface Sides {
  readonly head: Counts;
  /** What it was held against. */
  readonly base: Counts | undefined;
  readonly told: Compared | undefined;
}

function testReport(a: Assembly, e: Examinee, { head, base: against, told }: Sides): TestReport {
  const { test } = e;
  const plan = a.plan.tests.get(test.id);
  const runs = a.performed.runs.get(test.id) ?? [];
  const live = a.performed.live.get(test.id) ?? [];
  const identity = a.identities.get(test.id);
  const base = against ?? plan?.history;
  const passing = plan?.passing ?? live.find((r) => r.status === 'passed')?.transcript;
  const planned = plan?.runs.length ?? 0;
  const never = runs.some((r) => r.findings.some((f) => f.kind === 'never' && f.result === 'fail'));
  const repeats = repeatsOf(runs, planned);
  const failFast = test.fail_fast || a.request.options.bail;
  const whole = runs.length >= planned && runs.every((r) => r.status === 'passed' || r.status === 'failed');
  const metrics = metricReports(test, runs, whole);
  const averages = averagesState(metrics);
  const errors = a.performed.errors?.get(test.id) ?? [];
  const { status, code, threshold } = testStatus({
    runs,
    threshold: test.threshold,
    planned,
    never,
    skip: skipOf(a, e, runs),
    failFast,
    averages,
  });
  const completedNow = runs.some((r) => r.status === 'passed' || r.status === 'failed');
  const judged = told && (completedNow || status !== 'skipped');
  const comparison = judged && plan && head.completed === 0 && completedNow ? unchanged(a, plan, runs) : judged ? told : undefined;
  const shown = plan && strip({ history: plan.history_runs, live, base: against, head: runs, baseName: a.request.occasion.base_name });
  return {
    ...about(e),
    ...(identity && { agent_version: identity.version.version }),
    status,
    ...(code && { code }),
    selected: plan?.selected ?? false,
    why: a.request.options.dry_run && plan ? foreseen(plan) : (plan?.why ?? ''),
    ...(a.request.options.dry_run && plan?.selected && test.skip === undefined && { planned: plannedOf(plan) }),
    ...(comparison && { comparison: comparison.comparison, line_text: comparison.text }),
    ...(comparison?.odds !== undefined && { odds: comparison.odds }),
    ...(base && base.completed > 0 && { base }),
    ...(head.completed > 0 && { head }),
    ...(comparison && shown && { strip: shown }),
    ...(threshold && { threshold }),
    ...(metrics.length > 0 && { metrics }),
    ...(errors.length > 0 && { errors }),
    never,
    ...(e.judge !== 'none' && a.advising.has(judgeId(e.judge)) && restsOnJudge(runs) && { advice: true as const }),
    ...(test.skip !== undefined && { skip_reason: test.skip }),
    ...(plan && plan.weakened.length > 0 && { weakened: plan.weakened }),
    ...(passing && { base_transcript: passing }),
    ...(repeats && { repeats }),
    runs,
  };
}

/** Served from base's own transcripts: nothing new is known, unless base was never asked this. */
const unchanged = (a: Assembly, { history, added }: TestPlan, runs: readonly RunReport[]): Compared =>
  compare({
    inHead: true,
    reused: !added || history.completed > 0,
    history,
    live: NONE,
    head: headCounts(runs, undefined),
    tests: 1,
    baseline: a.prepared.config.baseline,
    baseName: a.request.occasion.base_name,
  });

const about = ({ test, agent }: Examinee) => ({
  id: test.id,
  name: test.name,
  file: test.file,
  line: test.place.line,
  ...(test.place.endLine !== undefined && { end_line: test.place.endLine }),
  tags: test.tags,
  agent: agent.name,
});

const plannedOf = ({ runs }: TestPlan): NonNullable<TestReport['planned']> => {
  const of = (action: PlannedRun['action']) => runs.filter((r) => r.action === action).length;
  return { run: of('run'), judge: of('judge'), reuse: of('reuse') };
};

/** For a dry run: what would be done. */
function foreseen({ runs, why }: TestPlan): string {
  const by = (action: PlannedRun['action'], word: string) => {
    const n = runs.filter((r) => r.action === action).length;
    return n > 0 ? [`${word} ${n} ${n === 1 ? 'time' : 'times'}`] : [];
  };
  const doing = [...by('run', 'would talk to the agent'), ...by('judge', 'would be judged again'), ...by('reuse', 'would be reused')];
  return `${doing.join(', ') || 'would not run'}${why ? `: ${why}` : ''}`;
}

/** Why a test has no runs, where it has none. */
function skipOf(a: Assembly, { test }: Examinee, runs: readonly RunReport[]): SkipCode | undefined {
  const plan = a.plan.tests.get(test.id);
  if (test.skip !== undefined) return 'skip';
  if (runs.length > 0 || a.request.options.dry_run) return undefined;
  if (a.performed.withheld.length > 0) return 'no_secrets';
  if (plan?.runs.length === 0) return plan.selected ? 'no_transcript' : 'unchanged';
  return a.performed.left_out ?? (a.performed.problems.some((p) => p.severity === 'error') ? 'could_not_test' : 'unchanged');
}

function removedReport(a: Assembly, examinee: Examinee, history: Counts): TestReport {
  const passing = meanRate(history.passed, history.completed) >= 0.5;
  return {
    ...about(examinee),
    status: 'skipped',
    code: 'unchanged',
    selected: false,
    why: 'removed by this pull request',
    comparison: 'removed',
    line_text:
      history.completed > 0
        ? `was ${passing ? 'passing' : 'failing'}: ${history.passed} of ${history.completed} on ${a.request.occasion.base_name}.`
        : 'has no history.',
    ...(history.completed > 0 && { base: history }),
    never: false,
    runs: [],
  };
}

function totalsOf(all: readonly TestReport[]): Report['totals'] {
  const tests = all.filter((t) => t.comparison !== 'removed');
  const by = (status: TestReport['status']) => tests.filter((t) => t.status === status).length;
  const compared = (comparison: TestReport['comparison']) => tests.filter((t) => t.comparison === comparison).length;
  const [passed, failed] = [by('passed'), by('failed')];
  return {
    passed,
    failed,
    errored: by('errored'),
    skipped: by('skipped'),
    regressed: compared('regressed'),
    fixed: compared('fixed'),
    flaky: compared('flaky'),
    unconfirmed: compared('unconfirmed'),
    pass_rate: passed + failed === 0 ? null : Number((passed / (passed + failed)).toFixed(4)),
  };
}

function judgeName(prepared: Prepared): { judge?: string } {
  const judges = new Map(prepared.examinees.flatMap((e) => (e.judge === 'none' ? [] : [[judgeId(e.judge), e.judge] as const])));
  const names = [...judges.values()].map((j) => `${j.provider}:${j.model}`);
  return names.length > 0 ? { judge: names.join(', ') } : {};
}

/** Asked for more runs, and judging again makes none. */
function fewerStored({ request: { options }, plan }: Assembly): readonly string[] {
  if (!options.reeval || options.runs === undefined) return [];
  const wanted = procedureOf(options.runs).first;
  const short = [...plan.tests.values()].filter(
    ({ selected, runs }) => selected && runs.length < wanted && runs.some((r) => r.action === 'judge'),
  );
  if (short.length === 0) return [];
  const tests = short.length === 1 ? '1 test' : `${short.length} tests`;
  return [`Judging again runs nothing: of ${tests} fewer than the ${wanted} runs asked for are stored.`];
}

function notesOf(a: Assembly): string[] {
  const { occasion, options } = a.request;
  const notes: string[] = [...a.advising.values(), ...fewerStored(a)];
  if (a.performed.withheld.length > 0) {
    const { agent_calls, judge_calls, user_calls = 0 } = a.plan.estimate;
    notes.push(
      `Config and tests were read and nothing is wrong with them. With secrets it would take ${agent_calls} agent${user_calls > 0 ? `, ${user_calls} user` : ''} and ${judge_calls} judge calls.`,
    );
  }
  const named = ({ agent }: Examinee) => agent.like ?? agent.name;
  const agents = new Map(a.prepared.examinees.map((e) => [named(e), e]));
  for (const [name, { test, agent }] of agents) {
    const how = a.identities.get(test.id)?.version.how;
    const count = a.prepared.examinees.filter((e) => named(e) === name).length;
    if (how === 'tracked' || how === 'commit')
      notes.push(
        `Agent ${name} has no \`paths\`: every commit counts as a new agent (${count} test${count === 1 ? '' : 's'}). Name the files that make it up, such as \`paths: [src/agent/**, prompts/**]\`.`,
      );
    else if (how === 'none' && options.mode === 'terminal' && !options.dry_run)
      notes.push(`Agent ${name} has no \`paths\`, so nothing is reused here: add \`paths: [src/**]\`.`);
    const live = occasion.kind !== 'pull_request' || a.prepared.config.baseline !== 'live' || baseWay(agent) !== undefined;
    if (!live) notes.push(`Agent ${name}: ${cannotRunBase(agent, occasion.base_name)}`);
  }
  return notes;
}

const shell = ({ viva, id, occasion, world }: RunRequest, began: Assembly['began']) => ({
  schema_version: 1 as const,
  viva,
  id,
  ...(occasion.commit && { commit: occasion.commit }),
  ...(occasion.base && { base: occasion.base }),
  base_name: occasion.base_name,
  started_at: began.at,
  duration_ms: Math.round(world.clock.monotonic() - began.ms),
});

/** Where nothing could run: the problems, and the decision that they make. */
export function problemReport(request: RunRequest, problems: readonly Problem[], began: Assembly['began']): Report {
  const decision = decide({
    tests: [],
    problems,
    mode: request.options.mode,
    fail_on: 'regressed',
    on_error: 'fail',
    compared: false,
    withheld: [],
    budget_spent: false,
    dry_run: false,
  });
  return {
    ...shell(request, began),
    totals: totalsOf([]),
    tests: [],
    usage: { ...nothingSpent, reused_tests: 0 },
    decision,
    problems,
    notes: [],
  };
}
