// Which tests are examined: all of them, those that the pull request changed, or those that failed last.
import { ProblemError } from '../model/problems.ts';
import { resultKey } from '../plan/keys.ts';
import { type HeadTest, type KnownTest, selectChanged } from '../plan/select.ts';
import { weakenings } from '../plan/weakened.ts';
import type { BaseFiles } from './base.ts';
import { type Identities, type Identity, identify } from './identify.ts';
import { type Examinee, type Prepared, prepare } from './prepare.ts';
import type { RunRequest } from './request.ts';
import type { Storage } from './storage.ts';

export interface Planning {
  readonly request: RunRequest;
  readonly prepared: Prepared;
  readonly identities: Identities;
  readonly storage: Storage;
}

export interface Selected {
  readonly selected: boolean;
  readonly why: string;
  /** The base's id of a test that was renamed. */
  readonly was?: string;
  /** The base has no such test. */
  readonly added?: boolean;
  readonly weakened: readonly string[];
}

export interface Selection {
  of(id: string): Selected;
  readonly removed: readonly { readonly examinee: Examinee; readonly identity: Identity }[];
}

/** As far back as history goes. */
const MOST_ANCESTORS = 200;

const EVERY: Selected = { selected: true, why: '', weakened: [] };

export type AskBase = () => Promise<BaseFiles | 'too_many' | undefined>;

export async function select(planning: Planning, askBase: AskBase): Promise<Selection> {
  const { options, occasion } = planning.request;
  if (options.run === 'failed') return failedLast(planning);
  if (occasion.kind !== 'pull_request') return { of: () => EVERY, removed: [] };
  const atBase = await askBase();
  const base = atBase === undefined || atBase === 'too_many' ? undefined : await baseTests(planning, atBase);
  const changed = atBase === undefined || atBase === 'too_many' ? undefined : atBase.changed;
  const choices = selectChanged({
    tests: planning.prepared.examinees.map((e) => headTest(e, planning.identities)),
    ...(base && { baseTests: await knownAtBase(planning, base) }),
    changed,
    tooMany: atBase === 'too_many',
    config: planning.prepared.config.file,
  });
  const byId = new Map(choices.map((c) => [c.id, c]));
  const renamed = new Set(choices.flatMap((c) => (c.was === undefined ? [] : [c.was])));
  const present = new Set(planning.prepared.every);
  const after = new Map(planning.prepared.examinees.map((e) => [e.test.id, e.test]));
  const before = new Map(base?.prepared.examinees.map((e) => [e.test.id, e]));
  return {
    of: (id) => {
      const choice = byId.get(id);
      const was = before.get(choice?.was ?? id)?.test;
      const now = after.get(id);
      const weakened =
        was && now && base
          ? weakenings({ test: was, runs: base.prepared.config.runs }, { test: now, runs: planning.prepared.config.runs })
          : [];
      const about = { ...(choice?.was && { was: choice.was }), ...(choice?.added && { added: true }), weakened };
      if (options.run === 'all') return { ...EVERY, ...about };
      return { selected: choice?.selected ?? true, why: choice?.why ?? '', ...about };
    },
    removed: (base?.prepared.examinees ?? []).flatMap((examinee) => {
      const identity = base?.identities.get(examinee.test.id);
      return identity && !present.has(examinee.test.id) && !renamed.has(examinee.test.id) ? [{ examinee, identity }] : [];
    }),
  };
}

interface AtBase {
  readonly prepared: Prepared;
  readonly identities: Identities;
}

/** undefined: the base's own files are wrong, so that nothing can be held against them. */
async function baseTests({ request }: Planning, { files }: BaseFiles): Promise<AtBase | undefined> {
  const { world, options, catalog, occasion } = request;
  try {
    const prepared = await prepare(files, options, catalog, { env: world.env });
    return { prepared, identities: await identify(world, prepared, files, options, { commit: occasion.base }) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // The base may simply have had no tests yet: then all are new.
    return undefined;
  }
}

/** `agent-version` names the head's build. Which one base has, its own stored runs say; where there are none, nobody can tell it is the same. */
async function knownAtBase({ request, storage }: Planning, { identities }: AtBase): Promise<readonly KnownTest[]> {
  const tests = [...identities].map(([id, identity]) => known(id, identity));
  const { occasion, options, world } = request;
  if (options.agent_version === undefined || occasion.base === undefined) return tests;
  const ancestors = new Set(await world.git.firstParents(occasion.base, MOST_ANCESTORS));
  const ofBase = storage.memory.runs.filter((r) => r.pr === undefined && r.beside === undefined && ancestors.has(r.commit ?? ''));
  const built = new Map(ofBase.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).map((r) => [r.test, r.agent_version]));
  return tests.map((test) => ({ ...test, version: built.get(test.id) ?? '' }));
}

function headTest({ test }: Examinee, identities: Identities): HeadTest {
  const identity = identities.get(test.id);
  const about = { file: test.file, ...(identity && { reads: identity.reads, covers: identity.covers }) };
  return identity
    ? { ...known(test.id, identity), ...about }
    : { id: test.id, inputs: '', judgement: '', agent: '', version: '', ...about };
}

const known = (id: string, { inputs, judgement, agent, version }: Identity): KnownTest => ({
  id,
  inputs,
  judgement,
  agent,
  version: version.version,
});

/** Tests whose newest stored run failed. */
function failedLast({ prepared, identities, storage }: Planning): Selection {
  const newest = new Map<string, string>();
  for (const run of [...storage.memory.runs].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))) newest.set(run.test, run.transcript);
  const failed = new Set(
    prepared.examinees
      .filter(({ test }) => {
        const transcript = newest.get(test.id);
        const judgement = identities.get(test.id)?.judgement;
        const result = transcript && judgement ? storage.memory.results[resultKey(transcript, judgement)] : undefined;
        return result?.findings.some((f) => f.result === 'fail') ?? false;
      })
      .map((e) => e.test.id),
  );
  return {
    of: (id) => (failed.has(id) ? { ...EVERY, why: 'failed last time' } : { selected: false, why: 'did not fail last time', weakened: [] }),
    removed: [],
  };
}
