import { z } from 'zod';
import type { AgentSettings, Config } from '../model/config.ts';
import type { Protocol } from '../model/contracts.ts';
import { type Problem, problem } from '../model/problems.ts';
import { asText, asValue, strict, texts, wholeNumber } from '../model/values.ts';
import { readAgent } from './agent-settings.ts';
import { defaultPatterns } from './find.ts';
import { issueProblems } from './issues.ts';
import { defaultJudge, judgeSchema, readSimulator, toJudge } from './judge-settings.ts';
import { isMapping, type Mapping, misspells, withoutAnchors } from './mapping.ts';
import { patterns } from './native-checks.ts';
import { isShared, readShared } from './shared-settings.ts';
import { shortTimes } from './short-times.ts';
import { runs } from './threshold.ts';
import { variablePlaces } from './variables.ts';
import { readYaml, type YamlFile } from './yaml.ts';

export { parseJudge } from './judge-settings.ts';

export const defaultConfig: Config = {
  agents: {},
  judge: defaultJudge,
  suites: defaultPatterns,
  runs: 'quick',
  baseline: 'live',
  fail_on: 'regressed',
  on_error: 'fail',
  budget: { calls: 1000 },
  history: { target: 10, per_push: 200 },
  share: { transcripts: 'all', redact: [] },
};

export const CONFIG_NAMES = ['viva.config.yml', 'viva.config.yaml', '.github/viva.yml', '.github/viva.yaml', 'viva.config.ts'];

export const findConfig = (files: readonly string[]): string | undefined => CONFIG_NAMES.find((name) => files.includes(name));

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(asText, z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`));

/** `agents`: how each is read depends on its protocol (agent-settings.ts); the JSON Schema passes in its own. */
export const configSchema = <A extends z.ZodType>(agent: A) =>
  strict({
    version: z.preprocess(asValue, z.literal(1, 'must be 1')).optional().describe('Of this file’s format: 1.'),
    agents: z.record(z.string(), agent, 'expected a mapping of names to agents').optional().describe('The agents under test, by name.'),
    compare: z.unknown().optional().describe('Not run by this version.'),
    judge: judgeSchema.optional(),
    simulator: judgeSchema
      .optional()
      .describe('The model that plays simulated users: a mapping or `provider:model`. Default: the judge’s.'),
    suites: texts.optional().describe('Patterns of test files, from the working directory; with a leading ! they exclude.'),
    runs: runs.optional(),
    baseline: choice(['live', 'history'])
      .optional()
      .describe('live: run the base again where the evidence asks for it. history: only what is stored.'),
    fail_on: choice(['regressed', 'failed', 'unconfirmed', 'nothing']).optional().describe('What makes the pull request red.'),
    on_error: choice(['fail', 'neutral']).optional().describe('What happens where too much could not be tested.'),
    budget: strict({
      usd: z
        .preprocess(asValue, z.number('expected a number').min(0, 'must be 0 or more'))
        .optional()
        .describe('US dollars a run; counts calls whose price is known.'),
      calls: wholeNumber(0).optional().describe('Calls a run, of agent and judge (1000).'),
    })
      .optional()
      .describe('Where calling stops; what is left is `budget`, never a regression.'),
    history: strict({
      target: wholeNumber(0).optional().describe('Fresh runs that a test has on the base branch before it is left alone (10).'),
      per_push: wholeNumber(0).optional().describe('At most this many calls of a push for it (200).'),
    })
      .optional()
      .describe('How runs of the base branch are gathered.'),
    share: strict({
      transcripts: choice(['all', 'failing', 'none']).optional().describe('Which transcripts are stored where others can read them (all).'),
      redact: patterns.optional().describe('JavaScript regular expressions; what matches is blacked out before it is stored or shown.'),
    })
      .optional()
      .describe('What is stored where everybody who can open a pull request can read it.'),
  });

const schema = configSchema(z.unknown());

export interface LoadingConfig {
  readonly file: string;
  readonly text: string;
  readonly protocols: readonly Protocol[];
}

export interface LoadedConfig {
  readonly config?: Config;
  readonly problems: readonly Problem[];
  /** What tests may refer to, and where they are: also of a config with mistakes. undefined: it cannot be told. */
  readonly agents?: readonly string[];
  readonly suites?: readonly string[];
  readonly locate?: YamlFile['locate'];
}

export function loadConfig({ file, text, protocols }: LoadingConfig): LoadedConfig {
  if (!/\.ya?ml$/i.test(file)) {
    const advice = 'Write it as viva.config.yml.';
    return {
      problems: [
        problem('not_supported', `a config in ${file.split('.').at(-1) ?? 'this form'} is not supported yet.`, { file, line: 1 }, advice),
      ],
    };
  }
  const yaml = readYaml(text, file);
  if (yaml.value === undefined) return { problems: yaml.problems };
  const value = emptied(yaml.value);
  if (!isMapping(value)) return { problems: [problem('bad_config', 'the config is not a mapping of keys.', { file, line: 1 })] };
  const parsed = schema.safeParse(value);
  const problems = [
    ...yaml.problems,
    ...(parsed.error ? issueProblems(parsed.error.issues, 'bad_config', value, yaml) : []),
    ...shortTimes(value, yaml, 'bad_config'),
  ];
  if ('compare' in value)
    problems.push(problem('not_supported', '`compare` is not supported yet.', yaml.locate(['compare'], 'key'), 'Remove it.'));
  const agents: Record<string, AgentSettings> = {};
  for (const [name, raw] of Object.entries(isMapping(value['agents']) ? value['agents'] : {})) {
    const agent = isShared(name) ? readShared(name, raw, yaml) : readAgent(name, raw, protocols, yaml);
    if ('protocol' in agent) agents[name] = agent;
    else problems.push(...agent);
  }
  const written = 'judge' in value ? judgeSchema.safeParse(value['judge']).data : undefined;
  const judge = written === undefined ? { judge: defaultJudge } : toJudge(written, yaml.locate(['judge']));
  if ('problem' in judge) problems.push(judge.problem);
  const simulator = 'simulator' in value ? readSimulator(value['simulator'], yaml.locate(['simulator'])) : {};
  if (simulator.problem) problems.push(simulator.problem);
  problems.sort((a, b) => (a.place?.line ?? 0) - (b.place?.line ?? 0));
  const known = { agents: namesOf(value), suites: suitesOf(value), locate: yaml.locate };
  if (!parsed.success || 'problem' in judge || problems.some((p) => p.severity === 'error')) return { problems, ...known };
  return {
    config: {
      ...merged(parsed.data),
      file,
      agents,
      judge: judge.judge,
      ...(written !== undefined && { judge_as_written: judge.judge }),
      ...(simulator.simulator && { simulator: simulator.simulator }),
      judge_variables: {
        ...variablePlaces(value['simulator'], ['simulator'], yaml),
        ...variablePlaces(value['judge'], ['judge'], yaml),
      },
    },
    problems,
    ...known,
  };
}

const KEYS = Object.keys(schema.shape);

function namesOf(value: Mapping): readonly string[] | undefined {
  if (isMapping(value['agents'])) return Object.keys(value['agents']);
  return 'agents' in value || misspells(value, 'agents', KEYS) ? undefined : [];
}

function suitesOf(value: Mapping): readonly string[] | undefined {
  if ('suites' in value) return texts.safeParse(value['suites']).data;
  return misspells(value, 'suites', KEYS) ? undefined : defaultPatterns;
}

function merged(written: z.output<typeof schema>): Config {
  const { runs, baseline, fail_on, on_error, suites, budget, history, share } = written;
  const d = defaultConfig;
  return {
    ...d,
    runs: runs ?? d.runs,
    baseline: baseline ?? d.baseline,
    fail_on: fail_on ?? d.fail_on,
    on_error: on_error ?? d.on_error,
    suites: suites ?? d.suites,
    budget: { calls: budget?.calls ?? d.budget.calls, ...(budget?.usd !== undefined && { usd: budget.usd }) },
    history: { target: history?.target ?? d.history.target, per_push: history?.per_push ?? d.history.per_push },
    share: { transcripts: share?.transcripts ?? d.share.transcripts, redact: share?.redact ?? d.share.redact },
  };
}

/** An empty file is a config with nothing in it. */
function emptied(value: unknown): unknown {
  if (isMapping(value)) return withoutAnchors(value);
  return asText(value) === null ? Object.create(null) : value;
}
