// What the config says of agents that other tools' suites describe: what those files have no words for.
import type { AgentSettings } from '../model/config.ts';
import { type Problem, problem } from '../model/problems.ts';
import { strict } from '../model/values.ts';
import { common, compact, entries, env } from './agent-settings.ts';
import { issueProblems } from './issues.ts';
import { isMapping } from './mapping.ts';
import { variablePlaces } from './variables.ts';
import type { YamlFile } from './yaml.ts';

const NAMES: readonly string[] = ['tardi/*'];

/** It is no agent by itself. */
export const isShared = (name: string): boolean => NAMES.includes(name);

export const sharedSchema = strict({
  env: common.env.describe('Variables that the agents of all Tardi suites get: names, or names with values.'),
  paths: common.paths,
  version: common.version,
});

export function readShared(name: string, raw: unknown, yaml: Pick<YamlFile, 'locate'>): AgentSettings | readonly Problem[] {
  const path = ['agents', name];
  const place = yaml.locate(path, 'key');
  if (!isMapping(raw)) return [problem('bad_config', `"${name}": expected a mapping with \`env\` or \`paths\`.`, place)];
  const parsed = sharedSchema.safeParse(raw);
  if (!parsed.success) return issueProblems(parsed.error.issues, 'bad_config', raw, yaml, path);
  const { paths = [], version } = parsed.data;
  return {
    name,
    protocol: 'command',
    settings: compact(parsed.data),
    place,
    paths,
    env: entries(env.optional().parse(raw['env'])),
    timeout: 60_000,
    variables: variablePlaces(raw, path, yaml),
    ...(version !== undefined && { version }),
  };
}
