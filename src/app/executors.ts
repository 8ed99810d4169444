// Who carries out runs: one executor a judge. What is shared between conversations is the same for all of one side.
import type { AgentTools, Conversation } from '../model/agents.ts';
import type { Judge } from '../model/judging.ts';
import type { Problem } from '../model/problems.ts';
import type { JudgeSettings, Test } from '../model/suite.ts';
import { openDeadLetters } from './dead-letters.ts';
import type { Examiner } from './examine.ts';
import type { Executor } from './execute.ts';
import type { Occasion } from './occasion.ts';
import { type FilledAgent, judgeId } from './ready.ts';
import { type Places, places } from './schedule.ts';
import type { Work } from './work.ts';
import type { World } from './world.ts';

/** Head or base: who answers, and whose runs these are. */
export interface SideOf {
  readonly agent: (name: string) => FilledAgent | undefined;
  /** Where they were started here. */
  readonly started?: Work['started'];
  readonly occasion: Occasion;
  readonly shared: Executor['shared'];
  readonly bail: Executor['bail'];
}

/** Conversations at once: an agent that runs on this machine shares it. */
export const placesOf = ({ request }: Work, { agent, commands }: FilledAgent): number =>
  request.options.concurrency ?? agent.concurrency ?? (agent.local || commands.start !== undefined ? 5 : 20);

export function executors(work: Work, side: SideOf): (judge: JudgeSettings | 'none') => Executor {
  const { request, filled, ledger, prepared } = work;
  const { world, signal } = request;
  const { redact } = work;
  const { occasion, shared, bail } = side;
  const agent = agentsOf(work, side);
  const dead_letters = occasion === request.occasion ? openDeadLetters(world.files, world.log, redact) : undefined;
  const made = new Map<Judge | undefined, Executor>();
  return (settings) => {
    const judge = settings === 'none' ? undefined : filled.judges.get(judgeId(settings));
    const known = made.get(judge);
    if (known) return known;
    const executor: Executor = {
      agent,
      examiner: examinerOf({ request, ledger, redact }, judge),
      store: work.storage,
      ledger,
      occasion,
      clock: world.clock,
      random: world.random,
      code: world.code.at({ env: {} }),
      redact,
      signal,
      simulator: (id) => filled.simulators.get(id),
      shared,
      share: prepared.config.share.transcripts,
      bail,
      dead_letters,
    };
    made.set(judge, executor);
    return executor;
  };
}

export function examinerOf({ request, ledger, redact }: Pick<Work, 'request' | 'ledger' | 'redact'>, judge: Judge | undefined): Examiner {
  const { world, catalog, signal } = request;
  return {
    checks: catalog.checks,
    search: world.search,
    readFile: (path) => world.files.read(path),
    judge,
    verdict: ledger.verdict,
    keep: ledger.addVerdict,
    clock: world.clock,
    asking: new Map(),
    redact,
    signal,
  };
}

export const toolsOf = ({ http, commands, clock, random }: World): AgentTools => ({ http, commands, clock, random });

function agentsOf(work: Work, side: SideOf): Executor['agent'] {
  const { world, catalog } = work.request;
  const tools = toolsOf(world);
  const limits = new Map<string, Places>();
  const limitOf = (key: string, most: number): Places => {
    const limit = limits.get(key) ?? places(most);
    limits.set(key, limit);
    return limit;
  };
  return (name) => {
    const filled = side.agent(name);
    const protocol = catalog.protocols.find((p) => p.name === filled?.agent.protocol);
    if (!filled || !protocol) return undefined;
    const own = limitOf(name, placesOf(work, filled));
    const { like } = filled.agent;
    const shared = like === undefined ? undefined : limitOf(`all ${like}`, mostAtOnce(work, like));
    const limit: Places = shared ? (begin) => shared(() => own(begin)) : own;
    const open = (test: Test) => {
      const death = side.started?.dead().get(name);
      return death ? silent(death) : protocol.open({ agent: filled.agent, folder: test.tdx ?? { project: '', agent: name }, tools });
    };
    return { ready: filled.agent, open, places: limit, died: async () => side.started?.died(name) };
  };
}

/** Suites of that kind run one after the other: together they take no more places than the greediest of them. */
const mostAtOnce = (work: Work, like: string): number =>
  Math.max(1, ...[...work.filled.agents.values()].filter(({ agent }) => agent.like === like).map((agent) => placesOf(work, agent)));

/** Who has ended need not be asked three times. */
const silent = ({ message }: Problem): Conversation => ({
  say: async () => ({ ok: false, code: 'AGENT_ERROR', text: message }),
  calls: () => 0,
});
