// What a comment asks of the pull request's own run: which tests, and by which judge.
import { allTests } from '../command/resolve.ts';
import type { Said } from '../model/commands.ts';
import type { Config } from '../model/config.ts';
import type { JudgeSettings, Test } from '../model/suite.ts';
import type { Again, Options } from './options.ts';

export interface AskedAgain extends Omit<Again, 'tests'> {
  /** Ids; `all`: all that are selected. */
  readonly tests: ReadonlySet<string> | 'all';
}

/** `unknown`: those words are no tests here; what to say about it. */
export type Resolution = { readonly again?: AskedAgain; readonly unknown?: Said };

export function resolveAgain({ again }: Options, tests: readonly Pick<Test, 'id' | 'name'>[], config: Config): Resolution {
  if (!again) return {};
  const { tests: words, judge, ...rest } = again;
  const about = { ...rest, ...(judge && { judge: withAddress(judge, config) }) };
  if (words.length === 0) return { again: { ...about, tests: 'all' } };
  const found = allTests(words, tests);
  return 'said' in found ? { unknown: found.said } : { again: { ...about, tests: new Set(found.tests.map((t) => t.id)) } };
}

/** Another model of the same provider is asked where the provider is asked anyhow. */
function withAddress(judge: JudgeSettings | 'none', { judge: known }: Config): JudgeSettings | 'none' {
  if (judge === 'none' || !known || known === 'none' || known.provider !== judge.provider) return judge;
  return { ...known, model: judge.model };
}

export const isNamed = (again: AskedAgain | undefined, id: string): boolean =>
  again !== undefined && again.tests !== 'all' && again.tests.has(id);

export const isAsked = (again: AskedAgain | undefined, id: string, selected: boolean): again is AskedAgain =>
  again !== undefined && (again.tests === 'all' ? selected : again.tests.has(id));
