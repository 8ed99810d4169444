// A file as the formats of other tools see it.
import type { CheckKind, Metric } from '../model/contracts.ts';
import type { Format, FormatRead, FormatSource } from '../model/format.ts';
import { isCode } from '../model/place.ts';
import { issueProblems } from './issues.ts';
import { readYaml, type YamlFile } from './yaml.ts';

export type Around = Pick<FormatSource, 'list' | 'found' | 'config' | 'env' | 'loadModule'>;

export interface Reading {
  readonly file: string;
  readonly text: string;
  readonly named?: boolean;
  readonly checks: readonly CheckKind[];
  readonly metrics?: readonly Metric[];
  readonly read: (path: string) => Promise<string | undefined>;
  readonly around?: Around;
}

export type ForeignSource = FormatSource & { readonly yaml: YamlFile };

const ALONE: Around = { list: async () => [], found: [], env: {} };

/** `texts`: keys whose plain text is warned about where a ` #` cuts it off. */
export function sourceOf(reading: Reading, texts: ReadonlySet<string>): ForeignSource {
  const { file, text, named = false, checks, metrics = [], read, around = ALONE } = reading;
  const yaml = isCode(file) ? codeOf(file) : readYaml(text, file, { texts });
  return {
    ...around,
    file,
    text,
    named,
    yaml,
    value: yaml.value,
    locate: yaml.locate,
    wrong: (issues) => issueProblems(issues, 'bad_suite', yaml.value, yaml),
    checks,
    metrics,
    read,
    at: (other, itsText) => sourceOf({ ...reading, file: other, text: itsText, named: true }, texts),
  };
}

/** What code says is known once it has run. */
const codeOf = (file: string): YamlFile => ({ value: undefined, problems: [], locate: () => ({ file, line: 1 }) });

/** undefined: no format knows it. */
export async function readForeign(source: ForeignSource, formats: readonly Format[]): Promise<FormatRead | undefined> {
  const format = formats.find((f) => f.recognises(source));
  if (!format) return undefined;
  const { yaml } = source;
  const read = yaml.value === undefined && !isCode(source.file) ? { suites: [], agents: [], problems: [] } : await format.read(source);
  return { ...read, problems: [...yaml.problems, ...read.problems] };
}
