import { exitCode } from '../../src/check/exit-code.ts';
import { jsonChecks } from '../../src/check/json.ts';
import { limitChecks } from '../../src/check/limits.ts';
import { textChecks } from '../../src/check/text.ts';
import { toolChecks } from '../../src/check/tools.ts';
import { workspaceChecks } from '../../src/check/workspace.ts';
import { labelMetrics } from '../../src/judge/label-metrics.ts';
import { scoreMetrics } from '../../src/judge/score-metrics.ts';
import type { Problem } from '../../src/model/problems.ts';
import { type Loaded, type Loading, loadSuite } from '../../src/suite/load.ts';

export const checks = [...textChecks, ...jsonChecks, ...toolChecks, ...limitChecks, exitCode, ...workspaceChecks];

export const metrics = [...scoreMetrics, ...labelMetrics];

export type Beside = { readonly [path: string]: string };

export const load = (text: string, more: Partial<Loading> = {}, files: Beside = {}): Promise<Loaded> =>
  loadSuite({ file: 'salon.viva.yml', text, checks, metrics, read: async (path) => files[path], ...more });

/** `line: message` of each, as a person would read them. */
export const said = (problems: readonly Problem[]): string[] => problems.map((p) => `${p.place?.line}: ${p.message}`);

/** The tests of a suite that must be fine. */
export async function testsOf(text: string, more: Partial<Loading> = {}, files: Beside = {}) {
  const { suite, problems } = await load(text, more, files);
  if (!suite) throw new Error(said(problems).join('\n'));
  return suite.tests;
}
