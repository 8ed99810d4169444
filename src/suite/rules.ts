// What holds between the keys of a suite. Read from the raw value, so that it is said together with what the schema finds.
import { type Problem, problem } from '../model/problems.ts';
import { asText } from '../model/values.ts';
import { isMapping, type Mapping, misspells } from './mapping.ts';
import type { SuiteKeys } from './native.ts';
import type { YamlFile } from './yaml.ts';

type Path = readonly PropertyKey[];

const INPUTS = ['user_input', 'rounds', 'user'] as const;
const ASSERTIONS = ['criteria', 'checks', 'never', 'metrics'] as const;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a misspelt key may have said is not missed: the misspelling is told already. */
export function ruleProblems(suite: Mapping, keys: SuiteKeys, yaml: Pick<YamlFile, 'locate'>): Problem[] {
  const defaults = isMapping(suite['defaults']) ? suite['defaults'] : {};
  const assertedForAll = misspells(suite, 'defaults', keys.suite) || has(defaults, ASSERTIONS, keys.defaults);
  return list(suite['tests']).flatMap((test, i) => (isMapping(test) ? testProblems(test, ['tests', i], assertedForAll, keys, yaml) : []));
}

const has = (part: Mapping, wanted: readonly string[], known: readonly string[]): boolean =>
  wanted.some((key) => key in part || misspells(part, key, known));

function testProblems(test: Mapping, path: Path, assertedForAll: boolean, keys: SuiteKeys, yaml: Pick<YamlFile, 'locate'>): Problem[] {
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
  const skipped = has(test, ['skip'], keys.test);
  if (!skipped && !has(test, INPUTS, keys.test))
    found.push(say(`${called} has no \`user_input\` (or \`rounds\`): nothing would be said to the agent.`, path, nearInput(test)));
  if (inputs.length > 1) found.push(say(`${called} has both \`${inputs.join('` and `')}\`: give one of them.`, [...path, inputs[1] ?? '']));
  const asserts =
    assertedForAll ||
    has(test, ASSERTIONS, keys.test) ||
    misspells(test, 'rounds', keys.test) ||
    list(test['rounds']).some((round) => isMapping(round) && has(round, ASSERTIONS, keys.round));
  if (!skipped && !asserts)
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
