// What each test is, in hashes: two tests with equal hashes would be the same question to the same agent.
import { userPromptText } from '../converse/user-prompt.ts';
import { createJudge, type Price, priceOf, simulatorFingerprint } from '../judge/judge.ts';
import type { Judge } from '../model/judging.ts';
import type { Files } from '../model/ports.ts';
import type { Test } from '../model/suite.ts';
import { agentKey, inputsKey, type JudgementParts, judgementParts, keyOfParts, transcriptKey } from '../plan/keys.ts';
import { moduleFiles } from '../plan/module-files.ts';
import { type AgentVersion, agentVersion, coverage } from '../plan/version.ts';
import { modulesOf } from '../suite/modules.ts';
import { agentPrice } from './agent-cost.ts';
import { judgedBy } from './judge-part.ts';
import type { Occasion } from './occasion.ts';
import type { Options } from './options.ts';
import type { Examinee, Prepared } from './prepare.ts';
import { judgeId } from './ready.ts';
import type { World } from './world.ts';

export interface Identity {
  readonly inputs: string;
  readonly judgement: string;
  readonly parts: JudgementParts;
  /** Key of the agent's configuration as written. */
  readonly agent: string;
  readonly agent_name: string;
  /** As written: a filled one holds secrets, and a port that changes. */
  readonly endpoint?: string;
  readonly version: AgentVersion;
  readonly transcriptKey: (index: number) => string;
  /** Files that its checks read, and that its mocks are made of. */
  readonly reads: readonly string[];
  /** Whether a changed file makes a new version of its agent. */
  readonly covers: (path: string) => boolean;
  /** Calls to the judge for one run, at the least; 0: no criteria, or no judge. */
  readonly judge_calls: number;
  /** Inputs to the agent in one run, at the most. */
  readonly rounds: number;
  /** Who plays the user (`judgeId`). */
  readonly simulator?: string;
  readonly user_prices?: Price;
  /** Of the judge, USD per million tokens. */
  readonly prices?: Price;
  /** Of the agent's model. */
  readonly agent_price?: Price;
}

export type Identities = ReadonlyMap<string, Identity>;

/** `files`: of the commit in question. */
export async function identify(
  world: World,
  prepared: Prepared,
  files: Files,
  options: Options,
  occasion: Pick<Occasion, 'commit'>,
): Promise<Identities> {
  const versionOf = remembered(
    (e: Examinee) => `${e.agent.name}\0${e.agent.paths.join('\0')}`,
    (e) => {
      const about = { agent: e.agent, suites: prepared.suites, config: prepared.config.file };
      const version = agentVersion({
        ...about,
        given: options.agent_version,
        files,
        git: world.git,
        commit: occasion.commit,
        mode: options.mode,
      });
      return { version, covers: coverage(about).matches };
    },
  );
  const judgeOf = remembered(
    (judge: Examinee['judge']) => JSON.stringify(judge),
    (judge): Judge | undefined =>
      judge === 'none'
        ? undefined
        : createJudge({ settings: judge, apiKey: undefined, fetch: world.fetch, clock: world.clock, random: world.random }),
  );
  const agentKeyOf = remembered(
    (e: Examinee) => e.agent.name,
    (e) => agentKey(e.agent),
  );
  const madeOf = remembered(
    (file: string) => file,
    (file) => moduleFiles(file, (path) => files.read(path)),
  );
  const filesOf = async (modules: readonly string[]) => [...new Set((await Promise.all([...new Set(modules)].map(madeOf))).flat())];
  const entries = await Promise.all(
    prepared.examinees.map(async (e): Promise<[string, Identity]> => {
      const { test } = e;
      const judge = judgeOf(e.judge);
      const { version, covers } = versionOf(e);
      const reads = schemaFiles(test);
      const attached = await hashesOf(reads, files);
      const agent_price = agentPrice(e.agent, world.env);
      // Another price is another answer to `max_cost`.
      const priced = asksCost(test) && agent_price ? [`price ${agent_price.input} ${agent_price.output}`] : [];
      const parts = judgementParts(test, judge?.fingerprint ?? 'none', [...attached, ...priced]);
      const known = await version;
      const { simulator } = e;
      const user_prices = simulator && priceOf(simulator);
      const code = await filesOf(modulesOf(test.mocks).map((m) => m.file));
      const inputs = inputsKey(test, simulator && `${simulatorFingerprint(simulator)} ${userPromptText}`, await hashesOf(code, files));
      const agent = agentKeyOf(e);
      const prices = e.judge === 'none' ? undefined : priceOf(e.judge);
      return [
        test.id,
        {
          inputs,
          agent,
          agent_name: e.agent.name,
          ...(e.agent.endpoint !== undefined && { endpoint: e.agent.endpoint }),
          judgement: keyOfParts(parts),
          parts,
          version: known,
          transcriptKey: lastRemembered((index) => transcriptKey({ inputs, agent, version: known.version, index })),
          reads: [...reads, ...code],
          covers,
          judge_calls: judge ? judgeCalls(test, judge) : 0,
          rounds: test.user?.max_rounds ?? test.rounds.length,
          ...(simulator && { simulator: judgeId(simulator) }),
          ...(user_prices && { user_prices }),
          ...(prices && { prices }),
          ...(agent_price && { agent_price }),
        },
      ];
    }),
  );
  return new Map(entries);
}

const judgeCalls = (test: Test, judge: Judge): number => [test, ...test.rounds].reduce((sum, part) => sum + judge.calls(judgedBy(part)), 0);

const hashesOf = async (list: readonly string[], files: Pick<Files, 'hash'>): Promise<readonly string[]> =>
  (await Promise.all(list.map((file) => files.hash(file)))).map((h) => h ?? 'missing');

const asksCost = (test: Test): boolean =>
  [test, ...test.rounds].some((part) => part.checks.some((c) => c.name === 'max_cost' || c.name === 'any_of'));

/** JSON schemas that checks name by their path. */
const schemaFiles = (test: Test): readonly string[] =>
  [test, ...test.rounds].flatMap((part) =>
    part.checks.flatMap((c) => (c.name === 'json_schema' && typeof c.spec === 'string' ? [c.spec] : [])),
  );

function remembered<A, T>(id: (about: A) => string, make: (about: A) => T): (about: A) => T {
  const made = new Map<string, T>();
  return (about) => {
    const key = id(about);
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(about);
    made.set(key, value);
    return value;
  };
}

/** A run asks for its own key several times in a row. */
function lastRemembered(make: (index: number) => string): (index: number) => string {
  let last: { readonly index: number; readonly key: string } | undefined;
  return (index) => {
    if (last?.index !== index) last = { index, key: make(index) };
    return last.key;
  };
}
