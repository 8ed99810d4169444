// Functions in files of the checkout, as suites name them: `./mocks.ts#name`.
import type { Place } from '../model/place.ts';
import { type Problem, problem } from '../model/problems.ts';
import type { Mock, ModuleMock, Test } from '../model/suite.ts';
import { fromSuite } from './paths.ts';

/** The name of a function may be left out: the default export. */
export const MODULE = /^([^#]+\.[cm]?[jt]s)(?:#([A-Za-z_$][\w$]*))?$/;

/** `written` fits `MODULE`. `file` is empty where it lies outside of the working directory. */
export function moduleNamed(written: string, from: string, place: Place): ModuleMock {
  const [, path = '', name = 'default'] = MODULE.exec(written.trim()) ?? [];
  return { file: fromSuite(from, path) ?? '', name, text: written.trim(), place };
}

export function modulesOf(mocks: Test['mocks']): readonly ModuleMock[] {
  return Object.values(mocks).flatMap(modulesIn);
}

function modulesIn(mock: Mock): readonly ModuleMock[] {
  if ('module' in mock) return [mock.module];
  if ('when' in mock) return modulesIn(mock.mock);
  if ('choices' in mock) return mock.choices.flatMap(modulesIn);
  return 'sequence' in mock ? mock.sequence.flatMap(modulesIn) : [];
}

/** Files that are not there. The cases of a test share their mocks: each is said once. */
export async function mockProblems(
  tests: readonly Test[],
  read: (path: string) => Promise<string | undefined>,
): Promise<readonly Problem[]> {
  const named = new Map(tests.flatMap((test) => modulesOf(test.mocks)).map((m) => [`${m.place.line}:${m.place.column}`, m]));
  const found: Problem[] = [];
  for (const { file, text, place } of named.values()) {
    if (file === '') found.push(problem('bad_suite', `\`${text}\` lies outside of the working directory.`, place));
    else if ((await read(file)) === undefined) found.push(problem('bad_suite', `there is no file \`${file}\` for \`${text}\`.`, place));
  }
  return found;
}
