import { posix } from 'node:path';

/** Paths in a suite are relative to it. undefined: absolute, or out of the working directory (suites of a fork are data). */
export function fromSuite(file: string, path: string): string | undefined {
  if (posix.isAbsolute(path) || /^[A-Za-z]:|\\/.test(path)) return undefined;
  const joined = posix.normalize(posix.join(posix.dirname(file), path));
  return joined === '..' || joined.startsWith('../') ? undefined : joined;
}
