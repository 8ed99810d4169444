// What the pull request's own run has to do: it has the cache, and its check is the pull request's.
import type { Asked, CommandAnswer, Service } from '../model/commands.ts';
import { allTests } from './resolve.ts';

export function servedBy({ line, tests, complete }: Asked, what: Service['what']): CommandAnswer {
  const { words, options } = line;
  const supposed = options.criterion;
  const found = allTests(words, tests);
  // Of more tests than the comment tells of, the run knows the others.
  if ('said' in found && complete) return { kind: 'refused', said: found.said };
  const named = 'said' in found ? words : found.tests.map((t) => t.id);
  if (supposed !== undefined && (words.length === 0 || ('tests' in found && found.tests.length > 1)))
    return { kind: 'refused', said: [{ text: 'Another criterion is for one test: `/reeval test --criterion "text"`.' }] };
  if (supposed !== undefined && supposed.length > 500)
    return { kind: 'refused', said: [{ text: 'A criterion has 500 characters at most.' }] };
  return {
    kind: 'service',
    service: { what, tests: named, ...(options.judge && { judge: options.judge }), ...(supposed !== undefined && { criterion: supposed }) },
  };
}
