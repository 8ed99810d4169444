// What zod found, each at its line and in one sentence.
import type { z } from 'zod';
import { isObject } from '../model/json.ts';
import { type Problem, type ProblemCode, problem } from '../model/problems.ts';
import { closest, Plain } from '../model/values.ts';
import type { YamlFile } from './yaml.ts';

type Issue = z.core.$ZodIssue;
interface Found {
  readonly issue: Issue;
  readonly path: readonly PropertyKey[];
}

export function issueProblems(
  issues: readonly Issue[],
  code: ProblemCode,
  value: unknown,
  yaml: Pick<YamlFile, 'locate'>,
  root: readonly PropertyKey[] = [],
): Problem[] {
  const all = issues.flatMap((issue) => plain(issue, []));
  const problems = all
    .filter(({ path }) => !insidePlain(value, path))
    .filter((found) => !isMisspelt(found, all, value) && !isOfUnknownKey(found, all))
    .flatMap((found) => toProblems(found, code, value, yaml, root));
  const seen = new Set<string>();
  return problems.filter((p) => {
    const line = `${p.place?.line} ${p.message}`;
    return seen.has(line) ? false : seen.add(line);
  });
}

/** A key that is missing because it stands there misspelt: the unknown key is told already. */
function isMisspelt({ issue, path }: Found, all: readonly Found[], value: unknown): boolean {
  const key = path.at(-1);
  if (issue.code === 'unrecognized_keys' || typeof key !== 'string' || at(value, path) !== undefined) return false;
  const parent = path.slice(0, -1).join('\0');
  return all.some(
    (other) =>
      other.issue.code === 'unrecognized_keys' &&
      other.path.join('\0') === parent &&
      other.issue.keys.some((unknown) => closest(unknown, [key]) !== undefined),
  );
}

/** "It says nothing", of a mapping that says something under a name that is not known: that is told already. */
const isOfUnknownKey = ({ issue, path }: Found, all: readonly Found[]): boolean =>
  issue.code === 'custom' && all.some((other) => other.issue.code === 'unrecognized_keys' && other.path.join('\0') === path.join('\0'));

/** Of a union only the branch that the author meant: the one whose outermost form fits. */
function plain(issue: Issue, above: readonly PropertyKey[]): Found[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return [{ issue, path }];
  const meant = issue.errors.filter((branch) => !branch.some((i) => i.path.length === 0 && isMismatch(i)));
  const [branch] = meant;
  return branch && meant.length === 1 ? branch.flatMap((i) => plain(i, path)) : [{ issue, path }];
}

function isMismatch(issue: Issue): boolean {
  if (issue.code === 'invalid_union') return issue.errors.every((branch) => branch.some((i) => i.path.length === 0 && isMismatch(i)));
  return issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.message === 'expected a mapping';
}

function toProblems(
  { issue, path }: Found,
  code: ProblemCode,
  value: unknown,
  yaml: Pick<YamlFile, 'locate'>,
  root: readonly PropertyKey[],
): Problem[] {
  const full = [...root, ...path];
  const here = at(value, path);
  if (issue.code === 'unrecognized_keys' && issue.message !== 'expected a mapping') {
    const messages = issue.message.split('\n');
    const own = messages.length === issue.keys.length;
    return issue.keys.map((key, i) =>
      problem(code, sentence(own ? (messages[i] ?? issue.message) : `unknown key "${key}"`), yaml.locate([...full, key], 'key')),
    );
  }
  const name = nameOf(full);
  const place = yaml.locate(full, here === undefined || isEmpty(here) ? 'key' : 'value');
  if (here === undefined && path.length > 0) return [problem(code, `${name} is missing.`, place)];
  if (isEmpty(here)) return [problem(code, `${name} is empty.`, place)];
  return [problem(code, sentence(worded(issue, name, here)), place)];
}

function worded(issue: Issue, name: string, here: unknown): string {
  const message = own(issue);
  if (issue.code === 'custom' && !message.startsWith('must')) return message;
  const near =
    issue.code === 'invalid_value' && typeof here === 'string'
      ? closest(
          here,
          issue.values.filter((v) => typeof v === 'string'),
        )
      : undefined;
  return `${name}${message.startsWith('must') ? '' : ':'} ${message}${near ? `, did you mean "${near}"?` : ''}`;
}

const FORMS: { readonly [expected: string]: string } = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
};

/** zod's own words where the schema has none. */
function own(issue: Issue): string {
  if (issue.code === 'invalid_type' && /^Invalid/.test(issue.message)) return `expected ${FORMS[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_small' && /^Too small/.test(issue.message))
    return issue.origin === 'number' || issue.origin === 'int' ? `must be ${issue.minimum} or more` : 'must not be empty';
  if (issue.code === 'too_big' && /^Too big/.test(issue.message)) return `must be ${issue.maximum} or less`;
  return issue.message;
}

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const isEmpty = (value: unknown): boolean => value instanceof Plain && value.value === null;

function nameOf(path: readonly PropertyKey[]): string {
  const key = path.findLast((segment) => typeof segment === 'string');
  if (key === undefined) return 'the file';
  return typeof path.at(-1) === 'number' ? `an entry of "${key}"` : `"${String(key)}"`;
}

export function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((here, segment) => {
    if (Array.isArray(here)) return here[Number(segment)];
    return isObject(here) && !(here instanceof Plain) ? here[String(segment)] : undefined;
  }, value);
}

/** zod looks into a `Plain` as if it were a mapping: what it misses in there is nothing to tell. */
function insidePlain(value: unknown, path: readonly PropertyKey[]): boolean {
  return path.some((_, i) => at(value, path.slice(0, i)) instanceof Plain);
}
