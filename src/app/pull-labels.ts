// What people said by /agree and /disagree, from the comments into viva.labels.yml.
import type { Label } from '../model/calibration.ts';
import type { Label as Said } from '../model/commands.ts';
import { ProblemError } from '../model/problems.ts';
import { LABELS_FILE, readLabels, withLabels, withOpinion } from '../suite/labels.ts';
import { botIn } from './bot-comment.ts';
import type { World } from './world.ts';

export interface Pulled {
  readonly comments: number;
  readonly added: number;
  /** Somebody said otherwise since. */
  readonly changed: number;
}

/** `bodies`: of our comments. */
export async function pullLabels({ files }: Pick<World, 'files'>, bodies: readonly string[]): Promise<Pulled> {
  let written = await files.read(LABELS_FILE);
  const { labels, problems } = readLabels(written ?? '', LABELS_FILE);
  if (problems.some((p) => p.severity === 'error')) throw new ProblemError(problems);
  const said = bodies.flatMap((body) => botIn(body).labels);
  const newest = new Map([...said].sort((a, b) => Date.parse(a.date) - Date.parse(b.date)).map((s) => [keyOf(s), s]));
  const fresh: Said[] = [];
  let changed = 0;
  for (const one of newest.values()) {
    const at = labels.findIndex((label) => isSame(label, one));
    const known = labels[at];
    if (known === undefined || written === undefined) fresh.push(one);
    else if (known.human !== one.human && !(Date.parse(known.date ?? '') >= Date.parse(one.date))) {
      written = withOpinion(written, at, one.human, one.date);
      changed++;
    }
  }
  if (fresh.length > 0)
    written = withLabels(
      written,
      fresh.map(({ comment: _comment, ...label }) => label),
    );
  if (written !== undefined && fresh.length + changed > 0) await files.write(LABELS_FILE, written);
  return { comments: bodies.length, added: fresh.length, changed };
}

const keyOf = ({ test, criterion, round, transcript, by }: Said): string => JSON.stringify([test, criterion, round, transcript, by]);

/** A label without a name was written by hand, or drawn: it is nobody else's. */
const isSame = (label: Label, said: Said): boolean =>
  label.by === said.by &&
  label.test === said.test &&
  label.criterion === said.criterion &&
  label.round === said.round &&
  label.transcript !== undefined &&
  said.transcript.startsWith(label.transcript);
