import type { Clock } from '../model/ports.ts';

/** How long a protocol may take to settle once it has been told to stop. */
const GRACE = 500;

export interface Deadline {
  readonly signal: AbortSignal;
  /** undefined: not settled even after the signal and its grace. */
  race<T>(work: Promise<T>): Promise<T | undefined>;
  close(): void;
}

/** Aborts after `ms` or when `cancel` does. One controller and one timer each: `AbortSignal.any` keeps more than a kilobyte while its timer lives. */
export function deadline(clock: Clock, cancel: AbortSignal, ms: number): Deadline {
  const stop = new AbortController();
  const over = new AbortController();
  const end = () => stop.abort();
  const forget = whenAborted(cancel, end);
  clock.sleep(Math.max(0, ms), over.signal).then(() => {
    if (!over.signal.aborted) end();
  });
  return {
    signal: stop.signal,
    async race(work) {
      work.catch(() => {});
      let given = () => {};
      const late = new Promise<undefined>((resolve) => {
        given = () => void clock.sleep(GRACE, over.signal).then(() => resolve(undefined));
        if (stop.signal.aborted) given();
        else stop.signal.addEventListener('abort', given);
      });
      try {
        return await Promise.race([work, late]);
      } finally {
        stop.signal.removeEventListener('abort', given);
      }
    },
    close() {
      // With a reason of its own: else a DOMException with its stack is made each time.
      over.abort('over');
      forget();
    },
  };
}

const waiting = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * One listener for all: a signal's listeners are a chain whose removed links, once old, keep each other alive until the next full collection
 * (60 MB at 20,000 runs).
 */
function whenAborted(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act();
  let acts = waiting.get(signal);
  if (!acts) {
    const all = new Set<() => void>();
    signal.addEventListener('abort', () => {
      for (const one of all) one();
    });
    waiting.set(signal, all);
    acts = all;
  }
  acts.add(act);
  const added = acts;
  return () => void added.delete(act);
}
