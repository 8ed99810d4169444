// How many tests pass on the base branch, commit by commit, as a chart that GitHub draws.
import type { Rendering } from '../model/report.ts';
import { baseName } from './facts.ts';
import { fenced, text } from './markdown.ts';

/** Two points are a line, not a trend. */
const LEAST = 3;
/** More would not fit side by side. */
const MOST = 20;

/** By itself the line is so pale that it is not seen on white. */
const COLOUR = '%%{init: {"themeVariables": {"xyChart": {"plotColorPalette": "#0969da"}}}}%%';

/** undefined: there is too little to see. Nothing that others wrote stands within the chart: figures and the beginnings of hashes. */
export function trend({ report }: Rendering): string | undefined {
  const points = (report.trend ?? []).slice(-MOST);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < LEAST || !first || !last) return undefined;
  const percent = (p: typeof first) => Number(((100 * p.passed) / p.completed).toFixed(1));
  const chart = [
    COLOUR,
    'xychart-beta',
    `  x-axis [${points.map((p) => `"${p.commit.replace(/[^0-9a-f]/gi, '').slice(0, 7)}"`).join(', ')}]`,
    '  y-axis "tests that pass, %" 0 --> 100',
    `  line [${points.map(percent).join(', ')}]`,
  ].join('\n');
  const words = `**${text(baseName(report))}, commit by commit**: ${last.passed} of ${last.completed} tests pass`;
  return `${words}\n\n${fenced(chart, 'mermaid')}`;
}
