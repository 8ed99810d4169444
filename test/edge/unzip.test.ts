import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unzip } from '../../src/edge/unzip.ts';
import { type ZipFile, zip } from '../stage/zip.ts';

const BOUNDS = { entries: 3, bytes: 1_000_000, expected: (name: string) => /^(?:memory|run)\/\w+\.json$/.test(name) };

async function unpack(archive: Buffer) {
  const home = mkdtempSync(path.join(tmpdir(), 'unzip-'));
  const into = path.join(home, 'into');
  writeFileSync(path.join(home, 'archive'), archive);
  const wrong = await unzip(path.join(home, 'archive'), into, BOUNDS).then(
    () => undefined,
    (e: Error) => e.message,
  );
  return { home, into, wrong };
}
const refusal = async (...files: readonly ZipFile[]) => (await unpack(zip(files))).wrong;

test('files with expected names are there as they were, packed or not, empty ones too', async () => {
  const { into, wrong } = await unpack(
    zip([
      { name: 'memory/memory.json', content: '{"é":1}'.repeat(1000) },
      { name: '/run/about.json', content: 'plain', method: 'stored' },
      { name: 'run/empty.json', content: '', method: 'stored' },
    ]),
  );
  expect(wrong).toBeUndefined();
  expect(readFileSync(path.join(into, 'memory/memory.json'), 'utf8')).toBe('{"é":1}'.repeat(1000));
  expect(readFileSync(path.join(into, 'run/about.json'), 'utf8')).toBe('plain');
  expect(readFileSync(path.join(into, 'run/empty.json'), 'utf8')).toBe('');
});

test('a name that leads out, or one that nobody expected: nothing at all is written', async () => {
  const names = [
    '../memory.json',
    'memory/../../x.json',
    '..\\x.json',
    '/etc/passwd',
    'C:\\x.json',
    'memory/a\0.json',
    'memory/.ssh',
    '//run/x.json',
  ];
  for (const name of names) {
    const { home, wrong } = await unpack(
      zip([
        { name: 'memory/memory.json', content: '{}' },
        { name, content: 'x' },
      ]),
    );
    expect(wrong, name).toMatch(/^it holds ".*", which Viva does not write$/);
    expect(readdirSync(home), name).toEqual(['archive']);
  }
});

test('bombs: by what the list says, by what comes out, by the number of files', async () => {
  const zeros = Buffer.alloc(1_100_000);
  expect(await refusal({ name: 'memory/memory.json', content: zeros })).toBe('unpacked it is larger than 1 MB');
  expect(
    await refusal(
      { name: 'memory/a.json', content: zeros.subarray(0, 600_000) },
      { name: 'memory/b.json', content: zeros.subarray(0, 600_000) },
    ),
  ).toBe('unpacked it is larger than 1 MB');
  expect(await refusal({ name: 'memory/memory.json', content: zeros, claims: 10 })).toBe(
    'memory/memory.json is larger than the archive says',
  );
  expect(await refusal({ name: 'memory/memory.json', content: zeros, claims: 10, method: 'stored' })).toBe(
    'memory/memory.json is larger than the archive says',
  );
  expect(await refusal(...['a', 'b', 'c', 'd'].map((n) => ({ name: `run/${n}.json`, content: '' })))).toBe('it holds 4 files, more than 3');
});

test('a file twice, one packed otherwise, and what is no archive', async () => {
  expect(await refusal({ name: 'run/a.json', content: '1' }, { name: 'run/a.json', content: '2' })).toBe('it holds run/a.json twice');
  expect(await refusal({ name: 'run/a.json', content: 'x', method: 'odd' })).toBe('run/a.json is packed in a way that Viva does not use');
  expect((await unpack(Buffer.from('no archive at all'))).wrong).toBe('it is no zip archive');
  expect((await unpack(Buffer.alloc(0))).wrong).toBe('it is no zip archive');
  const cut = zip([{ name: 'run/a.json', content: 'x'.repeat(1000), method: 'stored' }]).subarray(500);
  expect((await unpack(cut)).wrong).toBe('its list of files is not where it should be');
});

test('no bytes of an archive make it do anything but refuse', async () => {
  const good = zip([
    { name: 'run/a.json', content: 'hello' },
    { name: 'memory/memory.json', content: '{}' },
  ]);
  for (let at = 0; at < good.length; at++) {
    for (const value of [0, 0x7f, 0xff]) {
      const bad = Buffer.from(good);
      bad[at] = value;
      const { home } = await unpack(bad);
      expect(readdirSync(home).every((name) => name === 'archive' || name === 'into')).toBe(true);
      if (existsSync(path.join(home, 'into')))
        expect(readdirSync(path.join(home, 'into')).every((n) => n === 'run' || n === 'memory')).toBe(true);
    }
  }
});
