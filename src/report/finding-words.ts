// What a finding is about, and what a code means, for people: codes have fields of their own.
import { type Finding, SKIPS } from '../model/finding.ts';
import type { RunCode } from '../model/transcript.ts';
import { clip } from './markdown.ts';

const CODES: { readonly [code in RunCode]: string } = {
  CRASH: 'the agent crashed',
  TIMEOUT: 'out of time',
  EMPTY_OUTPUT: 'an empty answer',
  FORMAT_DRIFT: 'another form than expected',
  SCHEMA_MISMATCH: 'does not fit its schema',
  TRAJECTORY_MISMATCH: 'other tools than expected',
  TELEMETRY: 'too slow or too expensive',
  LIMIT: 'over a limit',
  LLM_JUDGE_FAIL: 'not met',
  AGENT_ERROR: 'the agent could not be asked',
  JUDGE_ERROR: 'the judge gave no verdict',
  UNMOCKED_TOOL: 'a tool without a mock',
  HARNESS_ERROR: 'the run broke',
};

export const codeInWords = (code: string): string => (Object.hasOwn(CODES, code) ? CODES[code as RunCode] : (SKIPS[code] ?? code));

/** "criterion “Is friendly”", "check contains", "never: calls “x”", "out of time". */
export function asked(f: Finding, most = 200): string {
  const name = clip(f.name, most);
  if (f.kind === 'criterion') return `criterion “${name}”`;
  if (f.kind === 'check') return `check ${name}`;
  return f.kind === 'never' ? `never: ${name}` : codeInWords(f.name);
}

export const inRound = ({ round }: Finding): string => (round === undefined ? '' : ` (round ${round})`);

/** Criteria whose judge saw the agent speak to it. */
export const SUSPECTED = 'the agent’s text looks as if it spoke to the judge';
