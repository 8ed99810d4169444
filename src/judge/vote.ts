// One call; only what it fails is asked twice more, and the majority decides. No votes on passes, nor on scores: their mean evens out.
import type { Measured } from '../model/finding.ts';
import type { Verdict } from '../model/judging.ts';
import type { Told } from './ask.ts';
import type { MetricItem } from './metric-prompt.ts';
import type { Items } from './prompt.ts';
import type { Answer, Opinion } from './verify.ts';

/** Asks once about these, in this order. */
export type AskOnce = (asked: Items) => Promise<Told<Answer>>;

export async function vote(asked: Items, votes: 1 | 3, suspicious: boolean, once: AskOnce): Promise<ReadonlyMap<string, Verdict>> {
  const first = await once(asked);
  const ids = [...asked.criteria, ...asked.metrics].map((a) => a.id);
  if ('error' in first) return new Map(ids.map((id) => [id, undecided(first.error, [], suspicious)]));
  const failed: Items = {
    criteria: votes === 1 ? [] : asked.criteria.filter((a) => first.value.opinions.get(a.id)?.pass === false),
    metrics: votes === 1 ? [] : asked.metrics.filter((m) => first.value.measured.get(m.id)?.some((one) => isFailure(one, m))),
  };
  const again = new Set([...failed.criteria, ...failed.metrics].map((a) => a.id));
  const turns = again.size === 0 ? [] : [1, 2];
  const more = await Promise.all(
    turns.map((turn) => once({ criteria: turned(failed.criteria, turn), metrics: turned(failed.metrics, turn) })),
  );
  const error = more.map((told) => ('error' in told ? told.error : undefined)).find((e) => e !== undefined);
  const answersFor = (id: string) => [first, ...(again.has(id) ? more : [])].flatMap((told) => ('value' in told ? [told.value] : []));
  const needed = (id: string) => (again.has(id) ? 2 : 1);
  return new Map([
    ...asked.criteria.map(({ id }): [string, Verdict] => {
      const opinions = answersFor(id).flatMap((answer) => answer.opinions.get(id) ?? []);
      return [id, decide(opinions, needed(id), suspicious, error)];
    }),
    ...asked.metrics.map((item): [string, Verdict] => [item.id, measure(item, answersFor(item.id), needed(item.id), suspicious, error)]),
  ]);
}

/** A label with a severity, or a no. */
const isFailure = ({ severity, score }: Measured, { metric: { scale } }: MetricItem): boolean =>
  severity !== undefined || ('from' in scale && scale.to - scale.from === 1 && score === scale.from);

/** A fixed other order for each vote: what stands first must not matter, and the same question is the same request. */
function turned<T>(asked: readonly T[], turn: number): readonly T[] {
  if (asked.length === 0) return asked;
  const by = turn % asked.length;
  const rotated = [...asked.slice(by), ...asked.slice(0, by)];
  return turn % 2 === 0 ? rotated.reverse() : rotated;
}

function decide(opinions: readonly Opinion[], needed: number, suspicious: boolean, error: string | undefined): Verdict {
  const votes = opinions.map((o) => o.pass);
  const side = [false, true].find((pass) => votes.filter((v) => v === pass).length >= needed);
  const speaker = opinions.find((o) => o.pass === side);
  const flagged = suspicious || opinions.some((o) => o.injection_suspected);
  if (side === undefined || !speaker)
    return undecided(`The judge failed it once, and asked again it did not answer: ${error ?? ''}`, votes, flagged);
  const reason = speaker.reason === '' && !side ? 'The judge gave no reason.' : speaker.reason;
  return { result: side ? 'pass' : 'fail', reason, evidence: speaker.evidence, votes, injection_suspected: flagged };
}

/** Round by round: a failure is one if the majority says so, whatever each calls it; the first to say so is heard. */
function measure(item: MetricItem, answers: readonly Answer[], needed: number, suspicious: boolean, error: string | undefined): Verdict {
  const [first] = answers.map((a) => a.measured.get(item.id));
  if (!first) return undecided(answers.map((a) => a.unmeasured.get(item.id)).find((e) => e !== undefined) ?? '', [], suspicious);
  const measured: Measured[] = [];
  for (const { round } of first) {
    const said = answers.flatMap((a) => a.measured.get(item.id)?.find((one) => one.round === round) ?? []);
    const failing = said.filter((one) => isFailure(one, item));
    const passing = said.filter((one) => !isFailure(one, item));
    const side = [failing, passing].find((one) => one.length >= needed)?.[0];
    if (!side) return undecided(`The judge found a failure once, and asked again it did not answer: ${error ?? ''}`, [], suspicious);
    measured.push(side);
  }
  return { result: 'pass', reason: '', evidence: [], votes: [], injection_suspected: suspicious, measured };
}

const undecided = (reason: string, votes: readonly boolean[], injection_suspected: boolean): Verdict => ({
  result: 'error',
  reason,
  evidence: [],
  votes,
  injection_suspected,
});
