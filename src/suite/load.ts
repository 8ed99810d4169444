// One suite file: read, recognised, validated, expanded. All of its problems at once, each at its line.
import type { CheckKind, Metric } from '../model/contracts.ts';
import type { Format, FormatRead } from '../model/format.ts';
import { isCode } from '../model/place.ts';
import { type Problem, problem, warning } from '../model/problems.ts';
import type { Runs, Suite } from '../model/suite.ts';
import { type AgentAsked, agentsAsked } from './agents-asked.ts';
import { behindMistakes } from './behind-mistakes.ts';
import { checkProblems } from './check-problems.ts';
import { expand } from './expand.ts';
import { type Around, readForeign, sourceOf } from './foreign.ts';
import { issueProblems } from './issues.ts';
import { judgeSchema, toJudge } from './judge-settings.ts';
import { looksLikeSuite, type Recognised, recognise } from './look-alike.ts';
import { isMapping, withoutAnchors } from './mapping.ts';
import { mockProblems } from './modules.ts';
import { keysOf, suiteSchema } from './native.ts';
import { laterChecks } from './native-checks.ts';
import { refusals } from './refuse.ts';
import { ruleProblems } from './rules.ts';
import { shortTimes } from './short-times.ts';
import type { YamlFile } from './yaml.ts';

export interface Loading {
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly checks: readonly CheckKind[];
  /** That a suite can ask for by name. */
  readonly metrics?: readonly Metric[];
  /** Other tools' files; ours is what none of them recognises. */
  readonly formats?: readonly Format[];
  /** Text of a file relative to the working directory; undefined: no such file. */
  readonly read: (path: string) => Promise<string | undefined>;
  /** The author named this very file: whatever it holds is read as a suite. */
  readonly named?: boolean;
  /** The runs of flag or config, for thresholds in percent. */
  readonly runs?: Runs;
  /** What files that are code, and projects of several files, are read with. */
  readonly around?: Around;
}

export interface Loaded {
  readonly suite?: Suite;
  /** What a foreign format made of it. */
  readonly foreign?: FormatRead;
  readonly problems: readonly Problem[];
  /** Also of a suite with mistakes. */
  readonly agents?: readonly AgentAsked[];
  /** Not a suite: found by a pattern, and something else. */
  readonly lookAlike: boolean;
}

/** Their plain text is warned about where a ` #` cuts it off. */
const TEXT_KEYS = new Set(
  'name description skip user_input expected criteria text knowledge profile goal contains contains_any not_contains equals regex not_regex agentCommand rubric'.split(
    ' ',
  ),
);

export async function loadSuite(loading: Loading): Promise<Loaded> {
  const { file, text, named = false } = loading;
  const source = sourceOf(loading, TEXT_KEYS);
  const { yaml } = source;
  const ours = named || /\.viva\.ya?ml$/i.test(file);
  const foreign = await readForeign(source, loading.formats ?? []);
  if (foreign) return { foreign, problems: listed(foreign.problems), lookAlike: false };
  if (isCode(file)) return { problems: named ? [noSuite(file)] : [], lookAlike: true };
  if (yaml.value === undefined) {
    if (ours || looksLikeSuite(text)) return { problems: yaml.problems, lookAlike: false };
    return { problems: [], lookAlike: true };
  }
  const what = recognise(yaml.value);
  if (what.kind !== 'suite') {
    const refused = other(what, file, named, ours);
    if (refused) return refused;
  }
  const { suite, problems, agents } = await readSuite(yaml, loading);
  const all = listed([...yaml.problems, ...problems]);
  return {
    ...(suite && !all.some((p) => p.severity === 'error') && { suite }),
    problems: all,
    ...(agents && { agents }),
    lookAlike: false,
  };
}

const MOST_PROBLEMS = 100;
const LONGEST = 1000;

/** By line, and no more and no longer than somebody would read. */
function listed(problems: readonly Problem[]): readonly Problem[] {
  const fileOf = (p: Problem) => p.place?.file ?? '';
  const sorted = [...problems].sort(
    (a, b) =>
      (fileOf(a) < fileOf(b) ? -1 : fileOf(a) > fileOf(b) ? 1 : 0) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.severity < b.severity ? -1 : 0),
  );
  const shown = sorted
    .slice(0, MOST_PROBLEMS)
    .map((p) => (p.message.length > LONGEST ? { ...p, message: `${p.message.slice(0, LONGEST)}…` } : p));
  const rest = sorted.slice(MOST_PROBLEMS);
  if (rest.length === 0) return shown;
  const more = rest.some((p) => p.severity === 'error') ? problem : warning;
  return [...shown, more('bad_suite', `${rest.length} more problems in this file.`, rest[0]?.place)];
}

const noSuite = (file: string): Problem =>
  problem(
    'look_alike',
    'this is not a suite: no test is written in it.',
    { file, line: 1 },
    'Import `scenario` from `viva` or `@agentesting/agentest`.',
  );

/** undefined: read it as a suite all the same, for what its author gets wrong. */
function other(what: Exclude<Recognised, { kind: 'suite' }>, file: string, named: boolean, ours: boolean): Loaded | undefined {
  const place = { file, line: 1 };
  if (what.kind === 'foreign') {
    const message = `this looks like a file of ${what.format}, which is not supported yet.`;
    const found =
      named || ours
        ? problem('not_supported', message, place, 'Leave it out of `suites`.')
        : warning('look_alike', message, place, 'It is left alone.');
    return { problems: [found], lookAlike: !ours };
  }
  if (what.kind === 'near' && !ours)
    return { problems: [warning('look_alike', `not read as a suite: ${what.why}.`, place)], lookAlike: true };
  if (what.kind === 'other' && !ours) return { problems: [], lookAlike: true };
  const why = what.kind === 'near' ? what.why : what.what;
  const stranger = named && !/has no `tests`|has no keys/.test(why);
  return stranger
    ? {
        problems: [
          problem(
            'look_alike',
            `this is not a suite: ${why}.`,
            place,
            'A suite has `tests`, each with `name`, `user_input` and `criteria`.',
          ),
        ],
        lookAlike: true,
      }
    : undefined;
}

async function readSuite(yaml: YamlFile, loading: Loading): Promise<Omit<Loaded, 'lookAlike'>> {
  const { file, checks, metrics = NO_METRICS } = loading;
  const value = isMapping(yaml.value) ? withoutAnchors(yaml.value) : yaml.value;
  if (!isMapping(value))
    return { problems: [problem('bad_suite', 'the file holds no suite: expected the key `tests` with a list.', { file, line: 1 })] };
  const schema = schemaFor(checks, metrics);
  const keys = keysOf(schema);
  const agents = agentsAsked(value, file, keys, yaml);
  const parsed = schema.safeParse(value);
  const problems = [
    ...(parsed.error ? issueProblems(parsed.error.issues, 'bad_suite', value, yaml) : []),
    ...ruleProblems(value, keys, yaml),
    ...judgeProblem(value['judge'], yaml),
    ...shortTimes(value, yaml, 'bad_suite'),
    ...refusals(value, laterChecks(checks), keys.test, yaml),
  ];
  const expanding = { ...loading, locate: yaml.locate };
  if (!parsed.success) return { problems: [...problems, ...(await behindMistakes(value, parsed.error.issues, schema, expanding))], agents };
  const { tests, problems: more } = await expand(parsed.data, expanding);
  const judge = parsed.data.judge === undefined ? undefined : toJudge(parsed.data.judge, yaml.locate(['judge']));
  const { description } = parsed.data;
  return {
    suite: {
      file,
      format: 'native',
      ...(description !== undefined && { description }),
      tests,
      ...(judge && 'judge' in judge && { judge: judge.judge }),
    },
    problems: [...problems, ...more, ...(await checkProblems(tests, loading)), ...(await mockProblems(tests, loading.read))],
    agents,
  };
}

/** Said whatever else is wrong; what is not even the shape of a judge is the schema's to say. */
function judgeProblem(written: unknown, yaml: YamlFile): readonly Problem[] {
  const parsed = written === undefined ? undefined : judgeSchema.safeParse(written);
  const judge = parsed?.success ? toJudge(parsed.data, yaml.locate(['judge'])) : undefined;
  return judge && 'problem' in judge ? [judge.problem] : [];
}

const NO_METRICS: readonly Metric[] = [];
type Schemas = WeakMap<readonly Metric[], ReturnType<typeof suiteSchema>>;
const schemas = new WeakMap<readonly CheckKind[], Schemas>();

/** Built once for a list of checks and one of metrics, not once a file. */
function schemaFor(checks: readonly CheckKind[], metrics: readonly Metric[]): ReturnType<typeof suiteSchema> {
  const byMetrics: Schemas = schemas.get(checks) ?? new WeakMap();
  schemas.set(checks, byMetrics);
  const known = byMetrics.get(metrics) ?? suiteSchema(checks, metrics);
  byMetrics.set(metrics, known);
  return known;
}
