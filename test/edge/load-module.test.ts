import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLoader, type Loading } from '../../src/edge/load-module.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(path.join(tmpdir(), 'modules-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function write(files: { readonly [file: string]: string }): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    writeFileSync(path.join(cwd, file), text);
  }
}

const loader = (more: Partial<Loading> = {}) => createLoader({ cwd, own: { viva: { answer: 42 } }, ...more });

async function exportsOf(file: string) {
  const loaded = await loader()(file);
  return 'problem' in loaded ? loaded.problem : loaded.exports;
}

async function problemOf(file: string, more?: Partial<Loading>) {
  const loaded = await loader(more)(file);
  if (!('problem' in loaded)) throw new Error('it loaded');
  const { code, message, place } = loaded.problem;
  return { code, message, place };
}

test('what TypeScript has besides types: enums, namespaces, parameter properties, top-level await, `.js` for `.ts`', async () => {
  write({
    'a.ts': `
      import { type Slot, half } from './lib/b.js';
      import data from './c.json' with { type: 'json' };
      enum Day { Tuesday = 2 }
      namespace N { export const deep = 'deep' }
      class P { constructor(readonly x: number) {} }
      const late = await Promise.resolve('late');
      export const all = [Day.Tuesday, N.deep, new P(5).x, late, half(8 satisfies number), data.id];
      export default { slot: '9:00' } as Slot;`,
    'lib/b.ts': 'export interface Slot { slot: string }\nexport const half = (n: number) => n / 2;\n',
    'c.json': '{"id":"from json"}',
  });
  expect(await exportsOf('a.ts')).toMatchObject({ all: [2, 'deep', 5, 'late', 4, 'from json'], default: { slot: '9:00' } });
});

test('our own modules come from the running program, also where a package of that name is installed', async () => {
  write({
    'a.ts': "import { answer } from 'viva';\nexport { answer };",
    'b.mjs': "import { answer } from 'viva';\nexport { answer };",
    'node_modules/viva/package.json': '{"name":"viva","type":"module","main":"index.js"}',
    'node_modules/viva/index.js': 'export const answer = 7;',
  });
  const load = loader();
  expect(await load('a.ts')).toMatchObject({ exports: { answer: 42 } });
  expect(await load('b.mjs')).toMatchObject({ exports: { answer: 42 } });
});

test('packages of the checkout are run by Node as they are', async () => {
  write({
    'a.ts': "import { mood } from 'cheer';\nimport old from 'old';\nexport { mood };\nexport const before = old.before;",
    'node_modules/cheer/package.json': '{"name":"cheer","type":"module","exports":"./index.js"}',
    'node_modules/cheer/index.js': "await 0;\nexport const mood = 'good ' + new URL(import.meta.url).protocol;",
    'node_modules/old/package.json': '{"name":"old","main":"index.js"}',
    'node_modules/old/index.js': "exports.before = 'common';",
  });
  expect(await exportsOf('a.ts')).toMatchObject({ mood: 'good file:', before: 'common' });
});

test('paths of tsconfig.json, with comments and `extends`', async () => {
  write({
    'tsconfig.json': '{ // ours\n "extends": "./base.json", "compilerOptions": { "paths": { "@agent/*": ["./src/agent/*"] } } }',
    'base.json': '{ "compilerOptions": { "strict": true } }',
    'tests/a.ts': "import { name } from '@agent/salon';\nexport { name };",
    'src/agent/salon.ts': "export const name = 'Salon';",
  });
  expect(await exportsOf('tests/a.ts')).toMatchObject({ name: 'Salon' });
});

test('decorators get the method that they decorate', async () => {
  write({
    'a.ts': `
      const seen: string[] = [];
      const log = (_: object, key: string, d: PropertyDescriptor) => { seen.push(key + typeof d.value); };
      class A { @log book(slot: string): string { return slot } }
      export const said = new A().book('9:00');
      export { seen };`,
  });
  expect(await exportsOf('a.ts')).toMatchObject({ said: '9:00', seen: ['bookfunction'] });
});

test('a file that several import is evaluated once', async () => {
  write({
    'count.ts': 'export const count = { n: 0 };',
    'a.ts': "import { count } from './count.ts';\ncount.n++;\nexport { count };",
    'b.ts': "import { count } from './count.ts';\ncount.n++;\nexport { count };",
  });
  const load = loader();
  const [, b] = await Promise.all([load('a.ts'), load('b.ts')]);
  expect(b).toMatchObject({ exports: { count: { n: 2 } } });
});

test('which files of the checkout it is made of, also where others imported them before', async () => {
  write({
    'a.ts': "import './lib/shared.ts';\nexport const a = 1;",
    'b.ts': "export * from './lib/shared.ts';\nimport('./c.ts');",
    'c.ts': "import x from 'old';\nexport const c = x;",
    'lib/shared.ts': "import './deep';\nexport const s = 1;",
    'lib/deep.ts': "import path from 'node:path';\nexport const d = path.sep;",
    'node_modules/old/package.json': '{"name":"old","main":"index.js"}',
    'node_modules/old/index.js': '',
  });
  const load = loader();
  expect(await load('a.ts')).toMatchObject({ files: ['a.ts', 'lib/shared.ts', 'lib/deep.ts'] });
  expect(await load('b.ts')).toMatchObject({ files: ['b.ts', 'lib/shared.ts', 'c.ts', 'lib/deep.ts'] });
});

test('nothing is written beside the files', async () => {
  write({ 'a.ts': 'export const a: number = 1;', 'node_modules/.keep': '' });
  await exportsOf('a.ts');
  expect(readdirSync(cwd, { recursive: true }).sort()).toEqual(['a.ts', 'node_modules', 'node_modules/.keep']);
});

test('a mistake is a problem at its line', async () => {
  write({
    'syntax.ts': 'export const a = 1;\n\nexport const b = [1, 2;\n',
    'throws.ts': "import { boom } from './boom.ts';\n\nboom();\n",
    'boom.ts': "export function boom() {\n  throw new Error('no salon here.');\n}\n",
    'name.ts': "import { scenaro } from 'viva';\n\nscenaro('a');\n",
    'missing.ts': "import 'fs';\nimport { x } from './nowhere.ts';\nx();\n",
    'package.ts': "\nimport { x } from 'not-installed';\nx();\n",
    'odd.ts': "throw 'a text';\n",
  });
  expect(await problemOf('syntax.ts')).toEqual({
    code: 'bad_module',
    message: 'it does not load: Unexpected token, expected ",".',
    place: { file: 'syntax.ts', line: 3, column: 23 },
  });
  expect(await problemOf('throws.ts')).toMatchObject({
    message: 'it does not load: no salon here.',
    place: { file: 'boom.ts', line: 2 },
  });
  expect(await problemOf('name.ts')).toMatchObject({
    message: 'it does not load: "viva" has no export named "scenaro".',
    place: { file: 'name.ts', line: 3 },
  });
  expect(await problemOf('missing.ts')).toMatchObject({
    message: "it does not load: Cannot find module './nowhere.ts'.",
    place: { file: 'missing.ts', line: 2 },
  });
  expect(await problemOf('package.ts')).toMatchObject({
    message: "it does not load: Cannot find module 'not-installed'.",
    place: { file: 'package.ts', line: 2 },
  });
  expect(await problemOf('odd.ts')).toMatchObject({ message: 'it does not load: a text.', place: { file: 'odd.ts', line: 1 } });
  expect(await problemOf('none.ts')).toMatchObject({ code: 'bad_module', place: { file: 'none.ts', line: 1 } });
});

test('half a module is not handed to the next one', async () => {
  write({
    'bad.ts': "export const early = 1;\nthrow new Error('half');",
    'a.ts': "import { early } from './bad.ts';\nexport { early };",
  });
  const load = loader();
  expect(await load('bad.ts')).toMatchObject({ problem: { message: 'it does not load: half.' } });
  expect(await load('a.ts')).toMatchObject({ problem: { message: 'it does not load: half.', place: { file: 'bad.ts', line: 2 } } });
});

test('a file that never finishes, or ends the process, is a problem too', async () => {
  write({ 'hangs.ts': 'await new Promise(() => {});\nexport {};', 'ends.ts': '\nprocess.exit(0);' });
  expect(await problemOf('hangs.ts', { timeout: 300 })).toMatchObject({ message: 'it does not load: it did not finish loading in 0.3 s.' });
  expect(await problemOf('ends.ts')).toMatchObject({
    message: 'it does not load: it calls process.exit(0) while it is loaded.',
    place: { file: 'ends.ts', line: 2 },
  });
});
