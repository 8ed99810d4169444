import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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

test('a link that leads out of the repository or into .git reads as nothing; one within is followed', async () => {
  const repo = repository();
  repo.commit({ 'a.txt': 'a', 'sub/b.txt': 'b' });
  const outside = temporaryFolder();
  writeIn(outside, { 'secret.csv': 'key' });
  const links: readonly (readonly [string, string])[] = [
    [path.join(outside, 'secret.csv'), 'out.csv'],
    [outside, 'folder'],
    ['/proc/self/environ', 'environ.csv'],
    ['/dev/zero', 'endless.csv'],
    ['.git/config', 'config.csv'],
    ['.git', 'git'],
    ['circle', 'circle'],
    ['../a.txt', 'sub/within.txt'],
    ['sub', 'within'],
  ];
  for (const [target, name] of links) symlinkSync(target, path.join(repo.folder, name));
  const files = createFiles(repo.folder);
  const refused = ['out.csv', 'folder/secret.csv', 'environ.csv', 'endless.csv', 'config.csv', 'git/config', '.git/config', 'circle'];
  expect(await Promise.all(refused.map((file) => files.read(file)))).toEqual(refused.map(() => undefined));
  expect(await files.hash('out.csv')).toBeUndefined();
  expect([await files.read('sub/within.txt'), await files.read('within/b.txt')]).toEqual(['a', 'b']);
  expect(await createFiles(path.join(repo.folder, 'sub')).read('within.txt')).toBe('a');
  expect(await files.read(path.join(outside, 'secret.csv'))).toBe('key');
});

test('a report takes the place of a link, and goes through none that leads out, nor into .git', async () => {
  const repo = repository();
  repo.commit({ 'a.txt': 'a' });
  const outside = temporaryFolder();
  writeIn(outside, { profile: 'mine' });
  symlinkSync(path.join(outside, 'profile'), path.join(repo.folder, 'viva-report.json'));
  symlinkSync(path.join(outside, 'new'), path.join(repo.folder, 'dangling.json'));
  symlinkSync(outside, path.join(repo.folder, 'out'));
  symlinkSync('.git', path.join(repo.folder, 'git'));
  const files = createFiles(repo.folder);
  for (const file of ['viva-report.json', 'dangling.json']) {
    expect(await files.writable(file)).toBeUndefined();
    await files.write(file, '{}');
    expect(readFileSync(path.join(repo.folder, file), 'utf8')).toBe('{}');
  }
  for (const file of ['out/new.json', 'out/deep/new.json', '.git/hooks/post-checkout', 'git/hooks/post-checkout', 'sub/../.GIT/config']) {
    expect(await files.writable(file)).toBe('it leads out of the repository, or into .git');
    await expect(files.write(file, '{}')).rejects.toThrow('out of the repository');
  }
  expect([readdirSync(outside), readFileSync(path.join(outside, 'profile'), 'utf8')]).toEqual([['profile'], 'mine']);
  await files.write(path.join(outside, 'asked/for.json'), '{}');
  expect(readFileSync(path.join(outside, 'asked/for.json'), 'utf8')).toBe('{}');
});
