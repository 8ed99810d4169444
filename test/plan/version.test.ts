import { describe, expect, test } from 'vitest';
import type { AgentSettings } from '../../src/model/config.ts';
import { agentVersion, coverage, type VersionQuery } from '../../src/plan/version.ts';
import { shop } from './a-test.ts';

type Tree = { readonly [path: string]: string };
const TREE: Tree = {
  'src/agent/main.ts': '1',
  'src/agent/.hidden': '2',
  'src/agent/exam.viva.yml': '3',
  'src/other.ts': '4',
  'prompts/system.md': '5',
  'README.md': '6',
  'docs/guide.md': '7',
  '.github/workflows/ci.yml': '8',
  'viva.config.yml': '9',
  'packages/x/README.md': '10',
};
const files = (tree: Tree): VersionQuery['files'] => ({
  list: async () => Object.keys(tree).sort(),
  hash: async (path) => tree[path],
});
const ask = (agent: Partial<AgentSettings>, tree: Tree, part: Partial<VersionQuery> = {}) =>
  agentVersion({
    agent: { ...shop, paths: [], ...agent },
    files: files(tree),
    git: { untracked: async () => new Set() },
    mode: 'action',
    commit: 'c0ffee',
    suites: ['src/agent/exam.viva.yml'],
    config: 'viva.config.yml',
    ...part,
  });
const version = async (agent: Partial<AgentSettings>, tree: Tree, part: Partial<VersionQuery> = {}) =>
  (await ask(agent, tree, part)).version;

describe('where the version comes from', () => {
  test('the input, then what is written, then paths', async () => {
    const agent = { version: '2.1', paths: ['src/**'] };
    expect(await ask(agent, TREE, { given: 'build 7' })).toEqual({ version: 'build 7', how: 'given', reusable: true });
    expect(await ask(agent, TREE)).toEqual({ version: '2.1', how: 'written', reusable: true });
    expect(await ask({ paths: ['src/**'] }, TREE)).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      how: 'paths',
      reusable: true,
    });
  });

  test('without any: all tracked files where Viva starts it, the commit for a bare endpoint, nothing in a terminal', async () => {
    expect(await ask({ start: 'npm start' }, TREE)).toMatchObject({ how: 'tracked', reusable: true });
    expect(await ask({}, TREE)).toEqual({ version: 'c0ffee', how: 'commit', reusable: true });
    expect(await ask({}, TREE, { commit: undefined })).toMatchObject({ how: 'none', reusable: false });
    expect(await ask({ start: 'npm start' }, TREE, { mode: 'terminal' })).toMatchObject({ how: 'none', reusable: false });
  });

  test('paths that match nothing tell no build from another, so nothing is reused', async () => {
    expect(await ask({ paths: ['agent/**'] }, TREE)).toMatchObject({ how: 'paths', reusable: false });
  });
});

describe('paths', () => {
  const changes = async (paths: string[], file: string): Promise<boolean> =>
    (await version({ paths }, TREE)) !== (await version({ paths }, { ...TREE, [file]: 'changed' }));

  test.each([
    [['src/agent/**'], 'src/agent/main.ts', true],
    [['src/agent/**'], 'src/agent/.hidden', true],
    [['src/agent'], 'src/agent/main.ts', true],
    [['./src/agent/'], 'src/agent/main.ts', true],
    [['src/agent/**'], 'src/agent/new.ts', true],
    [['src/agent/**'], 'src/other.ts', false],
    [['src/agent/**'], 'README.md', false],
    [['**/*.md'], 'prompts/system.md', true],
    [['src/**', '!src/agent/**'], 'src/agent/main.ts', false],
    [['src/**', '!src/agent/**'], 'src/other.ts', true],
    [['src/agent/**'], 'src/agent/exam.viva.yml', false],
  ])('%j, changed %s: %s', async (paths, file, expected) => expect(await changes(paths, file)).toBe(expected));

  test('a file that is gone, and one that moved, make a new version', async () => {
    const { 'src/agent/main.ts': main, ...rest } = TREE;
    const all = [await version({ paths: ['src/**'] }, TREE), await version({ paths: ['src/**'] }, rest)];
    all.push(await version({ paths: ['src/**'] }, { ...rest, 'src/agent/moved.ts': main ?? '' }));
    expect(new Set(all).size).toBe(3);
  });

  test('a built file that git ignores counts where it is named', async () => {
    const built = { list: async () => ['src/a.ts'], hash: async (path: string) => (path === 'dist/agent.js' ? 'built' : 'source') };
    const other = { ...built, hash: async (path: string) => (path === 'dist/agent.js' ? 'rebuilt' : 'source') };
    const paths = ['dist/agent.js'];
    expect(await version({ paths }, TREE, { files: built })).not.toBe(await version({ paths }, TREE, { files: other }));
  });
});

test('all tracked files, but suites, config, README, CHANGELOG, docs and .github', async () => {
  const agent = { start: 'npm start' };
  const before = await version(agent, TREE);
  const apart = ['src/agent/exam.viva.yml', 'viva.config.yml', 'README.md', 'CHANGELOG.md', 'docs/guide.md', '.github/workflows/ci.yml'];
  for (const file of apart) expect(await version(agent, { ...TREE, [file]: 'changed' })).toBe(before);
  for (const file of ['src/other.ts', 'prompts/system.md', 'packages/x/README.md', 'new.ts'])
    expect(await version(agent, { ...TREE, [file]: 'changed' })).not.toBe(before);
});

test('what a step before left behind is no part of the agent', async () => {
  const agent = { start: 'npm start' };
  const git = { untracked: async () => new Set(['coverage/index.html']) };
  expect(await version(agent, { ...TREE, 'coverage/index.html': 'x' }, { git })).toBe(await version(agent, TREE));
});

test("tdx: the agent's whole folder but its suite", async () => {
  const tdx = { tdxFolder: 'agents/sales/anna', suites: ['agents/sales/anna/test.yml'] };
  const tree = {
    'agents/sales/anna/agent.yml': '1',
    'agents/sales/anna/prompt.md': '2',
    'agents/sales/anna/test.yml': '3',
    'agents/sales/bert/prompt.md': '4',
  };
  const before = await ask({}, tree, tdx);
  expect(before).toMatchObject({ how: 'paths', reusable: true });
  expect(await version({}, { ...tree, 'agents/sales/anna/prompt.md': 'x' }, tdx)).not.toBe(before.version);
  expect(await version({}, { ...tree, 'agents/sales/anna/test.yml': 'x' }, tdx)).toBe(before.version);
  expect(await version({}, { ...tree, 'agents/sales/bert/prompt.md': 'x' }, tdx)).toBe(before.version);
});

test('a bare endpoint is anew with each file; an agent with paths is not', () => {
  const of = (agent: Partial<AgentSettings>) => coverage({ agent: { ...shop, paths: [], ...agent }, suites: [] });
  expect(of({}).matches('README.md')).toBe(true);
  expect(of({ start: 'x' }).matches('README.md')).toBe(false);
  expect(of({ paths: ['src'] }).matches('src/a.ts')).toBe(true);
});

test('10,000 files are hashed once each', async () => {
  let asked = 0;
  const many = Array.from({ length: 10_000 }, (_, i) => `src/f${i}.ts`);
  const counted = { list: async () => many, hash: async (path: string) => (asked++ < 0 ? undefined : path) };
  await version({ paths: ['src/**'] }, TREE, { files: counted });
  expect(asked).toBe(10_000);
});
