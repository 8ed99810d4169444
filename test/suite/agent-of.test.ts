import { describe, expect, test } from 'vitest';
import type { AgentSettings, Config } from '../../src/model/config.ts';
import { agentOf } from '../../src/suite/agent-of.ts';
import { defaultConfig } from '../../src/suite/config.ts';
import { testsOf } from './loading.ts';

const agent = (name: string): AgentSettings => ({
  name,
  protocol: 'http',
  settings: {},
  place: { file: 'viva.config.yml', line: 1 },
  paths: ['shared/**'],
  env: [],
  timeout: 60_000,
});
const config = (...names: string[]): Config => ({ ...defaultConfig, agents: Object.fromEntries(names.map((name) => [name, agent(name)])) });

async function pick(names: string[], file: string, written = ''): Promise<unknown> {
  const [only] = await testsOf(`${written}tests:\n  - name: t\n    user_input: x\n    criteria: c\n`, { file });
  if (!only) throw new Error('no test');
  const found = agentOf(only, config(...names));
  return 'agent' in found ? [found.agent.name, found.agent.paths] : found.problem.message;
}

describe('the agent of a test', () => {
  const folder = 'agents/bakery/orders/test.yml';
  const whole = 'agents/bakery/orders/**';

  test.each([
    ['the one that the suite names', ['a', 'b'], 'x.viva.yml', 'agent: b\n', ['b', ['shared/**']]],
    ['the only one', ['a'], 'x.viva.yml', '', ['a', ['shared/**']]],
    ['the only one beside tdx’s', ['a', 'tdx/*'], 'x.viva.yml', '', ['a', ['shared/**']]],
    ['tdx’s own folder', ['a', 'tdx/*', 'tdx/bakery/orders'], folder, '', ['tdx/bakery/orders', [whole, 'shared/**']]],
    ['any folder of tdx', ['a', 'b', 'tdx/*'], folder, '', ['tdx/bakery/orders', [whole, 'shared/**']]],
    ['the only one, for a folder of tdx', ['a'], folder, '', ['a', [whole, 'shared/**']]],
    ['a named one, for a folder of tdx', ['a', 'tdx/*'], folder, 'agent: a\n', ['a', ['shared/**']]],
    ['none of that name', ['salon', 'shop'], 'x.viva.yml', 'agent: saloon\n', '"t": there is no agent `saloon`, did you mean `salon`?'],
    ['none of a name that every object has', ['salon'], 'x.viva.yml', 'agent: toString\n', '"t": there is no agent `toString`.'],
    ['which of two', ['a', 'b'], 'x.viva.yml', '', '"t": there are 2 agents (a, b) and none is named.'],
    ['none at all', [], 'x.viva.yml', '', '"t": no agent is defined.'],
    ['none but tdx’s', ['tdx/*'], 'x.viva.yml', '', '"t": no agent is defined.'],
  ])('%s', async (_, names, file, written, expected) => {
    expect(await pick(names, file, written)).toEqual(expected);
  });

  test('what is missing is said at the test’s first line', async () => {
    const [only] = await testsOf('tests:\n  - name: t\n    user_input: x\n    criteria: c\n');
    expect(only && agentOf(only, defaultConfig)).toMatchObject({ problem: { code: 'no_agent', place: { line: 2, endLine: 2 } } });
  });
});
