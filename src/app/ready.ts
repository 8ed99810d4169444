// Agents and judges that can be talked to: variables filled, keys found, processes started.
import { apiKeyName, createJudge, createSimulator, expectedKey, missingKey, requiredKey } from '../judge/judge.ts';
import type { ReadyAgent } from '../model/agents.ts';
import type { AskedModel } from '../model/asking.ts';
import type { AgentSettings, Config } from '../model/config.ts';
import type { Judge } from '../model/judging.ts';
import type { Redact } from '../model/ports.ts';
import { type Problem, ProblemError, problem, warning } from '../model/problems.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { fillAgent, fillJudge } from '../suite/fill.ts';
import { variablesIn } from '../suite/variables.ts';
import type { Prepared } from './prepare.ts';
import type { StartedAgent, World } from './world.ts';

export interface FilledAgent {
  readonly agent: ReadyAgent;
  readonly commands: {
    readonly setup?: string;
    readonly start?: string;
    readonly ready?: string;
    readonly env: { readonly [name: string]: string };
    readonly port?: number;
  };
  readonly secrets: readonly string[];
}

export interface Filled {
  readonly agents: ReadonlyMap<string, FilledAgent>;
  readonly judges: ReadonlyMap<string, Judge>;
  /** Who plays users, by `judgeId`. */
  readonly simulators: ReadonlyMap<string, AskedModel>;
  readonly secrets: readonly string[];
  /** Names of variables and keys that are not set. */
  readonly missing: readonly string[];
  readonly problems: readonly Problem[];
}

/** What made a judge or a simulator useless for the rest of the run. */
export const refusalIn = ({ judges, simulators }: Pick<Filled, 'judges' | 'simulators'>): Problem | undefined =>
  [...judges.values(), ...simulators.values()].map((j) => j.refused()).find((p) => p !== undefined);

export const judgeId = (judge: JudgeSettings): string => JSON.stringify(judge);

/**
 * Every value that config or suites name by `${VAR}`, and every variable that `env` passes on. Also those of agents that are not called
 * now: what was stored earlier may hold them.
 */
export function secretsOf({ config, examinees }: Pick<Prepared, 'config' | 'examinees'>, env: World['env']): readonly string[] {
  const agents = Object.values(config.agents);
  const passed = agents.flatMap((a) => a.env.flatMap(({ name, value }) => (value === undefined ? [name] : [])));
  const judges = new Set([config.judge, ...examinees.flatMap((e) => [e.judge, e.simulator])]);
  const named = [...agents.flatMap((a) => (a.literal ? [] : [a.settings])), ...judges].flatMap(variablesIn);
  return [...new Set([...passed, ...named])].filter((name) => name !== 'PORT').flatMap((name) => env[name] || []);
}

/** Fills only what will be used: an agent that is not called needs no secrets. */
export async function fill(
  world: World,
  agents: readonly AgentSettings[],
  judges: readonly JudgeSettings[],
  variables: Config['judge_variables'],
  players: readonly JudgeSettings[] = [],
): Promise<Filled> {
  const filledAgents = new Map<string, FilledAgent>();
  const filledJudges = new Map<string, Judge>();
  const simulators = new Map<string, AskedModel>();
  const problems: Problem[] = [];
  const secrets: string[] = [];
  const missing: string[] = [];
  for (const settings of agents) {
    const port =
      settings.start !== undefined || (!settings.literal && JSON.stringify(settings.settings).includes('${PORT}'))
        ? await portFor(world, settings)
        : undefined;
    const f = fillAgent(settings, world.env, port);
    problems.push(...f.problems);
    missing.push(...f.unset);
    secrets.push(...f.secrets);
    filledAgents.set(settings.name, {
      agent: f.agent,
      commands: { setup: f.setup, start: f.start, ready: f.ready, env: f.env, port },
      secrets: f.secrets,
    });
  }
  const env = await withStoredKeys(world, [...judges, ...players]);
  const partsOf = (settings: JudgeSettings, role: 'judge' | 'simulator') => {
    const f = fillJudge(settings, world.env, variables);
    const keyName = apiKeyName(settings.provider);
    const apiKey = f.judge.api_key ?? (keyName ? env[keyName] || undefined : undefined);
    problems.push(...f.problems);
    missing.push(...f.unset);
    secrets.push(...f.secrets, ...(apiKey ? [apiKey] : []));
    const [expected, required] = [expectedKey(settings), requiredKey(settings)];
    // In a run without secrets nobody can tell a key that is left out on purpose from one that is withheld.
    if (expected && !apiKey) missing.push(expected);
    if (required && !apiKey) problems.push(problem('missing_key', missingKey(settings, required, role)));
    const { fetch, clock, random, redact } = world;
    return { settings: f.judge, apiKey, fetch, clock, random, redact };
  };
  for (const settings of judges) filledJudges.set(judgeId(settings), createJudge(partsOf(settings, 'judge')));
  for (const settings of players) simulators.set(judgeId(settings), createSimulator(partsOf(settings, 'simulator')));
  return { agents: filledAgents, judges: filledJudges, simulators, secrets, missing: [...new Set(missing)], problems };
}

/** The environment first; what it lacks and cannot be done without, from the machine's keychain. */
export async function withStoredKeys({ env, storedKey }: World, judges: readonly JudgeSettings[]): Promise<World['env']> {
  if (!storedKey) return env;
  const found: Record<string, string> = {};
  for (const judge of judges) {
    const name = requiredKey(judge);
    if (name === undefined || env[name] || found[name]) continue;
    const key = await storedKey(judge.provider);
    if (key !== undefined) found[name] = key;
  }
  return { ...env, ...found };
}

/** For what is told before anything runs. */
export function missingKeys(judges: readonly JudgeSettings[], env: World['env']): readonly Problem[] {
  const told = new Map(judges.map((judge) => [judgeId(judge), judge]));
  return [...told.values()].flatMap((judge) => {
    const name = requiredKey(judge);
    if (name === undefined || env[name]) return [];
    return [warning('missing_key', `${missingKey(judge, name).replace(/\.$/, '')}: a run would end as could_not_test.`)];
  });
}

/** A fixed PORT in the environment is used only where Viva does not start the agent itself. */
async function portFor(world: World, settings: AgentSettings): Promise<number> {
  const given = Number(world.env['PORT']);
  return settings.start === undefined && Number.isInteger(given) && given > 0 ? given : world.freePort();
}

export interface StartedAgents {
  stop(): Promise<void>;
  /** Of an agent that was started here and could not be asked: whether it has ended. */
  died(name: string): Promise<Problem | undefined>;
  /** Those of which that is known by now, by name. */
  dead(): ReadonlyMap<string, Problem>;
}

/** Starts what has `start`, one after the other; what has been started is stopped where a later one fails. `folder`: elsewhere than here. */
export async function startAgents(world: World, agents: Iterable<FilledAgent>, redact: Redact, folder?: string): Promise<StartedAgents> {
  const where = folder === undefined ? {} : { folder };
  const running = new Map<string, StartedAgent>();
  const dead = new Map<string, Problem>();
  const stop = async () => {
    await Promise.all([...running.values()].map((r) => r.stop()));
  };
  try {
    for (const { agent, commands } of agents) {
      const { setup, start, ready, env, port } = commands;
      if (setup) await world.runSetup({ command: setup, env, redact, ...where });
      if (!start) continue;
      running.set(agent.name, await world.startAgent({ command: start, env, ready, port, endpoint: agent.endpoint, redact, ...where }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    dead: () => dead,
    async died(name) {
      const found = await running.get(name)?.died();
      if (found) dead.set(name, found);
      return found;
    },
  };
}

/** Asks each provider about model and key, once where judge and simulator are the same. Throws ProblemError for what only the author can mend. */
export async function checkModels({ judges, simulators }: Pick<Filled, 'judges' | 'simulators'>, signal: AbortSignal): Promise<void> {
  const distinct = new Map<string, Judge | AskedModel>([...simulators, ...judges]);
  const answers = await Promise.all([...distinct.values()].map((model) => model.check(signal)));
  const wrong = answers.filter((p) => p !== undefined);
  if (wrong.length > 0) throw new ProblemError(wrong);
}
