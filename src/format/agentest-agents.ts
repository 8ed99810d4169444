// Agentest's agents, as agents of ours.
import type { AgentHandler } from '../model/agents.ts';
import type { AgentSettings } from '../model/config.ts';
import type { JsonObject } from '../model/json.ts';
import { isObject } from '../model/json.ts';
import type { Place } from '../model/place.ts';
import type { ProjectAgent, ProjectConfig } from './agentest-schema.ts';

const ROUND_TIMEOUT = 60_000;

export interface Naming {
  /** A project in a folder of its own: its agents are told apart from others' of the same name. */
  readonly prefix: string;
  readonly place: (path: readonly PropertyKey[]) => Place;
  readonly env: { readonly [name: string]: string | undefined };
  /** Of the config and all that it imports: what a handler is made of. */
  readonly files: readonly string[];
  readonly version: string;
}

export interface Agents {
  readonly all: readonly AgentSettings[];
  readonly primary: string;
  /** By the key under `agents`. */
  readonly named: ReadonlyMap<string, string>;
  /** Those that are examined beside the first, by name. */
  readonly compared: readonly string[];
}

export function agentsOf(config: ProjectConfig, naming: Naming): Agents {
  const { agent, agents = {}, compare = [] } = config;
  const primary = read(agent, naming.prefix + agent.name, ['agent'], config, naming);
  const taken = new Set([primary.name]);
  const free = (name: string): string => {
    const unused = taken.has(name) ? free(`${name} (2)`) : name;
    taken.add(unused);
    return unused;
  };
  const named = Object.entries(agents).map(
    ([key, one]) => [key, read(one, free(naming.prefix + key), ['agents', key], config, naming)] as const,
  );
  const compared = compare.map((entry, i) => read(merged(agent, entry), free(naming.prefix + entry.name), ['compare', i], config, naming));
  return {
    all: [primary, ...named.map(([, one]) => one), ...compared],
    primary: primary.name,
    named: new Map(named.map(([key, one]) => [key, one.name])),
    compared: compared.map((one) => one.name),
  };
}

/** What an entry does not say is as in `agent`; `body` is merged, one level deep. */
function merged(agent: ProjectAgent, entry: NonNullable<ProjectConfig['compare']>[number]): ProjectAgent {
  if (entry.type === 'custom' && 'handler' in entry) return entry as ProjectAgent;
  if (agent.type === 'custom') return { ...entry, type: 'chat_completions', endpoint: String(entry['endpoint'] ?? '') } as ProjectAgent;
  const body = { ...(isObject(agent.body) ? agent.body : {}), ...(isObject(entry['body']) ? entry['body'] : {}) };
  return { ...agent, ...entry, type: 'chat_completions', body } as ProjectAgent;
}

function read(agent: ProjectAgent, name: string, path: readonly PropertyKey[], config: ProjectConfig, naming: Naming): AgentSettings {
  const common = { name, place: naming.place(path), timeout: config.requestTimeoutMs ?? ROUND_TIMEOUT, concurrency: config.concurrency };
  if (agent.type === 'custom') {
    const handler: AgentHandler = { call: agent.handler as AgentHandler['call'], version: naming.version };
    return { ...common, protocol: 'handler', settings: { protocol: 'handler' }, handler, paths: naming.files, env: [] };
  }
  const { endpoint, body, streaming } = agent;
  const headers = withoutSecrets(agent.headers ?? {}, naming.env);
  const settings: JsonObject = {
    protocol: 'openai-chat',
    endpoint,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body }),
    ...(streaming && { stream: true }),
  };
  return { ...common, protocol: 'openai-chat', settings, endpoint, paths: [], env: [] };
}

const LEAST_SECRET = 8;

/**
 * A config that is code has filled its variables in already. Their names are put back: a secret then makes no difference to what is stored, and
 * is hidden wherever it turns up.
 */
export function withoutSecrets(headers: { readonly [name: string]: string }, env: Naming['env']): { [name: string]: string } {
  const values = Object.entries(env)
    .filter((entry): entry is [string, string] => /^\w+$/.test(entry[0]) && (entry[1]?.length ?? 0) >= LEAST_SECRET)
    .sort(([, a], [, b]) => b.length - a.length);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      values.reduce((text, [key, secret]) => text.replaceAll(secret, `\${${key}}`), value),
    ]),
  );
}
