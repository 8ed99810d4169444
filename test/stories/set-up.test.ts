import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionResult } from '../stage/runner.ts';
import { calls, ended, openSalon, type Salon } from './salon.ts';

// Set-ups that are wrong, keys that are refused, bugs: what is told, and what is not.
let salon: Salon;
const WORD = 'walnut trees and such';
const WHOLE = [WORD, encodeURIComponent(WORD), Buffer.from(WORD).toString('base64').replace(/=+$/, '')];
/** Also what a cut in the middle would leave. */
const FORMS = WHOLE.flatMap((f) => [f, f.slice(0, 10)]);
let refuses = false;

const suite = 'tests:\n  - name: greets\n    user_input: Hi\n    criteria: Is friendly\n';
const files = () => ({ 'viva.config.yml': salon.config(), 'shop.viva.yml': suite, 'prompt.md': 'v1\n' });
// No key of a known name, and nothing that looks like one: only `${SHOP_KEY}` in the config tells that it is secret.
const env = { SHOP_KEY: WORD };

beforeAll(async () => {
  salon = await openSalon({
    agent: () => `Your key is ${WHOLE.join(', ')}`,
    judge: () =>
      refuses ? { status: 401, body: JSON.stringify({ error: { message: `bad key; the agent said ${WHOLE.join(' ')}` } }) } : false,
  });
}, 60_000);

afterAll(() => salon.close());

function everything(result: ActionResult): string {
  const unpacked = (bytes: Buffer) =>
    bytes[0] === 0x1f ? gunzipSync(bytes) : bytes[0] === 0x28 ? zstdDecompressSync(bytes) : Buffer.alloc(0);
  const stored = salon.cache.entries().map((e) => unpacked(e.bytes() ?? Buffer.alloc(0)).toString('latin1'));
  const written = readdirSync(salon.workspace(), { withFileTypes: true, recursive: true })
    .filter((f) => f.isFile() && !f.parentPath.includes('.git'))
    .map((f) => readFileSync(path.join(f.parentPath, f.name), 'latin1'));
  return [
    result.raw,
    JSON.stringify([result.outputs, result.annotations]),
    result.summary ?? '',
    ...salon.comments(),
    ...stored,
    ...written,
    ...salon.model.requests.map((r) => JSON.stringify(r.body)),
  ].join('\n');
}
const leaks = (result: ActionResult) => FORMS.filter((form) => everything(result).includes(form));

test('a value that entered by ${VAR} stands nowhere, though it is a word like any other', async () => {
  const result = await salon.pull(1, files(), { env, inputs: { 'fail-on': 'failed', reports: 'junit:out/j.xml\ntable:out/t.txt' } });
  expect(ended(result)).toEqual([1, 'failure', 'failed']);
  expect(salon.agent.requests[0]?.headers.authorization).toBe(`Bearer ${WORD}`);
  expect(everything(result)).toContain('Your key is ***');
  expect(leaks(result)).toEqual([]);
});

test('a judge that refuses the key: could not test, red as such, and the refusal tells no secret', async () => {
  refuses = true;
  const result = await salon.pull(2, { ...files(), 'prompt.md': 'v2\n' }, { env });
  refuses = false;
  expect(ended(result)).toEqual([4, 'failure', 'could_not_test']);
  expect([result.outputs['regressed'], result.outputs['failed'], result.outputs['passed']]).toEqual(['0', '0', '0']);
  expect(result.annotations.filter((a) => a.level === 'error').some((a) => /Could not test/.test(a.message))).toBe(true);
  expect(leaks(result)).toEqual([]);
});

const ANOTHER = { judge: 'anthropic:claude-sonnet-4-5' };

test('a judge key that is missing where nobody withholds it: nobody is asked, red as could not test', async () => {
  const asked = salon.agent.requests.length;
  const result = await salon.pull(3, { ...files(), 'prompt.md': 'v3\n' }, { env, inputs: ANOTHER });
  expect(ended(result)).toEqual([4, 'failure', 'could_not_test']);
  expect([calls(result), salon.agent.requests.length]).toEqual([[0, 0], asked]);
  const soft = await salon.again({ env, inputs: { ...ANOTHER, 'on-error': 'neutral' } });
  expect(ended(soft)).toEqual([0, 'neutral', 'could_not_test']);
  expect(salon.comments().at(-1)).toContain('### ⚠️ Not tested');
});

test.each([
  ['nowhere', 'is no folder'],
  ['prompt.md', 'is no folder'],
  ['../..', 'leads out of'],
])('a working directory %s: exit 2 in one line', async (directory, why) => {
  const result = await salon.pull(4, files(), { env, inputs: { 'working-directory': directory } });
  expect(ended(result)).toEqual([2, 'failure', 'bad_config']);
  expect(result.annotations.map((a) => a.message).join()).toContain(why);
});

test('the report’s own place is taken: exit 2 before anybody is asked', async () => {
  const asked = salon.agent.requests.length;
  const result = await salon.pull(5, { ...files(), 'viva-report.json/x': 'taken\n', 'prompt.md': 'v5\n' }, { env });
  expect([ended(result), salon.agent.requests.length]).toEqual([[2, 'failure', 'bad_config'], asked]);
});

test('a bug: never green, never "a test failed", and its text is as guarded as all others', async () => {
  const bug = `Date.prototype.toISOString = () => { throw new Error('${salon.repo.origin} ${'sk-'}bug-0123456789abcdefghij\\n::error file=evil.ts::forged\\n##[set-output name=conclusion;]success'); }`;
  const NODE_OPTIONS = `--import=data:text/javascript;base64,${Buffer.from(bug).toString('base64')}`;
  const result = await salon.pull(6, files(), { env: { ...env, NODE_OPTIONS } });
  expect(ended(result)).toEqual([4, 'failure', 'could_not_test']);
  expect(result.annotations.map((a) => [a.level, a.file, a.message])).toEqual([
    ['error', undefined, 'Viva broke; the log of this step says where.'],
  ]);
  expect(result.log).toContain(salon.repo.origin);
  expect(result.raw).not.toContain('sk-bug-0123456789abcdefghij');
});
