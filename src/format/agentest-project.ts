// An Agentest project: its config, and the scenarios that the config's patterns find.
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import picomatch from 'picomatch';
import type { FormatRead, FormatSource } from '../model/format.ts';
import { isCode, type Place } from '../model/place.ts';
import { type Problem, problem, warning } from '../model/problems.ts';
import type { JudgeSettings, Suite, Test } from '../model/suite.ts';
import { asData, closest } from '../model/values.ts';
import { type Agents, agentsOf, withoutSecrets } from './agentest-agents.ts';
import { customMetrics } from './agentest-metrics.ts';
import { type Project, testOf } from './agentest-scenario.ts';
import { configSchema, METRICS, type ProjectConfig } from './agentest-schema.ts';
import { keyLine } from './code-lines.ts';
import { gather } from './scenarios.ts';

const NOTHING: FormatRead = { suites: [], agents: [], problems: [] };

/** `only`: of the files that the config's patterns find, this one; also where they do not find it. */
export async function readProject(source: FormatSource, only?: string): Promise<FormatRead> {
  const raw = await rawConfig(source);
  if ('problem' in raw) return { ...NOTHING, problems: [raw.problem] };
  const place = (path: readonly PropertyKey[]): Place =>
    isCode(source.file) ? keyLine(source.text, source.file, path) : source.locate(path, 'key');
  const parsed = configSchema.safeParse(raw.value);
  if (!parsed.success) return { ...NOTHING, problems: parsed.error.issues.map((issue) => wrongConfig(issue, place)) };
  const config = parsed.data;
  const folder = posix.dirname(source.file);
  const version = await versionOf(raw.files, source);
  const agents = agentsOf(config, { prefix: folder === '.' ? '' : `${folder}/`, place, env: source.env, files: raw.files, version });
  const { judge, problems: told } = judgeOf(config, source.env, place);
  const custom = customMetrics(config.customMetrics ?? [], version, place(['customMetrics']));
  const problems: Problem[] = [
    ...unknownKeys(config, place),
    ...notRunYet(config, place),
    ...told,
    ...custom.problems,
    ...unknownThresholds(config, custom.metrics, place),
  ];
  const project: Project = {
    config,
    agentNamed: (name) => (name === undefined ? agents.primary : agents.named.get(name)),
    agents: [...agents.named.keys()],
    custom: custom.metrics,
    builtIn: source.metrics,
    thresholdPlace: (metric) => place(['thresholds', metric]),
    checks: source.checks,
  };
  const files = only === undefined ? await scenarioFiles(config, folder, source) : [only];
  const read = await Promise.all(files.map((file) => readScenarios(file, source, project)));
  const suites = read.flatMap(({ file, tests }): Suite[] =>
    tests.length > 0 ? [{ file, format: 'agentest', tests, ...(judge && { judge }) }] : [],
  );
  problems.push(...read.flatMap((r) => r.problems));
  if (suites.length === 0 && !problems.some((p) => p.severity === 'error')) problems.push(noScenarios(files, config, place));
  return {
    suites,
    agents: agents.all,
    problems,
    files: [...new Set([...raw.files, ...read.flatMap((r) => r.files)])],
    project: settingsOf(config, agents),
  };
}

const settingsOf = ({ concurrency, debounceMs, reporters }: ProjectConfig, { primary, compared }: Agents): FormatRead['project'] => ({
  concurrency,
  debounce: debounceMs,
  reporters,
  ...(compared.length > 0 && { compare: { agent: primary, with: compared } }),
});

interface Raw {
  readonly value: unknown;
  readonly files: readonly string[];
}

async function rawConfig({ file, value, loadModule }: FormatSource): Promise<Raw | { readonly problem: Problem }> {
  if (!isCode(file)) return { value: asData(value), files: [file] };
  if (!loadModule) return { problem: codeHere(file) };
  const loaded = await loadModule(file);
  if ('problem' in loaded) return loaded;
  return { value: loaded.exports['default'] ?? loaded.exports, files: loaded.files };
}

const codeHere = (file: string): Problem =>
  problem(
    'not_supported',
    'this file is code of a pull request that is not trusted: it is not run beside secrets.',
    { file, line: 1 },
    NOT_HERE,
  );
const NOT_HERE = 'A maintainer can run it from a branch of this repository.';

function wrongConfig(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string },
  place: (path: readonly PropertyKey[]) => Place,
) {
  const path = issue.path.join('.');
  return problem('bad_config', `${path === '' ? 'the config' : `\`${path}\``} ${issue.message}.`, place(issue.path));
}

function unknownKeys(config: ProjectConfig, place: (path: readonly PropertyKey[]) => Place): Problem[] {
  const known = Object.keys(configSchema.shape);
  return Object.keys(config)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = closest(key, known);
      return warning('bad_config', `\`${key}\` is no option of Agentest${near ? `, did you mean \`${near}\`?` : '.'}`, place([key]));
    });
}

/** What Agentest has and this version does not run: refused where the verdicts would be others, else told. */
function notRunYet(config: ProjectConfig, place: (path: readonly PropertyKey[]) => Place): Problem[] {
  const refuse = (what: string, path: readonly PropertyKey[]) => problem('not_supported', `${what} is not supported yet.`, place(path));
  const handlers = [
    ...(config.agent.type === 'custom' ? [['agent']] : []),
    ...Object.entries(config.agents ?? {}).flatMap(([key, agent]) => (agent.type === 'custom' ? [['agents', key]] : [])),
  ];
  const reporters = config.reporters.filter((name) => name !== 'console');
  return [
    ...handlers.map((path) => refuse('an agent that is a `handler`', path)),
    ...((config.compare ?? []).length > 0 ? [refuse('`compare`', ['compare'])] : []),
    ...reporters.map((name) =>
      warning('not_supported', `the reporter \`${name}\` is not run yet.`, place(['reporters']), 'See `--reporter` for ours.'),
    ),
    ...(config.debounceMs > 0 ? [warning('not_supported', '`debounceMs` is not heeded yet.', place(['debounceMs']), 'Use `-c`.')] : []),
  ];
}

function unknownThresholds(
  { thresholds = {} }: ProjectConfig,
  custom: Project['custom'],
  place: (path: readonly PropertyKey[]) => Place,
): Problem[] {
  const known = [...METRICS, ...custom.map((m) => m.name)];
  return Object.entries(thresholds).flatMap(([name, least]) => {
    if (!known.includes(name))
      return [
        problem(
          'bad_config',
          `\`thresholds.${name}\`: there is no such metric.`,
          place(['thresholds', name]),
          `There are: ${known.join(', ')}.`,
        ),
      ];
    if (name === 'goal_completion' && least > 1)
      return [problem('bad_config', '`thresholds.goal_completion` must be between 0 and 1.', place(['thresholds', name]))];
    return [];
  });
}

/** Agentest's default model is one that its makers chose: without `model` ours judges. */
function judgeOf(config: ProjectConfig, env: FormatSource['env'], place: (path: readonly PropertyKey[]) => Place) {
  const { provider = 'anthropic', model, providerOptions } = config;
  if (provider === 'openai-compatible' && providerOptions?.baseURL === undefined)
    return {
      problems: [problem('bad_config', '`providerOptions.baseURL` is needed for openai-compatible.', place(['provider']), 'Add it.')],
    };
  if (model === undefined) {
    if (config.metrics?.length === 0) return { problems: [] };
    const message = 'there is no `model`: the judge and the simulated user are Viva’s default model.';
    return { problems: [warning('bad_config', message, place([]), 'Name one by `provider` and `model`, or `judge` in viva.config.yml.')] };
  }
  const { api_key } = withoutSecrets(providerOptions?.apiKey === undefined ? {} : { api_key: providerOptions.apiKey }, env);
  const judge: JudgeSettings = {
    provider,
    model,
    headers: {},
    query: {},
    votes: 3,
    ...(providerOptions?.baseURL !== undefined && { base_url: providerOptions.baseURL }),
    ...(api_key !== undefined && { api_key }),
  };
  return { judge, problems: [] };
}

async function scenarioFiles({ include, exclude }: ProjectConfig, folder: string, source: FormatSource): Promise<readonly string[]> {
  const inside = folder === '.' ? '' : `${folder}/`;
  const matcher = (pattern: string) => picomatch(pattern.replace(/^(\.\/)+/, ''));
  const [wanted, unwanted] = [include.map(matcher), exclude.map(matcher)];
  return (await source.list())
    .filter((file) => file.startsWith(inside))
    .filter((file) => {
      const path = file.slice(inside.length);
      return wanted.some((matches) => matches(path)) && !unwanted.some((matches) => matches(path));
    });
}

function noScenarios(files: readonly string[], { include }: ProjectConfig, place: (path: readonly PropertyKey[]) => Place): Problem {
  const patterns = include.map((p) => `\`${p}\``).join(', ');
  const message =
    files.length === 0 ? `no file matches ${patterns} (\`include\`).` : `the files of ${patterns} (\`include\`) hold no scenario.`;
  return problem('no_match', message, place(['include']), 'Give it files that call `scenario()`.');
}

interface ReadFile {
  readonly file: string;
  readonly tests: readonly Test[];
  readonly problems: readonly Problem[];
  readonly files: readonly string[];
}

async function readScenarios(file: string, source: FormatSource, project: Project): Promise<ReadFile> {
  const text = await source.read(file);
  if (text === undefined) return { file, tests: [], problems: [problem('missing_file', `no such test file: \`${file}\`.`)], files: [] };
  const { loadModule } = source;
  if (!loadModule) return { file, tests: [], problems: [codeHere(file)], files: [] };
  const { loaded, registered } = await scenariosIn(file, loadModule);
  if ('problem' in loaded) return { file, tests: [], problems: [loaded.problem], files: [file] };
  const told = { file, text, version: await versionOf(loaded.files, source) };
  const read = registered.map((one) => testOf(one, told, project));
  const { tests, problems } = apart(read.flatMap((r) => (r.test ? [r.test] : [])));
  return { file, tests, problems: [...read.flatMap((r) => r.problems), ...problems], files: loaded.files };
}

type Gathered = Awaited<ReturnType<typeof gather<Awaited<ReturnType<NonNullable<FormatSource['loadModule']>>>>>>;

/** A file is run once by a loader: what it said then is remembered for whoever asks again. */
const remembered = new WeakMap<NonNullable<FormatSource['loadModule']>, Map<string, Promise<Gathered>>>();

function scenariosIn(file: string, loadModule: NonNullable<FormatSource['loadModule']>): Promise<Gathered> {
  const known = remembered.get(loadModule) ?? new Map<string, Promise<Gathered>>();
  remembered.set(loadModule, known);
  const found = known.get(file) ?? gather(() => loadModule(file));
  known.set(file, found);
  return found;
}

/** Agentest runs both; here a test's history hangs on its name. */
function apart(tests: readonly Test[]): { readonly tests: readonly Test[]; readonly problems: readonly Problem[] } {
  const count = new Map<string, number>();
  const problems: Problem[] = [];
  const told = tests.map((test) => {
    const before = count.get(test.name) ?? 0;
    count.set(test.name, before + 1);
    if (before === 0) return test;
    const name = `${test.name} (${before + 1})`;
    const message = `the name "${test.name}" is taken already: this scenario is called "${name}".`;
    problems.push(warning('bad_suite', message, test.place, 'Give each scenario of a file a name of its own.'));
    return { ...test, name, id: `${test.file}#${name}` };
  });
  return { tests: told, problems };
}

async function versionOf(files: readonly string[], source: FormatSource): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(`${file}\0${(await source.read(file)) ?? ''}\0`);
  return hash.digest('hex').slice(0, 16);
}
