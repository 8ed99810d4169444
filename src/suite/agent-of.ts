import type { AgentSettings, Config } from '../model/config.ts';
import { type Problem, problem } from '../model/problems.ts';
import type { Test } from '../model/suite.ts';
import { closest } from '../model/values.ts';
import type { AgentAsked } from './agents-asked.ts';
import { isShared } from './shared-settings.ts';

/** Not an entry for many agents. */
const isOne = (name: string): boolean => !name.startsWith('tdx/') && !isShared(name);

/** Its own, the suite's, for tdx's folders `tdx/{project}/{agent}` (that key, else `tdx/*`), else the only one. */
function nameFor({ agent, tdx }: Pick<Test, 'agent' | 'tdx'>, names: readonly string[]): string | undefined {
  if (agent !== undefined) return names.includes(agent) ? agent : undefined;
  const folders = tdx ? [`tdx/${tdx.project}/${tdx.agent}`, 'tdx/*'] : [];
  const plain = names.filter(isOne);
  return folders.find((name) => names.includes(name)) ?? (plain.length === 1 ? plain[0] : undefined);
}

export function agentOf(test: Test, config: Config): { readonly agent: AgentSettings } | { readonly problem: Problem } {
  const names = Object.keys(config.agents);
  const name = nameFor(test, names);
  const agent = name === undefined ? undefined : config.agents[name];
  if (name === undefined || !agent) {
    const wrong = wording(test, names);
    return { problem: problem('no_agent', `"${test.name}": ${wrong.message}`, { ...test.place, endLine: test.place.line }, wrong.advice) };
  }
  if (test.agent !== undefined || !test.tdx) return { agent };
  // Each folder is an agent of its own, with a version of its own.
  const own = name.startsWith('tdx/') ? { ...agent, name: `tdx/${test.tdx.project}/${test.tdx.agent}` } : agent;
  return { agent: ofFolder(own, test.tdx.folder) };
}

/** `names`: those of the config, of agents with mistakes as well. */
export function agentProblems(asked: readonly AgentAsked[], names: readonly string[]): readonly Problem[] {
  const lost = asked.filter((a) => nameFor(a, names) === undefined);
  const undefinedYet = names.every((name) => !isOne(name)) ? lost.filter((a) => a.agent === undefined) : [];
  const [first] = undefinedYet;
  const tests = undefinedYet.reduce((sum, a) => sum + a.tests, 0);
  return [
    ...(first
      ? [
          problem(
            'no_agent',
            `no agent is defined, and ${tests === 1 ? 'this test needs' : `${tests} tests need`} one.`,
            first.place,
            DEFINE,
          ),
        ]
      : []),
    ...lost
      .filter((a) => !undefinedYet.includes(a))
      .map((a) => {
        const { message, advice } = wording(a, names);
        const more =
          a.agent === undefined && a.tests > 1 ? `${message.slice(0, -1)}, here and in ${a.tests - 1} more of this file.` : message;
        return problem('no_agent', more, a.place, advice);
      }),
  ];
}

const DEFINE = 'Define it under `agents:` in viva.config.yml; `viva init` writes one.';

function wording({ agent }: Pick<AgentAsked, 'agent'>, names: readonly string[]): { readonly message: string; readonly advice?: string } {
  const plain = names.filter(isOne);
  if (agent === undefined)
    return plain.length > 1
      ? { message: `there are ${plain.length} agents (${plain.join(', ')}) and none is named.` }
      : { message: 'no agent is defined.' };
  const near = closest(agent, names);
  return {
    message: `there is no agent \`${agent}\`${near ? `, did you mean \`${near}\`?` : '.'}`,
    advice: names.length > 0 ? `There are: ${names.join(', ')}.` : `The config defines none. ${DEFINE}`,
  };
}

function ofFolder(agent: AgentSettings, folder: string): AgentSettings {
  const whole = `${folder}/**`;
  return { ...agent, paths: [whole, ...agent.paths.filter((path) => path !== whole)] };
}
