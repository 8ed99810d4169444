import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/edge/memory-files.ts';
import { temporaryFolder } from './repository.ts';

const hex = (n: number) => n.toString(16).padStart(64, '0');
const said = (text: string) => ({ events: [{ type: 'agent', round: 1, text }] });
const open = (folder: string, restored: string[] = []) =>
  openStore({ memory: folder, transcripts: path.join(folder, 'transcripts'), restored: { memory: restored, transcripts: restored } });
const lines = (folder: string) =>
  readdirSync(path.join(folder, 'transcripts'))
    .sort()
    .map((name) => readFileSync(path.join(folder, 'transcripts', name), 'utf8'))
    .join('');

describe('transcripts', () => {
  test('what is appended can be read at once, and by the next run, byte for byte', async () => {
    const folder = temporaryFolder();
    const hostile = said('a line end \u2028 and \u2029, a \n newline, 🙂, \ud800, "}\n{"hash":"');
    const store = open(folder);
    await store.append(hex(1), hostile);
    await store.append(hex(2), said('second'));
    expect(await store.transcript(hex(1))).toEqual(hostile);
    await store.close();
    const next = open(folder);
    expect(await next.transcript(hex(1))).toEqual(hostile);
    expect(await next.transcript(hex(2))).toEqual(said('second'));
    expect(await next.transcript(hex(3))).toBeUndefined();
    const has = await next.hashes();
    expect([has(hex(1)), has(hex(3))]).toEqual([true, false]);
    expect(lines(folder).split('\n')).toHaveLength(3);
    expect(lines(folder)).not.toMatch(/[\u2028\u2029]/);
  });

  test('many conversations that end at once lose nothing, and warn of nothing', async () => {
    const folder = temporaryFolder();
    const warnings: string[] = [];
    const listen = (w: Error) => warnings.push(w.message);
    process.on('warning', listen);
    const store = open(folder);
    await Promise.all(Array.from({ length: 200 }, (_, i) => store.append(hex(i), said(`${i} ${'x'.repeat(20_000)}`))));
    await store.close();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', listen);
    expect(warnings).toEqual([]);
    const next = open(folder);
    for (const i of [0, 99, 199]) expect(await next.transcript(hex(i))).toEqual(said(`${i} ${'x'.repeat(20_000)}`));
    expect(readdirSync(path.join(folder, 'transcripts'))).toHaveLength(1);
  });

  test('the same content is written once', async () => {
    const folder = temporaryFolder();
    const store = open(folder);
    for (let i = 0; i < 3; i++) await store.append(hex(1), said('again'));
    await store.close();
    expect(lines(folder).match(/again/g)).toHaveLength(1);
  });

  test('a torn last line, and lines that nobody of us wrote, are left out', async () => {
    const folder = temporaryFolder();
    const store = open(folder);
    await store.append(hex(1), said('whole'));
    await store.close();
    const [name = ''] = readdirSync(path.join(folder, 'transcripts'));
    appendFileSync(
      path.join(folder, 'transcripts', name),
      `garbage\n{"hash":"nothex","transcript":{}}\n{"hash":"${hex(3)}","transcript":]\n\n{"hash":"${hex(2)}","transcript":{"ev`,
    );
    const next = open(folder);
    expect(await next.transcript(hex(1))).toEqual(said('whole'));
    expect(await next.transcript(hex(2))).toBeUndefined();
    expect(await next.transcript(hex(3))).toBeUndefined();
  });

  test('a line longer than what is read at once', async () => {
    const folder = temporaryFolder();
    const store = open(folder);
    const long = said('ö'.repeat(1_500_000));
    await store.append(hex(1), said('before'));
    await store.append(hex(2), long);
    await store.append(hex(3), said('after'));
    await store.close();
    const next = open(folder);
    expect(await next.transcript(hex(3))).toEqual(said('after'));
    expect(await next.transcript(hex(2))).toEqual(long);
  });

  test('restored folders are read, never written', async () => {
    const [folder, restored] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(path.join(restored, 'base.jsonl'), `{"hash":"${hex(1)}","transcript":{"from":"base"}}\n`);
    const store = open(folder, [restored, path.join(restored, 'none')]);
    expect(await store.transcript(hex(1))).toEqual({ from: 'base' });
    await store.append(hex(2), said('own'));
    await store.keepOnly(new Set(), 1000);
    await store.close();
    expect(readdirSync(restored)).toEqual(['base.jsonl']);
    expect(await store.transcript(hex(1))).toEqual({ from: 'base' });
  });
});

describe('keeping only', () => {
  test('what is named stays and can still be read, also by the same run; the rest is gone', async () => {
    const folder = temporaryFolder();
    const store = open(folder);
    for (let i = 0; i < 10; i++) await store.append(hex(i), said(`text ${i}`));
    await store.keepOnly(new Set([hex(3), hex(7)]), 1_000_000);
    expect(await store.transcript(hex(7))).toEqual(said('text 7'));
    expect(await store.transcript(hex(4))).toBeUndefined();
    await store.append(hex(20), said('later'));
    expect(await store.transcript(hex(20))).toEqual(said('later'));
    await store.close();
    const next = open(folder);
    expect(await next.transcript(hex(3))).toEqual(said('text 3'));
    expect(await next.transcript(hex(20))).toEqual(said('later'));
    expect(lines(folder)).not.toContain('text 4');
  });

  test('beyond the size the oldest go first', async () => {
    const folder = temporaryFolder();
    const store = open(folder);
    for (let i = 0; i < 10; i++) await store.append(hex(i), said('x'.repeat(1000)));
    await store.keepOnly(new Set(Array.from({ length: 10 }, (_, i) => hex(i))), 4000);
    const has = await store.hashes();
    expect(Array.from({ length: 10 }, (_, i) => has(hex(i)))).toEqual([...Array(7).fill(false), true, true, true]);
    await store.close();
  });

  test('another run that still writes into the folder keeps its file', async () => {
    const folder = temporaryFolder();
    const mine = open(folder);
    mkdirSync(path.join(folder, 'transcripts'));
    const theirs = path.join(folder, 'transcripts', `zzz-${process.ppid}.jsonl`);
    writeFileSync(theirs, `{"hash":"${hex(1)}","transcript":{}}\n`);
    await mine.append(hex(2), said('mine'));
    await mine.keepOnly(new Set(), 1000);
    expect(existsSync(theirs)).toBe(true);
    await mine.close();
  });
});

describe('the memory', () => {
  test('own first, then the restored ones, unread; what is no JSON is left out', async () => {
    const [folder, restored, broken] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    writeFileSync(path.join(restored, 'memory.json'), '{"from":"base"}');
    writeFileSync(path.join(broken, 'memory.json'), '{"torn');
    const store = open(folder, [restored, broken]);
    expect(await store.memories()).toEqual([{ from: 'base' }]);
    await store.save({ from: 'own' });
    expect(await open(folder, [restored]).memories()).toEqual([{ from: 'own' }, { from: 'base' }]);
    expect(readdirSync(folder)).toEqual(['memory.json']);
  });

  test('a folder .viva ignores itself for git', async () => {
    const home = path.join(temporaryFolder(), '.viva');
    await open(home).save({});
    expect(readFileSync(path.join(home, '.gitignore'), 'utf8')).toBe('*\n');
  });

  test('nothing is made on disk before there is something to store', async () => {
    const folder = temporaryFolder();
    const store = open(folder);
    await store.memories();
    await store.hashes();
    await store.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('20,000 transcripts lie on disk, not in memory', async () => {
  const folder = temporaryFolder();
  const store = open(folder);
  const text = 'x'.repeat(1500);
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 20_000; i++) await store.append(hex(i), said(`${i} ${text}`));
  await store.close();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(25_000_000);
  const [name = ''] = readdirSync(path.join(folder, 'transcripts'));
  expect(statSync(path.join(folder, 'transcripts', name)).size).toBeGreaterThan(30_000_000);
  expect(await open(folder).transcript(hex(19_999))).toEqual(said(`19999 ${text}`));
});
