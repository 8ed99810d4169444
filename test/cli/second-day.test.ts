// What a person meets on the second day: flags beside each other, subsets, budgets.
import { afterEach, expect, test } from 'vitest';
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

const FOUR = suite(['a', 'b', 'c', 'd'].map((name) => ({ name })));
const settled = () => desk({ files: { 'a.viva.yml': FOUR, 'agent.txt': 'v1\n' } });
const usage = (ran: { readonly report: () => { readonly usage: { readonly agent_calls: number; readonly judge_calls: number } } }) => {
  const { agent_calls, judge_calls } = ran.report().usage;
  return [agent_calls, judge_calls];
};

test('a dry run leaves memory as it is; a run of some tests keeps what is stored of the others', async () => {
  const d = await settled();
  expect(usage(await d.viva(['run', '--json', '-n', '4']))[0]).toBe(16);
  const before = d.read('.viva/memory.json');
  expect((await d.viva(['run', '--dry-run', '--name', '#a'])).exit).toBe(0);
  expect(d.read('.viva/memory.json')).toBe(before);
  expect((await d.viva(['run', '--name', '#a'])).exit).toBe(0);
  expect(usage(await d.viva(['run', '--json', '-n', '4', '--name', '#b']))).toEqual([0, 0]);
});

test.each([
  [['--threshold', '4 of 5'], 5, '4 of 5'],
  [['--threshold', '4 of 5', '-n', '3'], 3, '3 of 3'],
  [['--threshold', '1 of 2', '-n', 'quick'], 1, '1 of 1'],
])('%j says how many runs there are', async (flags, runs, text) => {
  const d = await settled();
  const ran = await d.viva(['run', '--json', '--name', 'a', ...flags]);
  expect(ran.exit).toBe(0);
  expect(ran.report().tests.find((t) => t.name === 'a')).toMatchObject({
    status: 'passed',
    head: { passed: runs, completed: runs },
    threshold: { text, state: 'met' },
  });
});

test('a budget of calls holds for judging again too', async () => {
  const d = await settled();
  await d.viva(['run']);
  const again = await d.viva(['run', '--json', '--reeval', '--budget-calls', '2']);
  expect([again.exit, usage(again)]).toEqual([4, [0, 2]]);
  expect(again.report().decision.reason).toBe('budget');
});

test('a budget of dollars that nothing can be held against is told, and changes no result', async () => {
  const d = await settled();
  d.write({ 'viva.config.yml': d.read('viva.config.yml').replace('ollama', 'openai-compatible') });
  const ran = await d.viva(['run', '--budget-usd', '0.01']);
  expect(ran.exit).toBe(0);
  expect(ran.stderr).toContain('warning: the budget of $0.01 held nothing back: nobody who was called has a known price.');
});

test('the mock of an error message can be pasted from wherever it is read', async () => {
  const d = await desk({
    agent: { '*': { tools: [{ name: 'find', args: {} }] } },
    files: { 'a.viva.yml': 'tests:\n  - name: a\n    user_input: Hi\n    criteria: Is friendly\n' },
  });
  const table = (await d.viva(['run'])).stdout.replace(/\s+/g, ' ');
  const mock = /mocks: \{ find: \{ returns: \{ ok: true \} \} \}/.exec(table)?.[0];
  d.write({ 'a.viva.yml': `tests:\n  - name: a\n    user_input: Hi\n    criteria: Is friendly\n    ${mock}\n` });
  expect((await d.viva(['validate'])).exit).toBe(0);
});

test('everything skipped: why, in words', async () => {
  const d = await settled();
  const ran = await d.viva(['run', '--no-judge']);
  expect(ran.stdout).toContain('Every selected test was skipped (criteria not judged: no judge).');
});
