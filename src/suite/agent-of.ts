import type { AgentSettings, Config } from '../model/config.ts';
import { type Problem, problem } from '../model/problems.ts';
import type { Test } from '../model/suite.ts';
import { closest } from '../model/values.ts';

/** Its own, the suite's, for tdx's folders `tdx/{project}/{agent}` (that key, else `tdx/*`), else the only one. */
export function agentOf(test: Test, config: Config): { readonly agent: AgentSettings } | { readonly problem: Problem } {
  const named = (key: string) => (Object.hasOwn(config.agents, key) ? config.agents[key] : undefined);
  const names = Object.keys(config.agents);
  if (test.agent !== undefined) {
    const agent = named(test.agent);
    return agent ? { agent } : { problem: unknown(test, test.agent, names) };
  }
  if (test.tdx) {
    const own = `tdx/${test.tdx.project}/${test.tdx.agent}`;
    const agent = named(own) ?? named('tdx/*');
    // Each folder is an agent of its own, with a version of its own.
    if (agent) return { agent: ofFolder({ ...agent, name: own }, test.tdx.folder) };
  }
  const plain = names.filter((name) => !name.startsWith('tdx/'));
  const [only] = plain;
  const agent = plain.length === 1 && only !== undefined ? named(only) : undefined;
  if (agent) return { agent: test.tdx ? ofFolder(agent, test.tdx.folder) : agent };
  return { problem: none(test, plain) };
}

function ofFolder(agent: AgentSettings, folder: string): AgentSettings {
  const whole = `${folder}/**`;
  return { ...agent, paths: [whole, ...agent.paths.filter((path) => path !== whole)] };
}

function unknown(test: Test, name: string, names: readonly string[]): Problem {
  const near = closest(name, names);
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'The config defines none.';
  return problem(
    'no_agent',
    `"${test.name}": there is no agent \`${name}\`${near ? `, did you mean \`${near}\`?` : '.'}`,
    first(test),
    known,
  );
}

function none(test: Test, names: readonly string[]): Problem {
  const why = names.length > 1 ? `there are ${names.length} agents (${names.join(', ')}) and none is named` : 'no agent is defined';
  return problem('no_agent', `"${test.name}": ${why}.`, first(test));
}

const first = (test: Test) => ({ ...test.place, endLine: test.place.line });
