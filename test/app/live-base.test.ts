import { describe, expect, test } from 'vitest';
import { baseWay, cannotRunBase } from '../../src/app/live-base.ts';
import type { AgentSettings } from '../../src/model/config.ts';

const agent = (about: Partial<AgentSettings>): AgentSettings => ({
  name: 'shop',
  protocol: 'openai-chat',
  settings: {},
  place: { file: 'viva.config.yml', line: 2 },
  paths: [],
  env: [],
  timeout: 60_000,
  ...about,
});
const port = 'http://localhost:${PORT}/v1/chat/completions';
const fixed = 'http://localhost:3000/v1/chat/completions';

describe('how base can be run beside the head', () => {
  test.each([
    ['where it says', agent({ endpoint: fixed, settings: { base: { endpoint: 'https://main.example.com' } } }), 'endpoint'],
    [
      'where it says, though it could be started',
      agent({ endpoint: port, start: 'npm start', settings: { base: { endpoint: 'https://main.example.com' } } }),
      'endpoint',
    ],
    ['started a second time', agent({ endpoint: port, start: 'npm start' }), 'worktree'],
    ['a port for one only', agent({ endpoint: fixed, start: 'npm start' }), undefined],
    ['set up, and started by somebody else', agent({ endpoint: port, setup: 'npm ci' }), undefined],
    ['somewhere', agent({ endpoint: fixed }), undefined],
  ] as const)('%s', (_, written, way) => {
    expect(baseWay(written)).toBe(way);
  });

  test('what would help is said', () => {
    expect(cannotRunBase(agent({ endpoint: fixed }), 'main')).toBe(
      'nothing can be confirmed as regressed, for main cannot be run beside it: add `base`, `start` or `baseline: history`.',
    );
    expect(cannotRunBase(agent({ endpoint: fixed, start: 'npm start' }), 'main')).toBe(
      'nothing can be confirmed as regressed, for main cannot be run beside it: add `base`, or `${PORT}` to its `endpoint` so that both can be started side by side, or `baseline: history`.',
    );
  });
});
