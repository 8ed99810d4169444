// `viva calibrate`: the judges of the suites against what people said.
import type { Calibration, CalibrationReport, Label, Said } from '../model/calibration.ts';
import { ProblemError } from '../model/problems.ts';
import type { Transcript } from '../model/transcript.ts';
import { hash } from '../plan/canonical.ts';
import { calibrate, type Given, type Pair } from '../score/calibrate.ts';
import { LABELS_FILE, type NewLabel, readLabels, withLabels } from '../suite/labels.ts';
import { isSame, type Judges, judgesOf } from './known-judges.ts';
import type { Options } from './options.ts';
import { prepare } from './prepare.ts';
import { secretsOf } from './ready.ts';
import { openStorage, type Storage } from './storage.ts';
import type { Catalog, World } from './world.ts';

/** One pass in so many is drawn for a label: reviewers look at failures only. */
const ONE_IN = 20;

export interface Calibrating {
  readonly report: CalibrationReport;
  /** What waits for a person, with the run to look at where it is stored. */
  readonly waiting: readonly { readonly label: Label | NewLabel; readonly transcript?: Transcript }[];
}

interface Stored extends Given {
  readonly fingerprint: string;
  readonly transcript: string;
  readonly test: string;
  readonly round?: number;
}

export async function calibrateJudges(world: World, options: Options, catalog: Catalog, offer: boolean): Promise<Calibrating> {
  const prepared = await prepare(world.files, options, catalog, world);
  world.hide(secretsOf(prepared, world.env), prepared.config.share.redact);
  const written = await world.files.read(LABELS_FILE);
  const read = readLabels(written ?? '', LABELS_FILE);
  if (read.problems.some((p) => p.severity === 'error')) throw new ProblemError(read.problems);
  const storage = await openStorage(world.disk, world.log, world.clock);
  const stored = storedVerdicts(storage);
  const judges = judgesOf(world, prepared);
  const seed = read.seed ?? world.random.uuid();
  const there = await storage.hashes();
  const open = stored.filter((s) => s.passed && there(s.transcript) && judges.known(s.fingerprint) && !isLabelled(s, read.labels));
  const drawn = offer ? open.filter((s) => isDrawn(s, seed)).map((s) => offered(s, judges, world.clock.now())) : [];
  // The seed stays, also where nothing was drawn: a pass has one chance, not one each time somebody asks.
  if (drawn.length > 0 || (offer && read.seed === undefined)) await world.files.write(LABELS_FILE, withLabels(written, drawn, seed));
  const waiting = [...read.labels.filter((l) => l.human === undefined), ...drawn];
  return {
    report: {
      ...heldAgainst(read.labels, stored, judges),
      waiting: waiting.length,
      offered: drawn.length,
      passes: open.length,
    },
    waiting: await Promise.all(
      waiting.map(async (label) => {
        const transcript = await storage.transcript(stored.find((s) => isOf(s, label))?.transcript ?? label.transcript ?? '');
        return { label, ...(transcript && { transcript }) };
      }),
    ),
  };
}

export function heldAgainst(
  labels: readonly Label[],
  stored: readonly Stored[],
  judges: Judges,
): Omit<CalibrationReport, 'waiting' | 'offered' | 'passes'> {
  const pairs = new Map<string, Pair[]>();
  const stale = new Map<string, CalibrationReport['stale'][number]>();
  let unknown = 0;
  for (const label of labels) {
    if (label.human === undefined) continue;
    const judge = judges.of(label.test);
    const now = judge && stored.find((s) => s.fingerprint === judge.fingerprint && isOf(s, label));
    const same = judge !== undefined && isSame(label, judge);
    const judged = now ? saidBy(now) : same ? label.judged : undefined;
    if (judge && judged) {
      const { criterion, human, date, drawn } = label;
      const pair = { criterion, human, judged, ...(date !== undefined && { date }), ...(drawn !== undefined && { drawn }) };
      pairs.set(judge.fingerprint, [...(pairs.get(judge.fingerprint) ?? []), pair]);
    } else if (label.judged !== undefined && label.judge !== undefined) {
      const key = `${label.judge} ${label.prompt}`;
      const why = label.judge === judge?.name ? 'prompt' : 'judge';
      const before = stale.get(key)?.labels ?? 0;
      stale.set(key, { judge: label.judge, ...(label.prompt !== undefined && { prompt: label.prompt }), labels: before + 1, why });
    } else unknown++;
  }
  return {
    schema_version: 1,
    file: LABELS_FILE,
    judges: judges.all().map((j): Calibration => {
      const given = stored.filter((s) => s.fingerprint === j.fingerprint);
      return calibrate(j.name, j.prompt, pairs.get(j.fingerprint) ?? [], given);
    }),
    stale: [...stale.values()].sort((a, b) => b.labels - a.labels),
    unknown,
  };
}

/** Each once, whatever else was judged with it. */
export function storedVerdicts({ memory }: Storage): readonly Stored[] {
  const testOf = new Map(memory.runs.map((r) => [r.transcript, r.test]));
  for (const h of memory.history) testOf.set(h.transcript, h.test);
  const found = new Map<string, Stored>();
  for (const { findings, transcript, parts } of Object.values(memory.results)) {
    if (transcript === undefined || parts === undefined) continue;
    for (const f of findings) {
      if (f.kind !== 'criterion' || (f.result !== 'pass' && f.result !== 'fail')) continue;
      const key = JSON.stringify([transcript, parts.judge, f.name, f.round]);
      found.set(key, {
        criterion: f.name,
        passed: f.result === 'pass',
        votes: f.votes ?? [],
        fingerprint: parts.judge,
        transcript,
        test: testOf.get(transcript) ?? '',
        ...(f.round !== undefined && { round: f.round }),
      });
    }
  }
  return [...found.values()];
}

type Named = Pick<Label | NewLabel, 'transcript' | 'criterion' | 'round'>;

const isOf = (s: Stored, label: Named): boolean =>
  label.transcript !== undefined &&
  s.transcript.startsWith(label.transcript) &&
  s.criterion === label.criterion &&
  (label.round === undefined || s.round === label.round);

const isLabelled = (s: Stored, labels: readonly Label[]): boolean => labels.some((label) => isOf(s, label));

const saidBy = ({ passed }: Stored): Said => (passed ? 'pass' : 'fail');

/** By the seed of the file: who asks again draws the same, and what comes later has its own chance. */
function isDrawn({ transcript, criterion, round }: Stored, seed: string): boolean {
  const drawn = hash({ kind: 'draw 1', seed, transcript, criterion, round });
  return Number.parseInt(drawn.slice(0, 12), 16) / 16 ** 12 < 1 / ONE_IN;
}

function offered(s: Stored, judges: Judges, now: number): NewLabel {
  const judge = judges.known(s.fingerprint);
  return {
    test: s.test,
    criterion: s.criterion,
    round: s.round,
    transcript: s.transcript,
    human: null,
    judged: saidBy(s),
    judge: judge?.name,
    prompt: judge?.prompt,
    date: new Date(now).toISOString().slice(0, 10),
    drawn: ONE_IN,
  };
}
