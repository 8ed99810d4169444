import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { yamlText } from '../../src/app/what-if.ts';

test.each([
  'Offers a free slot',
  'Says: no',
  'A # b',
  'yes',
  'null',
  '007',
  '- a',
  '"quoted"',
  '{ a }',
  'Ends with:',
  'Is `code`',
  "It's kind",
  ' x ',
])('%j is the same text for whoever reads the YAML', (text) => expect(parse(`- ${yamlText(text)}`)).toEqual([text]));

test('plain where it can be', () => expect(yamlText('Offers a free slot')).toBe('Offers a free slot'));
