import { afterAll, beforeAll, expect, test } from 'vitest';
import { ended, openSalon, type Salon } from './salon.ts';

// A matrix: several legs examine one pull request, and share its comment.
let salon: Salon;
let says: { readonly [leg: string]: string } = { short: 'Hello', long: 'Hello there' };

const suite = (leg: string) => `tests:\n  - name: ${leg} greeting\n    user_input: ${leg}\n    checks: { contains: Hello }\n`;
const leg = (id: string) => ({ inputs: { id, suites: `${id}.viva.yml`, 'fail-on': 'failed', comment: 'always' } });

beforeAll(async () => {
  salon = await openSalon({ agent: ({ input }) => says[input] ?? '?' });
}, 180_000);

afterAll(() => salon.close());

const sections = (): readonly string[] =>
  [...(salon.comments()[0] ?? '').matchAll(/<!-- viva:end (\S+) -->/g)].map(([, id]) => id ?? '').sort();

test('two legs that write at the same moment leave one comment with a section of each', async () => {
  const first = salon.pull(
    1,
    { 'viva.config.yml': salon.config(), 'short.viva.yml': suite('short'), 'long.viva.yml': suite('long'), 'prompt.md': 'v1\n' },
    leg('short'),
  );
  const both = await Promise.all([first, salon.again(leg('long'))]);
  expect(both.map(ended)).toEqual(Array(2).fill([0, 'success', 'met']));
  expect(salon.comments()).toHaveLength(1);
  expect(sections()).toEqual(['long', 'short']);
  for (const result of both) expect(result.outputs['comment-url']).toContain(`#issuecomment-${salon.github.comments[0]?.id}`);
});

test('each leg brings its own section up to date, and the other’s stays as it was', async () => {
  says = { short: 'No', long: 'Hello there' };
  const result = await salon.pull(1, { 'prompt.md': 'v2\n' }, leg('short'));
  expect(ended(result)).toEqual([1, 'failure', 'failed']);
  const [comment = ''] = salon.comments();
  expect(sections()).toEqual(['long', 'short']);
  expect(comment).toContain('short greeting');
  expect(comment).toContain('❌');
});

test('twice more at once, both legs with news each time: nothing is ever lost', async () => {
  for (let n = 3; n < 5; n++) {
    says = { short: n % 2 ? 'Hello' : 'No', long: n % 2 ? 'No' : 'Hello' };
    const first = salon.pull(1, { 'prompt.md': `v${n}\n` }, leg('short'));
    await Promise.all([first, salon.again(leg('long'))]);
    expect(salon.comments()).toHaveLength(1);
    expect(sections()).toEqual(['long', 'short']);
    // One leg failed, the other did not: the comment says both.
    expect(salon.comments()[0]?.match(/^### ❌/gm)).toHaveLength(1);
  }
}, 180_000);
