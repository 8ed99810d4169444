// A bare `timeout: 5` is 5 ms: as meant as it may be, it is said.
import { type Problem, type ProblemCode, warning } from '../model/problems.ts';
import { Plain } from '../model/values.ts';
import { at } from './issues.ts';
import { isMapping } from './mapping.ts';
import type { YamlFile } from './yaml.ts';

const SHORT = 100;

/** In words; undefined: it has a unit, or is long enough to be meant. */
export function shortTime(source: string): string | undefined {
  const bare = /^\s*\d+(?:\.\d+)?\s*$/.test(source);
  return bare && Number(source) > 0 && Number(source) < SHORT ? `is ${Number(source)} ms: a bare number is milliseconds` : undefined;
}

export const shortTimeAdvice = (source: string): string => `Write \`${source.trim()}s\`, or \`${source.trim()}ms\` where it is meant.`;

/** `timeout` of a suite's defaults and tests, or of a config's agents. */
export function shortTimes(value: unknown, yaml: Pick<YamlFile, 'locate'>, code: ProblemCode): readonly Problem[] {
  const tests = at(value, ['tests']);
  const agents = at(value, ['agents']);
  const paths: readonly (readonly PropertyKey[])[] = [
    ['defaults', 'timeout'],
    ...(Array.isArray(tests) ? tests.map((_, i) => ['tests', i, 'timeout']) : []),
    ...(isMapping(agents) ? Object.keys(agents).map((name) => ['agents', name, 'timeout']) : []),
  ];
  return paths.flatMap((path) => {
    const written = at(value, path);
    const source = written instanceof Plain ? written.source : typeof written === 'string' ? written : '';
    const what = shortTime(source);
    return what === undefined ? [] : [warning(code, `"timeout" ${what}.`, yaml.locate(path), shortTimeAdvice(source))];
  });
}
