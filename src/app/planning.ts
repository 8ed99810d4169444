// What each test needs: nothing, a judgement, or a talk with the agent; and with what history it will be compared.
import type { HistoryRun, Memory, StoredRun } from '../model/memory.ts';
import type { Counts } from '../model/report.ts';
import type { Runs } from '../model/suite.ts';
import { type Estimate, estimate } from '../plan/estimate.ts';
import { resultKey } from '../plan/keys.ts';
import { besideRuns, indexMemory, type MemoryIndex, type PlannedRun, planTest } from '../plan/plan.ts';
import { topUpsWithin } from '../plan/top-up.ts';
import { type History, historyFor, indexHistory, judgedOtherwise } from '../score/history.ts';
import { LEAST_BASE, procedureOf } from '../score/presets.ts';
import { isAsked, isNamed } from './again.ts';
import { filesAtBase } from './base.ts';
import type { Identity } from './identify.ts';
import { type LiveBases, liveBases } from './live-base.ts';
import type { Examinee } from './prepare.ts';
import { isCompared } from './request.ts';
import { type AskBase, type Planning, type Selected, select } from './selecting.ts';

export interface TestPlan {
  readonly selected: boolean;
  /** The base has no such test. */
  readonly added: boolean;
  readonly why: string;
  readonly runs: readonly PlannedRun[];
  /** As written: a preset, or exactly so many. */
  readonly asked: Runs;
  /** Index of the first run beyond these. */
  readonly next: number;
  readonly history: Counts;
  readonly history_runs: History['runs'];
  /** Also those from before base last changed. */
  readonly history_all: History['all'];
  /** Hash of the newest passing transcript in the history. */
  readonly passing?: string;
  /** Base runs whose transcripts are there, to be judged as the test is judged now. */
  readonly past: readonly HistoryRun[];
  readonly weakened: readonly string[];
  /** Base runs of an earlier push or attempt, made for this very head. */
  readonly beside: readonly StoredRun[];
}

export interface Plan {
  readonly tests: ReadonlyMap<string, TestPlan>;
  /** Tests of the base that are gone, with what their history says. */
  readonly removed: readonly { readonly examinee: Examinee; readonly history: Counts }[];
  /** Tests whose base can be run now. */
  readonly bases: LiveBases;
  readonly estimate: Estimate;
  /** The base commit and its first-parent ancestors, newest first. */
  readonly ancestors: readonly string[];
  /** Model calls of one run of a test: at the least, but with a simulated user that goes on to its limit. */
  readonly calls_of: (id: string) => number;
}

/** History is at most 40 runs a test, one a push: commits beyond these hold none that counts. */
const MOST_ANCESTORS = 200;

export async function makePlan(planning: Planning): Promise<Plan> {
  const { prepared, identities, storage } = planning;
  const { memory } = storage;
  const index = indexMemory(memory);
  let asked: ReturnType<AskBase> | undefined;
  const askBase: AskBase = () => (asked ??= filesAtBase(planning.request.world, planning.request.occasion));
  const chosen = await select(planning, askBase);
  const bases = await liveBases(planning, askBase);
  const histories = await historiesOf(planning, memory);
  const stored = await storage.hashes();
  const callsOf = (e: Examinee): number => runCalls(identities.get(e.test.id));
  const calls = new Map(prepared.examinees.map((e) => [e.test.id, callsOf(e)]));
  const topUps = topUpsOf(planning, histories, callsOf);
  const damaged = new Set<string>();
  const readable = (hash: string) => !damaged.has(hash) && stored(hash);
  const tests = new Map<string, TestPlan>();
  for (const e of prepared.examinees) {
    const { id } = e.test;
    const identity = identities.get(id);
    if (!identity) continue;
    const one = {
      planning,
      e,
      identity,
      index,
      history: histories.of(id, identity),
      past: histories.past(id, identity),
      selected: chosen.of(id),
      topUp: topUps.has(id),
      base: bases.get(id)?.identity,
    };
    let planned = planOne({ ...one, stored: readable });
    // What is to be judged is read first: planned without it, a test is run or skipped in time.
    while (await findDamaged(planned, storage, damaged)) planned = planOne({ ...one, stored: readable });
    tests.set(id, planned);
  }
  return {
    tests,
    bases,
    removed: chosen.removed.map(({ examinee, identity }) => ({ examinee, history: histories.of(examinee.test.id, identity).counts })),
    estimate: estimate(
      prepared.examinees.map((e) => ({
        runs: tests.get(e.test.id)?.runs ?? [],
        past: isCompared(planning.request) ? unjudged(tests.get(e.test.id), identities.get(e.test.id), index) : 0,
        ...estimated(identities.get(e.test.id)),
      })),
    ),
    ancestors: histories.ancestors,
    calls_of: (id) => calls.get(id) ?? 0,
  };
}

/** Base's past that has still to be judged as the test is judged now: equal answers once. */
const unjudged = (plan: TestPlan | undefined, identity: Identity | undefined, { results }: MemoryIndex): number =>
  new Set((plan?.past ?? []).map((r) => r.transcript).filter((t) => identity && !results[resultKey(t, identity.judgement)])).size;

/** Of one run, where its simulated user does not end it before its limit. */
const runCalls = (identity: Identity | undefined): number => {
  const { rounds, judge_calls, user_calls = 0 } = estimated(identity);
  return rounds + user_calls + judge_calls;
};

const estimated = (identity: Identity | undefined) => ({
  rounds: identity?.rounds ?? 0,
  judge_calls: identity?.judge_calls ?? 0,
  prices: identity?.prices,
  user_calls: identity?.simulator === undefined ? 0 : identity.rounds,
  user_prices: identity?.user_prices,
});

/** The newest passing transcript that is there: to show what the agent did then. */
function passingOf({ runs, passing }: History, stored: (hash: string) => boolean): Pick<TestPlan, 'passing'> {
  const found = runs.find((r) => r.passed && stored(r.transcript))?.transcript ?? passing;
  return found === undefined ? {} : { passing: found };
}

async function findDamaged({ runs }: TestPlan, storage: Planning['storage'], damaged: Set<string>): Promise<boolean> {
  const before = damaged.size;
  for (const { action, stored } of runs)
    if (action === 'judge' && stored && !(await storage.transcript(stored.transcript))) damaged.add(stored.transcript);
  return damaged.size > before;
}

interface One {
  readonly planning: Planning;
  readonly e: Examinee;
  readonly identity: Identity;
  readonly index: MemoryIndex;
  readonly history: History;
  readonly past: readonly HistoryRun[];
  readonly selected: Selected;
  readonly stored: (hash: string) => boolean;
  readonly topUp: boolean;
  readonly base: Identity | undefined;
}

function planOne({ planning, e, identity, index, history, past, selected, stored, topUp, base }: One): TestPlan {
  const { request, prepared } = planning;
  const { again } = prepared;
  const { test } = e;
  const named = isNamed(again, test.id);
  const isSelected = selected.selected || named;
  const asked = isAsked(again, test.id, isSelected) ? again.what : undefined;
  const written = test.runs ?? prepared.config.runs;
  // As many as a failing test is held against at the least: more would cost more than they tell.
  const wanted = isSelected && !request.options.reeval ? Math.max(0, LEAST_BASE - history.counts.completed) : 0;
  const about = {
    past: past.filter((run) => stored(run.transcript)).slice(0, wanted),
    selected: isSelected,
    added: selected.added ?? false,
    asked: written,
    history: history.counts,
    history_runs: history.runs,
    history_all: history.all,
    ...passingOf(history, stored),
    weakened: selected.weakened,
    beside: base ? besideRuns(index, identity.transcriptKey(0), { ...base, version: base.version.version }) : [],
  };
  if (test.skip !== undefined) return { ...about, why: `skipped: ${test.skip}`, runs: [], next: 0 };
  const planned = planTest({
    test: selected.was ?? test.id,
    inputs: identity.inputs,
    agent: identity.agent,
    version: identity.version.version,
    reusable: identity.version.reusable,
    judgement: identity.judgement,
    parts: identity.parts,
    runs: procedureOf(written).first,
    ...(typeof written !== 'number' && { pooled: request.occasion.pr }),
    index,
    hasTranscript: stored,
    reeval: request.options.reeval || asked === 'judge',
    talk: asked === 'talk',
    endpoint: e.agent.endpoint,
    judgesOnly: request.occasion.judges_only ? request.occasion.pr : undefined,
    now: request.world.clock.now(),
    ...(topUp && { topUp: { history: history.counts.completed, target: prepared.config.history.target } }),
  });
  if (isSelected)
    return {
      ...about,
      why: `${selected.why === planned.why || !selected.why || !selected.selected ? '' : `${selected.why}: `}${planned.why}`,
      runs: planned.runs,
      next: planned.next,
    };
  // What was not selected is only shown as it was.
  return { ...about, why: selected.why, runs: planned.runs.filter((r) => r.action === 'reuse'), next: planned.next };
}

interface Histories {
  readonly ancestors: readonly string[];
  of(test: string, identity: Identity | undefined): History;
  past(test: string, identity: Identity): readonly HistoryRun[];
}

const NO_HISTORY: History = { counts: { passed: 0, completed: 0 }, runs: [], all: [] };

async function historiesOf({ request, prepared }: Planning, memory: Memory): Promise<Histories> {
  const { world, occasion } = request;
  if (occasion.base === undefined || memory.history.length === 0) return { ancestors: [], of: () => NO_HISTORY, past: () => [] };
  const ancestors = await world.git.firstParents(occasion.base, MOST_ANCESTORS);
  const byInputs = indexHistory(memory);
  const present = new Set(prepared.examinees.map((e) => e.test.id));
  const now = world.clock.now();
  const asked = (test: string, { inputs, judgement }: Identity) => ({ memory, test, inputs, judgement, ancestors, now, present });
  return {
    ancestors,
    of: (test, identity) => (identity ? historyFor(asked(test, identity), byInputs) : NO_HISTORY),
    past: (test, identity) => judgedOtherwise(asked(test, identity), byInputs),
  };
}

/** One fresh run more for unchanged tests whose history is short: on pushes within `per_push` calls, on a schedule without that limit. */
function topUpsOf(
  { request, prepared, identities }: Planning,
  histories: Histories,
  callsOf: (e: Examinee) => number,
): ReadonlySet<string> {
  const { occasion } = request;
  if (!occasion.adds_history || request.options.reeval) return new Set();
  const wanting = prepared.examinees.map((e) => ({
    id: e.test.id,
    history: histories.of(e.test.id, identities.get(e.test.id)).counts.completed,
    calls: callsOf(e),
  }));
  const { target, per_push } = prepared.config.history;
  return topUpsWithin(wanting, target, occasion.unlimited_history ? Number.POSITIVE_INFINITY : per_push);
}
