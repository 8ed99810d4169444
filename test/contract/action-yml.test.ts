import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { outputsOf } from '../../src/app/act.ts';
import { INPUTS } from '../../src/app/inputs.ts';
import { emptyReport } from './empty-report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const action = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'));

describe('action.yml and the code', () => {
  test('have the same inputs', () => {
    expect(Object.keys(action.inputs)).toEqual(Object.keys(INPUTS));
  });

  test('every default is accepted by the code', () => {
    for (const [name, schema] of Object.entries(INPUTS)) {
      const given = String(action.inputs[name].default ?? '');
      expect(schema.safeParse(given).success, `${name}: ${given}`).toBe(true);
    }
  });

  test('have the same outputs', () => {
    expect(Object.keys(action.outputs)).toEqual(Object.keys(outputsOf(emptyReport, '')));
  });

  test('README shows every input with its default', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
    const missing = Object.keys(INPUTS).filter((name) => !readme.includes(`| \`${name}\` |`));
    expect(missing).toEqual([]);
  });
});
