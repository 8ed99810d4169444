import { expect, test } from 'vitest';
import { wordsOf } from '../../src/app/words.ts';

test.each([
  ['run tests/ -n 3', ['run', 'tests/', '-n', '3']],
  ['  run   --name "books a slot" ', ['run', '--name', 'books a slot']],
  ['run \'a "b" \\c\'', ['run', 'a "b" \\c']],
  ['run a\\ b ""', ['run', 'a b', '']],
  ['run $HOME *.yml `id`', ['run', '$HOME', '*.yml', '`id`']],
  ['', []],
])('%s', (line, words) => expect(wordsOf(line)).toEqual(words));

test('a quote that is not closed', () => expect(wordsOf('run "a')).toEqual({ problem: 'a " is not closed' }));
