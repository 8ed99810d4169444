// What each run of a test needs: nothing, a judgement, or a talk with the agent; and why.
import type { Memory, StoredRun } from '../model/memory.ts';
import { type JudgementParts, resultKey } from './keys.ts';

export interface PlannedRun {
  readonly index: number;
  /** `skip`: there is no transcript to judge again, and none can be made. */
  readonly action: 'run' | 'judge' | 'reuse' | 'skip';
  readonly stored?: StoredRun;
  /** Stored verdicts are not served: the judge is asked again. */
  readonly afresh?: boolean;
  readonly why: string;
  /** Of a base run: the head that it is made for (`StoredRun.beside`). */
  readonly beside?: string;
}

export interface PlannedTest {
  readonly runs: readonly PlannedRun[];
  /** Index of a run beyond these that no stored one has. */
  readonly next: number;
  readonly why: string;
}

export interface PlanQuery {
  readonly test: string;
  readonly inputs: string;
  /** Key of the agent's configuration as written. */
  readonly agent: string;
  readonly version: string;
  /** Whether runs of that version may be served again. */
  readonly reusable: boolean;
  readonly judgement: string;
  /** To say which part of the judgement changed. */
  readonly parts?: JudgementParts;
  /** How many runs the test asks for. */
  readonly runs: number;
  readonly index: MemoryIndex;
  readonly hasTranscript: (hash: string) => boolean;
  /** Judge the newest stored transcripts again, whatever their agent's version. */
  readonly reeval?: boolean;
  /** Nobody can be talked to; of that pull request's stored runs the newest build's are judged. */
  readonly judgesOnly?: number | undefined;
  /** As many runs more as the test asks for, whatever is stored. */
  readonly talk?: boolean;
  /** The agent's endpoint, as stored runs would have it: for `reeval`. */
  readonly endpoint?: string | undefined;
  /** Milliseconds since 1970, to say how old a transcript is. */
  readonly now?: number;
  /** Of that pull request all stored runs are taken, however many they are: its evidence goes on where it stopped. */
  readonly pooled?: number | undefined;
  /** On a push to the base branch: one fresh run more, until the history holds `target`. */
  readonly topUp?: { readonly history: number; readonly target: number } | undefined;
}

export interface MemoryIndex {
  readonly byTest: ReadonlyMap<string, readonly StoredRun[]>;
  /** By what was asked, whatever the test's id: equal questions to an equal agent share their runs. Newest first. */
  readonly byInputs: ReadonlyMap<string, readonly StoredRun[]>;
  readonly results: Memory['results'];
  readonly partsOf: ReadonlyMap<string, JudgementParts>;
}

/** Made once for the plan of many tests. */
export function indexMemory(memory: Memory): MemoryIndex {
  const newest = [...memory.runs].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const partsOf = new Map<string, JudgementParts>();
  // Of several judgements of one transcript the newest is the one that it is held to.
  const judged = Object.values(memory.results).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  for (const { transcript, parts } of judged) if (transcript && parts) partsOf.set(transcript, parts);
  return { byTest: grouped(newest, (r) => r.test), byInputs: grouped(newest, (r) => r.inputs), results: memory.results, partsOf };
}

function grouped(runs: readonly StoredRun[], key: (run: StoredRun) => string): Map<string, StoredRun[]> {
  const found = new Map<string, StoredRun[]>();
  for (const run of runs) {
    const group = found.get(key(run));
    if (group) group.push(run);
    else found.set(key(run), [run]);
  }
  return found;
}

export function planTest(query: PlanQuery): PlannedTest {
  const runs = query.judgesOnly !== undefined ? planLeft(query, query.judgesOnly) : query.reeval ? planAgain(query) : planRuns(query);
  const known = sameRuns(query).map((r) => r.index);
  return { runs, next: Math.max(-1, ...known, ...runs.map((r) => r.index)) + 1, why: [...new Set(runs.map((r) => r.why))].join('; ') };
}

/** Base runs that were made for this very head: its evidence goes on where it stopped. */
export const besideRuns = (
  { byInputs, results }: MemoryIndex,
  head: string,
  base: Pick<PlanQuery, 'inputs' | 'agent' | 'version' | 'judgement'>,
): readonly StoredRun[] =>
  (byInputs.get(base.inputs) ?? []).filter(
    (r) =>
      r.beside === head &&
      r.agent === base.agent &&
      r.agent_version === base.version &&
      results[resultKey(r.transcript, base.judgement)] !== undefined,
  );

function planRuns(query: PlanQuery): readonly PlannedRun[] {
  const { index, reusable, judgement, runs, topUp, talk } = query;
  const same = sameRuns(query);
  // Where exactly so many runs are asked for, the newest are the ones that count.
  const kept =
    reusable && !(talk && query.pooled === undefined)
      ? newest(
          same.flatMap((stored) => served(stored, query) ?? []),
          query,
        )
      : [];
  // Newest first is how they are chosen; by index is how they are shown.
  const planned = kept.sort((a, b) => a.index - b.index);
  let next = same.reduce((most, r) => Math.max(most, r.index + 1), 0);
  const fresh = (why: string): PlannedRun => ({ index: next++, action: 'run', why });
  const missing = runs - planned.length;
  const why = missing > 0 ? whyRun(query, same.length > 0) : '';
  for (let i = 0; i < missing; i++) planned.push(fresh(why));
  if (talk) for (let i = Math.max(0, missing); i < runs; i++) planned.push(fresh('talked to again'));
  const unchanged = missing <= 0 && kept.every((r) => index.results[resultKey(r.stored?.transcript ?? '', judgement)] !== undefined);
  if (topUp && unchanged && topUp.history < topUp.target) planned.push(fresh(`history has ${topUp.history} of ${topUp.target} runs`));
  return planned;
}

/** Answers of this very build to this very question. */
const sameRuns = ({ index, inputs, agent, version }: PlanQuery): readonly StoredRun[] =>
  (index.byInputs.get(inputs) ?? []).filter((r) => r.agent === agent && r.agent_version === version);

function newest(all: readonly PlannedRun[], { runs, pooled }: PlanQuery): PlannedRun[] {
  const own = pooled === undefined ? [] : all.filter((r) => r.stored?.pr === pooled);
  return own.length >= runs ? [...own] : all.slice(0, runs);
}

/** undefined: neither its findings nor its transcript are there any more. */
function served(stored: StoredRun, query: PlanQuery): PlannedRun | undefined {
  const { index, judgement, hasTranscript } = query;
  if (index.results[resultKey(stored.transcript, judgement)]) return { index: stored.index, action: 'reuse', stored, why: 'unchanged' };
  return hasTranscript(stored.transcript) ? { index: stored.index, action: 'judge', stored, why: whyJudge(stored, query) } : undefined;
}

function whyJudge(stored: StoredRun, { index, parts }: PlanQuery): string {
  const before = index.partsOf.get(stored.transcript);
  if (!before || !parts) return 'not judged yet';
  const changed = [
    ...(before.criteria === parts.criteria ? [] : ['criterion changed']),
    ...(before.checks === parts.checks ? [] : ['checks changed']),
    ...(before.judge === parts.judge ? [] : ['judge changed']),
  ];
  return changed.join(', ') || 'not judged yet';
}

function whyRun({ index, test, inputs, agent, version, reusable }: PlanQuery, known: boolean): string {
  if (!reusable) return 'the agent’s version is not known here, so nothing is reused';
  if (known) return 'no transcript yet';
  const last = index.byTest.get(test)?.[0] ?? index.byInputs.get(inputs)?.[0];
  if (!last) return 'no transcript yet';
  if (last.inputs !== inputs) return 'inputs changed';
  if (last.agent !== agent) return 'agent configuration changed';
  return last.agent_version === version ? 'no transcript yet' : 'agent version changed';
}

const NO_TRANSCRIPT: PlannedRun = { index: 0, action: 'skip', why: 'no transcript to judge again' };

/** What another run left. Equal answers are runs of their own, as they were there; where it asked nobody, it was served what base has. */
function planLeft(query: PlanQuery, pr: number): readonly PlannedRun[] {
  const { index, inputs, test, runs, pooled, hasTranscript, reeval } = query;
  const stored = (index.byInputs.get(inputs) ?? []).filter((r) => hasTranscript(r.transcript));
  const named = stored.filter((r) => r.test === test);
  const all = named.length > 0 ? named : stored;
  const own = all.filter((r) => r.pr === pr);
  const build = own.filter((r) => r.agent_version === own[0]?.agent_version);
  const chosen = build.length > 0 ? (pooled === undefined ? build.slice(0, runs) : build) : all.slice(0, runs);
  if (chosen.length === 0) return [NO_TRANSCRIPT];
  const judged = (run: StoredRun): PlannedRun => ({
    index: run.index,
    action: 'judge',
    stored: run,
    ...(reeval && { afresh: true }),
    why: 'judged here',
  });
  return chosen.map((run) => (reeval ? judged(run) : (served(run, query) ?? judged(run)))).sort((a, b) => a.index - b.index);
}

function planAgain(query: PlanQuery): readonly PlannedRun[] {
  const { index, inputs, test, runs, hasTranscript, now, pooled } = query;
  const stored = (index.byInputs.get(inputs) ?? []).filter((r) => hasTranscript(r.transcript));
  const own = stored.filter((r) => r.test === test);
  const each = [...new Map((own.length > 0 ? own : stored).map((r) => [`${r.index} ${r.transcript}`, r])).values()];
  // A pull request's own runs of this build are its evidence, all of them.
  const same = new Set(sameRuns(query));
  const mine = pooled === undefined ? [] : each.filter((r) => r.pr === pooled && same.has(r));
  const newest = mine.length > runs ? mine : each.slice(0, runs);
  if (newest.length > 0)
    return newest.map((run) => ({
      index: run.index,
      action: 'judge',
      stored: run,
      afresh: true,
      why: `judged again: agent version ${run.agent_version}${ageOf(run, now)}`,
    }));
  const reachable = [...index.byInputs.values()].some((list) =>
    list.some((r) => r.endpoint !== undefined && r.endpoint === query.endpoint),
  );
  if (!reachable) return [NO_TRANSCRIPT];
  return Array.from({ length: runs }, (_, i) => ({ index: i, action: 'run', afresh: true, why: 'no transcript yet' }));
}

function ageOf(run: StoredRun, now: number | undefined): string {
  if (now === undefined) return '';
  const hours = Math.max(0, Math.round((now - Date.parse(run.at)) / 3_600_000));
  return hours < 48 ? `, ${hours} h old` : `, ${Math.round(hours / 24)} days old`;
}
