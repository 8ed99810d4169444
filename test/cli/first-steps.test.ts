// What a person meets who tries it for the first time: each mistake is told once, at its line, with what to do.
import { afterEach, describe, expect, test } from 'vitest';
import { type Desk, type Setting, setDesk, suite } from './desk.ts';

const desks: Desk[] = [];
const desk = async (setting: Setting): Promise<Desk> => {
  const made = await setDesk(setting);
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const CHECKED = '    checks: { contains: Hello }\n';
const THREE = suite(['a', 'b', 'c'].map((name) => ({ name, rest: CHECKED })));
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const times = (text: string, part: string): number => text.split(part).length - 1;

describe('a mistake in the config', () => {
  test.each([
    ['a key', '    strat: npm start\n', '', 'viva.config.yml:6:5: unknown key "strat", did you mean "start"?'],
    ['a value', '    timeout: soon\n', '', 'viva.config.yml:6:14: "timeout": expected a duration such as 500ms, 5s or 2m.'],
    ['elsewhere', '', 'baseline: life\n', 'viva.config.yml:8:11: "baseline" must be live or history, did you mean "live"?'],
  ])('%s: one line, and no word about the tests', async (_what, settings, config, said) => {
    const d = await desk({ settings, config, files: { 'a.viva.yml': THREE } });
    const ran = await d.viva(['run']);
    expect(ran.exit).toBe(2);
    expect(lines(ran.stderr)).toEqual([expect.stringMatching(new RegExp(`^${said.replace(/[.?]/g, '\\$&')} Fix the config`))]);
    expect(ran.stdout).not.toContain(said.slice(-20));
    expect(lines(ran.stdout).at(-1)).toBe('Nothing run: 1 problem to fix first');
  });

  test('hides neither an agent that is not there nor a file of cases, nor each other', async () => {
    const d = await desk({
      settings: '    strat: npm start\n',
      files: {
        'a.viva.yml': suite([
          { name: 'a', rest: `${CHECKED}    agent: nobody\n    cases: none.csv\n` },
          { name: 'b', rest: '    critera: x\n' },
        ]),
        'b.viva.yml': `agent: saloon\n${THREE}`,
        'c.viva.yml': `agent: salon\n${THREE}`,
      },
    });
    const ran = await d.viva(['validate']);
    expect(ran.exit).toBe(2);
    expect(lines(ran.stderr).map((line) => line.split(': ')[0])).toEqual([
      'viva.config.yml:6:5',
      'a.viva.yml:6:12',
      'a.viva.yml:9:5',
      'a.viva.yml:5:12',
      'b.viva.yml:1:8',
      expect.stringMatching(/^Fix the suite/),
      expect.stringMatching(/^There are/),
    ]);
    expect(ran.stderr).toContain('there is no agent `saloon`, did you mean `salon`?');
  });

  test('no agent at all: said once for all tests', async () => {
    const d = await desk({ noConfig: true, files: { 'a.viva.yml': THREE, 'b.viva.yml': THREE } });
    const ran = await d.viva(['run', '--no-judge']);
    expect([ran.exit, lines(ran.stderr)]).toEqual([
      2,
      ['a.viva.yml:2:5: no agent is defined, and 6 tests need one. Define it under `agents:` in viva.config.yml; `viva init` writes one.'],
    ]);
  });

  test('several of a kind: what to do is said once', async () => {
    const d = await desk({ files: { 'a.viva.yml': suite(['a', 'b', 'c'].map((name) => ({ name, rest: '    critera: x\n' }))) } });
    const { stderr } = await d.viva(['validate']);
    expect([times(stderr, 'did you mean "criteria"?'), times(stderr, 'Fix the suite')]).toEqual([3, 1]);
  });

  test('that is not there: exit 2, by its name', async () => {
    const d = await desk({ files: { 'a.viva.yml': THREE } });
    const ran = await d.viva(['run', '--config', 'nope.yml']);
    expect(ran.exit).toBe(2);
    expect(lines(ran.stderr)).toEqual([
      'there is no file `nope.yml`. Check the path of the config; it is relative to the working directory.',
    ]);
    expect(ran.stdout).not.toContain('pattern');
  });
});

describe('patterns that match nothing', () => {
  test('`paths` of an agent: a warning at its line, and the tests run', async () => {
    const d = await desk({ settings: '    version: "1"\n', files: { 'a.viva.yml': THREE } });
    d.write({ 'viva.config.yml': d.read('viva.config.yml').replace('[agent.txt]', '[agent.txt, "src/**", "./agent.txt", "!old/**"]') });
    const ran = await d.viva(['run']);
    expect(ran.exit).toBe(0);
    expect(ran.stderr).toContain('warning: viva.config.yml:5:24: agent "salon": `src/**` under `paths` matches no file.');
    expect(times(ran.stderr, 'matches no file')).toBe(1);
    expect((await d.viva(['validate'])).stderr).toContain('`src/**` under `paths` matches no file');
  });

  test('`suites` of the config: at its line', async () => {
    const d = await desk({ config: 'suites: ["**/*.viva.yml", "evals/**"]\n', files: { 'a.viva.yml': THREE } });
    const ran = await d.viva(['run']);
    expect(ran.exit).toBe(3);
    expect(ran.stderr).toContain('viva.config.yml:8:27: no test file matches `evals/**`.');
  });
});

const STARTED = `agents:
  own:
    protocol: openai-chat
    endpoint: "http://127.0.0.1:\${PORT}/v1/chat/completions"
    setup: echo set up
    start: node server.cjs
judge: none
`;
const SERVER = `const answer = JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }] });
require('http').createServer((q, r) => r.setHeader('content-type', 'application/json').end(answer)).listen(process.env.PORT, '127.0.0.1');
`;

test('quiet is quiet, also about an agent that is started', async () => {
  const d = await desk({ noConfig: true, files: { 'a.viva.yml': THREE, 'viva.config.yml': STARTED, 'server.cjs': SERVER } });
  expect((await d.viva(['run'])).stderr).toMatch(/setup: echo set up[\s\S]*agent ready after/);
  for (const flag of ['-q', '--json']) {
    const ran = await d.viva(['run', flag]);
    expect([ran.exit, ran.stderr]).toEqual([0, '']);
  }
});

test('an agent that does not start: what was awaited, why and how long, and what it printed apart from that', async () => {
  const d = await desk({
    noConfig: true,
    files: {
      'a.viva.yml': THREE,
      'viva.config.yml': `agents:
  own:
    protocol: openai-chat
    endpoint: "http://127.0.0.1:\${PORT}/v1/chat/completions"
    start: echo booting; echo no key; exit 3
    ready: /nothere
judge: none
`,
    },
  });
  const ran = await d.viva(['run']);
  expect(ran.exit).toBe(4);
  const [first, ...rest] = lines(ran.stderr);
  expect(first).toMatch(
    /^the agent `echo booting; echo no key; exit 3` exited with 3 after [\d.]+ s, before http:\/\/127\.0\.0\.1:\d+\/nothere answered\. Start it by hand/,
  );
  expect(rest).toEqual(['It printed last:', '  | booting', '  | no key']);
  expect(ran.stdout).not.toContain('booting');
  expect(lines(ran.stdout).at(-1)).toBe('Could not test · 3 skipped');
});

describe('a judge without its key', () => {
  const JUDGED = suite([{ name: 'a' }, { name: 'b', rest: CHECKED }]);
  const WARNING =
    'warning: the judge anthropic:claude-sonnet-4-5 needs ANTHROPIC_API_KEY, which is not set: a run would end as could_not_test. Set the key';

  test.each([['validate'], ['run', '--dry-run']])('viva %s says so before anything runs', async (...args) => {
    const d = await desk({ files: { 'a.viva.yml': JUDGED } });
    d.write({ 'viva.config.yml': d.read('viva.config.yml').replace(/^judge:.*/m, '') });
    const bare = await d.viva(args);
    expect([bare.exit, times(bare.stderr, WARNING)]).toEqual([0, 1]);
    expect((await d.viva(args, { env: { ANTHROPIC_API_KEY: 'k' } })).stderr).not.toContain('ANTHROPIC');
    d.write({ 'a.viva.yml': THREE });
    expect((await d.viva(args)).stderr).not.toContain('ANTHROPIC');
  });

  test.each(['openai-compatible', 'ollama'])('%s behind a base_url needs none', async (provider) => {
    const d = await desk({ files: { 'a.viva.yml': JUDGED } });
    d.write({ 'viva.config.yml': d.read('viva.config.yml').replace('ollama', provider) });
    expect((await d.viva(['run', '-q'])).exit).toBe(0);
    expect(d.model.requests.map((r) => r.headers.authorization ?? '')).not.toContainEqual(expect.stringMatching(/./));
  });

  test('a key that is set goes to that base_url and nowhere else', async () => {
    const d = await desk({ files: { 'a.viva.yml': JUDGED } });
    d.write({ 'viva.config.yml': d.read('viva.config.yml').replace('ollama', 'openai-compatible') });
    const env = { OPENAI_API_KEY: 'sk-0123456789', OPENAI_BASE_URL: d.agent.url };
    expect((await d.viva(['run', '-q'], { env })).exit).toBe(0);
    expect(new Set(d.model.requests.map((r) => r.headers.authorization))).toEqual(new Set(['Bearer sk-0123456789']));
    expect(JSON.stringify(d.agent.requests)).not.toContain('sk-0123456789');
  });
});

test('a run served again is counted, and told apart', async () => {
  const d = await desk({
    files: {
      'a.viva.yml': suite([
        { name: 'a', rest: CHECKED },
        { name: 'b', rest: '    checks: { contains: Bye }\n' },
      ]),
    },
  });
  const rows = async (...args: string[]) => {
    const { stdout } = await d.viva(['run', '-q', ...args]);
    return lines(stdout).flatMap(
      (line) =>
        /(?:passed|failed) +([ab] .*)/
          .exec(line)?.[1]
          ?.replace(/ {2,}.*?(?=\d\/)/, ' ')
          .split('  ')[0] ?? [],
    );
  };
  expect(await rows()).toEqual(['a 1/1', 'b 0/1']);
  expect(await rows()).toEqual(['a 1/1 reused', 'b 0/1 reused']);
  expect(await rows('-n', '3')).toEqual(['a 3/3, 1 reused', 'b 0/3, 1 reused']);
  const report = (await d.viva(['run', '--json', '-n', '3'])).report();
  expect(report.tests.map((t) => t.head)).toEqual([
    { passed: 3, completed: 3 },
    { passed: 0, completed: 3 },
  ]);
  expect(d.agent.requests).toHaveLength(6);
});

describe('viva init', () => {
  const paths = async (files: Setting['files']) => {
    const d = await desk({ noConfig: true, files });
    const ran = await d.viva(['init']);
    expect(ran.exit).toBe(0);
    return { d, stdout: ran.stdout, paths: /paths: (\[.*?\])/.exec(d.read('viva.config.yml'))?.[1] };
  };
  const npm = { 'package.json': '{"scripts":{"start":"node server.cjs"}}', 'package-lock.json': '{}' };
  const route = "app.post('/v1/chat/completions')";

  test.each([
    ['at the root', { ...npm, 'server.cjs': SERVER }, '["server.cjs", "package.json", "package-lock.json"]'],
    [
      'its route at the root',
      { ...npm, 'server.cjs': route, 'tools.cjs': '' },
      '["server.cjs", "tools.cjs", "package.json", "package-lock.json"]',
    ],
    [
      'in a folder',
      { ...npm, 'src/server.cjs': route, 'prompts/a.md': '' },
      '["src/**", "prompts/**", "package.json", "package-lock.json"]',
    ],
    ['in Python', { 'server.py': `x = "/v1/chat/completions"`, 'requirements.txt': '' }, '["server.py", "requirements.txt"]'],
  ])('names everything that makes up an agent: %s', async (_, files, expected) => {
    expect((await paths(files)).paths).toBe(expected);
  });

  test('says which key is needed, where to set it, and what to type here', async () => {
    const { d, stdout } = await paths({ ...npm, 'server.cjs': SERVER });
    expect(lines(stdout).slice(3)).toEqual([
      'Next:',
      '  1. look through these files',
      "  2. set ANTHROPIC_API_KEY, the judge's key: here by `export ANTHROPIC_API_KEY=…`, on GitHub as a secret of the repository (Settings, Secrets and variables, Actions). Without the key: `judge: none` in viva.config.yml, then only `checks` are examined",
      '  3. run `npx github:viva-dev/viva run`',
      '  4. commit, push, and open a pull request',
    ]);
    d.write({ 'viva.config.yml': d.read('viva.config.yml').replace(/^judge:.*/m, 'judge: none') });
    const again = await d.viva(['init', '--dry-run']);
    expect(again.stdout).toBe('Nothing to do: config, tests and workflow are there (-f writes them anew).\n');
  });

  test('installed here, it is called as it is installed', async () => {
    const d = await desk({ noConfig: true, files: { ...npm, 'node_modules/.bin/viva': '' } });
    expect((await d.viva(['init'], { env: { ANTHROPIC_API_KEY: 'k' } })).stdout).toMatch(/judge's key: on GitHub[\s\S]*`npx viva run`/);
    const everywhere = await desk({ noConfig: true, files: { 'bin/viva': '' } });
    const ran = await everywhere.viva(['init'], { env: { PATH: `${process.env['PATH']}:${everywhere.cwd}/bin` } });
    expect(ran.stdout).toMatch(/AGENT_URL[\s\S]*`viva run`/);
  });
});
