// Judges whose agreement with people is not known to reach their floor: what they fail is told, and turns nothing red.
import { ProblemError } from '../model/problems.ts';
import type { RunReport } from '../model/report.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { LEAST_LABELS } from '../score/agreement.ts';
import { LABELS_FILE, readLabels } from '../suite/labels.ts';
import { heldAgainst, storedVerdicts } from './calibrate.ts';
import { judgesOf } from './known-judges.ts';
import type { Prepared } from './prepare.ts';
import { judgeId } from './ready.ts';
import type { Storage } from './storage.ts';
import type { World } from './world.ts';

/** By judge: why it only advises. */
export type Advising = ReadonlyMap<string, string>;

export const withFloor = ({ examinees }: Prepared): readonly JudgeSettings[] => [
  ...new Map(
    examinees.flatMap(({ judge }) => (judge !== 'none' && judge.floor !== undefined ? [[judgeId(judge), judge] as const] : [])),
  ).values(),
];

/** `read`: of the base commit, where a stranger's pull request is examined. */
export async function advisingJudges(
  world: World,
  prepared: Prepared,
  storage: Storage,
  read: (path: string) => Promise<string | undefined>,
): Promise<Advising> {
  const { labels, problems } = readLabels((await read(LABELS_FILE)) ?? '', LABELS_FILE);
  if (problems.some((p) => p.severity === 'error')) throw new ProblemError(problems);
  const judges = judgesOf(world, prepared);
  const floors = withFloor(prepared);
  // Made before they are asked for all that is known of them.
  for (const judge of floors) judges.made(judge);
  const { judges: held, stale } = heldAgainst(labels, storedVerdicts(storage), judges);
  return new Map(
    floors.flatMap((judge) => {
      const trust = held.find((h) => h.prompt === judges.made(judge)?.prompt)?.trust;
      const why = shortOf(
        judge.floor ?? 0,
        trust?.labels ?? 0,
        trust?.agreement.rate ?? 0,
        stale.reduce((sum, s) => sum + s.labels, 0),
      );
      return why === undefined
        ? []
        : [[judgeId(judge), `The judge ${judge.provider}:${judge.model} only advises: ${why} (\`viva calibrate\`).`]];
    }),
  );
}

function shortOf(floor: number, labels: number, rate: number, stale: number): string | undefined {
  if (labels < LEAST_LABELS)
    return `${labels} of the ${LEAST_LABELS} labels that tell whether it reaches its floor of ${percent(floor)}${stale > 0 ? `, and ${stale} more are stale` : ''}`;
  return rate < floor ? `people agree with ${percent(rate)} of ${labels} labels, and its floor is ${percent(floor)}` : undefined;
}

const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;

/** Some of what speaks against the test is the judge's word alone. */
export const restsOnJudge = (runs: readonly RunReport[]): boolean =>
  runs.some((run) => run.status === 'failed' && run.findings.filter((f) => f.result === 'fail').every((f) => f.kind === 'criterion'));
