// Reads a folder of other people's test files: `npm run strangers -- DIR`. What is recognised as what, and what is said about it.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { catalog } from '../src/catalog.ts';
import { problemLine } from '../src/model/problems.ts';
import { defaultPatterns, findSuites } from '../src/suite/find.ts';
import { loadSuite } from '../src/suite/load.ts';

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: npm run strangers -- DIR');
  process.exit(2);
}

/** MANIFEST.tsv, where there is one, knows the path that each file had in its repository. */
async function originals() {
  const text = await readFile(join(folder, 'MANIFEST.tsv'), 'utf8').catch(() => '');
  const [header = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const columns = header.split('\t');
  const [path, saved] = [columns.indexOf('path'), columns.indexOf('saved_as')];
  return new Map(lines.map((line) => line.split('\t')).map((cells) => [cells[saved], cells[path]]));
}

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && /\.ya?ml$/i.test(entry.name))
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .sort();
const paths = await originals();
const beside = new Map(files.map((file) => [paths.get(file) ?? file, file]));

const patterns = [...defaultPatterns, ...catalog.formats.flatMap((format) => format.patterns)];
const rows = [];
for (const file of files) {
  const path = paths.get(file) ?? file;
  const found = findSuites({ files: [path], patterns, named: [] }).found.length > 0;
  const text = await readFile(join(folder, file), 'utf8');
  const read = (wanted) => readFile(join(folder, beside.get(wanted) ?? wanted), 'utf8').catch(() => undefined);
  const began = performance.now();
  // A file that no pattern finds is read as if somebody had named it.
  const loaded = await loadSuite({
    file: path,
    text,
    named: !found,
    checks: catalog.checks,
    metrics: catalog.metrics,
    formats: catalog.formats,
    read,
  });
  const ms = performance.now() - began;
  const [first, ...others] = loaded.problems;
  rows.push({
    file: path,
    found: found ? 'by pattern' : 'only by name',
    as: loaded.suite
      ? 'suite'
      : loaded.foreign?.suites.length > 0
        ? loaded.foreign.suites[0].format
        : loaded.problems.some((p) => p.severity === 'error')
          ? 'refused'
          : 'left alone',
    tests: String([loaded.suite ?? loaded.foreign?.suites ?? []].flat().reduce((n, suite) => n + suite.tests.length, 0) || '–'),
    ms: ms.toFixed(0),
    problems: first ? `${problemLine(first).slice(0, 160)}${others.length > 0 ? ` (+${others.length})` : ''}` : '–',
  });
}

const columns = ['file', 'found', 'as', 'tests', 'ms', 'problems'];
const titles = { file: 'file', found: 'found', as: 'recognised as', tests: 'tests', ms: 'ms', problems: 'problems' };
const width = (column) => Math.max(titles[column].length, ...rows.map((row) => row[column].length));
const line = (row) => columns.map((column) => row[column].padEnd(column === 'problems' ? 0 : width(column))).join('  ');
console.log(line(titles));
for (const row of rows) console.log(line(row));
