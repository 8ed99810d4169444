// What holds between the keys of a suite. Read from the raw value, so that it is said together with what the schema finds.
import { type Problem, problem } from '../model/problems.ts';
import { asText } from '../model/values.ts';
import { isMapping, type Mapping } from './mapping.ts';
import type { YamlFile } from './yaml.ts';

type Path = readonly PropertyKey[];

const INPUTS = ['user_input', 'rounds', 'user'] as const;
const ASSERTIONS = ['criteria', 'checks', 'never', 'metrics'] as const;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function ruleProblems(suite: Mapping, yaml: Pick<YamlFile, 'locate'>): Problem[] {
  const defaults = isMapping(suite['defaults']) ? suite['defaults'] : {};
  const assertedForAll = ASSERTIONS.some((key) => key in defaults);
  return list(suite['tests']).flatMap((test, i) => (isMapping(test) ? testProblems(test, ['tests', i], assertedForAll, yaml) : []));
}

function testProblems(test: Mapping, path: Path, assertedForAll: boolean, yaml: Pick<YamlFile, 'locate'>): Problem[] {
  const say = (message: string, at: Path = path, advice?: string) => problem('bad_suite', message, lineOnly(yaml, at), advice);
  const name = asText(test['name']);
  const called = typeof name === 'string' ? `"${name.split(/\s/).join(' ').slice(0, 80)}"` : 'this test';
  const found: Problem[] = [];
  if (typeof name === 'string' && /[\r\n\u2028\u2029]/.test(name))
    found.push(
      say(
        'a name is one line; this one has a line break.',
        [...path, 'name'],
        'Write it on one line (a block `|` ends with a line break).',
      ),
    );
  else if (typeof name === 'string' && name !== '' && name.trim() === '') found.push(say('"name" is empty.', [...path, 'name']));
  const inputs = INPUTS.filter((key) => key in test);
  if (inputs.length === 0 && !('skip' in test))
    found.push(say(`${called} has no \`user_input\` (or \`rounds\`): nothing would be said to the agent.`, path, nearInput(test)));
  if (inputs.length > 1) found.push(say(`${called} has both \`${inputs.join('` and `')}\`: give one of them.`, [...path, inputs[1] ?? '']));
  const asserts = assertedForAll || [test, ...list(test['rounds'])].some((t) => isMapping(t) && ASSERTIONS.some((key) => key in t));
  if (!asserts && !('skip' in test))
    found.push(say(`${called} asserts nothing: it could not fail.`, path, 'Give it `criteria`, `checks` or `never`.'));
  return found;
}

function nearInput(test: Mapping): string | undefined {
  const foreign = ['prompt', 'input', 'question', 'message', 'query'].find((key) => key in test);
  return foreign ? `Rename \`${foreign}\` to \`user_input\`.` : undefined;
}

/** A test's problem is shown at its first line, not over all of its lines. */
function lineOnly(yaml: Pick<YamlFile, 'locate'>, path: Path) {
  const place = yaml.locate(path);
  return { ...place, endLine: place.line };
}
