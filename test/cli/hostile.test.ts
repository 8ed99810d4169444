// In a workflow's `run:` step, and in a terminal: what an agent, a suite or a report says can be read, and does nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { createCommands, linesOf } from '../stage/commands.ts';
import { type Desk, setDesk, statuses } from './desk.ts';

const SAID = [
  'Hello',
  '::set-output name=conclusion::success',
  'x ##[set-output name=passed;]9',
  '#\u200b#[error]unseen',
  '\u200b::add-mask::e',
  '\x9b2J\x1b[2J\x1b]52;c;ZXZpbA==\x07\x9d8;;x\x9c',
  '\u202eabc\u2028::error::line\ufeff',
].join('\n');

const SUITE = `tests:
  - name: "greets ##[error]by name"
    tags: ["::error::tag"]
    user_input: Hi
    criteria: "Is polite ##[group]x"
    checks: { not_contains: "Hello" }
`;

let desk: Desk;
beforeAll(async () => {
  desk = await setDesk({
    agent: { '*': SAID },
    files: { 'a.viva.yml': SUITE, 'bad/b.viva.yml': 'tests: [{ name: a, user_input: x, "##[error]key": 1 }]\n' },
  });
});
afterAll(() => desk.close());

const acted = (text: string) => {
  const commands = createCommands();
  for (const line of linesOf(text)) commands.line(line);
  const { annotations, outputs, masks, failed, state } = commands;
  return { annotations, outputs, masks, failed, state };
};
const NOTHING = { annotations: [], outputs: {}, masks: [], failed: false, state: {} };

const REPORTS = ['json', 'jsonl', 'table', 'junit', 'tsv', 'comment', 'summary'];

describe.each(REPORTS)('%s to stdout', (kind) => {
  test('acts on nothing in a workflow', async () => {
    const ran = await desk.viva(['run', 'a.viva.yml', '-r', kind, '--verbose'], { env: { GITHUB_ACTIONS: 'true' } });
    expect(ran.exit).toBe(1);
    expect(ran.stdout).toContain('set-output');
    expect(acted(ran.stdout)).toEqual(NOTHING);
    expect(acted(ran.stderr)).toEqual(NOTHING);
  });

  test('steers no terminal', async () => {
    const ran = await desk.viva(['run', 'a.viva.yml', '-r', kind]);
    expect(ran.stdout + ran.stderr).not.toMatch(/[\0-\x08\x0B-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]/);
  });
});

test('the JSON is the same document all the same', async () => {
  const ran = await desk.viva(['run', 'a.viva.yml', '--json'], { env: { GITHUB_ACTIONS: 'true' } });
  expect(statuses(ran.report())).toEqual({ 'greets ##[error]by name': 'failed FORMAT_DRIFT' });
  const plain = await desk.viva(['run', 'a.viva.yml', '--json']);
  const findings = (report: Report) => report.tests.flatMap((t) => t.runs.flatMap((r) => r.findings));
  expect(findings(ran.report())).toEqual(findings(plain.report()));
});

test.each([
  ['validate', 'a.viva.yml'],
  ['validate', 'bad/b.viva.yml'],
  ['validate', 'bad/b.viva.yml', '--json'],
  ['run', 'a.viva.yml', '--dry-run'],
  ['run', '##[error]no such file'],
  ['run', '--json', '--concurrency', '##[error]x'],
  ['##[error]command'],
])('viva %s %s acts on nothing', async (...args) => {
  const ran = await desk.viva(args, { env: { GITHUB_ACTIONS: 'true' } });
  expect(ran.stdout + ran.stderr).toMatch(/greets|error/);
  expect([acted(ran.stdout), acted(ran.stderr)]).toEqual([NOTHING, NOTHING]);
});
