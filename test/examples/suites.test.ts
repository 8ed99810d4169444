import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { httpProtocol } from '../../src/agent/http.ts';
import { openaiChat } from '../../src/agent/openai-chat.ts';
import { jsonChecks } from '../../src/check/json.ts';
import { limitChecks } from '../../src/check/limits.ts';
import { textChecks } from '../../src/check/text.ts';
import { toolChecks } from '../../src/check/tools.ts';
import { agentOf } from '../../src/suite/agent-of.ts';
import { loadConfig } from '../../src/suite/config.ts';
import { loadSuite } from '../../src/suite/load.ts';

const checks = [...textChecks, ...jsonChecks, ...toolChecks, ...limitChecks];
const protocols = [openaiChat, httpProtocol];

async function load(folder: string, file: string) {
  const read = async (path: string) => (existsSync(`${folder}/${path}`) ? readFileSync(`${folder}/${path}`, 'utf8') : undefined);
  const loaded = await loadSuite({ file, text: (await read(file)) ?? '', checks, read });
  const config = loadConfig({ file: 'viva.config.yml', text: (await read('viva.config.yml')) ?? '', protocols });
  return { ...loaded, config };
}

describe('the examples', () => {
  it.each([
    ['examples/salon-agent', 'salon.viva.yml', ['salon']],
    ['examples/tdx', 'agents/demo/refund-bot/test.yml', ['tdx/demo/refund-bot']],
  ])('%s/%s loads without a problem, and each test has its agent', async (folder, file, agents) => {
    const { suite, problems, config } = await load(folder, file);
    expect([...problems, ...config.problems]).toEqual([]);
    const found = (suite?.tests ?? []).map((test) => (config.config ? agentOf(test, config.config) : undefined));
    expect([...new Set(found.map((each) => each && 'agent' in each && each.agent.name))]).toEqual(agents);
  });

  it('the salon’s exam has the tests that its README speaks of', async () => {
    const { suite } = await load('examples/salon-agent', 'salon.viva.yml');
    expect(suite?.tests.map((test) => test.name)).toEqual([
      'books a free slot',
      'tries again when a booking fails',
      'says so when nothing is free',
      'asks for the number before it cancels',
      'knows the price of a coloring',
      'knows the hours on Thursday',
      'knows the hours on Sunday',
    ]);
  });

  it('the salon’s agent is defined by files that are there', async () => {
    const { config } = await load('examples/salon-agent', 'salon.viva.yml');
    expect(config.config?.agents['salon']?.paths).toEqual(['server.mjs', 'skills.json', 'prompts/**']);
    expect(readdirSync('examples/salon-agent').sort()).toEqual(
      expect.arrayContaining(['prompts', 'salon.viva.yml', 'server.mjs', 'skills.json', 'viva.config.yml']),
    );
  });
});
