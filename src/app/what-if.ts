// What if a test were judged by another criterion? The stored transcripts are shown to the judge; nothing of it is stored, and no result changes.
import type { Said } from '../model/commands.ts';
import type { Finding } from '../model/finding.ts';
import type { RunReport } from '../model/report.ts';
import type { Criterion, Test } from '../model/suite.ts';
import { type Examiner, examine } from './examine.ts';
import { examinerOf } from './executors.ts';
import type { Ledger } from './ledger.ts';
import type { Examinee, Prepared } from './prepare.ts';
import { fill, judgeId } from './ready.ts';
import type { RunRequest } from './request.ts';
import type { Storage } from './storage.ts';

export interface WhatIf {
  readonly said: Said;
  /** Where the committed criterion is one line of the suite, what that line would be. */
  readonly suggestion?: { readonly file: string; readonly line: number; readonly text: string };
}

export interface Asking {
  readonly request: RunRequest;
  readonly prepared: Prepared;
  readonly ledger: Ledger;
  readonly storage: Storage;
  readonly runs: ReadonlyMap<string, readonly RunReport[]>;
}

/** The criterion that the other one would stand in for, and its round; undefined: the whole conversation. */
interface Committed {
  readonly criterion?: Criterion;
  readonly round?: number;
}

const MOST_RUNS = 10;

export async function whatIf({ request, prepared, ledger, storage, runs }: Asking): Promise<WhatIf | undefined> {
  const { again } = prepared;
  if (again?.what !== 'what_if' || again.criterion === undefined || again.tests === 'all') return undefined;
  const examinee = prepared.examinees.find((e) => isIn(again.tests, e.test.id));
  if (!examinee) return { said: [{ text: 'That test is not one of this run’s.' }] };
  const judge = again.judge ?? examinee.judge;
  if (judge === 'none') return { said: [{ text: 'There is no judge.' }] };
  const { world } = request;
  const filled = await fill(world, [], [judge], prepared.config.judge_variables);
  const wrong = filled.problems.find((p) => p.severity === 'error');
  if (wrong) return { said: [{ text: `${wrong.message} ${wrong.advice}` }] };
  world.hide(filled.secrets, []);
  const asked = filled.judges.get(judgeId(judge));
  const known = (runs.get(examinee.test.id) ?? []).filter((r) => r.transcript !== undefined).slice(0, MOST_RUNS);
  const committed = committedIn(examinee.test, known, again.criterion);
  const examiner: Examiner = { ...examinerOf({ request, ledger, redact: world.redact }, asked), verdict: () => undefined, keep: () => {} };
  const compared = await Promise.all(
    known.map(async (run) => {
      const transcript = await storage.transcript(run.transcript ?? '');
      if (!transcript) return undefined;
      const { findings, spent } = await examine(withOnly(examinee.test, again.criterion ?? '', committed.round), transcript, examiner);
      return { run, now: findings.find((f) => f.kind === 'criterion'), calls: spent.judge_calls };
    }),
  );
  const told = compared.filter((c) => c !== undefined);
  const rows = told.map(({ run, now }) => [String(run.index + 1), verdict(before(run, committed)), verdict(now)]);
  if (rows.length === 0) return { said: [{ text: 'There is no stored transcript to judge.' }] };
  const suggestion = await suggested(request, committed, again.criterion);
  const by = `\`${shown(asked?.name ?? '')}\`, with ${told.reduce((sum, c) => sum + c.calls, 0)} calls`;
  return { said: answerOf(examinee, { committed, text: again.criterion, rows, by, suggestion }), ...(suggestion && { suggestion }) };
}

const isIn = (tests: ReadonlySet<string> | 'all', id: string): boolean => tests !== 'all' && tests.has(id);

/** The only one; else the only one that failed; else the one that has most words in common. */
function committedIn(test: Test, runs: readonly RunReport[], text: string): Committed {
  const all: readonly { readonly criterion: Criterion; readonly round?: number }[] = [
    ...test.criteria.map((criterion) => ({ criterion })),
    ...test.rounds.flatMap((r, i) => r.criteria.map((criterion) => ({ criterion, round: i + 1 }))),
  ];
  if (all.length <= 1) return all[0] ?? {};
  const failing = all.filter((c) => runs.some((run) => before(run, c)?.result === 'fail'));
  if (failing.length === 1) return failing[0] ?? {};
  const words = (s: string) => new Set(s.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const wanted = words(text);
  const shared = (c: Criterion) => [...words(c.text)].filter((w) => wanted.has(w)).length;
  const [best] = [...all].sort((a, b) => shared(b.criterion) - shared(a.criterion));
  return best && shared(best.criterion) * 2 > wanted.size ? best : {};
}

const before = ({ findings }: RunReport, { criterion, round }: Committed): Finding | undefined =>
  criterion && findings.find((f) => f.kind === 'criterion' && f.name === criterion.text && f.round === round);

function withOnly(test: Test, text: string, round: number | undefined): Test {
  const criteria: readonly Criterion[] = [{ text, isolate: false, place: test.place }];
  const { never: _never, metrics: _metrics, ...rest } = test;
  const rounds = test.rounds.map(({ never: _, ...r }, i) => ({ ...r, checks: [], criteria: i + 1 === round ? criteria : [] }));
  return { ...rest, checks: [], criteria: round === undefined ? criteria : [], rounds };
}

const ICONS: { readonly [result in Finding['result']]: string } = { pass: '✅', fail: '❌', error: '🚧', skipped: '⏭️' };
const verdict = (f: Finding | undefined): string => (f ? `${ICONS[f.result]} ${f.reason}`.trim() : '–');

interface Compared {
  readonly committed: Committed;
  readonly text: string;
  readonly rows: readonly (readonly string[])[];
  readonly by: string;
  readonly suggestion: WhatIf['suggestion'];
}

function answerOf({ test }: Examinee, { committed: { criterion, round }, text, rows, by, suggestion }: Compared): Said {
  const where = round === undefined ? '' : ` in round ${round}`;
  const place = criterion && `line ${criterion.place.line} of \`${shown(criterion.place.file)}\``;
  const keep = suggestion ? `write this in place of ${place}` : `write this under \`criteria\`${place ? `, in place of ${place}` : ''}`;
  return [
    { text: `\`${shown(test.name)}\`${where}, judged by ${by}, as it is and as it might be. This is no result of the test.` },
    { head: ['run', criterion ? `now: ${criterion.text}` : 'now', `what if: ${text}`], rows },
    { text: `To keep it, ${keep}:` },
    { code: suggestion?.text ?? `- ${yamlText(text)}`, lang: 'yaml' },
  ];
}

const shown = (s: string): string => s.replaceAll('`', "'");

/** Plain where YAML reads it as the same text; JSON's strings are YAML's too. */
export const yamlText = (text: string): string =>
  /^[A-Za-z][^\n]*$/.test(text) && !/: |:$| #|\s$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);

/** undefined: the criterion is not a whole line by itself, and a suggestion could take other things away. */
async function suggested({ world }: RunRequest, { criterion }: Committed, text: string): Promise<WhatIf['suggestion']> {
  if (!criterion) return undefined;
  const { file, line } = criterion.place;
  const written = (await world.files.read(file))?.split(/\r?\n/)[line - 1];
  const [, lead = '', value = ''] = /^(\s*(?:- )?(?:criteria: )?)(\S.*?)\s*$/.exec(written ?? '') ?? [];
  if (unquoted(value) !== criterion.text) return undefined;
  return { file, line, text: lead + yamlText(text) };
}

function unquoted(value: string): string | undefined {
  if (value.startsWith("'")) return value.endsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : undefined;
  if (!value.startsWith('"')) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return undefined;
  }
}
