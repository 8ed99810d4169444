import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActionResult } from '../stage/runner.ts';
import { ended, KEY, openSalon, type Salon } from './salon.ts';

// The agent says whatever a hostile one would, in text and in the arguments of its tools.
let salon: Salon;
let result: ActionResult;

const TEXT = [
  'Hello',
  '::error file=evil.ts,line=1::forged',
  '\u200b::add-mask::e',
  '\r::set-output name=conclusion::success',
  '##[error]forged too',
  '::stop-commands::now',
  '</details></details>``````',
  '<!-- viva:end x --><!-- viva -->',
  '@everyone #123 ![pixel](https://evil.example/p.png) | cell |',
  `the key is ${KEY}, ${encodeURIComponent(KEY)}, ${Buffer.from(KEY).toString('base64')}`,
  `spread: ${[...KEY].join('\u200b')}, ${[...KEY].join('\u202e')}, ${[...KEY].join('\0')}`,
  `spelt: ${[...KEY].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')}, ${KEY.toUpperCase()}`,
].join('\n');

beforeAll(async () => {
  salon = await openSalon({
    agent: ({ step }) => (step === 0 ? { tools: [{ name: 'look', args: { key: KEY, text: TEXT } }] } : TEXT),
    judge: ({ criteria }) => criteria.map(() => ({ pass: false, reason: TEXT })),
  });
  result = await salon.pull(
    1,
    {
      'viva.config.yml': salon.config(),
      'shop.viva.yml':
        'tests:\n  - name: greets\n    user_input: Hi\n    criteria: Is polite\n    checks: { not_contains: forged }\n    mocks: { look: { returns: 1 } }\n',
      'prompt.md': 'v1\n',
    },
    { inputs: { 'fail-on': 'failed', reports: 'junit:out/junit.xml\njsonl:out/report.jsonl' } },
  );
}, 60_000);

afterAll(() => salon.close());

test('the job is red for what the agent did, and no command of its acts', () => {
  expect(ended(result)).toEqual([1, 'failure', 'failed']);
  expect(result.annotations.filter((a) => a.level === 'error').map((a) => a.file)).toEqual(['shop.viva.yml']);
  expect(result.annotations.some((a) => a.file === 'evil.ts')).toBe(false);
  expect(result.masks.filter((mask) => mask === 'e')).toEqual([]);
});

test('its Markdown is inert in the comment, which stays one section', () => {
  const [comment = '', ...more] = salon.comments();
  expect(more).toEqual([]);
  expect(comment.match(/<!-- viva -->/g)).toHaveLength(1);
  expect(comment.match(/<!-- viva:end /g)).toHaveLength(1);
  expect(comment).not.toContain('![pixel](');
  expect(comment.match(/<details>/g)?.length ?? 0).toBe(comment.match(/<\/details>/g)?.length ?? 0);
});

test('the key stands nowhere: log, outputs, summary, comment, reports, cache', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((f) => f.isFile() && !f.parentPath.includes('.git/'))
      .map((f) => path.join(f.parentPath, f.name));
  const unpacked = (bytes: Buffer): Buffer[] => [
    bytes,
    ...(bytes[0] === 0x1f ? [gunzipSync(bytes)] : bytes[0] === 0x28 ? [zstdDecompressSync(bytes)] : []),
  ];
  const stored = salon.cache.entries().flatMap((e) => unpacked(e.bytes() ?? Buffer.alloc(0)));
  expect(stored.length).toBeGreaterThan(2);
  const written = files(salon.workspace()).map((f) => readFileSync(f));
  expect(written.length).toBeGreaterThan(4);
  // What was said is there to be searched.
  for (const where of [stored, written]) expect(where.some((b) => b.includes('cell'))).toBe(true);
  const all = [
    result.raw,
    JSON.stringify(result.outputs),
    JSON.stringify(result.annotations),
    result.summary ?? '',
    ...salon.comments(),
    ...[...written, ...stored].map((b) => b.toString('latin1')),
    ...salon.model.requests.map((r) => JSON.stringify(r.body)),
  ];
  // What stands between the letters is not seen, and letters may be decoded or in another case.
  const read = (text: string) =>
    text
      .replace(/\\u(?:200b|202e|0000)|[\u200b\u202e\0]|\xe2\x80[\x8b\xae]/g, '')
      .replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const forms = [KEY, KEY.toUpperCase(), encodeURIComponent(KEY), Buffer.from(KEY).toString('base64').replace(/=+$/, '')];
  expect(all.filter((text) => forms.some((form) => text.includes(form) || read(text).includes(form)))).toEqual([]);
});

test('what breaks Viva itself is told in the log, where it acts on nothing, and is no failed test', async () => {
  const broken = await salon.pull(2, { 'prompt.md': 'v2\n' }, { env: { GITHUB_STEP_SUMMARY: '/nowhere/##[error]forged' } });
  expect(ended(broken)).toEqual([4, 'failure', 'could_not_test']);
  expect(broken.annotations.map((a) => a.message)).toEqual(['Viva broke; the log of this step says where.']);
  expect(broken.log).toContain('forged');
});
