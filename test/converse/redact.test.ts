import { expect, test } from 'vitest';
import { redactJson } from '../../src/converse/redact.ts';
import { createRedact } from '../../src/edge/secrets.ts';

test('a key that is a number is hidden where an agent writes it as one, other numbers stay', () => {
  const redact = createRedact({ secrets: ['4815162342'], patterns: [] });
  expect(redactJson({ pin: 4815162342, list: [4815162342, 1733000000000, 1.5, -3, null] }, redact)).toEqual({
    pin: '***',
    list: ['***', 1733000000000, 1.5, -3, null],
  });
});
