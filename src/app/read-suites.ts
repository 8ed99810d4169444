// Files that were found, read as suites: our own, code, and other tools'.
import type { AgentSettings, Config } from '../model/config.ts';
import type { ProjectSettings } from '../model/format.ts';
import type { Files, LoadModule } from '../model/ports.ts';
import { problem } from '../model/problems.ts';
import type { Runs, Suite } from '../model/suite.ts';
import { sourceOf } from '../suite/foreign.ts';
import { type Loaded, loadSuite } from '../suite/load.ts';
import type { Options } from './options.ts';
import type { Catalog } from './world.ts';

/** What files that are code are run with. */
export interface CodeOf {
  readonly env: { readonly [name: string]: string | undefined };
  /** undefined: code of this checkout is not run, for it is a stranger's and there are secrets. */
  readonly loadModule?: LoadModule | undefined;
}

export interface Reading {
  readonly files: Files;
  readonly catalog: Catalog;
  readonly code: CodeOf;
}

type FoundFile = { readonly file: string; readonly named: boolean };

export async function readSuites(
  found: readonly FoundFile[],
  { files, catalog, code }: Reading,
  runs: Runs,
  config?: string,
): Promise<readonly Loaded[]> {
  const around = {
    list: () => files.list(),
    found: found.map((f) => f.file),
    env: code.env,
    ...(config !== undefined && { config }),
    ...(code.loadModule && { loadModule: code.loadModule }),
  };
  const { checks, metrics, formats } = catalog;
  const read = (path: string) => files.read(path);
  return Promise.all(
    found.map(async ({ file, named }): Promise<Loaded> => {
      const text = await read(file);
      if (text === undefined) return { problems: [problem('missing_file', `no such test file: \`${file}\`.`)], lookAlike: false };
      return loadSuite({ file, text, named, checks, metrics, formats, read, runs, around });
    }),
  );
}

export const suitesIn = ({ suite, foreign }: Loaded): readonly Suite[] => (suite ? [suite] : (foreign?.suites ?? []));

/** Suites of other tools may bring agents of their own: what the config says of one by the same name stands. */
export function withAgents(config: Config, loaded: readonly Loaded[]): Config {
  const agents = loaded.flatMap((l) => l.foreign?.agents ?? []);
  if (agents.length === 0) return config;
  return { ...config, agents: { ...Object.fromEntries(agents.map((a) => [a.name, withShared(a, config)])), ...config.agents } };
}

function withShared(agent: AgentSettings, { agents }: Config): AgentSettings {
  const shared = agent.like === undefined ? undefined : agents[agent.like];
  if (!shared) return agent;
  const { paths, env, version, variables } = shared;
  const more = { paths, env, ...(version !== undefined && { version }), ...(variables && { variables }) };
  return { ...agent, ...more, settings: { ...shared.settings, ...agent.settings } };
}

export const projectsIn = (loaded: readonly Loaded[]): readonly ProjectSettings[] => loaded.flatMap((l) => l.foreign?.project ?? []);

/** A config of another tool, named by `--config`, is one more file to read, and ours the built-in one. */
export async function withForeignConfig(
  options: Options,
  { files, catalog, code }: Reading,
): Promise<Options & { readonly foreign_config?: string }> {
  const { config, paths } = options;
  const text = config === undefined ? undefined : await files.read(config);
  if (config === undefined || text === undefined || /(^|\/)viva\.(config\.)?\w+$/.test(config)) return options;
  const around = { list: () => files.list(), found: [config], env: code.env };
  const source = sourceOf({ file: config, text, named: true, checks: catalog.checks, read: (path) => files.read(path), around }, new Set());
  if (!catalog.formats.some((format) => format.recognises(source))) return options;
  return { ...options, config: undefined, foreign_config: config, paths: paths.length > 0 ? paths : [config] };
}

/** A stranger's suites are data: which judge is asked, and with what, they may say on the base only. */
export async function withTrustedJudge(
  suite: Suite,
  atBase: (path: string) => Promise<string | undefined>,
  { catalog, code }: Reading,
  runs: Runs,
): Promise<Suite> {
  const text = await atBase(suite.file);
  const { checks, metrics, formats } = catalog;
  const around = { list: async () => [], found: [suite.file], env: code.env };
  const base =
    text === undefined
      ? undefined
      : await loadSuite({ file: suite.file, text, named: true, checks, metrics, formats, read: atBase, runs, around });
  const was = base && suitesIn(base).find((s) => s.file === suite.file);
  const { judge: _judge, ...rest } = suite;
  return { ...rest, ...(was?.judge !== undefined && { judge: was.judge }) };
}
