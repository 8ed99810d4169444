import { afterAll, expect, test } from 'vitest';
import { installLeanHeaders } from '../../src/edge/lean-headers.ts';

const Real = globalThis.Headers;
installLeanHeaders();
const Lean = globalThis.Headers;
afterAll(() => void Object.assign(globalThis, { Headers: Real }));

/** What the SDKs do with headers. */
const story = (Class: typeof Headers) => {
  const headers = new Class({ 'User-Agent': ' mine ', B: '2' });
  headers.set('user-agent', `${headers.get('USER-AGENT')} more`);
  headers.append('b', '3');
  headers.append('a', '1');
  headers.delete('c');
  const seen: string[] = [];
  headers.forEach((value, name) => void seen.push(`${name}=${value}`));
  return [seen, headers.get('none'), headers.has('A'), [...headers.keys()], [...headers.values()], Object.fromEntries(headers.entries())];
};

test('lean headers do what real ones do', () => {
  expect(Lean).not.toBe(Real);
  expect(story(Lean)).toEqual(story(Real));
  expect([...new Lean([['X', '1']])]).toEqual([...new Real([['X', '1']])]);
  expect([...new Lean(new Real({ X: '1' }))]).toEqual([['x', '1']]);
  expect([...new Lean()]).toEqual([]);
});

test('both kinds are headers, other things are not', () => {
  expect([new Real(), new Lean(), { a: 'b' }, null, 'x'].map((h) => h instanceof Lean)).toEqual([true, true, false, false, false]);
});

test('the real fetch takes them', () => {
  expect(new Request('http://127.0.0.1/', { headers: new Lean({ 'x-key': 'k' }) }).headers.get('x-key')).toBe('k');
});
