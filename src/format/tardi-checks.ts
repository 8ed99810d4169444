// Tardi's assertions as our own checks, in the order of its pipeline: what costs least comes first.
import type { FormatSource } from '../model/format.ts';
import { type Problem, problem } from '../model/problems.ts';
import type { Check } from '../model/suite.ts';
import type { Assertions, Route } from './tardi-schema.ts';

type Path = readonly PropertyKey[];

interface Made {
  readonly checks: readonly Check[];
  readonly problems: readonly Problem[];
}

/** One check as it would be written natively. */
interface Written {
  readonly name: string;
  readonly spec: unknown;
  readonly at: Path;
}

export async function checksOf(assertions: Assertions | undefined, command: Path, source: FormatSource): Promise<Made> {
  const { regex, jsonSchema, trajectory, telemetry = {} } = assertions ?? {};
  const at = (...path: Path): Path => ['assertions', ...path];
  const one = (name: string, spec: unknown, path: Path): Promise<Made>[] =>
    spec === undefined ? [] : [make({ name, spec, at: path }, source)];
  const all = async (written: readonly Written[]): Promise<Made> => joined(await Promise.all(written.map((w) => make(w, source))));
  const made = [
    // That it ends by itself, and well, is asserted always: also where nothing else is.
    ...one('exit_code', 0, command),
    ...one('regex', regex, at('regex')),
    ...one('json_schema', jsonSchema, at('jsonSchema')),
    ...(Array.isArray(trajectory)
      ? one('steps', { order: trajectory }, at('trajectory'))
      : [all(routeOf(trajectory, at('trajectory'))), anyOf(trajectory?.oneOf ?? [], at('trajectory', 'oneOf'), all, source)]),
    ...one('max_latency', telemetry.maxLatencyMs, at('telemetry', 'maxLatencyMs')),
    ...one('max_tokens', telemetry.maxTokens, at('telemetry', 'maxTokens')),
    ...one('max_cost', telemetry.maxCost, at('telemetry', 'maxCost')),
  ];
  return joined(await Promise.all(made));
}

type MakeAll = (written: readonly Written[]) => Promise<Made>;

/** `any_of` holds lists of checks that are made already. */
async function anyOf(routes: readonly Route[], path: Path, all: MakeAll, source: FormatSource): Promise<Made> {
  if (routes.length === 0) return { checks: [], problems: [] };
  const made = await Promise.all(routes.map((route, i) => all(routeOf(route, [...path, i]))));
  const { problems } = joined(made);
  return { checks: [{ name: 'any_of', spec: made.map((m) => m.checks), place: source.locate(path) }], problems };
}

function routeOf(route: Route | undefined, at: Path): Written[] {
  if (!route) return [];
  const { require_tools = [], forbid_tools, max_tool_calls, exact_sequence, tool_args = {}, step_contains } = route;
  const named = Object.entries(tool_args).map(([name, args]) => ({ name, args, args_match: 'partial' }));
  // Entries of `require` need a call each: a tool that is named with its arguments is not asked for a second time.
  const bare = [...new Set(require_tools)].filter((name) => !(name in tool_args));
  const rules = {
    ...(bare.length + named.length > 0 && { require: [...bare, ...named] }),
    ...(forbid_tools && { forbid: forbid_tools }),
    ...(exact_sequence && { exactly: exact_sequence }),
    ...(max_tool_calls !== undefined && { max_calls: max_tool_calls }),
  };
  return [
    ...(Object.keys(rules).length > 0 ? [{ name: 'tools', spec: rules, at }] : []),
    ...(step_contains ? [{ name: 'steps', spec: { contains: step_contains }, at: [...at, 'step_contains'] }] : []),
  ];
}

/** Through the check's own schema: what it gives is what the check expects, and what it refuses is said at its line. */
async function make(written: Written, source: FormatSource): Promise<Made> {
  const kind = source.checks.find((k) => k.name === written.name);
  if (!kind) return { checks: [], problems: [] };
  const place = source.locate(written.at);
  const key = String(written.at.at(-1) ?? written.name);
  const wrong = (why: string): Made => ({
    checks: [],
    problems: [problem('bad_suite', `"${key}" ${/^must/.test(why) ? '' : 'is wrong: '}${why.replace(/\.?$/, '.')}`, place)],
  });
  const parsed = kind.schema.safeParse(written.spec);
  if (!parsed.success) return wrong(parsed.error.issues[0]?.message ?? 'is not valid');
  const more = await kind.problem?.(parsed.data, source.read);
  return more === undefined ? { checks: [{ name: kind.name, spec: parsed.data, place }], problems: [] } : wrong(more);
}

const joined = (made: readonly Made[]): Made => ({ checks: made.flatMap((m) => m.checks), problems: made.flatMap((m) => m.problems) });
