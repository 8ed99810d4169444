import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

describe('the package', () => {
  test('exports what the statistics are made of, from the committed dist', async () => {
    const library = await import(pathToFileURL(path.join(root, manifest.exports['.'].default)).href);
    expect(library.evidence(20, 20, 0, 1)).toBeCloseTo(58.0938, 3);
    expect(library.wilson(4, 4)[0]).toBeCloseTo(0.510109, 5);
    const compared = library.compare({
      inHead: true,
      reused: false,
      history: { passed: 20, completed: 20 },
      live: { passed: 6, completed: 6 },
      head: { passed: 0, completed: 4 },
      tests: 50,
      baseline: 'live',
      baseName: 'main',
    });
    expect(compared.comparison).toBe('regressed');
  });

  test('has types for it, and a program', () => {
    expect(readFileSync(path.join(root, manifest.exports['.'].types), 'utf8')).toContain('compare');
    expect(readFileSync(path.join(root, manifest.bin.viva), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test('ships the notices of what it bundles', () => {
    expect(readFileSync(path.join(root, 'dist/bundle/licenses.txt'), 'utf8')).toContain('MIT');
  });

  test('keeps no address of a registry and no path of a machine in its lock file', () => {
    expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/);
  });
});
