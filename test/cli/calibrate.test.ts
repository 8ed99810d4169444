// Case 35: how far people agree with the judge, and what another prompt makes of their labels.
import { afterEach, expect, test } from 'vitest';
import type { CalibrationReport } from '../../src/model/calibration.ts';
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

const numbers = Array.from({ length: 60 }, (_, i) => i + 1);
/** 36 both pass, 6 only the judge, 6 only people, 12 both fail. */
const judgePasses = (n: number) => n <= 42;
const peoplePass = (n: number) => n <= 36 || (n > 42 && n <= 48);
const numberIn = (data: string) => Number(/question (\d+)/.exec(data)?.[1]);

const sixty = () =>
  desk({
    files: { 'a.viva.yml': suite(numbers.map((n) => ({ name: `t${n}`, says: `question ${n}` }))) },
    judge: { judge: ({ data }) => judgePasses(numberIn(data)) },
  });

async function transcripts(d: Desk): Promise<ReadonlyMap<number, string>> {
  const report = (await d.viva(['run', '--json'])).report();
  return new Map(report.tests.map((t) => [Number(t.name.slice(1)), t.runs[0]?.transcript ?? '']));
}

const labelled = (runs: ReadonlyMap<number, string>, more: (n: number) => string = () => ''): string =>
  `labels:\n${numbers
    .map(
      (n) =>
        `  - test: a.viva.yml#t${n}\n    criterion: Is friendly\n    transcript: ${runs.get(n)?.slice(0, 12)}\n    human: ${peoplePass(n) ? 'pass' : 'fail'}\n${more(n)}`,
    )
    .join('')}`;

test('60 labels, 80 % agreement, with kappa and its interval; another prompt makes them stale, judging again brings them back', async () => {
  const d = await sixty();
  const runs = await transcripts(d);
  d.write({ 'viva.labels.yml': labelled(runs) });
  const ran = await d.viva(['calibrate']);
  expect([ran.exit, ran.stderr]).toEqual([0, '']);
  const lines = ran.stdout.split('\n').map((l) => l.replace(/ +/g, ' '));
  expect(lines[0]).toMatch(/^ollama:scripted, prompt [0-9a-f]{16}: 60 labels$/);
  expect(lines).toContain(' agreement 80.0 % [68.2, 88.2]');
  expect(lines).toContain(' passes what people pass 85.7 % [72.2, 93.3]');
  expect(lines).toContain(' fails what people fail 66.7 % [43.7, 83.7]');
  expect(lines).toContain(" Cohen's kappa 0.52 [0.29, 0.76]");
  expect(ran.stdout).toContain('Not calibrated');
  expect(lines).toContain(' differs in 12 of 60: “Is friendly”: the judge passed 6 that people fail, failed 6 that people pass');
  // (0.7 + 0.667 − 1) / (0.857 + 0.667 − 1)
  expect(lines).toContain(' Of 60 stored verdicts 70.0 % passed; without the judge’s errors about 70.0 % (Rogan-Gladen).');

  const { judges } = JSON.parse((await d.viva(['calibrate', '--json'])).stdout) as CalibrationReport;
  const told = `    judge: ollama:scripted\n    prompt: ${judges[0]?.prompt}\n    date: 2026-11-30\n`;
  d.write({ 'viva.labels.yml': labelled(runs, (n) => `    judged: ${judgePasses(n) ? 'pass' : 'fail'}\n${told}`) });
  d.write({ 'viva.config.yml': d.read('viva.config.yml').replace('votes: 1', 'votes: 3') });
  const stale = (await d.viva(['calibrate'])).stdout;
  expect(stale).toContain('ollama:scripted, prompt');
  expect(stale).toContain(': 0 labels');
  expect(stale).toContain('stale: these labels tell nothing about the judge that is asked now.');
  expect(stale).toContain(`60 labels of ollama:scripted, prompt ${judges[0]?.prompt}: another prompt or other parameters`);
  expect(stale).not.toContain('kappa');

  const asked = d.agent.requests.length;
  await d.viva(['run', '--reeval']);
  expect(d.agent.requests.length).toBe(asked);
  const again = JSON.parse((await d.viva(['calibrate', '--json'])).stdout) as CalibrationReport;
  expect(again.stale).toEqual([]);
  expect(again.judges[0]?.trust).toMatchObject({ labels: 60, agreement: { rate: 0.8 } });
  expect(again.judges[0]).toMatchObject({ first: '2026-11-30', last: '2026-11-30' });
}, 120_000);

test('one pass in twenty is drawn, once for all, and shown without the judge’s word', async () => {
  const d = await sixty();
  await transcripts(d);
  expect((await d.viva(['calibrate'])).stdout).toContain('42 passes without a label: `viva calibrate --offer` draws 1 in 20 of them.');
  // With this seed the draw is known.
  d.write({ 'viva.labels.yml': 'seed: seed-7\nlabels: []\n' });
  const offered = await d.viva(['calibrate', '--offer']);
  const written = d.read('viva.labels.yml');
  const drawn = [...written.matchAll(/test: a\.viva\.yml#t(\d+)/g)].map((m) => Number(m[1]));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.length).toBeLessThan(15);
  expect(drawn.every(judgePasses)).toBe(true);
  for (const n of drawn) expect(offered.stdout).toContain(`question ${n}`);
  expect(offered.stdout).toContain(
    `wait${drawn.length === 1 ? 's' : ''} for you: write pass or fail behind \`human:\` (${drawn.length} drawn now).`,
  );
  // The same question again is no second draw.
  const second = await d.viva(['calibrate', '--offer']);
  expect(d.read('viva.labels.yml')).toBe(written);
  expect(second.stdout).toContain(`${drawn.length} label`);
  d.write({ 'viva.labels.yml': written.replaceAll('human:\n', 'human: pass\n') });
  const { judges, waiting } = JSON.parse((await d.viva(['calibrate', '--json'])).stdout) as CalibrationReport;
  expect([waiting, judges[0]?.drawn, judges[0]?.trust.labels]).toEqual([0, drawn.length, drawn.length]);
}, 120_000);

test('no labels, wrong labels, labels of runs that nobody has', async () => {
  const d = await desk({ files: { 'a.viva.yml': suite([{ name: 'a' }]) } });
  const none = await d.viva(['calibrate']);
  expect([none.exit, none.stdout]).toEqual([0, expect.stringContaining('No labels yet in viva.labels.yml.')]);
  d.write({ 'viva.labels.yml': 'labels:\n  - test: a.viva.yml#a\n    criterion: Is friendly\n    human: maybe\n' });
  const wrong = await d.viva(['calibrate']);
  expect([wrong.exit, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toContain('viva.labels.yml:4:12: ');
  expect(wrong.stderr).toContain('must be pass or fail');
  d.write({
    'viva.labels.yml': 'labels:\n  - test: a.viva.yml#a\n    criterion: Is friendly\n    transcript: 0123456789ab\n    human: fail\n',
  });
  expect((await d.viva(['calibrate'])).stdout).toContain('1 label without `judged`, `judge` and `prompt`, whose runs are not stored here');
});

test('below its floor a judge only advises: what it fails is told, what a check fails is red still', async () => {
  const d = await sixty();
  const runs = await transcripts(d);
  const config = d.read('viva.config.yml');
  d.write({ 'viva.config.yml': config.replace('votes: 1', 'votes: 1, floor: 85%'), 'viva.labels.yml': labelled(runs) });
  const advised = await d.viva(['run', '--json']);
  expect(advised.exit).toBe(0);
  const report = advised.report();
  expect(report.totals).toMatchObject({ passed: 42, failed: 18 });
  expect(report.notes[0]).toBe(
    'The judge ollama:scripted only advises: people agree with 80 % of 60 labels, and its floor is 85 % (`viva calibrate`).',
  );
  const shown = await d.viva(['run', '--name', '#t60']);
  expect(shown.stdout).toContain('1 test failed by a judge that only advises');
  expect(shown.stdout).toContain('The judge ollama:scripted only advises');

  d.write({ 'viva.config.yml': config.replace('votes: 1', 'votes: 1, floor: 80%') });
  const trusted = await d.viva(['run', '--json']);
  expect([trusted.exit, trusted.report().decision.reason]).toEqual([1, 'failed']);

  d.write({
    'viva.config.yml': config.replace('votes: 1', 'votes: 1, floor: 80%'),
    'viva.labels.yml': 'labels: []\n',
    'a.viva.yml': suite([
      { name: 't60', says: 'question 60' },
      { name: 'checked', rest: '    checks: { contains: Goodbye }\n' },
    ]),
  });
  const both = await d.viva(['run', '--json']);
  expect([both.exit, both.report().decision.text]).toEqual([1, '1 test failed: checked']);
  expect(both.report().notes[0]).toContain('0 of the 30 labels that tell whether it reaches its floor of 80 %');
}, 120_000);
