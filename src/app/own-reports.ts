// Reports that a checkout brings itself: a module with `export function report(report, out)`.
import type { LoadModule } from '../model/ports.ts';
import { type Problem, ProblemError, problem } from '../model/problems.ts';
import type { Report } from '../model/report.ts';

export interface OwnReport {
  readonly file: string;
  /** undefined: to stdout. */
  readonly path?: string;
  /** What it wrote. Rejects with what it threw. */
  render(report: Report): Promise<string>;
}

const MODULE = /^(.+\.[cm]?[jt]s)(?::(.+))?$/;

/** A name has no dot in it, nor a slash. */
export const isModule = (spec: string): boolean => MODULE.test(spec) || /^\.{0,2}\//.test(spec);

type Reporter = (report: Report, out: { write(text: string): void }) => unknown;

const isReporter = (value: unknown): value is Reporter => typeof value === 'function';

/** Before anything runs. Throws ProblemError for what is no module, or has no such function. */
export async function loadOwnReports(specs: readonly string[], load: LoadModule): Promise<readonly OwnReport[]> {
  const problems: Problem[] = [];
  const reports: OwnReport[] = [];
  for (const spec of specs) {
    const [, file = spec, path] = MODULE.exec(spec) ?? [];
    const loaded = await load(file);
    if ('problem' in loaded) problems.push(loaded.problem);
    else {
      const { report: write } = loaded.exports;
      if (isReporter(write))
        reports.push({ file, ...(path !== undefined && { path: path.trim() }), render: (report) => written(write, report) });
      else
        problems.push(
          problem(
            'bad_usage',
            `\`${file}\` exports no function \`report\`.`,
            { file, line: 1 },
            'Write `export function report(report, out) { out.write(…); }`.',
          ),
        );
    }
  }
  if (problems.length > 0) throw new ProblemError(problems);
  return reports;
}

/** A copy: what it does to the report is nobody else's. */
async function written(write: Reporter, report: Report): Promise<string> {
  const parts: string[] = [];
  await write(structuredClone(report), { write: (text) => void parts.push(String(text)) });
  return parts.join('');
}
