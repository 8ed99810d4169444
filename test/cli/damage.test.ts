import { mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Desk, type Setting, setDesk, statuses, suite } from './desk.ts';

const desks: Desk[] = [];
const desk = async (setting: Setting): Promise<Desk> => {
  const made = await setDesk(setting);
  desks.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

/** A word of each stored answer is another one: the lines are whole, and are no longer what their hashes say. */
function damage(d: Desk, from: string, to: string): void {
  const folder = path.join(d.cwd, '.viva/transcripts');
  for (const file of readdirSync(folder).filter((f) => f.endsWith('.jsonl'))) {
    const text = d.read(`.viva/transcripts/${file}`);
    expect(text).toContain(from);
    writeFileSync(path.join(folder, file), text.replaceAll(from, to));
  }
}

const files = { 'a.viva.yml': suite([{ name: 'greets' }, { name: 'parts' }]) };
const agent = { greets: 'Hello!', parts: 'Goodbye!' };

test('judged again on a damaged transcript: as if there were none, so run where the agent is the one that was asked', async () => {
  const d = await desk({ files, agent });
  expect((await d.viva(['run', '-q'])).exit).toBe(0);
  damage(d, 'Hello!', 'Hullo!');
  const ran = await d.viva(['run', '--reeval', '--json']);
  expect(statuses(ran.report())).toEqual({ greets: 'passed', parts: 'passed' });
  expect(ran.report().tests.map((t) => t.why.replace(/:.*/, ''))).toEqual(['no transcript yet', 'judged again']);
  expect(ran.report().usage).toMatchObject({ agent_calls: 1, judge_calls: 2 });
  expect(ran.exit).toBe(0);
});

test('and skipped where the agent lives elsewhere now: we cannot tell, which is neither a pass nor a fail', async () => {
  const d = await desk({ files, agent });
  expect((await d.viva(['run', '-q'])).exit).toBe(0);
  damage(d, 'Hello!', 'Hullo!');
  d.write({ 'viva.config.yml': d.read('viva.config.yml').replace('/v1/chat/completions', '/v2/chat/completions') });
  const ran = await d.viva(['run', '--reeval', '--json']);
  expect(statuses(ran.report())).toEqual({ greets: 'skipped no_transcript', parts: 'passed' });
  expect(ran.exit).toBe(0);
  expect(ran.report().decision.reason).toBe('met');
  expect(d.agent.requests).toHaveLength(2);
});

test('another criterion on a damaged transcript: the agent is asked again', async () => {
  const d = await desk({ files, agent });
  expect((await d.viva(['run', '-q'])).exit).toBe(0);
  damage(d, 'Hello!', 'Hullo!');
  d.write({ 'a.viva.yml': files['a.viva.yml'].replaceAll('Is friendly', 'Is polite') });
  const ran = await d.viva(['run', '--json']);
  expect(statuses(ran.report())).toEqual({ greets: 'passed', parts: 'passed' });
  expect(ran.report().usage).toMatchObject({ agent_calls: 1, judge_calls: 2 });
});

test('an agent without `paths`: nothing is reused here, and what it said can still be judged again', async () => {
  const d = await desk({ files, agent });
  d.write({ 'viva.config.yml': d.read('viva.config.yml').replace(/ {4}paths:.*\n/, '') });
  const first = (await d.viva(['run', '--json'])).report();
  expect(first.usage).toMatchObject({ agent_calls: 2, judge_calls: 2 });
  const second = (await d.viva(['run', '--json'])).report();
  expect(second.tests.map((t) => [t.status, t.runs[0]?.from, t.runs[0]?.reused])).toEqual(Array(2).fill(['passed', 'agent', false]));
  // The same answer is the same verdict, whoever gave it.
  expect(second.usage).toMatchObject({ agent_calls: 2, judge_calls: 0 });
  const again = (await d.viva(['run', '--reeval', '--json'])).report();
  expect(again.usage).toMatchObject({ agent_calls: 0, judge_calls: 2 });
  expect(again.tests[0]?.why).toContain('agent version unknown');
  // Once it has a version, nothing of unknown builds is served.
  d.write({ 'viva.config.yml': d.read('viva.config.yml').replace('    protocol:', '    paths: [agent.txt]\n    protocol:') });
  expect((await d.viva(['run', '--json'])).report().usage).toMatchObject({ agent_calls: 2 });
});

test('a repository that brings its own `.viva`, linked to elsewhere: nothing is written there', async () => {
  const d = await desk({ files, agent });
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  symlinkSync(elsewhere, path.join(d.cwd, '.viva'));
  const ran = await d.viva(['run']);
  expect(ran.exit).toBe(2);
  expect(ran.stderr).toContain('`.viva` is a link that leads out of the repository. Remove the link');
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(d.agent.requests).toHaveLength(0);
});
