// Files of the checkout that are code: run for whoever may push, never for a stranger.
import { afterEach, expect, test } from 'vitest';
import type { ActionResult } from '../stage/runner.ts';
import { openSalon, type Salon } from './salon.ts';

const salons: Salon[] = [];
afterEach(async () => {
  await Promise.all(salons.splice(0).map((s) => s.close()));
});

const mocks = 'export const price = ({ what }: { what: string }) => ({ what, price: 40 });\n';
const suite = `tests:
  - name: knows the price
    user_input: What is a cut?
    checks: { contains: "40" }
    mocks:
      price: { module: ./mocks.ts#price }
  - name: greets
    user_input: Hello
    checks: { contains: You said }
`;
const last = (result: ActionResult) => result.outputs;

test('mocks that are code run on pushes and pull requests, and not for a fork that has the keys', async () => {
  const salon = await openSalon({
    agent: ({ input, step, results }) =>
      input === 'Hello' ? 'You said: Hello' : step === 0 ? { tools: [{ name: 'price', args: { what: 'cut' } }] } : `It is ${results[0]}`,
  });
  salons.push(salon);
  const pushed = await salon.push({
    'viva.config.yml': salon.config(),
    'prompt.md': 'v1\n',
    'tests/a.viva.yml': suite,
    'tests/mocks.ts': mocks,
  });
  expect(last(pushed)).toMatchObject({ conclusion: 'success', passed: '2' });

  const own = await salon.pull(1, { 'tests/mocks.ts': mocks.replace('40', '50') });
  expect(last(own)).toMatchObject({ passed: '1', failed: '1' });

  const asked = salon.agent.requests.length;
  const theirs = await salon.pull(2, { 'tests/mocks.ts': `${mocks}console.log(process.env);\n`, 'prompt.md': 'v2\n' }, { fork: true });
  expect(last(theirs)).toMatchObject({ passed: '1', errored: '1' });
  expect(salon.comments().join('\n')).toContain('its mocks are code');
  expect(salon.agent.requests.slice(asked).every((r) => JSON.stringify(r.body).includes('Hello'))).toBe(true);
});
