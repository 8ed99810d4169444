import { z } from 'zod';
import type { AgentSettings, EnvEntry } from '../model/config.ts';
import type { Protocol } from '../model/contracts.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Place } from '../model/place.ts';
import { type Problem, problem } from '../model/problems.ts';
import { asText, closest, data, duration, Plain, strict, text, texts } from '../model/values.ts';
import { issueProblems } from './issues.ts';
import { isMapping, type Mapping } from './mapping.ts';
import { variablePlaces } from './variables.ts';
import type { YamlFile } from './yaml.ts';

/** Of the design, and not run by this version. */
const LATER = ['module'];
const ROUND_TIMEOUT = 60_000;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

const variableName = z.string('expected the name of a variable').regex(NAME, 'must be the name of a variable such as AGENT_API_KEY');
const values = z.record(variableName, z.preprocess(asText, z.string('expected text').nullable()), 'expected a mapping of names to values');

/** Names, passed on from Viva's own environment, or `name: value`. */
export const env = z.union([values, z.array(z.union([z.preprocess(asText, variableName), values]))], {
  error: 'expected a list of names, or a mapping of names to values',
});

export const common = {
  endpoint: text.describe('The URL that is called. `${VAR}` is filled in; `${PORT}` is a free port that Viva picks for `start`.'),
  headers: z
    .record(z.string(), text, 'expected a mapping of names to texts')
    .optional()
    .describe('Headers of each request. `${VAR}` is filled in.'),
  paths: texts.optional().describe('The files that make up the agent: where none of them changed, earlier transcripts count.'),
  version: text.optional().describe('Names the agent’s build, in place of `paths`.'),
  start: text.optional().describe('The command that starts the agent. Its environment: `env` and the runner’s basics.'),
  ready: text.optional().describe('A path of the agent, such as /health, that answers once it is ready.'),
  setup: text.optional().describe('Run once for each checkout before `start`.'),
  env: env.optional().describe('The environment of `start` and `setup`: names of variables, or names with values.'),
  base: strict({ endpoint: text }).optional().describe('Where the base branch’s version of the agent answers.'),
  timeout: duration.optional().describe('For one round (60s).'),
  routes: data.optional().describe('Not run by this version.'),
} satisfies z.ZodRawShape;

const AGENT_KEYS = ['protocol', ...Object.keys(common)];

const { endpoint: _endpoint, headers: _headers, start: _start, ready: _ready, base: _base, ...ofLocal } = common;

export const agentSchema = (protocol: Protocol) =>
  strict({
    protocol: z.literal(protocol.name).describe(protocol.description),
    ...(protocol.local ? ofLocal : common),
    ...protocol.keys,
  });

export function readAgent(
  name: string,
  raw: unknown,
  protocols: readonly Protocol[],
  yaml: Pick<YamlFile, 'locate'>,
): AgentSettings | readonly Problem[] {
  const path = ['agents', name];
  const place = yaml.locate(path, 'key');
  if (!isMapping(raw)) return [problem('bad_config', `agent "${name}": expected a mapping with \`protocol\` and \`endpoint\`.`, place)];
  const protocol = protocolOf(name, raw, protocols, place, yaml);
  if ('severity' in protocol) return [protocol];
  const parsed = agentSchema(protocol).safeParse(raw);
  const problems = [
    ...(parsed.error ? issueProblems(parsed.error.issues, 'bad_config', raw, yaml, path) : []),
    ...('routes' in raw
      ? [problem('not_supported', '`routes` is not supported yet.', yaml.locate([...path, 'routes'], 'key'), 'Remove it.')]
      : []),
  ];
  if (!parsed.success || problems.length > 0) return problems;
  // Each key's schema gives plain data.
  const written = parsed.data as Record<string, unknown>;
  const settings = compact(written);
  const mistake = protocol.mistake?.(settings);
  const bad = mistake
    ? [problem('bad_config', `\`${mistake.key}\`: ${mistake.message}`, yaml.locate([...path, mistake.key]))]
    : badEndpoints(settings, path, yaml);
  if (bad.length > 0) return bad;
  const string = (key: string) => (typeof written[key] === 'string' ? { [key]: written[key] } : {});
  return {
    name,
    protocol: protocol.name,
    settings,
    place: { ...yaml.locate(path, 'key'), endLine: yaml.locate(path).endLine ?? place.line },
    paths: Array.isArray(settings['paths']) ? settings['paths'].filter((p) => typeof p === 'string') : [],
    env: entries(env.optional().parse(raw['env'])),
    timeout: duration.optional().parse(raw['timeout']) ?? ROUND_TIMEOUT,
    ...(protocol.local && { local: true }),
    variables: variablePlaces(raw, path, yaml),
    ...string('version'),
    ...string('setup'),
    ...string('start'),
    ...string('ready'),
    ...string('endpoint'),
  };
}

function protocolOf(
  name: string,
  raw: Mapping,
  protocols: readonly Protocol[],
  agent: Place,
  yaml: Pick<YamlFile, 'locate'>,
): Protocol | Problem {
  const known = protocols.map((p) => p.name);
  const said = asText(raw['protocol']);
  const misspelt = typeof said === 'string' ? undefined : Object.keys(raw).find((key) => closest(key, AGENT_KEYS) === 'protocol');
  if (misspelt !== undefined)
    return problem('bad_config', `unknown key "${misspelt}", did you mean "protocol"?`, yaml.locate(['agents', name, misspelt], 'key'));
  if (typeof said !== 'string')
    return problem('bad_config', `agent "${name}": "protocol" is missing; it is one of ${known.join(', ')}.`, agent);
  const protocol = protocols.find((p) => p.name === said);
  if (protocol) return protocol;
  const place = yaml.locate(['agents', name, 'protocol']);
  if (LATER.includes(said))
    return problem('not_supported', `agent "${name}": the protocol \`${said}\` is not supported yet.`, place, `Use ${known.join(' or ')}.`);
  const near = closest(said, known);
  return problem(
    'bad_config',
    `agent "${name}": \`${said}\` is no protocol${near ? `, did you mean \`${near}\`?` : '.'}`,
    place,
    `Use one of ${known.join(', ')}.`,
  );
}

/** What holds no `${VAR}` can be seen to be wrong already. */
function badEndpoints(settings: JsonObject, path: readonly string[], yaml: Pick<YamlFile, 'locate'>): readonly Problem[] {
  const base = settings['base'];
  const written: readonly (readonly [readonly string[], Json | undefined])[] = [
    [['endpoint'], settings['endpoint']],
    [['base', 'endpoint'], isMapping(base) ? base['endpoint'] : undefined],
  ];
  return written.flatMap(([keys, url]) =>
    typeof url !== 'string' || url.includes('${') || isHttp(url)
      ? []
      : [problem('bad_config', `\`${url}\` is not an http or https URL.`, yaml.locate([...path, ...keys]))],
  );
}

export function isHttp(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url.trim()).protocol);
  } catch {
    return false;
  }
}

export function entries(written: z.output<typeof env> | undefined): readonly EnvEntry[] {
  return [written ?? []]
    .flat()
    .flatMap((entry) =>
      typeof entry === 'string'
        ? [{ name: entry }]
        : Object.entries(entry).map(([name, value]) => (value === null ? { name } : { name, value })),
    );
}

export function compact(written: Record<string, unknown>): JsonObject {
  const kept: JsonObject = {};
  for (const [key, value] of Object.entries(written)) if (value !== undefined) kept[key] = json(value);
  return kept;
}

function json(value: unknown): Json {
  if (value instanceof Plain) return value.value;
  if (Array.isArray(value)) return value.map(json);
  if (isMapping(value)) return compact(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
