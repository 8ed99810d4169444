// Agentest projects: agentest.config.ts or .yaml, and the *.sim.ts that it finds.
import { posix } from 'node:path';
import type { Format, FormatRead, FormatSource } from '../model/format.ts';
import { isObject } from '../model/json.ts';
import { isCode } from '../model/place.ts';
import { problem, warning } from '../model/problems.ts';
import { Plain } from '../model/values.ts';

/** The first that a folder has is its config. */
const CONFIGS = ['ts', 'yaml', 'yml', 'js', 'mjs', 'mts', 'cjs', 'cts'].map((end) => `agentest.config.${end}`);
const PACKAGE = /['"]@agentesting\/agentest(\/\w+)?['"]/;

const nothing: FormatRead = { suites: [], agents: [], problems: [] };

export const agentest: Format = {
  name: 'agentest',
  description: 'Agentest projects: agentest.config.ts or .yaml with its *.sim.ts.',
  patterns: CONFIGS.map((name) => `**/${name}`).concat('**/*.sim.{ts,js,mts,mjs}'),
  isConfig: isNamed,
  recognises: (source) => isConfig(source) || (isCode(source.file) && PACKAGE.test(source.text)),
  async read(source) {
    const { readProject } = await import('./agentest-project.ts');
    if (isConfig(source)) return (await aside(source)) ?? readProject(source);
    return ofScenarios(source, readProject);
  },
};

function isNamed(file: string): boolean {
  return CONFIGS.includes(posix.basename(file));
}

function isConfig({ file, text, value, named }: FormatSource): boolean {
  if (isCode(file)) return isNamed(file) ? /\bagent\b/.test(text) : PACKAGE.test(text) && /\bdefineConfig\b/.test(text);
  if (!isObject(value) || value instanceof Plain || 'tests' in value) return isNamed(file) && value === undefined;
  return isNamed(file) ? 'agent' in value : named && isObject(value['agent']) && 'name' in value['agent'];
}

/** Agentest reads one config, and so do we. */
async function aside({ file, named, list }: FormatSource): Promise<FormatRead | undefined> {
  const all = await list();
  const beside = CONFIGS.map((name) => posix.join(posix.dirname(file), name)).find((path) => all.includes(path));
  if (named || !isNamed(file) || beside === file || beside === undefined) return undefined;
  return { ...nothing, problems: [warning('look_alike', `not read: \`${beside}\` beside it is the config.`, { file, line: 1 })] };
}

/** A file of scenarios that was found or named by itself: it belongs to the nearest config above it. */
async function ofScenarios(
  source: FormatSource,
  readProject: (source: FormatSource, only?: string) => Promise<FormatRead>,
): Promise<FormatRead> {
  const { file, found, list, read } = source;
  const config = source.config ?? nearest(file, await list());
  if (config !== undefined && found.includes(config)) return nothing;
  if (config === undefined) {
    const message = 'there is no agentest.config.ts in its folder or above: nothing says which agent is examined.';
    return { ...nothing, problems: [problem('no_agent', message, { file, line: 1 }, 'Write one, or name it by `--config`.')] };
  }
  const text = (await read(config)) ?? '';
  return readProject({ ...source.at(config, text), found }, file);
}

function nearest(file: string, all: readonly string[]): string | undefined {
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    const config = CONFIGS.map((name) => posix.join(folder, name)).find((path) => all.includes(path));
    if (config !== undefined || folder === '.' || folder === '/') return config;
  }
}
