// Fills `${VAR}` from the environment, which happens after everything that is hashed or stored has been taken from the settings as written.
import type { ReadyAgent } from '../model/agents.ts';
import type { AgentSettings } from '../model/config.ts';
import type { JsonObject } from '../model/json.ts';
import type { Place } from '../model/place.ts';
import { type Problem, problem, warning } from '../model/problems.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { isHttp } from './agent-settings.ts';
import { fillObject, fillText, type Variables } from './variables.ts';

export type Environment = { readonly [name: string]: string | undefined };

export interface FilledAgent {
  readonly agent: ReadyAgent;
  readonly start?: string;
  readonly setup?: string;
  readonly ready?: string;
  readonly version?: string;
  /** For `start` and `setup`, besides the runner's basics. */
  readonly env: { readonly [name: string]: string };
  /** Every value that came from the environment. */
  readonly secrets: readonly string[];
  readonly unset: readonly string[];
  readonly problems: readonly Problem[];
}

/** Without a port `${PORT}` of an agent with `start` stays as it is written. */
export function fillAgent(agent: AgentSettings, env: Environment, port?: number): FilledAgent {
  const source = sourceOf(env, agent.variables ?? {}, agent.place, portOf(agent, env, port));
  const text = (written: string) => fillText(written, source.lookUp);
  const settings = agent.literal ? agent.settings : fillSettings(agent.settings, source.lookUp);
  const filled: Record<string, string> = {};
  for (const { name, value } of agent.env) {
    const given = value === undefined ? source.pass(name) : text(value);
    if (given !== undefined) filled[name] = given;
  }
  if (port !== undefined) filled['PORT'] = String(port);
  const endpoint = agent.endpoint === undefined ? undefined : text(agent.endpoint).trim();
  const part = (key: 'start' | 'setup' | 'ready' | 'version') => (agent[key] === undefined ? {} : { [key]: text(agent[key]) });
  const ready = {
    name: agent.name,
    protocol: agent.protocol,
    settings,
    timeout: agent.timeout,
    ...(agent.concurrency !== undefined && { concurrency: agent.concurrency }),
    ...(agent.like !== undefined && { like: agent.like }),
    ...(agent.local && { local: true, env: filled }),
    ...(endpoint !== undefined && { endpoint }),
  };
  const extra = { ...part('start'), ...part('setup'), ...part('ready'), ...part('version') };
  const wrong = source.unset.length > 0 || endpoint === undefined || endpoint.includes('${PORT}') || isHttp(endpoint);
  const problems = wrong
    ? source.problems
    : [
        ...source.problems,
        problem('bad_config', `agent "${agent.name}": \`endpoint\` is no http or https URL once it is filled in.`, agent.place),
      ];
  return { agent: ready, ...extra, env: filled, secrets: source.secrets, unset: source.unset, problems };
}

export interface FilledJudge {
  readonly judge: JudgeSettings;
  readonly secrets: readonly string[];
  readonly unset: readonly string[];
  readonly problems: readonly Problem[];
}

/** `variables`: where the config asks for each (`Config.judge_variables`). */
export function fillJudge(judge: JudgeSettings, env: Environment, variables: Variables = {}): FilledJudge {
  const source = sourceOf(env, variables, undefined, undefined);
  const text = (written: string) => fillText(written, source.lookUp).trim();
  const each = (written: { readonly [name: string]: string }) =>
    Object.fromEntries(Object.entries(written).map(([key, value]) => [key, text(value)]));
  const filled: JudgeSettings = {
    ...judge,
    provider: judge.provider,
    model: text(judge.model),
    headers: each(judge.headers),
    query: each(judge.query),
    ...(judge.base_url !== undefined && { base_url: text(judge.base_url) }),
    ...(judge.api_key !== undefined && { api_key: text(judge.api_key) }),
  };
  const problems = [...source.problems];
  if (judge.provider === 'openai-compatible' && judge.base_url === undefined)
    problems.push(
      problem(
        'bad_config',
        'a judge of `openai-compatible` needs `base_url`.',
        undefined,
        'Set `judge.base_url`, or the input `judge-base-url`.',
      ),
    );
  if (filled.base_url !== undefined && source.unset.length === 0 && !isHttp(filled.base_url))
    problems.push(problem('bad_config', 'the judge’s `base_url` is not an http or https URL.'));
  return { judge: filled, secrets: source.secrets, unset: source.unset, problems };
}

/** A secret pasted with a line break at its end would make an invalid header. */
function fillSettings(settings: JsonObject, lookUp: (name: string) => string | undefined): JsonObject {
  const filled = fillObject(settings, lookUp);
  const headers = filled['headers'];
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return filled;
  return {
    ...filled,
    headers: fillObject(
      Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, typeof v === 'string' ? v.trim() : v])),
      () => undefined,
    ),
  };
}

function portOf(agent: AgentSettings, env: Environment, port: number | undefined): string | undefined {
  if (port !== undefined) return String(port);
  return agent.start === undefined ? env['PORT'] : '${PORT}';
}

function sourceOf(env: Environment, places: Variables, elsewhere: Place | undefined, port: string | undefined) {
  const secrets = new Set<string>();
  const unset: string[] = [];
  const problems: Problem[] = [];
  const take = (name: string, missing: () => Problem): string | undefined => {
    const value = env[name];
    if (value !== undefined && value !== '') {
      secrets.add(value);
      return value;
    }
    if (!unset.includes(name)) {
      unset.push(name);
      problems.push(missing());
    }
    return undefined;
  };
  const lookUp = (name: string) =>
    name === 'PORT' && port
      ? port
      : take(name, () => problem('unset_variable', `the variable \`${name}\` is not set.`, places[name] ?? elsewhere));
  const pass = (name: string) =>
    name === 'PORT'
      ? undefined
      : take(name, () => warning('unset_variable', `\`env\` passes on \`${name}\`, which is not set.`, elsewhere));
  return {
    lookUp,
    pass,
    problems,
    unset,
    get secrets() {
      return [...secrets];
    },
  };
}
