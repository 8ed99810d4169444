// Simulated users, from YAML to the report in the terminal.
import { afterEach, describe, expect, test } from 'vitest';
import { type Desk, findings, type Setting, setDesk, statuses } from './desk.ts';

const desks: Desk[] = [];
const desk = async (setting: Setting): Promise<Desk> => {
  const made = await setDesk(setting);
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

const person = (rest: string) => `tests:
  - name: cannot decide
    user:
      profile: Indecisive. Threatens with an angry refund.
      goal: Book a haircut, then move it by one day.
      max_rounds: 4
    knowledge: [The salon is open from 8 to 18.]
${rest}`;

test('inconclusive to the limit: the judge is asked, and 4 of 5 criteria show as 4 of 5', async () => {
  const criteria = ['Greets', 'Is polite', 'Offers a slot', 'Books once', 'Says goodbye'];
  const d = await desk({
    files: { 'a.viva.yml': person(`    criteria: [${criteria.join(', ')}]\n`) },
    agent: { '*': 'That is inconclusive.' },
    judge: {
      user: ({ round }) => `Question ${round + 1}`,
      judge: () => [true, true, true, { pass: false, reason: 'It booked nothing.' }, true],
    },
  });
  const ran = await d.viva(['run']);
  expect(ran.stdout).toContain('4 of 5 criteria met: It booked nothing.');
  expect(ran.stdout).toContain('4 agent, 4 user and 1 judge call');
  expect(ran.exit).toBe(1);
  expect(d.agent.requests).toHaveLength(4);
  expect(d.model.plays()).toHaveLength(4);
});

test('the persona is no bar: the judge does not even see it', async () => {
  const d = await desk({
    files: { 'a.viva.yml': person('    criteria: Greets\n') },
    judge: { judge: (p) => !/refund/i.test(p.user + p.system.replace(/Example of a pass[\s\S]*/, '').replace(/promis\w+ a refund/g, '')) },
  });
  const ran = await d.viva(['run', '--json']);
  expect(statuses(ran.report())).toEqual({ 'cannot decide': 'passed' });
  expect(d.model.asks()[0]?.body['messages']).not.toContain('Indecisive');
  expect(JSON.stringify(d.model.asks()[0]?.body)).toContain('The salon is open from 8 to 18.');
});

test('a user that says nothing: a harness error, never a fail; the judge is not asked', async () => {
  const d = await desk({ files: { 'a.viva.yml': person('    criteria: Greets\n') }, judge: { user: () => '' } });
  const ran = await d.viva(['run', '--json']);
  expect(statuses(ran.report())).toEqual({ 'cannot decide': 'errored HARNESS_ERROR' });
  expect(findings(ran.report())[0]?.reason).toContain('an empty message');
  expect(ran.report().decision.reason).toBe('could_not_test');
  expect(ran.exit).toBe(4);
  expect(d.model.asks()).toHaveLength(0);
  expect(d.agent.requests).toHaveLength(0);
});

test('conversations of one test are held side by side', async () => {
  let under_way = 0;
  let most = 0;
  const d = await desk({
    files: { 'a.viva.yml': person('    criteria: Greets\n    runs: 3\n    threshold: 3 of 3\n') },
    agent: async () => {
      most = Math.max(most, ++under_way);
      await new Promise((resolve) => setTimeout(resolve, 400));
      return `Hello ${under_way--}!`;
    },
  });
  const report = (await d.viva(['run', '--json'])).report();
  expect(report.tests[0]).toMatchObject({ status: 'passed', threshold: { text: '3 of 3', state: 'met' } });
  expect(report.usage).toMatchObject({ agent_calls: 3, user_calls: 6, judge_calls: 3 });
  expect(most).toBe(3);
});

test('what is remembered: an unchanged persona costs nothing, another one talks again, another judge only judges', async () => {
  let n = 0;
  const d = await desk({ files: { 'a.viva.yml': person('    criteria: Greets\n') }, agent: () => `Hello ${++n}` });
  const calls = async (...args: string[]) => {
    const report = (await d.viva(['run', '--json', ...args])).report();
    return [report.usage.agent_calls, report.usage.user_calls ?? 0, report.usage.judge_calls, report.tests[0]?.why];
  };
  expect(await calls()).toEqual([1, 2, 1, 'no transcript yet']);
  expect(await calls()).toEqual([0, 0, 0, 'unchanged']);
  expect(await calls('--no-judge')).toEqual([0, 0, 0, expect.any(String)]);
  const config = d.read('viva.config.yml');
  d.write({ 'viva.config.yml': `${config}simulator: { provider: ollama, model: player, base_url: "${d.model.url}" }\n` });
  expect(await calls()).toEqual([1, 2, 1, 'inputs changed']);
  expect(d.model.plays().at(-1)?.body['model']).toBe('player');
  expect(d.model.asks().at(-1)?.body['model']).toBe('scripted');
  d.write({ 'viva.config.yml': d.read('viva.config.yml').replace('model: scripted', 'model: other') });
  expect(await calls()).toEqual([0, 0, 1, 'judge changed']);
  d.write({ 'a.viva.yml': person('    criteria: Greets\n').replace('Indecisive', 'Decisive') });
  expect(await calls()).toEqual([1, 2, 1, 'inputs changed']);
});

describe('what it costs', () => {
  test('a dry run counts the user too, and calls nothing', async () => {
    const d = await desk({ files: { 'a.viva.yml': person('    criteria: Greets\n    runs: 3\n') } });
    const ran = await d.viva(['run', '--dry-run']);
    expect(ran.stdout).toContain('would take 12 agent, 12 user and 3 judge calls');
    expect(d.model.requests).toHaveLength(0);
  });

  test('the budget counts them', async () => {
    const d = await desk({ files: { 'a.viva.yml': person('    criteria: Greets\n    runs: 3\n') }, config: 'budget: { calls: 4 }\n' });
    const report = (await d.viva(['run', '--json', '-c', '1'])).report();
    // One round, two messages, one verdict.
    expect(report.tests[0]?.runs).toHaveLength(1);
    expect(report.usage).toMatchObject({ agent_calls: 1, user_calls: 2, judge_calls: 1 });
    expect(report.decision.reason).toBe('budget');
  });
});

describe('who plays', () => {
  const noJudge = (d: Desk, rest = '') =>
    d.write({ 'viva.config.yml': d.read('viva.config.yml').replace(/judge: .*/, 'judge: none') + rest });

  test('nobody: exit 2 with the line of the test', async () => {
    const d = await desk({ files: { 'a.viva.yml': person('    checks: { contains: Hello }\n') } });
    noJudge(d);
    const ran = await d.viva(['run', '--json']);
    expect(ran.exit).toBe(2);
    expect(ran.report().problems).toMatchObject([{ code: 'bad_config', place: { file: 'a.viva.yml', line: 2 } }]);
    expect(ran.stderr).toContain('there is no model to play it');
  });

  test('a simulator without a judge: the checks hold', async () => {
    const d = await desk({ files: { 'a.viva.yml': person('    checks: { contains: Hello }\n') } });
    noJudge(d, `simulator: { provider: ollama, model: player, base_url: "${d.model.url}" }\n`);
    const ran = await d.viva(['run', '--json']);
    expect(statuses(ran.report())).toEqual({ 'cannot decide': 'passed' });
  });

  test('none is no simulator; a key that is missing is told before anything is called', async () => {
    const d = await desk({ files: { 'a.viva.yml': person('    checks: { contains: Hello }\n') } });
    noJudge(d, 'simulator: none\n');
    expect((await d.viva(['validate'])).stderr).toContain('`simulator` names the model that plays users: it cannot be `none`');
    noJudge(d, '');
    d.write({ 'viva.config.yml': d.read('viva.config.yml').replace('simulator: none', 'simulator: openai:gpt-5') });
    const ran = await d.viva(['run', '--json']);
    expect(ran.report().problems).toMatchObject([
      { code: 'missing_key', message: expect.stringContaining('the simulator openai:gpt-5 needs OPENAI_API_KEY') },
    ]);
    expect(ran.exit).toBe(4);
    expect(d.agent.requests).toHaveLength(0);
  });
});

test('prompts show what the simulated user is told', async () => {
  const d = await desk({ files: {} });
  expect((await d.viva(['prompts'])).stdout).toContain('You play a person who talks to an AI agent');
});
