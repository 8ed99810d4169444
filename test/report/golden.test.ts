// What people see, word for word. After a change: `UPDATE=1 … vitest run test/report/golden.test.ts`, then read the difference as prose.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { comment } from '../../src/report/comment.ts';
import { summary } from '../../src/report/summary.ts';
import { table } from '../../src/report/table.ts';
import { SAMPLES, type Sample, sample } from './samples.ts';

const KINDS = [
  [comment, 'md'],
  [summary, 'md'],
  [table, 'txt'],
] as const;

const all = SAMPLES.filter((name) => name !== 'many').flatMap((name) => KINDS.map(([kind, ext]) => ({ name, kind, ext })));

describe('every sample reads as it was reviewed', () => {
  it.each(all)('$name as $kind.name', ({ name, kind, ext }: { name: Sample; kind: (typeof KINDS)[number][0]; ext: string }) => {
    const path = new URL(`./fixtures/${name}.${kind.name}.${ext}`, import.meta.url);
    const got = kind.render(sample(name));
    if (process.env['UPDATE'] === '1') writeFileSync(path, got);
    expect(got).toBe(readFileSync(path, 'utf8'));
  });
});
