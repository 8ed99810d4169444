import type { Files } from '../model/ports.ts';
import { type Problem, ProblemError, problem } from '../model/problems.ts';
import type { Rendering } from '../model/report.ts';
import { closest } from '../model/values.ts';
import type { Catalog } from './world.ts';

export interface ReportFile {
  readonly kind: string;
  /** undefined: to stdout. */
  readonly path?: string;
}

/** Other names of reports. */
const ALIASES: { readonly [name: string]: string } = { pretty: 'table' };

/** `NAME` or `NAME:path`. Throws ProblemError for a name that is not on the list. */
export function reportFiles(specs: readonly string[], catalog: Catalog): readonly ReportFile[] {
  const known = catalog.reports.map((r) => r.name);
  const problems: Problem[] = [];
  const files = specs.map((spec) => {
    const colon = spec.indexOf(':');
    const name = colon < 0 ? spec : spec.slice(0, colon);
    const kind = ALIASES[name] ?? name;
    const path = colon < 0 ? undefined : spec.slice(colon + 1).trim();
    if (!known.includes(kind)) {
      const near = closest(kind, known);
      problems.push(
        problem(
          'bad_usage',
          `no report is called \`${kind.slice(0, 40)}\`${near ? `, did you mean \`${near}\`?` : `; there are ${known.join(', ')}.`}`,
        ),
      );
    }
    return { kind, ...(path && { path }) };
  });
  if (problems.length > 0) throw new ProblemError(problems);
  return files;
}

/** Before anything runs: a report path that cannot be written is found now, not after everything was paid for. */
export async function checkReportPaths(files: Files, list: readonly ReportFile[]): Promise<void> {
  const problems: Problem[] = [];
  for (const { path } of list) {
    if (path === undefined) continue;
    const why = await files.writable(path);
    if (why !== undefined) problems.push(problem('bad_report_path', `\`${path}\` cannot be written: ${why}.`));
  }
  if (problems.length > 0) throw new ProblemError(problems);
}

export async function writeReports(files: Files, list: readonly ReportFile[], catalog: Catalog, rendering: Rendering): Promise<void> {
  for (const { kind, path } of list) {
    const report = catalog.reports.find((r) => r.name === kind);
    if (report && path !== undefined) await files.write(path, report.render(rendering));
  }
}
