import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFiles } from '../../src/edge/files.ts';
import { repository, temporaryFolder, writeIn } from './repository.ts';

test('in a checkout: tracked and new files, not what is ignored, deleted, installed or Viva’s own', async () => {
  const repo = repository();
  repo.commit({ 'a.viva.yml': '1', 'gone.viva.yml': '1', '.gitignore': 'dist/\n', 'node_modules/x/test.yml': '1', 'sub/ä b.yml': '1' });
  writeIn(repo.folder, { 'new.viva.yml': '1', 'dist/built.viva.yml': '1', '.viva/memory.json': '{}' });
  rmSync(path.join(repo.folder, 'gone.viva.yml'));
  expect(await createFiles(repo.folder).list()).toEqual(['.gitignore', 'a.viva.yml', 'new.viva.yml', 'sub/ä b.yml']);
  expect(await createFiles(path.join(repo.folder, 'sub')).list()).toEqual(['ä b.yml']);
});

test('elsewhere: everything but node_modules, .git and .viva; a link in a circle ends', async () => {
  const folder = temporaryFolder();
  writeIn(folder, { 'a.yml': '1', 'b/c.yml': '1', 'b/node_modules/x.yml': '1', '.viva/x.yml': '1', '.github/w.yml': '1' });
  symlinkSync(folder, path.join(folder, 'b', 'circle'));
  expect(await createFiles(folder).list()).toEqual(['.github/w.yml', 'a.yml', 'b/c.yml', 'b/circle']);
});

test('the hash is the name that git gives to the file, of a text and of bytes', async () => {
  const repo = repository();
  repo.commit({ 'a.txt': 'grüße\n' });
  const files = createFiles(repo.folder);
  expect(await files.hash('a.txt')).toBe(repo.git('rev-parse', 'HEAD:a.txt'));
  expect(files.hashOf('grüße\n')).toBe(await files.hash('a.txt'));
  expect(await files.hash('none.txt')).toBeUndefined();
});

test('what is not there, or a folder, reads as nothing; what is written makes its folders', async () => {
  const folder = temporaryFolder();
  const files = createFiles(folder);
  mkdirSync(path.join(folder, 'sub'));
  expect([await files.read('none'), await files.read('sub'), await files.read('none/deeper')]).toEqual([undefined, undefined, undefined]);
  await files.write('out/deep/report.json', '{}');
  expect(readFileSync(path.join(folder, 'out/deep/report.json'), 'utf8')).toBe('{}');
  expect(await files.read('out/deep/report.json')).toBe('{}');
});

test('whether a report can be written is known before anything runs; an older one stays as it is', async () => {
  const folder = temporaryFolder();
  writeIn(folder, { 'report.json': 'old', 'sub/x': '1' });
  const files = createFiles(folder);
  expect(await files.writable('report.json')).toBeUndefined();
  expect(await files.read('report.json')).toBe('old');
  expect(await files.writable('new/report.json')).toBeUndefined();
  expect(await files.writable('sub')).toBe('it is a folder');
  expect(await files.writable('report.json/x.json')).toMatch(/ENOTDIR|EEXIST/);
});
