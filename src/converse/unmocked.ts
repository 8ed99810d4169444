import type { ToolCall } from '../model/agents.ts';
import type { Redact } from '../model/ports.ts';
import type { Test } from '../model/suite.ts';
import { closest } from '../model/values.ts';
import { piece, redactJson } from './redact.ts';

const MOST_ARGS = 500;

/** Names tool, arguments, round and place, and gives the mock to paste. */
export function unmockedText(call: ToolCall, round: number, test: Test, known: boolean, redact: Redact): string {
  const args = piece(JSON.stringify(redactJson(call.args, redact)), MOST_ARGS);
  const name = redact(call.name);
  const what = known ? 'has no mock that fits' : 'has no mock';
  const near = known ? undefined : closest(call.name, Object.keys(test.mocks));
  const advice = known
    ? 'Add one to its list, for example:'
    : near === undefined
      ? 'Add to the test:'
      : `Did you mean \`${near}\` of the test’s mocks? Then call it so there; else add:`;
  // One line, in flow style: tables and annotations join lines, and what is pasted from there still has to be YAML.
  const mock = known ? '[{ returns: { ok: true } }]' : '{ returns: { ok: true } }';
  return [
    `the agent called ${JSON.stringify(name)}, which ${what} (round ${round}, arguments ${args}; ${test.place.file}:${test.place.line}).`,
    advice,
    `mocks: { ${yamlKey(name)}: ${mock} }`,
  ].join('\n');
}

/** Words that YAML reads as something else than text are quoted, as is everything unusual. */
function yamlKey(name: string): string {
  return /^[A-Za-z_][\w./-]*$/.test(name) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(name) ? name : JSON.stringify(name);
}
