import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import type { ActionResult } from '../stage/runner.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// What is asked of a test changed together with the agent: base's transcripts are held to the same.
let salon: Salon;
let broken = false;
let answers = 0;

const suite = (asserts: string, name = 'refund') => `tests:\n  - name: ${name}\n    user_input: Refund please\n    ${asserts}\n`;
const refund = (result: ActionResult) => {
  const report = JSON.parse(readFileSync(path.join(salon.workspace(), result.outputs['report'] ?? ''), 'utf8')) as Report;
  return report.tests.find((t) => t.name.startsWith('refund'));
};

beforeAll(async () => {
  salon = await openSalon({
    agent: () => `${broken ? 'Rudely' : 'Kindly'} refunded, number ${++answers}.`,
    judge: ({ data }) => !data.includes('Rudely'),
  });
  const config = salon.config().replace('runs: 3', 'runs: quick');
  const files = { 'viva.config.yml': config, 'shop.viva.yml': suite('criteria: Is kind'), 'prompt.md': 'v1\n' };
  await salon.push(files, { inputs: { runs: '10' } });
}, 60_000);

afterAll(() => salon.close());

test('another criterion, another agent: ten transcripts of main are judged by it, and what broke is red', async () => {
  broken = true;
  const result = await salon.pull(1, { 'shop.viva.yml': suite('criteria: Is very kind'), 'prompt.md': 'v2\n' });
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(refund(result)).toMatchObject({ comparison: 'regressed', base: { passed: 10, completed: 10 }, head: { passed: 0, completed: 3 } });
  // Ten of base once each; three of the head, each asked thrice because it failed.
  expect(calls(result)).toEqual([3, 19]);
});

test('the next push knows what they were found to be', async () => {
  const result = await salon.again();
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(calls(result)).toEqual([0, 0]);
  expect(refund(result)?.base).toEqual({ passed: 10, completed: 10 });
});

test('another check: main is checked again, which is free', async () => {
  const result = await salon.pull(2, { 'shop.viva.yml': suite('checks: { contains: Kindly }'), 'prompt.md': 'v3\n' });
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(refund(result)?.base).toEqual({ passed: 10, completed: 10 });
  expect(calls(result)).toEqual([3, 0]);
});

test('criteria that main never met: nothing regressed, and nobody is talked to', async () => {
  const result = await salon.pull(3, { 'shop.viva.yml': suite('checks: { contains: Gladly }') });
  expect(ended(result)).toEqual([0, 'success', 'met']);
  expect(refund(result)).toMatchObject({ comparison: 'still_failing', status: 'failed', base: { passed: 0, completed: 10 } });
  expect(calls(result)).toEqual([0, 0]);
});

test('renamed, and another criterion: it keeps its history', async () => {
  const result = await salon.pull(4, { 'shop.viva.yml': suite('criteria: Is most kind', 'refund flow'), 'prompt.md': 'v4\n' });
  expect(ended(result)).toEqual([1, 'failure', 'regressed']);
  expect(refund(result)?.base).toEqual({ passed: 10, completed: 10 });
});
