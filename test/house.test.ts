import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((f) => f.replaceAll('\\', '/'))
  .filter((f) => f.endsWith('.ts'));

/** Files of src/ that a file imports, type imports included. A package's file, named by its path, is still a package. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, 'src', file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)]
    .map((m) => path.posix.join(path.posix.dirname(file), m[1] ?? ''))
    .filter((to) => !to.startsWith('../node_modules/'));
}

const roomOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : 'entry');
const ROOMS = ['suite', 'format', 'plan', 'agent', 'converse', 'check', 'judge', 'score', 'report', 'command'];

/** Who may import whom, besides a room itself. */
const MAY: { readonly [room: string]: readonly string[] } = {
  model: [],
  edge: ['model'],
  app: [...ROOMS, 'model'],
  entry: ['app', 'edge', 'model', 'entry', ...ROOMS],
  ...Object.fromEntries(ROOMS.map((room) => [room, ['model']])),
};

describe('the house', () => {
  test('imports go one way', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((to) => roomOf(to) !== roomOf(file) && !(MAY[roomOf(file)] ?? []).includes(roomOf(to)))
        .map((to) => `${file} → ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test('only entries import rooms through the catalog, and rooms never import it', () => {
    const importers = sources.filter((file) => importsOf(file).includes('catalog.ts'));
    expect(importers.filter((file) => file.includes('/'))).toEqual([]);
  });

  test('no files import each other in a ring', () => {
    const graph = new Map(sources.map((file) => [file, importsOf(file).filter((to) => sources.includes(to))]));
    const rings: string[] = [];
    const done = new Set<string>();
    const walk = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) {
        rings.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
        return;
      }
      if (done.has(file)) return;
      for (const to of graph.get(file) ?? []) walk(to, [...trail, file]);
      done.add(file);
    };
    for (const file of sources) walk(file, []);
    expect(rings).toEqual([]);
  });

  test('no drawer is called utils, and no file is a barrel', () => {
    const drawers = sources.filter((f) => /(^|\/)(utils?|helpers?|common|types|index|misc)(\.ts|\/)/.test(f));
    const barrels = sources.filter((f) => f !== 'library.ts' && /^export \* from/m.test(readFileSync(path.join(root, 'src', f), 'utf8')));
    expect({ drawers, barrels }).toEqual({ drawers: [], barrels: [] });
  });

  test('no default exports, no any, no module mocks', () => {
    const defaults = sources.filter((f) => /^export default/m.test(readFileSync(path.join(root, 'src', f), 'utf8')));
    const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.ts'));
    const needle = ['vi', 'mock'].join('.');
    const mocks = tests.filter((f) => readFileSync(path.join(root, 'test', f), 'utf8').includes(needle));
    expect({ defaults, mocks }).toEqual({ defaults: [], mocks: [] });
  });

  test('the network, files, processes and the clock are touched by edges and entries alone', () => {
    const touching = sources.filter(
      (f) =>
        roomOf(f) !== 'edge' &&
        roomOf(f) !== 'entry' &&
        /from ['"]node:(fs|http|https|child_process|net|os|worker_threads|timers)|Date\.now\(|Math\.random\(|new Date\(\)|globalThis\.fetch|process\.env/.test(
          readFileSync(path.join(root, 'src', f), 'utf8'),
        ),
    );
    expect(touching).toEqual([]);
  });

  test('paths that the guides name are there', () => {
    const guides = ['src/README.md', 'test/README.md', '.github/CONTRIBUTING.md'].filter((g) => existsSync(path.join(root, g)));
    const missing = guides.flatMap((guide) => {
      const text = readFileSync(path.join(root, guide), 'utf8');
      return [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:ts|mjs|json|yml|md))`/g)]
        .map((m) => m[1] ?? '')
        .filter((p) => ![p, `src/${p}`, `test/${p}`].some((x) => existsSync(path.join(root, x))))
        .map((p) => `${guide}: ${p}`);
    });
    expect(missing).toEqual([]);
  });
});
