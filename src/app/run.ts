// A whole run on one page.
import type { ReportKind } from '../model/contracts.ts';
import { ProblemError } from '../model/problems.ts';
import type { Report, RunReport } from '../model/report.ts';
import type { Test } from '../model/suite.ts';
import type { Transcript } from '../model/transcript.ts';
import { assemble, problemReport } from './assemble.ts';
import { identify } from './identify.ts';
import { openLedger } from './ledger.ts';
import type { Occasion } from './occasion.ts';
import type { Options } from './options.ts';
import { perform } from './perform.ts';
import { makePlan } from './planning.ts';
import { prepare } from './prepare.ts';
import type { Catalog, World } from './world.ts';

export interface Progress {
  planned?(tests: number, runs: number): void;
  runDone?(test: Test, run: RunReport): void;
}

export interface RunRequest {
  readonly world: World;
  readonly options: Options;
  readonly occasion: Occasion;
  readonly catalog: Catalog;
  readonly viva: string;
  readonly id: string;
  readonly progress: Progress;
  /** Aborted with the signal's name as reason. */
  readonly signal: AbortSignal;
}

export interface RunOutcome {
  readonly report: Report;
  readonly transcript: (hash: string) => Transcript | undefined;
}

/** Never throws for what is wrong with suites, config, agent or judge: that is in the report. Throws for bugs. */
export async function run(request: RunRequest): Promise<RunOutcome> {
  const { world, options, occasion, catalog } = request;
  const began = { at: new Date(world.clock.now()).toISOString(), ms: world.clock.monotonic() };
  try {
    const prepared = await prepare(world.files, options, catalog);
    const identities = await identify(world, prepared, world.files, world.git, options, occasion);
    const ledger = openLedger(world.store.memory, () => new Date(world.clock.now()).toISOString(), options.reeval);
    const plan = await makePlan(request, prepared, identities, ledger);
    const performed = await perform(request, prepared, identities, ledger, plan);
    await world.store.save(ledger.memory());
    const report = assemble({ request, prepared, identities, plan, performed, began });
    return { report, transcript: await shownTranscripts(request, report) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { report: problemReport(request, error.problems, began), transcript: () => undefined };
  }
}

/** Transcripts that a rendering may show: those of failing tests, at most 200. */
async function shownTranscripts({ world }: RunRequest, report: Report): Promise<RunOutcome['transcript']> {
  const hashes = report.tests
    .filter((t) => t.status === 'failed' || t.status === 'errored')
    .slice(0, 200)
    .flatMap((t) => t.runs.find((r) => r.status === 'failed' && r.transcript)?.transcript ?? []);
  const found = new Map<string, Transcript>();
  for (const hash of new Set(hashes)) {
    const transcript = await world.store.transcript(hash);
    if (transcript) found.set(hash, transcript);
  }
  return (hash) => found.get(hash);
}

export const reportNames = (kinds: readonly ReportKind[]): string => kinds.map((k) => k.name).join(', ');
