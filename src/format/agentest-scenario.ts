// A scenario, as the test that it is here.
import type { CheckKind, Metric } from '../model/contracts.ts';
import type { Json } from '../model/json.ts';
import type { Place } from '../model/place.ts';
import { type Problem, problem, warning } from '../model/problems.ts';
import type { Check, MetricAsked, Test } from '../model/suite.ts';
import { closest } from '../model/values.ts';
import { mockOf } from './agentest-mocks.ts';
import { lackIn, METRICS, type ProjectConfig, type Scenario, scenarioSchema, type ToolCalls } from './agentest-schema.ts';
import { type Lines, linesFrom } from './code-lines.ts';
import type { Registered } from './scenarios.ts';
import { lineIn } from './scenarios.ts';

export interface Project {
  readonly config: ProjectConfig;
  /** The name under which its agent is known here. */
  readonly agentNamed: (name: string | undefined) => string | undefined;
  readonly agents: readonly string[];
  readonly custom: readonly Metric[];
  readonly builtIn: readonly Metric[];
  /** Where a threshold is written. */
  readonly thresholdPlace: (metric: string) => Place;
  readonly checks: readonly CheckKind[];
}

interface Told {
  readonly file: string;
  readonly text: string;
  /** Names the code of the file and of all that it imports. */
  readonly version: string;
}

export function testOf(
  registered: Registered,
  told: Told,
  project: Project,
): { readonly test?: Test; readonly problems: readonly Problem[] } {
  const { file, text } = told;
  const line = lineIn(registered.stack, file) ?? 1;
  const place: Place = { file, line };
  const { name } = registered;
  if (typeof name !== 'string' || name.trim() === '') return { problems: [problem('bad_suite', 'a scenario has no name.', place)] };
  const called = `scenario "${name.split(/\s+/).join(' ').slice(0, 80)}"`;
  const parsed = scenarioSchema.safeParse(registered.options);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((i) => `${called}: ${i.path.length > 0 ? `\`${i.path.join('.')}\` ` : ''}${i.message}.`);
    return { problems: wrong.map((message) => problem('bad_suite', message, place)) };
  }
  const scenario = parsed.data;
  const lack = lackIn(scenario);
  if (lack) return { problems: [problem('bad_suite', `${called}: ${lack}.`, place)] };
  const agent = project.agentNamed(scenario.agent);
  if (agent === undefined) {
    const known = project.agents.length > 0 ? `There are: ${project.agents.join(', ')}.` : 'The config has no `agents`.';
    return { problems: [problem('no_agent', `${called}: there is no agent \`${scenario.agent}\` under \`agents\`.`, place, known)] };
  }
  const lines = linesFrom(text, file, line);
  const problems = unknownKeys(scenario, called, place);
  const check = (toolCalls: ToolCalls | undefined): readonly Check[] => {
    const made = toolCalls && checkOf(toolCalls, lines, project.checks);
    problems.push(...(made?.problems ?? []));
    return made?.check ? [made.check] : [];
  };
  // In the order in which they are mostly written: each looks for its lines after those of the one before.
  const rounds = (scenario.turns ?? []).map(({ userMessage, assertions }) => {
    const at = lines.next(userMessage.split('\n')[0] ?? '');
    return { user_input: userMessage, criteria: [], checks: check(assertions?.toolCalls), place: at };
  });
  return {
    test: {
      ...common(scenario, project, place),
      id: `${file}#${name}`,
      name,
      file,
      agent,
      rounds,
      checks: check(scenario.assertions?.toolCalls),
      mocks: mocksOf(scenario, told.version, name),
    },
    problems,
  };
}

function common(scenario: Scenario, { config, custom, builtIn, thresholdPlace }: Project, place: Place) {
  const { profile, goal, turns, userPromptTemplate } = scenario;
  const runs = scenario.conversationsPerScenario ?? (turns ? 1 : config.conversationsPerScenario);
  const asked = (config.metrics ?? METRICS).filter((metric) => metric !== 'goal_completion' || (goal !== undefined && !turns));
  const metrics: readonly MetricAsked[] = [
    ...asked.flatMap((name) => builtIn.filter((metric) => metric.name === name).map((metric) => ({ metric, isolate: false, place }))),
    ...custom.map((metric) => ({ metric, isolate: false, place })),
  ];
  const measured = new Set(metrics.map((m) => m.metric.name));
  const averages = Object.entries(config.thresholds ?? {})
    .filter(([name]) => measured.has(name))
    .map(([name, at_least]) => ({ name, at_least, place: thresholdPlace(name) }));
  return {
    place,
    tags: [],
    ...(profile !== undefined &&
      goal !== undefined &&
      !turns && {
        user: {
          profile,
          goal,
          max_rounds: scenario.maxTurns ?? config.maxTurns,
          ...(userPromptTemplate !== undefined && { prompt: userPromptTemplate }),
        },
      }),
    knowledge: (scenario.knowledge ?? []).map((k) => k.content).filter((content) => content !== ''),
    criteria: [],
    ...(metrics.length > 0 && { metrics, fail_on_severity: config.failOnErrorSeverity }),
    ...(averages.length > 0 && { averages }),
    unmocked_tools: config.unmockedTools,
    runs,
    threshold: { k: runs, n: runs, text: `${runs} of ${runs}` },
  };
}

const mocksOf = (scenario: Scenario, version: string, name: string): Test['mocks'] =>
  Object.fromEntries(Object.entries(scenario.mocks?.tools ?? {}).map(([tool, mock]) => [tool, mockOf(mock, `${version}#${name}#${tool}`)]));

const RULES = { strict: 'exactly', unordered: 'exactly_unordered', contains: 'require', within: 'only' } as const;

function checkOf(
  toolCalls: ToolCalls,
  lines: Lines,
  kinds: readonly CheckKind[],
): { readonly check?: Check; readonly problems: readonly Problem[] } {
  const { matchMode, expected, forbidden = [] } = toolCalls;
  const place = lines.next('toolCalls');
  const problems: Problem[] = [];
  const entry = ({ name, args, argMatchMode }: ToolCalls['expected'][number]) => {
    const at = lines.next(name);
    if (args !== undefined && argMatchMode === undefined)
      problems.push(warning('bad_suite', `the \`args\` of \`${name}\` are not compared: there is no \`argMatchMode\`.`, at, IGNORED));
    const compared = args !== undefined && argMatchMode !== undefined && argMatchMode !== 'ignore';
    return compared ? { name, args: JSON.parse(JSON.stringify(args)) as Json, args_match: argMatchMode } : { name };
  };
  const wanted = expected.map(entry);
  const unwanted = forbidden.map(entry);
  // `contains` with nothing to contain holds always.
  const spec = {
    ...((wanted.length > 0 || matchMode !== 'contains') && { [RULES[matchMode]]: wanted }),
    ...(unwanted.length > 0 && { forbid: unwanted }),
  };
  const parsed = kinds.find((kind) => kind.name === 'tools')?.schema.safeParse(spec);
  if (!parsed?.success || Object.keys(spec).length === 0) return { problems };
  return { check: { name: 'tools', spec: parsed.data, place }, problems };
}

const IGNORED = "Give `argMatchMode: 'partial'` or `'exact'`; without it Agentest ignores them too.";

function unknownKeys(scenario: Scenario, called: string, place: Place): Problem[] {
  const known = Object.keys(scenarioSchema.shape);
  return Object.keys(scenario)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = closest(key, known);
      return warning('bad_suite', `${called}: \`${key}\` is no option of a scenario${near ? `, did you mean \`${near}\`?` : '.'}`, place);
    });
}
