import type { ReportKind } from '../model/contracts.ts';
import type { Finding } from '../model/finding.ts';
import { outputLines, PROBLEMS, type Problem } from '../model/problems.ts';
import type { Report, TestReport } from '../model/report.ts';
import { sentence } from './decision-text.ts';
import { baseName, evidence, fraction, here, quoteBeside, why } from './facts.ts';
import { asked, inRound } from './finding-words.ts';
import { clip } from './markdown.ts';
import { errorWords, inDigits } from './metrics.ts';
import { byFile, OUTCOMES, outcome } from './outcome.ts';

export const junit: ReportKind = {
  name: 'junit',
  description: 'JUnit XML, for CI dashboards: a suite a file, a case a test.',
  render: ({ report }) => {
    const suites = [...byFile(report.tests)].map(([file, tests]) => suite(file, tests, report));
    const wrong = report.problems.filter((p) => p.severity === 'error');
    if (wrong.length > 0) suites.push(setup(wrong));
    const sums = numbers(report.tests);
    const totals = { ...sums, tests: sums.tests + wrong.length, errors: sums.errors + wrong.length, time: report.duration_ms / 1000 };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', { name: 'viva', ...totals }, suites)}\n`;
  },
};

const seconds = (t: TestReport): number => t.runs.reduce((sum, run) => sum + run.ms, 0) / 1000;

const numbers = (tests: readonly TestReport[]) => ({
  tests: tests.length,
  failures: tests.filter((t) => t.status === 'failed').length,
  errors: tests.filter((t) => t.status === 'errored').length,
  skipped: tests.filter((t) => t.status === 'skipped').length,
});

function suite(file: string, tests: readonly TestReport[], report: Report): string {
  const time = tests.reduce((sum, t) => sum + seconds(t), 0);
  return element(
    'testsuite',
    { name: file, file, timestamp: report.started_at.replace(/(\.\d+)?Z$/, ''), ...numbers(tests), time },
    tests.map((t) => testcase(t, report)),
  );
}

function testcase(t: TestReport, report: Report): string {
  const properties = {
    id: t.id,
    code: t.code,
    comparison: t.comparison,
    base: t.base && fraction(t.base),
    here: here(t) === '–' ? undefined : here(t),
    why: t.why,
    ...Object.fromEntries((t.metrics ?? []).flatMap((m) => (m.score === undefined ? [] : [[`metric ${m.name}`, inDigits(m.score)]]))),
    errors: t.errors?.map(errorWords).join('; '),
  };
  const given = Object.entries(properties).filter(([, v]) => v !== undefined);
  const children = [
    element(
      'properties',
      {},
      given.map(([name, value]) => element('property', { name, value })),
    ),
  ];
  const reason = clip(why(t, baseName(report)), 1000);
  if (t.status === 'failed') children.push(element('failure', { message: reason || evidence(t), type: word(t) }, [content(t)]));
  if (t.status === 'errored') children.push(element('error', { message: reason || evidence(t), type: word(t) }, [content(t)]));
  if (t.status === 'skipped') children.push(element('skipped', { message: reason }));
  return element('testcase', { name: t.name, classname: t.file, file: t.file, line: t.line, time: seconds(t) }, children);
}

/** As people read it in the other outputs: "regressed", "failed", "could not test". */
const word = (t: TestReport): string => OUTCOMES[outcome(t)].word;

/** What was asked and what came, run by run, as a reader of a dashboard needs it. */
function content(t: TestReport): string {
  const said = t.runs.flatMap((run) =>
    run.findings.filter((f) => f.result === 'fail' || f.result === 'error').map((f) => `run ${run.index + 1}: ${words(f)}`),
  );
  return xml([evidence(t), ...said.slice(0, 50)].join('\n'));
}

function words(f: Finding): string {
  const said = quoteBeside(f);
  return `${f.result}: ${asked(f)}${inRound(f)} at ${f.place.file}:${f.place.line}: ${f.reason}${said === '' ? '' : ` “${clip(said, 500)}”`}`;
}

/** The decision's reason that a problem of this exit code makes. */
const REASONS = { 2: 'bad_config', 3: 'no_match', 4: 'could_not_test' } as const;

/** What kept tests from being read or run at all: cases of their own. */
function setup(problems: readonly Problem[]): string {
  const cases = problems.map((p) => {
    const name = p.place ? `${p.place.file}:${p.place.line}` : 'set-up';
    return element('testcase', { name, classname: 'set-up', time: 0 }, [
      element('properties', {}, [element('property', { name: 'code', value: p.code })]),
      element('error', { message: `${sentence(p.message)} ${p.advice}`, type: REASONS[PROBLEMS[p.code].exit] }, [
        xml(outputLines(p).trim()),
      ]),
    ]);
  });
  return element('testsuite', { name: 'set-up', tests: cases.length, failures: 0, errors: cases.length, skipped: 0, time: 0 }, cases);
}

type Attributes = { readonly [name: string]: string | number | undefined };

function element(name: string, given: Attributes, children: readonly string[] = []): string {
  const inner = children.filter((c) => c !== '').join('\n');
  return inner === ''
    ? `<${name}${attributes(given)}/>`
    : `<${name}${attributes(given)}>${inner.startsWith('<') ? `\n${inner}\n` : inner}</${name}>`;
}

const attributes = (given: Attributes): string =>
  Object.entries(given)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' && !Number.isInteger(v) ? v.toFixed(3) : xml(String(v)).replace(/[\n\r\t]/g, ' ')}"`)
    .join('');

/** XML 1.0 has no way at all to write most control characters, U+FFFE, U+FFFF or half a pair: they go, and what turns the direction of text. */
const xml = (s: string): string =>
  s
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF\p{Surrogate}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
