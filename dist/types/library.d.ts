export type { Finding } from './model/finding.ts';
export type { Comparison, Counts, Decision, Report, RunReport, TestReport } from './model/report.ts';
export type { Event, Transcript } from './model/transcript.ts';
export { type Compared, compare, type Sides } from './score/compare.ts';
export { evidence, fixedEvidence, liveEvidence, meanRate, wilson } from './score/evidence.ts';
