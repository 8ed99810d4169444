// A repository whose tests are Tardi's: no config, no judge, a pull request.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import type { ActionResult } from '../stage/runner.ts';
import { ended, openSalon, type Salon } from './salon.ts';

let salon: Salon;
beforeAll(async () => {
  salon = await openSalon();
}, 60_000);
afterAll(() => salon.close());

const reportOf = (result: ActionResult): Report =>
  JSON.parse(readFileSync(path.join(salon.workspace(), result.outputs['report'] ?? ''), 'utf8')) as Report;

const suite = (mode: string) => `name: ${mode}
agentCommand: node agent.cjs ${mode}
iterations: 4
assertions: { regex: Paris }
`;

test('what the pull request broke is red, held against base as it runs now; what it did not touch costs nothing', async () => {
  await salon.push({
    'agent.cjs': 'console.log({ capital: "Paris", river: "Seine at Paris" }[process.argv[2]]);\n',
    'tests/capital.tardi.yaml': suite('capital'),
    'tests/river.tardi.yaml': suite('river'),
    'README.md': '# x\n',
  });
  const broken = await salon.pull(1, { 'agent.cjs': 'console.log({ capital: "Berlin", river: "Seine at Paris" }[process.argv[2]]);\n' });
  const report = reportOf(broken);
  expect(report.tests.map((t) => [t.name, t.status, t.comparison])).toEqual([
    ['capital', 'failed', 'regressed'],
    ['river', 'passed', 'still_passing'],
  ]);
  expect(ended(broken)).toEqual([1, 'failure', 'regressed']);
  expect(salon.comments()[0]).toContain('1 test regressed');
  const words = await salon.pull(2, { 'README.md': '# y\n' });
  expect(reportOf(words).usage.agent_calls).toBe(0);
  expect(ended(words)[0]).toBe(0);
});

test('in a pull request from a fork its commands run, and no judge of its choosing is asked', async () => {
  const asks = `${suite('capital')}evaluator: { provider: local, model: m, baseUrl: "${salon.model.url}", rubric: x }\n`;
  const before = salon.model.requests.length;
  const forked = await salon.pull(3, { 'tests/fork.tardi.yaml': asks.replace('name: capital', 'name: fork') }, { fork: true });
  expect(salon.model.requests.length).toBe(before);
  expect(ended(forked)[0]).toBe(0);
});
