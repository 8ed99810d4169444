import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Pattern } from '../model/pattern.ts';
import type { Search } from '../model/ports.ts';

type Answer = Awaited<ReturnType<Search>>;

// Text, not a file: a bundle has no second file to start.
const SOURCE = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ source, flags, text }) => {
  try {
    const found = new RegExp(source, flags).exec(text);
    parentPort.postMessage(found ? { found: true, match: found[0] } : { found: false });
  } catch (error) {
    parentPort.postMessage({ error: String(error && error.message) });
  }
});`;

/** JavaScript's own engine, which may take forever, in a thread that can be ended. One question at a time. */
export function createRegexWorker(deadline: number): (pattern: Pattern, text: string) => Promise<Answer> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Worker> {
    const { Worker } = await import('node:worker_threads');
    const started = new Worker(SOURCE, { eval: true, env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128 } });
    started.on('error', () => {});
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    // Without the time a busy machine takes to start a thread the deadline is the pattern's alone.
    await once(started, 'online');
    started.unref();
    return started;
  }

  async function ask(pattern: Pattern, text: string): Promise<Answer> {
    worker ??= await start();
    const asked = worker;
    return new Promise((resolve) => {
      const settle = (answer: Answer) => {
        clearTimeout(timer);
        asked.off('message', settle).off('exit', broken);
        resolve(answer);
      };
      const broken = () => settle({ error: 'the search broke off' });
      // Not unref'd: it keeps the program alive until the answer is there.
      const timer = setTimeout(() => {
        worker = undefined;
        settle({ error: `timed out after ${deadline / 1000} s` });
        void asked.terminate();
      }, deadline);
      asked.on('message', settle).on('exit', broken);
      asked.postMessage({ ...pattern, text });
    });
  }

  return (pattern, text) => {
    const answer = last
      .then(() => ask(pattern, text))
      .catch((error: unknown): Answer => ({ error: `the search broke off: ${String(error)}` }));
    last = answer;
    return answer;
  };
}
