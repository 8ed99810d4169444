// A whole run on one page.
import { setMaxListeners } from 'node:events';
import type { Said } from '../model/commands.ts';
import type { Config } from '../model/config.ts';
import type { Redact } from '../model/ports.ts';
import { type Problem, ProblemError } from '../model/problems.ts';
import type { Report } from '../model/report.ts';
import type { Transcript } from '../model/transcript.ts';
import { findConfig } from '../suite/config.ts';
import { type Advising, advisingJudges, withFloor } from './advice.ts';
import type { AskedAgain } from './again.ts';
import { assemble, problemReport } from './assemble.ts';
import { textAtBase, withBaseConfig } from './base.ts';
import { type Identities, identify } from './identify.ts';
import { openLedger } from './ledger.ts';
import type { JudgeOf } from './leg-state.ts';
import { perform } from './perform.ts';
import { makePlan } from './planning.ts';
import { type Prepared, prepare } from './prepare.ts';
import { secretsOf } from './ready.ts';
import type { RunRequest } from './request.ts';
import { openStorage, type Storage } from './storage.ts';
import { type WhatIf, whatIf } from './what-if.ts';

export interface RunOutcome {
  readonly report: Report;
  /** Which transcripts may leave this machine. */
  readonly share: Config['share']['transcripts'];
  readonly transcript: (hash: string) => Transcript | undefined;
  readonly judgeOf: JudgeOf;
  /** What a comment asked for, with the tests that it meant. */
  readonly again?: AskedAgain;
  readonly unknown?: Said;
  readonly supposed?: WhatIf;
}

/** Never throws for what is wrong with suites, config, agent or judge: that is in the report. Throws for bugs. */
export async function run(request: RunRequest): Promise<RunOutcome> {
  const { world, options, occasion, catalog } = request;
  // Every conversation and judgement under way listens to it.
  setMaxListeners(0, request.signal);
  const began = { at: new Date(world.clock.now()).toISOString(), ms: world.clock.monotonic() };
  try {
    const isConfig = (path: string) =>
      path === options.config || findConfig([path]) !== undefined || catalog.formats.some((format) => format.isConfig?.(path));
    const atBase = occasion.trusted ? undefined : textAtBase(world, occasion);
    const files = atBase ? withBaseConfig(world, atBase, isConfig) : world.files;
    const prepared = await prepare(
      files,
      options,
      catalog,
      { env: world.env, loadModule: occasion.trusted ? world.loadModule : undefined },
      atBase,
    );
    world.hide(secretsOf(prepared, world.env), prepared.config.share.redact);
    const identities = await identify(world, prepared, world.files, options, occasion);
    const storage = await openStorage(world.disk, world.log, world.clock);
    const ledger = openLedger(storage.memory, () => new Date(world.clock.now()).toISOString());
    const advising: Advising =
      withFloor(prepared).length > 0 ? await advisingJudges(world, prepared, storage, atBase ?? world.files.read) : new Map();
    const plan = await makePlan({ request, prepared, identities, storage });
    const done = await perform({ request, prepared, identities, ledger, storage, plan });
    const performed = { ...done, problems: withoutSecrets(done.problems, world.redact) };
    const runsOf = (id: string) => {
      const planned = plan.tests.get(id);
      return planned?.selected ? (performed.runs.get(id)?.length ?? planned.runs.length) : undefined;
    };
    if (!options.dry_run) await storage.save(ledger.memory(), { used: ledger.used(), runsOf });
    const report = assemble({ request, prepared, identities, plan: performed.plan ?? plan, performed, began, advising });
    const { again, unknown } = prepared;
    const judgeOf = judgesIn(prepared, identities);
    const supposed = again?.what === 'what_if' ? await whatIf({ request, prepared, ledger, storage, runs: performed.runs }) : undefined;
    return {
      report,
      share: prepared.config.share.transcripts,
      transcript: await shownTranscripts(storage, report),
      judgeOf,
      ...(again && { again }),
      ...(unknown && { unknown }),
      ...(supposed && { supposed }),
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return {
      report: problemReport(request, withoutSecrets(error.problems, world.redact), began),
      share: 'none',
      transcript: () => undefined,
      judgeOf: () => undefined,
    };
  }
}

function judgesIn({ examinees }: Prepared, identities: Identities): JudgeOf {
  const judges = new Map(examinees.map((e) => [e.test.id, e.judge]));
  return (test) => {
    const judge = judges.get(test);
    const fingerprint = identities.get(test)?.parts.judge;
    return judge === undefined || judge === 'none' || !fingerprint
      ? undefined
      : { name: `${judge.provider}:${judge.model}`, prompt: fingerprint.slice(0, 16) };
  };
}

const withoutSecrets = (problems: readonly Problem[], redact: Redact): readonly Problem[] =>
  problems.map((p) => ({ ...p, message: redact(p.message), advice: redact(p.advice) }));

/** Transcripts that a rendering may show: those of failing tests, at most 200. */
async function shownTranscripts(storage: Storage, report: Report): Promise<RunOutcome['transcript']> {
  const hashes = report.tests
    .filter((t) => t.status === 'failed' || t.status === 'errored')
    .slice(0, 200)
    .flatMap((t) => [t.runs.find((r) => r.status === 'failed' && r.transcript)?.transcript, t.base_transcript])
    .filter((hash) => hash !== undefined);
  const found = new Map<string, Transcript>();
  for (const hash of new Set(hashes)) {
    const transcript = await storage.transcript(hash);
    if (transcript) found.set(hash, transcript);
  }
  return (hash) => found.get(hash);
}
