import { describe, expect, test } from 'vitest';
import { defaultPatterns, findSuites } from '../../src/suite/find.ts';

const files = [
  '.github/workflows/test.yml',
  'README.md',
  'a.viva.yml',
  'agents/notes.yml',
  'agents/shop/helper/test.yml',
  'agents/test.yaml',
  'apps/x/agents/p/a/test.yml',
  'e2e/b.viva.yaml',
  'e2e/odd.yml',
  'e2e/test.yml',
  'node_modules/pkg/agents/p/a/test.yml',
  'node_modules/pkg/x.viva.yml',
  'odd[1].yml',
];

const find = (named: string[], patterns: readonly string[] = defaultPatterns) => {
  const { found, unmatched } = findSuites({ files, patterns, named });
  return { files: found.map((f) => `${f.file}${f.named ? ' (named)' : ''}`), unmatched };
};

describe('the suites of a repository', () => {
  test('are found by the built-in patterns, never in node_modules', () => {
    expect(find([])).toEqual({
      files: ['a.viva.yml', 'agents/shop/helper/test.yml', 'agents/test.yaml', 'apps/x/agents/p/a/test.yml', 'e2e/b.viva.yaml'],
      unmatched: [],
    });
  });

  test('nothing found by any of the built-in patterns', () => {
    expect(findSuites({ files: ['README.md'], patterns: defaultPatterns, named: [] })).toEqual({ found: [], unmatched: defaultPatterns });
  });

  test.each([
    [['e2e/*.yml'], ['e2e/odd.yml', 'e2e/test.yml'], []],
    [['./e2e/**'], ['e2e/b.viva.yaml', 'e2e/odd.yml', 'e2e/test.yml'], []],
    [['**/*.viva.{yml,yaml}', '!e2e/**'], ['a.viva.yml'], []],
    [['a.viva.yml', 'evals/**/*.yml'], ['a.viva.yml'], ['evals/**/*.yml']],
    [['.github/**'], ['.github/workflows/test.yml'], []],
  ])('by patterns %j', (patterns, expected, unmatched) => {
    expect(find([], patterns)).toEqual({ files: expected, unmatched });
  });

  test.each([
    ['a file, whatever it is', ['e2e/odd.yml'], ['e2e/odd.yml (named)'], []],
    ['a file with ./', ['./a.viva.yml'], ['a.viva.yml (named)'], []],
    ['a file whose name looks like a glob', ['odd[1].yml'], ['odd[1].yml (named)'], []],
    ['a file that git ignores, or that is not there', ['local/mine.yml'], ['local/mine.yml (named)'], []],
    ['a folder: what the patterns find in it', ['e2e/'], ['e2e/b.viva.yaml'], []],
    [
      'the whole directory',
      ['.'],
      ['a.viva.yml', 'agents/shop/helper/test.yml', 'agents/test.yaml', 'apps/x/agents/p/a/test.yml', 'e2e/b.viva.yaml'],
      [],
    ],
    ['a glob', ['e2e/*.yml'], ['e2e/odd.yml', 'e2e/test.yml'], []],
    ['a file and the folder that it is in', ['e2e', 'e2e/b.viva.yaml'], ['e2e/b.viva.yaml (named)'], []],
    ['a folder without suites', ['.github'], [], ['.github']],
    ['a folder that is not there', ['evals'], [], ['evals']],
    ['a glob that finds nothing', ['evals/*.yml', 'a.viva.yml'], ['a.viva.yml (named)'], ['evals/*.yml']],
  ])('by name: %s', (_, named, expected, unmatched) => {
    expect(find(named)).toEqual({ files: expected, unmatched });
  });
});
