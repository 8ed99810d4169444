// Mocks that are functions of the checkout's files: that they load, before anything is called.
import { type Problem, problem } from '../model/problems.ts';
import type { ModuleMock, Test } from '../model/suite.ts';
import { runCommands } from '../model/workspace-checks.ts';
import { modulesOf } from '../suite/modules.ts';
import type { Examinee } from './prepare.ts';
import type { RunRequest } from './request.ts';

/** The code of a stranger's pull request is never run here, beside secrets: such a test cannot be told. */
export function mocksRefused(test: Test, { trusted }: RunRequest['occasion']): string | undefined {
  if (trusted) return undefined;
  const [command] = runCommands(test);
  if (command !== undefined) return `its check runs a command (\`${command}\`), which is not done for a pull request from a fork or a bot`;
  const [first] = modulesOf(test.mocks);
  if (!first) return undefined;
  return `its mocks are code (\`${first.text}\`), which is not run for a pull request from a fork or a bot`;
}

export async function mockModuleProblems({ world, occasion }: RunRequest, examinees: readonly Examinee[]): Promise<readonly Problem[]> {
  if (!occasion.trusted) return [];
  const named = new Map<string, ModuleMock[]>();
  for (const mock of new Set(examinees.map((e) => e.test)).values())
    for (const module of modulesOf(mock.mocks)) named.set(module.file, [...(named.get(module.file) ?? []), module]);
  if (named.size === 0) return [];
  const code = world.code.at({ env: {} });
  const found: Problem[] = [];
  for (const [file, mocks] of named) {
    const loaded = await code.load(file);
    if ('problem' in loaded) found.push(loaded.problem);
    else found.push(...mocks.flatMap((mock) => missing(mock, loaded.functions)));
  }
  return [...new Map(found.map((p) => [`${p.message} ${p.place?.line}`, p])).values()];
}

function missing({ file, name, place }: ModuleMock, functions: readonly string[]): readonly Problem[] {
  if (functions.includes(name)) return [];
  const has = functions.length === 0 ? 'It exports no function.' : `It exports ${functions.slice(0, 20).join(', ')}.`;
  return [problem('bad_suite', `\`${file}\` exports no function \`${name}\`.`, place, has)];
}
