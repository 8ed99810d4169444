// What stands beside the lines of the files: what makes the job red first, then what else is not green.
import type { Finding } from '../model/finding.ts';
import type { Annotation } from '../model/platform.ts';
import { outputLines, type Problem } from '../model/problems.ts';
import type { Decision, Report, TestReport } from '../model/report.ts';
import { evidence, quoteBeside, testPlace, worst } from './facts.ts';
import { clean, clip } from './markdown.ts';
import { byWeight, OUTCOMES, outcome, turnsRed } from './outcome.ts';

/** GitHub shows ten of a kind for each step. */
const MOST = 10;
const MESSAGE = 4000;
const TITLE = 200;

export function annotations(report: Report): readonly Annotation[] {
  const problems = report.problems.map(ofProblem);
  const tests = byWeight(report.tests).flatMap((t) => ofTest(t, report.decision) ?? []);
  const all = [...problems, ...tests, ...weakened(report), ...removed(report)];
  const level = (l: Annotation['level']) => atMost(all.filter((a) => a.level === l));
  return [...level('error'), ...level('warning'), ...level('notice')];
}

function ofTest(t: TestReport, decision: Decision): Annotation | undefined {
  const red = turnsRed(t, decision);
  const o = outcome(t);
  const pale = t.selected && o !== 'removed' && (t.status === 'failed' || t.status === 'errored' || o === 'unconfirmed');
  if (!red && !pale) return undefined;
  const found = worst(t)?.finding;
  return {
    level: red ? 'error' : 'warning',
    title: title(`${t.name}: ${OUTCOMES[o].word}`),
    message: message([o === 'errored' && found ? '' : evidence(t), found?.reason ?? '', ...asked(found)]),
    place: found?.place ?? testPlace(t),
  };
}

/** The criterion or check that was not met, and the agent's own words. */
function asked(found: Finding | undefined): readonly string[] {
  if (!found) return [];
  const said = quoteBeside(found);
  const name = found.kind === 'criterion' ? `Criterion: ${found.name}` : found.kind === 'check' ? `Check: ${found.name}` : '';
  return [name, said === '' ? '' : `The agent: “${clip(said, 500)}”`];
}

const ofProblem = (p: Problem): Annotation => ({
  level: p.severity,
  title: title(p.code === 'missing_key' ? 'Viva could not test' : 'Viva'),
  message: message([p.message, p.advice, outputLines(p).trim()]),
  ...(p.place && { place: p.place }),
});

const weakened = (report: Report): readonly Annotation[] =>
  report.tests.flatMap((t) =>
    (t.weakened ?? []).map((w) => ({
      level: 'warning' as const,
      title: title(`${t.name}: asks for less`),
      message: message([w]),
      place: testPlace(t),
    })),
  );

/** Its line is of a file that is another one now, or gone. */
const removed = (report: Report): readonly Annotation[] =>
  report.tests
    .filter((t) => outcome(t) === 'removed')
    .map((t) => ({
      level: 'warning' as const,
      title: title(`${t.name}: removed`),
      message: message([`This pull request takes the test away: it ${evidence(t)}`]),
      place: { file: t.file, line: 1 },
    }));

const title = (s: string): string => clip(clean(s).replace(/\s+/g, ' ').trim(), TITLE);
const message = (parts: readonly string[]): string =>
  clip(
    parts
      .map((p) => clean(p).trim())
      .filter((p, i, all) => p !== '' && all.indexOf(p) === i)
      .join('\n'),
    MESSAGE,
  );

function atMost(list: readonly Annotation[]): readonly Annotation[] {
  if (list.length <= MOST) return list;
  const last = list[MOST - 1];
  const more = list.length - MOST;
  const shown = list.slice(0, MOST - 1);
  return last
    ? [
        ...shown,
        {
          ...last,
          message: `${clip(last.message, MESSAGE - 100)}\n… and ${more.toLocaleString('en-US')} more like this; the summary of the run lists them all.`,
        },
      ]
    : shown;
}
