// The config of a run: read, with what flags and inputs say instead.
import type { Config } from '../model/config.ts';
import type { Place } from '../model/place.ts';
import type { Files } from '../model/ports.ts';
import { type Problem, problem, warning } from '../model/problems.ts';
import { unmatchedPaths } from '../plan/version.ts';
import { defaultConfig, findConfig, type LoadedConfig, loadConfig } from '../suite/config.ts';
import type { Options } from './options.ts';
import type { Catalog } from './world.ts';

export interface Configured {
  /** Where it has mistakes: the built-in one. */
  readonly config: Config;
  readonly problems: readonly Problem[];
  /** As written, also in a config with mistakes; undefined: cannot be told. */
  readonly agents?: readonly string[];
  readonly suites?: readonly string[];
  readonly suitePlace: (pattern: string) => Place | undefined;
  readonly pathPlace: (agent: string, path: number) => Place | undefined;
}

export async function readConfig(files: Files, all: readonly string[], options: Options, catalog: Catalog): Promise<Configured> {
  const nowhere = { suitePlace: () => undefined, pathPlace: () => undefined };
  const file = options.config ?? findConfig(all);
  if (file === undefined)
    return { config: withOptions(defaultConfig, options), problems: [], agents: [], suites: defaultConfig.suites, ...nowhere };
  const text = await files.read(file);
  if (text === undefined) {
    const advice = 'Check the path of the config; it is relative to the working directory.';
    const missing = problem('bad_config', `there is no file \`${file}\`.`, undefined, advice);
    return { config: withOptions(defaultConfig, options), problems: [missing], ...nowhere };
  }
  const { config, problems, agents, suites, locate }: LoadedConfig = loadConfig({ file, text, protocols: catalog.protocols });
  return {
    config: withOptions(config ?? defaultConfig, options),
    problems,
    agents,
    suites,
    suitePlace: (pattern) => (suites?.includes(pattern) ? locate?.(['suites', suites.indexOf(pattern)]) : undefined),
    pathPlace: (agent, path) => locate?.(['agents', agent, 'paths', path]),
  };
}

/** `paths` that name no file: nothing that changes would make it another agent. */
export async function idlePaths({ config, pathPlace }: Configured, files: Files): Promise<readonly Problem[]> {
  const found: Problem[] = [];
  for (const { name, paths } of Object.values(config.agents)) {
    for (const path of await unmatchedPaths(paths, files)) {
      const message = `agent "${name}": \`${path}\` under \`paths\` matches no file.`;
      found.push(warning('no_match', message, pathPlace(name, paths.indexOf(path)), 'Name the files that make up the agent.'));
    }
  }
  return found;
}

function withOptions(config: Config, o: Options): Config {
  const { budget_usd, budget_calls } = o;
  return {
    ...config,
    runs: o.runs ?? config.runs,
    baseline: o.baseline ?? config.baseline,
    fail_on: o.fail_on ?? config.fail_on,
    on_error: o.on_error ?? config.on_error,
    judge: judgeWithBaseUrl(o.judge ?? config.judge, o.judge_base_url),
    budget: {
      calls: budget_calls ?? config.budget.calls,
      ...((budget_usd ?? config.budget.usd) !== undefined && { usd: budget_usd ?? config.budget.usd }),
    },
  };
}

export function judgeWithBaseUrl(judge: Config['judge'], base_url: string | undefined): Config['judge'] {
  return judge && judge !== 'none' && base_url ? { ...judge, base_url } : judge;
}
