import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readFileCommand } from '../stage/commands.ts';
import { type ActionRun, runAction } from '../stage/runner.ts';

const SOURCE = fileURLToPath(new URL('../../src/edge/runner.ts', import.meta.url));

/** A little action around the real edge, run by the stage's runner in a process of its own. */
function run(main: string, more: Partial<ActionRun> & { post?: string; directory?: string } = {}) {
  const action = mkdtempSync(path.join(tmpdir(), 'action-'));
  const open = `import { createRunner } from ${JSON.stringify(SOURCE)};
const runner = createRunner({ env: process.env, directory: ${JSON.stringify(more.directory ?? '.')} });\n`;
  writeFileSync(path.join(action, 'main.mjs'), open + main);
  writeFileSync(path.join(action, 'post.mjs'), open + (more.post ?? ''));
  writeFileSync(
    path.join(action, 'action.yml'),
    `inputs:
  fail-on: { default: regressed }
  name: { description: no default }
  token: { default: "\${{ github.token }}" }
runs: { using: node24, main: main.mjs${more.post ? ', post: post.mjs' : ''} }
`,
  );
  return runAction({ action, workspace: action, eventName: 'push', event: {}, token: 'ghs_the-token', ...more });
}

test('inputs, outputs, state for post, and the exit code', async () => {
  const result = await run(
    `await runner.setOutput('seen', [runner.input('fail-on'), runner.input('name'), runner.input('token').length].join('|'));
     await runner.setOutput('lines', 'a\\nb=c\\nghadelimiter_x');
     await runner.saveState('id', 'leg one');
     runner.exit(4);`,
    {
      inputs: { name: '  refund\n' },
      post: `await runner.setOutput('x', runner.state('id') + runner.state('none')); console.log('post saw', runner.state('id'));`,
    },
  );
  expect(result).toMatchObject({ exitCode: 4, postExitCode: 0, failed: true, state: { id: 'leg one' } });
  expect(result.outputs).toEqual({ seen: 'regressed|refund|13', lines: 'a\nb=c\nghadelimiter_x' });
  expect(result.log).toContain('post saw leg one');
});

test('an annotation stands at its place from the root, whatever its text holds', async () => {
  const hostile = '100% wrong\n::error file=x::forged ##[error]forged\r::set-output name=a::b\u001b[31m';
  const result = await run(
    `await runner.annotate(${JSON.stringify({
      level: 'error',
      title: 'a: b, c\nd ::warning::e',
      message: hostile,
      place: { file: 'suites/a,b:c.viva.yml', line: 12, endLine: 18, column: 3 },
    })});
     await runner.annotate({ level: 'warning', message: 'no place' });
     await runner.annotate({ level: 'notice', message: 'one line', place: { file: '../shared/x.yml', line: 4, column: 7 } });`,
    { directory: 'apps/salon' },
  );
  expect(result.annotations).toEqual([
    {
      level: 'error',
      title: 'a: b, c d ::warning::e',
      message: '100% wrong\n::error file=x::forged ##[error]forged\n::set-output name=a::b',
      file: 'apps/salon/suites/a,b:c.viva.yml',
      line: 12,
      endLine: 18,
    },
    { level: 'warning', message: 'no place' },
    { level: 'notice', message: 'one line', file: 'apps/shared/x.yml', line: 4, endLine: 4, column: 7 },
  ]);
  expect(result).toMatchObject({ outputs: {}, log: '', failed: false });
});

test('the runner shows ten annotations of a kind and 4,096 characters of each', async () => {
  const result = await run(`for (let i = 0; i < 12; i++) await runner.annotate({ level: 'error', message: i + 'x'.repeat(5000) });`);
  expect(result.annotations).toHaveLength(10);
  expect(result.dropped).toHaveLength(2);
  expect(result.annotations[0]?.message).toBe(`0${'x'.repeat(3997)} …`);
});

test('a summary is replaced, not added to; one that is too big is cut between lines and says so', async () => {
  const small = await run(`await runner.summary('old'); await runner.summary('# new é\\n');`);
  expect(small.summary).toBe('# new é\n');
  const big = await run(`await runner.summary('a row of the table: ü\\n'.repeat(60_000));`);
  expect(big.annotations).toEqual([]);
  expect(Buffer.byteLength(big.summary ?? '')).toBeLessThanOrEqual(1_000_000);
  expect(big.summary).toMatch(/a row of the table: ü\n\n\*The rest is left out: GitHub shows summaries of at most 1 MiB\. .*\*\n$/);
});

test('masks: each line of a secret, but not what is too short to be one', async () => {
  const result = await run(`await runner.addMask('hunter2-hunter2\\n{\\n'); console.log('it is hunter2-hunter2 { and ghs_the-token');`);
  expect(result.masks).toEqual(['ghs_the-token', 'hunter2-hunter2']);
  expect(result.log).toBe('it is *** { and ***');
});

test('the stage: forged commands act where nothing guards against them', async () => {
  const result = await run(
    `console.log('::set-output name=passed::999'); console.error('plain ##[error]forged mid-line'); console.log('::add-mask::e');
     console.log('::stop-commands::t0ken'); console.log('::error::no'); console.log('::t0ken::'); process.stdout.write('one\\r::warning::two');`,
  );
  expect(result.outputs).toEqual({ passed: '999' });
  expect(result.annotations).toContainEqual({ level: 'error', message: expect.stringContaining('forg') });
  expect(result.annotations).toContainEqual({ level: 'warning', message: 'two' });
  expect(result.annotations).toHaveLength(2);
  expect(result.log).toContain('::***rror::no');
});

test('the stage: a cancelled job gets SIGINT, and post still runs', async () => {
  const result = await run(
    `process.on('SIGINT', () => { console.log('stopping'); process.exit(130); }); console.log('working'); setInterval(() => {}, 1000);`,
    { post: `console.log('post');`, cancel: { when: (printed) => printed.includes('working') } },
  );
  expect(result).toMatchObject({ exitCode: 130, postExitCode: 0, failed: true, log: 'working\nstopping\npost' });
});

test('the stage: a summary over 1 MiB is dropped with an error', async () => {
  const result = await run(`(await import('node:fs')).writeFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024 + 1));`);
  expect(result.summary).toBeNull();
  expect(result.annotations).toEqual([{ level: 'error', message: expect.stringContaining('supports content up to a size of 1024k') }]);
  expect(() => readFileCommand('a<<END\nb\n')).toThrow(/Matching delimiter not found/);
});
