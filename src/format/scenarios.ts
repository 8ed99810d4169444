// What files say by calling `scenario()`: gathered for the file that is being loaded, however many are loaded at once.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Registered {
  readonly name: unknown;
  readonly options: unknown;
  /** Of the call: its line is the test's place. */
  readonly stack: string;
}

const gathering = new AsyncLocalStorage<Registered[]>();

export function register(name: unknown, options: unknown, caller: (...args: never) => unknown): void {
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, caller);
  gathering.getStore()?.push({ name, options, stack: holder.stack ?? '' });
}

/** Whether somebody gathers: then what is wrong with a scenario is told with all other problems, at its line. */
export const isGathered = (): boolean => gathering.getStore() !== undefined;

export async function gather<T>(load: () => Promise<T>): Promise<{ readonly loaded: T; readonly registered: readonly Registered[] }> {
  const registered: Registered[] = [];
  return { loaded: await gathering.run(registered, load), registered };
}

/** The first line of that file in a stack; it is given from the working directory. */
export function lineIn(stack: string, file: string): number | undefined {
  for (const line of stack.split('\n')) {
    const at = line.lastIndexOf(`/${file}:`);
    const found = at < 0 ? undefined : /^:(\d+):\d+\)?$/.exec(line.slice(at + 1 + file.length));
    if (found) return Number(found[1]);
  }
  return undefined;
}
