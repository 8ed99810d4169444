import { describe, expect, test } from 'vitest';
import { readLabels, withLabels } from '../../src/suite/labels.ts';

const HASH = 'a1'.repeat(32);
const read = (text: string) => readLabels(text, 'viva.labels.yml');

test('labels as people write them', () => {
  const { labels, problems } = read(
    `labels:\n  - test: a.viva.yml#greets\n    criterion: Is friendly\n    transcript: ${HASH}\n    human: Fail\n    note: rude\n  - test: a.viva.yml#greets\n    criterion: "007"\n    transcript: 12345678\n    human:\n    drawn: 20\n`,
  );
  expect(problems).toEqual([]);
  expect(labels).toMatchObject([
    { test: 'a.viva.yml#greets', criterion: 'Is friendly', transcript: HASH, human: 'fail', place: { line: 2 } },
    { criterion: '007', transcript: '12345678', human: undefined, drawn: 20, place: { line: 7 } },
  ]);
});

test.each([
  ['labels:\n  - test: a\n    criterion: b\n    humna: pass\n', 4, 'unknown key "humna", did you mean "human"?'],
  ['labels:\n  - test: a\n    criterion: b\n    human: perhaps\n', 4, 'must be pass or fail'],
  ['labels:\n  - test: a\n    human: pass\n', 2, 'criterion'],
  ['labels:\n  - test: a\n    criterion: b\n    human: pass\n    transcript: xyz\n', 5, 'expected a hash'],
  ['- test: a\n', 1, 'not a mapping'],
])('%j is told at line %i', (text, line, said) => {
  const { labels, problems } = read(text);
  expect(labels).toEqual([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ code: 'bad_labels', place: { file: 'viva.labels.yml', line } });
  expect(problems[0]?.message).toContain(said);
});

test.each(['', '# nothing yet\n', 'labels:\n', 'labels: []\n'])('%j holds no labels', (text) => {
  expect(read(text)).toMatchObject({ labels: [], problems: [] });
});

describe('labels that are added', () => {
  const added = { test: 'a.viva.yml#x: y', criterion: 'Says "no"', transcript: HASH, human: null, judged: 'pass', drawn: 20 } as const;

  test('stand behind what is there, comments and all', () => {
    const before = `# ours\nlabels:\n  # said on Monday\n  - test: a.viva.yml#greets\n    criterion: Is friendly\n    transcript: ${HASH}\n    human: pass # sure\n`;
    const after = withLabels(before, [added], 'seed-1');
    expect(after).toContain('# said on Monday');
    expect(after).toContain('human: pass # sure');
    const { labels, seed, problems } = read(after);
    expect(problems).toEqual([]);
    expect(seed).toBe('seed-1');
    expect(labels).toMatchObject([
      { criterion: 'Is friendly' },
      { test: 'a.viva.yml#x: y', criterion: 'Says "no"', human: undefined, judged: 'pass' },
    ]);
    expect(labels[1]?.drawn).toBe(20);
  });

  test.each([undefined, '', '# ours\n', 'labels:\n', 'seed: seed-0\nlabels: []\n'])('also where there are none: %j', (before) => {
    const after = withLabels(before, [added], 'seed-1');
    const { labels, seed, problems } = read(after);
    expect(problems).toEqual([]);
    expect(labels).toHaveLength(1);
    expect(seed).toBe(before?.startsWith('seed') ? 'seed-0' : 'seed-1');
    expect(after).toContain('human:\n');
  });
});
