// What each test is, in hashes: two tests with equal hashes would be the same question to the same agent.
import type { Files, Git } from '../model/ports.ts';
import { createJudge } from '../judge/judge.ts';
import { agentKey, inputsKey, judgementKey, transcriptKey } from '../plan/keys.ts';
import { type AgentVersion, agentVersion } from '../plan/version.ts';
import type { Occasion } from './occasion.ts';
import type { Options } from './options.ts';
import type { Examinee, Prepared } from './prepare.ts';
import type { World } from './world.ts';

export interface Identity {
  readonly inputs: string;
  readonly judgement: string;
  /** Key of the agent's configuration as written. */
  readonly agent: string;
  readonly agent_name: string;
  readonly version: AgentVersion;
  readonly transcriptKey: (index: number) => string;
}

export async function identify(
  world: World,
  prepared: Prepared,
  files: Files,
  git: Git,
  options: Options,
  occasion: Pick<Occasion, 'commit'>,
): Promise<ReadonlyMap<string, Identity>> {
  const versions = new Map<string, Promise<AgentVersion>>();
  const versionOf = (e: Examinee): Promise<AgentVersion> => {
    const id = `${e.agent.name}\0${e.agent.paths.join('\0')}`;
    const known = versions.get(id);
    if (known) return known;
    const version = agentVersion({
      agent: e.agent,
      given: options.agent_version,
      files,
      git,
      commit: occasion.commit,
      mode: options.mode,
      suites: prepared.suites,
    });
    versions.set(id, version);
    return version;
  };
  const fingerprints = new Map<string, string>();
  const fingerprintOf = (judge: Examinee['judge']): string => {
    if (judge === 'none') return 'none';
    const id = JSON.stringify(judge);
    const known = fingerprints.get(id);
    if (known !== undefined) return known;
    const made = createJudge({ settings: judge, apiKey: undefined, fetch: world.fetch, clock: world.clock, random: world.random }).fingerprint;
    fingerprints.set(id, made);
    return made;
  };
  const entries = await Promise.all(
    prepared.examinees.map(async (e): Promise<[string, Identity]> => {
      const version = await versionOf(e);
      const inputs = inputsKey(e.test);
      const agent = agentKey(e.agent);
      return [
        e.test.id,
        {
          inputs,
          agent,
          agent_name: e.agent.name,
          judgement: judgementKey(e.test, fingerprintOf(e.judge)),
          version,
          transcriptKey: (index) => transcriptKey({ inputs, agent, version: version.version, index }),
        },
      ];
    }),
  );
  return new Map(entries);
}
