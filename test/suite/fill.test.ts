import { describe, expect, test } from 'vitest';
import { openaiChat } from '../../src/agent/openai-chat.ts';
import type { AgentSettings } from '../../src/model/config.ts';
import { loadConfig } from '../../src/suite/config.ts';
import { fillAgent, fillJudge } from '../../src/suite/fill.ts';
import { said } from './loading.ts';

function configOf(text: string) {
  const { config, problems } = loadConfig({ file: 'viva.config.yml', text, protocols: [openaiChat] });
  if (!config) throw new Error(said(problems).join('\n'));
  return config;
}

function agentOf(lines: string): AgentSettings {
  const agent = configOf(`agents:\n  a:\n    protocol: openai-chat\n${lines}`).agents['a'];
  if (!agent) throw new Error('no agent');
  return agent;
}

const salon = agentOf(
  [
    '    endpoint: "http://localhost:${PORT}/${STAGE}/v1"',
    '    headers: { Authorization: "Bearer ${KEY}", "${KEY}": x }',
    '    body: { user: "${STAGE}-ci", list: ["${STAGE}"], n: 1 }',
    '    start: serve --port ${PORT}',
    '    setup: npm ci --token ${KEY}',
    '    ready: /health/${STAGE}',
    '    version: build-${STAGE}',
    '    env: [DB, { MODE: "${STAGE}", PLAIN: x }]',
    '    paths: [src/**]',
  ].join('\n'),
);

describe('an agent’s variables', () => {
  const env = { KEY: 'k-123', STAGE: 'blue', DB: 'postgres://u:p@h/d', OTHER: 'unseen' };

  test('are filled in every string, but not in keys', () => {
    const filled = fillAgent(salon, env, 4711);
    expect(filled.problems).toEqual([]);
    expect(filled.unset).toEqual([]);
    expect(filled.agent).toEqual({
      name: 'a',
      protocol: 'openai-chat',
      endpoint: 'http://localhost:4711/blue/v1',
      timeout: 60_000,
      settings: expect.objectContaining({
        endpoint: 'http://localhost:4711/blue/v1',
        headers: { Authorization: 'Bearer k-123', '${KEY}': 'x' },
        body: { user: 'blue-ci', list: ['blue'], n: 1 },
      }),
    });
    expect(filled).toMatchObject({
      start: 'serve --port 4711',
      setup: 'npm ci --token k-123',
      ready: '/health/blue',
      version: 'build-blue',
    });
  });

  test('the environment of start is what `env` names, and the port', () => {
    expect(fillAgent(salon, env, 4711).env).toEqual({ DB: 'postgres://u:p@h/d', MODE: 'blue', PLAIN: 'x', PORT: '4711' });
  });

  test('what came from the environment is a secret, the port is not', () => {
    expect([...fillAgent(salon, { ...env, PORT: '80' }, 4711).secrets].sort()).toEqual(['blue', 'k-123', 'postgres://u:p@h/d']);
  });

  test('one that is not set, or empty, is named with its line, once', () => {
    const filled = fillAgent(salon, { ...env, KEY: '', STAGE: undefined }, 4711);
    expect(filled.unset).toEqual(['STAGE', 'KEY']);
    expect(said(filled.problems)).toEqual(['4: the variable `STAGE` is not set.', '5: the variable `KEY` is not set.']);
    expect(filled.problems[0]).toMatchObject({ code: 'unset_variable', severity: 'error' });
  });

  test('one that is only passed on and not set is a warning', () => {
    const filled = fillAgent(salon, { ...env, DB: undefined }, 4711);
    expect(filled.unset).toEqual(['DB']);
    expect(filled.problems).toMatchObject([{ severity: 'warning', message: '`env` passes on `DB`, which is not set.' }]);
    expect(filled.env).not.toHaveProperty('DB');
  });

  test('before a port is picked, the port of an agent with `start` is nothing that is missing', () => {
    const filled = fillAgent(salon, env);
    expect(filled.problems).toEqual([]);
    expect(filled.agent.endpoint).toBe('http://localhost:${PORT}/blue/v1');
  });

  test('an agent that somebody else started takes PORT from the environment', () => {
    const running = agentOf('    endpoint: "http://localhost:${PORT}/v1"\n');
    expect(fillAgent(running, { PORT: '80' })).toMatchObject({ agent: { endpoint: 'http://localhost:80/v1' }, secrets: [] });
    expect(fillAgent(running, {})).toMatchObject({ unset: ['PORT'] });
  });

  test('a secret that was pasted with a line break makes a header all the same', () => {
    const { agent } = fillAgent(salon, { ...env, KEY: 'k-123\n' }, 1);
    expect(agent.settings['headers']).toMatchObject({ Authorization: 'Bearer k-123' });
  });

  test('a value is not filled in again', () => {
    expect(fillAgent(salon, { ...env, STAGE: '${KEY}' }, 1).agent.settings['body']).toMatchObject({ user: '${KEY}-ci' });
  });

  test('what is no URL once it is filled in is said without its value', () => {
    const { problems } = fillAgent(agentOf('    endpoint: "${URL}/v1"\n'), { URL: 'not-a-url-s3cret' });
    expect(said(problems)).toEqual(['2: agent "a": `endpoint` is no http or https URL once it is filled in.']);
  });
});

describe('a judge’s variables', () => {
  const { judge, judge_variables } = configOf(
    'judge:\n  provider: openai-compatible\n  model: ${MODEL}\n  base_url: ${URL}/v1\n  api_key: ${KEY}\n  headers: { X-Team: "${TEAM}" }\n  query: { v: 1 }\n',
  );
  if (!judge || judge === 'none') throw new Error('no judge');

  test('are filled', () => {
    const filled = fillJudge(judge, { MODEL: 'm', URL: 'http://localhost:1', KEY: 'k\n', TEAM: 't' }, judge_variables);
    expect(filled.problems).toEqual([]);
    expect(filled.judge).toMatchObject({
      model: 'm',
      base_url: 'http://localhost:1/v1',
      api_key: 'k',
      headers: { 'X-Team': 't' },
      query: { v: '1' },
    });
    expect(filled.secrets).toContain('http://localhost:1');
  });

  test('are named with their lines where they are not set', () => {
    const filled = fillJudge(judge, { MODEL: 'm', URL: 'http://localhost:1' }, judge_variables);
    expect(filled.unset).toEqual(['TEAM', 'KEY']);
    expect(said(filled.problems)).toEqual(['6: the variable `TEAM` is not set.', '5: the variable `KEY` is not set.']);
  });

  test('openai-compatible needs to know where', () => {
    const { base_url: _, ...nowhere } = judge;
    expect(fillJudge(nowhere, { MODEL: 'm', KEY: 'k', TEAM: 't' }).problems).toMatchObject([
      { code: 'bad_config', message: 'a judge of `openai-compatible` needs `base_url`.' },
    ]);
  });
});
