import { afterEach, expect, test } from 'vitest';
import { createFetch } from '../../src/edge/fetch.ts';
import { createHttp } from '../../src/edge/http.ts';
import { closeAll, exam, question } from './exam.ts';

afterEach(closeAll);

test('hundreds of questions, twenty at once, under one signal: nothing is left behind', async () => {
  let inside = 0;
  let most = 0;
  const slim = createFetch(createHttp());
  const e = await exam(
    {},
    {},
    {
      fetch: async (input, init) => {
        most = Math.max(most, ++inside);
        try {
          return await slim(input, init);
        } finally {
          inside--;
        }
      },
    },
  );
  // Listeners still on the signal at the end would be one for each question.
  const controller = new AbortController();
  let listeners = 0;
  const { addEventListener, removeEventListener } = controller.signal;
  Object.assign(controller.signal, {
    addEventListener: (...args: Parameters<typeof addEventListener>) => {
      listeners++;
      addEventListener.apply(controller.signal, args);
    },
    removeEventListener: (...args: Parameters<typeof removeEventListener>) => {
      listeners--;
      removeEventListener.apply(controller.signal, args);
    },
  });
  const warnings: string[] = [];
  const warn = (w: Error) => warnings.push(w.message);
  process.on('warning', warn);
  const timers = () => process.getActiveResourcesInfo().filter((r) => r === 'Timeout').length;
  const before = timers();
  const answers = await Promise.all(Array.from({ length: 500 }, () => e.judge.ask(question(), controller.signal)));
  process.off('warning', warn);
  expect(answers.every((a) => a.verdicts[0]?.result === 'pass')).toBe(true);
  expect(most).toBe(20);
  expect(listeners).toBe(0);
  expect(timers() - before).toBeLessThan(30);
  expect(warnings).toEqual([]);
});
