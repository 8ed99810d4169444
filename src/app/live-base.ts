// How the base can be run beside the head: known before anything is called.
import type { AgentSettings, Config } from '../model/config.ts';
import { isObject } from '../model/json.ts';
import { ProblemError } from '../model/problems.ts';
import type { Test } from '../model/suite.ts';
import { agentOf } from '../suite/agent-of.ts';
import type { BaseFiles } from './base.ts';
import { readConfig } from './configured.ts';
import { type Identity, identify } from './identify.ts';
import { type Examinee, prepare } from './prepare.ts';
import { mayTalk } from './request.ts';
import type { AskBase, Planning } from './selecting.ts';

export type BaseWay = 'endpoint' | 'worktree';

export interface LiveBase {
  readonly way: BaseWay;
  /** As the base commit's own config has it; for `endpoint`, with that endpoint. */
  readonly agent: AgentSettings;
  /** The head's test and judgement, the base's agent. */
  readonly identity: Identity;
}

/** By test. */
export type LiveBases = ReadonlyMap<string, LiveBase>;

/** Two builds on one machine need two ports: without `${PORT}` in its endpoint an agent cannot be started twice. Commands need none. */
export function baseWay(agent: AgentSettings): BaseWay | undefined {
  if (agent.local) return 'worktree';
  if (baseEndpoint(agent) !== undefined) return 'endpoint';
  return agent.start !== undefined && agent.endpoint?.includes('${PORT}') ? 'worktree' : undefined;
}

export function cannotRunBase(agent: AgentSettings, baseName: string): string {
  const why =
    agent.start === undefined
      ? 'add `base`, `start`'
      : 'add `base`, or `${PORT}` to its `endpoint` so that both can be started side by side,';
  return `nothing can be confirmed as regressed, for ${baseName} cannot be run beside it: ${why} or \`baseline: history\`.`;
}

const NONE: LiveBases = new Map();

export async function liveBases(planning: Planning, askBase: AskBase): Promise<LiveBases> {
  const { request, prepared, identities } = planning;
  const wanted = prepared.examinees.filter((e) => baseWay(e.agent) !== undefined);
  if (!mayTalk(request) || prepared.config.baseline !== 'live' || wanted.length === 0) return NONE;
  const base = await askBase();
  if (base === undefined || base === 'too_many') return NONE;
  const config = await configAtBase(planning, base);
  if (!config) return NONE;
  const runnable = wanted.flatMap((e) => runnableOf(e, config) ?? []);
  const examinees = runnable.map(({ test, judge, written }) => ({ test, judge, agent: written }));
  const theirs = await baseIdentities(planning, base, examinees);
  return new Map(
    runnable.flatMap(({ test, way, agent }) => {
      const [ofHead, ofBase] = [identities.get(test.id), theirs.get(test.id)];
      return ofHead && ofBase ? [[test.id, { way, agent, identity: withAgentOf(ofBase, ofHead) }] as const] : [];
    }),
  );
}

/** With the agents that suites of other tools describe. undefined: it has mistakes. */
async function configAtBase({ request, prepared }: Planning, { files }: BaseFiles): Promise<Config | undefined> {
  const { options, catalog } = request;
  if (prepared.examinees.some((e) => e.agent.like !== undefined)) {
    // Filters are the head's: here they may match nothing.
    const all = { ...options, paths: [], names: [], files: [], tags: [] };
    const theirs = await prepare(files, all, catalog, { env: request.world.env }).catch((error: unknown) => void notAProblem(error));
    if (theirs) return theirs.config;
  }
  const { config, problems } = await readConfig(files, await files.list(), options, catalog);
  return problems.some((p) => p.severity === 'error') ? undefined : config;
}

function notAProblem(error: unknown): void {
  if (!(error instanceof ProblemError)) throw error;
}

interface Runnable {
  readonly test: Test;
  readonly judge: Examinee['judge'];
  readonly way: BaseWay;
  readonly written: AgentSettings;
  readonly agent: AgentSettings;
}

/** An agent that the base commit does not know can only be asked where it is said to run. */
function runnableOf({ test, judge, agent: head }: Examinee, config: Config): Runnable | undefined {
  const found = agentOf(test, config);
  const written = 'problem' in found ? undefined : found.agent;
  const endpoint = (written && baseEndpoint(written)) ?? baseEndpoint(head);
  if (endpoint !== undefined)
    return { test, judge, way: 'endpoint', written: written ?? head, agent: withEndpoint(written ?? head, endpoint) };
  return written && baseWay(written) === 'worktree' ? { test, judge, way: 'worktree', written, agent: written } : undefined;
}

function withAgentOf(base: Identity, head: Identity): Identity {
  const { endpoint: _endpoint, agent_price: _price, ...judged } = head;
  const { agent, agent_name, endpoint, version, transcriptKey, agent_price } = base;
  return {
    ...judged,
    agent,
    agent_name,
    version,
    transcriptKey,
    ...(endpoint !== undefined && { endpoint }),
    ...(agent_price && { agent_price }),
  };
}

/** `agent-version` names the head's build, never that of the base. */
function baseIdentities({ request, prepared }: Planning, base: BaseFiles, examinees: readonly Examinee[]) {
  const { agent_version: _head, ...options } = request.options;
  return identify(request.world, { ...prepared, examinees }, base.files, options, { commit: request.occasion.base });
}

function baseEndpoint(agent: AgentSettings): string | undefined {
  const base = agent.settings['base'];
  const endpoint = isObject(base) ? base['endpoint'] : undefined;
  return typeof endpoint === 'string' ? endpoint : undefined;
}

/** What runs elsewhere is not started. */
function withEndpoint({ setup: _setup, start: _start, ready: _ready, ...agent }: AgentSettings, endpoint: string): AgentSettings {
  return { ...agent, endpoint, settings: { ...agent.settings, endpoint } };
}
