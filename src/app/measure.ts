// Metrics that are code: what they see of a conversation, and what becomes of them.
import type { Answered, AskedModel, ModelRequest } from '../model/asking.ts';
import type { CodedMetric, MetricRound, MetricSubject } from '../model/contracts.ts';
import type { Verdict } from '../model/judging.ts';
import type { Clock } from '../model/ports.ts';
import type { Spent } from '../model/report.ts';
import type { Test } from '../model/suite.ts';
import type { Transcript } from '../model/transcript.ts';
import { addSpent, nothingSpent } from '../score/spent.ts';

/** As long as the judge has for one call: code that never comes to an end must not hold up the run. */
const LONGEST = 120_000;

export interface Measuring {
  readonly test: Test;
  readonly transcript: Transcript;
  readonly model: AskedModel;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Never rejects: what the code throws, or leaves out, is an error. */
export async function measureByCode(metric: CodedMetric, m: Measuring): Promise<{ readonly verdict: Verdict; readonly spent: Spent }> {
  let spent = nothingSpent;
  const counted = async <T>(request: ModelRequest<T>, signal: AbortSignal): Promise<Answered<T>> => {
    const answer = await m.model.ask(request, signal);
    spent = addSpent(spent, answer.spent);
    return answer;
  };
  const stop = new AbortController();
  const abort = () => stop.abort();
  m.signal.addEventListener('abort', abort);
  const over = new AbortController();
  const late = m.clock.sleep(LONGEST, over.signal).then(() => {
    if (!over.signal.aborted) throw new Error(`it took longer than ${LONGEST / 1000} s`);
    return [];
  });
  try {
    const subject = subjectOf(m, { ...m.model, ask: counted }, stop.signal);
    const measured = await Promise.race([metric.measure(subject), late]);
    const wanted = metric.of === 'round' ? subject.rounds.map((r) => r.round) : [undefined];
    const missing = wanted.find((round) => !measured.some((one) => one.round === round));
    if (missing !== undefined || measured.length === 0) return { verdict: broken(`it says nothing of round ${missing ?? 1}`), spent };
    const odd = measured.find((one) => one.score !== undefined && !Number.isFinite(one.score));
    if (odd) return { verdict: broken('its score is no number'), spent };
    return { verdict: { result: 'pass', reason: '', evidence: [], votes: [], injection_suspected: false, measured }, spent };
  } catch (error) {
    return { verdict: broken(error instanceof Error ? error.message : String(error)), spent };
  } finally {
    over.abort();
    abort();
    m.signal.removeEventListener('abort', abort);
    late.catch(() => {});
  }
}

const broken = (why: string): Verdict => ({
  result: 'error',
  reason: `It could not be measured: ${why}.`.replace(/\.\.$/, '.'),
  evidence: [],
  votes: [],
  injection_suspected: false,
});

function subjectOf({ test, transcript }: Measuring, model: AskedModel, signal: AbortSignal): MetricSubject {
  const { user, knowledge } = test;
  return { transcript, rounds: roundsOf(transcript), ...(user && { profile: user.profile, goal: user.goal }), knowledge, model, signal };
}

function roundsOf({ events }: Transcript): readonly MetricRound[] {
  const numbers = [...new Set(events.map((e) => e.round))].sort((a, b) => a - b);
  return numbers.map((round) => {
    const own = events.filter((e) => e.round === round);
    const texts = (type: 'user' | 'agent') => own.flatMap((e) => (e.type === type ? [e.text] : [])).join('\n');
    const results = own.flatMap((e) => (e.type === 'tool_result' ? [e] : []));
    const tool_calls = own.flatMap((e) => {
      if (e.type !== 'tool_call') return [];
      const result = results.find((r) => r.call === e.call);
      return [{ name: e.name, args: e.args, ...(result && { result: result.content, status: result.status }) }];
    });
    return { round, user: texts('user'), agent: texts('agent'), tool_calls };
  });
}
