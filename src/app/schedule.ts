import pLimit from 'p-limit';

/** Places at one agent or at the judge: each has its own, so that talking and judging overlap. */
export type Places = <T>(work: () => Promise<T>) => Promise<T>;

export function places(most: number): Places {
  const limit = pLimit(most);
  return (work) => limit(work);
}

/**
 * Works through the tasks in order, `workers` at a time: no more are begun than can be under way, so that finished
 * conversations never pile up in front of a slower judge. `mayStart` false: the rest is left, and returned.
 */
export async function workThrough<T>(
  tasks: readonly T[],
  workers: number,
  mayStart: () => boolean,
  work: (task: T) => Promise<void>,
): Promise<readonly T[]> {
  let next = 0;
  const worker = async () => {
    while (next < tasks.length && mayStart()) {
      const task = tasks[next++];
      if (task !== undefined) await work(task);
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, worker));
  return tasks.slice(next);
}
