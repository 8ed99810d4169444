// `viva calibrate` in a terminal.
import type { Calibration, CalibrationReport, Disputed, Interval, Split } from '../model/calibration.ts';
import type { Transcript } from '../model/transcript.ts';
import { conversation } from './conversation.ts';
import { clip } from './markdown.ts';
import { readable } from './readable.ts';
import { pad, terminalSafe } from './terminal.ts';

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
const shown = (criterion: string): string => terminalSafe(clip(criterion, 100));

export function calibrationText(report: CalibrationReport): string {
  const parts = [...report.judges.map(judgeText), staleText(report), ...restOf(report)];
  return parts.filter((p) => p !== '').join('\n\n');
}

function judgeText(c: Calibration): string {
  const head = `${terminalSafe(c.judge)}, prompt ${c.prompt}: ${count(c.trust.labels, 'label')}${datesOf(c)}`;
  return [head, ...(c.trust.labels > 0 ? figures(c) : []), ...correctedLines(c), ...c.disputed.map(disputedLine), ...splitLines(c)].join(
    '\n',
  );
}

const datesOf = ({ first, last }: Calibration): string =>
  first === undefined || last === undefined ? '' : first === last ? ` of ${first}` : ` of ${first} to ${last}`;

function figures({ trust, calibrated, drawn }: Calibration): readonly string[] {
  const row = (name: string, value: Interval | undefined, none: string) =>
    `  ${pad(name, 34)}${value ? `${percent(value.rate)} [${(100 * value.low).toFixed(1)}, ${(100 * value.high).toFixed(1)}]` : none}`;
  const { kappa } = trust;
  return [
    row('agreement', trust.agreement, ''),
    row('passes what people pass', trust.true_positive, 'people passed nothing'),
    row('fails what people fail', trust.true_negative, 'people failed nothing'),
    `  ${pad("Cohen's kappa", 34)}${kappa ? `${kappa.rate.toFixed(2)} [${kappa.low.toFixed(2)}, ${kappa.high.toFixed(2)}]` : 'shown from 30 labels with 10 of the rarer kind'}`,
    ...(drawn > 0
      ? [`  ${count(drawn, 'label')} drawn at random among passes: weighted in the two rates by how seldom they are drawn.`]
      : []),
    calibrated
      ? '  Calibrated: both rates are 80 % or more, also at the lower end of their 95 % intervals.'
      : '  Not calibrated: that needs both rates at 80 % or more, also at the lower end of their 95 % intervals.',
  ];
}

function correctedLines({ corrected, verdicts, trust }: Calibration): readonly string[] {
  if (verdicts.all === 0) return ['  No verdicts of this judge are stored here.'];
  const observed = `  Of ${count(verdicts.all, 'stored verdict')} ${percent(verdicts.passed / verdicts.all)} passed`;
  if (corrected !== undefined) return [`${observed}; without the judge’s errors about ${percent(corrected)} (Rogan-Gladen).`];
  return [`${observed}${trust.labels > 0 && trust.labels < 50 ? '; corrected from 50 labels on' : ''}.`];
}

const disputedLine = ({ criterion, labels, judge_pass, human_pass }: Disputed): string => {
  const said = [
    ...(judge_pass > 0 ? [`passed ${judge_pass} that people fail`] : []),
    ...(human_pass > 0 ? [`failed ${human_pass} that people pass`] : []),
  ];
  return `  differs in ${judge_pass + human_pass} of ${labels}: “${shown(criterion)}”: the judge ${said.join(', ')}`;
};

const splitLines = ({ splits }: Calibration): readonly string[] =>
  splits.map(
    ({ criterion, failures, split, ambiguous }: Split) =>
      `  split ${split} of ${failures}: “${shown(criterion)}”: asked again, the judge did not stay with its fail${ambiguous ? '; this criterion is ambiguous: say more exactly what is meant' : ''}`,
  );

function staleText({ stale }: CalibrationReport): string {
  if (stale.length === 0) return '';
  const lines = stale.map(
    ({ judge, prompt, labels, why }) =>
      `  ${count(labels, 'label')} of ${terminalSafe(judge)}${prompt === undefined ? '' : `, prompt ${prompt.slice(0, 16)}`}: ${why === 'judge' ? 'another judge' : 'another prompt or other parameters'}`,
  );
  return [
    'stale: these labels tell nothing about the judge that is asked now.',
    ...lines,
    '  `viva run --reeval` asks it about stored runs; labels of these count again.',
  ].join('\n');
}

function restOf({ file, unknown, waiting, offered, passes, judges }: CalibrationReport): readonly string[] {
  const labels = judges.reduce((sum, j) => sum + j.trust.labels, 0);
  return [
    ...(unknown > 0
      ? [`${count(unknown, 'label')} without \`judged\`, \`judge\` and \`prompt\`, whose runs are not stored here: not counted.`]
      : []),
    ...(labels + unknown + waiting === 0 ? [`No labels yet in ${file}.`] : []),
    ...(waiting > 0
      ? [
          `${count(waiting, 'label')} in ${file} ${waiting === 1 ? 'waits' : 'wait'} for you: write pass or fail behind \`human:\`${offered > 0 ? ` (${offered} drawn now)` : ''}.`,
        ]
      : []),
    ...(offered === 0 && passes > 0
      ? [`${count(passes, 'pass')}`.replace(/passs$/, 'passes') + ' without a label: `viva calibrate --offer` draws 1 in 20 of them.']
      : []),
  ];
}

/** What a person reads before saying pass or fail: without the judge's word, which would sway. */
export function toLabel(
  label: { readonly test: string; readonly criterion: string; readonly round?: number | undefined },
  transcript: Transcript | undefined,
): string {
  const round = label.round === undefined ? '' : ` (round ${label.round})`;
  const said = transcript
    ? readable(conversation(transcript, [], { message: 2000, data: 600, events: 60, total: 20_000 }))
    : '(the run is not stored here)';
  return `── ${terminalSafe(label.test)}\n   ${shown(label.criterion)}${round}\n\n${said}`;
}
