// One call; only what it fails is asked twice more, and the majority decides. No votes on passes.
import type { Verdict } from '../model/judging.ts';
import type { Told } from './ask.ts';
import type { Asked } from './prompt.ts';
import type { Opinion } from './verify.ts';

/** Asks once about these criteria, in this order. */
export type AskOnce = (asked: readonly Asked[]) => Promise<Told<ReadonlyMap<string, Opinion>>>;

export async function vote(
  asked: readonly Asked[],
  votes: 1 | 3,
  suspicious: boolean,
  once: AskOnce,
): Promise<ReadonlyMap<string, Verdict>> {
  const first = await once(asked);
  if ('error' in first) return new Map(asked.map((a) => [a.id, undecided(first.error, [], suspicious)]));
  const failed = votes === 1 ? [] : asked.filter((a) => first.value.get(a.id)?.pass === false);
  const more = failed.length === 0 ? [] : await Promise.all([1, 2].map((turn) => once(turned(failed, turn))));
  const error = more.map((told) => ('error' in told ? told.error : undefined)).find((e) => e !== undefined);
  return new Map(
    asked.map(({ id }) => {
      const opinions = [first, ...(failed.some((f) => f.id === id) ? more : [])].flatMap((told) => {
        const opinion = 'value' in told ? told.value.get(id) : undefined;
        return opinion ? [opinion] : [];
      });
      const asOften = failed.some((f) => f.id === id) ? 2 : 1;
      return [id, decide(opinions, asOften, suspicious, error)];
    }),
  );
}

/** A fixed other order for each vote: what stands first must not matter, and the same question is the same request. */
function turned(asked: readonly Asked[], turn: number): readonly Asked[] {
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

const undecided = (reason: string, votes: readonly boolean[], injection_suspected: boolean): Verdict => ({
  result: 'error',
  reason,
  evidence: [],
  votes,
  injection_suspected,
});
