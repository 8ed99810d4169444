// Mocks that are functions of a file, as a user runs them.
import { afterEach, describe, expect, test } from 'vitest';
import type { Player } from '../stage/agent.ts';
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

/** Calls `book` twice with what the user said, then says what it was given. */
const agent: Player = ({ input, step, results }) =>
  step < 2 ? { tools: [{ name: 'book', args: { slot: input } }] } : JSON.stringify(results.map((r) => JSON.parse(String(r))));

const suite = (mock: string, contains: string, more = '') => `tests:
  - name: books
    user_input: "9:00"
    checks: { contains: ${JSON.stringify(contains)} }
    mocks:
      book: ${mock}
${more}`;

const mocks = `import { slots } from './more.ts';
let n = 0;
export async function book({ slot }: { slot: string }, ctx: { callIndex: number; turnIndex: number }) {
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (ctx.callIndex === 0) throw new Error('Connection timeout');
  return { slot, of: slots, calls: ++n, turn: ctx.turnIndex };
}
export const leaves = () => process.exit(0);
export const env = () => Object.keys(process.env).filter((name) => name.includes('SECRET'));
`;
const files = { 'tests/mocks.ts': mocks, 'tests/more.ts': 'export const slots = 2;\n' };

describe('a mock that is a function of a file', () => {
  test('answers, fails by throwing, and begins anew in each run', async () => {
    const expected = '[{"error":"Connection timeout"},{"slot":"9:00","of":2,"calls":1,"turn":0}]';
    const d = await desk({ agent, files: { ...files, 'tests/a.viva.yml': suite('{ module: "./mocks.ts#book" }', expected) } });
    const ran = await d.viva(['run', '--json', '-n', '3']);
    expect(statuses(ran.report())).toEqual({ books: 'passed' });
    expect(ran.report().tests[0]?.runs.length).toBe(3);
    expect(ran.exit).toBe(0);

    const again = await d.viva(['run', '--json', '-n', '3']);
    expect(again.report().usage.agent_calls).toBe(0);
    // A file that it imports is part of what the agent was told.
    d.write({ 'tests/more.ts': 'export const slots = 3;\n' });
    const changed = await d.viva(['run', '--json']);
    expect(changed.report().tests[0]?.why).toBe('inputs changed');
    expect(findings(changed.report())[0]?.reason).toContain('"of":3');
  });

  test('sees no secret, and takes nobody with it when it leaves', async () => {
    const d = await desk({
      agent,
      files: {
        ...files,
        'tests/a.viva.yml': suite('{ module: "./mocks.ts#env" }', '[[],[]]'),
        'tests/b.viva.yml': suite('{ sequence: [{ returns: 1 }, { module: "./mocks.ts#leaves" }] }', 'x'),
      },
    });
    const ran = await d.viva(['run', '--json'], { env: { JUDGE_SECRET: 'sesame' } });
    expect(ran.report().tests.map((t) => [t.file, t.status, t.code])).toEqual([
      ['tests/a.viva.yml', 'passed', undefined],
      ['tests/b.viva.yml', 'errored', 'HARNESS_ERROR'],
    ]);
    expect(findings(ran.report()).find((f) => f.result === 'error')?.reason).toBe('the mock of `book` left the process (process.exit(0))');
  });

  test.each([
    [
      'no such function',
      '{ module: "./mocks.ts#bok" }',
      'tests/a.viva.yml:6:23: `tests/mocks.ts` exports no function `bok`. It exports book, env, leaves.',
    ],
    ['no such file', '{ module: "./gone.ts#book" }', 'tests/a.viva.yml:6:23: there is no file `tests/gone.ts` for `./gone.ts#book`.'],
    ['a file that does not load', '{ module: "./broken.ts#book" }', 'tests/broken.ts:2:14: it does not load: '],
  ])('%s: exit 2 before anything is called', async (_, mock, said) => {
    const broken = { 'tests/broken.ts': 'export const a = 1;\nexport const = 2;\n' };
    const d = await desk({ agent, files: { ...files, ...broken, 'tests/a.viva.yml': suite(mock, 'x') } });
    const ran = await d.viva(['run']);
    expect(ran.stderr + ran.stdout).toContain(said);
    expect(ran.exit).toBe(2);
    expect(d.agent.requests).toHaveLength(0);
  });
});
