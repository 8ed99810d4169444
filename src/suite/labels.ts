// viva.labels.yml: what people said about runs, written by hand, drawn or pulled.
import { isSeq, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import type { Label, Said } from '../model/calibration.ts';
import { type Problem, problem } from '../model/problems.ts';
import { asText, strict, text, wholeNumber } from '../model/values.ts';
import { issueProblems } from './issues.ts';
import { isMapping } from './mapping.ts';
import { readYaml } from './yaml.ts';

export const LABELS_FILE = 'viva.labels.yml';

const said = z.preprocess(
  (v) => {
    const written = asText(v);
    return typeof written === 'string' ? written.trim().toLowerCase() : written;
  },
  z.enum(['pass', 'fail'], 'must be pass or fail'),
);
const hash = z.preprocess(asText, z.string().regex(/^[0-9a-f]{8,64}$/, 'expected a hash: 8 to 64 hexadecimal digits'));

const labelSchema = strict({
  test: text.describe('The test’s id: `path#name`.'),
  criterion: text.describe('The criterion, as it is written in the suite.'),
  round: wholeNumber(1).optional().describe('From 1, where several rounds have this criterion.'),
  transcript: hash
    .optional()
    .describe('The run: its transcript’s hash, or the beginning of it (`tests[].runs[].transcript` of the JSON report).'),
  human: z
    .preprocess((v) => (asText(v) === null ? undefined : v), said.optional())
    .describe('What a person says: pass or fail. Empty: still to be said.'),
  judged: said.optional().describe('What the judge said; without it Viva looks at what is stored.'),
  judge: text.optional().describe('Which judge: `provider:model`.'),
  prompt: hash.optional().describe('Hash of the judge’s prompt and parameters.'),
  date: z
    .preprocess(
      asText,
      z.string().refine((v) => !Number.isNaN(Date.parse(v)), 'expected a date such as 2026-11-30'),
    )
    .optional(),
  drawn: wholeNumber(1).optional().describe('Drawn at random from passes, one in so many.'),
  by: text.optional().describe('Who said it.'),
  note: text.optional(),
});

const fileSchema = strict({
  seed: text.optional().describe('Decides which passes are drawn, so that one that was not drawn stays so.'),
  labels: z.array(labelSchema, 'expected a list of labels').optional(),
});

export interface Labels {
  readonly labels: readonly Label[];
  readonly seed?: string;
  readonly problems: readonly Problem[];
}

export function readLabels(written: string, file: string): Labels {
  const yaml = readYaml(written, file);
  if (yaml.value === undefined) return { labels: [], problems: yaml.problems };
  if (asText(yaml.value) === null) return { labels: [], problems: [] };
  if (!isMapping(yaml.value))
    return { labels: [], problems: [problem('bad_labels', 'this is not a mapping with `labels:`.', { file, line: 1 })] };
  const value = asText(yaml.value['labels']) === null ? { ...yaml.value, labels: [] } : yaml.value;
  const parsed = fileSchema.safeParse(value);
  if (!parsed.success) return { labels: [], problems: issueProblems(parsed.error.issues, 'bad_labels', yaml.value, yaml) };
  const { seed, labels = [] } = parsed.data;
  return {
    labels: labels.map(({ note: _note, ...label }, i) => ({ ...label, place: yaml.locate(['labels', i]) })),
    ...(seed !== undefined && { seed }),
    problems: yaml.problems,
  };
}

/** As it is written: what is not known is left out, what a person has to say is an empty key. */
export interface NewLabel {
  readonly test: string;
  readonly criterion: string;
  readonly round?: number | undefined;
  readonly transcript?: string | undefined;
  readonly human: Said | null;
  readonly judged?: Said | undefined;
  readonly judge?: string | undefined;
  readonly prompt?: string | undefined;
  readonly date?: string | undefined;
  readonly drawn?: number | undefined;
  readonly by?: string | undefined;
  readonly note?: string | undefined;
}

/** What somebody says otherwise now, in place of what was said. */
export function withOpinion(written: string, at: number, human: Said, date: string): string {
  const doc = parseDocument(written);
  doc.setIn(['labels', at, 'human'], human);
  doc.setIn(['labels', at, 'date'], date);
  return doc.toString({ nullStr: '', lineWidth: 0 });
}

/** Comments and the order of what is there stay. `written` passed `readLabels`. */
export function withLabels(written: string | undefined, added: readonly NewLabel[], seed?: string): string {
  const asked = added.map((label) => Object.fromEntries(Object.entries(label).filter(([, v]) => v !== undefined)));
  const doc = parseDocument(written ?? '');
  if (doc.contents === null) {
    const head = '# What people say about runs: `viva calibrate` holds the judge against it.\n';
    return `${written ?? head}${stringify({ ...(seed !== undefined && { seed }), labels: asked }, { nullStr: '', lineWidth: 0 })}`;
  }
  if (seed !== undefined && !doc.has('seed')) doc.set('seed', seed);
  const list = doc.get('labels');
  if (list === undefined || list === null) doc.set('labels', doc.createNode(asked));
  else {
    // `[]` is how an empty list is often written; inside brackets nobody fills in a key.
    if (isSeq(list)) list.flow = false;
    for (const label of asked) doc.addIn(['labels'], doc.createNode(label));
  }
  return doc.toString({ nullStr: '', lineWidth: 0 });
}
