import { expect, test } from 'vitest';
import { moduleFiles } from '../../src/plan/module-files.ts';

const files: { readonly [path: string]: string } = {
  'tests/mocks.ts': `import { slots } from './data.js';
import type { Slot } from '../src/slot';
import zod from 'zod';
export * from "./more/index.ts";
const late = () => import('./late.mts');
const old = require('../old.cjs');
import table from './table.json' with { type: 'json' };
import './gone.ts';
import '../../outside.ts';
`,
  'tests/data.ts': "import './mocks.ts';\nexport const slots = [];",
  'src/slot.ts': '',
  'tests/more/index.ts': "export { x } from './';",
  'tests/late.mts': '',
  'old.cjs': '',
  'tests/table.json': '{"from": "./not-code.ts"}',
  'tests/not-code.ts': '',
  'other.ts': '',
};

test('a module is made of itself and all that it imports by a relative path', async () => {
  expect(await moduleFiles('tests/mocks.ts', async (path) => files[path])).toEqual([
    'old.cjs',
    'src/slot.ts',
    'tests/data.ts',
    'tests/late.mts',
    'tests/mocks.ts',
    'tests/more/index.ts',
    'tests/table.json',
  ]);
  expect(await moduleFiles('gone.ts', async () => undefined)).toEqual(['gone.ts']);
});
