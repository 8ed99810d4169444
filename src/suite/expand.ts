// From what was written to what runs: defaults merged, cases expanded, everything with its place.
import { posix } from 'node:path';
import type { CheckKind, Metric } from '../model/contracts.ts';
import type { Place } from '../model/place.ts';
import { type Problem, problem } from '../model/problems.ts';
import type { Check, Criterion, Mock, Never, Round, Runs, SimulatedUser, Test } from '../model/suite.ts';
import { fill, type Row, type Rows, rowsOfFile, rowsOfList } from './cases.ts';
import { moduleNamed } from './modules.ts';
import type { WrittenCriteria, WrittenNever, WrittenRound, WrittenSuite, WrittenTest } from './native.ts';
import type { WrittenChecks } from './native-checks.ts';
import { toMetrics } from './native-metrics.ts';
import { type ModuleAt, toMock, type WrittenMocks } from './native-mocks.ts';
import { fromSuite } from './paths.ts';
import { settle } from './threshold.ts';
import type { YamlFile } from './yaml.ts';

export interface Expanding {
  readonly file: string;
  readonly checks: readonly CheckKind[];
  readonly metrics?: readonly Metric[];
  readonly read: (path: string) => Promise<string | undefined>;
  /** The config's (or a flag's), for thresholds in percent. */
  readonly runs?: Runs;
  readonly locate: YamlFile['locate'];
}

type Path = readonly PropertyKey[];
/** Fills `{column}` in; without cases the text as it is. */
type Filling = (text: string) => string;

export async function expand(suite: WrittenSuite, given: Expanding): Promise<{ tests: readonly Test[]; problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const tests: Test[] = [];
  const room = { left: MOST_FILLED };
  for (const [i, written] of suite.tests.entries()) {
    const path = ['tests', i];
    const bar = settle(written, suite.defaults ?? {}, given.runs);
    if (typeof bar === 'string') {
      const at = written.threshold === undefined ? ['defaults', 'threshold'] : [...path, 'threshold'];
      problems.push(problem('bad_suite', `${bar}.`, given.locate(at)));
      continue;
    }
    const base = { ...common(written, suite, path, given), ...bar };
    if (written.cases === undefined) tests.push(oneTest(base, written, path, given, (text) => text));
    else {
      const rows = await rowsOf(written.cases, given);
      if ('wrong' in rows) problems.push(problem('bad_suite', `cases: ${rows.wrong}.`, given.locate([...path, 'cases'])));
      else for (const test of casesOf(base, written, path, { given, rows: rows.rows, room }, problems)) tests.push(test);
    }
  }
  return { tests, problems: [...problems, ...duplicates(tests)] };
}

export async function rowsOf(cases: NonNullable<WrittenTest['cases']>, given: Expanding): Promise<Rows> {
  if (typeof cases !== 'string') return rowsOfList(cases);
  const path = fromSuite(given.file, cases);
  if (path === undefined) return { wrong: `\`${cases}\` lies outside of the working directory` };
  const text = await given.read(path);
  if (text === undefined) return { wrong: `there is no file \`${cases}\` beside the suite` };
  const rows = rowsOfFile(path, text);
  return 'wrong' in rows ? { wrong: `${cases}: ${rows.wrong}` } : rows;
}

type Common = Omit<Test, 'id' | 'name' | 'rounds' | 'user' | 'expected' | 'criteria'>;

function common(w: WrittenTest, suite: WrittenSuite, path: Path, given: Expanding): Common {
  const d = suite.defaults;
  const agent = w.agent ?? suite.agent;
  const timeout = w.timeout ?? d?.timeout;
  const never = mergedNever(
    w.never && toNever(w.never, given.locate([...path, 'never'])),
    d?.never && toNever(d.never, given.locate(['defaults', 'never'])),
  );
  const tdx = tdxOf(given.file);
  return {
    file: given.file,
    place: given.locate(path),
    ...(w.description !== undefined && { description: w.description }),
    tags: [...new Set([...(d?.tags ?? []), ...(w.tags ?? [])])],
    ...(w.skip !== undefined && { skip: w.skip }),
    ...(agent !== undefined && { agent }),
    ...(tdx && { tdx }),
    knowledge: w.knowledge ?? [],
    checks: [...toChecks(w.checks, [...path, 'checks'], given), ...toChecks(d?.checks, ['defaults', 'checks'], given)],
    ...(never && { never }),
    ...(w.metrics && { metrics: toMetrics(w.metrics, [...path, 'metrics'], given.metrics ?? [], given.locate) }),
    ...(w.fail_on_severity && { fail_on_severity: w.fail_on_severity }),
    mocks: { ...toMocks(d?.mocks, ['defaults', 'mocks'], given), ...toMocks(w.mocks, [...path, 'mocks'], given) },
    unmocked_tools: w.unmocked_tools ?? d?.unmocked_tools ?? 'error',
    ...(timeout !== undefined && { timeout }),
  };
}

function oneTest(base: Common, w: WrittenTest, path: Path, given: Expanding, filling: Filling): Test {
  const name = filling(w.name);
  const rounds =
    w.rounds?.map((round, j) => toRound(round, [...path, 'rounds', j], given, filling)) ??
    (w.user_input === undefined ? [] : [{ user_input: filling(w.user_input), criteria: [], checks: [], place: base.place }]);
  return {
    ...base,
    id: `${given.file}#${name}`,
    name,
    rounds,
    ...(w.user && { user: toUser(w.user, filling) }),
    ...(w.expected !== undefined && { expected: filling(w.expected) }),
    criteria: toCriteria(w.criteria, [...path, 'criteria'], given, filling),
  };
}

const MAX_ROUNDS = 8;

const toUser = (w: NonNullable<WrittenTest['user']>, filling: Filling): SimulatedUser => ({
  profile: filling(w.profile),
  goal: filling(w.goal),
  ...(w.prompt !== undefined && { prompt: w.prompt }),
  max_rounds: w.max_rounds ?? MAX_ROUNDS,
});

/** Characters of all filled texts of a file: a small file must not unfold to more than there is memory for. */
const MOST_FILLED = 50_000_000;
/** What a text costs besides its characters. */
const ONE_TEXT = 100;

interface Cases {
  readonly given: Expanding;
  readonly rows: readonly Row[];
  /** Of all cases of the file. */
  readonly room: { left: number };
}

function casesOf(base: Common, w: WrittenTest, path: Path, { given, rows, room }: Cases, problems: Problem[]): readonly Test[] {
  const lacking = new Map<string, number>();
  const tests = rows.flatMap((row, i) => {
    if (room.left < 0) return [];
    const missing = new Set<string>();
    const test = oneTest(base, w, path, given, (text) => {
      const filled = room.left < 0 ? '' : fill(text, row, missing);
      room.left -= filled.length + ONE_TEXT;
      return filled;
    });
    if (room.left < 0) {
      const unfold = `"${w.name}": the cases of this file unfold to over ${MOST_FILLED / 1e6} MB of text.`;
      problems.push(problem('bad_suite', unfold, base.place, 'Split the file.'));
      return [];
    }
    for (const column of missing) if (!lacking.has(column)) lacking.set(column, i + 1);
    problems.push(...badlyFilled(test, i + 1));
    return [test];
  });
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  for (const [column, row] of lacking) {
    const nowhere = !columns.includes(column);
    const message = nowhere ? `no case has the column \`{${column}}\`` : `case ${row} has no \`{${column}}\``;
    problems.push(problem('bad_suite', `"${w.name}": ${message}.`, base.place, `Its columns: ${columns.join(', ')}.`));
  }
  return tests;
}

function badlyFilled(test: Test, row: number): readonly Problem[] {
  const say = (what: string) => [problem('bad_suite', `case ${row}: ${what}.`, test.place)];
  if (/[\r\n\u2028\u2029]/.test(test.name)) return say('the name has a line break');
  if (test.name.trim() === '') return say('the name is empty');
  if (test.rounds.some((round) => round.user_input === '')) return say('`user_input` is empty');
  if (test.user && (test.user.goal === '' || test.user.profile === '')) return say('the user has an empty `goal` or `profile`');
  const criteria = [...test.criteria, ...test.rounds.flatMap((round) => round.criteria)];
  return criteria.some((criterion) => criterion.text === '') ? say('a criterion is empty') : [];
}

function duplicates(tests: readonly Test[]): Problem[] {
  const first = new Map<string, Test>();
  const said = new Set<string>();
  return tests.flatMap((test) => {
    const before = first.get(test.name);
    if (!before) first.set(test.name, test);
    if (!before || said.has(test.name)) return [];
    said.add(test.name);
    const same = before.place.line === test.place.line;
    const message = same
      ? `"${test.name}" is the name of more than one of its cases.`
      : `the name "${test.name}" is taken by the test in line ${before.place.line}.`;
    const advice = same ? 'Put a {column} that differs into the name.' : 'Give each test of a file a name of its own.';
    return [problem('bad_suite', message, { ...test.place, endLine: test.place.line }, advice)];
  });
}

function toRound(w: WrittenRound, path: Path, given: Expanding, filling: Filling): Round {
  return {
    user_input: filling(w.user_input),
    ...(w.expected !== undefined && { expected: filling(w.expected) }),
    criteria: toCriteria(w.criteria, [...path, 'criteria'], given, filling),
    checks: toChecks(w.checks, [...path, 'checks'], given),
    ...(w.never && { never: toNever(w.never, given.locate([...path, 'never'])) }),
    place: given.locate(path),
  };
}

function toCriteria(w: WrittenCriteria | undefined, path: Path, given: Expanding, filling: Filling): readonly Criterion[] {
  if (w === undefined) return [];
  const many = Array.isArray(w);
  return [w].flat().map((one, i) => {
    const text = typeof one === 'string' ? one : one.text;
    const isolate = typeof one === 'string' ? false : (one.isolate ?? false);
    return { text: filling(text).trim(), isolate, place: given.locate(many ? [...path, i] : path) };
  });
}

function toChecks(w: WrittenChecks | undefined, path: Path, given: Expanding): readonly Check[] {
  if (!w) return [];
  return Object.entries(w).flatMap(([name, spec]) => {
    if (spec === undefined) return [];
    const place = given.locate([...path, name]);
    if (name === 'any_of' && Array.isArray(spec))
      return [{ name, spec: spec.map((group, i) => toChecks(group, [...path, name, i], given)), place }];
    return given.checks.some((kind) => kind.name === name) ? [{ name, spec, place }] : [];
  });
}

const toNever = (w: WrittenNever, place: Place): Never => ({
  tools: w.tools ?? [],
  contains: w.contains ?? [],
  regex: w.regex ?? [],
  place,
});

function mergedNever(own: Never | undefined, defaults: Never | undefined): Never | undefined {
  if (!own || !defaults) return own ?? defaults;
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  return {
    tools: both(own.tools, defaults.tools),
    contains: both(own.contains, defaults.contains),
    regex: both(own.regex, defaults.regex),
    place: own.place,
  };
}

function toMocks(
  w: { readonly [tool: string]: WrittenMocks } | undefined,
  path: Path,
  given: Expanding,
): { readonly [tool: string]: Mock } {
  const moduleAt: ModuleAt = (written, at) => moduleNamed(written, given.file, given.locate(at));
  return Object.fromEntries(Object.entries(w ?? {}).map(([tool, mock]) => [tool, toMock(mock, [...path, tool], moduleAt)]));
}

export function tdxOf(file: string): Test['tdx'] {
  const m = /^(?:.*\/)?agents\/([^/]+)\/([^/]+)\/test\.ya?ml$/.exec(file);
  return m?.[1] && m[2] ? { project: m[1], agent: m[2], folder: posix.dirname(file) } : undefined;
}
