// The judges that the suites have now, by what can change a verdict of theirs.
import { createJudge } from '../judge/judge.ts';
import type { Label } from '../model/calibration.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { hasCriteria } from './perform.ts';
import type { Prepared } from './prepare.ts';
import { judgeId } from './ready.ts';
import type { World } from './world.ts';

/** Of a fingerprint, in the file. */
const SHOWN = 16;

export interface KnownJudge {
  readonly name: string;
  readonly prompt: string;
  readonly fingerprint: string;
}

export interface Judges {
  all(): readonly KnownJudge[];
  /** Who judges that test now; a test that is gone: the config's judge. */
  of(test: string): KnownJudge | undefined;
  known(fingerprint: string): KnownJudge | undefined;
  /** By its settings as written. */
  made(judge: JudgeSettings): KnownJudge | undefined;
}

export function judgesOf(world: World, { config, examinees }: Prepared): Judges {
  const known = new Map<string, KnownJudge>();
  const made = (judge: JudgeSettings | 'none' | undefined): KnownJudge | undefined => {
    if (judge === undefined || judge === 'none') return undefined;
    const id = judgeId(judge);
    const before = known.get(id);
    if (before) return before;
    const { name, fingerprint } = createJudge({
      settings: judge,
      apiKey: undefined,
      fetch: world.fetch,
      clock: world.clock,
      random: world.random,
    });
    const one = { name, fingerprint, prompt: fingerprint.slice(0, SHOWN) };
    known.set(id, one);
    return one;
  };
  const byTest = new Map(examinees.filter(hasCriteria).map((e) => [e.test.id, made(e.judge)]));
  return {
    made,
    all: () => [...new Map([...known.values()].map((j) => [j.fingerprint, j])).values()],
    of: (test) => byTest.get(test) ?? made(config.judge),
    known: (fingerprint) => [...known.values()].find((j) => j.fingerprint === fingerprint),
  };
}

export const isSame = (label: Label, judge: KnownJudge): boolean =>
  label.judge === judge.name && label.prompt !== undefined && judge.fingerprint.startsWith(label.prompt.slice(0, SHOWN));
