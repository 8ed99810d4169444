import { existsSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { type Desk, setDesk, statuses } from './desk.ts';

const desks: Desk[] = [];
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const ORDERS = `tests:
  - name: looks_up_before_answering
    user_input: Where is my cake?
    criteria: Names the state of the order
  - name: remembers_the_name
    rounds:
      - user_input: My name is Alice
        criteria: Acknowledges the name
      - user_input: What is my name?
        criteria: Answers with Alice
`;
const GREETER = 'tests:\n  - name: greets\n    user_input: Hello\n    criteria: Greets back\n';
const folder = (where: string, test: string) => ({
  [`${where}/agent.yml`]: 'name: someone\nmodel: claude-4.5-sonnet\n',
  [`${where}/prompt.md`]: 'You are friendly.\n',
  [`${where}/test.yml`]: test,
});

async function bakery(root = ''): Promise<Desk> {
  const d = await setDesk({
    noConfig: true,
    agent: ({ input }) => `About ${input}: Alice, your cake is baked.`,
    files: {
      ...folder(`${root}agents/bakery/orders`, ORDERS),
      ...folder(`${root}agents/bakery/greeter`, GREETER),
      'README.md': 'A bakery.\n',
    },
  });
  desks.push(d);
  return d;
}

/** As its user would: the company's address, and a judge. */
function settle(d: Desk): void {
  const config = d.read('viva.config.yml');
  const judge = `judge: { provider: ollama, model: scripted, base_url: "${d.model.url}", votes: 1 }`;
  d.write({
    'viva.config.yml': config.replace(/https:\/\/llm-api\.\$\{TDX_SITE\}\.example\.com/, d.agent.url).replace(/^judge:.*$/m, judge),
  });
}

test('a repository of tdx: its folders are agents, its tests run as they are, from init to the second run', async () => {
  const d = await bakery();
  expect((await d.viva(['init'])).exit).toBe(0);
  expect(existsSync(`${d.cwd}/tests`)).toBe(false);
  expect(d.read('.github/workflows/viva.yml')).toContain('TDX_API_KEY: ${{ secrets.TDX_API_KEY }}');
  const valid = await d.viva(['validate', '--json'], { env: { ANTHROPIC_API_KEY: 'none' } });
  expect([valid.exit, valid.stderr]).toEqual([0, '']);
  expect(JSON.parse(valid.stdout).tests.map((t: { id: string; agent: string }) => [t.id, t.agent])).toEqual([
    ['agents/bakery/greeter/test.yml#greets', 'tdx/bakery/greeter'],
    ['agents/bakery/orders/test.yml#looks_up_before_answering', 'tdx/bakery/orders'],
    ['agents/bakery/orders/test.yml#remembers_the_name', 'tdx/bakery/orders'],
  ]);
  settle(d);
  const env = { TDX_API_KEY: 'tdx-key-of-the-bakery' };
  const first = await d.viva(['run', '--json'], { env });
  expect([first.exit, first.stderr]).toEqual([0, '']);
  expect(statuses(first.report())).toEqual({ greets: 'passed', looks_up_before_answering: 'passed', remembers_the_name: 'passed' });
  expect(d.agent.requests.filter((r) => r.path === '/api/chats').map((r) => r.body['agent'])).toHaveLength(3);
  expect(d.agent.requests[0]?.headers.authorization).toBe('TD1 tdx-key-of-the-bakery');
  // Its own folder makes up an agent: another's prompt is no reason to ask it again.
  d.write({ 'agents/bakery/greeter/prompt.md': 'You are very friendly.\n' });
  const second = (await d.viva(['run', '--json'], { env })).report();
  expect(second.tests.map((t) => [t.name, t.runs[0]?.reused, t.why])).toEqual([
    ['greets', false, 'agent version changed'],
    ['looks_up_before_answering', true, 'unchanged'],
    ['remembers_the_name', true, 'unchanged'],
  ]);
  expect((await d.viva(['init'])).stdout).toContain('Nothing to do');
});

test('folders deeper down are found too', async () => {
  const d = await bakery('apps/shop/');
  expect((await d.viva(['init'])).exit).toBe(0);
  const valid = await d.viva(['validate', '--json'], { env: { ANTHROPIC_API_KEY: 'none' } });
  expect([valid.exit, valid.stderr]).toEqual([0, '']);
  expect(JSON.parse(valid.stdout).tests.map((t: { agent: string }) => t.agent)).toEqual([
    'tdx/bakery/greeter',
    'tdx/bakery/orders',
    'tdx/bakery/orders',
  ]);
});
