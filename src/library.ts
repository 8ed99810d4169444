// The package's exports, and nothing else.
export { compare } from './score/compare.ts';
export { evidence, fixedEvidence, liveEvidence, meanRate, wilson } from './score/evidence.ts';
export type { Finding } from './model/finding.ts';
export type { Comparison, Decision, Report, RunReport, TestReport } from './model/report.ts';
export type { Event, Transcript } from './model/transcript.ts';
export { type Options, run } from './run-library.ts';
