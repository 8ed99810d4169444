// Under a failed test in the terminal: each criterion and check that was not met, at its line.
import type { Finding } from '../model/finding.ts';
import type { TestReport } from '../model/report.ts';
import { quoteBeside } from './facts.ts';
import { asked, inRound, SUSPECTED } from './finding-words.ts';

const MOST = 8;

interface Found {
  readonly finding: Finding;
  readonly runs: number;
}

/** Each once, with how many runs show it; what a test must never do first, then what failed, then what could not be told. */
export function failures(test: TestReport): readonly string[] {
  const found = new Map<string, Found>();
  for (const finding of test.runs.flatMap((run) => run.findings)) {
    if (finding.result !== 'fail' && finding.result !== 'error') continue;
    const key = JSON.stringify([finding.kind, finding.name, finding.round, finding.place.line, finding.result]);
    found.set(key, { finding: found.get(key)?.finding ?? finding, runs: (found.get(key)?.runs ?? 0) + 1 });
  }
  const weight = ({ finding: f }: Found) => (f.kind === 'never' ? 0 : f.result === 'fail' ? 1 : 2);
  const all = [...found.values()].sort((a, b) => weight(a) - weight(b));
  const told = all.slice(0, MOST).map((f) => line(f, test.runs.length));
  return all.length > MOST ? [...told, `… and ${all.length - MOST} more`] : told;
}

function line({ finding: f, runs }: Found, of: number): string {
  const often = of > 1 ? `, in ${runs} of ${of} runs` : '';
  const said = f.result === 'fail' ? quoteBeside(f) : '';
  const reason = f.reason.trim();
  return [
    `${f.place.file}:${f.place.line} ${asked(f)}${inRound(f)}${often}`,
    reason === '' ? '' : `: ${reason}`,
    said === '' ? '' : `${/[.!?…]$/.test(reason) ? '' : '.'} “${said}”`,
  ].join('');
}

/** Also where the judge passed it: somebody should look. */
export function suspicions(test: TestReport): readonly string[] {
  const found = test.runs.flatMap((run) => run.findings.filter((f) => f.injection_suspected));
  const distinct = new Map(found.map((f) => [`${f.name} ${f.round}`, f]));
  return [...distinct.values()].slice(0, 3).map((f) => `${f.place.file}:${f.place.line} ${asked(f)}${inRound(f)}: ${SUSPECTED}`);
}
