// What the pull request's own run has to do: it has the cache, and its check is the pull request's.
import type { Asked, CommandAnswer, Service } from '../model/commands.ts';
import { allTests } from './resolve.ts';

export function servedBy({ line, tests, complete }: Asked, what: Service['what']): CommandAnswer {
  const { words, options } = line;
  const found = allTests(words, tests);
  // Of more tests than the comment tells of, the run knows the others.
  if ('said' in found && complete) return { kind: 'refused', said: found.said };
  const named = 'said' in found ? words : found.tests.map((t) => t.id);
  return { kind: 'service', service: { what, tests: named, ...(options.judge && { judge: options.judge }) } };
}
