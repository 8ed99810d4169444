// Which tests a pull request changed: by test, never by file, as long as the base's tests can be read.
import type { ChangedFile } from '../model/ports.ts';

/** A test as one commit has it, in hashes. */
export interface KnownTest {
  readonly id: string;
  readonly inputs: string;
  readonly judgement: string;
  /** Key of the agent's configuration as written. */
  readonly agent: string;
  readonly version: string;
}

export interface HeadTest extends KnownTest {
  readonly file: string;
  /** Files that the suite reads: cases, schemas. */
  readonly reads?: readonly string[];
  /** Whether a changed file makes a new version of its agent (plan/version.ts, `coverage`). */
  readonly covers?: (path: string) => boolean;
}

export interface Selection {
  readonly tests: readonly HeadTest[];
  /** undefined: the base's tests cannot be told. */
  readonly baseTests?: readonly KnownTest[] | undefined;
  /** Used where the base's tests cannot be told; undefined: not known either. */
  readonly changed?: readonly ChangedFile[] | undefined;
  /** The list of changed files is cut off. */
  readonly tooMany?: boolean;
  readonly config?: string | undefined;
}

export interface Choice {
  readonly id: string;
  readonly selected: boolean;
  readonly why: string;
  /** The base's id of a test that was renamed. */
  readonly was?: string;
  /** The base has no such test, under no name. */
  readonly added?: boolean;
}

export function selectChanged(selection: Selection): readonly Choice[] {
  const { tests, baseTests, changed, tooMany } = selection;
  if (baseTests) return againstBase(tests, baseTests);
  if (tooMany) return tests.map(({ id }) => ({ id, selected: true, why: 'more files changed than can be listed' }));
  if (!changed) return tests.map(({ id }) => ({ id, selected: true, why: 'what changed is not known' }));
  const touched = new Set(changed.flatMap((c) => (c.previous === undefined ? [c.path] : [c.path, c.previous])));
  return tests.map((test) => {
    const why = whyByFiles(test, touched, selection.config);
    return { id: test.id, selected: why !== undefined, why: why ?? UNCHANGED };
  });
}

const UNCHANGED = 'unchanged';

function againstBase(tests: readonly HeadTest[], base: readonly KnownTest[]): readonly Choice[] {
  const byId = new Map(base.map((b) => [b.id, b]));
  const present = new Set(tests.map((t) => t.id));
  const gone = base.filter((b) => !present.has(b.id));
  const taken = new Set<string>();
  return tests.map((test) => {
    const same = byId.get(test.id);
    const was = same ?? oldName(test, gone, taken);
    if (!was) return { id: test.id, selected: true, why: 'new test', added: true };
    const renamed = same ? {} : { was: was.id };
    const why = difference(test, was);
    return { id: test.id, selected: why !== undefined, why: why ?? (same ? UNCHANGED : `renamed from ${was.id}`), ...renamed };
  });
}

/** The removed test with the same inputs, the one that is judged alike first; each is taken once. */
function oldName(test: KnownTest, gone: readonly KnownTest[], taken: Set<string>): KnownTest | undefined {
  const alike = gone.filter((g) => g.inputs === test.inputs && !taken.has(g.id));
  const found = alike.find((g) => g.judgement === test.judgement) ?? alike[0];
  if (found) taken.add(found.id);
  return found;
}

function difference(now: KnownTest, before: KnownTest): string | undefined {
  if (now.inputs !== before.inputs) return 'inputs changed';
  if (now.agent !== before.agent) return 'agent configuration changed';
  if (now.version !== before.version) return 'agent version changed';
  return now.judgement === before.judgement ? undefined : 'criteria or checks changed';
}

function whyByFiles(test: HeadTest, touched: ReadonlySet<string>, config: string | undefined): string | undefined {
  if (touched.has(test.file)) return 'its file changed';
  if (config !== undefined && touched.has(config)) return 'the config changed';
  const read = test.reads?.find((file) => touched.has(file));
  if (read !== undefined) return `${read} changed`;
  const part = test.covers && [...touched].find(test.covers);
  return part === undefined ? undefined : `agent version changed (${part})`;
}
