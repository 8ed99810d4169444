// What people said by /agree and /disagree on pull requests comes home into viva.labels.yml.
import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { changedBot } from '../../src/app/bot-comment.ts';
import { withLabels } from '../../src/command/state.ts';
import type { CalibrationReport } from '../../src/model/calibration.ts';
import type { Label } from '../../src/model/commands.ts';
import { BOT, type StageGitHub, startGitHub } from '../stage/github.ts';
import { type Desk, setDesk, suite } from './desk.ts';

let d: Desk;
let github: StageGitHub;
afterEach(async () => {
  await d.close();
  await github.close();
});

const TOKEN = 'ghp_annasOwnTokenThatMayReadPullRequests01';
const bodyOf = (...labels: readonly Label[]) => changedBot(undefined, (state) => withLabels(state, labels));

test('labels of all pull requests, each person’s last word once; forged ones are left', async () => {
  d = await setDesk({
    files: { 'a.viva.yml': suite([{ name: 'a' }, { name: 'b' }]) },
    judge: { judge: ({ data }) => ({ pass: data.includes('| a'), reason: 'so' }) },
  });
  github = await startGitHub({ tokens: { [TOKEN]: { login: 'anna', type: 'User', permissions: { pull_requests: 'read' } } } });
  const { tests } = (await d.viva(['run', '--json'])).report();
  const { judges } = JSON.parse((await d.viva(['calibrate', '--json'])).stdout) as CalibrationReport;
  const [a, b] = tests.map((t) => t.runs[0]?.transcript ?? '');
  const label = (about: Partial<Label>): Label => ({
    test: 'a.viva.yml#a',
    criterion: 'Is friendly',
    transcript: a ?? '',
    human: 'pass',
    judged: 'pass',
    judge: 'ollama:scripted',
    prompt: judges[0]?.prompt ?? '',
    date: '2026-11-29T10:00:00.000Z',
    by: 'anna',
    comment: 5,
    ...about,
  });
  const disagrees = label({ test: 'a.viva.yml#b', transcript: b ?? '', judged: 'fail', by: 'bert', note: 'it is: fine' });
  github.write(BOT, bodyOf(label({}), disagrees));
  github.write({ login: 'anna', type: 'User' }, 'Thank you!');
  github.write({ login: 'mallory', type: 'User' }, bodyOf(label({ by: 'mallory' })));

  execFileSync('git', ['init', '-q', d.cwd]);
  const how = { env: { GITHUB_TOKEN: TOKEN, GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'acme/salon' } };
  const ran = await d.viva(['calibrate', '--pull'], how);
  expect([ran.exit, ran.stderr]).toEqual([0, '1 comment of Viva read: 2 labels added\n']);
  const written = d.read('viva.labels.yml');
  expect(written).toContain('by: bert\n    note: "it is: fine"');
  expect(written).not.toContain('mallory');
  expect(ran.stdout.replace(/ +/g, ' ')).toContain('agreement 50.0 % [9.5, 90.5]');

  // Once more: nothing is new. She changes her mind on another pull request: her last word counts.
  expect((await d.viva(['calibrate', '--pull'], how)).stderr).toBe('1 comment of Viva read: 0 labels added\n');
  expect(d.read('viva.labels.yml')).toBe(written);
  github.write(BOT, bodyOf(label({ human: 'fail', date: '2026-11-30T10:00:00.000Z' })));
  expect((await d.viva(['calibrate', '--pull'], how)).stderr).toBe('2 comments of Viva read: 0 labels added, 1 changed\n');
  const after = JSON.parse((await d.viva(['calibrate', '--json'])).stdout) as CalibrationReport;
  expect(after.judges[0]?.trust).toMatchObject({ labels: 2, agreement: { rate: 0 } });
});

test('no token, no repository, no GitHub: said, and what to do', async () => {
  d = await setDesk({ files: { 'a.viva.yml': suite([{ name: 'a' }]) } });
  github = await startGitHub({ tokens: {} });
  const none = await d.viva(['calibrate', '--pull']);
  expect([none.exit, none.stderr]).toEqual([2, 'which repository? `origin` is none of a GitHub. Set GITHUB_REPOSITORY=owner/name.\n']);
  execFileSync('git', ['init', '-q', d.cwd]);
  execFileSync('git', ['-C', d.cwd, 'remote', 'add', 'origin', 'git@github.example.com:acme/salon.git']);
  const tokenless = await d.viva(['calibrate', '--pull']);
  expect([tokenless.exit, tokenless.stderr]).toEqual([
    4,
    'reading comments needs a token. Set GITHUB_TOKEN, for example to what `gh auth token` prints.\n',
  ]);
  const env = { GH_TOKEN: TOKEN, GITHUB_API_URL: github.url };
  const refused = await d.viva(['calibrate', '--pull'], { env });
  expect(refused.exit).toBe(4);
  expect(refused.stderr).toMatch(/^comments of acme\/salon: Bad credentials.* Check GITHUB_TOKEN/);
  expect(refused.stderr).not.toContain(TOKEN);
});
